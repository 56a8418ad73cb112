//! A position with its marks.

use crate::chess::{Color, Square, mend_fen, parse_fen};
use crate::l10n::{Message, ToMessage, message};
use crate::record::command::commands;
use crate::tavreli;

use super::figure::Figure;
use super::tower_board::TowerBoard;

/// The color of a mark, as named by a letter in `[%csl …]` and `[%cal …]`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum MarkColor {
    #[default]
    Green,
    Red,
    Yellow,
    Blue,
}

/// A mark on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A square that the last move left or reached.
    LastMove(Square),
    /// The king that is in check.
    Check(Square),
    Square(Square, MarkColor),
    Arrow(Square, Square, MarkColor),
}

/// A position with its marks, as [`Diagram::svg`] draws it.
///
/// ```
/// # use zapis_render::render as zapis;
/// use zapis::{Diagram, DiagramStyle};
/// let (diagram, doubts) = Diagram::of_fen("8/8/8/8/8/1k6/8/K1q5 w - - 0 1").unwrap();
/// assert!(doubts.is_empty() && diagram.svg(&DiagramStyle::default()).starts_with("<svg"));
/// assert!(Diagram::of_fen("8/8/8/8/8/8/8/9 w - - 0 1").is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The pieces of each square from a1 to h8, a tower from its bottom up.
    pub(super) board: Vec<Vec<Figure>>,
    pub(super) turn: Color,
    /// Its title, in words: the players, the move before it.
    pub(super) title: Option<Message>,
    pub(super) marks: Vec<Mark>,
}

impl Diagram {
    /// Reads a position, a FEN or a position string of Tavreli; an impossible one is drawn, and the reasons are
    /// returned.
    ///
    /// # Errors
    /// The reason why the text is not a position.
    pub fn of_fen(fen: &str) -> Result<(Self, Vec<Message>), Message> {
        // It has one field more than a FEN.
        if let Ok(setup) = tavreli::parse_position(fen) {
            let TowerBoard { board, turn, checked, doubts } = TowerBoard::of(&setup);
            let marks = checked.map(Mark::Check).into_iter().collect();
            return Ok((Self { board, turn, title: Some(message!("diagram-title-tavreli")), marks }, doubts));
        }
        if fen.contains('(') {
            let problem =
                tavreli::parse_position(fen).err().map_or_else(|| message!("diagram-title"), |error| error.message());
            return Err(message!("fen-cannot-be-read", problem = problem));
        }
        let mended = mend_fen(fen, None);
        let read = parse_fen(fen).or_else(|error| mended.and_then(|mended| parse_fen(mended.text).ok()).ok_or(error));
        let setup = read.map_err(|error| message!("fen-cannot-be-read", problem = error.problem.message()))?;
        let (position, faults) = setup.position(setup.castling_mode());
        let checked = position.filter(|position| !position.checkers().is_empty());
        let marks = checked.map(|position| Mark::Check(position.king(setup.turn))).into_iter().collect();
        let doubts = faults.iter().filter(|fault| fault.is_fatal()).map(ToMessage::message).collect();
        let board = setup.board.iter().map(|piece| piece.map(Figure::Chess).into_iter().collect()).collect();
        Ok((Self { board, turn: setup.turn, title: None, marks }, doubts))
    }

    /// Sets the title.
    #[must_use]
    pub fn with_title(mut self, title: Message) -> Self {
        self.title = Some(title);
        self
    }

    /// Marks the squares of the last move, in coordinates: `g8f6`, of a part of a tower `(1)g8f6`.
    #[must_use]
    pub fn with_last_move(mut self, uci: &str) -> Self {
        let uci = uci.rsplit(')').next().unwrap_or(uci);
        let squares = [uci.get(..2), uci.get(2..4)].map(|name| name.and_then(square));
        self.marks.splice(0..0, squares.into_iter().flatten().map(Mark::LastMove));
        self
    }

    /// Marks squares, each with the letter of its color or without: `Ra4,Gd5`, `a4`.
    ///
    /// # Errors
    /// Returns the invalid square.
    pub fn with_squares(mut self, list: &str) -> Result<Self, String> {
        for word in words_of(list) {
            self.marks.push(square_mark(word).ok_or(word)?);
        }
        Ok(self)
    }

    /// Draws arrows, each with the letter of its color or without: `Gc2c3,h1h7`.
    ///
    /// # Errors
    /// Returns the invalid arrow.
    pub fn with_arrows(mut self, list: &str) -> Result<Self, String> {
        for word in words_of(list) {
            self.marks.push(arrow_mark(word).ok_or(word)?);
        }
        Ok(self)
    }

    /// Adds the squares and arrows of a comment, `[%csl Ra4][%cal Gc2c3]`; invalid ones are ignored.
    #[must_use]
    pub fn with_marks_of(mut self, comment: &str) -> Self {
        for command in commands(comment) {
            let read: fn(&str) -> Option<Mark> = match command.name {
                "csl" => square_mark,
                "cal" => arrow_mark,
                _ => continue,
            };
            self.marks.extend(words_of(command.argument).filter_map(read));
        }
        self
    }
}

fn square(name: &str) -> Option<Square> {
    Square::parse(name.as_bytes())
}

/// The name of a square by its number from a1.
pub(super) fn square_name(at: usize) -> String {
    let square = u8::try_from(at).ok().and_then(Square::from_index);
    square.map(|square| square.to_string()).unwrap_or_default()
}

fn words_of(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', ' ']).filter(|word| !word.is_empty())
}

fn square_mark(word: &str) -> Option<Mark> {
    let (color, name) = color_and_rest(word);
    Some(Mark::Square(square(name)?, color))
}

fn arrow_mark(word: &str) -> Option<Mark> {
    let (color, name) = color_and_rest(word);
    Some(Mark::Arrow(square(name.get(..2)?)?, square(name.get(2..)?)?, color))
}

fn color_and_rest(word: &str) -> (MarkColor, &str) {
    let color = match word.as_bytes().first() {
        Some(b'G') => MarkColor::Green,
        Some(b'R') => MarkColor::Red,
        Some(b'Y') => MarkColor::Yellow,
        Some(b'B') => MarkColor::Blue,
        _ => return (MarkColor::default(), word),
    };
    (color, &word[1..])
}

/// The order in which the pieces of a side are named.
pub(super) const NAMES: [&str; 13] = [
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "volhv",
    "knyaz",
    "helgi",
    "ratoborets",
    "luchnik",
    "vsadnik",
    "ratnik",
];
