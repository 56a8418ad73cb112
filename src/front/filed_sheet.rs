//! A sheet that was found in a folder.

use std::path::PathBuf;

use super::sheet_reader::AnySheet;

/// A sheet of a folder.
pub(super) struct FiledSheet {
    pub(super) sheet: AnySheet,
    /// Which file it is from, and how many records that has.
    pub(super) file: usize,
    pub(super) n_of_file: usize,
    /// What the names of files share that are named as a pair.
    pub(super) pair_key: Option<(PathBuf, String)>,
}
