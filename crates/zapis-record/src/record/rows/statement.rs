//! Statements of a row about its game that are not part of the record.

use crate::text::Span;

/// The subject of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatementKind {
    /// The expected value of a tag.
    Tag(&'static str),
    /// One of the players won: a resignation is not a draw.
    Decided,
    /// The game ended on the board, in the words of the Termination tag: `checkmate`, `stalemate`.
    Ended,
    /// The final position.
    LastPosition,
    /// How many clocks there are; with one more where the game did not end with its last move.
    Clocks {
        /// Their number.
        n: u32,
        /// Whether one more may be missing.
        may_have_one_more: bool,
    },
    /// The moves once more, two signs each.
    Tcn,
    /// The moves again, in notation.
    Moves,
    /// The name of the opening.
    Opening,
    /// The code of the opening, beside its name.
    OpeningCode,
    /// A line from the start position that ends in mate, in this many moves of the side that is said to win.
    MateLine {
        /// The number of moves; negative if the side that is not to move wins.
        moves: i32,
    },
}

/// A statement of a row about its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowStatement {
    /// Its subject.
    pub kind: StatementKind,
    /// The name of its column.
    pub column: String,
    /// The stated value.
    pub value: String,
    /// Its place in the row.
    pub span: Span,
}

/// The characters of `tcn`: the squares from a1 by ranks, then promotions to queen, knight, rook and bishop, each to
/// the left, straight ahead and to the right.
const SIGNS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?{~}(^)[_]@#$";
const SQUARES: usize = 64;

/// Returns the move for two characters of `tcn` in UCI notation, `e2e4` for `mC`; `None` if they are not a move.
#[must_use]
pub fn tcn_move(from: u8, to: u8) -> Option<String> {
    let index = |sign: u8| memchr::memchr(sign, SIGNS);
    let (from, to) = (index(from).filter(|from| *from < SQUARES)?, index(to)?);
    let square = |at: usize| [b"abcdefgh"[at % 8], b"12345678"[at / 8 % 8]].map(char::from);
    let mut word = String::from_iter(square(from));
    if to < SQUARES {
        word.extend(square(to));
        return Some(word);
    }
    // A promotion moves one rank ahead, and to the left or right if it captures.
    let (role, aside) = ((to - SQUARES) / 3, (to - SQUARES) % 3);
    let row = match from / 8 {
        1 => 0,
        6 => 7,
        _ => return None,
    };
    let file = (from % 8 + aside).checked_sub(1).filter(|file| *file < 8)?;
    word.extend(square(row * 8 + file));
    word.push(['q', 'n', 'r', 'b'][role]);
    Some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_signs_are_a_move() {
        let of = |signs: &str| tcn_move(signs.as_bytes()[0], signs.as_bytes()[1]);
        for (signs, wanted) in [
            ("mC", "e2e4"),
            ("0K", "e7e5"),
            ("eg", "e1g1"),
            ("W~", "a7a8q"),
            ("3#", "h7h8b"),
            ("2(", "g7f8n"),
            ("jr", "b2b3"),
            ("m{", "e2d1q"),
        ] {
            assert_eq!(of(signs).as_deref(), Some(wanted), "{signs}");
        }
        for signs in ["W{", "y{", "m ", "{m"] {
            assert_eq!(of(signs), None, "{signs}");
        }
    }
}
