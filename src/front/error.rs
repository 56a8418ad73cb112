//! Errors of the library.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::l10n::{Message, message};
#[cfg(feature = "database")]
use crate::select::ConditionError;
pub use crate::text::io_reason;
#[cfg(feature = "database")]
use crate::tournament::tie_break::{Rules, TieBreak};

use super::unread::Unread;

/// An error of the library; its `Display` is English.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// An output could not be written.
    Write {
        /// The output.
        place: Message,
        /// The system's error.
        error: io::Error,
    },
    /// A name that is not known.
    Unknown {
        /// The kind of name.
        what: NameKind,
        /// The name, as given.
        name: String,
        /// The most similar known name.
        near: Option<&'static str>,
    },
    /// A condition or an order that cannot be parsed.
    Unreadable {
        /// The kind of text.
        what: ParsedText,
        /// The text.
        text: String,
        /// The column of the fault, in characters, from 1.
        column: usize,
        /// The fault.
        reason: Message,
    },
    /// A position that cannot be read or be played from.
    Position(Vec<Message>),
    /// A settings file that cannot be parsed.
    Settings {
        /// The file.
        path: PathBuf,
        /// The line of the fault, from 1.
        line: u64,
        /// Its column, from 1.
        column: u64,
        /// The fault.
        reason: Message,
    },
    /// A setting with an invalid value.
    Setting {
        /// The settings file.
        path: PathBuf,
        /// What is wrong with the value.
        error: Box<Error>,
    },
    /// The request is invalid for another reason.
    Usage(Message),
    /// An input cannot be read.
    Read(Unread),
}

/// The kind of a name in an [`Error::Unknown`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NameKind {
    /// The letters of pieces in a language.
    Letters,
    /// The encoding of a file.
    Encoding,
    /// An edition of the laws.
    Edition,
    /// A finding or a family of findings.
    Finding,
    /// A column of a table.
    Column,
    /// A game.
    System,
    /// The kind of inputs.
    Input,
    /// The severity of a finding.
    Severity,
    /// What is counted as an error.
    Denied,
    /// Which copy of a record is kept.
    Kept,
    /// The regulations of tie-breaks.
    TieBreakRules,
    /// A tie-break.
    TieBreak,
}

impl NameKind {
    /// Returns the message that a name is unknown.
    fn unknown(self, name: &str) -> Message {
        match self {
            Self::Letters => message!("unknown-letters", name = name),
            Self::Encoding => message!("unknown-encoding", name = name),
            Self::Edition => message!("unknown-edition", name = name),
            Self::Finding => message!("unknown-finding", name = name),
            Self::Column => message!("unknown-field", name = name),
            Self::System => message!("unknown-system", name = name),
            Self::Input => message!("unknown-input", name = name),
            Self::Severity => message!("unknown-severity", name = name),
            Self::Denied => message!("unknown-denied", name = name),
            Self::Kept => message!("unknown-keep", name = name),
            #[cfg(feature = "database")]
            Self::TieBreakRules => {
                let known: Vec<&str> = Rules::ALL.iter().map(|rules| rules.name()).collect();
                message!("standings-unknown-rules", name = name, known = known.join(", "))
            }
            #[cfg(feature = "database")]
            Self::TieBreak => {
                let known: Vec<&str> = TieBreak::codes().collect();
                message!("standings-unknown-tie-break", text = name, known = known.join(", "))
            }
            #[cfg(not(feature = "database"))]
            Self::TieBreakRules | Self::TieBreak => message!("verbatim", text = name),
        }
    }
}

/// The kind of text in an [`Error::Unreadable`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParsedText {
    /// A condition on records.
    Condition,
    /// An order of records, or the fields that they are split by.
    Order,
}

impl Error {
    /// Refuses a text that cannot be parsed.
    #[cfg(feature = "database")]
    pub(super) fn unreadable(what: ParsedText, text: &str, error: &ConditionError) -> Self {
        let column = text.get(..error.at).map_or(0, |before| before.chars().count()) + 1;
        Self::Unreadable { what, text: text.to_owned(), column, reason: error.reason.clone() }
    }

    /// Returns its message, in a language yet to be chosen.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Write { place, error } => {
                message!("cannot-write", place = place.clone(), reason = io_reason(error))
            }
            Self::Unknown { what, name, near: None } => what.unknown(name),
            Self::Unknown { what, name, near: Some(near) } => {
                message!("with-near", what = what.unknown(name), near = *near)
            }
            Self::Unreadable { what: ParsedText::Condition, text, column, reason } => {
                message!("condition-unreadable", condition = text.as_str(), column = *column, reason = reason.clone())
            }
            Self::Unreadable { what: ParsedText::Order, text, column, reason } => {
                message!("order-unreadable", text = text.as_str(), column = *column, reason = reason.clone())
            }
            Self::Position(reasons) => message!("fen-option", reasons = reasons.clone()),
            Self::Settings { path, line, column, reason } => message!(
                "settings-wrong",
                path = path.to_string_lossy().into_owned(),
                line = *line,
                column = *column,
                reason = reason.clone()
            ),
            Self::Setting { path, error } => {
                message!("settings-value", path = path.to_string_lossy().into_owned(), reason = error.message())
            }
            Self::Usage(message) => message.clone(),
            Self::Read(unread) => unread.message(),
        }
    }
}

impl From<Message> for Error {
    fn from(reason: Message) -> Self {
        Self::Usage(reason)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Write { error, .. } => Some(error),
            Self::Setting { error, .. } => Some(error),
            _ => None,
        }
    }
}

/// Returns the name of an output; not safe to show.
#[must_use]
pub fn named(path: &Path) -> Message {
    message!("verbatim", text = path.to_string_lossy().into_owned())
}
