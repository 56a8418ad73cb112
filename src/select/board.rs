//! What is asked of the positions of a game, and the walk over them that answers.

use crate::chess::confusable::fold;
use crate::chess::{Alphabet, Bitboard, Color, Move, Position, Role, Spelling};

use super::material::MaterialPattern;
use super::pattern::BoardPattern;
use super::values::NumberRange;

/// What is asked of the positions of a game, for how long it has to be so, and until when.
#[derive(Debug)]
pub struct BoardTest {
    /// What is asked.
    pub what: BoardQuestion,
    /// For this many plies in a row at least; 1 is one position.
    pub plies: u32,
    /// The last ply at which it counts, if that is said; 0 is the start.
    pub until: Option<u32>,
    /// How many pieces there are where it is so: the fewest and the most. What is taken does not come back.
    pieces: (usize, usize),
}

impl BoardTest {
    /// Makes a test: what is asked, for how many plies in a row, until which ply.
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

    /// Returns the last ply that can answer it, where there is one.
    #[must_use]
    pub fn last_ply(&self) -> Option<u32> {
        match &self.what {
            BoardQuestion::Line(moves) => u32::try_from(moves.len()).ok(),
            BoardQuestion::Odds => Some(0),
            BoardQuestion::Underpromotion => None,
            _ => self.until,
        }
    }

    /// Returns true if nothing can meet it any more, from a ply on and with this many pieces left.
    fn is_past(&self, ply: u32, n_pieces: usize) -> bool {
        self.until.is_some_and(|until| ply > until) || n_pieces < self.pieces.0
    }
}

/// What is asked of the positions of a game.
#[derive(Debug)]
pub enum BoardQuestion {
    /// A position that looks so stands on the board.
    Position(Box<BoardPattern>),
    /// These pieces are on the board.
    Material(Box<MaterialPattern>),
    /// At most this many pieces are on the board, with the kings.
    Pieces(NumberRange),
    /// The game begins with these moves.
    Line(Vec<Move>),
    /// The position behind some moves stands on the board, by whatever moves.
    Reaches(Box<Position>),
    /// A pawn becomes another piece than a queen.
    Underpromotion,
    /// The game starts from the initial position less some of its pieces, pawn and move or a rook.
    Odds,
}

impl BoardQuestion {
    /// Reads a line of moves from the initial position, with numbers or without; `reaches` asks for the position behind it.
    ///
    /// # Errors
    /// The word that is no legal move, as a range of bytes.
    pub fn read_line(text: &str, reaches: bool) -> Result<Self, std::ops::Range<usize>> {
        let mut position = Position::initial();
        let mut moves = Vec::new();
        let mut at = 0;
        for word in text.split_inclusive([' ', '\t', '\n']) {
            let start = at;
            at += word.len();
            let word = word.trim_end();
            let bare = word.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches(['.', '…']);
            // A word of digits alone is a number; one behind a number and dots may be a move.
            let bare = if word.contains('.') || bare.is_empty() { bare } else { word };
            if bare.is_empty() {
                continue;
            }
            let folded: String = bare.chars().map(fold).collect();
            let read = Alphabet::all().find_map(|alphabet| {
                let (rest, written) = Spelling::new(alphabet).san_move(&folded).ok()?;
                let rest = rest.trim_matches(['!', '?']);
                rest.is_empty().then(|| position.resolve(&written).ok()).flatten()
            });
            let mv = read.ok_or(start..start + word.len())?.mv;
            position.play(mv);
            moves.push(mv);
        }
        Ok(if reaches { Self::Reaches(Box::new(position)) } else { Self::Line(moves) })
    }
}

/// Returns true if a position can certainly not become another one: a pawn has gone beyond where it is wanted, on a file that it
/// could leave by a capture only, when nothing more may be taken.
fn is_out_of_reach(position: &Position, wanted: &Position) -> bool {
    if position.occupied().len() != wanted.occupied().len() {
        return false;
    }
    [Color::White, Color::Black].into_iter().any(|color| {
        let [own, goal] = [position, wanted].map(|position| position.by(color, Role::Pawn));
        // As many pawns as are wanted: none of them may become a piece.
        own.len() == goal.len() && !own.without(with_way_to(goal, color)).is_empty()
    })
}

/// Returns the squares from which pawns can go straight on to some squares, with these.
fn with_way_to(goal: Bitboard, color: Color) -> Bitboard {
    let back = |squares: u64, n_ranks: u32| match color {
        Color::White => squares | squares >> (8 * n_ranks),
        Color::Black => squares | squares << (8 * n_ranks),
    };
    Bitboard([1, 2, 4].into_iter().fold(goal.0, back))
}

/// Returns true if a position is the initial one less some pieces: each stands where it begins, and not all do.
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

/// Answers what is asked of the positions of one game, in one walk.
#[derive(Debug)]
pub struct BoardWalk<'a> {
    tests: &'a [BoardTest],
    /// For each test whether it is met.
    pub(super) met: Vec<bool>,
    /// For each test how many plies in a row it is met; of a line how many of its moves were played, or [`LEFT`].
    runs: Vec<u32>,
    /// How many plies were played.
    ply: u32,
}

/// A line has been left.
const LEFT: u32 = u32::MAX;

impl<'a> BoardWalk<'a> {
    /// Walks over a game: the position it starts from, whether that is the initial one, and the moves of the main line.
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

    /// Begins with the position that a game starts from, and whether that is the initial one.
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

    /// Takes the next move and the position it leads to.
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

    /// Returns true if nothing that comes behind a position can change an answer.
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

    /// Tells which tests are met.
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
