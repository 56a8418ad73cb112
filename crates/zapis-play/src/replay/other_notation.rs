//! Words that no alphabet reads as algebraic notation, tried in the game's other notations.
//!
//! A record is first played in its alphabet. Only if a word fails that has the form of another notation is it played
//! once more, with those notations: a record without such words is never read differently, and costs nothing.

use crate::game::{Dialect, Game, Resolution, Unresolved, WrittenSuffix};
use crate::record::{ItemKind, Record};
use crate::text::Span;

use super::lines::Line;
use super::replay_mode::ReplayMode;
use super::report::FaultKind;
use super::sign::Sign;
use super::state::Replayer;
use super::word_player::word_with_marks;

/// The meaning of a word of another notation: a move with its sign, or why it is not a move.
type OtherWord<M> = Result<(Resolution<M>, Sign), Unresolved<M>>;

impl<G: Game> Replayer<G> {
    /// Returns true if some word that failed has the form of another notation.
    #[cold]
    pub(super) fn may_hold_other_notations(&self, record: &Record<'_>) -> bool {
        let failed = |kind: &FaultKind<G::Move>| matches!(kind, FaultKind::Unreadable | FaultKind::Illegal);
        self.replay.faults.iter().any(|fault| {
            let span = record.tape.items[fault.item as usize].span;
            failed(&fault.kind) && self.game.may_be_of_another_notation(record.slice(span), self.replay.alphabet)
        })
    }

    /// Returns true if a word after the first fault has the form of another notation.
    #[cold]
    pub(super) fn has_other_words_behind_first_fault(&self, record: &Record<'_>) -> bool {
        let Some(first) = self.replay.faults.iter().map(|fault| fault.item as usize).min() else { return false };
        record.tape.items[first..].iter().any(|item| {
            let is_of_other = |word| self.game.may_be_of_another_notation(word, self.replay.alphabet);
            item.kind == ItemKind::Move && is_of_other(record.slice(item.span))
        })
    }

    /// Returns true if other notations are read and a word has the form of one.
    #[cold]
    pub(super) fn is_of_another_notation(&self, record: &Record<'_>, span: Span) -> bool {
        self.other.are_read && self.game.may_be_of_another_notation(record.slice(span), self.replay.alphabet)
    }

    /// Reads a word of another notation and records which one; `None` if it is in none of them.
    #[inline(never)]
    pub(super) fn read_otherwise<R: ReplayMode>(
        &mut self,
        record: &Record<'_>,
        index: u32,
        line: &Line<G>,
    ) -> Option<OtherWord<G::Move>> {
        let (word, marks) = word_with_marks(record, index);
        let alphabet = self.replay.alphabet;
        let read = self.game.read_in_another_notation(&line.position, word, &marks, alphabet, self.other.met)?;
        let mut resolution = match read.means {
            Ok(resolution) => resolution,
            Err(unresolved) => return Some(Err(unresolved)),
        };
        if self.is_irregular::<R>(&line.position) {
            resolution.mv = self.game.as_stood(resolution.mv);
        }
        self.other.met = Some(read.dialect);
        match read.dialect {
            Dialect::Shorthand => self.fault(index, line, line.depth, FaultKind::Shorthand(resolution.mv), true),
            Dialect::SmallLetters => self.fault(index, line, line.depth, FaultKind::SmallLetter(resolution.mv), true),
            dialect if self.is_news(dialect) => {
                self.note(index, line, line.depth, FaultKind::OtherNotation(dialect));
            }
            _ => {}
        }
        let sign = (read.sign != WrittenSuffix::None { expected: true }).then_some(read.sign);
        Some(Ok((resolution, Sign::Read(sign))))
    }

    /// Returns true if a notation is met for the first time in the record.
    fn is_news(&mut self, dialect: Dialect) -> bool {
        let bit = match dialect {
            Dialect::Of(notation) => 1 << (notation as u32),
            Dialect::Shorthand | Dialect::SmallLetters => 0,
            Dialect::Figurines => 1 << 31,
        };
        let is_news = self.other.noted & bit == 0;
        self.other.noted |= bit;
        is_news
    }
}
