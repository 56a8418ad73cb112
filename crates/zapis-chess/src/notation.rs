//! The notations of moves, one row each: its name, an example, and how a word is read and a move written.
//!
//! Standard algebraic notation, the long form and coordinates are read by [`super::san_lenient`] and its faster
//! counterparts, in the letters of any language. The others are read here, and only if a word is none of these, or not
//! a legal move in them.

use alloc::vec::Vec;

use crate::spoken::SpokenLetters;

use super::alphabet::Alphabet;
use super::move_pattern::MovePattern;
use super::moves::Move;
use super::piece::Color;
use super::position::Position;
use super::san::{write_lan, write_san, write_uci};
use super::written::CheckSuffix;
use super::{braille, descriptive, iccf, shorthand, smith, spoken};

/// A notation for moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `Nf3`: standard algebraic notation (PGN 8.2.3).
    San,
    /// `Ng1-f3`: long algebraic notation.
    Lan,
    /// `g1f3`: coordinates as engines use them.
    Uci,
    /// `7163`: the digits of correspondence chess.
    Iccf,
    /// `e4d5p`: coordinates followed by the captured piece.
    Smith,
    /// `N-KB3`: the notation of older English books.
    Descriptive,
    /// `Springer Felix drei`: as moves are announced to blind players.
    Spoken,
    /// `⠎⠋⠒`: the braille chess code.
    Braille,
}

/// A way of writing that is tried if algebraic notation fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// A notation of its own.
    Of(Notation),
    /// `QxQ`, `B6`: algebraic notation that leaves out what the board shows.
    Shorthand,
    /// `♘f3` among letters.
    Figurines,
    /// `nf3`: a lower-case piece letter.
    SmallLetters,
}

impl Dialect {
    /// Returns the name of the notation: `descriptive`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Of(notation) => notation.name(),
            Self::Shorthand => "shorthand",
            Self::Figurines => "figurine",
            Self::SmallLetters => "small-letters",
        }
    }
}

/// A word to be read.
#[derive(Clone, Copy, Debug)]
pub struct OtherWord<'a> {
    /// The word as written.
    pub word: &'a str,
    /// The word with each character replaced by the one it looks like, and with detached marks appended.
    pub folded: &'a str,
    /// The player to move.
    pub turn: Color,
    /// The piece letters to read, if the notation uses letters.
    pub alphabet: Alphabet,
}

type Reader = fn(&OtherWord<'_>) -> Option<MovePattern>;
type Writer = fn(&Position, Move, CheckSuffix, Alphabet, &mut Vec<u8>);

/// A row of the table of notations.
#[derive(Clone, Copy)]
pub struct NotationInfo {
    /// The notation.
    pub notation: Notation,
    /// The name under which it is selected.
    pub name: &'static str,
    /// `Nf3` at the start of a game in this notation; for Smith notation, a capture.
    pub example: &'static str,
    writer: Writer,
}

/// The readers of the dialects, in the order in which they are tried.
const READERS: [(Dialect, Reader); 6] = [
    (Dialect::Of(Notation::Iccf), |word| iccf::read(word.folded)),
    (Dialect::Of(Notation::Smith), |word| smith::read(word.folded)),
    (Dialect::Of(Notation::Spoken), |word| spoken::read(word.word)),
    (Dialect::Of(Notation::Braille), |word| braille::read(word.word, word.turn)),
    (Dialect::Shorthand, |word| shorthand::read(word.folded, word.alphabet)),
    (Dialect::Of(Notation::Descriptive), |word| descriptive::read(word.folded, word.turn)),
];

/// The notations, in the order in which they are listed.
pub const NOTATIONS: [NotationInfo; 8] = [
    NotationInfo {
        notation: Notation::San,
        name: "san",
        example: "Nf3",
        writer: |position, mv, _, _, out| write_san(position, mv, None, out),
    },
    NotationInfo {
        notation: Notation::Lan,
        name: "lan",
        example: "Ng1-f3",
        writer: |position, mv, _, _, out| write_lan(position, mv, None, out),
    },
    NotationInfo {
        notation: Notation::Uci,
        name: "uci",
        example: "g1f3",
        writer: |position, mv, _, _, out| write_uci(position, mv, out),
    },
    NotationInfo {
        notation: Notation::Iccf,
        name: "iccf",
        example: "7163",
        writer: |position, mv, _, _, out| iccf::write(position.mode(), mv, out),
    },
    NotationInfo {
        notation: Notation::Smith,
        name: "smith",
        example: "e4d5p",
        writer: |position, mv, _, _, out| smith::write(position, mv, out),
    },
    NotationInfo {
        notation: Notation::Descriptive,
        name: "descriptive",
        example: "N-KB3",
        writer: |position, mv, mark, _, out| descriptive::write(position, mv, mark, out),
    },
    NotationInfo {
        notation: Notation::Spoken,
        name: "spoken",
        example: "Springer Felix drei",
        writer: |position, mv, _, letters, out| spoken::write(position, mv, spoken_letters(letters), out),
    },
    NotationInfo {
        notation: Notation::Braille,
        name: "braille",
        example: "⠎⠋⠒",
        writer: |position, mv, _, _, out| braille::write(position, mv, out),
    },
];

/// Returns the letters for announcements: Russian for the Russian alphabet, German otherwise.
fn spoken_letters(alphabet: Alphabet) -> SpokenLetters {
    if alphabet.code() == "ru" { SpokenLetters::Russian } else { SpokenLetters::German }
}

impl Notation {
    /// Returns its row of the table.
    #[must_use]
    pub fn row(self) -> &'static NotationInfo {
        // A test checks that every notation is in the table.
        NOTATIONS.iter().find(|row| row.notation == self).unwrap_or(&NOTATIONS[0])
    }

    /// Returns the name under which it is selected: `iccf`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Writes a legal move, with its check mark if the notation has marks.
    pub fn write(self, position: &Position, mv: Move, mark: CheckSuffix, letters: Alphabet, out: &mut Vec<u8>) {
        // In Smith notation the promotion piece would be read as the captured one if the latter were left out.
        let names_capture = self == Self::Smith && position.role_at(mv.to()).is_some();
        let mv = if mv.is_stood() && !names_capture { position.as_spelled(mv) } else { mv };
        (self.row().writer)(position, mv, mark, letters, out);
    }
}

/// Reads a word in the other dialects, in the order in which they are tried; the dialect met before comes first.
pub fn readings(word: OtherWord<'_>, met: Option<Dialect>) -> impl Iterator<Item = (Dialect, MovePattern)> {
    let first = READERS.iter().filter(move |(dialect, _)| Some(*dialect) == met);
    let others = READERS.iter().filter(move |(dialect, _)| Some(*dialect) != met);
    first.chain(others).filter_map(move |(dialect, reader)| Some((*dialect, reader(&word)?)))
}
