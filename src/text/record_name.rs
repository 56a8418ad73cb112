//! The names of record files, by which they are found in folders and archives.

use std::{ffi::OsStr, path::Path};

/// The file extensions that are searched for in a folder, ignoring case.
pub const RECORD_EXTENSIONS: [&str; 6] = ["pgn", "txt", "zapis", "pbn", "lin", "tpgn"];

/// Lists the endings of tables in a folder, of which those with a game in each row are read.
pub const TABLE_EXTENSIONS: [&str; 5] = ["csv", "tsv", "json", "jsonl", "ndjson"];

/// Lists the endings that may stand behind one of [`RECORD_EXTENSIONS`], as in `games.pgn.zst`.
pub const COMPRESSED_EXTENSIONS: [&str; 5] = ["gz", "zst", "bz2", "xz", "zip"];

/// Returns true if a file in a folder is a record by its name: `a.pgn`, `A.PGN`, `a.pgn.zst`.
#[must_use]
pub fn is_record_name(path: &Path) -> bool {
    is_called(path, &RECORD_EXTENSIONS)
}

/// Returns true if a name ends so, packed or not.
fn is_called(path: &Path, known: &[&str]) -> bool {
    let has_extension = |path: &Path, known: &[&str]| {
        path.extension()
            .and_then(OsStr::to_str)
            .is_some_and(|own| known.iter().any(|one| own.eq_ignore_ascii_case(one)))
    };
    let is_known = |path: &Path| has_extension(path, &RECORD_EXTENSIONS) || has_extension(path, &TABLE_EXTENSIONS);
    if has_extension(path, &COMPRESSED_EXTENSIONS) {
        return path.file_stem().is_some_and(|stem| is_known(Path::new(stem)));
    }
    is_known(path)
}
