//! Zobrist hashing: a 64-bit key of a position, and numbers for a run of moves by which repetitions are found.
//!
//! Positions that are the same under FIDE 9.2.3 of 2023 have the same key: it covers the placement, the side to move,
//! the castling rights held, and the file of an en passant capture that is really possible.

use alloc::vec::Vec;

use super::bitboard::Bitboard;
use super::moves::Move;
use super::piece::{Color, Role};
use super::position::{NO_ROLE, Position, cell};
use super::square::Square;

/// Steps the splitmix64 generator (Steele, Lea and Flood, 2014) and returns its state and its output.
pub(super) const fn splitmix64(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, z ^ (z >> 31))
}

struct KeyTable {
    /// By cell code (see `position::cell`); the rows of *empty* codes stay zero.
    pieces: [[u64; 64]; 16],
    castling: [u64; 64],
    en_passant: [u64; 8],
    black_to_move: u64,
}

/// The seed of the generator: the letters of `zapis`.
const SEED: u64 = 0x007A_6170_6973;

const fn table() -> KeyTable {
    let mut table = KeyTable { pieces: [[0; 64]; 16], castling: [0; 64], en_passant: [0; 8], black_to_move: 0 };
    let mut state = SEED;
    let mut code = 0;
    while code < 16 {
        if code % 8 < 6 {
            let mut square = 0;
            while square < 64 {
                (state, table.pieces[code][square]) = splitmix64(state);
                square += 1;
            }
        }
        code += 1;
    }
    let mut square = 0;
    while square < 64 {
        (state, table.castling[square]) = splitmix64(state);
        square += 1;
    }
    let mut file = 0;
    while file < 8 {
        (state, table.en_passant[file]) = splitmix64(state);
        file += 1;
    }
    (_, table.black_to_move) = splitmix64(state);
    table
}

static TABLE: KeyTable = table();

/// Returns the key of a cell code on a square; 0 for an empty cell.
#[inline]
pub(super) fn piece(code: u8, square: Square) -> u64 {
    TABLE.pieces[usize::from(code & 15)][square.index()]
}

/// Returns the key of the rights to castle with these rooks.
#[inline]
pub(super) fn castling_key(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |key, rook| key ^ TABLE.castling[rook.index()])
}

/// Returns the key of an en passant capture that is possible on a square.
#[inline]
pub(super) fn en_passant_key(square: Option<Square>) -> u64 {
    square.map_or(0, |square| TABLE.en_passant[square.file().index()])
}

/// The key of the player to move, if that is Black.
pub(super) const BLACK_TO_MOVE: u64 = TABLE.black_to_move;

impl Position {
    /// Returns the key of the position: equal for positions that are the same under FIDE 9.2.3 of 2023.
    ///
    /// [`play`](Self::play) keeps it up to date. After [`play_known`](Self::play_known), which does not, it is computed
    /// from the whole board.
    ///
    /// ```
    /// use std::collections::HashMap;
    /// use zapis_chess::Position;
    ///
    /// let mut seen = HashMap::new();
    /// let mut position = Position::initial();
    /// *seen.entry(position.key()).or_insert(0) += 1;
    /// for word in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
    ///     position.play(position.parse_move(word)?);
    ///     *seen.entry(position.key()).or_insert(0) += 1;
    /// }
    /// assert_eq!(seen[&position.key()], 3); // a draw may be claimed
    /// # Ok::<(), zapis_chess::MoveError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        if self.state.known_key == 0 { self.computed_key() } else { self.state.known_key }
    }

    #[inline(never)]
    pub(super) fn computed_key(&self) -> u64 {
        let mut key = if self.turn() == Color::Black { TABLE.black_to_move } else { 0 };
        key ^= en_passant_key(self.en_passant()) ^ castling_key(self.castling_rooks());
        self.each_piece(|code, square| key ^= piece(code, square));
        key
    }

    #[inline]
    fn each_piece(&self, mut act: impl FnMut(u8, Square)) {
        for color in Color::ALL {
            for role in Role::ALL {
                self.by(color, role).into_iter().for_each(|square| act(cell(color, role), square));
            }
        }
    }

    /// Appends numbers for the positions that a run of moves led through, the oldest first: the one before the first of
    /// `moves`, and then the one after each of them, ending with this position. Two numbers are equal if the positions
    /// are the same.
    ///
    /// The run must consist of [reversible plies](Self::reversible_plies), so that it can be taken back from this
    /// position.
    pub fn number_run(&self, moves: &[Move], numbers: &mut Vec<u64>) {
        let begin = numbers.len();
        let (mut cells, mut number) = ([NO_ROLE; 64], 0);
        self.each_piece(|code, square| cells[square.index()] = code);
        numbers.push(number);
        for mv in moves.iter().rev() {
            let piece = core::mem::replace(&mut cells[mv.to().index()], NO_ROLE);
            cells[mv.from().index()] = piece;
            number ^= difference(piece, *mv);
            numbers.push(number);
        }
        numbers[begin..].reverse();
    }

    /// Returns the number that [`number_run`](Self::number_run) would give this position, from the number of the
    /// previous one.
    #[must_use]
    pub fn number_after(&self, before: u64, mv: Move) -> u64 {
        before ^ difference(self.code_at(mv.to()), mv)
    }
}

/// Returns the difference between the keys before and after a non-capturing move.
fn difference(moved: u8, mv: Move) -> u64 {
    TABLE.black_to_move ^ piece(moved, mv.from()) ^ piece(moved, mv.to())
}
