//! Missing half-moves: where numbers, dots and the following moves show that one is missing, the turn is passed
//! instead, and play continues as far as the rest is legal.
//!
//! `2. Nf3 3. Bb5 a6` lacks Black's second move: the number says that White moves next, and the rest can be played that
//! way. The rest also distinguishes a gap from a wrong number: with a gap, more of it can be played.

use crate::game::{CheckStatus, Game, MadeMove, MoveNotation, Rules, Side};
use crate::record::{Item, ItemKind, Record};

use super::lines::Line;
use super::replay_mode::ReplayMode;
use super::report::{Fault, FaultKind, Then};
use super::state::{MAX_LOOKS, PlaysOn, Replayer, UnplayedWords};
use super::stood::Upcoming;
use super::turn::Turn;
use super::word_player::{LineStep, WordPlayer, number_of};

/// More half-moves missing at one place are not a gap, but a wrong number.
const MOST_AT_ONCE: i128 = 2;
/// The number of words that have to be legal after a gap that no number shows.
const WORDS_WITHOUT_NUMBER: u32 = 4;
/// The maximum number of items examined after a missing half-move to find out whether a word depends on it.
const MOST_ITEMS: usize = 2000;
/// The maximum number of tries at one place with the moves that may be missing.
const MOST_TRIES: u32 = 20_000;
/// The same for a whole record.
pub(super) const MOST_TRIES_OF_RECORD: u32 = 100_000;

/// From this value on, an index is that of a missing half-move, the first, the second and so on: it gets an item index
/// when the whole record has been played. No record has this many items.
const GAP: u32 = 1 << 31;

/// The steps of a line from a position on.
type StepsFrom<G> = (<G as Rules>::Position, Vec<LineStep<<G as MoveNotation>::Written>>);

impl<G: Game> Replayer<G> {
    /// Passes the turn for half-moves missing before a number, or right after it; returns true if there are any.
    #[cold]
    pub(super) fn fill_gap<R: ReplayMode>(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>) -> bool {
        if record.tape.is_sheet || self.game.pass().is_none() {
            return false;
        }
        let (number, claims_black) = number_of(record.tape.items[index as usize], record);
        let number = i128::from(number);
        if !line.is_alive {
            return self.note_gap_behind_end(record, index, line, (number, claims_black));
        }
        // A variation begins with a move: if its number differs, the variation is misplaced.
        if line.is_untouched || self.game.ending(&line.position).is_some() {
            return false;
        }
        let turn = self.turn_of(line);
        let is_black = turn.side == Side::Black;
        let is_of_black = claims_black || is_black && number == turn.number;
        // A gap in the text is recognized whatever follows: words that were not played may be examined.
        let upcoming = Upcoming::from(&record.tape.items, index + 1, &UnplayedWords::default());
        let n = match turn.n_lacking(number, claims_black) {
            0 if !is_black => {
                return self.fill_before_only_word::<R>(record, index, line, &upcoming);
            }
            n @ 1..=MOST_AT_ONCE if upcoming.n_words > 0 => usize::try_from(n).unwrap_or(0),
            _ => return false,
        };
        let shift = i64::try_from(number - i128::from(self.game.move_number(&line.position))).unwrap_or(0);
        let (start, before) = self.since_missing(record, index, line);
        let player = self.player(record);
        let steps = player.steps(upcoming.items.iter().copied());
        let mut n_tries = self.goes_on.n_tries.min(MOST_TRIES);
        let n_tries_before = n_tries;
        let mut run = |shift, steps: &[_]| player.run(start.clone(), shift, &[&before, steps].concat(), &mut n_tries);
        let as_written = run(shift, &steps);
        let is_gap = if n == 1 {
            let here = [&[LineStep::Number(index)], steps.as_slice()].concat();
            let behind_gap = run(line.number_shift, &with_missing(record, turn, &here));
            let n_words_before = before.iter().filter(|step| matches!(step, LineStep::Word(..))).count();
            let is_read = matches!(steps[0], LineStep::Word(_, Some(_)));
            // A word that cannot be played either way may depend on a missing half-move.
            let is_numbered_so = || is_read && goes_on_from(record, (number, is_of_black), &upcoming);
            behind_gap.rank() >= as_written.rank() && (behind_gap.n_words > n_words_before || is_numbered_so())
        } else {
            // If whole moves are missing the same side is to move: only unplayable words show that it is not the number
            // that is wrong, and only if the numbers before were right.
            line.number_shift == 0 && !as_written.is_all && as_written.n_wrong == 0 && has_number(&steps)
        };
        self.goes_on.n_tries -= n_tries_before - n_tries;
        if is_gap {
            for _ in 0..n {
                self.pass_for::<R>(record, (index, index), line);
            }
        }
        is_gap
    }

    /// Passes the turn for White after a number if the only word before the next number is Black's move.
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
        let ((number, is_of_black), (next_number, claims_black)) =
            (number_of(items[index as usize], record), number_of(items[next as usize], record));
        if !is_only || claims_black || next_number != number.saturating_add(1) || is_of_black {
            return false;
        }
        let (start, before) = self.since_missing(record, index, line);
        let player = self.player(record);
        let steps = player.steps(upcoming.items.iter().copied());
        let mut n_tries = self.goes_on.n_tries.min(MOST_TRIES);
        let n_tries_before = n_tries;
        let turn = self.turn_of(line);
        let mut run = |steps: &[_]| {
            let steps = [&before, steps].concat();
            player.run(start.clone(), line.number_shift, &steps, &mut n_tries).n_steps.saturating_sub(before.len())
        };
        let after_white = run(&with_missing(record, turn, &steps));
        let by_black = [&[LineStep::Missing], steps.as_slice()].concat();
        let by_black = run(&with_missing(record, turn, &by_black));
        // If it is neither side's move, it is not White's: the missing half-move would have made it possible for Black.
        // An earlier one may have done so for White.
        let is_of_white = if after_white == 0 { by_black <= 1 && !before.is_empty() } else { after_white >= by_black };
        self.goes_on.n_tries -= n_tries_before - n_tries;
        if is_of_white || !matches!(steps[0], LineStep::Word(_, Some(_))) {
            return false;
        }
        self.pass_for::<R>(record, (word, index), line);
        true
    }

    /// Reports a half-move missing after the end of the playable part of a line, shown by numbers alone.
    fn note_gap_behind_end(
        &mut self,
        record: &Record<'_>,
        index: u32,
        line: &Line<G>,
        (number, claims_black): (i128, bool),
    ) -> bool {
        let Some(mut turn) = self.goes_on.turn.filter(|turn| turn.depth == line.depth) else { return false };
        let n_lacking = turn.n_lacking(number, claims_black);
        let upcoming = Upcoming::from(&record.tape.items, index + 1, &UnplayedWords::default());
        let is_gap = (1..=MOST_AT_ONCE).contains(&n_lacking)
            && upcoming.n_words > 0
            && goes_on_from(record, (number, claims_black || turn.n_lacking(number, true) == 0), &upcoming);
        if !is_gap {
            return false;
        }
        for _ in 0..n_lacking {
            let place = self.next_gap(index);
            let (kind, ply, depth, side) = (FaultKind::MoveMissing, turn.ply + 1, turn.depth, turn.side);
            let fault = Fault {
                item: place,
                ply,
                depth,
                side,
                kind,
                position: None,
                then: Then::Nothing,
                rests_on: None,
                is_note: false,
            };
            self.replay.faults.push(fault);
            turn.advance();
        }
        self.goes_on.turn = Some(turn);
        true
    }

    /// Counts a word after the end of the playable part of its line.
    #[cold]
    pub(super) fn count_unplayed(&mut self, depth: u32) {
        if let Some(turn) = self.goes_on.turn.as_mut().filter(|turn| turn.depth == depth) {
            turn.advance();
        }
    }

    /// Returns the side to move in a line.
    pub(super) fn turn_of(&self, line: &Line<G>) -> Turn {
        let number = i128::from(self.game.move_number(&line.position)) + i128::from(line.number_shift);
        Turn { depth: line.depth, ply: line.ply, number, side: self.game.side(&line.position) }
    }

    /// Continues counting by words and numbers if a line ends at a word.
    pub(super) fn end_at_word(&mut self, line: &Line<G>) {
        let mut turn = self.turn_of(line);
        turn.advance();
        self.goes_on.turn = Some(turn);
    }

    /// Assigns a place to the next missing half-move, before an item.
    fn next_gap(&mut self, before: u32) -> u32 {
        let place = GAP.saturating_add(u32::try_from(self.missing.before.len()).unwrap_or(0));
        self.missing.before.push(before);
        place
    }

    /// Returns a player of words that stores nothing.
    pub(super) fn player<'a>(&'a self, record: &Record<'a>) -> WordPlayer<'a, G> {
        let (alphabet, reads_others) = (self.replay.alphabet, self.other.are_read);
        WordPlayer { game: &self.game, record: *record, alphabet, reads_others }
    }

    /// Returns true if an unplayable word may be a move after the missing moves in its line.
    #[cold]
    pub(super) fn needs_missing(&mut self, record: &Record<'_>, index: u32, line: &Line<G>) -> bool {
        self.goes_on.n_looks += 1;
        if self.goes_on.n_looks > MAX_LOOKS {
            return false;
        }
        let (start, mut steps) = self.since_missing(record, index, line);
        if steps.is_empty() {
            return false;
        }
        let player = self.player(record);
        steps.push(player.step(index));
        let mut n_tries = self.goes_on.n_tries.min(MOST_TRIES);
        let before = n_tries;
        let is_needed = player.run(start, 0, &steps, &mut n_tries).is_all || n_tries == 0;
        self.goes_on.n_tries -= before - n_tries;
        is_needed
    }

    /// Lists the steps of a line from its first missing half-move on, with the position before it; otherwise nothing,
    /// with the current position.
    fn since_missing(&self, record: &Record<'_>, index: u32, line: &Line<G>) -> StepsFrom<G> {
        let since = self.steps_since_missing(record, index, line);
        since.unwrap_or_else(|| (line.position.clone(), Vec::new()))
    }

    /// Lists the steps of a line from its first missing half-move on, with the position before it.
    fn steps_since_missing(&self, record: &Record<'_>, index: u32, line: &Line<G>) -> Option<StepsFrom<G>> {
        let (_, first) = line.rests_on?;
        let missing = self.replay.stood.get(first as usize).filter(|stood| stood.is_missing)?.item;
        let position = self.replay.faults.get(*self.missing.faults.get(first as usize)?)?.position.as_deref()?;
        let before = &self.missing.before;
        let start = missing.checked_sub(GAP).map_or(missing, |nth| before[nth as usize]);
        let nth = missing.checked_sub(GAP).map_or(before.partition_point(|before| *before < start), |nth| nth as usize);
        let mut lacking = before[nth..].iter().peekable();
        if (index - start) as usize > MOST_ITEMS {
            return None;
        }
        let player = self.player(record);
        let mut steps = Vec::new();
        let mut around = Vec::new();
        for at in start..=index {
            while lacking.next_if_eq(&&at).is_some() {
                steps.push(LineStep::Missing);
            }
            match record.tape.items[at as usize].kind {
                ItemKind::VariationOpen => {
                    let last = steps.pop();
                    around.push((steps.len(), last));
                }
                ItemKind::VariationClose => {
                    let (n, last) = around.pop()?;
                    steps.truncate(n);
                    steps.extend(last);
                }
                ItemKind::Move if at < index && !self.replay.is_passed_over(at) => steps.push(player.step(at)),
                _ => {}
            }
        }
        Some((position.clone(), steps))
    }

    /// Returns true if a half-move is missing in a line: the position is unknown then.
    #[inline(never)]
    pub(super) fn rests_on_missing(&self, line: &Line<G>) -> bool {
        line.rests_on.is_some_and(|(_, nth)| self.replay.stood[nth as usize].is_missing)
    }

    /// Returns true if a word that is illegal for the side to move is the other side's, and the half-move before it is
    /// missing.
    pub(super) fn is_behind_gap(&self, record: &Record<'_>, index: u32, line: &Line<G>, upcoming: &Upcoming) -> bool {
        if record.tape.is_sheet || self.game.pass().is_none() || self.game.gives(&line.position) != CheckStatus::Nothing
        {
            return false;
        }
        let player = self.player(record);
        let mut position = self.passed(&line.position);
        if !player.play(&mut position, &player.step(index)) {
            return false;
        }
        let behind = self.prospect(record, position, line.number_shift, upcoming);
        behind.is_perfect() && (behind.n_legal >= WORDS_WITHOUT_NUMBER || upcoming.has_number(record))
    }

    /// Passes the turn for a missing half-move, before an item; faults are recorded at a place of the tape.
    pub(super) fn pass_for<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        (before, index): (u32, u32),
        line: &mut Line<G>,
    ) {
        if line.is_alive {
            let place = self.next_gap(before);
            self.pass_at::<R>(record, (place, before, index), line);
        }
    }

    /// Passes the turn for the empty cell of a scoresheet.
    pub(super) fn pass_for_cell<R: ReplayMode>(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>) {
        self.pass_at::<R>(record, (index, index + 1, index), line);
    }

    fn pass_at<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        (place, next, index): (u32, u32, u32),
        line: &mut Line<G>,
    ) {
        let Some(mv) = self.game.pass() else { return };
        let depth = line.depth;
        self.settle_check(line);
        self.fault(place, line, depth, FaultKind::MoveMissing, true);
        if depth == 0 {
            self.replay.is_complete = false;
        }
        // A check was answered by the missing half-move, but stays on the board: few moves make sense after it.
        let upcoming = Upcoming::from(&record.tape.items, next, &UnplayedWords::default());
        let is_in_check = self.game.gives(&line.position) != CheckStatus::Nothing;
        let goes_on = self.goes_on.asked == PlaysOn::Everywhere
            && (!is_in_check
                || self.prospect(record, self.passed(&line.position), line.number_shift, &upcoming).is_good());
        if !goes_on {
            let is_word = |index: &&u32| record.tape.items[**index as usize].kind == ItemKind::Move;
            let next_word = upcoming.items.iter().find(is_word).copied().unwrap_or(next);
            return self.stop(next_word, line, depth);
        }
        self.make::<R>(record, (index, place), line, MadeMove { mv, is_of_its_piece: false, is_variant: false }, true);
    }

    /// Returns a position after passing the turn.
    fn passed(&self, position: &G::Position) -> G::Position {
        let mut position = position.clone();
        if let Some(mv) = self.game.pass() {
            self.game.play(&mut position, mv);
        }
        position
    }

    /// Inserts the missing half-moves into a copy of the tape, and updates the places of all recorded items.
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

/// Returns true if the next number is consistent with a number and the words between them, one of which may be missing
/// again.
fn goes_on_from(record: &Record<'_>, (number, is_of_black): (i128, bool), upcoming: &Upcoming) -> bool {
    let is_number = |index: &&u32| record.tape.items[**index as usize].kind == ItemKind::Number;
    let n_words = upcoming.items.iter().take_while(|index| !is_number(index)).count();
    let Some(next) = upcoming.items.iter().find(is_number) else { return true };
    let (next, claims_black) = number_of(record.tape.items[*next as usize], record);
    let n_between = 2 * (i128::from(next) - number) + i128::from(claims_black) - i128::from(is_of_black);
    n_words > 0 && u64::try_from(n_between).is_ok_and(|n| n == n_words as u64 || n == n_words as u64 + 1)
}

/// Inserts missing half-moves where the numbers of a line show them, from a turn on.
fn with_missing<W: Copy>(record: &Record<'_>, mut turn: Turn, steps: &[LineStep<W>]) -> Vec<LineStep<W>> {
    let mut all = Vec::with_capacity(steps.len() + 1);
    for step in steps {
        if let LineStep::Number(index) = step {
            let (number, claims_black) = number_of(record.tape.items[*index as usize], record);
            if turn.n_lacking(i128::from(number), claims_black) == 1 {
                all.push(LineStep::Missing);
                turn.advance();
            }
        } else {
            turn.advance();
        }
        all.push(*step);
    }
    all
}

fn has_number<W>(steps: &[LineStep<W>]) -> bool {
    steps.iter().any(|step| matches!(step, LineStep::Number(_)))
}
