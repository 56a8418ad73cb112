//! Moves as played, packed in two bytes.

use core::fmt;

use arrayvec::ArrayVec;

use super::castling::CastlingSide;
use super::piece::Role;
use super::square::Square;

/// A list with room for the legal moves of any position (218 is the maximum that can arise; impossible boards have
/// more).
pub type MoveList = ArrayVec<Move, 512>;

/// The moves that one spelling can mean: at most eight pieces of a kind reach one square.
pub type Candidates = ArrayVec<Move, 8>;

/// One move: departure, arrival and kind.
///
/// Castling is stored as *king takes own rook*, in standard chess too, so that one form serves all 960 arrangements.
///
/// A move that [stood](Self::stood), that is an illegal move that was not taken back, has the same kinds and is played
/// without assuming that it is legal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// The null move.
impl Default for Move {
    fn default() -> Self {
        Self::NULL
    }
}

const KIND_SHIFT: u32 = 12;
const SQUARES: u16 = (1 << KIND_SHIFT) - 1;
const CASTLE: u16 = 1;
const EN_PASSANT: u16 = 2;
const NULL: u16 = 3;
const PROMOTION: u16 = 4;
/// The kinds from here on are illegal moves that stood.
const STOOD: u16 = 9;
const STOOD_CASTLE: u16 = 10;
const STOOD_EN_PASSANT: u16 = 11;
/// A promotion to a knight; the next three are promotions to a bishop, a rook and a queen.
const STOOD_PROMOTION: u16 = 12;

impl Move {
    /// Passes the turn, as analysis files write `--`; no rule of chess allows it.
    pub const NULL: Self = Self(NULL << KIND_SHIFT);

    #[inline]
    const fn packed(from: Square, to: Square, kind: u16) -> Self {
        Self(from.packed() | to.packed() << 6 | kind << KIND_SHIFT)
    }

    /// Returns an ordinary move or capture.
    #[must_use]
    #[inline]
    pub const fn normal(from: Square, to: Square) -> Self {
        Self::packed(from, to, 0)
    }

    /// Returns the castling of the king on `king` with the rook on `rook`.
    #[must_use]
    #[inline]
    pub const fn castle(king: Square, rook: Square) -> Self {
        Self::packed(king, rook, CASTLE)
    }

    /// Returns an en passant capture; `to` is the square the captured pawn passed over (FIDE 3.7.4.1 of 2018).
    #[must_use]
    #[inline]
    pub const fn en_passant(from: Square, to: Square) -> Self {
        Self::packed(from, to, EN_PASSANT)
    }

    /// Returns a promotion; with a pawn or a king as new piece the move is never legal.
    #[must_use]
    #[inline]
    pub const fn promote(from: Square, to: Square, role: Role) -> Self {
        let new = match role {
            // A promotion to a king has no number of its own.
            Role::King => Role::Pawn,
            other => other,
        };
        Self::packed(from, to, PROMOTION + new as u16)
    }

    /// Returns the same move as an illegal move that stood: it is played as written, whatever the rules say, and all
    /// derived data of the position is recomputed.
    #[must_use]
    pub const fn stood(self) -> Self {
        let kind = match self.0 >> KIND_SHIFT {
            0 => STOOD,
            CASTLE => STOOD_CASTLE,
            EN_PASSANT => STOOD_EN_PASSANT,
            kind if kind > PROMOTION && kind < STOOD => kind - PROMOTION - 1 + STOOD_PROMOTION,
            _ => return self,
        };
        Self(self.0 & SQUARES | kind << KIND_SHIFT)
    }

    /// Returns true if the move is one that stood.
    #[must_use]
    #[inline]
    pub const fn is_stood(self) -> bool {
        self.0 >> KIND_SHIFT >= STOOD
    }

    /// Returns the move as an ordinary, legal one.
    #[must_use]
    #[inline]
    pub const fn regular(self) -> Self {
        let kind = match self.0 >> KIND_SHIFT {
            STOOD => 0,
            STOOD_CASTLE => CASTLE,
            STOOD_EN_PASSANT => EN_PASSANT,
            kind if kind >= STOOD_PROMOTION => kind - STOOD_PROMOTION + PROMOTION + 1,
            _ => return self,
        };
        Self(self.0 & SQUARES | kind << KIND_SHIFT)
    }

    /// Returns the square the piece leaves; the king's square when castling.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        Square::of_low_six_bits(self.0)
    }

    /// Returns the square the piece reaches; the *rook's* square when castling.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        Square::of_low_six_bits(self.0 >> 6)
    }

    /// Returns the piece a pawn becomes.
    ///
    /// ```
    /// use zapis_chess::{Position, Role};
    /// let position: Position = "8/P6k/8/8/8/8/8/K7 w - - 0 1".parse()?;
    /// let promotion = position.parse_move("a8=N").expect("legal");
    /// assert_eq!(promotion.promotion(), Some(Role::Knight));
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        Some(match self.0 >> KIND_SHIFT {
            4 => Role::Pawn,
            5 | 12 => Role::Knight,
            6 | 13 => Role::Bishop,
            7 | 14 => Role::Rook,
            8 | 15 => Role::Queen,
            _ => return None,
        })
    }

    /// Returns true if the move castles.
    #[must_use]
    #[inline]
    pub const fn is_castle(self) -> bool {
        matches!(self.0 >> KIND_SHIFT, CASTLE | STOOD_CASTLE)
    }

    /// Returns the side on which the move castles.
    ///
    /// ```
    /// use zapis_chess::{CastlingSide, Position};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let castles = position.parse_move("O-O").expect("legal");
    /// assert_eq!(castles.castling_side(), Some(CastlingSide::King));
    /// assert_eq!(castles.to().to_string(), "h1"); // castling takes the rook's square
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn castling_side(self) -> Option<CastlingSide> {
        self.is_castle().then(|| CastlingSide::of(self.from(), self.to()))
    }

    /// Returns true if the move captures en passant.
    #[must_use]
    #[inline]
    pub const fn is_en_passant(self) -> bool {
        matches!(self.0 >> KIND_SHIFT, EN_PASSANT | STOOD_EN_PASSANT)
    }

    /// Returns true if the move passes the turn.
    #[must_use]
    #[inline]
    pub const fn is_null(self) -> bool {
        self.0 >> KIND_SHIFT == NULL
    }

    /// Returns true if the move is neither castling, en passant, promotion nor a pass.
    #[must_use]
    #[inline]
    pub const fn is_normal(self) -> bool {
        self.0 >> KIND_SHIFT == 0
    }

    /// Returns the move as a number, for tables and files.
    ///
    /// ```
    /// use zapis_chess::{Move, Position};
    /// let mv = Position::initial().parse_move("Nf3")?;
    /// assert_eq!(Move::from_bits(mv.to_bits()), mv); // two bytes in a file
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// Returns the move with this number; every number is a move, legal or not.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        if self.is_stood() {
            f.write_str(" stood")?;
        }
        match self.regular().0 >> KIND_SHIFT {
            0 => Ok(()),
            CASTLE => f.write_str(" castles"),
            EN_PASSANT => f.write_str(" en passant"),
            NULL => f.write_str(" null"),
            kind => match self.promotion() {
                Some(role) => write!(f, "={}", char::from(role.letter())),
                None => write!(f, " kind {kind}"),
            },
        }
    }
}
