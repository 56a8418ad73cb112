//! Colors, roles and pieces.

use core::fmt;
use core::ops::Not;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Color {
    /// The player who moves first.
    White,
    /// The player who answers.
    Black,
}

impl Color {
    /// Returns `White` or `Black`, to name the player in a sentence.
    #[must_use]
    pub const fn player(self) -> &'static str {
        match self {
            Self::White => "White",
            Self::Black => "Black",
        }
    }

    /// Lists both colors, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns the player's word for the color: `white` or `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// Returns 0 for White and 1 for Black.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other color; usable in constant expressions.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the six kinds of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// A pawn, which has no letter in algebraic notation.
    Pawn,
    /// A knight, `N`.
    Knight,
    /// A bishop, `B`.
    Bishop,
    /// A rook, `R`.
    Rook,
    /// A queen, `Q`.
    Queen,
    /// A king, `K`.
    King,
}

impl Role {
    /// Lists the roles from pawn to king.
    pub const ALL: [Self; 6] = [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// The pieces a pawn may become (FIDE 3.7.5.1 of 2018: queen, rook, bishop or knight), the queen first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// Returns the player's word for the piece: `pawn`, `knight` and so on.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }

    /// Returns the upper-case English letter of the piece; `P` for a pawn.
    #[must_use]
    #[inline]
    pub const fn letter(self) -> u8 {
        match self {
            Self::Pawn => b'P',
            Self::Knight => b'N',
            Self::Bishop => b'B',
            Self::Rook => b'R',
            Self::Queen => b'Q',
            Self::King => b'K',
        }
    }

    /// Returns the role this English upper-case letter names, `P` included.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'P' => Self::Pawn,
            b'N' => Self::Knight,
            b'B' => Self::Bishop,
            b'R' => Self::Rook,
            b'Q' => Self::Queen,
            b'K' => Self::King,
            _ => return None,
        })
    }

    /// Returns 0 for a pawn to 5 for a king.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A piece: a role and its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its owner.
    pub color: Color,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// Returns the letter of the piece in FEN, upper case for White (PGN 16.1.3.1).
    #[must_use]
    pub const fn fen_char(self) -> char {
        self.fen_byte() as char
    }

    /// Returns the letter of the piece in FEN as an ASCII byte.
    #[must_use]
    pub(crate) const fn fen_byte(self) -> u8 {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Returns the piece that this FEN letter names.
    ///
    /// ```
    /// use zapis_chess::{Color, Piece, Role};
    /// assert_eq!(Piece::from_fen_byte(b'n'), Some(Piece { color: Color::Black, role: Role::Knight }));
    /// assert_eq!(Piece::from_fen_byte(b'x'), None);
    /// ```
    #[must_use]
    pub const fn from_fen_byte(byte: u8) -> Option<Self> {
        let color = if byte.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(byte.to_ascii_uppercase()) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
