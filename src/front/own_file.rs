//! Files that zapis writes for itself, and reads in the next run.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::l10n::message;

use super::error::{Error, io_reason, named};

/// Opens a file; `None` if it does not exist yet. What is not a file is refused.
pub(super) fn open_own(path: &Path, refused: impl FnOnce() -> Error) -> Result<Option<File>, Error> {
    match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => Err(refused()),
        Ok(_) => File::open(path).map(Some).map_err(|error| unreadable(path, &error)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unreadable(path, &error)),
    }
}

pub(super) fn unreadable(path: &Path, error: &io::Error) -> Error {
    Error::Usage(message!("cannot-read", path = named(path), reason = io_reason(error)))
}
