//! The file that says which records are one event.

use std::path::Path;

use zapis::message;
use zapis::write::{EventList, read_given};

use super::{CommandError, named};

/// The maximum length of a list, in bytes.
const LONGEST: u64 = 1 << 25;

pub(super) fn read(path: &Path) -> Result<EventList, CommandError> {
    EventList::from_toml(&read_given(path, LONGEST)?)
        .map_err(|reason| CommandError::Usage(message!("events-unreadable", path = named(path), reason = reason)))
}
