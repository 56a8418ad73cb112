//! Article numbers, and how certain they are.

use std::fmt;

/// How certain an article number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// Read in the text of the edition.
    Verified,
    /// Taken from a summary, or inferred from the editions before and after: it must be marked when shown.
    Secondary,
}

impl Certainty {
    /// Returns the remark on a number that has to be marked.
    #[must_use]
    pub fn remark(self) -> Option<&'static str> {
        (self == Self::Secondary).then_some("not verified")
    }
}

/// A citation of an article: `9.2.2`, or an appendix: `App. C`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    /// The number in the style of the edition; a range has an en dash: `9.5.1–9.5.3`.
    pub number: &'static str,
    /// How certain the number is.
    pub certainty: Certainty,
}

impl fmt::Display for Article {
    /// Formats the number, with a mark if it is secondary: `9.2b (not verified)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number)?;
        match self.certainty {
            Certainty::Verified => Ok(()),
            Certainty::Secondary => f.write_str(" (not verified)"),
        }
    }
}
