//! Walks the tape and the replay together, and lays out the positions that a writer asks for.

use crate::game::{Game, Side};
use crate::record::{Item, ItemKind, Record};
use crate::replay::{Ply, Replay};

/// Is told what stands on the tape, in order.
pub(super) trait Visitor<G: Game> {
    /// A move that was played; `board` shows the positions before and after it.
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>);
    /// A move that was not.
    fn unplayed(&mut self, index: usize);
    /// Anything else: comments, NAGs, brackets, results.
    fn other(&mut self, index: usize, item: Item);
}

/// The position of the line that is being walked; moves are played when somebody wants to see what they lead to.
pub(super) struct Board<'a, G: Game> {
    game: &'a G,
    plies: &'a [Ply<G::Move>],
    position: G::Position,
    /// The move that is being shown, and the first one not yet played, as indices of `plies`.
    shown: usize,
    next: usize,
    /// Where the main line starts, if there is no other line: whose turn it is then follows without a position.
    start: Option<&'a G::Position>,
}

impl<G: Game> Board<'_, G> {
    /// Returns the position before the move; to be asked for before [`Board::after`].
    #[inline]
    pub(super) fn before(&mut self) -> &G::Position {
        debug_assert!(self.next <= self.shown, "the move has been played already");
        self.play_up_to(self.shown)
    }

    /// Returns the position after the move.
    #[inline]
    pub(super) fn after(&mut self) -> &G::Position {
        self.play_up_to(self.shown + 1)
    }

    #[inline]
    fn play_up_to(&mut self, end: usize) -> &G::Position {
        while self.next < end {
            self.game.play(&mut self.position, self.plies[self.next].mv);
            self.next += 1;
        }
        &self.position
    }

    /// Returns the number of the move and whose it is; to be asked for before [`Board::after`].
    #[inline]
    pub(super) fn turn(&mut self) -> (u32, Side) {
        if let Some(start) = self.start {
            return self.game.turn_after(start, self.plies[self.shown].ply - 1);
        }
        let game = self.game;
        let position = self.before();
        (game.move_number(position), game.side(position))
    }
}

/// Walks a record from its beginning to its end; without a start position every move is unplayed.
pub(super) fn walk<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>, visitor: &mut impl Visitor<G>) {
    let start = replay.start.position.as_ref();
    let mut board = start.cloned().map(|position| Board {
        game,
        plies: &replay.plies,
        position,
        shown: 0,
        next: 0,
        start: start.filter(|_| !record.tape.has_variations),
    });
    let mut stack = Vec::new();
    let mut before: Option<G::Position> = None;
    let mut n_shown = 0;
    for (index, item) in record.tape.items.iter().enumerate() {
        match item.kind {
            ItemKind::Move => {
                let ply = replay.plies.get(n_shown).filter(|ply| ply.item as usize == index);
                if let (Some(ply), Some(board)) = (ply, &mut board) {
                    board.shown = n_shown;
                    n_shown += 1;
                    if record.tape.has_variations {
                        board.next = board.shown;
                        before = Some(board.position.clone());
                    }
                    visitor.played(index, ply, board);
                    if record.tape.has_variations {
                        board.after();
                    }
                } else {
                    visitor.unplayed(index);
                }
                continue;
            }
            ItemKind::VariationOpen => {
                if let Some(board) = &mut board {
                    let alternative = before.as_ref().unwrap_or(&board.position).clone();
                    stack.push((std::mem::replace(&mut board.position, alternative), before.take()));
                }
            }
            ItemKind::VariationClose => {
                if let (Some(board), Some((position, previous))) = (&mut board, stack.pop()) {
                    board.position = position;
                    before = previous;
                }
            }
            _ => {}
        }
        visitor.other(index, *item);
    }
}
