//! Rows of a sheet that have a number and no move, though moves stand behind them.

use crate::text::Span;

use super::tape::{ItemKind, Record};

/// Rows that follow each other and have nothing but their numbers: `12.`, and in the next row `13. Nf3 Nc6`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlankRows {
    /// The number of the first.
    pub first: u32,
    /// The number of the last.
    pub last: u32,
    /// Where their numbers stand.
    pub span: Span,
    /// How many words of the main line stand before them.
    pub n_words_before: u32,
    /// Which item of the tape is the number of the row behind them.
    pub next_item: u32,
}

/// Lists the blank rows of a record without tag pairs, as sheets are, which has no variations and no glyphs. Rows without
/// moves at the end are those of a printed form.
#[must_use]
pub fn blank_rows(record: &Record<'_>) -> Vec<BlankRows> {
    let mut found: Vec<BlankRows> = Vec::new();
    if !record.tape.tags.is_empty() && !record.tape.is_sheet {
        return found;
    }
    let (mut n_words, mut last_filled) = (0, 0);
    // Where the rows begin that may be blank, and the number that was read last.
    let mut blank: Option<BlankRows> = None;
    let mut open: Option<(u32, Span)> = None;
    for (index, item) in (0..).zip(&record.tape.items) {
        match item.kind {
            ItemKind::VariationOpen | ItemKind::VariationClose | ItemKind::Nag => return Vec::new(),
            ItemKind::Number => {
                let read = item.number().map(|(number, _)| number);
                // The number before this one has no move, and is that of a row of its own.
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
