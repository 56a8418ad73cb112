//! The main line of a record as used for rulings, and the names of its moves.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{CheckStatus, Game, MoveStyle, Notation, Side};
use crate::replay::{Ply, Replay};

/// The playable moves of a main line.
pub struct MainLine<'a, G: Game> {
    game: &'a G,
    replay: &'a Replay<G>,
    start: &'a G::Position,
}

/// The name of a move: its number, its side, and its spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveName {
    /// The move number.
    pub number: u32,
    /// The side that moves.
    pub side: Side,
    /// The move in the letters of the record.
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
    /// Formats `26...Ra4`, `27.Nc3`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dots = if self.side == Side::White { "." } else { "..." };
        write!(f, "{}{dots}{}", self.number, self.spelling)
    }
}

impl<'a, G: Game> MainLine<'a, G> {
    /// Creates the main line of a record; `None` if play could not start.
    #[must_use]
    pub fn new(game: &'a G, replay: &'a Replay<G>) -> Option<Self> {
        Some(Self { game, replay, start: replay.start.position.as_ref()? })
    }

    /// Returns the position before the first move.
    #[must_use]
    pub const fn start(&self) -> &'a G::Position {
        self.start
    }

    /// Returns the replay of the record.
    #[must_use]
    pub const fn replay(&self) -> &'a Replay<G> {
        self.replay
    }

    /// Returns the game by whose rules the line is played.
    #[must_use]
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// Lists the plies of the main line in order.
    pub fn plies(&self) -> impl Iterator<Item = &'a Ply<G::Move>> + use<'a, G> {
        self.replay.plies.iter().filter(|ply| ply.depth == 0)
    }

    /// Returns the position after this many plies; `None` after the end of what could be played.
    #[must_use]
    pub fn position_after(&self, n_plies: u32) -> Option<G::Position> {
        if n_plies > self.replay.main_plies {
            return None;
        }
        let mut position = self.start.clone();
        self.plies().take(n_plies as usize).for_each(|ply| self.game.play(&mut position, ply.mv));
        Some(position)
    }

    /// Names the moves with these ply numbers, as far as they exist, in one pass.
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

/// Formats a move in the common notation of programs, with its check sign.
#[must_use]
pub fn common_spelling<G: Game>(game: &G, position: &G::Position, mv: G::Move) -> String {
    spelling_in(game, position, mv, game.common_letters())
}

/// Writes a move in the letters of a language, with its sign.
#[must_use]
pub fn spelling_in<G: Game>(game: &G, position: &G::Position, mv: G::Move, letters: G::Alphabet) -> String {
    let mut after = position.clone();
    game.play(&mut after, mv);
    let (gives, mut word): (CheckStatus, Vec<u8>) = (game.gives(&after), Vec::new());
    let style = MoveStyle { notation: Notation::San, letters };
    game.write_move(position, mv, gives, style, &mut word);
    String::from_utf8_lossy(&word).into_owned()
}
