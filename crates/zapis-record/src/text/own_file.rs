//! Files that zapis writes for itself, and reads in the next run.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;

use crate::l10n::{Message, message};

use super::io_reason::io_reason;

/// Opens a file; `None` if it does not exist yet. What is not a file is refused.
///
/// # Errors
///
/// Fails if the file cannot be read.
pub fn open_own(path: &Path, refused: impl FnOnce() -> Message) -> Result<Option<File>, Message> {
    let shown = path.to_string_lossy().into_owned();
    let unreadable = |error| message!("cannot-read", path = shown, reason = io_reason(&error));
    match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => Err(refused()),
        Ok(_) => File::open(path).map(Some).map_err(unreadable),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unreadable(error)),
    }
}
