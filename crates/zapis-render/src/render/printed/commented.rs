//! Tracks the move before a comment while a record is walked through.

use crate::game::Game;
use crate::record::{Item, ItemKind, Record};
use crate::replay::{CommentedMove, Ply};

use crate::render::games::walk::Board;

/// The move before a comment, and what is known of earlier comments.
pub(in crate::render) struct Commented<G: Game> {
    start: Option<G::Position>,
    here: Option<CommentedMove<G>>,
    /// The same for the enclosing lines.
    outer: Vec<Option<CommentedMove<G>>>,
    /// Whether it will be needed.
    is_asked: bool,
    /// The letters of the last comment with others than the game.
    pub(super) met: Option<G::Alphabet>,
    /// The number of comments with unreadable moves, which stay as they are.
    pub(in crate::render) n_kept: u64,
}

impl<G: Game> Commented<G> {
    /// Begins with the start position of a record; without comments nothing is tracked.
    pub(in crate::render) fn of(record: &Record<'_>, start: Option<&G::Position>, is_asked: bool) -> Self {
        let is_comment = |item: &Item| matches!(item.kind, ItemKind::Comment | ItemKind::LineComment);
        let has_comments = || !record.tape.headings.is_empty() || record.tape.items.iter().any(is_comment);
        Self::new(start, is_asked && has_comments())
    }

    pub(super) fn new(start: Option<&G::Position>, is_asked: bool) -> Self {
        let start = start.filter(|_| is_asked).cloned();
        let here = start.clone().map(|before| CommentedMove { before, mv: None });
        Self { start, here, outer: Vec::new(), is_asked, met: None, n_kept: 0 }
    }

    /// Records a move that was played; to be called before [`Board::after`].
    pub(in crate::render) fn played(&mut self, ply: &Ply<G::Move>, board: &mut Board<'_, G>) {
        if self.is_asked {
            self.here = Some(CommentedMove { before: board.before().clone(), mv: Some(ply.mv) });
        }
    }

    /// Records a move with its position.
    #[cfg(test)]
    pub(super) fn behind(&mut self, position: &G::Position, mv: G::Move) {
        self.here = Some(CommentedMove { before: position.clone(), mv: Some(mv) });
    }

    /// Enters a variation, which replaces the last move.
    pub(in crate::render) fn open(&mut self) {
        if self.is_asked {
            self.outer.push(self.here.clone());
            if let Some(here) = &mut self.here {
                here.mv = None;
            }
        }
    }

    /// Returns from a variation.
    pub(in crate::render) fn close(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.here = outer;
        }
    }

    /// Returns the move before a comment, and its position.
    pub(in crate::render) fn last(&self) -> Option<(G::Position, G::Move)> {
        let here = self.here.as_ref()?;
        Some((here.before.clone(), here.mv?))
    }

    /// Returns the start position of the record.
    pub(super) const fn start(&self) -> Option<&G::Position> {
        self.start.as_ref()
    }

    /// Returns the move before the current place.
    pub(in crate::render) const fn here(&self) -> Option<&CommentedMove<G>> {
        self.here.as_ref()
    }
}
