//! What makes two positions the same, in a form that can be stored and compared exactly.

use super::bitboard::Bitboard;
use super::piece::Color;
use super::position::Position;

/// What FIDE 9.2.3 of 2023 compares: the pieces and their squares, the player to move, the rooks with which castling is
/// still allowed, and the square of an en passant capture that is really possible.
///
/// Two positions are the same exactly if their identities are equal: unlike a [key](Position::key), an identity cannot
/// collide. It takes 48 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Identity {
    /// Three bits for what is on a square, and one for White's pieces.
    planes: [u64; 4],
    castling: Bitboard,
    /// The square of the en passant capture, or 64; the highest bit is set if Black is to move.
    rest: u8,
}

impl Identity {
    /// Returns true if the same pieces are on the same squares, whatever else differs.
    #[must_use]
    pub fn is_placed_like(&self, other: &Self) -> bool {
        self.planes == other.planes
    }
}

impl Position {
    /// Returns what is compared to decide whether two positions are the same (FIDE 9.2.3 of 2023).
    ///
    /// ```
    /// use std::collections::HashSet;
    /// use zapis_chess::Position;
    /// let mut seen = HashSet::from([Position::initial().identity()]);
    /// let mut position = Position::initial();
    /// position.play(position.parse_move("e4")?);
    /// assert!(seen.insert(position.identity()));
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    pub fn identity(&self) -> Identity {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = self.boards;
        let planes = [pawns | bishops | queens, knights | bishops | kings, rooks | queens | kings, self.colors[0]];
        let turn = if self.state.turn == Color::Black { 0x80 } else { 0 };
        let square = self.en_passant().map_or(64, |square| square.packed().to_le_bytes()[0]);
        Identity { planes: planes.map(|plane| plane.0), castling: self.state.castling, rest: turn | square }
    }
}

/// Positions are equal if their FENs are, counters and the square of en passant included, under the same castling rules.
/// For repetition compare [`Position::identity`].
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let key = |of: &Self| {
            (of.state.castling, of.state.turns, of.state.halfmove_clock, of.state.turn, of.state.passed, of.state.mode)
        };
        self.is_placed_like(other) && key(self) == key(other)
    }
}

impl Eq for Position {}
