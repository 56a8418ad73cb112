//! Walks the tape and the replay together, and provides the positions that a writer needs.

use crate::game::{Game, Side};
use crate::record::{Item, ItemKind, Record};
use crate::replay::{Ply, Replay};

/// Receives the items on the tape, in order.
pub trait Visitor<G: Game> {
    /// Called for a move that was played; `board` provides the positions before and after it.
    fn played(&mut self, index: usize, ply: &Ply<G::Move>, board: &mut Board<'_, G>);
    /// Called for a move that was not played.
    fn unplayed(&mut self, index: usize);
    /// Called for anything else: comments, NAGs, brackets, results.
    fn other(&mut self, index: usize, item: Item);
}

/// The position of the current line; moves are played on demand.
pub struct Board<'a, G: Game> {
    game: &'a G,
    plies: &'a [Ply<G::Move>],
    position: G::Position,
    /// The current move, and the first one not yet played, as indices of `plies`.
    shown: usize,
    next: usize,
    /// The start of the main line, if there is no other line: the side to move then follows without a position.
    start: Option<&'a G::Position>,
}

impl<G: Game> Board<'_, G> {
    /// Returns the position before the move; to be called before [`Board::after`].
    #[inline]
    pub fn before(&mut self) -> &G::Position {
        debug_assert!(self.next <= self.shown, "the move has been played already");
        self.play_up_to(self.shown)
    }

    /// Returns the position after the move.
    #[inline]
    pub fn after(&mut self) -> &G::Position {
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

    /// Returns to a line after its variation; returns the position before that line's last move, and the index of that
    /// move.
    fn go_back(&mut self, outer: Outer<G::Position>) -> Option<(G::Position, usize)> {
        let Some(played) = outer.played else {
            self.position = outer.position;
            return None;
        };
        self.position = outer.position.clone();
        self.game.play(&mut self.position, self.plies[played].mv);
        Some((outer.position, played))
    }

    /// Returns the number of the move and its side; to be called before [`Board::after`].
    #[inline]
    pub fn turn(&mut self) -> (u32, Side) {
        if let Some(start) = self.start {
            return self.game.turn_after(start, self.plies[self.shown].ply - 1);
        }
        let game = self.game;
        let position = self.before();
        (game.move_number(position), game.side(position))
    }
}

/// What is needed to continue a line after its variation.
struct Outer<P> {
    /// The position before the move that the variation replaces; if it replaces none, the one it begins with.
    position: P,
    /// The move it replaces, as an index of the plies.
    played: Option<usize>,
    /// The number of brackets opened right after this one, which begin with the same position.
    n_within: u32,
}

/// Walks a record from beginning to end; without a start position every move is unplayed.
pub fn walk<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>, visitor: &mut impl Visitor<G>) {
    let start = replay.start.position.as_ref();
    let mut board = start.cloned().map(|position| Board {
        game,
        plies: &replay.plies,
        position,
        shown: 0,
        next: 0,
        // After an illegal move that stood, one side may have moved twice in a row.
        start: start.filter(|_| !record.tape.has_variations && replay.stood.is_empty()),
    });
    let mut stack: Vec<Outer<G::Position>> = Vec::new();
    // The position before the line's last move, and the index of that ply.
    let mut before: Option<(G::Position, usize)> = None;
    // Whether no move has been played in this variation yet.
    let mut is_untouched = false;
    let mut n_shown = 0;
    for (index, item) in record.tape.items.iter().enumerate() {
        match item.kind {
            ItemKind::Move => {
                let ply = replay.plies.get(n_shown).filter(|ply| ply.item as usize == index);
                if let (Some(ply), Some(board)) = (ply, &mut board) {
                    board.shown = n_shown;
                    n_shown += 1;
                    is_untouched = false;
                    if record.tape.has_variations {
                        board.next = board.shown;
                        before = Some((board.position.clone(), board.shown));
                    }
                    visitor.played(index, ply, board);
                    if record.tape.has_variations {
                        board.after();
                    }
                } else {
                    // A variation after a move that was skipped is an alternative to that move.
                    if u32::try_from(index).is_ok_and(|item| replay.is_passed_over(item)) {
                        before = None;
                        is_untouched = false;
                    }
                    visitor.unplayed(index);
                }
                continue;
            }
            ItemKind::VariationOpen => {
                if let Some(board) = &mut board {
                    match stack.last_mut().filter(|_| is_untouched) {
                        Some(outer) => outer.n_within += 1,
                        None => stack.push(match before.take() {
                            Some((position, played)) => {
                                board.position = position.clone();
                                Outer { position, played: Some(played), n_within: 0 }
                            }
                            None => Outer { position: board.position.clone(), played: None, n_within: 0 },
                        }),
                    }
                    is_untouched = true;
                }
            }
            ItemKind::VariationClose => {
                if let (Some(board), Some(outer)) = (&mut board, stack.last_mut()) {
                    is_untouched = outer.n_within > 0;
                    if is_untouched {
                        outer.n_within -= 1;
                        board.position = outer.position.clone();
                        before = None;
                    } else if let Some(outer) = stack.pop() {
                        before = board.go_back(outer);
                    }
                }
            }
            _ => {}
        }
        visitor.other(index, *item);
    }
}
