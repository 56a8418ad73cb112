//! A sheet for the search over several: its cells in one text, and their costs.

use crate::game::Chess;

use crate::scoresheet::damage::confusions::Costs;
use crate::scoresheet::damage::costing::{Ends, Reader};
use crate::scoresheet::damage::passing::Passing;
use crate::scoresheet::damage::sheet_channel::SheetChannel;
use crate::scoresheet::damage::step_costs::bounded;
use crate::scoresheet::moves::Decodable;
use crate::scoresheet::reading::observations::SheetText;
use crate::scoresheet::reading::sheet::{Sheet, Slot};

/// A sheet as the search reads it: its cells in one text.
pub(crate) struct SheetReading<'a> {
    pub(crate) slots: &'a [Slot],
    sheet_text: SheetText,
    /// The start and the length of the word of each slot in the text.
    places: Vec<(usize, usize)>,
}

impl<'a> SheetReading<'a> {
    /// Puts the cells of a sheet into one text.
    pub(crate) fn of(sheet: &'a Sheet) -> Self {
        let (sheet_text, places) = SheetText::with_places(sheet);
        Self { slots: &sheet.slots, sheet_text, places }
    }
}

/// The evidence of a sheet for a move.
#[derive(Clone, Copy)]
pub(crate) struct WordEvidence {
    pub(crate) cost: f32,
    /// Whether it is evidence at all.
    pub(crate) says: bool,
}

/// The costs of each sheet besides the words.
pub(crate) struct SheetCosts<'a, G: Decodable = Chess> {
    pub(crate) slots: &'a [Slot],
    /// The start and the length of the word of each slot in the text.
    places: &'a [(usize, usize)],
    reader: Reader<'a, G>,
    pub(crate) costs: &'a Costs,
    pub(crate) passing: Passing,
    /// Whether two moves may be written as one word here: that is undetectable if all words are long.
    may_hold_two: bool,
}

/// The cost of a ply after the end of a sheet: players stop writing, or one sheet was submitted earlier.
pub(crate) const SHEET_ENDED: f32 = 0.2;
/// The shortest word of two moves, `e4e5`, and the minimum end of the first of them.
const SHORTEST_OF_TWO: usize = 4;
const SHORTEST_MOVE: usize = 2;
/// If more than one in this many words has two squares, each move is written with both of its own.
const BOTH_SQUARES: usize = 5;

impl<'a, G: Decodable> SheetCosts<'a, G> {
    pub(crate) fn of((reading, channel): (&'a SheetReading<'a>, &SheetChannel<'a, G>)) -> Self {
        let slots = reading.slots;
        let costs = &channel.confusions.costs;
        let passing = Passing::of(slots, costs);
        let n_words = slots.iter().filter(|slot| slot.cell.is_some()).count();
        let n_long = slots.iter().filter(|slot| slot.cell.as_ref().is_some_and(|cell| has_two(&cell.word))).count();
        let reader = Reader::new(&reading.sheet_text, channel.notation, channel.confusions);
        let may_hold_two = n_long * BOTH_SQUARES <= n_words;
        Self { slots, places: &reading.places, reader, costs, passing, may_hold_two }
    }

    /// Returns true if a slot is empty; `None` after the last.
    pub(crate) fn is_empty(&self, slot: u32) -> Option<bool> {
        self.places.get(slot as usize).map(|(_, len)| *len == 0)
    }

    /// Returns true if the word of a slot may be two moves.
    pub(crate) fn may_hold_two(&self, slot: u32) -> bool {
        let cell = self.slots.get(slot as usize).and_then(|slot| slot.cell.as_ref());
        self.may_hold_two && cell.is_some_and(|cell| has_two(&cell.word))
    }

    /// Returns the evidence of a slot for a move, from a character of its word on.
    pub(crate) fn evidence(&mut self, slot: u32, from: u8, outline: G::Outline) -> WordEvidence {
        let garbage = self.costs.garbage;
        match self.places.get(slot as usize) {
            None => WordEvidence { cost: SHEET_ENDED, says: false },
            Some((_, 0)) => WordEvidence { cost: self.costs.gap, says: false },
            Some((at, len)) => {
                let from = usize::from(from).min(len.saturating_sub(1));
                let cost = self.reader.whole(at + from, len - from, outline);
                WordEvidence { cost: bounded(cost, garbage, self.costs), says: cost < garbage }
            }
        }
    }

    /// Returns the possible ends of a move within the word of a slot, followed by another move, with the costs.
    pub(crate) fn first_of_two(
        &mut self,
        slot: u32,
        outline: G::Outline,
    ) -> impl Iterator<Item = (u8, f32)> + use<'a, G> {
        let found = self.places.get(slot as usize).map(|(at, len)| (self.reader.ends(*at, outline), *len));
        let ends = found.map(|(ends, len): (Ends, usize)| {
            let fits = move |end: &(usize, f32)| end.0 >= SHORTEST_MOVE && end.0 + SHORTEST_MOVE < len;
            ends.iter().filter(fits).collect::<arrayvec::ArrayVec<(usize, f32), 8>>()
        });
        ends.unwrap_or_default().into_iter().map(|(end, cost)| (u8::try_from(end).unwrap_or(u8::MAX), cost))
    }
}

/// Returns true if a word has room for two moves: two squares, or a square and castling.
fn has_two(word: &str) -> bool {
    let letters: Vec<char> = word.chars().take(16).collect();
    let n_ranks = letters.iter().filter(|letter| letter.is_ascii_digit() && **letter != '0').count();
    let n_castles = letters.windows(2).filter(|pair| matches!(pair, ['O' | 'o' | '0' | 'О' | 'о', '-'])).count();
    letters.len() >= SHORTEST_OF_TWO && n_ranks + n_castles.min(1) > 1
}
