//! What is asked of the positions of a game, and the walk over them that answers.

use crate::chess::confusable::fold;
use crate::chess::{Alphabet, Move, Position, Spelling};

use super::material::MaterialPattern;
use super::pattern::BoardPattern;

/// What is asked of the positions of a game.
#[derive(Debug)]
pub enum BoardTest {
    /// A position that looks so stands on the board.
    Position(Box<BoardPattern>),
    /// These pieces are on the board, for so many plies in a row at least.
    Material(Box<MaterialPattern>, u32),
    /// The game begins with these moves.
    Line(Vec<Move>),
    /// The position behind some moves stands on the board, by whatever moves.
    Reaches(Box<Position>),
}

impl BoardTest {
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

/// Answers what is asked of the positions of one game, in one walk.
#[derive(Debug)]
pub struct BoardWalk<'a> {
    tests: &'a [BoardTest],
    /// For each test whether it is met.
    pub(super) met: Vec<bool>,
    /// For each test how many plies in a row it is met.
    runs: Vec<u32>,
}

impl<'a> BoardWalk<'a> {
    /// Walks over a game: the position it starts from, whether that is the initial one, and the moves of the main line.
    #[must_use]
    pub fn over(tests: &'a [BoardTest], start: &Position, is_usual: bool, moves: &[Move]) -> Self {
        let mut walk = Self { tests, met: vec![false; tests.len()], runs: vec![0; tests.len()] };
        for (met, test) in walk.met.iter_mut().zip(tests) {
            if let BoardTest::Line(line) = test {
                *met = is_usual && moves.starts_with(line);
            }
        }
        let mut position = start.clone();
        walk.look(&position);
        for mv in moves {
            if walk.is_over() {
                break;
            }
            position.play(*mv);
            walk.look(&position);
        }
        walk
    }

    /// Tells whether nothing that comes can change an answer.
    fn is_over(&self) -> bool {
        self.tests.iter().zip(&self.met).all(|(test, met)| *met || matches!(test, BoardTest::Line(_)))
    }

    fn look(&mut self, position: &Position) {
        for ((test, met), run) in self.tests.iter().zip(&mut self.met).zip(&mut self.runs) {
            if *met {
                continue;
            }
            *met = match test {
                BoardTest::Line(_) => false,
                BoardTest::Position(pattern) => pattern.fits(position),
                BoardTest::Reaches(wanted) => wanted.is_same(position),
                BoardTest::Material(material, plies) => {
                    *run = if material.fits(position) { *run + 1 } else { 0 };
                    *run >= *plies
                }
            };
        }
    }
}
