//! The tags whose texts an archive keeps, and whether a value is known.

macro_rules! tags {
    ($($tag:ident)*) => {
        /// A tag whose text an entry keeps.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Tag {
            $(
                #[doc = concat!("`[", stringify!($tag), " \"…\"]`")]
                $tag,
            )*
        }

        /// The tags whose texts an entry keeps, in the order of [`IndexEntry::tags`](crate::database::IndexEntry::tags).
        pub const ENTRY_TAGS: [Tag; [$(stringify!($tag)),*].len()] = [$(Tag::$tag),*];

        impl Tag {
            /// Returns the name as in PGN.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$tag => stringify!($tag),)*
                }
            }

            /// Finds a tag by its name as in PGN.
            #[must_use]
            pub fn by_name(name: &str) -> Option<Self> {
                match name {
                    $(stringify!($tag) => Some(Self::$tag),)*
                    _ => None,
                }
            }
        }
    };
}

tags! {
    Event Site Date Round White Black Result
    Board Section Stage EventDate EventType EventRounds EventSponsor
    WhiteElo BlackElo WhiteFideId BlackFideId WhiteTitle BlackTitle WhiteTeam BlackTeam
    Termination TimeControl ECO UTCTime
    UTCDate WhiteFederation BlackFederation
}

/// Longer texts are cut.
pub(super) const LONGEST_TEXT: usize = 400;

/// Returns the text of a tag, whose escapes are resolved, as entries keep it.
pub(in crate::database) fn entry_text(text: &str) -> &str {
    // Nearly all values have no blanks around them, and begin and end with a letter or an ASCII sign.
    let is_bare =
        [text.as_bytes().first(), text.as_bytes().last()].iter().flatten().all(|byte| byte.is_ascii_graphic());
    let text = if is_bare { text } else { text.trim() };
    &text[..text.floor_char_boundary(LONGEST_TEXT)]
}

/// Returns true if a value is known: not empty, `?` or `-`.
#[must_use]
pub fn is_said(value: &str) -> bool {
    value.chars().any(char::is_alphanumeric)
}
