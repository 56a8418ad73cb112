//! FENs of a series of positions: only the ranks of the board that have changed are written again.

use alloc::vec::Vec;

use super::bitboard::Bitboard;
use super::castling::CastlingMode;
use super::fen::{CastlingField, digits, write_castling};
use super::piece::{Color, Piece, Role};
use super::position::{Position, cell};

/// Writes FENs of successive positions, remembering the board written last.
///
/// Positions may come in any order; it is fast if each differs from the previous one by a move.
#[derive(Clone, Debug)]
pub struct FenSeries {
    /// The boards as last written: by role, and Black's pieces.
    boards: [Bitboard; 7],
    /// Each rank as written, with the slash after it, and its length with the slash.
    spelled: [(u128, usize); 8],
}

impl Default for FenSeries {
    fn default() -> Self {
        // No square has all pieces, so every rank is written the first time.
        Self { boards: [Bitboard::ALL; 7], spelled: [(0, 0); 8] }
    }
}

/// Text under construction.
struct Text<'r> {
    room: &'r mut [u8; FenSeries::ROOM],
    len: usize,
}

impl Text<'_> {
    /// Writes the first `len` bytes of an array; a copy of a fixed length is a store or two.
    #[inline]
    fn put<const N: usize>(&mut self, bytes: &[u8; N], len: usize) {
        if let Some(place) = self.room.get_mut(self.len..self.len + N) {
            place.copy_from_slice(bytes);
        }
        self.len += len;
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "below a hundred")]
    fn put_number(&mut self, number: u32) {
        if number < 100 {
            let (tens, ones) = (b'0' + (number / 10) as u8, b'0' + (number % 10) as u8);
            let is_short = number < 10;
            self.put(&if is_short { [ones, b' '] } else { [tens, ones] }, 2 - usize::from(is_short));
        } else {
            for digit in digits(number, &mut [0; 10]) {
                self.put(&[*digit], 1);
            }
        }
    }
}

/// The FEN letter of each cell; 0 for an empty one.
const LETTERS: [u8; 16] = {
    let mut letters = [0; 16];
    let mut index = 0;
    while index < Role::ALL.len() {
        let role = Role::ALL[index];
        letters[cell(Color::White, role) as usize] = Piece { color: Color::White, role }.fen_byte();
        letters[cell(Color::Black, role) as usize] = Piece { color: Color::Black, role }.fen_byte();
        index += 1;
    }
    letters
};

/// The player to move and the castling rights with the blanks around them, for each player and each set of
/// [`corner_rights`].
static TURN_AND_RIGHTS: [[([u8; 8], usize); 16]; 2] = {
    let mut table = [[(*b"        ", 0); 16]; 2];
    let mut index = 0;
    while index < 32 {
        let (turn, rights) = (index / 16, index % 16);
        let (bytes, len) = &mut table[turn][rights];
        bytes[1] = if turn == Color::White as usize { b'w' } else { b'b' };
        *len = 3;
        let mut right = 0;
        while right < 4 {
            let (letter, bit) = [(b'K', 2), (b'Q', 0), (b'k', 3), (b'q', 1)][right];
            if rights >> bit & 1 == 1 {
                bytes[*len] = letter;
                *len += 1;
            }
            right += 1;
        }
        if rights == 0 {
            bytes[*len] = b'-';
            *len += 1;
        }
        *len += 1;
        index += 1;
    }
    table
};

impl FenSeries {
    /// The room for the longest FEN and for what is written behind the end of its parts.
    pub const ROOM: usize = 128;

    /// Writes the FEN of a position in the default style, as [`super::write_fen`] does; returns its length.
    ///
    /// ```
    /// use zapis_chess::{FenSeries, Position};
    /// let (mut series, mut room) = (FenSeries::default(), [0; FenSeries::ROOM]);
    /// let len = series.fen(&Position::initial(), &mut room);
    /// assert_eq!(&room[..len], b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    #[inline]
    pub fn fen(&mut self, position: &Position, room: &mut [u8; Self::ROOM]) -> usize {
        let mut text = self.write_fields(position, room);
        for counter in [position.halfmove_clock(), position.fullmove_number()] {
            text.put(b" ", 1);
            text.put_number(counter);
        }
        text.len
    }

    /// Writes the first four fields: board, player to move, castling, en passant; returns their length.
    #[inline]
    pub fn fields(&mut self, position: &Position, room: &mut [u8; Self::ROOM]) -> usize {
        self.write_fields(position, room).len
    }

    #[inline]
    fn write_fields<'r>(&mut self, position: &Position, room: &'r mut [u8; Self::ROOM]) -> Text<'r> {
        self.look_at(position);
        let mut text = Text { room, len: 0 };
        for (index, (bytes, len)) in self.spelled.iter().rev().enumerate() {
            // The first rank comes last and has no slash after it.
            text.put(&bytes.to_le_bytes(), len - usize::from(index == 7));
        }
        if let Some(rights) = corner_rights(position) {
            let (bytes, len) = &TURN_AND_RIGHTS[position.turn().index()][rights];
            text.put(bytes, *len);
        } else {
            let mut rights = Vec::new();
            write_castling(position, CastlingField::Letters, &mut rights);
            text.put(if position.turn() == Color::White { b" w " } else { b" b " }, 3);
            for byte in rights {
                text.put(&[byte], 1);
            }
            text.put(b" ", 1);
        }
        match position.en_passant() {
            Some(square) => text.put(&square.bytes(), 2),
            None => text.put(b"-", 1),
        }
        text
    }

    /// Updates the text of the ranks that have changed.
    #[inline]
    fn look_at(&mut self, position: &Position) {
        let [pawns, knights, bishops, rooks, queens, kings, ..] = position.boards;
        let boards = [pawns, knights, bishops, rooks, queens, kings, position.color(Color::Black)];
        let mut changed = boards.iter().zip(&self.boards).fold(0, |changed, (now, then)| changed | (*now ^ *then).0);
        self.boards = boards;
        while changed != 0 {
            let rank = (changed.trailing_zeros() as usize / 8) & 7;
            changed &= !(0xFF << (8 * rank));
            self.spelled[rank] = spell_rank(position, 8 * rank);
        }
    }
}

/// For each set of occupied files, the text of a rank without its pieces, and the offset of each file's piece.
struct Gaps {
    /// The digits, with the slash after the last square.
    digits: u128,
    /// The number of bytes of the rank, slash included.
    len: usize,
    /// For each file, in one byte, the row of [`PLACED`] for its piece.
    rows: u64,
}

static GAPS: [Gaps; 256] = {
    let mut table = [const { Gaps { digits: 0, len: 0, rows: 0 } }; 256];
    let mut occupied = 0;
    while occupied < table.len() {
        let gaps = &mut table[occupied];
        let mut n_empty = 0;
        let mut file = 0;
        while file <= 8 {
            let is_piece = file < 8 && occupied >> file & 1 == 1;
            if n_empty > 0 && (is_piece || file == 8) {
                gaps.digits |= (b'0' as u128 + n_empty) << (8 * gaps.len);
                gaps.len += 1;
                n_empty = 0;
            }
            if is_piece {
                gaps.rows |= (16 * gaps.len as u64) << (8 * file);
                gaps.len += 1;
            } else {
                n_empty += 1;
            }
            file += 1;
        }
        gaps.digits |= (b'/' as u128) << (8 * gaps.len);
        gaps.len += 1;
        occupied += 1;
    }
    table
};

/// Each bit of a byte as the lowest bit of a byte of its own.
static SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 * 8 {
        table[index / 8] |= (((index / 8) >> (index % 8) & 1) as u64) << (8 * (index % 8));
        index += 1;
    }
    table
};

/// Rows of sixteen cells: the letter of each as the first of eight bytes, then as the second, and so on; zero for an
/// empty cell. Only eight rows are used; with sixteen, any byte is a valid index.
static PLACED: [u64; 256] = {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 128 {
        table[index] = (LETTERS[index % 16] as u64) << (8 * (index / 16));
        index += 1;
    }
    table
};

/// Writes one rank and the slash after it without a branch, because empty squares cannot be predicted.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a rank has eight squares")]
fn spell_rank(position: &Position, shift: usize) -> (u128, usize) {
    let files_of = |board: Bitboard| (board.0 >> shift) as u8;
    let spread = |board: Bitboard| SPREAD[usize::from(files_of(board))];
    let gaps = &GAPS[usize::from(files_of(position.occupied()))];
    let [_, knights, bishops, rooks, queens, kings, ..] = position.boards;
    let one = spread(knights | rooks | kings);
    let four = spread(queens | kings);
    let empty = spread(!position.occupied());
    let black = spread(position.color(Color::Black));
    let cells = one | (spread(bishops | rooks) | empty) << 1 | (four | empty) << 2 | black << 3;
    let indices = gaps.rows | cells;
    let letters = indices.to_le_bytes().into_iter().fold(0, |letters, index| letters | PLACED[usize::from(index)]);
    (gaps.digits | u128::from(letters), gaps.len)
}

/// Returns the castling rights as four bits, for the rooks on a1, a8, h1 and h8; `None` if a rook with a right is not
/// in a corner and needs its file written.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "four bits are left")]
fn corner_rights(position: &Position) -> Option<usize> {
    const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
    let rooks = position.castling_rooks();
    if !rooks.without(CORNERS).is_empty() || position.mode() != CastlingMode::Standard {
        return None;
    }
    let corners = rooks.0 & 0x81 | rooks.0 >> 55;
    Some((corners & 0b0011 | corners >> 5 & 0b1100) as usize)
}
