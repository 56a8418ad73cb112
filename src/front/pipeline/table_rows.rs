//! The rows of a batch of a table, one after another.

use crate::findings::{Draft, rules};
use crate::record::{Batch, ByteRange, GameTable, Next, Records, RowOfTable, Tape, is_row};
use crate::render::{Lines, SourceFile};
use crate::text::{Span, count_breaks, decode};

use super::file_facts::FileFacts;

/// Reads the rows of a batch that begin in a range, each as a record or with the reason why it cannot be read. Returns
/// the number of records before the range, and whether rows follow it.
pub(crate) fn each_row(
    batch: &Batch,
    (file, table): (&FileFacts, &GameTable),
    range: ByteRange,
    mut take: impl FnMut(&SourceFile<'_>, Result<&RowOfTable, Draft>),
) -> (u64, bool) {
    let mut emptied = Tape::default();
    let lines = Lines::new(&batch.bytes, batch.lines_before);
    let (mut start, mut offset, mut n_before) = (0, batch.offset, 0);
    let mut n_rows = batch.rows_before;
    let mut is_rest = batch.is_rest;
    let mut found = batch.rows.iter().copied();
    while start < batch.bytes.len()
        && let Some((len, whole)) = found.next().or_else(|| table.row_len(&batch.bytes[start..], true))
    {
        let (bytes, row_start, row_offset) = (&batch.bytes[start..start + len], start, offset);
        offset += batch.stored_len_of(&batch.bytes[start..start + whole]);
        start += whole;
        // The rest of a row that is too long is reported, and not read.
        if std::mem::take(&mut is_rest) || batch.is_cut && start == batch.bytes.len() {
            continue;
        }
        n_rows += u64::from(is_row(bytes));
        if row_offset >= range.end {
            return (n_before, true);
        }
        let mut decoded = decode(bytes, file.encoding, None);
        if let Some(utf16) = file.utf16 {
            decoded.encoding = utf16;
        }
        let read = table.read(&decoded.text);
        if row_offset < range.start {
            n_before += read.ok().flatten().map_or(0, |row| n_records(&row, &mut emptied));
            continue;
        }
        let source = SourceFile::new(&file.path, &decoded, row_offset, &lines, row_start, file.utf16.is_some());
        let source = source.of_row(table, n_rows);
        match read {
            Ok(None) => {}
            Ok(Some(row)) => {
                let source = source.with_places(Some(&row.places));
                take(&source, Ok(&row));
            }
            Err((fault, span)) => take(&source, Err(rules::row_unreadable::finding(fault, &decoded.text, span))),
        }
    }
    (n_before, false)
}

/// Reports what became of the columns, before the first batch.
pub(crate) fn with_heading(
    batch: &Batch,
    (file, table): (&FileFacts, &GameTable),
    take: impl FnOnce(&SourceFile<'_>, Vec<Draft>),
) {
    let heading = table.heading();
    let mut decoded = decode(heading, file.encoding, None);
    if let Some(utf16) = file.utf16 {
        decoded.encoding = utf16;
    }
    let findings = rules::columns_guessed::findings(table.columns(), Span::of(0..decoded.text.trim_end().len()));
    if !findings.is_empty() {
        let lines = Lines::new(heading, batch.lines_before - count_breaks(heading));
        let offset = batch.offset - batch.stored_len_of(heading);
        let source = SourceFile::new(&file.path, &decoded, offset, &lines, 0, file.utf16.is_some());
        take(&source.of_row(table, 0), findings);
    }
}

/// Counts the records of a row.
fn n_records(row: &RowOfTable, tape: &mut Tape) -> u64 {
    let mut records = Records::of_row(row);
    let next = || Some(records.next_record(tape)).filter(|next| *next != Next::End);
    std::iter::from_fn(next).filter(|next| *next == Next::Record).count() as u64
}
