//! The main line of a record as the rulings walk it, and how its moves are called.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{CheckStatus, Game, MoveStyle, Notation, Side};
use crate::replay::{Ply, Replay};

/// The moves of a main line that could be played.
pub struct MainLine<'a, G: Game> {
    game: &'a G,
    replay: &'a Replay<G>,
    start: &'a G::Position,
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
    pub fn of<G: Game>(game: &G, position: &G::Position, mv: G::Move, replay: &Replay<G>) -> Self {
        let spelling = if game.is_null(mv) { "--".to_owned() } else { game.spell(position, mv, replay.alphabet) };
        Self { number: game.move_number(position), side: game.side(position), spelling }
    }
}

impl std::fmt::Display for MoveName {
    /// Writes `26...Ra4`, `27.Nc3`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dots = if self.side == Side::White { "." } else { "..." };
        write!(f, "{}{dots}{}", self.number, self.spelling)
    }
}

impl<'a, G: Game> MainLine<'a, G> {
    /// Looks at the main line of a record; none where play could not start.
    #[must_use]
    pub fn new(game: &'a G, replay: &'a Replay<G>) -> Option<Self> {
        Some(Self { game, replay, start: replay.start.position.as_ref()? })
    }

    /// Returns the position before the first move.
    #[must_use]
    pub const fn start(&self) -> &'a G::Position {
        self.start
    }

    /// Returns what became of the record.
    #[must_use]
    pub const fn replay(&self) -> &'a Replay<G> {
        self.replay
    }

    /// Returns the game by whose rules the line is played.
    #[must_use]
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// Lists the plies of the main line in their order.
    pub fn plies(&self) -> impl Iterator<Item = &'a Ply<G::Move>> + use<'a, G> {
        self.replay.plies.iter().filter(|ply| ply.depth == 0)
    }

    /// Returns the position after this many plies; none behind the end of what could be played.
    #[must_use]
    pub fn position_after(&self, n_plies: u32) -> Option<G::Position> {
        if n_plies > self.replay.main_plies {
            return None;
        }
        let mut position = self.start.clone();
        self.plies().take(n_plies as usize).for_each(|ply| self.game.play(&mut position, ply.mv));
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
            self.game.play(&mut position, ply.mv);
        }
        names
    }
}

/// Writes a move as programs exchange it, with its sign.
#[must_use]
pub fn common_spelling<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> String {
    let mut after = position.clone();
    game.play(&mut after, mv);
    let (gives, mut word): (CheckStatus, Vec<u8>) = (game.gives(&after), Vec::new());
    let style = MoveStyle { notation: Notation::San, letters: game.common_letters() };
    game.write_move(position, mv, gives, style, &mut word);
    String::from_utf8_lossy(&word).into_owned()
}
