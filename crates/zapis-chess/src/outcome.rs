//! How a game ends on the board itself, without claim, clock or arbiter.

use super::piece::Color;
use super::position::Position;

/// How the position ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The king is attacked and no move helps (FIDE 5.1.1).
    Checkmate {
        /// The player who gave mate.
        winner: Color,
    },
    /// The player to move has no legal move and is not in check (FIDE 5.2.1).
    Stalemate,
}

impl Outcome {
    /// Returns the winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Checkmate { winner } => Some(winner),
            Self::Stalemate => None,
        }
    }
}

impl Position {
    /// Returns how the game ends here, if the position is checkmate or stalemate.
    ///
    /// ```
    /// use zapis_chess::{Color, Outcome, Position};
    /// let position: Position = "6Rk/6pp/5N2/8/8/8/8/K7 b - - 0 1".parse()?;
    /// assert_eq!(position.outcome(), Some(Outcome::Checkmate { winner: Color::White }));
    /// let position: Position = "7k/5Q2/8/8/8/8/8/K7 b - - 0 1".parse()?;
    /// assert_eq!(position.outcome(), Some(Outcome::Stalemate));
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.has_legal_move() {
            None
        } else if self.is_check() {
            Some(Outcome::Checkmate { winner: !self.turn() })
        } else {
            Some(Outcome::Stalemate)
        }
    }
}
