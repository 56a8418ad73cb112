//! Why something could not be done.

use std::fmt;
use std::io;
use std::path::Path;

use crate::l10n::{Message, message};
use crate::text::{GotShorter, NotSetDown, PackedError, WithoutEnd, system_error};

use super::unread::Unread;

/// Why something could not be done; its `Display` is English.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// Something could not be written.
    Write {
        /// What it was to be written to.
        place: Message,
        /// What the system said.
        error: io::Error,
    },
    /// What was asked for cannot be done.
    Usage(Message),
    /// What was to be read cannot be.
    Read(Unread),
}

impl Error {
    /// Says it, in a language yet to be chosen.
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

/// Says what an error of input or output says; the operating system's rarer words stay as they come.
pub(crate) fn io_reason(error: &io::Error) -> Message {
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

/// Names a place to write to; not yet safe to show.
pub(crate) fn named(path: &Path) -> Message {
    message!("verbatim", text = path.to_string_lossy().into_owned())
}
