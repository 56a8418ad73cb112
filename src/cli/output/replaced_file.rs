//! A file replaced by its edited text, or the difference shown.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io::{self, BufReader, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use zapis::{FixedFile, Inputs};
use zapis::{Message, message};

use super::file_identity::place_of;
use super::kept_attributes::NotKept;
use super::part_file::PartFile;
use super::sink::Sink;
use crate::cli::{CommandError, io_reason, named};

/// Shows whether a file was written in the meantime.
#[derive(PartialEq, Eq)]
pub(crate) struct Stamp {
    len: u64,
    modified: Option<SystemTime>,
}

impl Stamp {
    /// Notes the state of the files that are read.
    pub(crate) fn of_all(inputs: &Inputs) -> HashMap<PathBuf, Self> {
        inputs.file_paths().filter_map(|path| Some((path.to_owned(), Self::of(path)?))).collect()
    }

    fn of(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok()?;
        Some(Self { len: metadata.len(), modified: metadata.modified().ok() })
    }
}

/// Replaces a file by its edited text, as a whole or not at all. Fails with the reason.
pub(crate) fn replaced(
    file: &FixedFile,
    path: &Path,
    stored: Option<&Stamp>,
    backup: Option<&OsStr>,
) -> Result<NotKept, Message> {
    let reason = |error: io::Error| io_reason(&error);
    let metadata = fs::metadata(path).map_err(reason)?;
    if metadata.permissions().readonly() {
        return Err(message!("file-is-read-only"));
    }
    let part = PartFile::create(path).map_err(reason)?;
    let mut out = BufWriter::new(part.stream().map_err(reason)?);
    let stored_bytes = BufReader::new(file.open().map_err(reason)?);
    io::copy(&mut file.edits.made_in(stored_bytes), &mut out).map_err(reason)?;
    out.flush().map_err(reason)?;
    drop(out);
    if Stamp::of(path).as_ref() != stored {
        return Err(message!("file-changed-meanwhile"));
    }
    if let Some(ending) = backup {
        keep_as_it_was(path, ending)?;
    }
    part.finish().map_err(reason)
}

/// Keeps a file under its name and an ending.
fn keep_as_it_was(path: &Path, ending: &OsStr) -> Result<(), Message> {
    let mut name = OsString::from(path);
    name.push(ending);
    let (from, to) = (place_of(path), PathBuf::from(name));
    let kept = fs::hard_link(&from, &to).or_else(|error| {
        if error.kind() == io::ErrorKind::AlreadyExists {
            return Err(error);
        }
        // Not every file system lets a file have two names.
        let mut out = fs::File::create_new(&to)?;
        io::copy(&mut fs::File::open(&from)?, &mut out)?;
        out.sync_all()
    });
    kept.map_err(|error| message!("no-backup", path = named(&to), reason = io_reason(&error)))
}

/// Shows what would be changed in a file.
pub(crate) fn write_diff(file: &FixedFile, sink: &mut Sink) -> Result<(), CommandError> {
    // A person reads text; a program reads bytes.
    let is_decoded = io::stdout().is_terminal();
    sink.write(|out| file.write_diff(is_decoded, out))
}
