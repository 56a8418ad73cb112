//! The changes of a sheet, in the order of the game, and their certainty.

use crate::game::{Game, MoveStyle};
use crate::l10n::Message;
use crate::record::BlankRows;
use crate::rulings::common_spelling;
use crate::scoresheet::{Dropped, HowRead, HowSure, Renumbered, Restored, RestoredPly, Signalled, Unplayed};

use super::compared::turn_of;
use super::repaired_record::RepairedRecord;
use super::sheet_of_game::numbered;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// Something on a sheet that was read differently than written.
#[derive(Clone, Copy, Debug)]
pub(super) enum ChangedThing<'r> {
    /// A ply, by its index.
    Ply(usize),
    /// A word that is not a ply.
    Dropped(&'r Dropped),
    /// A row's number.
    Number(&'r Renumbered),
    /// All unread words at one place.
    Unread(&'r [Unplayed]),
    /// Rows without moves, which can be skipped.
    Blank(&'r BlankRows),
    /// Kings that signal the result.
    Signal(&'r Signalled),
}

/// A change and its certainty.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetChange<'r> {
    pub(super) thing: ChangedThing<'r>,
    pub(super) sure: HowSure,
    /// The number of plies of the game before it.
    pub(super) after: u32,
    /// Its offset in the text; for missing text, the end of the previous word.
    pub(super) offset: u32,
}

impl SheetChange<'_> {
    /// Returns the number of changes it represents.
    pub(super) const fn count(&self) -> usize {
        if let ChangedThing::Unread(words) = self.thing { words.len() } else { 1 }
    }
}

/// A restored record with the positions before its plies.
pub(super) struct RestoredGame<'r, 'a, G: Game> {
    pub(super) of: &'r RepairedRecord<'a, G>,
    pub(super) restored: &'r Restored<G>,
    /// The position before each ply, and the last one.
    pub(super) positions: Vec<G::Position>,
    pub(super) how_sure: Vec<HowSure>,
}

impl<'r, 'a, G: Game> RestoredGame<'r, 'a, G> {
    pub(super) fn new(of: &'r RepairedRecord<'a, G>, restored: &'r Restored<G>) -> Self {
        let mut positions = Vec::with_capacity(restored.plies.len() + 1);
        let mut position = restored.start.clone();
        for ply in &restored.plies {
            positions.push(position.clone());
            of.game.play(&mut position, ply.mv);
        }
        positions.push(position);
        Self { of, restored, positions, how_sure: restored.how_sure() }
    }

    pub(super) fn ply(&self, index: usize) -> Option<(&'r RestoredPly<G::Move>, &G::Position)> {
        self.restored.plies.get(index).zip(self.positions.get(index))
    }

    /// Formats the turn of a ply: `23.`, `23...`.
    pub(super) fn turn(&self, index: usize) -> String {
        self.positions.get(index).map_or_else(String::new, |position| turn_of(self.of.game, position))
    }

    /// Formats a ply: `23. Bxd7`, `23... Bxd7`.
    pub(crate) fn named(&self, index: usize) -> String {
        self.ply(index).map_or_else(String::new, |(ply, position)| {
            let san = common_spelling(self.of.game, position, ply.mv);
            numbered(self.of.game.move_number(position), ply.side, &san)
        })
    }

    /// Formats a ply in the sheet's own notation, if that is not the usual one of the game: `P-K4`.
    pub(super) fn spelled(&self, index: usize) -> Option<String> {
        let (notation, (ply, position)) = (self.restored.other_notation?, self.ply(index)?);
        let mut after = position.clone();
        self.of.game.play(&mut after, ply.mv);
        let style = MoveStyle { notation, letters: self.restored.alphabet };
        let mut written = Vec::new();
        self.of.game.write_move(position, ply.mv, self.of.game.gives(&after), style, &mut written);
        String::from_utf8(written).ok()
    }

    /// Formats a ply as meant on the sheet: `23. Bxd7`, or `BxQ (23. Bxd7)` in another notation.
    pub(super) fn meant(&self, index: usize) -> String {
        let named = self.named(index);
        self.spelled(index).map_or(named.clone(), |spelled| format!("{spelled} ({named})"))
    }

    /// Lists all changes, in the order of the game.
    pub(super) fn changes(&self) -> Vec<SheetChange<'r>> {
        let Restored { plies, dropped, renumbered, unplayed, blank, signal, .. } = self.restored;
        let (mut dropped, mut renumbered) = (dropped.iter().peekable(), renumbered.iter().peekable());
        let mut blank = blank.iter().peekable();
        let mut unread = unplayed.as_slice();
        let mut place = self.of.record.tape.span.start;
        let mut changes = Vec::new();
        for after in 0..=u32::try_from(plies.len()).unwrap_or(u32::MAX) {
            let mut push = |thing, sure, offset| changes.push(SheetChange { thing, sure, after, offset });
            let around = self.how_sure_around(after as usize);
            while let Some(cell) = dropped.next_if(|cell| cell.after <= after) {
                let sure = if cell.is_behind_end { around.min(self.how_sure_of_end()) } else { around };
                push(ChangedThing::Dropped(cell), sure, cell.cell.span.start);
            }
            while let Some(number) = renumbered.next_if(|number| number.after <= after) {
                push(ChangedThing::Number(number), around, number.cell.span.start);
            }
            while let Some(rows) = blank.next_if(|rows| rows.n_words_before <= after) {
                push(ChangedThing::Blank(rows), HowSure::Open, rows.span.start);
            }
            let n_here = unread.iter().take_while(|words| words.after <= after).count();
            let (here, later) = unread.split_at(n_here);
            unread = later;
            if let [first, ..] = here {
                push(ChangedThing::Unread(here), HowSure::Open, first.cell.span.start);
            }
            if let Some(signal) = signal.as_ref().filter(|signal| signal.after == after) {
                let sure = if signal.signalled.is_some() { HowSure::Sure } else { HowSure::Open };
                push(ChangedThing::Signal(signal), sure, signal.cells.first().map_or(0, |cell| cell.span.start));
            }
            let Some(ply) = plies.get(after as usize) else { break };
            if ply.how != HowRead::AsWritten {
                let sure = self.how_sure.get(after as usize).copied().unwrap_or(HowSure::Open);
                push(ChangedThing::Ply(after as usize), sure, ply.cell.as_ref().map_or(place, |cell| cell.span.start));
            }
            place = ply.cell.as_ref().map_or(place, |cell| cell.span.end);
        }
        changes
    }

    /// Returns the certainty of text between two plies: at most that of these.
    fn how_sure_around(&self, after: usize) -> HowSure {
        let beside = [after.checked_sub(1), Some(after)].into_iter().flatten();
        beside.filter_map(|index| self.how_sure.get(index).copied()).min().unwrap_or(HowSure::Open)
    }

    /// Returns the certainty that the game was over although words follow: only if the writer marked the mate.
    fn how_sure_of_end(&self) -> HowSure {
        let last = self.restored.plies.last().and_then(|ply| ply.cell.as_ref());
        if last.is_some_and(|cell| cell.word.contains('#')) { HowSure::Sure } else { HowSure::Likely }
    }

    /// Returns the number of plies up to which everything is certain; `None` if all of it is.
    pub(super) fn sure_until(&self) -> Option<usize> {
        let unsure = self.how_sure.iter().position(|sure| *sure < HowSure::Sure);
        let blank = self.restored.blank.first().map(|rows| rows.n_words_before as usize);
        let first = unsure.into_iter().chain(blank).min();
        first.or_else(|| if self.restored.is_complete() { None } else { Some(self.restored.plies.len()) })
    }
}

/// Writes a line that begins with the sign of an escape line, so that the whole output can be read as PGN.
pub(super) fn say(phrase: &Message, buffer: &mut DeferredBuffer) {
    buffer.say("% ", "%     ", phrase);
}
