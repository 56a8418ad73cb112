//! Words of chess as moves are written: read strictly, else by the whole grammar after look-alike letters are folded.
//! Whether such a move is possible depends on the position.

use html_escape::decode_html_entities;
use zapis_chess::{Alphabet, WrittenMove};

use super::castling_word::CastlingWord;
use crate::text::{fold, is_hidden};

/// The maximum length of a move after folding, in bytes.
const LONGEST_WORD: usize = 40;

pub(crate) type Folded = arrayvec::ArrayString<LONGEST_WORD>;

/// Replaces every character by the one it looks like and removes blanks and invisible characters. Returns `None` if the
/// word is too long.
pub fn fold_word(word: &str) -> Option<Folded> {
    let mut folded = Folded::new();
    for character in
        word.chars().filter(|c| !is_hidden(*c) && !c.is_whitespace() && !matches!(c, '\u{fe0e}' | '\u{fe0f}'))
    {
        folded.try_push(fold(character)).ok()?;
    }
    Some(folded)
}

/// Parses a word by the whole grammar, after resolving entities of HTML and folding look-alikes.
pub fn read_spelled(word: &str, alphabet: Alphabet) -> Option<WrittenMove> {
    let word = &*decode_html_entities(word);
    if let Some(castling) = CastlingWord::of(word) {
        let mut plain = Folded::from(castling.plain()).ok()?;
        plain.try_push_str(&word[castling.signs_end..]).ok()?;
        return alphabet.read_move(&plain);
    }
    if word.bytes().all(|byte| byte.is_ascii_graphic()) {
        return alphabet.read_move(word);
    }
    alphabet.read_move(&fold_word(word)?)
}

/// Parses a word in the letters of an alphabet. Returns `None` if it is not a move in any position.
#[inline]
pub fn read_word(word: &[u8], alphabet: Alphabet) -> Option<WrittenMove> {
    let by_hand = |english: &[u8]| WrittenMove::of_san(english).or_else(|| WrittenMove::of_squares(english));
    let written = if alphabet == Alphabet::ENGLISH {
        by_hand(word)
    } else {
        alphabet.respell(word).and_then(|respelled| by_hand(respelled.english.as_slice(&mut [0; 8])))
    };
    written.or_else(|| read_spelled(std::str::from_utf8(word).ok()?, alphabet))
}
