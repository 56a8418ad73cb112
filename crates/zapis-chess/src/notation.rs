//! The notations moves are written in, one row each: its name, an example, how a word is read and how a move is written.
//!
//! Standard algebraic notation, the long form and coordinates are read by [`super::san_lenient`] and its quicker partners, in the
//! letters of any language. The others are read here: only where a word is nothing of these, or is no legal move as one.

use crate::spoken_words::SpokenLetters;

use super::alphabet::Alphabet;
use super::move_pattern::MovePattern;
use super::moves::Move;
use super::piece::Color;
use super::position::Position;
use super::san::{write_lan, write_san, write_uci};
use super::written::CheckSuffix;
use super::{braille, descriptive, descriptive_words, iccf, shorthand, smith, spoken};

/// Names the notations a move can be written in.
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
    /// `e4d5p`: coordinates that tell what is taken.
    Smith,
    /// `N-KB3`: the notation of older English books.
    Descriptive,
    /// `Springer Felix drei`: as moves are announced to blind players.
    Spoken,
    /// `⠎⠋⠒`: the braille chess code.
    Braille,
}

/// Names the ways of writing that are read where algebraic notation fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// A notation of its own.
    Of(Notation),
    /// `QxQ`, `B6`: algebraic notation that leaves out what the board shows.
    Shorthand,
    /// `♘f3` among letters.
    Figurines,
    /// `nf3`: the piece with a small letter.
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
    /// The word as it stands.
    pub word: &'a str,
    /// The word after each of its characters has been replaced by the one it looks like, with the marks that stand apart.
    pub folded: &'a str,
    /// Whose move it is.
    pub turn: Color,
    /// Whose piece letters are read, where letters are not part of the notation.
    pub alphabet: Alphabet,
}

type Reader = fn(&OtherWord<'_>) -> Option<MovePattern>;
type Writer = fn(&Position, Move, CheckSuffix, Alphabet, &mut Vec<u8>);

/// What there is to say of a notation.
#[derive(Clone, Copy)]
pub struct NotationInfo {
    /// The notation.
    pub notation: Notation,
    /// The name it is asked for by.
    pub name: &'static str,
    /// How `Nf3` is written at the beginning of a game; of Smith notation, a move that takes something.
    pub example: &'static str,
    writer: Writer,
}

/// How a dialect is read, in the order in which they are tried.
const READERS: [(Dialect, Reader); 6] = [
    (Dialect::Of(Notation::Iccf), |word| iccf::read(word.folded)),
    (Dialect::Of(Notation::Smith), |word| smith::read(word.folded)),
    (Dialect::Of(Notation::Spoken), |word| spoken::read(word.word)),
    (Dialect::Of(Notation::Braille), |word| braille::read(word.word, word.turn)),
    (Dialect::Shorthand, |word| shorthand::read(word.folded, word.alphabet)),
    (Dialect::Of(Notation::Descriptive), |word| descriptive::read(word.folded, word.turn)),
];

/// The notations, in the order of their listing.
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
        writer: |position, mv, mark, _, out| descriptive_words::write(position, mv, mark, out),
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

/// Returns the letters announcements are written in: German ones but for Russian readers.
fn spoken_letters(alphabet: Alphabet) -> SpokenLetters {
    if alphabet.code() == "ru" { SpokenLetters::Russian } else { SpokenLetters::German }
}

impl Notation {
    /// Returns its row of the table.
    #[must_use]
    pub fn row(self) -> &'static NotationInfo {
        // A test finds every notation in the table.
        NOTATIONS.iter().find(|row| row.notation == self).unwrap_or(&NOTATIONS[0])
    }

    /// Returns the name it is asked for by: `iccf`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Writes a legal move, with its mark where the notation has marks.
    pub fn write(self, position: &Position, mv: Move, mark: CheckSuffix, letters: Alphabet, out: &mut Vec<u8>) {
        // In Smith notation what is taken would be read as what the pawn becomes, were that left out.
        let is_told = self == Self::Smith && position.role_at(mv.to()).is_some();
        let mv = if mv.is_stood() && !is_told { position.as_spelled(mv) } else { mv };
        (self.row().writer)(position, mv, mark, letters, out);
    }
}

/// Reads a word as a move of other dialects, in the order in which they are to be tried; one that was met before comes first.
pub fn readings(word: OtherWord<'_>, met: Option<Dialect>) -> impl Iterator<Item = (Dialect, MovePattern)> {
    let first = READERS.iter().filter(move |(dialect, _)| Some(*dialect) == met);
    let others = READERS.iter().filter(move |(dialect, _)| Some(*dialect) != met);
    first.chain(others).filter_map(move |(dialect, reader)| Some((*dialect, reader(&word)?)))
}
