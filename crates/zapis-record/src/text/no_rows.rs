//! Replaces the reading of Parquet and databases in a build without the feature `tables`.

use std::io::{self, Read};
use std::path::Path;

use super::compression::{Compression, PackedError};
use super::stored::Meter;

/// The rows of a file as lines of JSON.
pub(super) struct UnpackedRows {
    pub(super) lines: Box<dyn Read + Send>,
    pub(super) left_out: Vec<String>,
}

/// Refuses a file of rows.
pub(super) fn unpack_rows<F>(_: F, _: Option<&Path>, format: Compression, _: &Meter) -> io::Result<UnpackedRows> {
    Err(PackedError::NotBuiltIn(format).into())
}
