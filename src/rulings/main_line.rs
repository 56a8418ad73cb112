//! The main line of a record as the rulings walk it, and how its moves are called.

use std::collections::{BTreeMap, BTreeSet};

use crate::chess::{Move, Position};
use crate::game::{Chess, Game, Side};
use crate::replay::{Ply, Replay};

/// The moves of a main line that could be played.
#[derive(Clone, Copy, Debug)]
pub struct MainLine<'a> {
    game: &'a Chess,
    replay: &'a Replay<Chess>,
    start: &'a Position,
}

/// How a move is called: its number, whose it is, and its spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveName {
    /// The move number.
    pub number: u32,
    /// Who moves.
    pub side: Side,
    /// The move as the record's own letters spell it.
    pub spelling: String,
}

impl MoveName {
    /// Names a move that is made in a position.
    #[must_use]
    pub fn of(game: &Chess, position: &Position, mv: Move, replay: &Replay<Chess>) -> Self {
        let spelling = if mv.is_null() { "--".to_owned() } else { game.spell(position, mv, replay.alphabet) };
        Self { number: position.fullmove_number(), side: position.turn().into(), spelling }
    }
}

impl std::fmt::Display for MoveName {
    /// Writes `26...Ra4`, `27.Nc3`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dots = if self.side == Side::White { "." } else { "..." };
        write!(f, "{}{dots}{}", self.number, self.spelling)
    }
}

impl<'a> MainLine<'a> {
    /// Looks at the main line of a record; none where play could not start.
    #[must_use]
    pub fn new(game: &'a Chess, replay: &'a Replay<Chess>) -> Option<Self> {
        Some(Self { game, replay, start: replay.start.position.as_ref()? })
    }

    /// Returns the position before the first move.
    #[must_use]
    pub const fn start(&self) -> &'a Position {
        self.start
    }

    /// Returns what became of the record.
    #[must_use]
    pub const fn replay(&self) -> &'a Replay<Chess> {
        self.replay
    }

    /// Returns the game.
    #[must_use]
    pub const fn game(&self) -> &'a Chess {
        self.game
    }

    /// Lists the plies of the main line in their order.
    pub fn plies(&self) -> impl Iterator<Item = &'a Ply<Move>> + use<'a> {
        self.replay.plies.iter().filter(|ply| ply.depth == 0)
    }

    /// Returns the position after so many plies; none behind the end of what could be played.
    #[must_use]
    pub fn position_after(&self, n_plies: u32) -> Option<Position> {
        if n_plies > self.replay.main_plies {
            return None;
        }
        let mut position = self.start.clone();
        self.plies().take(n_plies as usize).for_each(|ply| position.play(ply.mv));
        Some(position)
    }

    /// Names the moves with these numbers of plies, those that are there, in one walk.
    #[must_use]
    pub fn names(&self, wanted: &BTreeSet<u32>) -> BTreeMap<u32, MoveName> {
        let mut names = BTreeMap::new();
        let Some(last) = wanted.last() else { return names };
        let mut position = self.start.clone();
        for ply in self.plies().take_while(|ply| ply.ply <= *last) {
            if wanted.contains(&ply.ply) {
                names.insert(ply.ply, MoveName::of(self.game, &position, ply.mv, self.replay));
            }
            position.play(ply.mv);
        }
        names
    }
}
