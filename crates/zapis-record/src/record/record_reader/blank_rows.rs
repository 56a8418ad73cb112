//! Rows of a sheet that have a number and no move, with moves after them.

use crate::text::Span;

use crate::record::tape::{ItemKind, Record};

/// Successive rows with only their numbers: `12.`, and in the next row `13. Nf3 Nc6`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlankRows {
    /// The number of the first.
    pub first: u32,
    /// The number of the last.
    pub last: u32,
    /// The place of their numbers.
    pub span: Span,
    /// The number of words of the main line before them.
    pub n_words_before: u32,
    /// The index of the next row's number on the tape.
    pub next_item: u32,
}

/// Returns the blank rows of a record without tag pairs, as sheets are, which has no variations and no glyphs.
///
/// Rows without moves at the end are those of a printed form.
#[must_use]
pub fn blank_rows(record: &Record<'_>) -> Vec<BlankRows> {
    let mut found: Vec<BlankRows> = Vec::new();
    if !record.tape.tags.is_empty() && !record.tape.is_sheet {
        return found;
    }
    let (mut n_words, mut last_filled) = (0, 0);
    // The beginning of the rows that may be blank, and the last number read.
    let mut blank: Option<BlankRows> = None;
    let mut open: Option<(u32, Span)> = None;
    for (index, item) in (0..).zip(&record.tape.items) {
        match item.kind {
            ItemKind::VariationOpen | ItemKind::VariationClose | ItemKind::Nag => return Vec::new(),
            ItemKind::Number => {
                let read = item.number().map(|(number, _)| number);
                // The previous number has no move, and is that of a separate row.
                let before = open.take().filter(|(number, _)| *number > last_filled);
                if let Some(((number, span), read)) =
                    before.zip(read).filter(|((number, _), read)| *number + 1 == *read)
                {
                    let rows = blank.get_or_insert(BlankRows {
                        first: number,
                        last: number,
                        span,
                        n_words_before: n_words,
                        next_item: 0,
                    });
                    (rows.last, rows.span, rows.next_item) = (read - 1, rows.span.join(span), index);
                } else {
                    blank = None;
                }
                open = read.map(|read| (read, item.span));
            }
            ItemKind::Move if record.slice(item.span) == "…" => {}
            ItemKind::Move => {
                n_words += 1;
                found.extend(blank.take());
                last_filled = open.take().map_or(last_filled, |(number, _)| number);
            }
            _ => {}
        }
    }
    found
}
