//! Errors of the library.

use std::fmt;
use std::io;
use std::path::Path;

use crate::l10n::{Message, message};
use crate::text::{GotShorter, NotSetDown, PackedError, WithoutEnd, system_error};

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
    /// The request is invalid.
    Usage(Message),
    /// An input cannot be read.
    Read(Unread),
}

impl Error {
    /// Returns its message, in a language yet to be chosen.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Write { place, error } => {
                message!("cannot-write", place = place.clone(), reason = io_reason(error))
            }
            Self::Usage(message) => message.clone(),
            Self::Read(unread) => unread.message(),
        }
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
            Self::Usage(_) | Self::Read(_) => None,
        }
    }
}

/// Returns the message of an I/O error; rare errors keep the words of the operating system.
#[must_use]
pub fn io_reason(error: &io::Error) -> Message {
    let inner = error.get_ref();
    if let Some(packed) = inner.and_then(|inner| inner.downcast_ref::<PackedError>()) {
        packed.message()
    } else if let Some(shorter) = inner.and_then(|inner| inner.downcast_ref::<GotShorter>()) {
        shorter.message()
    } else if let Some(room) = inner.and_then(|inner| inner.downcast_ref::<NotSetDown>()) {
        room.message()
    } else if let Some(device) = inner.and_then(|inner| inner.downcast_ref::<WithoutEnd>()) {
        device.message()
    } else {
        system_error(error)
    }
}

/// Returns the name of an output; not safe to show.
#[must_use]
pub fn named(path: &Path) -> Message {
    message!("verbatim", text = path.to_string_lossy().into_owned())
}
