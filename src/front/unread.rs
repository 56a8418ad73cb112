//! What could not be read, and why.

use std::fmt;

use crate::l10n::{Language, Message, message};
use crate::text::Visible;

/// What could not be read, or not to its end, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unread {
    /// The file as it is called; it may hold controls. Empty where it is a fault of zapis itself.
    pub path: String,
    /// Why.
    pub reason: Message,
}

impl Unread {
    /// Says it, in a language yet to be chosen; what the path holds is not yet safe to show.
    pub(crate) fn message(&self) -> Message {
        let reason = self.reason.clone();
        if self.path.is_empty() {
            return reason;
        }
        message!("cannot-read", path = self.path.as_str(), reason = reason)
    }

    /// Says it in a language.
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
