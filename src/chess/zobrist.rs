//! Numbers that name a position: the incremental 64-bit key by which repetitions are found.
//!
//! Two positions that are the same under FIDE 9.2.3 of 2023 have the same key: the parts are the placement, the side to
//! move, the castling rights held, and the file of an en passant capture that is really possible.

use super::square::{File, Square};

/// Steps the splitmix64 generator (Steele, Lea and Flood, 2014) and returns its state and its output.
const fn splitmix64(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, z ^ (z >> 31))
}

struct Table {
    /// By cell code (see `position::Cell`); the rows of codes that mean *empty* stay zero.
    pieces: [[u64; 64]; 16],
    castling: [u64; 64],
    en_passant: [u64; 8],
    black_to_move: u64,
}

/// Seeds the generator; the letters of `zapis`.
const SEED: u64 = 0x007A_6170_6973;

const fn table() -> Table {
    let mut table = Table { pieces: [[0; 64]; 16], castling: [0; 64], en_passant: [0; 8], black_to_move: 0 };
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

static TABLE: Table = table();

/// Names the side to move when it is Black.
pub(super) const BLACK_TO_MOVE: u64 = table().black_to_move;

/// Names what a cell code holds on a square; an empty cell gives 0.
#[inline]
pub(super) fn piece(code: u8, square: Square) -> u64 {
    TABLE.pieces[usize::from(code & 15)][square.index()]
}

/// Names the right to castle with the rook on a square.
#[inline]
pub(super) fn castling(rook: Square) -> u64 {
    TABLE.castling[rook.index()]
}

/// Names a possible en passant capture on a file.
#[inline]
pub(super) fn en_passant(file: File) -> u64 {
    TABLE.en_passant[file.index()]
}
