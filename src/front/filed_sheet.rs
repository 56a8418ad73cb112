//! A sheet that was found in a folder.

use std::path::PathBuf;

use super::sheet_reader::AnySheet;

pub(super) struct FiledSheet {
    pub(super) sheet: AnySheet,
    /// The number of its file, and the number of records in it.
    pub(super) file: usize,
    pub(super) n_of_file: usize,
    /// The common part of the names of files that are named as a pair.
    pub(super) pair_key: Option<(PathBuf, String)>,
}
