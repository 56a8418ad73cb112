//! Nested lines of play: the current one, and what is kept of the enclosing ones.
//!
//! Nesting costs memory, never stack. When a line is left for a variation, only the position from which the variation
//! starts is kept, and the move played from there; lines that start from one position share it.

use crate::game::Game;

/// The current line.
pub(super) struct Line<G: Game> {
    pub(super) position: G::Position,
    /// The number of enclosing variations.
    pub(super) depth: u32,
    /// The position before the last move, where an alternative to it starts, and that move; kept if there is one.
    pub(super) before: Option<(G::Position, G::Move)>,
    /// Whether variations follow in this record.
    pub(super) keeps_before: bool,
    pub(super) ply: u32,
    /// The offset of the written move numbers.
    pub(super) number_shift: i64,
    /// Whether moves can still be played in it.
    pub(super) is_alive: bool,
    /// The first illegal move in it that stood: its ply, and its index among all of them.
    pub(super) rests_on: Option<(u32, u32)>,
    /// Whether it is a variation just opened: nothing has been played or found in it.
    pub(super) is_untouched: bool,
    progress: LineProgress,
}

/// How far a line has got from its start.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineProgress {
    NoMove,
    OneMove,
    Farther,
}

impl<G: Game> Line<G> {
    /// Creates the main line of a record.
    pub(super) const fn main(position: G::Position, keeps_before: bool) -> Self {
        Self {
            position,
            depth: 0,
            before: None,
            keeps_before,
            ply: 0,
            number_shift: 0,
            is_alive: true,
            rests_on: None,
            is_untouched: false,
            progress: LineProgress::NoMove,
        }
    }

    /// Records that its next move was skipped: the following text, including an alternative to it, continues from the
    /// current position.
    pub(super) fn pass_over(&mut self) {
        self.is_untouched = false;
        self.before = None;
    }

    /// Records that a move is about to be played, and whether alternatives to it follow.
    #[inline]
    pub(super) fn prepare(&mut self, mv: G::Move, has_alternatives: bool) {
        self.is_untouched = false;
        self.progress =
            if self.progress == LineProgress::NoMove { LineProgress::OneMove } else { LineProgress::Farther };
        if has_alternatives || self.before.is_some() {
            self.before = has_alternatives.then(|| (self.position.clone(), mv));
        }
    }
}

/// A line around the current one.
struct EnclosingLine<M> {
    /// The index in the list of starts of the position from which the variation in it starts.
    start: usize,
    /// Whether that position was added for it.
    owns_start: bool,
    /// The move played from that position, if any.
    last: Option<M>,
    depth: u32,
    ply: u32,
    number_shift: i64,
    is_alive: bool,
    rests_on: Option<(u32, u32)>,
    is_untouched: bool,
    progress: LineProgress,
    /// The number of identical nested lines; consecutive brackets open them from one position.
    n: u32,
}

/// The lines around the current one, from the main line inwards.
pub(super) struct Enclosing<G: Game> {
    lines: Vec<EnclosingLine<G::Move>>,
    starts: Vec<G::Position>,
}

impl<G: Game> Default for Enclosing<G> {
    fn default() -> Self {
        Self { lines: Vec::new(), starts: Vec::new() }
    }
}

impl<G: Game> Enclosing<G> {
    pub(super) fn clear(&mut self) {
        self.lines.clear();
        self.starts.clear();
    }

    /// Leaves a line for a variation that begins in it: an alternative to its last move.
    pub(super) fn open(&mut self, line: &mut Line<G>) {
        if line.is_untouched
            && let Some(outer) = self.lines.last_mut().filter(|outer| outer.is_untouched)
        {
            outer.n += 1;
            line.depth = line.depth.saturating_add(1);
            return;
        }
        let (position, last) = match line.before.take() {
            Some((position, mv)) => (position, Some(mv)),
            None => (line.position.clone(), None),
        };
        // A variation often starts from the position from which the line itself started.
        let is_own_start = line.progress == if last.is_some() { LineProgress::OneMove } else { LineProgress::NoMove };
        let shared = self.lines.last().map(|outer| outer.start).filter(|_| is_own_start);
        let start = shared.unwrap_or_else(|| {
            self.starts.push(position.clone());
            self.starts.len() - 1
        });
        self.lines.push(EnclosingLine {
            start,
            owns_start: shared.is_none(),
            last,
            depth: line.depth,
            ply: line.ply,
            number_shift: line.number_shift,
            is_alive: line.is_alive,
            rests_on: line.rests_on,
            is_untouched: line.is_untouched,
            progress: line.progress,
            n: 1,
        });
        line.position = position;
        line.depth = line.depth.saturating_add(1);
        line.ply -= u32::from(last.is_some());
        line.rests_on = line.rests_on.filter(|(ply, _)| *ply <= line.ply);
        line.is_untouched = true;
        line.progress = LineProgress::NoMove;
    }

    /// Returns to the line around a variation that ends.
    pub(super) fn close(&mut self, game: &G, line: &mut Line<G>) {
        match self.lines.last_mut() {
            Some(outer) if outer.n > 1 => {
                outer.n -= 1;
                let depth = line.depth - 1;
                self.restore(game, self.lines.len() - 1, line);
                line.depth = depth;
            }
            Some(_) => {
                self.restore(game, self.lines.len() - 1, line);
                if self.lines.pop().is_some_and(|outer| outer.owns_start) {
                    self.starts.pop();
                }
            }
            None => {}
        }
    }

    /// Returns to the main line, however many variations were never closed.
    pub(super) fn close_all(&mut self, game: &G, line: &mut Line<G>) {
        if !self.lines.is_empty() {
            self.restore(game, 0, line);
            self.clear();
        }
    }

    fn restore(&self, game: &G, index: usize, line: &mut Line<G>) {
        let outer = &self.lines[index];
        line.position.clone_from(&self.starts[outer.start]);
        line.before = outer.last.map(|mv| {
            let before = line.position.clone();
            game.play(&mut line.position, mv);
            (before, mv)
        });
        line.depth = outer.depth;
        line.ply = outer.ply;
        line.number_shift = outer.number_shift;
        line.is_alive = outer.is_alive;
        line.rests_on = outer.rests_on;
        line.is_untouched = outer.is_untouched;
        line.progress = outer.progress;
    }
}
