//! Chess moves in notations other than the algebraic one.

use crate::chess::{Alphabet, CheckSuffix, Color, Dialect, MadeMoves, OtherWord, Position, WrittenMove, readings};
use crate::game::notation::{OtherRead, Unresolved, WrittenSuffix};

use super::words::{fold_word, in_other_case, read as read_word, read_spelled, resolved, written_sign};

/// Returns true if a word has the form of a move in some other notation, for either side.
pub(super) fn may_be_of_another_notation(word: &str, alphabet: Alphabet) -> bool {
    if figurine_move(word).or_else(|| small_letter_move(word, alphabet)).is_some() {
        return true;
    }
    let Some(folded) = folded(word, "") else { return false };
    Color::ALL.iter().any(|turn| {
        let word = OtherWord { word, folded: &folded, turn: *turn, alphabet };
        readings(word, None).next().is_some()
    })
}

/// Reads a move with a figurine in a game written with letters.
fn figurine_move(word: &str) -> Option<WrittenMove> {
    let has_figurine = word.contains(|c| matches!(c, '&' | '♔'..='♟'));
    read_spelled(word, Alphabet::by_code("figurine").filter(|_| has_figurine)?)
}

/// Reads a move with a small piece letter that is not a pawn's move.
fn small_letter_move(word: &str, alphabet: Alphabet) -> Option<WrittenMove> {
    let is_no_pawn = || match word.as_bytes() {
        // `bb5` and `bg5` are not captures by a pawn.
        [from @ b'a'..=b'h', to @ b'a'..=b'h', ..] => from.abs_diff(*to) != 1,
        word => read_word(word, alphabet).is_none(),
    };
    let is_small = word.starts_with(char::is_lowercase) && is_no_pawn();
    read_spelled(&in_other_case(word, alphabet).filter(|_| is_small)?, alphabet)
}

/// Folds a word and appends the separate marks after it; words of a sentence are not folded because they are too long.
fn folded(word: &str, marks: &str) -> Option<String> {
    // An announced move may be longer than any folded word, and contains blanks; no other notation does.
    if word.contains([' ', '\n', '\r', '\t']) {
        return Some(String::new());
    }
    Some(fold_word(word)?.to_string() + marks)
}

/// Reads and resolves a word: the first notation that gives a move, or several, otherwise the first that reads it at
/// all.
pub(super) fn read(
    position: &Position,
    word: &str,
    marks: &str,
    alphabet: Alphabet,
    met: Option<Dialect>,
) -> Option<OtherRead<crate::chess::Move>> {
    if let Some(written) = figurine_move(word) {
        let means = resolved(position.resolve(&written));
        return Some(OtherRead { dialect: Dialect::Figurines, means, sign: written_sign(&written) });
    }
    if let Some(written) = small_letter_move(word, alphabet)
        && let Ok(resolution) = resolved(position.resolve(&written))
    {
        let (dialect, means) = (Dialect::SmallLetters, Ok(resolution));
        return Some(OtherRead { dialect, means, sign: written_sign(&written) });
    }
    let with_marks = folded(word, marks)?;
    let bare = folded(word, "")?;
    let mut refused = None;
    for text in [&with_marks, &bare] {
        let word = OtherWord { word, folded: text, turn: position.turn(), alphabet };
        for (dialect, pattern) in readings(word, met) {
            let sign = match pattern.check {
                CheckSuffix::None => WrittenSuffix::None { expected: pattern.has_check_marks },
                CheckSuffix::Check => WrittenSuffix::Check,
                CheckSuffix::Double => WrittenSuffix::Double,
                CheckSuffix::Mate => WrittenSuffix::Mate,
            };
            let means = resolved(position.resolve_pattern(&pattern));
            if !matches!(means, Err(Unresolved::Illegal)) {
                return Some(OtherRead { dialect, means, sign });
            }
            refused.get_or_insert(OtherRead { dialect, means, sign });
        }
    }
    refused
}

/// Lists the moves that may have been made for a word that is not a legal move, in the first notation that gives any.
pub(super) fn made_moves(position: &Position, word: &str, marks: &str, alphabet: Alphabet) -> MadeMoves {
    let made_by = |marks: &str| {
        let folded = folded(word, marks)?;
        let word = OtherWord { word, folded: &folded, turn: position.turn(), alphabet };
        let mut made = readings(word, None).map(|(_, pattern)| position.made_by_pattern(&pattern));
        made.find(|made| !made.is_empty())
    };
    made_by(marks).or_else(|| made_by("")).unwrap_or_default()
}
