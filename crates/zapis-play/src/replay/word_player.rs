//! Plays words to find out how far they can be played; nothing is stored.

use crate::game::{Game, Side};
use crate::record::{Item, ItemKind, Record, written_number};

/// Plays words of a record from any position.
pub struct WordPlayer<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record of the words.
    pub record: Record<'a>,
    /// The letters in which they are read.
    pub alphabet: G::Alphabet,
    /// Whether words of other notations are read too.
    pub reads_others: bool,
}

/// A step of a line.
#[derive(Clone, Copy, Debug)]
pub enum LineStep<W> {
    /// A word, as read in algebraic notation, and its item.
    Word(u32, Option<W>),
    /// The item of a move number.
    Number(u32),
    /// A missing half-move.
    Missing,
}

/// How far a line can be played from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LegalRun {
    /// The number of steps that can be played before the first that cannot.
    pub n_steps: usize,
    /// The number of these that are words.
    pub n_words: usize,
    /// The number of wrong numbers among these.
    pub n_wrong: usize,
    /// Whether these are all steps.
    pub is_all: bool,
}

impl LegalRun {
    /// Compares runs: the one with more words is better, and among equal ones the one with fewer wrong numbers.
    pub(super) const fn rank(self) -> (usize, std::cmp::Reverse<usize>) {
        (self.n_words, std::cmp::Reverse(self.n_wrong))
    }
}

impl<G: Game> WordPlayer<'_, G> {
    /// Reads items of a line.
    pub fn steps(&self, items: impl IntoIterator<Item = u32>) -> Vec<LineStep<G::Written>> {
        items.into_iter().map(|index| self.step(index)).collect()
    }

    /// Reads an item of a line.
    #[must_use]
    pub fn step(&self, index: u32) -> LineStep<G::Written> {
        let item = self.record.tape.items[index as usize];
        match item.kind {
            ItemKind::Number => LineStep::Number(index),
            _ if self.record.is_unwritten(item) => LineStep::Missing,
            _ => LineStep::Word(index, self.game.read(self.record.bytes(item.span), self.alphabet)),
        }
    }

    /// Returns the legal move that an item means; a missing half-move passes the turn.
    #[must_use]
    pub fn legal(&self, position: &G::Position, step: &LineStep<G::Written>) -> Option<G::Move> {
        let (index, written) = match step {
            LineStep::Word(index, written) => (*index, written),
            LineStep::Missing => return self.game.pass(),
            LineStep::Number(_) => return None,
        };
        let legal = written.as_ref().and_then(|written| self.game.resolve(position, written).ok());
        let mv = legal.map(|legal| legal.mv).or_else(|| self.in_another_notation(position, index))?;
        Some(if self.game.is_irregular(position) { self.game.as_stood(mv) } else { mv })
    }

    /// Plays a step; returns false if it is not a legal move.
    pub fn play(&self, position: &mut G::Position, step: &LineStep<G::Written>) -> bool {
        if matches!(step, LineStep::Number(_)) {
            return true;
        }
        let Some(mv) = self.legal(position, step) else { return false };
        self.game.play(position, mv);
        true
    }

    fn in_another_notation(&self, position: &G::Position, index: u32) -> Option<G::Move> {
        if !self.reads_others {
            return None;
        }
        let (word, marks) = word_with_marks(&self.record, index);
        let read = self.game.read_in_another_notation(position, word, &marks, self.alphabet, None)?;
        read.means.ok().map(|resolution| resolution.mv)
    }

    /// Plays steps from a position up to the first that cannot be played, with any moves in place of missing ones. When
    /// the tries are used up, only the turn is passed there.
    #[must_use]
    pub fn run(
        &self,
        position: G::Position,
        shift: i64,
        steps: &[LineStep<G::Written>],
        n_tries: &mut u32,
    ) -> LegalRun {
        let mut run = LegalRun::default();
        let mut positions = vec![position];
        for step in steps {
            match step {
                LineStep::Number(index) => run.n_wrong += usize::from(self.contradicts(&positions[0], shift, *index)),
                LineStep::Missing if *n_tries > 0 => {
                    positions = positions.iter().flat_map(|position| self.behind_any(position)).collect();
                }
                _ => positions.retain_mut(|position| self.play(position, step)),
            }
            if positions.is_empty() {
                return run;
            }
            *n_tries = n_tries.saturating_sub(u32::try_from(positions.len() - 1).unwrap_or(u32::MAX));
            if *n_tries == 0 {
                positions.truncate(1);
            }
            run.n_steps += 1;
            run.n_words += usize::from(matches!(step, LineStep::Word(..)));
        }
        LegalRun { is_all: true, ..run }
    }

    /// Lists the positions after a missing half-move: first with the turn passed, then after each legal move.
    fn behind_any<'p>(&'p self, position: &'p G::Position) -> impl Iterator<Item = G::Position> + 'p {
        self.game.pass().into_iter().chain(self.game.legal_moves(position)).map(move |mv| {
            let mut after = position.clone();
            let mv = if self.game.is_irregular(position) { self.game.as_stood(mv) } else { mv };
            self.game.play(&mut after, mv);
            after
        })
    }

    /// Returns true if a move number is not that of the next move, or of the other side's.
    pub(super) fn contradicts(&self, position: &G::Position, shift: i64, index: u32) -> bool {
        let (written, claims_black) = number_of(self.record.tape.items[index as usize], &self.record);
        let expected = i128::from(self.game.move_number(position)) + i128::from(shift);
        i128::from(written) != expected || claims_black && self.game.side(position) == Side::White
    }
}

/// Reads a move number and whether it has the dots of a move by Black.
pub(super) fn number_of(item: Item, record: &Record<'_>) -> (u64, bool) {
    match item.number() {
        Some((number, claims_black)) => (u64::from(number), claims_black),
        None => written_number(record.bytes(item.span)),
    }
}

/// Returns a word and the separate marks after it.
pub(super) fn word_with_marks<'a>(record: &Record<'a>, index: u32) -> (&'a str, String) {
    let items = &record.tape.items;
    let behind = items[index as usize + 1..].iter().take_while(|item| item.kind == ItemKind::MarkApart);
    // Further marks add nothing.
    let marks = behind.take(4).fold(String::new(), |marks, item| marks + " " + record.slice(item.span));
    (record.slice(items[index as usize].span), marks)
}
