//! A sheet that was found in a folder.

use std::path::PathBuf;

use super::sheet_reader::AnySheet;

pub(crate) struct FiledSheet {
    pub(crate) sheet: AnySheet,
    /// The number of its file, and the number of records in it.
    pub(crate) file: usize,
    pub(crate) n_of_file: usize,
    /// The common part of the names of files that are named as a pair.
    pub(crate) pair_key: Option<(PathBuf, String)>,
}
