//! `blank-row`: a row of a scoresheet has a number but no move, and the rest can be played without it.

use crate::findings::draft::Draft;
use crate::findings::rules::BLANK_ROW;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{BlankRows, ItemKind, blank_rows};

/// Creates the finding for blank rows.
pub(in crate::findings) fn finding<G: Game>(subject: &Subject<'_, G>, rows: &BlankRows) -> Draft {
    let count = rows.last - rows.first + 1;
    let message = message!("blank-row", count = count, first = rows.first, last = rows.last);
    Draft::new(BLANK_ROW, subject.place(rows.span), message).with_help(message!("blank-row-help"))
}

/// The rows of a scoresheet read as plain movetext, to explain wrong numbers.
#[derive(Default)]
pub(in crate::findings) struct RowsOfSheet {
    blank: Vec<BlankRows>,
    /// The index of the last move's item.
    last_move: u32,
    is_known: bool,
}

/// Why a number on a scoresheet differs from that of the next move, although it was not written wrongly.
pub(in crate::findings) enum NumberOfSheet {
    /// These rows before it are blank.
    BehindBlank(BlankRows),
    /// No move follows it, as on a printed form that is not full.
    Unused,
}

impl RowsOfSheet {
    /// Returns why the number at an item of the main line differs from that of the next move; `None` if it is wrong.
    pub(in crate::findings) fn why_off<G: Game>(
        &mut self,
        subject: &Subject<'_, G>,
        item: u32,
    ) -> Option<NumberOfSheet> {
        let record = &subject.record;
        if !record.tape.tags.is_empty() {
            return None;
        }
        if !self.is_known {
            let last_move = record.tape.items.iter().rposition(|item| item.kind == ItemKind::Move);
            self.last_move = last_move.and_then(|at| u32::try_from(at).ok()).unwrap_or(u32::MAX);
            (self.blank, self.is_known) = (blank_rows(record), true);
        }
        if item > self.last_move {
            return Some(NumberOfSheet::Unused);
        }
        let at = self.blank.binary_search_by_key(&item, |rows| rows.next_item).ok()?;
        self.blank.get(at).cloned().map(NumberOfSheet::BehindBlank)
    }
}
