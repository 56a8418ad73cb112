//! The names of the games that can be played.

use crate::record::Record;

use super::table::games;

macro_rules! systems {
    ($($folder:ident: $game:ident { $($system:ident $name:literal $doc:literal),+ })+) => {
        /// A game in one of its forms.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum System {
            $($(#[doc = $doc] $system,)+)+
        }

        /// A game, whatever its form.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameKind {
            $(#[doc = concat!("What [`", stringify!($game), "`](super::", stringify!($game), ") plays.")] $game,)+
        }

        impl GameKind {
            /// All games, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$game,)+];
        }

        impl System {
            /// All systems, in the order of the table.
            pub const ALL: &'static [Self] = &[$($(Self::$system,)+)+];

            /// Returns the name used in options and in JSON.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Self::$system => $name,)+)+
                }
            }

            /// Returns a short English description, for use in a sentence.
            #[must_use]
            pub const fn about(self) -> &'static str {
                match self {
                    $($(Self::$system => $doc,)+)+
                }
            }

            /// Returns the game that this is a form of.
            #[must_use]
            pub const fn kind(self) -> GameKind {
                match self {
                    $($(Self::$system => GameKind::$game,)+)+
                }
            }
        }
    };
}

games!(systems);

impl GameKind {
    /// The game of every record that does not state another one.
    pub const USUAL: Self = Self::Chess;
}

impl System {
    /// Returns the usual form of a game, the first one in the table.
    #[must_use]
    pub fn usual_of(kind: GameKind) -> Option<Self> {
        Self::ALL.iter().copied().find(|system| system.kind() == kind)
    }

    /// Finds the system with a name used in options and in JSON.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|system| system.name() == name)
    }
}

/// Returns the value of the Variant tag of a record, in lower case and without blanks and signs.
pub(super) fn variant(record: &Record<'_>) -> Option<String> {
    let value = record.slice(record.tag_pair("Variant")?.value);
    Some(value.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_system_is_found_by_its_name() {
        for system in System::ALL {
            assert_eq!(System::by_name(system.name()), Some(*system));
        }
        assert_eq!(System::by_name("bridge"), None);
    }
}
