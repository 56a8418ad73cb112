//! The outcome of a round for a contestant, and its points.

use super::points::Points;

/// The color of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// White, `w` in report files.
    White,
    /// Black, `b` in report files.
    Black,
}

impl Color {
    /// Returns the opponent's color.
    #[must_use]
    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// The outcome of a round for one contestant, with the codes of the report file (TRF16 and TRF26, player section).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// A game won over the board: `1`.
    Win,
    /// A game drawn over the board: `=`.
    Draw,
    /// A game lost over the board: `0`.
    Loss,
    /// A win in an unrated game, of less than one move: `W`.
    UnratedWin,
    /// A draw in an unrated game: `D`.
    UnratedDraw,
    /// A loss in an unrated game: `L`.
    UnratedLoss,
    /// A win by forfeit: `+`.
    ForfeitWin,
    /// A loss by forfeit: `-`.
    ForfeitLoss,
    /// A requested bye worth a draw: `H`.
    HalfPointBye,
    /// A bye worth a win: `F`.
    FullPointBye,
    /// The pairing-allocated bye if the number of contestants is odd: `U`.
    AllocatedBye,
    /// An absence worth nothing: `Z`, or blank.
    ZeroPointBye,
    /// A game whose result is not known, such as an adjourned one.
    Unknown,
}

impl Outcome {
    /// Every outcome, in the order above.
    pub const ALL: [Self; 13] = [
        Self::Win,
        Self::Draw,
        Self::Loss,
        Self::UnratedWin,
        Self::UnratedDraw,
        Self::UnratedLoss,
        Self::ForfeitWin,
        Self::ForfeitLoss,
        Self::HalfPointBye,
        Self::FullPointBye,
        Self::AllocatedBye,
        Self::ZeroPointBye,
        Self::Unknown,
    ];

    /// Returns the code of the report file; a game without a known result has `*`, as in PGN.
    #[must_use]
    pub const fn sign(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::UnratedWin => 'W',
            Self::UnratedDraw => 'D',
            Self::UnratedLoss => 'L',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::HalfPointBye => 'H',
            Self::FullPointBye => 'F',
            Self::AllocatedBye => 'U',
            Self::ZeroPointBye => 'Z',
            Self::Unknown => '*',
        }
    }

    /// Reads a code of the report file, in either case.
    #[must_use]
    pub fn from_sign(sign: char) -> Option<Self> {
        let sign = sign.to_ascii_uppercase();
        Self::ALL.into_iter().find(|outcome| outcome.sign() == sign)
    }

    /// Returns true if a game was played over the board, rated or not.
    #[must_use]
    pub const fn is_played(self) -> bool {
        use Outcome::{Draw, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
        matches!(self, Win | Draw | Loss | UnratedWin | UnratedDraw | UnratedLoss)
    }

    /// Returns true if the absence of a player decided the game.
    #[must_use]
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Self::ForfeitWin | Self::ForfeitLoss)
    }

    /// Returns true if the contestant was not paired.
    #[must_use]
    pub const fn is_bye(self) -> bool {
        matches!(self, Self::HalfPointBye | Self::FullPointBye | Self::AllocatedBye | Self::ZeroPointBye)
    }

    /// Returns true if the contestant asked for the bye: half-point and zero-point byes, C.07, article 16.1.
    #[must_use]
    pub(crate) const fn is_requested_bye(self) -> bool {
        matches!(self, Self::HalfPointBye | Self::ZeroPointBye)
    }

    /// Returns true if the round was a voluntary unplayed round ("VUR"): a requested bye or a loss by forfeit, C.07,
    /// article 16.1.
    #[must_use]
    pub(crate) const fn is_voluntary_absence(self) -> bool {
        self.is_requested_bye() || matches!(self, Self::ForfeitLoss)
    }

    /// Returns the opponent's outcome of a consistent pair; `None` for byes, and for losses by forfeit, where both may
    /// have been absent.
    ///
    /// ```
    /// use zapis_tournament::Outcome;
    /// assert_eq!(Outcome::Win.counterpart(), Some(Outcome::Loss));
    /// ```
    #[must_use]
    pub const fn counterpart(self) -> Option<Self> {
        Some(match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
            Self::UnratedWin => Self::UnratedLoss,
            Self::UnratedDraw => Self::UnratedDraw,
            Self::UnratedLoss => Self::UnratedWin,
            Self::ForfeitWin => Self::ForfeitLoss,
            Self::Unknown => Self::Unknown,
            _ => return None,
        })
    }

    /// Returns true if two players' outcomes of one game are consistent. Both may have lost, by ruling or absence.
    #[must_use]
    pub fn agrees_with(self, other: Self) -> bool {
        let is_lost = |outcome| matches!(outcome, Self::Loss | Self::UnratedLoss | Self::ForfeitLoss);
        self.counterpart() == Some(other) || other.counterpart() == Some(self) || is_lost(self) && is_lost(other)
    }
}

/// The points of each outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointSystem {
    /// A win over the board or by forfeit, and a full-point bye.
    pub win: Points,
    /// A draw, and a half-point bye.
    pub draw: Points,
    /// A loss over the board.
    pub loss: Points,
    /// An absence: a zero-point bye or a loss by forfeit.
    pub absence: Points,
    /// The bye allotted by the pairing.
    pub allocated_bye: Points,
    /// A game whose result is not known.
    pub unknown: Points,
}

impl PointSystem {
    /// One point, half a point, zero: article 10 of the Laws.
    pub const CLASSIC: Self = Self::new(Points::ONE, Points::HALF);
    /// Three points, one, zero.
    pub const THREE_ONE: Self = Self::new(Points::whole(3), Points::ONE);
    /// Two match points, one, zero; a pairing-allocated bye counts as a draw (TRF26, tags 320 and 362).
    pub(crate) const MATCH: Self = Self { allocated_bye: Points::ONE, ..Self::new(Points::whole(2), Points::ONE) };

    /// Creates a system in which a loss is worth nothing and a pairing-allocated bye as much as a win; a game without a
    /// known result is worth nothing yet.
    #[must_use]
    pub const fn new(win: Points, draw: Points) -> Self {
        Self { win, draw, loss: Points::ZERO, absence: Points::ZERO, allocated_bye: win, unknown: Points::ZERO }
    }

    /// Returns the points of an outcome.
    ///
    /// ```
    /// use zapis_tournament::{Outcome, PointSystem, Points};
    /// let football = PointSystem::new(Points::whole(3), Points::whole(1));
    /// assert_eq!(football.worth(Outcome::Draw), Points::whole(1));
    /// ```
    #[must_use]
    pub const fn worth(&self, outcome: Outcome) -> Points {
        match outcome {
            Outcome::Win | Outcome::UnratedWin | Outcome::ForfeitWin | Outcome::FullPointBye => self.win,
            Outcome::Draw | Outcome::UnratedDraw | Outcome::HalfPointBye => self.draw,
            Outcome::Loss | Outcome::UnratedLoss => self.loss,
            Outcome::ForfeitLoss | Outcome::ZeroPointBye => self.absence,
            Outcome::AllocatedBye => self.allocated_bye,
            Outcome::Unknown => self.unknown,
        }
    }
}

impl Default for PointSystem {
    fn default() -> Self {
        Self::CLASSIC
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_outcome_has_a_sign_of_its_own_and_is_read_back() {
        for outcome in Outcome::ALL {
            assert_eq!(Outcome::from_sign(outcome.sign().to_ascii_lowercase()), Some(outcome));
        }
        assert_eq!(Outcome::from_sign('x'), None);
    }

    #[test]
    fn two_accounts_of_a_game_agree_or_do_not() {
        assert!(Outcome::Win.agrees_with(Outcome::Loss));
        assert!(Outcome::ForfeitLoss.agrees_with(Outcome::ForfeitWin));
        assert!(Outcome::ForfeitLoss.agrees_with(Outcome::ForfeitLoss));
        assert!(!Outcome::Win.agrees_with(Outcome::Win));
        assert!(!Outcome::Win.agrees_with(Outcome::ForfeitLoss));
        assert!(!Outcome::Draw.agrees_with(Outcome::Loss));
    }

    #[test]
    fn systems_give_what_they_say() {
        assert_eq!(PointSystem::THREE_ONE.worth(Outcome::ForfeitWin), Points::whole(3));
        assert_eq!(PointSystem::THREE_ONE.worth(Outcome::HalfPointBye), Points::ONE);
        assert_eq!(PointSystem::MATCH.worth(Outcome::AllocatedBye), Points::ONE);
        assert_eq!(PointSystem::CLASSIC.worth(Outcome::ZeroPointBye), Points::ZERO);
    }
}
