//! The list that players are compared with: opened, plain or compressed, and looked at before the records are read.

use std::io::{self, BufReader, Read};
use std::path::Path;

use crate::database::{Archive, ArchiveFinding, begins_player_list, check_players};
use crate::l10n::message;
use crate::text::{Input, PackedError};

use super::super::error::{Error, io_reason, named};

/// The number of bytes read at once.
const ROOM: usize = 1 << 17;
/// In this many bytes a list has a player.
const GLANCE: u64 = 1 << 20;

/// Compares the players of an archive with a list.
pub(super) fn compare_with_list(archive: &Archive, list: &Path) -> Result<Vec<ArchiveFinding>, Error> {
    let name = list.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut reader = BufReader::with_capacity(ROOM, open(list)?);
    check_players(archive, &mut reader, &name).map_err(|error| unreadable(list, &error))?.ok_or_else(|| no_list(list))
}

/// Refuses what does not begin as a list of players; what can be read only once is not looked at.
pub(super) fn refuse_no_list(list: &Path) -> Result<(), Error> {
    if Input::File(list.to_owned()).stored_len().is_none() && !list.is_dir() && list.exists() {
        return Ok(());
    }
    let mut beginning = BufReader::new(open(list)?.take(GLANCE));
    let is_list = begins_player_list(&mut beginning).map_err(|error| unreadable(list, &error))?;
    if is_list { Ok(()) } else { Err(no_list(list)) }
}

fn open(list: &Path) -> Result<Box<dyn Read + Send>, Error> {
    let opened = Input::File(list.to_owned()).open_other();
    Ok(opened.map_err(|error| unreadable(list, &error))?.reader)
}

fn unreadable(list: &Path, error: &io::Error) -> Error {
    let packed = error.get_ref().and_then(|inner| inner.downcast_ref::<PackedError>());
    let reason = match packed {
        Some(PackedError::NoRecordFile | PackedError::SeveralRecordFiles) => message!("player-list-archive"),
        _ => io_reason(error),
    };
    Error::Usage(message!("cannot-read", path = named(list), reason = reason))
}

fn no_list(list: &Path) -> Error {
    Error::Usage(message!("player-list-none", path = named(list)))
}
