//! Words of chess as the whole grammar reads them, once look-alike letters are folded.

use crate::chess::{Alphabet, Role, Spelling, WrittenMove};
use crate::record::CastlingWord;
use crate::text::fold;
use crate::text::is_hidden;

/// No move is longer than this after folding, in bytes.
const LONGEST_WORD: usize = 40;

type Folded = arrayvec::ArrayString<LONGEST_WORD>;

/// Replaces every character by the one it looks like and drops invisible ones; `None` when the word is too long.
pub(super) fn fold_word(word: &str) -> Option<Folded> {
    let mut folded = Folded::new();
    for character in word.chars().filter(|c| !is_hidden(*c) && !matches!(c, '\u{fe0e}' | '\u{fe0f}')) {
        folded.try_push(fold(character)).ok()?;
    }
    Some(folded)
}

/// Reads a word with the whole grammar, after folding look-alikes.
pub(super) fn read_spelled(word: &str, alphabet: Alphabet) -> Option<WrittenMove> {
    let spelling = Spelling::new(alphabet);
    let whole =
        |text: &str| spelling.san_move(text).ok().filter(|(rest, _)| rest.is_empty()).map(|(_, written)| written);
    if let Some(castling) = CastlingWord::of(word) {
        let mut plain = Folded::from(castling.plain()).ok()?;
        plain.try_push_str(&word[castling.signs_end..]).ok()?;
        return whole(&plain);
    }
    if word.is_ascii() {
        return whole(word);
    }
    whole(&fold_word(word)?)
}

/// Replaces the leading piece letters of a folded word by the English one, so that spellings can be compared.
pub(super) fn in_english(folded: &str, alphabet: Alphabet) -> String {
    match alphabet.role_at(folded) {
        Some((Role::Pawn, len)) => folded[len..].to_owned(),
        Some((role, len)) => format!("{}{}", char::from(role.letter()), &folded[len..]),
        None => folded.to_owned(),
    }
}
