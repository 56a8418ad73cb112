//! Castling: sides, modes and the squares that king and rook leave and reach, in standard chess and Chess960 alike.

use core::fmt;

use super::attacks::between;
use super::bitboard::Bitboard;
use super::square::{File, Square};

/// The side of the board on which a player castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastlingSide {
    /// Castling kingside, `O-O`.
    King,
    /// Castling queenside, `O-O-O`.
    Queen,
}

impl CastlingSide {
    /// Both sides, the kingside first, as in FEN.
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// Returns the word for the side: `kingside` or `queenside`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "kingside",
            Self::Queen => "queenside",
        }
    }

    /// Returns 0 for the kingside and 1 for the queenside.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the side on which a rook is, relative to its king.
    ///
    /// ```
    /// use zapis_chess::CastlingSide;
    /// assert_eq!(CastlingSide::of("b1".parse()?, "a1".parse()?), CastlingSide::Queen);
    /// # Ok::<(), zapis_chess::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn of(king: Square, rook: Square) -> Self {
        if rook.file() > king.file() { Self::King } else { Self::Queen }
    }

    /// Returns castling on this side in export format (PGN 8.2.3.3): `O-O` or `O-O-O`.
    #[must_use]
    pub const fn san(self) -> &'static str {
        match self {
            Self::King => "O-O",
            Self::Queen => "O-O-O",
        }
    }

    /// Returns the file on which the king arrives: `g` or `c`.
    #[must_use]
    #[inline]
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// Returns the file on which the rook arrives: `f` or `d`.
    #[must_use]
    #[inline]
    pub(crate) const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }
}

/// The rules by which a game is set up, which change only how castling is *written*.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CastlingMode {
    /// Kings start on the e-file and rooks in the corners (FIDE 2.3).
    #[default]
    Standard,
    /// Any of the 960 arrangements, and the two sides may differ (FIDE Guidelines II).
    Chess960,
}

/// The four squares of one castling move.
#[derive(Clone, Copy, Debug)]
pub(super) struct CastlingPath {
    pub(super) king_to: Square,
    pub(super) rook_to: Square,
    /// Squares that must be empty apart from this king and this rook.
    pub(super) clear: Bitboard,
    /// Squares the king crosses or reaches, which no enemy piece may attack (FIDE 3.8.2.2).
    pub(super) king_path: Bitboard,
}

impl CastlingPath {
    /// Computes the castling path of the king on `king` with the rook on `rook`, on the same rank.
    #[inline]
    pub(super) fn new(king: Square, rook: Square) -> Self {
        let castling_side = CastlingSide::of(king, rook);
        let king_to = Square::from_coords(castling_side.king_file(), king.rank());
        let rook_to = Square::from_coords(castling_side.rook_file(), king.rank());
        let both = Bitboard::of(king) | Bitboard::of(rook);
        let king_path = between(king, king_to) | Bitboard::of(king_to);
        let rook_path = between(rook, rook_to) | Bitboard::of(rook_to);
        Self { king_to, rook_to, clear: (king_path | rook_path).without(both), king_path }
    }
}

impl fmt::Display for CastlingSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
