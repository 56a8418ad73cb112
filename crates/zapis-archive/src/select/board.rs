//! Conditions on the positions of a game, and the walk over them that evaluates these.

use crate::chess::confusable::fold;
use crate::chess::{Alphabet, Bitboard, Color, Move, Position, Role};

use super::material::MaterialPattern;
use super::pattern::BoardPattern;
use super::values::NumberRange;

/// A condition on the positions of a game, the required duration, and the last ply that counts.
#[derive(Debug)]
pub struct BoardTest {
    /// The condition.
    pub what: BoardQuestion,
    /// The required number of consecutive plies; 1 is one position.
    pub plies: u32,
    /// The last ply that counts, if limited; 0 is the start.
    pub until: Option<u32>,
    /// The minimum and maximum number of pieces while it is met. Captured pieces do not come back.
    pieces: (usize, usize),
}

impl BoardTest {
    /// Creates a test: the condition, the number of consecutive plies, and the last ply.
    #[must_use]
    pub fn new(what: BoardQuestion, plies: u32, until: Option<u32>) -> Self {
        let at_least = |n: i64| usize::try_from(n.max(0)).unwrap_or(usize::MAX);
        let pieces = match &what {
            BoardQuestion::Material(material) => material.n_pieces(),
            BoardQuestion::Pieces(range) => (at_least(range.least), at_least(range.most)),
            BoardQuestion::Reaches(position) => (position.occupied().len(), position.occupied().len()),
            _ => (0, usize::MAX),
        };
        Self { what, plies, until, pieces }
    }

    /// Returns the last ply that can decide it, if there is one.
    #[must_use]
    pub fn last_ply(&self) -> Option<u32> {
        match &self.what {
            BoardQuestion::Line(moves) => u32::try_from(moves.len()).ok(),
            BoardQuestion::Odds => Some(0),
            BoardQuestion::Underpromotion => None,
            _ => self.until,
        }
    }

    /// Returns true if it can no longer be met, from a ply on and with this many pieces left.
    fn is_past(&self, ply: u32, n_pieces: usize) -> bool {
        self.until.is_some_and(|until| ply > until) || n_pieces < self.pieces.0
    }
}

/// A condition on the positions of a game.
#[derive(Debug)]
pub enum BoardQuestion {
    /// A position with this pattern occurs.
    Position(Box<BoardPattern>),
    /// These pieces are on the board.
    Material(Box<MaterialPattern>),
    /// At most this many pieces are on the board, including the kings.
    Pieces(NumberRange),
    /// The game begins with these moves.
    Line(Vec<Move>),
    /// The position after some moves occurs, by whatever moves.
    Reaches(Box<Position>),
    /// A pawn is promoted to a piece other than a queen.
    Underpromotion,
    /// The game starts at odds: from the initial position without some of its pieces, pawn and move or a rook.
    Odds,
}

impl BoardQuestion {
    /// Reads a line of moves from the initial position, with numbers or without; with `reaches` the position after it
    /// is meant.
    ///
    /// # Errors
    /// The word that is not a legal move, as a range of bytes.
    pub fn read_line(text: &str, reaches: bool) -> Result<Self, std::ops::Range<usize>> {
        let mut position = Position::initial();
        let mut moves = Vec::new();
        let mut at = 0;
        for word in text.split_inclusive([' ', '\t', '\n']) {
            let start = at;
            at += word.len();
            let word = word.trim_end();
            let bare = word.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches(['.', '…']);
            // A word of digits alone is a number; one after a number and dots may be a move.
            let bare = if word.contains('.') || bare.is_empty() { bare } else { word };
            if bare.is_empty() {
                continue;
            }
            let folded: String = bare.chars().map(fold).collect();
            let read = Alphabet::all().find_map(|alphabet| position.resolve(&alphabet.read_move(&folded)?).ok());
            let mv = read.ok_or(start..start + word.len())?.mv;
            position.play(mv);
            moves.push(mv);
        }
        Ok(if reaches { Self::Reaches(Box::new(position)) } else { Self::Line(moves) })
    }
}

/// Returns true if a position certainly cannot become another one: a pawn is beyond its target, on a file that it could
/// only leave by a capture, when no more captures are possible.
fn is_out_of_reach(position: &Position, wanted: &Position) -> bool {
    if position.occupied().len() != wanted.occupied().len() {
        return false;
    }
    [Color::White, Color::Black].into_iter().any(|color| {
        let [own, goal] = [position, wanted].map(|position| position.by(color, Role::Pawn));
        // There are as many pawns as required: none of them may be promoted.
        own.len() == goal.len() && !own.without(with_way_to(goal, color)).is_empty()
    })
}

/// Returns the squares from which pawns can advance to some squares, including these.
fn with_way_to(goal: Bitboard, color: Color) -> Bitboard {
    let back = |squares: u64, n_ranks: u32| match color {
        Color::White => squares | squares >> (8 * n_ranks),
        Color::Black => squares | squares << (8 * n_ranks),
    };
    Bitboard([1, 2, 4].into_iter().fold(goal.0, back))
}

/// Returns true if a position is the initial one without some pieces: each is on its initial square, and some are
/// missing.
fn is_of_odds(position: &Position) -> bool {
    let initial = Position::initial();
    let is_less = |color, role| {
        let [own, all] = [position, &initial].map(|position| position.by(color, role));
        (own & all == own, own.len() < all.len())
    };
    let sides = [Color::White, Color::Black].into_iter();
    let each: Vec<(bool, bool)> = sides
        .flat_map(|color| Role::ALL.into_iter().map(move |role| (color, role)))
        .map(|(color, role)| is_less(color, role))
        .collect();
    each.iter().all(|(at_home, _)| *at_home) && each.iter().any(|(_, is_less)| *is_less)
}

/// Evaluates the conditions on the positions of one game, in one pass.
#[derive(Debug)]
pub struct BoardWalk<'a> {
    tests: &'a [BoardTest],
    /// For each test whether it is met.
    pub(super) met: Vec<bool>,
    /// For each test the number of consecutive plies met; for a line the number of its moves played, or [`LEFT`].
    runs: Vec<u32>,
    /// The number of plies played.
    ply: u32,
}

/// The game has left a line.
const LEFT: u32 = u32::MAX;

impl<'a> BoardWalk<'a> {
    /// Walks over a game: its start position, whether that is the initial one, and the moves of the main line.
    #[must_use]
    pub fn over(tests: &'a [BoardTest], start: &Position, is_usual: bool, moves: &[Move]) -> Self {
        let mut walk = Self::begin(tests, start, is_usual);
        let mut position = start.clone();
        for mv in moves {
            if walk.is_over(&position) {
                break;
            }
            position.play(*mv);
            walk.played(*mv, &position);
        }
        walk
    }

    /// Begins with the start position of a game, and whether that is the initial one.
    #[must_use]
    pub fn begin(tests: &'a [BoardTest], start: &Position, is_usual: bool) -> Self {
        let mut walk = Self { tests, met: vec![false; tests.len()], runs: vec![0; tests.len()], ply: 0 };
        for ((met, run), test) in walk.met.iter_mut().zip(&mut walk.runs).zip(tests) {
            match &test.what {
                BoardQuestion::Line(line) if is_usual => *met = line.is_empty(),
                BoardQuestion::Line(_) => *run = LEFT,
                BoardQuestion::Odds => *met = !is_usual && is_of_odds(start),
                _ => {}
            }
        }
        walk.look(start, 0);
        walk
    }

    /// Adds the next move and the position it leads to.
    pub fn played(&mut self, mv: Move, position: &Position) {
        let nth = self.ply;
        self.ply += 1;
        for ((test, met), run) in self.tests.iter().zip(&mut self.met).zip(&mut self.runs) {
            match &test.what {
                BoardQuestion::Line(line) if *run == nth && !*met => {
                    *run = if line.get(nth as usize) == Some(&mv) { nth + 1 } else { LEFT };
                    *met = *run as usize == line.len();
                }
                BoardQuestion::Underpromotion => *met |= mv.promotion().is_some_and(|role| role != Role::Queen),
                _ => {}
            }
        }
        self.look(position, self.ply);
    }

    /// Returns true if nothing after a position can change a result.
    #[must_use]
    pub fn is_over(&self, position: &Position) -> bool {
        let (ply, n_pieces) = (self.ply + 1, position.occupied().len());
        self.tests.iter().zip(&self.met).zip(&self.runs).all(|((test, met), run)| match test.what {
            _ if *met => true,
            BoardQuestion::Line(_) => *run == LEFT,
            BoardQuestion::Odds => true,
            BoardQuestion::Underpromotion => false,
            BoardQuestion::Reaches(ref wanted) => test.is_past(ply, n_pieces) || is_out_of_reach(position, wanted),
            _ => test.is_past(ply, n_pieces),
        })
    }

    /// Returns which tests are met.
    #[must_use]
    pub fn met(&self) -> &[bool] {
        &self.met
    }

    fn look(&mut self, position: &Position, ply: u32) {
        let n_pieces = position.occupied().len();
        for ((test, met), run) in self.tests.iter().zip(&mut self.met).zip(&mut self.runs) {
            if *met || test.is_past(ply, n_pieces) {
                continue;
            }
            if n_pieces > test.pieces.1 {
                continue;
            }
            let is_so = match &test.what {
                BoardQuestion::Line(_) | BoardQuestion::Underpromotion | BoardQuestion::Odds => continue,
                BoardQuestion::Position(pattern) => pattern.fits(position),
                BoardQuestion::Reaches(wanted) => wanted.is_same(position),
                BoardQuestion::Material(material) => material.fits(position),
                BoardQuestion::Pieces(range) => range.holds(i64::try_from(n_pieces).unwrap_or(0)),
            };
            *run = if is_so { *run + 1 } else { 0 };
            *met = *run >= test.plies;
        }
    }
}
