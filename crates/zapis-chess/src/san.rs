//! Writing moves: standard algebraic (PGN 8.2.3), long algebraic, and the coordinates engines speak (UCI).
//!
//! Each writer appends to a buffer and allocates nothing else. A move is written from the position *before* it; the
//! position after it gives the check mark and is computed here only if the caller does not pass it.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::attacks::reach;
use super::bitboard::Bitboard;
use super::castling::CastlingMode;
use super::move_pattern::coordinate_arrival;
use super::moves::Move;
use super::piece::Role;
use super::position::{Position, unblocked};
use super::square::{File, Rank, Square};
use super::written::CheckSuffix;

impl CheckSuffix {
    /// Returns the sign in export format (PGN 8.2.3.5): nothing, `+` or `#`.
    #[must_use]
    pub const fn san(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Check | Self::Double => "+",
            Self::Mate => "#",
        }
    }
}

impl Position {
    /// Returns the check mark for the move that led here: none, check or mate.
    #[must_use]
    pub fn check_mark(&self) -> CheckSuffix {
        if !self.is_check() {
            CheckSuffix::None
        } else if self.has_legal_move() {
            CheckSuffix::Check
        } else {
            CheckSuffix::Mate
        }
    }

    /// Returns true if a legal move captures.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse()?;
    /// let takes = position.parse_move("exd5").expect("legal");
    /// assert!(position.is_capture(takes));
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn is_capture(&self, mv: Move) -> bool {
        mv.is_en_passant()
            || self.color(!self.turn()).contains(mv.to()) && !mv.is_null()
            || mv.is_stood() && self.stood_captures(mv)
    }

    /// Returns the move in standard algebraic notation, as in `Nbxd2+`.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// // Two knights reach d2, so the file is written.
    /// let position: Position = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1".parse()?;
    /// let mv = position.parse_move("b1d2").expect("legal");
    /// assert_eq!(position.san(mv), "Nbd2");
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn san(&self, mv: Move) -> String {
        let mut out = Vec::with_capacity(8);
        write_san(self, mv, None, &mut out);
        out.into_iter().map(char::from).collect()
    }

    /// Returns the move in coordinates as engines write it, as in `g1f3`.
    ///
    /// ```
    /// use zapis_chess::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let castles = position.parse_move("O-O").expect("legal");
    /// assert_eq!(position.uci(castles), "e1g1");
    /// # Ok::<(), zapis_chess::PositionError>(())
    /// ```
    #[must_use]
    pub fn uci(&self, mv: Move) -> String {
        let mut out = Vec::with_capacity(5);
        write_uci(self, mv, &mut out);
        out.into_iter().map(char::from).collect()
    }
}

/// Returns the file and the rank of departure that distinguish a move from those of other pieces of its kind (PGN
/// 8.2.3.4).
///
/// Only legal moves of other pieces count. The file alone is preferred, then the rank alone, then both. Pawns and kings
/// need nothing; the file of a capturing pawn is not disambiguation but part of the move.
#[must_use]
#[inline]
pub fn disambiguation(position: &Position, mv: Move) -> (Option<File>, Option<Rank>) {
    if mv.is_stood() {
        return position.stood_origin(mv);
    }
    let (from, to) = (mv.from(), mv.to());
    let role = match position.role_at(from) {
        Some(role) if !matches!(role, Role::Pawn | Role::King) => role,
        _ => return (None, None),
    };
    let others = (position.by(position.turn(), role) & reach(to).of(role)).without(Bitboard::of(from));
    if others.is_empty() {
        // The usual case, in which the board need not be searched.
        return (None, None);
    }
    rivalry(position, unblocked(to, others, position.occupied()), from, to)
}

/// Disambiguates a move from those of other pieces of its kind that reach its square.
fn rivalry(position: &Position, others: Bitboard, from: Square, to: Square) -> (Option<File>, Option<Rank>) {
    let rivals = position.legal_of(others, to);
    if rivals.is_empty() {
        (None, None)
    } else if !rivals.meets(Bitboard::of_file(from.file())) {
        (Some(from.file()), None)
    } else if !rivals.meets(Bitboard::of_rank(from.rank())) {
        (None, Some(from.rank()))
    } else {
        (Some(from.file()), Some(from.rank()))
    }
}

/// A move in English letters under construction: at most eight ASCII bytes, the first in the lowest byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShortWord {
    bytes: u64,
    len: u32,
}

impl ShortWord {
    /// Creates a word from text of at most eight bytes.
    #[must_use]
    #[inline]
    pub fn of(text: &[u8]) -> Option<Self> {
        let mut bytes = [0; 8];
        bytes.get_mut(..text.len())?.copy_from_slice(text);
        Some(Self { bytes: u64::from_le_bytes(bytes), len: u32::try_from(text.len()).ok()? })
    }

    /// Creates a word from the lowest bytes of a window padded with zeros; there must be at most eight.
    #[must_use]
    #[inline]
    pub(super) fn in_window(bytes: u64, len: usize) -> Option<Self> {
        let len = u32::try_from(len).ok().filter(|len| *len <= 8)?;
        Some(Self { bytes, len })
    }

    /// Returns the word as a window, its first byte in the lowest, padded with zeros; and its length.
    #[must_use]
    #[inline]
    pub const fn to_window(self) -> (u64, usize) {
        (self.bytes, self.len as usize)
    }

    /// Adds a byte; a ninth would be lost, but no notation here has one.
    #[inline]
    pub(super) const fn push(&mut self, byte: u8) {
        debug_assert!(self.len < 8, "no move is longer than `e7xd8=Q+`");
        self.bytes |= (byte as u64) << ((8 * self.len) & 63);
        self.len += 1;
    }

    #[inline]
    const fn push_square(&mut self, square: Square) {
        let [file, rank] = square.bytes();
        self.push(file);
        self.push(rank);
    }

    #[inline]
    const fn push_origin(&mut self, (file, rank): (Option<File>, Option<Rank>)) {
        if let Some(file) = file {
            self.push(file.byte());
        }
        if let Some(rank) = rank {
            self.push(rank.byte());
        }
    }

    #[inline]
    const fn push_mark(&mut self, mark: CheckSuffix) {
        match mark {
            CheckSuffix::None => {}
            CheckSuffix::Check | CheckSuffix::Double => self.push(b'+'),
            CheckSuffix::Mate => self.push(b'#'),
        }
    }

    #[inline]
    const fn push_promotion(&mut self, mv: Move) {
        if let Some(role) = mv.promotion() {
            self.push(b'=');
            self.push(role.letter());
        }
    }

    /// Writes a move that names no piece: castling or a null move.
    #[inline]
    fn unpieced(mv: Move, mark: CheckSuffix) -> Option<Self> {
        let text: &[u8] = match mv.castling_side() {
            Some(castling_side) => castling_side.san().as_bytes(),
            None if mv.is_null() => return Self::of(b"--"),
            None => return None,
        };
        let mut word = Self::of(text)?;
        word.push_mark(mark);
        Some(word)
    }

    /// Writes a legal move in standard algebraic notation, see [`write_san`].
    #[must_use]
    #[inline]
    pub fn san(position: &Position, mv: Move, mark: CheckSuffix) -> Self {
        if mv.is_stood() {
            return Self::stood(position, mv, mark, false);
        }
        if let Some(word) = Self::unpieced(mv, mark) {
            return word;
        }
        let mut word = Self::default();
        let (from, to) = (mv.from(), mv.to());
        let captures = position.is_capture(mv);
        match position.role_at(from) {
            Some(Role::Pawn) | None => {
                if captures {
                    word.push(from.file().byte());
                }
            }
            Some(role) => {
                word.push(role.letter());
                word.push_origin(disambiguation(position, mv));
            }
        }
        if captures {
            word.push(b'x');
        }
        word.push_square(to);
        word.push_promotion(mv);
        word.push_mark(mark);
        word
    }

    /// Writes an illegal move that stood, in standard or long algebraic notation, with as much of its origin as needed.
    #[cold]
    fn stood(position: &Position, mv: Move, mark: CheckSuffix, is_long: bool) -> Self {
        if mv.is_castle() {
            // Two squares can be read as castling, too, and identify the player.
            let mut word = Self::uci(position.mode(), mv);
            word.push_mark(mark);
            return if position.stood_castling_is_plain(mv) { Self::unpieced(mv, mark).unwrap_or(word) } else { word };
        }
        let mv = position.as_spelled(mv);
        let role = position.role_at(mv.from()).unwrap_or(Role::Pawn);
        let captures = position.is_capture(mv);
        let origin = if is_long { (None, None) } else { position.stood_origin(mv) };
        if is_long || role == Role::Pawn && origin.1.is_some() {
            return Self::lan_of(role, captures, mv, mark);
        }
        let mut word = Self::default();
        if role != Role::Pawn {
            word.push(role.letter());
        }
        word.push_origin(origin);
        if captures {
            word.push(b'x');
        }
        word.push_square(mv.to());
        word.push_promotion(mv);
        word.push_mark(mark);
        word
    }

    /// Writes a legal move in long algebraic notation: `Ng1-f3`.
    #[must_use]
    #[inline]
    pub fn lan(position: &Position, mv: Move, mark: CheckSuffix) -> Self {
        if mv.is_stood() {
            return Self::stood(position, mv, mark, true);
        }
        let role = position.role_at(mv.from()).unwrap_or(Role::Pawn);
        let captures = position.is_capture(mv);
        Self::lan_of(role, captures, mv, mark)
    }

    /// Writes a move in long algebraic notation, given its piece and whether it captures.
    #[must_use]
    #[inline]
    pub(super) fn lan_of(role: Role, captures: bool, mv: Move, mark: CheckSuffix) -> Self {
        if let Some(word) = Self::unpieced(mv, mark) {
            return word;
        }
        let mut word = Self::default();
        if role != Role::Pawn {
            word.push(role.letter());
        }
        word.push_square(mv.from());
        word.push(if captures { b'x' } else { b'-' });
        word.push_square(mv.to());
        word.push_promotion(mv);
        word.push_mark(mark);
        word
    }

    /// Writes a move in coordinates, `e7e8q`; the mode says how castling is written.
    #[must_use]
    #[inline]
    pub fn uci(mode: CastlingMode, mv: Move) -> Self {
        let mut word = Self::default();
        if mv.is_null() {
            for _ in 0..4 {
                word.push(b'0');
            }
            return word;
        }
        word.push_square(mv.from());
        word.push_square(if mv.is_castle() { coordinate_arrival(mode, mv) } else { mv.to() });
        if let Some(role) = mv.promotion() {
            word.push(role.letter().to_ascii_lowercase());
        }
        word
    }

    /// Returns its eight bytes, and the number of them that are used.
    #[must_use]
    #[inline]
    pub const fn to_bytes(self) -> ([u8; 8], usize) {
        (self.bytes.to_le_bytes(), self.len as usize)
    }

    /// Copies its bytes into `room` and returns them as a slice.
    #[must_use]
    #[inline]
    pub fn as_slice(self, room: &mut [u8; 8]) -> &[u8] {
        let (bytes, len) = self.to_bytes();
        *room = bytes;
        room.get(..len).unwrap_or(room)
    }

    /// Appends the word. A copy of a fixed length is a store, any other a call.
    #[inline]
    pub(super) fn write(self, out: &mut Vec<u8>) {
        let end = out.len() + self.len as usize;
        out.extend_from_slice(&self.bytes.to_le_bytes());
        out.truncate(end);
    }
}

impl fmt::Display for ShortWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bytes, len) = self.to_bytes();
        bytes[..len].iter().try_for_each(|byte| f.write_char(char::from(*byte)))
    }
}

/// Appends a legal move in standard algebraic notation (PGN 8.2.3), check mark included; the null move gives `--`.
///
/// `after` is the position after the move, if the caller has it.
pub fn write_san(position: &Position, mv: Move, after: Option<&Position>, out: &mut Vec<u8>) {
    ShortWord::san(position, mv, mark_after(position, mv, after)).write(out);
}

/// Appends a legal move in long algebraic notation: `Ng1-f3`, `e5xd6`, `e7-e8=Q`, `O-O`.
///
/// `after` is the position after the move, if the caller has it.
pub(crate) fn write_lan(position: &Position, mv: Move, after: Option<&Position>, out: &mut Vec<u8>) {
    ShortWord::lan(position, mv, mark_after(position, mv, after)).write(out);
}

/// Appends a move in the coordinates of UCI: `g1f3`, `e7e8q`, `0000` for the null move.
///
/// Castling is the king's own move, `e1g1`, in a standard game and king takes rook, `e1h1`, in Chess960.
pub(crate) fn write_uci(position: &Position, mv: Move, out: &mut Vec<u8>) {
    ShortWord::uci(position.mode(), mv).write(out);
}

/// Finds the check mark of a legal move; a null move has none.
fn mark_after(position: &Position, mv: Move, after: Option<&Position>) -> CheckSuffix {
    match after {
        _ if mv.is_null() => CheckSuffix::None,
        Some(after) => after.check_mark(),
        None => {
            let mut after = position.clone();
            after.play(mv);
            after.check_mark()
        }
    }
}
