//! Rows of tables as lines of JSON and CSV.

use std::borrow::Cow;

use crate::text::ByteSink;

use super::cells::{Cells, NO_LIST, NOTHING, TableRows, Texts, Values};
use super::columns::CellKind;
use super::fields::ChosenColumns;
use crate::render::games::csv::write_field;
use crate::render::layout::deferred_buffer::DeferredBuffer;
use crate::render::layout::json::{write_signed, write_string};

/// Returns the header line of a table as CSV.
#[must_use]
pub fn csv_header(fields: &ChosenColumns) -> String {
    let names: Vec<&str> = fields.columns().map(|column| column.name).collect();
    names.join(",") + "\r\n"
}

/// Writes rows as lines of JSON; all of them belong to the batch's record `index`, counted from 0.
pub fn write_json_rows(fields: &ChosenColumns, rows: &TableRows, index: u64, buffer: &mut DeferredBuffer) {
    let mut readers = readers(rows);
    for _ in 0..rows.n_rows() {
        buffer.push_str("{\"schema\":\"");
        buffer.push_str(fields.rows().schema());
        buffer.push_str("\"");
        for (column, cell) in fields.columns().zip(&mut readers) {
            buffer.push_str(",\"");
            buffer.push_str(column.name);
            buffer.push_str("\":");
            match column.name {
                "record" => buffer.record_number(index),
                _ => write_json_cell(column.kind, cell, &mut buffer.bytes),
            }
            cell.advance();
        }
        buffer.push_str("}\n");
        buffer.pass_on();
    }
}

/// Writes rows as CSV (RFC 4180): a missing value is an empty field, the texts of a list are words separated by blanks,
/// other lists are JSON. All rows belong to the batch's record `index`, counted from 0.
pub fn write_csv_rows(fields: &ChosenColumns, rows: &TableRows, index: u64, buffer: &mut DeferredBuffer) {
    let mut readers = readers(rows);
    for _ in 0..rows.n_rows() {
        for (at, (column, cell)) in fields.columns().zip(&mut readers).enumerate() {
            if at > 0 {
                buffer.push_str(",");
            }
            match column.name {
                "record" => buffer.record_number(index),
                _ => write_csv_cell(column.kind, cell, &mut buffer.bytes),
            }
            cell.advance();
        }
        buffer.push_str("\r\n");
        buffer.pass_on();
    }
}

/// Reads a column cell by cell.
struct CellReader<'a> {
    cells: &'a Cells,
    row: usize,
    /// The index of the row's first value.
    at: usize,
}

fn readers(rows: &TableRows) -> Vec<CellReader<'_>> {
    rows.columns.iter().map(|cells| CellReader { cells, row: 0, at: 0 }).collect()
}

impl<'a> CellReader<'a> {
    /// Returns the number of values of the cell; `None` if the list is missing.
    fn n_values(&self) -> Option<usize> {
        match self.cells.lens.get(self.row) {
            Some(&NO_LIST) => None,
            Some(len) => Some(*len as usize),
            None => Some(1),
        }
    }

    fn advance(&mut self) {
        self.at += self.n_values().unwrap_or(0);
        self.row += 1;
    }

    fn text(&self, texts: &'a Texts, index: usize) -> Option<&'a str> {
        texts.get(self.at + index).map(|bytes| str::from_utf8(bytes).unwrap_or_default())
    }

    fn number(&self, numbers: &[i64], index: usize) -> Option<i64> {
        numbers.get(self.at + index).copied().filter(|number| *number != NOTHING)
    }
}

fn write_json_cell(kind: CellKind, cell: &CellReader<'_>, out: &mut Vec<u8>) {
    let Some(n_values) = cell.n_values() else { return out.put(b"null") };
    let (open, close) = match kind {
        CellKind::Pairs => (b"{", b"}"),
        _ if kind.is_list() => (b"[", b"]"),
        _ => return write_json_value(kind, cell, 0, out),
    };
    out.put(open);
    for index in 0..n_values {
        if index > 0 {
            out.put(b",");
        }
        write_json_value(kind, cell, index, out);
    }
    out.put(close);
}

fn write_json_value(kind: CellKind, cell: &CellReader<'_>, index: usize, out: &mut Vec<u8>) {
    match &cell.cells.values {
        Values::Texts(texts) => match cell.text(texts, index) {
            Some(text) => write_string(text, out),
            None => out.put(b"null"),
        },
        Values::Numbers(numbers) => match cell.number(numbers, index) {
            None => out.put(b"null"),
            Some(number) => write_number(kind, number, true, out),
        },
        Values::Pairs(names, texts) => {
            write_string(cell.text(names, index).unwrap_or_default(), out);
            out.put(b":");
            write_string(cell.text(texts, index).unwrap_or_default(), out);
        }
    }
}

fn write_number(kind: CellKind, number: i64, is_json: bool, out: &mut Vec<u8>) {
    let quote: &[u8] = if is_json { b"\"" } else { b"" };
    match kind {
        CellKind::Flag => out.put_slice(if number == 0 { b"false" } else { b"true" }),
        CellKind::Day => {
            out.put_slice(quote);
            write_day(number, out);
            out.put_slice(quote);
        }
        CellKind::Moment => {
            const MS_A_DAY: i64 = 86_400_000;
            out.put_slice(quote);
            write_day(number.div_euclid(MS_A_DAY), out);
            let seconds = number.rem_euclid(MS_A_DAY) / 1000;
            let time = format!("T{:02}:{:02}:{:02}Z", seconds / 3600, seconds / 60 % 60, seconds % 60);
            out.put_slice(time.as_bytes());
            out.put_slice(quote);
        }
        _ => write_signed(number, out),
    }
}

/// Formats a day, counted from 1 January 1970, as `2024-05-01`; years begin in March here.
fn write_day(days: i64, out: &mut Vec<u8>) {
    const DAYS_BEFORE_1970: i64 = 719_468;
    const DAYS_IN_400_YEARS: i64 = 146_097;
    let days = days + DAYS_BEFORE_1970;
    let (era, day_of_era) = (days.div_euclid(DAYS_IN_400_YEARS), days.rem_euclid(DAYS_IN_400_YEARS));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months + 2) / 5 + 1;
    let month = if months < 10 { months + 3 } else { months - 9 };
    let year = year_of_era + era * 400 + i64::from(month < 3);
    out.put_slice(format!("{year:04}-{month:02}-{day:02}").as_bytes());
}

fn write_csv_cell(kind: CellKind, cell: &CellReader<'_>, out: &mut Vec<u8>) {
    match plain_cell(kind, cell) {
        PlainCell::Nothing => {}
        PlainCell::Whole(number) => write_number(kind, number, false, out),
        PlainCell::Text(text) => write_field(&text, out),
    }
}

/// The content of a cell, reduced to numbers and texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlainCell<'a> {
    /// The cell is empty.
    Nothing,
    /// A number; 0 or 1 for false or true.
    Whole(i64),
    /// A text, a day, a time; the texts of a list as words separated by blanks, other lists as JSON.
    Text(Cow<'a, str>),
}

/// Passes on rows one by one, each with its cells in the order of the columns.
///
/// # Errors
///
/// Fails if `take` does.
pub fn plain_rows<E>(
    fields: &ChosenColumns,
    rows: &TableRows,
    mut take: impl FnMut(&[PlainCell<'_>]) -> Result<(), E>,
) -> Result<(), E> {
    let mut readers = readers(rows);
    for _ in 0..rows.n_rows() {
        let cells: Vec<PlainCell<'_>> =
            fields.columns().zip(&readers).map(|(column, cell)| plain_cell(column.kind, cell)).collect();
        take(&cells)?;
        readers.iter_mut().for_each(CellReader::advance);
    }
    Ok(())
}

fn plain_cell<'a>(kind: CellKind, cell: &CellReader<'a>) -> PlainCell<'a> {
    let Some(n_values) = cell.n_values() else { return PlainCell::Nothing };
    let as_json = || {
        let mut json = Vec::new();
        write_json_cell(kind, cell, &mut json);
        PlainCell::Text(String::from_utf8_lossy(&json).into_owned().into())
    };
    match &cell.cells.values {
        Values::Texts(texts) if kind == CellKind::Texts => {
            let words: Vec<&str> = (0..n_values).map(|index| cell.text(texts, index).unwrap_or_default()).collect();
            // Comments may contain blanks.
            if words.iter().any(|word| word.contains(' ') || word.is_empty()) {
                as_json()
            } else {
                PlainCell::Text(words.join(" ").into())
            }
        }
        Values::Texts(texts) => cell.text(texts, 0).map_or(PlainCell::Nothing, |text| PlainCell::Text(text.into())),
        Values::Numbers(numbers) if !kind.is_list() => match cell.number(numbers, 0) {
            None => PlainCell::Nothing,
            Some(number) if matches!(kind, CellKind::Day | CellKind::Moment) => {
                let mut text = Vec::new();
                write_number(kind, number, false, &mut text);
                PlainCell::Text(String::from_utf8_lossy(&text).into_owned().into())
            }
            Some(number) => PlainCell::Whole(number),
        },
        Values::Numbers(_) | Values::Pairs(..) => as_json(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_they_were_counted() {
        for (days, expected) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (-43_293, "1851-06-21"),
            (20_088, "2024-12-31"),
        ] {
            let mut out = Vec::new();
            write_day(days, &mut out);
            assert_eq!(String::from_utf8(out).unwrap(), expected);
        }
    }
}
