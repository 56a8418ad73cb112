//! The pieces of Tavreli, each with a kind, a side and, for warriors, a target.

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

impl Color {
    /// Lists both, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns 0 for White, 1 for Black.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Returns `white` or `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// Returns the rank, from 0, on which its warriors are promoted.
    pub(super) const fn far_rank(self) -> u8 {
        match self {
            Self::White => 7,
            Self::Black => 0,
        }
    }

    /// Returns the rank, from 0, on which its warriors begin.
    pub(super) const fn warrior_rank(self) -> u8 {
        match self {
            Self::White => 1,
            Self::Black => 6,
        }
    }

    /// Returns the rank, from 0, of its other pieces at the start.
    pub(super) const fn home_rank(self) -> u8 {
        match self {
            Self::White => 0,
            Self::Black => 7,
        }
    }
}

/// How a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Moves like a king; it is always the top of its tower, and nothing may land on it.
    Volhv,
    /// Moves like a queen.
    Knyaz,
    /// Moves like a rook.
    Ratoborets,
    /// Moves like a bishop.
    Luchnik,
    /// Moves like a knight.
    Vsadnik,
    /// A warrior: moves forward, and is promoted on the far rank.
    Ratnik,
    /// Moves like a queen and like a knight; the promotion of the warrior in front of the volhv.
    Helgi,
}

impl Role {
    /// Lists them in their order.
    pub const ALL: [Self; 7] =
        [Self::Volhv, Self::Knyaz, Self::Ratoborets, Self::Luchnik, Self::Vsadnik, Self::Ratnik, Self::Helgi];
    /// The number of kinds.
    pub const COUNT: usize = 7;

    /// Returns the index in [`Role::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its key in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Volhv => "volhv",
            Self::Knyaz => "knyaz",
            Self::Ratoborets => "ratoborets",
            Self::Luchnik => "luchnik",
            Self::Vsadnik => "vsadnik",
            Self::Ratnik => "ratnik",
            Self::Helgi => "helgi",
        }
    }

    /// Returns the letter of the position string.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Volhv => 'K',
            Self::Knyaz => 'Q',
            Self::Ratoborets => 'R',
            Self::Luchnik => 'B',
            Self::Vsadnik => 'N',
            Self::Ratnik => 'P',
            Self::Helgi => 'H',
        }
    }

    /// Returns the kind for a letter of the position string, ignoring case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.letter() == letter.to_ascii_uppercase())
    }
}

/// A piece: bits 0 to 2 are its kind, bits 3 to 5 the promotion of a warrior, bit 6 its color.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece(u8);

const TARGET_SHIFT: u8 = 3;
const BLACK: u8 = 1 << 6;

impl Piece {
    /// Creates a piece other than a warrior.
    #[must_use]
    pub const fn officer(color: Color, role: Role) -> Self {
        Self(role as u8 | if matches!(color, Color::Black) { BLACK } else { 0 })
    }

    /// Creates a warrior with its target, which is not a volhv.
    #[must_use]
    pub const fn warrior(color: Color, target: Role) -> Self {
        Self(Self::officer(color, Role::Ratnik).0 | (target as u8) << TARGET_SHIFT)
    }

    /// Returns how it moves.
    #[must_use]
    pub const fn role(self) -> Role {
        Role::ALL[(self.0 & 7) as usize % Role::COUNT]
    }

    /// Returns its color.
    #[must_use]
    pub const fn color(self) -> Color {
        if self.0 & BLACK == 0 { Color::White } else { Color::Black }
    }

    /// Returns the promotion of a warrior, promoted or not; `None` for other pieces.
    #[must_use]
    pub const fn target(self) -> Option<Role> {
        // A warrior never becomes a volhv, so its number is used for none.
        match self.0 >> TARGET_SHIFT & 7 {
            0 => None,
            target => Some(Role::ALL[target as usize % Role::COUNT]),
        }
    }

    /// Returns true if it is a warrior that has been promoted.
    #[must_use]
    pub const fn is_promoted(self) -> bool {
        self.target().is_some() && !self.is_warrior()
    }

    /// Returns true if it is a warrior that moves as one.
    #[must_use]
    pub const fn is_warrior(self) -> bool {
        self.0 & 7 == Role::Ratnik as u8
    }

    /// Returns a warrior promoted.
    #[must_use]
    pub const fn promoted(self) -> Self {
        match self.target() {
            Some(target) => Self(self.0 & !7 | target as u8),
            None => self,
        }
    }

    /// Returns a promoted warrior as a plain one.
    #[must_use]
    pub const fn demoted(self) -> Self {
        if self.target().is_some() { Self(self.0 & !7 | Role::Ratnik as u8) } else { self }
    }

    /// Returns the packed number of the piece.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Writes the piece as in the position string: `K`, `PH`, `+q`.
    pub fn write(self, out: &mut Vec<u8>) {
        let start = out.len();
        let letter = |role: Role| u8::try_from(role.letter()).unwrap_or(b'?');
        match self.target() {
            None => out.push(letter(self.role())),
            Some(target) => out.extend_from_slice(&[if self.is_warrior() { b'P' } else { b'+' }, letter(target)]),
        }
        if self.color() == Color::Black {
            out[start..].make_ascii_lowercase();
        }
    }
}

impl std::fmt::Debug for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = Vec::new();
        self.write(&mut text);
        f.write_str(&String::from_utf8_lossy(&text))
    }
}
