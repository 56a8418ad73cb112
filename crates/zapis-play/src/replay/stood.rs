//! Continues after illegal moves: from the position after one, if most of the rest is legal there, or otherwise from
//! the position before it.
//!
//! A record is first played by the rules, which decides its letters. Only if a move of it is illegal is it played once
//! more, looking ahead after each illegal move. The look-ahead covers a fixed number of words, and the number of
//! look-aheads per record is limited.

use crate::game::{Game, MadeMove, Resolution};
use crate::record::{Item, ItemKind, Record};

use super::lines::Line;
use super::repeated_words::repeated_up_to;
use super::replay_mode::ReplayMode;
use super::report::{FaultKind, Stood, Then};
use super::sign::Sign;
use super::state::{MAX_LOOKS, PlaysOn, Replayer, UnplayedWords};
use super::word_player::{LineStep, word_with_marks};

/// The interpretation of a word that is not a legal move.
pub(super) enum Became<M> {
    /// This move was made all the same, and the game continued from there.
    Made(MadeMove<M>),
    /// It was taken back or never made: the game continued from the position before it.
    Nothing,
    /// It is a legal move of the other side: the half-move before it is missing.
    BehindGap,
    /// It may be legal after a missing half-move.
    NeedsMissing,
}

/// The maximum number of words examined after an illegal move.
const WORDS: usize = 20;
/// The number of items, including variations, in which they are searched.
const ITEMS: usize = 400;
/// The value of a legal word.
const LEGAL: u32 = 2;
/// The value of a word that leaves a king in check, but is otherwise legal: the players may not have noticed the check.
const BUT_FOR_CHECK: u32 = 1;
/// One of several candidates is chosen if it is better than the others by this much.
const CLEARLY: u32 = 2 * LEGAL;

/// The rest of a line after a word.
pub(super) struct Upcoming {
    /// Its words and numbers.
    pub(super) items: Vec<u32>,
    pub(super) n_words: u32,
}

/// How well the rest can be played from a position.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    points: u32,
    /// The number of words examined, and of wrong numbers.
    n_looked_at: u32,
    pub(super) n_legal: u32,
}

impl Prospect {
    /// Returns true if most of the rest is legal.
    pub(super) const fn is_good(self) -> bool {
        self.n_legal > 0 && self.points > self.n_looked_at
    }

    /// Returns true if all of it is.
    pub(super) const fn is_perfect(self) -> bool {
        self.n_legal > 0 && self.n_legal == self.n_looked_at
    }
}

impl Upcoming {
    /// Collects the words and numbers of a line from an item on, up to where it ended when it was last played.
    pub(super) fn from(items: &[Item], start: u32, unplayed: &UnplayedWords) -> Self {
        let mut upcoming = Self { items: Vec::new(), n_words: 0 };
        let mut depth = 0_u32;
        for (at, item) in (start..).zip(items.iter().skip(start as usize).take(ITEMS)) {
            match item.kind {
                ItemKind::Move if depth == 0 && unplayed.ends.binary_search(&at).is_ok() => break,
                ItemKind::Move if depth == 0 && unplayed.passed_over.binary_search(&at).is_ok() => {}
                ItemKind::VariationOpen => depth += 1,
                ItemKind::VariationClose | ItemKind::Termination if depth == 0 => break,
                ItemKind::VariationClose => depth -= 1,
                ItemKind::Move if depth == 0 => {
                    upcoming.n_words += 1;
                    upcoming.items.push(at);
                }
                ItemKind::Number if depth == 0 => upcoming.items.push(at),
                _ => {}
            }
            if upcoming.n_words as usize == WORDS {
                break;
            }
        }
        upcoming
    }
}

impl Upcoming {
    pub(super) fn has_number(&self, record: &Record<'_>) -> bool {
        self.items.iter().any(|index| record.tape.items[*index as usize].kind == ItemKind::Number)
    }

    /// Keeps only the first word, and the numbers before it.
    fn next_word(&self, record: &Record<'_>) -> Self {
        let is_word = |index: &u32| record.tape.items[*index as usize].kind == ItemKind::Move;
        let n = self.items.iter().position(is_word).map_or(0, |at| at + 1);
        Self { items: self.items[..n].to_vec(), n_words: u32::from(n > 0) }
    }
}

impl<G: Game> Replayer<G> {
    /// Continues after a word that is not a legal move, if that makes sense; returns true if it does.
    #[cold]
    pub(super) fn go_on<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        index: u32,
        line: &mut Line<G>,
        written: Option<&G::Written>,
    ) -> bool {
        match self.what_became(record, index, line, written) {
            Some(Became::Made(made)) => self.stand::<R>(record, index, line, made),
            Some(Became::Nothing) => {
                let repeated = repeated_up_to(record, index);
                if repeated.is_some_and(|last| last != index) {
                    // The number of a row written twice is not another fault.
                    self.replay.faults.pop_if(|fault| matches!(fault.kind, FaultKind::Number { .. }));
                    line.number_shift = 0;
                }
                self.fall(index, line, Then::PassedOver);
                if repeated.is_some()
                    && let Some(fault) = self.replay.faults.last_mut()
                {
                    fault.kind = FaultKind::WrittenTwice;
                }
                self.replay.passed_over.push(index);
                line.pass_over();
            }
            Some(Became::BehindGap) => {
                self.pass_for::<R>(record, (index, index), line);
                self.play_word::<R>(record, index, line);
            }
            Some(Became::NeedsMissing) => {
                self.stop(index, line, line.depth);
                self.fault(index, line, line.depth, FaultKind::NeedsMissing, false);
            }
            None => return false,
        }
        true
    }

    /// Plays an illegal move.
    fn stand<R: ReplayMode>(&mut self, record: &Record<'_>, index: u32, line: &mut Line<G>, made: MadeMove<G::Move>) {
        self.fall(index, line, Then::Stood);
        self.make::<R>(record, (index, index), line, made, false);
    }

    /// Makes a move that no rule allows, an illegal or a missing one, and records it at a place of the tape.
    pub(super) fn make<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        (index, place): (u32, u32),
        line: &mut Line<G>,
        made: MadeMove<G::Move>,
        is_missing: bool,
    ) {
        let stood = Stood {
            item: place,
            ply: line.ply + 1,
            depth: line.depth,
            number: self.game.move_number(&line.position),
            side: self.game.side(&line.position),
            is_of_its_piece: made.is_of_its_piece,
            is_missing,
        };
        let nth = u32::try_from(self.replay.stood.len()).unwrap_or(u32::MAX);
        self.replay.stood.push(stood);
        self.missing.faults.push(self.replay.faults.len().saturating_sub(1));
        line.rests_on = line.rests_on.or(Some((stood.ply, nth)));
        let resolution = Resolution { mv: made.mv, overspecified: false };
        let n_plies = self.replay.plies.len();
        self.missing.is_noted = true;
        // The check signs of an illegal move are not verified.
        self.play_move::<R, true>(record, index, line, resolution, Sign::UNASKED, false);
        self.missing.is_noted = false;
        if let Some(ply) = self.replay.plies.get_mut(n_plies) {
            (ply.item, ply.stood, ply.missing) = (place, !is_missing, is_missing);
        }
    }

    /// Records an illegal move after which play continues.
    fn fall(&mut self, index: u32, line: &Line<G>, then: Then) {
        self.fault(index, line, line.depth, FaultKind::Illegal, true);
        if let Some(fault) = self.replay.faults.last_mut() {
            fault.then = then;
        }
        if line.depth == 0 {
            self.replay.is_complete = false;
        }
    }

    /// Interprets a word that is not a legal move; `None` if that is not possible.
    #[cold]
    pub(super) fn what_became(
        &mut self,
        record: &Record<'_>,
        index: u32,
        line: &Line<G>,
        written: Option<&G::Written>,
    ) -> Option<Became<G::Move>> {
        if self.goes_on.n_looks >= MAX_LOOKS || self.game.ending(&line.position).is_some() {
            return None;
        }
        self.goes_on.n_looks += 1;
        let upcoming = Upcoming::from(&record.tape.items, index + 1, &self.goes_on.unplayed);
        if self.needs_missing(record, index, line) {
            return Some(Became::NeedsMissing);
        }
        if upcoming.n_words == 0 {
            return None;
        }
        let goes_on = self.goes_on.asked == PlaysOn::Everywhere;
        if goes_on
            && let Some(last) = repeated_up_to(record, index)
            && let upcoming = Upcoming::from(&record.tape.items, last + 1, &self.goes_on.unplayed).next_word(record)
            && let shift = if last == index { line.number_shift } else { 0 }
            && self.prospect(record, line.position.clone(), shift, &upcoming).is_perfect()
        {
            return Some(Became::Nothing);
        }
        if self.is_behind_gap(record, index, line, &upcoming) {
            return Some(Became::BehindGap);
        }
        if !goes_on {
            return None;
        }
        let made = self.made_moves(record, index, &line.position, written);
        let stood = self.made_move(record, line, made, &upcoming);
        let without = self.prospect(record, line.position.clone(), line.number_shift, &upcoming);
        // One word may fit by chance, unless the number before it shows that the move was written a second time.
        let is_numbered = upcoming.items.first().is_some_and(|item| {
            let kind = record.tape.items[*item as usize].kind;
            kind == ItemKind::Number && !self.player(record).contradicts(&line.position, line.number_shift, *item)
        });
        let may_pass = without.is_perfect() && (without.n_legal > 1 || is_numbered);
        match stood {
            Some((made, prospect)) if prospect.is_perfect() || !may_pass => Some(Became::Made(made)),
            _ if may_pass => Some(Became::Nothing),
            _ => None,
        }
    }

    /// Lists the moves that may have been made for a word, as read in algebraic notation, if possible, and in the
    /// others.
    fn made_moves(
        &self,
        record: &Record<'_>,
        index: u32,
        position: &G::Position,
        written: Option<&G::Written>,
    ) -> Vec<MadeMove<G::Move>> {
        let made = written.map(|written| self.game.made_moves(position, written)).unwrap_or_default();
        if !made.is_empty() || !self.other.are_read {
            return made;
        }
        let (word, marks) = word_with_marks(record, index);
        self.game.made_moves_in_another_notation(position, word, &marks, self.replay.alphabet)
    }

    /// Finds the move that was made for a word that is not a legal one, with the following words that can be played.
    fn made_move(
        &self,
        record: &Record<'_>,
        line: &Line<G>,
        moves: Vec<MadeMove<G::Move>>,
        upcoming: &Upcoming,
    ) -> Option<(MadeMove<G::Move>, Prospect)> {
        let mut best: Option<(MadeMove<G::Move>, Prospect)> = None;
        // The best of those between other squares than the best.
        let mut rival = Prospect::default();
        let mut is_of_best = false;
        for made in moves {
            // A misread word on a scoresheet is more likely than a move that no piece can make.
            if record.tape.is_sheet && !made.is_of_its_piece {
                continue;
            }
            let mut position = line.position.clone();
            self.game.play(&mut position, made.mv);
            let prospect = self.prospect(record, position, line.number_shift, upcoming);
            let is_same = made.is_variant && is_of_best;
            match &best {
                Some((_, leading)) if prospect.points <= leading.points => {
                    if !is_same && prospect.points > rival.points {
                        rival = prospect;
                    }
                    is_of_best = is_same;
                }
                _ => {
                    if let Some((_, leading)) = best.filter(|_| !is_same) {
                        rival = leading;
                    }
                    best = Some((made, prospect));
                    is_of_best = true;
                }
            }
        }
        let is_clear =
            |best: Prospect| !rival.is_good() && best.points > rival.points || best.points >= rival.points + CLEARLY;
        best.filter(|(_, prospect)| prospect.is_good() && is_clear(*prospect))
    }

    /// Plays the rest from a position and returns how well that goes.
    pub(super) fn prospect(
        &self,
        record: &Record<'_>,
        mut position: G::Position,
        number_shift: i64,
        upcoming: &Upcoming,
    ) -> Prospect {
        let player = self.player(record);
        let mut prospect = Prospect::default();
        let mut is_alive = true;
        for index in &upcoming.items {
            let step = player.step(*index);
            let LineStep::Word(_, written) = step else {
                let is_wrong = is_alive && player.contradicts(&position, number_shift, *index);
                prospect.n_looked_at += u32::from(is_wrong);
                continue;
            };
            prospect.n_looked_at += 1;
            if !is_alive {
                continue;
            }
            if player.play(&mut position, &step) {
                prospect.points += LEGAL;
                prospect.n_legal += 1;
                continue;
            }
            let made = self.made_moves(record, *index, &position, written.as_ref());
            match made.split_first() {
                Some((first, others)) if others.iter().all(|made| made.is_variant) => {
                    prospect.points += if first.is_of_its_piece { BUT_FOR_CHECK } else { 0 };
                    self.game.play(&mut position, first.mv);
                }
                _ => is_alive = false,
            }
        }
        prospect
    }
}
