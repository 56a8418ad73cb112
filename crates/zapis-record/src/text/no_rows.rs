//! Replaces the reading of Parquet and databases in a build without the feature `tables`.

use std::io::{self, Empty};
use std::path::Path;

use super::compression::{Compression, PackedError};
use super::stored::{Meter, Seekable};

/// Refuses a file of rows.
pub(super) fn unpack_rows(
    _: Seekable,
    _: Option<&Path>,
    format: Compression,
    _: &Meter,
) -> io::Result<(Empty, Vec<String>)> {
    Err(PackedError::NotBuiltIn(format).into())
}
