//! Files of rows that are no text: Parquet and the databases that zapis writes. Each row is unpacked as a line of JSON, so
//! that they are read like any other table.

mod json_line;
mod parquet_column;
mod parquet_rows;
mod row_lines;
mod sqlite_rows;
mod stored_file;

use std::io::{self, Read};
use std::path::Path;

use super::compression::Compression;
use super::stored::{Meter, Seekable};
use parquet_rows::ParquetRows;
use row_lines::{RowLines, unpacked};
use sqlite_rows::SqliteRows;
use stored_file::StoredFile;

/// Opens a file of rows. Returns its rows as lines of JSON, and the columns that are left out, since their values are no
/// texts, numbers or lists of these. A database is read in place if it has a path, else from a temporary copy.
pub(super) fn unpack_rows(
    file: Seekable,
    path: Option<&Path>,
    format: Compression,
    meter: &Meter,
) -> io::Result<(Box<dyn Read + Send>, Vec<String>)> {
    if format == Compression::Sqlite {
        let rows = SqliteRows::open(file, path)?;
        return Ok((Box::new(RowLines::new(rows, format)), Vec::new()));
    }
    let file = StoredFile::new(file, meter.clone())?;
    let (rows, left_out) = unpacked(format, || ParquetRows::open(file))?;
    Ok((Box::new(RowLines::new(rows, format)), left_out))
}
