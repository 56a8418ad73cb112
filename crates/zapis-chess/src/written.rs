//! A move as it was written: read, but not yet known to be legal or even possible.

use super::castling::CastlingSide;
use super::piece::Role;
use super::square::{File, Rank, Square};

/// Holds what one spelled move says, in whatever notation it was spelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// Which piece goes where.
    pub shape: Shape,
    /// The check mark that was written, whether or not it is true.
    pub check: CheckSuffix,
    /// Whether a capture sign was written, `x` or `:`; a word of advice only.
    pub captures: bool,
    /// Whether `e.p.` was written; a word of advice only.
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

/// Says which piece goes where, as far as the spelling tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `O-O`, `0-0-0`.
    Castle(CastlingSide),
    /// `Nf3`, `Nbd2`, `N1d2`, `Ng1-f3`.
    Piece {
        /// The piece named; never a pawn.
        role: Role,
        /// The file it leaves, where written.
        file: Option<File>,
        /// The rank it leaves, where written.
        rank: Option<Rank>,
        /// The square it reaches.
        to: Square,
    },
    /// `e4`, `exd5`, `ed`, `ed5`, `e2-e4`, `e8Q`.
    Pawn {
        /// The file the pawn leaves, where written.
        file: Option<File>,
        /// The rank it leaves, where written.
        rank: Option<Rank>,
        /// The file it reaches.
        to_file: File,
        /// The rank it reaches; absent where only files are written, as in `ed`.
        to_rank: Option<Rank>,
        /// The piece it becomes, where written.
        promotion: Option<Role>,
    },
    /// `e2e4`, `g1-f3`, `e1g1`, `e7e8q`; castling as the king's move of two squares or onto its own rook.
    Coordinate {
        /// The square left.
        from: Square,
        /// The square reached.
        to: Square,
        /// The piece a pawn becomes, where written.
        promotion: Option<Role>,
    },
    /// `--`, `Z0`, `0000`: the turn is passed.
    Null,
}

/// Names the sign written after a move to say that it gives check.
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
