//! What could not be read, and why.

use std::fmt;

use crate::l10n::{Language, Message, message};
use crate::text::Visible;

/// An input that could not be read, or not to its end, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The path of the file; it may hold control characters. Empty for a fault of zapis itself.
    pub path: String,
    /// The reason.
    pub reason: Message,
}

impl Unread {
    /// Returns its message, in a language yet to be chosen; the path in it is not safe to show.
    #[must_use]
    pub fn message(&self) -> Message {
        let reason = self.reason.clone();
        if self.path.is_empty() {
            return reason;
        }
        message!("cannot-read", path = self.path.as_str(), reason = reason)
    }

    /// Returns its message in a language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        Visible(&self.message().in_language(language)).to_string()
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}
