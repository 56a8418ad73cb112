//! Words of chess: read strictly, otherwise by the whole grammar after folding look-alike letters; and written in the
//! letters of an alphabet.

use crate::chess::{
    Alphabet, CheckSuffix, Move, Position, Resolved, Role, Shape, ShortWord, Unresolved as ChessUnresolved,
    WrittenMove, write_san,
};
use crate::game::notation::{Resolution, Unresolved, WrittenSuffix};
use crate::text::ByteSink;

pub(super) use crate::record::{fold_word, read_spelled, read_word as read};

/// Replaces the leading piece letters of a folded word with the English one, so that spellings can be compared.
pub(super) fn in_english(folded: &str, alphabet: Alphabet) -> String {
    match alphabet.role_at(folded) {
        Some((Role::Pawn, len)) => folded[len..].to_owned(),
        Some((role, len)) => format!("{}{}", char::from(role.letter()), &folded[len..]),
        None => folded.to_owned(),
    }
}

/// Appends a word in English letters.
#[inline]
pub(super) fn put_word(word: ShortWord, out: &mut impl ByteSink) {
    let (bytes, len) = word.to_bytes();
    out.put_some(&bytes, len);
}

/// Appends a word with the piece letters of an alphabet instead of the English ones: capitals other than the O of
/// castling are pieces.
#[inline]
pub(super) fn write_in_letters(word: ShortWord, alphabet: Alphabet, out: &mut impl ByteSink) {
    let (bytes, len) = word.to_bytes();
    let is_plain = |byte: u8| Role::from_letter(byte).is_none();
    if alphabet == Alphabet::ENGLISH || bytes[..len].iter().all(|byte| is_plain(*byte)) {
        return out.put_some(&bytes, len);
    }
    for byte in &bytes[..len] {
        match Role::from_letter(*byte) {
            Some(role) => out.put_slice(alphabet.form(role).as_bytes()),
            None => out.put(&[*byte]),
        }
    }
}

/// Writes a legal move as a player would, in the letters of an alphabet.
pub(super) fn spell(position: &Position, mv: Move, alphabet: Alphabet) -> String {
    let (mut english, mut spelled) = (Vec::new(), Vec::new());
    write_san(position, mv, None, &mut english);
    if let Some(word) = ShortWord::of(&english) {
        write_in_letters(word, alphabet, &mut spelled);
    }
    String::from_utf8_lossy(&spelled).into_owned()
}

/// Writes a word of algebraic notation in the letters of another alphabet; `None` if it has more or less than that
/// notation can express.
pub(super) fn respelled(word: &str, from: Alphabet, to: Alphabet) -> Option<String> {
    let written = read(word.as_bytes(), from)?;
    let capture = if written.captures { "x" } else { "" };
    let check = match written.check {
        CheckSuffix::None => "",
        CheckSuffix::Check => "+",
        CheckSuffix::Double => "++",
        CheckSuffix::Mate => "#",
    };
    let plain = match written.shape {
        Shape::Castle(castling_side) => format!("{}{check}", castling_side.san()),
        Shape::Piece { role, file, rank, to } => {
            let file = file.map(|file| file.char().to_string()).unwrap_or_default();
            let rank = rank.map(|rank| rank.char().to_string()).unwrap_or_default();
            format!("{}{file}{rank}{capture}{to}{check}", char::from(role.letter()))
        }
        Shape::Pawn { file, rank: None, to_file, to_rank: Some(to_rank), promotion } => {
            let file = file.map(|file| file.char().to_string()).unwrap_or_default();
            let promotion = promotion.map(|role| format!("={}", char::from(role.letter()))).unwrap_or_default();
            format!("{file}{capture}{}{}{promotion}{check}", to_file.char(), to_rank.char())
        }
        _ => return None,
    };
    let mut spelled = Vec::new();
    write_in_letters(ShortWord::of(plain.as_bytes())?, to, &mut spelled);
    String::from_utf8(spelled).ok().filter(|spelled| read(spelled.as_bytes(), to) == Some(written))
}

/// Returns the sign of check or mate of a written move.
#[inline]
pub(super) const fn written_sign(written: &WrittenMove) -> WrittenSuffix {
    match written.check {
        CheckSuffix::None => {
            WrittenSuffix::None { expected: !matches!(written.shape, Shape::Coordinate { .. } | Shape::Null) }
        }
        CheckSuffix::Check => WrittenSuffix::Check,
        CheckSuffix::Double => WrittenSuffix::Double,
        CheckSuffix::Mate => WrittenSuffix::Mate,
    }
}

/// Converts a result of the chess core into that of replay.
#[inline]
pub(super) fn resolved(means: Result<Resolved, ChessUnresolved>) -> Result<Resolution<Move>, Unresolved<Move>> {
    match means {
        Ok(resolved) => Ok(Resolution { mv: resolved.mv, overspecified: resolved.overspecified }),
        Err(ChessUnresolved::Illegal) => Err(Unresolved::Illegal),
        Err(ChessUnresolved::Ambiguous(moves)) => Err(Unresolved::Ambiguous(moves.to_vec())),
    }
}

/// Rewrites a word with its first letter in the other case: a piece as a capital, a file as a small letter.
pub(super) fn in_other_case(word: &str, alphabet: Alphabet) -> Option<String> {
    let first = word.chars().next().filter(|c| c.is_alphabetic())?;
    let other: String =
        if first.is_lowercase() { first.to_uppercase().collect() } else { first.to_lowercase().collect() };
    let other = format!("{other}{}", &word[first.len_utf8()..]);
    let folded = fold_word(&other)?;
    let is_piece = || alphabet.role_at(&folded).is_some_and(|(role, _)| role != Role::Pawn);
    let is_meant = if first.is_lowercase() { is_piece() } else { folded.starts_with(|c| matches!(c, 'a'..='h')) };
    is_meant.then_some(other)
}
