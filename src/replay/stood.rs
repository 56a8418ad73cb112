//! Goes on behind illegal moves: from the position that one led to, if most of what follows is legal there, or else from the
//! position before it.
//!
//! A record is played by the rules first, and that decides whose letters it is written with. Only where a move of it is
//! illegal is it played once more, with a look at what follows each illegal move. That look is at a fixed number of words,
//! and a record has so many looks and no more.

use crate::game::{Game, MadeMove};
use crate::record::{Item, ItemKind, Record, written_number};

use super::lines::Line;
use super::other_notation::word_with_marks;
use super::state::{Replayer, UnplayedWords};

/// What became of a word that means no legal move.
pub(super) enum Became<M> {
    /// This move was made all the same, and the game went on from there.
    Made(MadeMove<M>),
    /// It was taken back or never made: the game went on from the position before it.
    Nothing,
    /// It is a legal move of the other side: the half-move before it is not written.
    BehindGap,
}

/// At most this many words behind an illegal move are looked at.
const WORDS: usize = 20;
/// Among so many items, those of variations included, they are looked for.
const ITEMS: usize = 400;
/// In one record what follows is looked at so many times: nobody plays a game with more illegal moves in it, and a hostile
/// record must not cost more.
const MAX_LOOKS: u32 = 200;
/// What a legal word counts for.
const LEGAL: u32 = 2;
/// What a word counts for that leaves a king in check, but is otherwise legal: the players may not have noticed the check.
const BUT_FOR_CHECK: u32 = 1;
/// One of several candidates is taken if it is so much better than the others.
const CLEARLY: u32 = 2 * LEGAL;

/// What is to come of a line behind a word.
pub(super) struct Upcoming {
    /// Its words and numbers.
    pub(super) items: Vec<u32>,
    pub(super) n_words: u32,
}

/// How well what follows can be played from a position.
#[derive(Clone, Copy, Default)]
pub(super) struct Prospect {
    points: u32,
    /// How many words were looked at, and numbers that are wrong.
    n_looked_at: u32,
    pub(super) n_legal: u32,
}

impl Prospect {
    /// Tells whether most of what follows is legal.
    pub(super) const fn is_good(self) -> bool {
        self.n_legal > 0 && self.points > self.n_looked_at
    }

    /// Tells whether all of it is.
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
    /// Keeps the first word only, and the numbers before it.
    fn next_word(&self, record: &Record<'_>) -> Self {
        let is_word = |index: &u32| record.tape.items[*index as usize].kind == ItemKind::Move;
        let n = self.items.iter().position(is_word).map_or(0, |at| at + 1);
        Self { items: self.items[..n].to_vec(), n_words: u32::from(n > 0) }
    }
}

impl<G: Game> Replayer<G> {
    /// Decides what became of a word that means no legal move; none where nothing can be said.
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
        if upcoming.n_words == 0 {
            return None;
        }
        if is_written_twice(record, index)
            && self.prospect(record, line.position.clone(), line.number_shift, &upcoming.next_word(record)).is_perfect()
        {
            return Some(Became::Nothing);
        }
        if self.is_behind_gap(record, index, line, &upcoming) {
            return Some(Became::BehindGap);
        }
        let made = self.made_moves(record, index, &line.position, written);
        let stood = self.made_move(record, line, made, &upcoming);
        let without = self.prospect(record, line.position.clone(), line.number_shift, &upcoming);
        // One word may fit by chance, unless the number before it says that the move was written a second time.
        let is_numbered = upcoming.items.first().is_some_and(|item| {
            let item = record.tape.items[*item as usize];
            item.kind == ItemKind::Number && !contradicts(&self.game, &line.position, line.number_shift, item, record)
        });
        let may_pass = without.is_perfect() && (without.n_legal > 1 || is_numbered);
        match stood {
            Some((made, prospect)) if prospect.is_perfect() || !may_pass => Some(Became::Made(made)),
            _ if may_pass => Some(Became::Nothing),
            _ => None,
        }
    }

    /// Lists the moves that may have been made by a word, as it is read in algebraic notation, if it is, and in the others.
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

    /// Finds the move that was made by a word that means no legal one, with what can be played behind it.
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
            // A word of a scoresheet is rather misread than a move that no piece makes.
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

    /// Plays what is to come from a position and says how well that goes.
    pub(super) fn prospect(
        &self,
        record: &Record<'_>,
        mut position: G::Position,
        number_shift: i64,
        upcoming: &Upcoming,
    ) -> Prospect {
        let mut prospect = Prospect::default();
        let mut is_alive = true;
        for index in &upcoming.items {
            let item = record.tape.items[*index as usize];
            if item.kind == ItemKind::Number {
                let is_wrong = is_alive && contradicts(&self.game, &position, number_shift, item, record);
                prospect.n_looked_at += u32::from(is_wrong);
                continue;
            }
            prospect.n_looked_at += 1;
            if !is_alive {
                continue;
            }
            let word = record.bytes(item.span);
            let written = self.game.read(word, self.replay.alphabet);
            let legal = written.and_then(|written| self.game.resolve(&position, &written).ok());
            if let Some(mv) =
                legal.map(|legal| legal.mv).or_else(|| self.in_another_notation(record, *index, &position))
            {
                let mv = if self.game.is_irregular(&position) { self.game.as_stood(mv) } else { mv };
                self.game.play(&mut position, mv);
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

    pub(super) fn in_another_notation(
        &self,
        record: &Record<'_>,
        index: u32,
        position: &G::Position,
    ) -> Option<G::Move> {
        if !self.other.are_read {
            return None;
        }
        let (word, marks) = word_with_marks(record, index);
        let read = self.game.read_in_another_notation(position, word, &marks, self.replay.alphabet, None)?;
        read.means.ok().map(|resolution| resolution.mv)
    }
}

/// Returns whether a word is the same as the one right before it in its line.
pub(super) fn is_written_twice(record: &Record<'_>, index: u32) -> bool {
    let items = &record.tape.items[..index as usize];
    let is_between = |item: &&Item| !matches!(item.kind, ItemKind::Number | ItemKind::Nag | ItemKind::Glyph);
    // Signs of check, capture and annotation do not make it another move.
    let bare = |item: Item| record.slice(item.span).chars().filter(|c| !"+#!?x:".contains(*c));
    let word = record.tape.items[index as usize];
    items
        .iter()
        .rev()
        .find(is_between)
        .is_some_and(|before| before.kind == ItemKind::Move && bare(*before).eq(bare(word)))
}

/// Tells whether a move number is not that of the move about to be made, or of the other side's.
pub(super) fn contradicts<G: Game>(
    game: &G,
    position: &G::Position,
    shift: i64,
    item: Item,
    record: &Record<'_>,
) -> bool {
    let (written, claims_black) = match item.number() {
        Some((number, claims_black)) => (u64::from(number), claims_black),
        None => written_number(record.bytes(item.span)),
    };
    let expected = i128::from(game.move_number(position)) + i128::from(shift);
    i128::from(written) != expected || claims_black && game.side(position) == crate::game::Side::White
}
