//! The rows of a Parquet file, some of them at a time, one group of rows after the other.

use parquet::errors::ParquetError;
use parquet::file::metadata::ColumnChunkMetaData;
use parquet::file::reader::{FileReader, SerializedFileReader};

use super::json_line::write_text;
use super::parquet_column::{ColumnPlan, ColumnReading, ColumnShape, column_plans};
use super::row_lines::RowSource;
use super::stored_file::StoredFile;

/// This many rows are unpacked at a time: values of all columns are in memory at once.
const ROWS_AT_ONCE: usize = 128;

/// The rows of a Parquet file.
pub(super) struct ParquetRows {
    reader: SerializedFileReader<StoredFile>,
    plans: Vec<ColumnPlan>,
    next_group: usize,
    columns: Vec<ColumnReading>,
    n_left: usize,
}

impl ParquetRows {
    /// Opens a file; returns the columns that are left out, too.
    pub(super) fn open(file: StoredFile) -> Result<(Self, Vec<String>), String> {
        let reader = SerializedFileReader::new(file).map_err(said)?;
        // The crate panics on these.
        let is_negative = |column: &ColumnChunkMetaData| {
            column.data_page_offset() < 0
                || column.compressed_size() < 0
                || column.dictionary_page_offset() < Some(0) && column.dictionary_page_offset().is_some()
        };
        if reader.metadata().row_groups().iter().any(|group| group.columns().iter().any(is_negative)) {
            return Err("a column lies before its beginning".to_owned());
        }
        let (plans, left_out) = column_plans(reader.metadata().file_metadata().schema_descr());
        Ok((Self { reader, plans, next_group: 0, columns: Vec::new(), n_left: 0 }, left_out))
    }

    /// Opens the next group of rows; false behind the last.
    fn open_group(&mut self) -> Result<bool, ParquetError> {
        if self.next_group == self.reader.num_row_groups() {
            return Ok(false);
        }
        let group = self.reader.get_row_group(self.next_group)?;
        self.next_group += 1;
        self.n_left = usize::try_from(group.metadata().num_rows()).unwrap_or(0);
        let column = |plan: &ColumnPlan| ColumnReading::new(group.get_column_reader(plan.leaf)?);
        self.columns = self.plans.iter().map(column).collect::<Result<_, _>>()?;
        Ok(true)
    }
}

impl RowSource for ParquetRows {
    fn next_rows(&mut self, out: &mut Vec<u8>) -> Result<bool, String> {
        while self.n_left == 0 {
            if !self.open_group().map_err(said)? {
                return Ok(false);
            }
        }
        let wanted = self.n_left.min(ROWS_AT_ONCE);
        for (plan, column) in self.plans.iter().zip(&mut self.columns) {
            if column.read(plan, wanted).map_err(said)? != wanted {
                return Err("columns have fewer rows than the file".to_owned());
            }
        }
        self.n_left -= wanted;
        for _ in 0..wanted {
            write_row(&self.plans, &mut self.columns, out)?;
        }
        Ok(true)
    }
}

fn write_row(plans: &[ColumnPlan], columns: &mut [ColumnReading], out: &mut Vec<u8>) -> Result<(), String> {
    out.push(b'{');
    let mut is_first = true;
    let mut at = 0;
    while let Some(plan) = plans.get(at) {
        if !std::mem::take(&mut is_first) {
            out.push(b',');
        }
        write_text(plan.name.as_bytes(), out);
        out.push(b':');
        let column = &mut columns[at..];
        at += 1;
        match plan.shape {
            ColumnShape::Value => column[0].write_value(plan, out),
            ColumnShape::List => column[0].write_list(plan, out),
            // Its texts are the next column.
            ColumnShape::Keys => {
                at += 1;
                match column {
                    [keys, texts, ..] => keys.write_map(plan, texts, &plans[at - 1], out),
                    _ => None,
                }
            }
        }
        .ok_or("a column has fewer values than rows")?;
    }
    out.extend_from_slice(b"}\n");
    Ok(())
}

/// Takes the words of an error without the name of its kind.
fn said(error: ParquetError) -> String {
    match error {
        ParquetError::General(said) | ParquetError::NYI(said) | ParquetError::EOF(said) => said,
        error => error.to_string(),
    }
}
