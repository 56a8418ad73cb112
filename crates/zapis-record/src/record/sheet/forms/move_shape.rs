//! Words that look like moves for the recognition of forms, including letters and cases that are corrected later.

use super::super::grammar;
use super::super::words::{self, Looks};

/// Returns true if a word certainly is a move: it has a square, in letters of either alphabet and either case, or
/// castles.
pub(super) fn is_move(word: &str) -> bool {
    let body = words::without_stops(word);
    match words::looks(body) {
        Looks::Move => true,
        Looks::Several(_) => false,
        Looks::MaybeMove | Looks::Prose => is_numeric(body) || has_cyrillic_square(body),
    }
}

/// Returns true if a word may be a move where one is expected.
pub(super) fn may_be_move(word: &str) -> bool {
    is_move(word) || words::looks(words::without_stops(word)) == Looks::MaybeMove
}

/// Returns true if a word is only a square.
pub(super) fn is_square(word: &str) -> bool {
    grammar::square(word).is_ok_and(|(rest, _)| rest.is_empty())
}

/// Returns true if a word is a move of two squares without a sign: `g1f3`, `e7e8q`.
pub(super) fn is_coordinates(word: &str) -> bool {
    word.is_ascii() && (4..=5).contains(&word.len()) && is_square(&word[..2]) && is_square(&word[2..4])
}

/// Returns true if coordinates are the same as a move: `Nf3`, `g1f3`.
pub(super) fn is_same_move(move_: &str, coordinates: &str) -> bool {
    if !is_coordinates(coordinates) {
        return false;
    }
    let body = move_.trim_end_matches(['+', '#', '!', '?']);
    let castles = matches!(&coordinates[..4], "e1g1" | "e1c1" | "e8g8" | "e8c8");
    let is_castling = body.starts_with(['O', '0', 'О']);
    body.contains(&coordinates[2..4]) && body.len() < 8 || is_castling && castles
}

/// Returns true if a word has the digits of a move of correspondence chess: `5254`.
fn is_numeric(word: &str) -> bool {
    let digits: Vec<u32> = word.chars().filter_map(|c| c.to_digit(10)).collect();
    (4..=5).contains(&digits.len())
        && digits.len() == word.chars().count()
        && digits[..4].iter().all(|digit| (1..=8).contains(digit))
        && digits[..2] != digits[2..4]
}

/// Returns the file of a Cyrillic letter, if files are Cyrillic.
pub(super) const fn cyrillic_file(c: char) -> Option<char> {
    Some(match c {
        'а' | 'А' => 'a',
        'б' | 'Б' => 'b',
        'ц' | 'Ц' | 'с' | 'С' => 'c',
        'д' | 'Д' => 'd',
        'е' | 'Е' => 'e',
        'ф' | 'Ф' => 'f',
        'г' | 'Г' => 'g',
        'х' | 'Х' => 'h',
        _ => return None,
    })
}

/// Returns true if a word ends with a square whose file is Cyrillic, and is not too long for a move.
pub(super) fn has_cyrillic_square(word: &str) -> bool {
    let body = word.trim_end_matches(['+', '#', '!', '?']);
    let letters: Vec<char> = body.chars().collect();
    let end = letters.iter().rposition(|c| matches!(c, '1'..='8'));
    let Some(end) = end.filter(|end| *end > 0) else { return false };
    let is_known = |c: &char| {
        cyrillic_file(*c).is_some()
            || matches!(c, '1'..='8' | ':' | 'x' | '×' | '-' | '–' | '—')
            || matches!(c, 'К' | 'к' | 'р' | 'Р' | 'Л' | 'л' | 'п' | 'a'..='h')
    };
    cyrillic_file(letters[end - 1]).is_some()
        && letters.len() <= 9
        && letters[..end].iter().all(is_known)
        && letters[end + 1..].len() <= 3
        && letters[end + 1..].iter().all(|c| matches!(c, '=' | 'Ф' | 'Л' | 'С' | 'К' | 'ф' | 'л' | 'с' | 'к'))
}
