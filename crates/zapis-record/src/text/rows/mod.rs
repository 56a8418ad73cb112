//! Files of rows that are no text: Parquet and the databases that zapis writes. Each row is unpacked as a line of JSON, so
//! that they are read like any other table.

mod json_line;
mod parquet_column;
mod parquet_rows;
mod row_lines;
mod sqlite_rows;
mod stored_file;

use std::io::{self, Read, Seek};
use std::path::Path;

use super::compression::Compression;
use super::stored::Meter;
use parquet_rows::ParquetRows;
use row_lines::{RowLines, unpacked};
use sqlite_rows::SqliteRows;
use stored_file::StoredFile;

/// The rows of a file as lines of JSON.
pub(super) struct UnpackedRows {
    pub(super) lines: Box<dyn Read + Send>,
    /// The columns that are left out, since their values are no texts, numbers or lists of these.
    pub(super) left_out: Vec<String>,
}

/// Opens a file of rows. A database is read in place if it has a path, else from a temporary copy.
pub(super) fn unpack_rows<F: Read + Seek + Send + 'static>(
    file: F,
    path: Option<&Path>,
    format: Compression,
    meter: &Meter,
) -> io::Result<UnpackedRows> {
    if format == Compression::Sqlite {
        let rows = SqliteRows::open(file, path)?;
        return Ok(UnpackedRows { lines: Box::new(RowLines::new(rows, format)), left_out: Vec::new() });
    }
    let file = StoredFile::new(file, meter.clone())?;
    let (rows, left_out) = unpacked(format, || ParquetRows::open(file))?;
    Ok(UnpackedRows { lines: Box::new(RowLines::new(rows, format)), left_out })
}
