//! The names of record files, by which they are found in folders and archives.

use std::{ffi::OsStr, path::Path};

/// The file extensions that are searched for in a folder, ignoring case.
pub const RECORD_EXTENSIONS: [&str; 6] = ["pgn", "txt", "zapis", "pbn", "lin", "tpgn"];

/// Lists the endings of tables in a folder, of which those with a game in each row are read. A database is read where it is
/// named: in a folder it holds the records beside it once more.
pub const TABLE_EXTENSIONS: [&str; 6] = ["csv", "tsv", "json", "jsonl", "ndjson", "parquet"];

/// The extensions that may follow one of [`RECORD_EXTENSIONS`], as in `games.pgn.zst`.
pub const COMPRESSED_EXTENSIONS: [&str; 5] = ["gz", "zst", "bz2", "xz", "zip"];

/// Lists the endings of files that scoresheets are handed in as, besides those of records and tables.
const SHEET_EXTENSIONS: [&str; 5] = ["md", "html", "htm", "rtf", "docx"];

/// Which files of a folder are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FolderFiles {
    /// Those that may hold records by their names.
    #[default]
    Records,
    /// Those and all that scoresheets are handed in as.
    Sheets,
}

impl FolderFiles {
    /// Returns true if a file is read, by its name: `a.pgn`, `A.PGN`, `a.pgn.zst`, and as a sheet `a.md`.
    #[must_use]
    pub fn hold(self, path: &Path) -> bool {
        is_record_name(path) || self == Self::Sheets && is_called(path, &SHEET_EXTENSIONS)
    }
}

/// Returns true if a file in a folder may hold records by its name: `a.pgn`, `A.PGN`, `a.pgn.zst`, `games.csv`.
#[must_use]
pub fn is_record_name(path: &Path) -> bool {
    is_called(path, &RECORD_EXTENSIONS) || is_called(path, &TABLE_EXTENSIONS)
}

/// Returns true if a name ends so, packed or not.
fn is_called(path: &Path, known: &[&str]) -> bool {
    let has_extension = |path: &Path, known: &[&str]| {
        path.extension()
            .and_then(OsStr::to_str)
            .is_some_and(|own| known.iter().any(|one| own.eq_ignore_ascii_case(one)))
    };
    if has_extension(path, &COMPRESSED_EXTENSIONS) {
        return path.file_stem().is_some_and(|stem| has_extension(Path::new(stem), known));
    }
    has_extension(path, known)
}
