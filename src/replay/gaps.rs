//! Half-moves that are not written: where numbers, dots and the moves behind them say that one lacks, the turn is passed for
//! it, and play goes on as far as what follows is legal.
//!
//! `2. Nf3 3. Bb5 a6` lacks Black's second move: the number says that White moves next, and what follows can be played so.
//! A number that is only wrong is told from that by what follows too: without the gap more of it can be played.

use std::cmp::Reverse;

use crate::game::{CheckStatus, Game, Resolution, Side};
use crate::record::{Item, ItemKind, Record, written_number};

use super::lines::Line;
use super::replay_mode::ReplayMode;
use super::report::{FaultKind, Stood};
use super::sign::Sign;
use super::state::{Replayer, UnplayedWords};
use super::stood::{Upcoming, contradicts};

/// More half-moves that lack at one place are no gap, but a number that is wrong.
const MOST_AT_ONCE: i128 = 2;
/// So many words have to be legal behind a gap that no number shows.
const WORDS_WITHOUT_NUMBER: u32 = 4;

/// From here on a number stands for a half-move that is not written, the first of them, the second and so on: it gets the
/// number of an item when the whole record has been played. No record has so many items.
const GAP: u32 = 1 << 31;

/// How far what follows can be played from a position.
#[derive(Clone, Copy, Default)]
struct LegalRun {
    n_words: u32,
    /// How many of the numbers up to there are wrong.
    n_wrong: u32,
    is_all: bool,
}

impl LegalRun {
    const fn rank(self) -> (u32, Reverse<u32>) {
        (self.n_words, Reverse(self.n_wrong))
    }
}

impl<G: Game> Replayer<G> {
    /// Passes the turn for half-moves that lack before a number, or right behind it; returns whether any do.
    #[cold]
    pub(super) fn fill_gap<R: ReplayMode>(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>) -> bool {
        if !line.is_alive
            || record.tape.is_sheet
            || self.game.pass().is_none()
            || self.game.ending(&line.position).is_some()
        {
            return false;
        }
        let (written, claims_black) = number_of(record, index);
        let expected = i128::from(self.game.move_number(&line.position)) + i128::from(line.number_shift);
        let is_black = self.game.side(&line.position) == Side::Black;
        let number = i128::from(written);
        let is_of_black = claims_black || is_black && number == expected;
        let n_lacking = 2 * (number - expected) + i128::from(is_of_black) - i128::from(is_black);
        // What is written of a gap is read as one again whatever follows: words that were not played may be looked at.
        let upcoming = Upcoming::from(&record.tape.items, index + 1, &UnplayedWords::default());
        let n = match n_lacking {
            0 if !is_black => {
                return self.fill_before_only_word::<R>(record, index, line, &upcoming);
            }
            1..=MOST_AT_ONCE if upcoming.n_words > 0 => usize::try_from(n_lacking).unwrap_or(0),
            _ => return false,
        };
        let shift = i64::try_from(number - i128::from(self.game.move_number(&line.position))).unwrap_or(0);
        let as_written = self.legal_run(record, line.position.clone(), shift, &upcoming.items);
        let behind_gap = self.legal_run(record, self.passed(&line.position, n), line.number_shift, &upcoming.items);
        let is_gap = if n == 1 {
            behind_gap.rank() >= as_written.rank()
                && (behind_gap.n_words > 0 || self.is_numbered_so(record, number, is_of_black, &upcoming.items))
        } else {
            // Where whole moves lack the same side is to move: only what cannot be played shows that it is not the number
            // that is wrong.
            !as_written.is_all && as_written.n_wrong == 0 && has_number(record, &upcoming.items)
        };
        if is_gap {
            for _ in 0..n {
                self.pass_for::<R>(record, (index, index), line);
            }
        }
        is_gap
    }

    /// Passes the turn for White behind a number where one word only stands before the next one, and it is Black's.
    fn fill_before_only_word<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        index: u32,
        line: &mut Line<G>,
        upcoming: &Upcoming,
    ) -> bool {
        let items = &record.tape.items;
        let [word, next, ..] = *upcoming.items else { return false };
        let is_only = items[word as usize].kind == ItemKind::Move && items[next as usize].kind == ItemKind::Number;
        let (number, (next_number, claims_black)) = (number_of(record, index).0, number_of(record, next));
        if !is_only || claims_black || next_number != number.saturating_add(1) || number_of(record, index).1 {
            return false;
        }
        let after_white = self.legal_run(record, line.position.clone(), line.number_shift, &[word]).is_all.then(|| {
            let position = self.after(record, line.position.clone(), word);
            position.map_or(0, |position| {
                1 + self.legal_run(record, self.passed(&position, 1), line.number_shift, &upcoming.items[1..]).n_words
            })
        });
        let by_black = self.legal_run(record, self.passed(&line.position, 1), line.number_shift, &upcoming.items);
        // Where it is nobody's, it is not White's in any case: the half-move that lacks would have made it possible for Black.
        let is_of_white = after_white.is_some_and(|n_words| n_words >= by_black.n_words);
        if is_of_white || !self.is_readable(record, word) {
            return false;
        }
        self.pass_for::<R>(record, (word, index), line);
        true
    }

    /// Returns whether a word that is illegal for the side to move is the other side's, and the half-move before it lacks.
    pub(super) fn is_behind_gap(&self, record: &Record<'_>, index: u32, line: &Line<G>, upcoming: &Upcoming) -> bool {
        if record.tape.is_sheet || self.game.pass().is_none() || self.game.gives(&line.position) != CheckStatus::Nothing
        {
            return false;
        }
        let Some(position) = self.after(record, self.passed(&line.position, 1), index) else { return false };
        let behind = self.prospect(record, position, line.number_shift, upcoming);
        behind.is_perfect() && (behind.n_legal >= WORDS_WITHOUT_NUMBER || has_number(record, &upcoming.items))
    }

    /// Passes the turn for a half-move that is not written, before an item; what is found is noted at a place of the tape.
    pub(super) fn pass_for<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        (before, index): (u32, u32),
        line: &mut Line<G>,
    ) {
        let Some(mv) = self.game.pass().filter(|_| line.is_alive) else { return };
        let depth = line.depth;
        self.settle_check(line);
        let place = GAP.saturating_add(u32::try_from(self.missing.before.len()).unwrap_or(0));
        self.missing.before.push(before);
        self.fault(place, line, depth, FaultKind::MoveMissing, true);
        if depth == 0 {
            self.replay.is_complete = false;
        }
        // A check was answered by the half-move that lacks, and stays on the board: few moves make sense behind it.
        let upcoming = Upcoming::from(&record.tape.items, before, &self.goes_on.unplayed);
        let is_in_check = self.game.gives(&line.position) != CheckStatus::Nothing;
        if is_in_check && !self.prospect(record, self.passed(&line.position, 1), line.number_shift, &upcoming).is_good()
        {
            let is_word = |index: &&u32| record.tape.items[**index as usize].kind == ItemKind::Move;
            let next_word = upcoming.items.iter().find(is_word).copied().unwrap_or(before);
            return self.stop(next_word, line, depth);
        }
        let stood = Stood {
            item: place,
            ply: line.ply + 1,
            depth,
            number: self.game.move_number(&line.position),
            side: self.game.side(&line.position),
            is_of_its_piece: false,
            is_missing: true,
        };
        self.rest_on(stood, line);
        let n_plies = self.replay.plies.len();
        self.missing.is_noted = true;
        let resolution = Resolution { mv, overspecified: false };
        self.play_move::<R, true>(record, index, line, resolution, Sign::UNASKED, false);
        self.missing.is_noted = false;
        if let Some(ply) = self.replay.plies.get_mut(n_plies) {
            (ply.item, ply.missing) = (place, true);
        }
    }

    /// Returns a position after turns have been passed.
    fn passed(&self, position: &G::Position, n: usize) -> G::Position {
        let mut position = position.clone();
        for mv in (0..n).filter_map(|_| self.game.pass()) {
            self.game.play(&mut position, mv);
        }
        position
    }

    /// Returns the position after a word, if it is a legal move.
    fn after(&self, record: &Record<'_>, mut position: G::Position, word: u32) -> Option<G::Position> {
        let item = record.tape.items[word as usize];
        let written = self.game.read(record.bytes(item.span), self.replay.alphabet);
        let legal = written.and_then(|written| self.game.resolve(&position, &written).ok()).map(|legal| legal.mv);
        let mv = legal.or_else(|| self.in_another_notation(record, word, &position))?;
        let mv = if self.game.is_irregular(&position) { self.game.as_stood(mv) } else { mv };
        self.game.play(&mut position, mv);
        Some(position)
    }

    /// Plays words from a position up to the first that is no legal move.
    fn legal_run(&self, record: &Record<'_>, mut position: G::Position, shift: i64, items: &[u32]) -> LegalRun {
        let mut run = LegalRun { is_all: true, ..LegalRun::default() };
        for index in items {
            let item = record.tape.items[*index as usize];
            if item.kind == ItemKind::Number {
                run.n_wrong += u32::from(contradicts(&self.game, &position, shift, item, record));
                continue;
            }
            match self.after(record, position, *index) {
                Some(after) => position = after,
                None => return LegalRun { is_all: false, ..run },
            }
            run.n_words += 1;
        }
        run
    }

    fn is_readable(&self, record: &Record<'_>, word: u32) -> bool {
        self.game.read(record.bytes(record.tape.items[word as usize].span), self.replay.alphabet).is_some()
    }

    /// Returns whether a readable word stands behind a number, and before the next one as many as belong there.
    fn is_numbered_so(&self, record: &Record<'_>, number: i128, is_of_black: bool, items: &[u32]) -> bool {
        let is_word = |index: &&u32| record.tape.items[**index as usize].kind == ItemKind::Move;
        let n_words = items.iter().take_while(is_word).count();
        let is_read = items.first().is_some_and(|index| self.is_readable(record, *index));
        let fits = |index: &u32| {
            n_words == if is_of_black { 1 } else { 2 } && i128::from(number_of(record, *index).0) == number + 1
        };
        is_read && items.get(n_words).is_none_or(fits)
    }

    /// Puts the half-moves that are not written on a tape of their own, and gives all items that were noted their places
    /// there.
    #[cold]
    pub(super) fn mend_tape(&mut self, record: &Record<'_>) {
        let before = std::mem::take(&mut self.missing.before);
        if before.is_empty() {
            return;
        }
        let mut tape = record.tape.clone();
        tape.items.clear();
        let mut lacking = before.iter().peekable();
        for (index, item) in (0_u32..).zip(&record.tape.items) {
            while lacking.next_if_eq(&&index).is_some() {
                tape.items.push(Item::missing(item.span.start));
            }
            tape.items.push(*item);
        }
        let moved = |index: u32| {
            let n = before.partition_point(|before| *before <= index);
            index.saturating_add(u32::try_from(n).unwrap_or(0))
        };
        let moved = |index: u32| match index.checked_sub(GAP) {
            Some(nth) => before.get(nth as usize).copied().unwrap_or(0).saturating_add(nth),
            None => moved(index),
        };
        let replay = &mut self.replay;
        replay.faults.iter_mut().for_each(|fault| fault.item = moved(fault.item));
        replay.stood.iter_mut().for_each(|stood| stood.item = moved(stood.item));
        replay.plies.iter_mut().for_each(|ply| ply.item = moved(ply.item));
        replay.passed_over.iter_mut().for_each(|item| *item = moved(*item));
        replay.events.iter_mut().for_each(|event| event.item = moved(event.item));
        replay.shifted_numbers.iter_mut().for_each(|number| number.item = moved(number.item));
        replay.mended = Some(Box::new(tape));
    }
}

/// Reads a move number and whether it has the dots of a move by Black.
fn number_of(record: &Record<'_>, index: u32) -> (u64, bool) {
    let item = record.tape.items[index as usize];
    match item.number() {
        Some((number, claims_black)) => (u64::from(number), claims_black),
        None => written_number(record.bytes(item.span)),
    }
}

fn has_number(record: &Record<'_>, items: &[u32]) -> bool {
    items.iter().any(|index| record.tape.items[*index as usize].kind == ItemKind::Number)
}
