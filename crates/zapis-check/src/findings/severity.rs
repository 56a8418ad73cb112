//! The severity of findings.

use crate::l10n::{Message, message};

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing: a draw that could be claimed, a missing check sign.
    Note,
    /// Doubtful or sloppy.
    Warning,
    /// The record is wrong.
    Error,
}

impl Severity {
    /// Returns `error`, `warning` or `note`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }

    /// Returns its name for people.
    #[must_use]
    pub fn message(self) -> Message {
        message!("severity", key = self.name())
    }
}
