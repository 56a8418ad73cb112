//! The games of a PGN file, and their positions in an order in which neighbors are unrelated.

use zapis_chess::{Alphabet, Move, Position};
use zapis_play::game::Chess;
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_record::record::{Next, Record, RecordReader, Tape};
use zapis_sheets::scoresheet::prior::LastMoves;

pub(crate) type Game = Vec<Move>;

/// Reads the games that can be played to their end from the usual position.
pub(crate) fn games_of(text: &str) -> Vec<Game> {
    let mut tape = Tape::default();
    let mut reader = RecordReader::new(text);
    let options = ReplayOptions { alphabet: None, keep_notes: false, keep: Keep::Plies };
    let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
    let mut games = Vec::new();
    while reader.next_record(&mut tape) == Next::Record {
        let replay = replayer.replay(&Record { text, tape: &tape });
        if replay.is_complete && replay.start.is_usual {
            games.push(replay.plies.iter().filter(|ply| ply.depth == 0).map(|ply| ply.mv).collect());
        }
    }
    games
}

/// Numbers that look random and are the same in every run (splitmix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.number() % n as u64).unwrap_or(0)
    }

    /// Returns a number between -1 and 1.
    pub(crate) fn unit(&mut self) -> f32 {
        let bits = u16::try_from(self.number() >> 48).unwrap_or(0);
        f32::from(bits) / 32_767.5 - 1.0
    }
}

/// A game being walked through.
struct Walk {
    game: usize,
    ply: usize,
    position: Position,
    last: LastMoves,
}

impl Walk {
    fn of(game: usize) -> Self {
        Self { game, ply: 0, position: Position::initial(), last: LastMoves::default() }
    }
}

/// Many games that are walked through at once, without an end: after all have been seen, they are shuffled again.
pub(crate) struct Walks<'a> {
    games: &'a [Game],
    order: Vec<usize>,
    next: usize,
    random: Random,
    under_way: Vec<Walk>,
}

impl<'a> Walks<'a> {
    pub(crate) fn new(games: &'a [Game], seed: u64, n: usize) -> Self {
        let order = (0..games.len()).filter(|game| !games[*game].is_empty()).collect();
        let mut walks = Self { games, order, next: usize::MAX, random: Random(seed), under_way: Vec::new() };
        for _ in 0..n {
            let game = walks.next_game();
            walks.under_way.push(Walk::of(game));
        }
        walks
    }

    fn next_game(&mut self) -> usize {
        if self.next >= self.order.len() {
            for at in (1..self.order.len()).rev() {
                let other = self.random.below(at + 1);
                self.order.swap(at, other);
            }
            self.next = 0;
        }
        self.next += 1;
        self.order[self.next - 1]
    }

    /// Calls back with the next position of every game, the moves before it and the move played.
    pub(crate) fn step(&mut self, mut visit: impl FnMut(&Position, LastMoves, Move)) {
        for index in 0..self.under_way.len() {
            let walk = &mut self.under_way[index];
            let mv = self.games[walk.game][walk.ply];
            visit(&walk.position, walk.last, mv);
            walk.last = walk.last.after(&walk.position, mv);
            walk.position.play(mv);
            walk.ply += 1;
            if walk.ply == self.games[walk.game].len() {
                let game = self.next_game();
                self.under_way[index] = Walk::of(game);
            }
        }
    }
}

/// Calls back with every position of a game, the moves before it and the move played.
pub(crate) fn walk(game: &[Move], mut visit: impl FnMut(&Position, LastMoves, Move)) {
    let mut position = Position::initial();
    let mut last = LastMoves::default();
    for mv in game {
        visit(&position, last, *mv);
        last = last.after(&position, *mv);
        position.play(*mv);
    }
}
