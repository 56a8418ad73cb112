//! Squares of the board, and the letters of their files.

use std::fmt;

/// A square: 0 is `a1`, 1 is `b1`, 63 is `h8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// The letters that name the files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Files {
    /// `a b c d e f g h`.
    #[default]
    Latin,
    /// `а б в г д е ж з`.
    Cyrillic,
}

impl Files {
    /// Lists both, Latin first.
    pub const ALL: [Self; 2] = [Self::Latin, Self::Cyrillic];

    /// Returns the letters in the order of the files.
    #[must_use]
    pub const fn letters(self) -> [char; 8] {
        match self {
            Self::Latin => ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
            Self::Cyrillic => ['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з'],
        }
    }
}

impl Square {
    /// Returns the square with a number; `None` from 64 on.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// Returns the square with a file and a rank, both from 0; only the lowest three bits of each count.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Self {
        Self((rank & 7) << 3 | (file & 7))
    }

    /// Returns the number of the square.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Returns the packed number of the square.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 & 63
    }

    /// Returns the file, from 0.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Returns the rank, from 0.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// Returns the square as a set of one.
    #[must_use]
    pub(super) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    /// Returns the lowest square of a non-empty set.
    pub(super) const fn lowest(set: u64) -> Self {
        Self((set.trailing_zeros() & 63) as u8)
    }

    /// Names the square in the letters of a record.
    #[must_use]
    pub fn name(self, files: Files) -> String {
        format!("{}{}", files.letters()[usize::from(self.file())], self.rank() + 1)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name(Files::Latin))
    }
}

/// Lists the squares of a set.
pub(super) fn each(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| Square::lowest(set));
        set &= set.wrapping_sub(1);
        square
    })
}
