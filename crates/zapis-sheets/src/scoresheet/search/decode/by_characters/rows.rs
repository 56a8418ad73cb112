//! Steps of the search over text that is not a move: the numbers of rows, and prose with the lines it quotes.

use super::{CharacterSweep, Origin, Status};
use crate::scoresheet::damage::step_costs::{PassedCell, passing_cost};
use crate::scoresheet::moves::Decodable;
use crate::scoresheet::reading::observations::PROSE;
use crate::scoresheet::search::bridges::TextToken;
use crate::scoresheet::search::lattice::StepKind;

impl<G: Decodable> CharacterSweep<'_, '_, G> {
    /// Proposes to pass over a word as prose, or as a line that prose quotes.
    pub(super) fn propose_prose(&mut self, origin: &Origin, at: usize, end: usize) {
        let is_start = at == 0 || self.sheet_text.letters[at - 1] == ' ';
        let to = self.sheet_text.word_ends[at];
        let is_prose = self.sheet_text.letters[at] == PROSE;
        if !is_start || to > end || !self.sheet_text.has_prose || origin.status.is_numbered && !is_prose {
            return;
        }
        let form = self.sheet_text.standing(at);
        let entering = match (origin.status.is_in_prose, is_prose) {
            (true, _) => 0.0,
            (false, true) => self.costs.prose_entered,
            (false, false) => self.costs.prose_entered + self.costs.prose_begun_by_other,
        };
        let word = if is_prose { 0.0 } else { self.costs.of_word_in_prose(form.word) };
        let number = form.number.map_or(0.0, |standing| self.costs.of_number_in_prose(standing));
        let status = Status { is_in_prose: true, n_inserted: 0, ..origin.status };
        let kind = StepKind::Prose { from: at, to };
        self.put(to, origin.step(kind, None, entering + word + number, status));
    }

    /// Proposes to pass over text after the end of the game: scribbles, or another game.
    pub(super) fn propose_behind_end(&mut self, origin: &Origin, at: usize, end: usize) {
        self.propose_prose(origin, at, end);
        let status = Status { is_numbered: false, is_in_prose: false, ..origin.status };
        match TextToken::at(self.sheet_text, at) {
            Some(TextToken::Number { value, to, .. }) if to <= end => {
                let kind = StepKind::Number { value, from: at, to };
                self.put(to, origin.step(kind, None, 0.0, status));
            }
            Some(TextToken::Blank { to }) if to <= end => {
                self.put(to, origin.step(StepKind::Dropped { from: at, to }, None, 0.0, status));
            }
            Some(TextToken::Word { to }) if to <= end => {
                let cell = PassedCell::BehindEnd { is_first: !status.is_behind_end };
                let status = Status { is_behind_end: true, ..status };
                let kind = StepKind::Dropped { from: at, to };
                self.put(to, origin.step(kind, None, passing_cost(cell, self.costs), status));
            }
            _ => {}
        }
    }

    pub(super) fn propose_repeated(&mut self, origin: &Origin, at: usize, end: usize) {
        if origin.status.is_numbered || origin.status.is_in_prose {
            return;
        }
        let blocks = self.repeated.get(&at).cloned().unwrap_or_default();
        for block in blocks.into_iter().filter(|block| block.to <= end) {
            let n_rows = i32::try_from(block.n_rows).unwrap_or(0);
            let ahead = origin.status.ahead + if block.is_numbered_on { n_rows } else { 0 };
            let kind = StepKind::Dropped { from: at, to: block.to };
            self.put(block.to, origin.step(kind, None, block.cost, Status { ahead, ..origin.status }));
        }
    }

    /// Returns the cost of ending prose before a place.
    pub(super) fn leaving_cost(&self, origin: &Origin, number: u32, at: usize) -> f32 {
        match self.sheet_text.numbers[at] {
            _ if !origin.status.is_in_prose || origin.ply == 0 => 0.0,
            Some(there) if there.value == number => self.costs.prose_left,
            Some(_) => self.costs.prose_left + self.costs.prose_left_elsewhere,
            None => self.costs.prose_left + self.costs.prose_left_without_number,
        }
    }

    /// Proposes to read the number of a row. Returns the cost of reading none; `None` if one is clearly there.
    pub(super) fn propose_numbers(
        &mut self,
        origin: &Origin,
        number: u32,
        is_white: bool,
        at: usize,
        more: f32,
    ) -> Option<f32> {
        if origin.status.is_numbered {
            return Some(0.0);
        }
        let quoted = self.sheet_text.standing(at).number.filter(|_| origin.status.is_in_prose);
        let more = more + quoted.map_or(0.0, |standing| self.costs.of_number_in_row(standing));
        let numbered = Status { is_numbered: true, is_in_prose: false, ..origin.status };
        let is_due = is_white != origin.status.starts_black;
        let there = self.sheet_text.numbers[at];
        let mut is_clean = false;
        if is_due && (self.sheet_text.has_numbers || there.is_some()) {
            let ends = self.reader.number_ends(at, number);
            for (len, cost) in ends.iter() {
                is_clean |= cost < 0.5;
                if cost < self.costs.number_lost + 3.0 {
                    let kind = StepKind::Number { value: number, from: at, to: at + len };
                    self.put(at + len, origin.step(kind, None, more + cost, numbered));
                }
            }
        }
        if let Some(there) = there.filter(|there| there.value != number || !is_due) {
            let (cost, shifts) = match (there.value == number, there.n_dots) {
                (true, 2..) => (0.2, false),
                (true, _) => (self.costs.row_shifted, true),
                (false, 0) => (self.costs.number_other + 2.0, false),
                (false, _) => (self.costs.number_other, false),
            };
            let to_i32 = |number: u32| i32::try_from(number).unwrap_or(0);
            let ahead = origin.status.ahead + to_i32(there.value) - to_i32(number);
            let kind = StepKind::Number { value: there.value, from: at, to: there.end };
            self.put(
                there.end,
                origin.step(
                    kind,
                    None,
                    more + cost,
                    Status { ahead, starts_black: numbered.starts_black != shifts, ..numbered },
                ),
            );
        }
        let is_missing = is_due && self.sheet_text.has_numbers;
        (!is_clean).then_some(if is_missing { self.costs.number_lost } else { 0.0 })
    }
}
