//! Squares, files and ranks.

use core::fmt;

/// Defines files and ranks, which differ in their names only.
macro_rules! line_of_squares {
    ($name:ident, $word:literal, $byte:literal, $first:literal, $last:literal, $kind:literal) => {
        #[doc = concat!("A ", $word, ", `", $first, "` to `", $last, "`, as a number from 0 to 7.")]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            #[doc = concat!("Lists the ", $word, "s from `", $first, "` to `", $last, "`.")]
            pub const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

            #[doc = concat!("Returns the ", $word, " with this number (0 is `", $first, "`), if there is one.")]
            #[must_use]
            pub const fn from_index(index: u8) -> Option<Self> {
                if index < 8 { Some(Self(index)) } else { None }
            }

            #[doc = concat!("Returns the ", $word, " of this ASCII ", $kind, ", `", $first, "` to `", $last, "`.")]
            #[must_use]
            pub(crate) const fn from_byte(byte: u8) -> Option<Self> {
                Self::from_index(byte.wrapping_sub($byte))
            }

            #[doc = concat!("Returns the number of the ", $word, ": 0 for `", $first, "`, 7 for `", $last, "`.")]
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                (self.0 & 7) as usize
            }

            #[doc = concat!("Returns the ", $kind, " of the ", $word, " as an ASCII byte.")]
            #[must_use]
            #[inline]
            pub const fn byte(self) -> u8 {
                $byte + self.0
            }

            #[doc = concat!("Returns the ", $kind, " of the ", $word, ".")]
            #[must_use]
            pub const fn char(self) -> char {
                self.byte() as char
            }

            #[doc = concat!("Counts the ", $word, "s from one to the other: 0 for the same, 1 for neighbors.")]
            #[must_use]
            pub const fn distance(self, other: Self) -> u8 {
                self.0.abs_diff(other.0)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.char())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }
    };
}

line_of_squares!(File, "file", b'a', "a", "h", "letter");
line_of_squares!(Rank, "rank", b'1', "1", "8", "digit");

impl File {
    /// The file on which a king castled queenside arrives: `c`.
    pub const C: Self = Self(2);
    /// The file on which a rook castled queenside arrives: `d`.
    pub const D: Self = Self(3);
    /// The file of the kings in the initial position: `e`.
    pub const E: Self = Self(4);
    /// The file on which a rook castled kingside arrives: `f`.
    pub const F: Self = Self(5);
    /// The file on which a king castled kingside arrives: `g`.
    pub const G: Self = Self(6);
    /// The last file, counted from White's left: `h`.
    pub const H: Self = Self(7);
    /// The first file, counted from White's left: `a`.
    pub const A: Self = Self(0);
}

impl Rank {
    /// The rank nearest White: `1`.
    pub const FIRST: Self = Self(0);
    /// The rank nearest Black: `8`.
    pub const LAST: Self = Self(7);
}

/// A square or none, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SquareOrNone(u8);

impl SquareOrNone {
    pub(super) const NONE: Self = Self(64);

    #[inline]
    pub(super) const fn some(square: Square) -> Self {
        Self(square.0)
    }

    #[inline]
    pub(super) const fn get(self) -> Option<Square> {
        Square::from_index(self.0)
    }
}

/// One of the 64 squares as a number: 0 is `a1`, 1 is `b1`, 8 is `a2`, 63 is `h8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Returns the square on this file and rank.
    #[must_use]
    #[inline]
    pub const fn from_coords(file: File, rank: Rank) -> Self {
        Self(rank.0 << 3 | file.0)
    }

    /// Returns the square with this number, if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// Returns the square of the lowest bit of a word; `a1` for an empty word.
    ///
    /// Callers ensure that the word is not empty: a position always has both kings.
    #[inline]
    pub(super) const fn of_lowest_bit(bits: u64) -> Self {
        Self((bits.trailing_zeros() & 63) as u8)
    }

    /// Returns the square of the low six bits of a number.
    #[inline]
    pub(super) const fn of_low_six_bits(bits: u16) -> Self {
        Self((bits & 63) as u8)
    }

    /// Returns the square with this number modulo 64, for loops over constant tables.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "masked to six bits")]
    pub(super) const fn wrapping(index: usize) -> Self {
        Self((index & 63) as u8)
    }

    /// Reads a square from exactly two ASCII bytes, such as `e4`.
    #[must_use]
    pub const fn parse(bytes: &[u8]) -> Option<Self> {
        let [file, rank] = bytes else { return None };
        match (File::from_byte(*file), Rank::from_byte(*rank)) {
            (Some(file), Some(rank)) => Some(Self::from_coords(file, rank)),
            _ => None,
        }
    }

    /// Returns the file of the square.
    #[must_use]
    #[inline]
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// Returns the rank of the square.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 3)
    }

    /// Returns the number of the square, always below 64.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Returns the two ASCII bytes that name the square.
    #[must_use]
    #[inline]
    pub const fn bytes(self) -> [u8; 2] {
        [self.file().byte(), self.rank().byte()]
    }

    /// Returns the square of the same file seen from the other side of the board: `e1` gives `e8`.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 0b11_1000)
    }

    /// Returns true if the square is a light one, as `h1` is.
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 1
    }

    /// Counts a king's steps between two squares.
    #[must_use]
    pub fn distance(self, other: Self) -> u8 {
        self.file().distance(other.file()).max(self.rank().distance(other.rank()))
    }

    /// Returns true if two squares of one file are two ranks apart, as the ends of a pawn's double step are.
    #[inline]
    pub(super) const fn is_two_ranks_from(self, other: Self) -> bool {
        self.0 ^ other.0 == 0b01_0000
    }

    /// Returns the six-bit number as a word for packing.
    #[inline]
    pub(super) const fn packed(self) -> u16 {
        self.0 as u16
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
