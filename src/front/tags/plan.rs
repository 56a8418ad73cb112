//! The changes to the tags of every record.

use crate::l10n::message;

use super::super::error::Error;

/// The tags of the standard's export format, in their order (PGN 8.1.1).
pub(super) const SEVEN: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
/// Tags that the meaning of the moves depends on.
pub(super) const NEEDED: [&str; 4] = ["SetUp", "FEN", "Variant", "Files"];

/// The changes to the tags of every record: rename, drop, normalize dates and results, set, add, count plies, in this
/// order.
///
/// ```
/// use zapis::{Options, Tags};
/// let tags = Tags::default().set("Event", "Candidates")?.drop(["Annotator"]).dates();
/// let tagged = zapis::tags("[Event \"?\"]\n[Date \"1953.8.30\"]\n[Annotator \"X\"]\n\n1. d4 *\n", &tags, &Options::default(), None)?;
/// assert_eq!(tagged.files[0].mended().unwrap(), b"[Event \"Candidates\"]\n[Date \"1953.08.30\"]\n\n1. d4 *\n");
/// # Ok::<(), zapis::Error>(())
/// ```
#[expect(clippy::struct_excessive_bools, reason = "each is a separate task")]
#[derive(Clone, Debug, Default)]
pub struct Tags {
    pub(super) renamed: Vec<(String, String)>,
    pub(super) dropped: Vec<String>,
    pub(super) keeps_seven: bool,
    /// The only tags that are kept, if any are given.
    pub(super) kept: Vec<String>,
    pub(super) dates: bool,
    pub(super) results: bool,
    pub(super) set: Vec<(String, String)>,
    pub(super) added: Vec<(String, String)>,
    pub(super) completes: bool,
    pub(super) ply_count: bool,
    pub(super) openings: bool,
}

impl Tags {
    /// Sets a tag in every record, whether the record has it or not.
    ///
    /// # Errors
    /// Fails if the name is not letters, digits and `_` as in the standard, or if the value has more than one line.
    pub fn set(mut self, name: &str, value: &str) -> Result<Self, Error> {
        self.set.push(checked(name, value)?);
        Ok(self)
    }

    /// Adds a tag to the records that lack it, or have only `?` or nothing in it.
    ///
    /// # Errors
    /// Fails if [`Tags::set`] does.
    pub fn add(mut self, name: &str, value: &str) -> Result<Self, Error> {
        self.added.push(checked(name, value)?);
        Ok(self)
    }

    /// Renames a tag. A record that has both names keeps both, which is reported, unless they have the same value.
    ///
    /// # Errors
    /// Fails if the new name is invalid.
    pub fn rename(mut self, from: &str, to: &str) -> Result<Self, Error> {
        let (to, _) = checked(to, "")?;
        self.renamed.push((from.to_owned(), to));
        Ok(self)
    }

    /// Drops tags.
    #[must_use]
    pub fn drop<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.dropped.extend(names.into_iter().map(Into::into));
        self
    }

    /// Drops all tags but the seven of the standard, and those that the moves depend on: `FEN`, `SetUp`, `Variant`,
    /// `Files`.
    #[must_use]
    pub const fn keep_seven(mut self) -> Self {
        self.keeps_seven = true;
        self
    }

    /// Drops all tags but these, and those that the moves depend on; with [`Tags::keep_seven`] the seven are kept too.
    #[must_use]
    pub fn keep<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.kept.extend(names.into_iter().map(Into::into));
        self
    }

    /// Adds those of the seven that are missing, without a value; the result as the moves end.
    #[must_use]
    pub const fn complete(mut self) -> Self {
        self.completes = true;
        self
    }

    /// Normalizes dates that are unambiguous; the others are reported.
    #[must_use]
    pub const fn dates(mut self) -> Self {
        self.dates = true;
        self
    }

    /// Normalizes results, and fills in a missing one as the moves end.
    #[must_use]
    pub const fn results(mut self) -> Self {
        self.results = true;
        self
    }

    /// Sets `PlyCount` to the number of plies of the main line, if all of it can be played; other records are reported.
    #[must_use]
    pub const fn ply_count(mut self) -> Self {
        self.ply_count = true;
        self
    }

    /// Sets `ECO` and `Opening` to the opening played, by the last position that has a name; without one, tags stay.
    #[must_use]
    pub const fn openings(mut self) -> Self {
        self.openings = true;
        self
    }

    /// Returns true if there is nothing to do.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let Self { renamed, dropped, keeps_seven, kept, dates, results, set, added, completes, ply_count, openings } =
            self;
        renamed.is_empty()
            && dropped.is_empty()
            && kept.is_empty()
            && set.is_empty()
            && added.is_empty()
            && !(*keeps_seven || *dates || *results || *completes || *ply_count || *openings)
    }
}

fn checked(name: &str, value: &str) -> Result<(String, String), Error> {
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && name.bytes().next().is_some_and(|byte| byte.is_ascii_alphanumeric());
    if !is_name {
        return Err(Error::Usage(message!("tag-name-wrong", name = name)));
    }
    if value.chars().any(char::is_control) {
        return Err(Error::Usage(message!("tag-value-wrong", name = name)));
    }
    Ok((name.to_owned(), value.to_owned()))
}
