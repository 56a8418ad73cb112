//! Articles, by their numbers, and how these are known.

use std::fmt;

/// Tells how an article number is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// Read in the text of the edition.
    Verified,
    /// Taken from a summary, or inferred from the editions before and after: say so when it is shown.
    Secondary,
}

/// Cites an article: `9.2.2`, or an appendix: `App. C`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    /// The number as the edition writes it; a range has an en dash: `9.5.1–9.5.3`.
    pub number: &'static str,
    /// Tells how the number is known.
    pub certainty: Certainty,
}

impl fmt::Display for Article {
    /// Writes the number, with a mark where it is secondary: `9.2b (not verified)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number)?;
        match self.certainty {
            Certainty::Verified => Ok(()),
            Certainty::Secondary => f.write_str(" (not verified)"),
        }
    }
}
