//! The file of an index, with which an audit reads only what is new or was changed.

use std::fs;
use std::io;
use std::path::Path;

use zapis::write::{FileIndex, IndexFound, UnusableIndex};
use zapis::{Language, message};

use super::part_file::write_file;
use super::{CommandError, io_reason, named, report_error, terminal};

/// Reads an index. Returns an empty one if none exists yet, or none that can be used, which is reported.
///
/// A file that is not an index is refused: it may hold someone's data.
pub(super) fn read(path: &Path, language: Language) -> Result<Box<FileIndex>, CommandError> {
    let no_index = || CommandError::Usage(message!("no-index", path = named(path)));
    let unreadable =
        |error| CommandError::Usage(message!("cannot-read", path = named(path), reason = io_reason(&error)));
    match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return Err(no_index()),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(FileIndex::empty()),
        Err(error) => return Err(unreadable(error)),
    }
    let file = fs::File::open(path).map_err(unreadable)?;
    match FileIndex::open(Box::new(file)).map_err(unreadable)? {
        IndexFound::Index(index) => Ok(index),
        IndexFound::Unusable(index, why) => {
            let message = match why {
                UnusableIndex::Damaged => message!("index-damaged", path = named(path)),
                UnusableIndex::OtherBuild => message!("index-of-other-build", path = named(path)),
            };
            report_error(&message, language);
            Ok(index)
        }
        IndexFound::Other => Err(no_index()),
    }
}

/// Writes an index, under its name only when it is complete, and reports how many files were not read again.
pub(super) fn write(index: &FileIndex, path: &Path, shows_notes: bool, language: Language) -> Result<(), CommandError> {
    if index.n_damaged() > 0 {
        report_error(&message!("index-damaged", path = named(path)), language);
    }
    if !index.is_unchanged() {
        write_file(path, language, |stream| index.write(stream))?;
    }
    if shows_notes {
        let [kept, all] = index.n_files();
        terminal::tell(&message!("index-used", kept = kept, all = all).in_language(language));
    }
    Ok(())
}
