//! The file that says which records are one event.

use std::io::Write;
use std::path::Path;

use crate::front::EventList;
use crate::l10n::message;

use super::part_file::PartFile;
use super::{CommandError, named};

/// Reads a file.
pub(super) fn read(path: &Path) -> Result<EventList, CommandError> {
    let shown = || path.to_string_lossy().into_owned();
    let text = std::fs::read_to_string(path).map_err(|error| {
        CommandError::Usage(message!("cannot-read", path = shown(), reason = super::io_reason(&error)))
    })?;
    EventList::from_toml(&text)
        .map_err(|reason| CommandError::Usage(message!("events-unreadable", path = shown(), reason = reason)))
}

/// Writes a draft, under a name that appears only when all of it is written.
pub(super) fn write(drafted: &str, path: &Path) -> Result<(), CommandError> {
    let written = PartFile::create(path).and_then(|file| {
        let mut stream = file.stream()?;
        stream.write_all(drafted.as_bytes())?;
        drop(stream);
        file.finish()
    });
    written.map_err(|error| CommandError::Write { place: named(path), error })
}
