//! The file that says which records are one event.

use std::path::Path;

use crate::front::EventList;
use crate::l10n::message;

use super::CommandError;

/// Reads a file.
pub(super) fn read(path: &Path) -> Result<EventList, CommandError> {
    let shown = || path.to_string_lossy().into_owned();
    let text = std::fs::read_to_string(path).map_err(|error| {
        CommandError::Usage(message!("cannot-read", path = shown(), reason = super::io_reason(&error)))
    })?;
    EventList::from_toml(&text)
        .map_err(|reason| CommandError::Usage(message!("events-unreadable", path = shown(), reason = reason)))
}
