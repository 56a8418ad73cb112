//! The four players of a table, named after the points of the compass, and their two sides.

/// A player, clockwise from North.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// `N`
    North,
    /// `E`
    East,
    /// `S`
    South,
    /// `W`
    West,
}

/// Two partners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// `NS`
    NorthSouth,
    /// `EW`
    EastWest,
}

impl Seat {
    /// Lists the players clockwise from North.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Returns the index of the player clockwise from North, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the player who sits this many places clockwise.
    #[must_use]
    pub const fn after(self, n: usize) -> Self {
        Self::ALL[(self as usize + n) % 4]
    }

    /// Returns the player to the left, who calls and plays next.
    #[must_use]
    pub const fn next(self) -> Self {
        self.after(1)
    }

    /// Returns the partner.
    #[must_use]
    pub const fn partner(self) -> Self {
        self.after(2)
    }

    /// Returns the number of places, 0 to 3, to another player clockwise.
    #[must_use]
    pub(crate) const fn distance_to(self, other: Self) -> usize {
        (other as usize + 4 - self as usize) % 4
    }

    /// Returns the side the player belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        if (self as usize).is_multiple_of(2) { Side::NorthSouth } else { Side::EastWest }
    }

    /// Reads the letter of a player, in either case.
    #[must_use]
    pub const fn of_letter(letter: u8) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            b'N' => Self::North,
            b'E' => Self::East,
            b'S' => Self::South,
            b'W' => Self::West,
            _ => return None,
        })
    }

    /// Returns the letter of the player.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// Returns the dealer of a board of duplicate bridge (Law 2): North, East, South, West in turn.
    ///
    /// ```
    /// use zapis_bridge::Seat;
    /// assert_eq!((Seat::dealer_of_board(1), Seat::dealer_of_board(2)), (Seat::North, Seat::East));
    /// ```
    #[must_use]
    pub const fn dealer_of_board(board: u32) -> Self {
        Self::ALL[((board % 4 + 3) % 4) as usize]
    }
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::NorthSouth => Self::EastWest,
            Self::EastWest => Self::NorthSouth,
        }
    }

    /// Returns the index of the side, North-South first.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letters of the side.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::NorthSouth => "NS",
            Self::EastWest => "EW",
        }
    }
}

/// The vulnerable sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vulnerability {
    /// Whether North-South is vulnerable.
    pub north_south: bool,
    /// Whether East-West is vulnerable.
    pub east_west: bool,
}

impl Vulnerability {
    /// Neither side is vulnerable.
    pub const NONE: Self = Self { north_south: false, east_west: false };

    /// Returns true if a side is vulnerable.
    #[must_use]
    pub const fn is_of(self, side: Side) -> bool {
        match side {
            Side::NorthSouth => self.north_south,
            Side::EastWest => self.east_west,
        }
    }

    /// Returns the vulnerability of a board of duplicate bridge (Law 2).
    ///
    /// ```
    /// use zapis_bridge::{Side, Vulnerability};
    /// assert!(Vulnerability::of_board(2).is_of(Side::NorthSouth));
    /// assert!(!Vulnerability::of_board(1).is_of(Side::NorthSouth));
    /// ```
    #[must_use]
    pub const fn of_board(board: u32) -> Self {
        let number = (board % 16 + 15) % 16;
        let kind = (number + number / 4) % 4;
        Self { north_south: kind == 1 || kind == 3, east_west: kind == 2 || kind == 3 }
    }

    /// Reads the value of a Vulnerable tag, in either case: `None`, `Love` or `-`; `NS`; `EW`; `All` or `Both`.
    #[must_use]
    pub fn read(value: &str) -> Option<Self> {
        let is = |names: &[&str]| names.iter().any(|name| value.eq_ignore_ascii_case(name));
        let (north_south, east_west) = if is(&["None", "Love", "-"]) {
            (false, false)
        } else if is(&["NS"]) {
            (true, false)
        } else if is(&["EW"]) {
            (false, true)
        } else if is(&["All", "Both"]) {
            (true, true)
        } else {
            return None;
        };
        Some(Self { north_south, east_west })
    }

    /// Returns its name in export format: `None`, `NS`, `EW`, `All`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match (self.north_south, self.east_west) {
            (false, false) => "None",
            (true, false) => "NS",
            (false, true) => "EW",
            (true, true) => "All",
        }
    }
}
