//! A move as written: parsed, but not yet known to be legal or even possible.

use super::castling::CastlingSide;
use super::piece::Role;
use super::square::{File, Rank, Square};

/// The content of one written move, in any notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The piece and its destination.
    pub shape: Shape,
    /// The check mark as written, whether or not it is correct.
    pub check: CheckSuffix,
    /// Whether a capture sign was written, `x` or `:`; only a hint.
    pub captures: bool,
    /// Whether `e.p.` was written; only a hint.
    pub en_passant: bool,
}

impl WrittenMove {
    /// Returns a written move with neither check mark nor capture sign.
    #[must_use]
    #[inline]
    pub const fn plain(shape: Shape) -> Self {
        Self { shape, check: CheckSuffix::None, captures: false, en_passant: false }
    }
}

/// The piece and its destination, as far as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `O-O`, `0-0-0`.
    Castle(CastlingSide),
    /// `Nf3`, `Nbd2`, `N1d2`, `Ng1-f3`.
    Piece {
        /// The piece named; never a pawn.
        role: Role,
        /// The file it leaves, if written.
        file: Option<File>,
        /// The rank it leaves, if written.
        rank: Option<Rank>,
        /// The square it reaches.
        to: Square,
    },
    /// `e4`, `exd5`, `ed`, `ed5`, `e2-e4`, `e8Q`.
    Pawn {
        /// The file the pawn leaves, if written.
        file: Option<File>,
        /// The rank it leaves, if written.
        rank: Option<Rank>,
        /// The file it reaches.
        to_file: File,
        /// The rank it reaches; absent if only files are written, as in `ed`.
        to_rank: Option<Rank>,
        /// The promotion piece, if written.
        promotion: Option<Role>,
    },
    /// `e2e4`, `g1-f3`, `e1g1`, `e7e8q`; castling as the king's move of two squares or onto its own rook.
    Coordinate {
        /// The square of departure.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// The promotion piece, if written.
        promotion: Option<Role>,
    },
    /// `--`, `Z0`, `0000`: a null move.
    Null,
}

/// The sign written after a move to indicate check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CheckSuffix {
    /// No sign.
    #[default]
    None,
    /// `+`, `ch`, `†`.
    Check,
    /// `++`: mate in FIDE's own texts (Appendix C.13), double check in older books.
    Double,
    /// `#`, `mate`.
    Mate,
}
