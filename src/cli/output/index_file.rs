//! The file of an index, with which an audit reads only what is new or was changed.

use std::path::Path;

use zapis::write::FileIndex;
use zapis::{Language, message};

use super::part_file::write_file;
use super::terminal;
use crate::cli::{CommandError, report_error};

/// Reads an index; one that cannot be used is reported.
pub(crate) fn read(path: &Path, language: Language) -> Result<Box<FileIndex>, CommandError> {
    let (index, unusable) = FileIndex::open(path)?;
    if let Some(why) = unusable {
        report_error(&why, language);
    }
    Ok(index)
}

/// Writes an index, under its name only when it is complete, and reports how many files were not read again.
pub(crate) fn write(index: &FileIndex, path: &Path, shows_notes: bool, language: Language) -> Result<(), CommandError> {
    if let Some(damaged) = index.damaged(path) {
        report_error(&damaged, language);
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
