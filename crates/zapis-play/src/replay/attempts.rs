//! Plays a record as often as needed: in its letters, then with other notations, then past illegal moves.

use crate::game::{Game, Side};
use crate::record::{CastlingWord, Item, Record, Tape};

use super::gaps::MOST_TRIES_OF_RECORD;
use super::report::{Fault, FaultKind, Replay};
use super::state::{OtherNotations, PlaysOn, Replayer, UnplayedWords};

/// The maximum number of runs until the words examined after illegal moves are those that are played; a record that
/// needs more is given up at its first illegal move.
const MAX_RUNS: usize = 16;

impl<G: Game> Replayer<G> {
    /// Plays a record and returns the result.
    ///
    /// The first alphabet is tried first; if the main line fails and no alphabet was given, the one in which it goes
    /// furthest is used.
    ///
    /// Words that fail in it are tried in the game's other notations; and play continues after an illegal move if that
    /// was [requested](Self::that_goes_on). A record that begins in the middle of a game without a position is not
    /// played at all.
    pub fn replay(&mut self, record: &Record<'_>) -> &Replay<G> {
        self.other = OtherNotations::default();
        self.goes_on.is_on = false;
        self.replay.fragment = None;
        self.replay.line_letters.clear();
        self.replay_in_letters(record);
        if self.replay.faults.is_empty() {
            self.read_strange_lines_in_their_letters(record);
        } else if !self.take_for_fragment(record) {
            self.read_lines_in_their_letters(record);
            if self.may_hold_other_notations(record) {
                self.other.are_read = true;
                self.run(record);
            }
            match self.without_capitals(record) {
                Some(tape) => {
                    let caseless = Record { tape: &tape, ..*record };
                    self.run(&caseless);
                    self.play_as_meant(&caseless);
                    self.replay.mended.get_or_insert_with(|| Box::new(tape));
                }
                None => self.play_as_meant(record),
            }
            self.go_back_to_own_letters();
        }
        &self.replay
    }

    /// Returns the tape of a record in which pieces have small letters, and never a capital: `bxc3` may be a bishop's
    /// move there.
    #[cold]
    fn without_capitals(&self, record: &Record<'_>) -> Option<Tape> {
        let is_small = |fault: &Fault<G>| matches!(fault.kind, FaultKind::SmallLetter(_));
        let has_capital = |item: &Item| {
            let word = record.slice(item.span);
            word.starts_with(char::is_uppercase) && CastlingWord::at_start(word.as_bytes()).is_none()
        };
        if !self.replay.faults.iter().any(is_small) || record.tape.main_line().any(|(_, item)| has_capital(item)) {
            return None;
        }
        let mut tape = record.tape.clone();
        tape.forget_case();
        Some(tape)
    }

    /// Makes it continue after illegal moves: from the position after such a move, if it is clear which move was made
    /// and most of the rest is legal there; otherwise from the position before it, if the rest is legal there.
    #[must_use]
    pub const fn that_goes_on(mut self) -> Self {
        self.goes_on.asked = PlaysOn::Everywhere;
        self
    }

    /// Makes it report missing half-moves, and stop there.
    #[must_use]
    pub const fn that_names_missing_moves(mut self) -> Self {
        self.goes_on.asked = PlaysOn::NamesMissing;
        self
    }

    /// Plays a record again as it was meant, if that was requested and its letters are known: with variations where
    /// they belong, past illegal moves and missing half-moves.
    /// they belong, past illegal moves and missing half-moves.
    #[cold]
    fn play_as_meant(&mut self, record: &Record<'_>) {
        if self.goes_on.asked == PlaysOn::Nowhere || self.replay.rival.is_some() {
            return;
        }
        match self.put_variations_right(record) {
            Some(tape) => {
                let put_right = Record { tape: &tape, ..*record };
                self.find_letters_of_lines(&put_right);
                self.run(&put_right);
                self.go_on_if_needed(&put_right);
                self.replay.mended.get_or_insert_with(|| Box::new(tape));
            }
            None => self.go_on_if_needed(record),
        }
    }

    /// Plays a record again, past its illegal moves and missing half-moves, if there may be any.
    fn go_on_if_needed(&mut self, record: &Record<'_>) {
        let is_needed = self.replay.faults.iter().any(|fault| match fault.kind {
            FaultKind::Illegal => true,
            FaultKind::Number { written, expected, claims_black } => {
                claims_black != (fault.side == Side::Black) || written == u64::from(expected) + 1
            }
            _ => record.is_unwritten(record.tape.items[fault.item as usize]),
        });
        if is_needed {
            self.goes_on.is_on = true;
            // After an illegal move there may be words of other notations that were not reached before.
            self.other.are_read |= self.has_other_words_behind_first_fault(record);
            self.goes_on.unplayed = UnplayedWords::default();
            let is_settled = (0..MAX_RUNS).any(|_| {
                self.goes_on.n_looks = 0;
                self.goes_on.n_tries = MOST_TRIES_OF_RECORD;
                self.other.noted = 0;
                self.run(record);
                self.replay.stood.is_empty() || !self.has_looked_too_far()
            });
            if !is_settled {
                self.goes_on.is_on = false;
                self.run(record);
            }
        }
        self.replay.faults.append(&mut self.misplaced);
        self.mend_tape(record);
    }

    /// Returns true if the last run examined words after illegal moves that were not played then, and excludes them
    /// from the next run. Otherwise a record written without these words would be read differently.
    fn has_looked_too_far(&mut self) -> bool {
        let passed_over = self.replay.passed_over.clone();
        let unplayed = UnplayedWords { ends: std::mem::take(&mut self.goes_on.ends), passed_over };
        let is_new = unplayed != self.goes_on.unplayed;
        self.goes_on.unplayed = unplayed;
        is_new
    }
}
