//! Sets of squares, one bit per square.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::piece::Color;
use super::square::{File, Rank, Square};

/// A set of squares: bit 0 is `a1`, bit 63 is `h8`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// The set of all squares.
    pub const ALL: Self = Self(!0);
    /// The first and the last rank, where no pawn can be.
    pub const BACK_RANKS: Self = Self(0xFF00_0000_0000_00FF);
    /// The light squares.
    pub(crate) const LIGHT: Self = Self(0x55AA_55AA_55AA_55AA);

    /// Returns the set of one square.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Returns the eight squares of a file.
    ///
    /// ```
    /// use zapis_chess::{Bitboard, File, Rank};
    /// let corner = Bitboard::of_file(File::A) & Bitboard::of_rank(Rank::FIRST);
    /// assert_eq!(corner.single().map(|square| square.to_string()), Some("a1".to_owned()));
    /// ```
    #[must_use]
    #[inline]
    pub const fn of_file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file.index())
    }

    /// Returns the eight squares of a rank.
    #[must_use]
    #[inline]
    pub const fn of_rank(rank: Rank) -> Self {
        Self(0xFF << (8 * rank.index()))
    }

    /// Returns the rank on which this player's pieces start.
    #[must_use]
    #[inline]
    pub(crate) const fn back_rank(color: Color) -> Self {
        match color {
            Color::White => Self(0xFF),
            Color::Black => Self(0xFF << 56),
        }
    }

    /// Returns true if the set holds this square.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Returns true if the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if two sets share a square.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Counts the squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set holds two squares or more.
    #[must_use]
    #[inline]
    pub const fn has_several(self) -> bool {
        !self.without_first().is_empty()
    }

    /// Returns the only square of a set of one; `None` for any other set.
    #[must_use]
    #[inline]
    pub const fn single(self) -> Option<Square> {
        if self.0 != 0 && !self.has_several() { Some(Square::of_lowest_bit(self.0)) } else { None }
    }

    /// Returns the first square, counted from `a1`.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::of_lowest_bit(self.0)) }
    }

    /// Returns the set without its first square, counted from `a1`.
    #[must_use]
    #[inline]
    pub(crate) const fn without_first(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// Returns the last square, counted from `a1`.
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrapping(63 - self.0.leading_zeros() as usize)) }
    }

    /// Returns the squares of this set that the other does not hold.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the set moved one rank towards the opponent of `color`.
    ///
    /// ```
    /// use zapis_chess::{Bitboard, Color, Rank};
    /// let third = Bitboard::of_rank(Rank::FIRST).forward(Color::White).forward(Color::White);
    /// assert!(third.contains("e3".parse()?));
    /// # Ok::<(), zapis_chess::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn forward(self, color: Color) -> Self {
        match color {
            Color::White => Self(self.0 << 8),
            Color::Black => Self(self.0 >> 8),
        }
    }
}

/// Yields the squares of a [`Bitboard`] from `a1` to `h8`.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = Bitboard(self.0).len();
        (n, Some(n))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
