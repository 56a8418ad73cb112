//! Writing moves: standard algebraic (PGN 8.2.3), long algebraic, and the coordinates engines speak (UCI).
//!
//! Each writer appends to a buffer and allocates nothing else. A move is written from the position *before* it; the
//! position after it tells the check mark and is played out here only if the caller has none at hand.

use super::bitboard::Bitboard;
use super::castling::{CastlingMode, CastlingPath};
use super::moves::Move;
use super::piece::Role;
use super::position::Position;
use super::square::{File, Rank};
use super::written::CheckMark;

impl CheckMark {
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
    /// Returns the check mark that the move leading here deserves: none, check or mate.
    #[must_use]
    pub fn check_mark(&self) -> CheckMark {
        if !self.is_check() {
            CheckMark::None
        } else if self.has_legal_move() {
            CheckMark::Check
        } else {
            CheckMark::Mate
        }
    }

    /// Tells whether a legal move captures.
    #[must_use]
    pub fn is_capture(&self, mv: Move) -> bool {
        mv.is_en_passant() || self.color(!self.turn()).contains(mv.to()) && !mv.is_null()
    }

    /// Returns the move in standard algebraic notation, as in `Nbxd2+`.
    #[must_use]
    pub fn san(&self, mv: Move) -> String {
        let mut out = Vec::with_capacity(8);
        write_san(self, mv, None, &mut out);
        out.into_iter().map(char::from).collect()
    }

    /// Returns the move in coordinates as engines write it, as in `g1f3`.
    #[must_use]
    pub fn uci(&self, mv: Move) -> String {
        let mut out = Vec::with_capacity(5);
        write_uci(self, mv, &mut out);
        out.into_iter().map(char::from).collect()
    }
}

/// Returns the file and the rank of departure that tell a move from those of other pieces of its kind (PGN 8.2.3.4).
///
/// Only legal moves of other pieces count. The file alone is preferred, then the rank alone, then both. Pawns and kings
/// need nothing; the file of a capturing pawn is not disambiguation but part of the move.
#[must_use]
pub fn disambiguation(position: &Position, mv: Move) -> (Option<File>, Option<Rank>) {
    let (from, to) = (mv.from(), mv.to());
    let role = match position.role_at(from) {
        Some(role) if !matches!(role, Role::Pawn | Role::King) => role,
        _ => return (None, None),
    };
    let others = position.reaching(role, to).without(Bitboard::of(from));
    if others.is_empty() {
        return (None, None);
    }
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

/// Appends a legal move in standard algebraic notation (PGN 8.2.3), check mark included; the null move gives `--`.
///
/// `after` is the position the move leads to, where the caller has it.
pub fn write_san(position: &Position, mv: Move, after: Option<&Position>, out: &mut Vec<u8>) {
    if write_unpieced(mv, out) {
        if !mv.is_null() {
            write_check(position, mv, after, out);
        }
        return;
    }
    let (from, to) = (mv.from(), mv.to());
    let captures = position.is_capture(mv);
    match position.role_at(from) {
        Some(Role::Pawn) | None => {
            if captures {
                out.push(from.file().byte());
            }
        }
        Some(role) => {
            out.push(role.letter());
            let (file, rank) = disambiguation(position, mv);
            out.extend(file.map(File::byte));
            out.extend(rank.map(Rank::byte));
        }
    }
    if captures {
        out.push(b'x');
    }
    out.extend_from_slice(&to.bytes());
    write_promotion(mv, out);
    write_check(position, mv, after, out);
}

/// Appends a legal move in long algebraic notation: `Ng1-f3`, `e5xd6`, `e7-e8=Q`, `O-O`.
///
/// `after` is the position the move leads to, where the caller has it.
pub fn write_lan(position: &Position, mv: Move, after: Option<&Position>, out: &mut Vec<u8>) {
    if write_unpieced(mv, out) {
        if !mv.is_null() {
            write_check(position, mv, after, out);
        }
        return;
    }
    if let Some(role) = position.role_at(mv.from())
        && role != Role::Pawn
    {
        out.push(role.letter());
    }
    out.extend_from_slice(&mv.from().bytes());
    out.push(if position.is_capture(mv) { b'x' } else { b'-' });
    out.extend_from_slice(&mv.to().bytes());
    write_promotion(mv, out);
    write_check(position, mv, after, out);
}

/// Appends a move in the coordinates of UCI: `g1f3`, `e7e8q`, `0000` for the null move.
///
/// Castling is the king's own move, `e1g1`, in a standard game and king takes rook, `e1h1`, in Chess960.
pub fn write_uci(position: &Position, mv: Move, out: &mut Vec<u8>) {
    if mv.is_null() {
        out.extend_from_slice(b"0000");
        return;
    }
    let to = if mv.is_castle() && position.mode() == CastlingMode::Standard {
        CastlingPath::new(mv.from(), mv.to()).king_to
    } else {
        mv.to()
    };
    out.extend_from_slice(&mv.from().bytes());
    out.extend_from_slice(&to.bytes());
    out.extend(mv.promotion().map(|role| role.letter().to_ascii_lowercase()));
}

/// Appends a move that names no piece, castling or a pass, and tells whether it did.
fn write_unpieced(mv: Move, out: &mut Vec<u8>) -> bool {
    let text = match mv.castle_wing() {
        Some(wing) => wing.san(),
        None if mv.is_null() => "--",
        None => return false,
    };
    out.extend_from_slice(text.as_bytes());
    true
}

fn write_promotion(mv: Move, out: &mut Vec<u8>) {
    if let Some(role) = mv.promotion() {
        out.extend_from_slice(&[b'=', role.letter()]);
    }
}

fn write_check(position: &Position, mv: Move, after: Option<&Position>, out: &mut Vec<u8>) {
    let mark = if let Some(after) = after {
        after.check_mark()
    } else {
        let mut after = position.clone();
        after.play(mv);
        after.check_mark()
    };
    out.extend_from_slice(mark.san().as_bytes());
}
