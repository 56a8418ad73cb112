//! Translates words from the letters of any language into English letters.
//!
//! Nearly all moves of a record in any language look like `Кf3`, `Фхd5` or `e8=Ф`: with English letters, such a word
//! can take the fast path for English words. Words spelled in any other way are left alone.

use crate::lazy::Lazy;

use crate::confusable::fold;
use crate::confusable::is_hidden;

use super::alphabet::Alphabet;
use super::piece::Role;
use super::san::ShortWord;

/// The number of bytes of folded text to look at; longer words are not translated.
const LONGEST: usize = 16;

/// Bytes that occur in a move and mean the same in every language: squares, signs, dashes.
const COMMON: [bool; 256] = {
    let mut common = [false; 256];
    let bytes = *b"abcdefgh12345678x+#-";
    let mut index = 0;
    while index < bytes.len() {
        common[bytes[index] as usize] = true;
        index += 1;
    }
    common
};

/// The fold of characters of two UTF-8 bytes: an ASCII byte, [`ITSELF`], or [`UNFIT`] for what is dropped.
static FOLDED: Lazy<[u8; 2048]> = Lazy::new(|| {
    let mut table = [UNFIT; 2048];
    for (slot, char) in table.iter_mut().zip('\0'..).filter(|(_, char)| char.len_utf8() == 2 && !is_hidden(*char)) {
        *slot = u8::try_from(fold(char)).ok().filter(u8::is_ascii).unwrap_or(ITSELF);
    }
    table
});
const ITSELF: u8 = 0xFE;
const UNFIT: u8 = 0xFF;

/// Returns true if a byte occurs in a move and means the same in every language; no piece letters begin with such a
/// byte.
#[must_use]
#[inline]
pub const fn is_common_byte(byte: u8) -> bool {
    COMMON[byte as usize]
}

/// A short word, folded.
#[derive(Clone, Copy, Debug)]
pub struct FoldedWord {
    /// Its bytes, padded with zeros.
    pub bytes: [u8; 24],
    /// The number of bytes.
    pub len: usize,
    /// Whether everything after the first character means the same in every language: see [`is_common_byte`].
    pub is_common_behind: bool,
}

impl FoldedWord {
    /// Folds a word; `None` if it is long or has characters that need more work.
    #[must_use]
    #[inline]
    pub fn of(word: &[u8]) -> Option<Self> {
        let mut bytes = [0; 24];
        let mut len = 0;
        let mut is_common_behind = true;
        let mut rest = word;
        while len < LONGEST {
            let first = len == 0;
            match *rest {
                [] => return Some(Self { bytes, len, is_common_behind }),
                [byte @ b' '..=b'~', ref after @ ..] => {
                    bytes[len] = byte;
                    is_common_behind &= first | COMMON[usize::from(byte)];
                    (len, rest) = (len + 1, after);
                }
                [lead @ 0xC2..=0xDF, trail, ref after @ ..] => {
                    match FOLDED[usize::from(lead & 0x1F) << 6 | usize::from(trail & 0x3F)] {
                        UNFIT => return None,
                        ITSELF => {
                            (bytes[len], bytes[len + 1]) = (lead, trail);
                            is_common_behind &= first;
                            len += 2;
                        }
                        byte => {
                            bytes[len] = byte;
                            is_common_behind &= first | COMMON[usize::from(byte)];
                            len += 1;
                        }
                    }
                    rest = after;
                }
                // Figurines.
                [0xE2, 0x99, trail @ 0x94..=0x9F, ref after @ ..] => {
                    (bytes[len], bytes[len + 1], bytes[len + 2]) = (0xE2, 0x99, trail);
                    is_common_behind &= first;
                    (len, rest) = (len + 3, after);
                }
                _ => return None,
            }
        }
        None
    }

    /// Returns eight bytes from an offset on.
    #[must_use]
    #[inline]
    pub fn window(&self, at: usize) -> u64 {
        self.bytes.get(at..).and_then(|rest| rest.first_chunk()).map_or(0, |window| u64::from_le_bytes(*window))
    }
}

/// A word translated into English letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Respelled {
    /// The word in English letters.
    pub english: ShortWord,
    /// The spellings of pieces that were used, one bit each, numbered from the longest to the shortest.
    pub spellings: u32,
}

impl Alphabet {
    /// Translates a word into English letters, if only its letters differ.
    ///
    /// If the word is a move at all, the result means in English letters what the word means in those of the alphabet.
    ///
    /// ```
    /// use zapis_chess::Alphabet;
    /// let russian = Alphabet::by_code("ru").unwrap();
    /// let english = |word: &str| russian.respell(word.as_bytes()).map(|respelled| respelled.english.to_string());
    /// assert_eq!(english("Крхd5+").as_deref(), Some("Kxd5+"));
    /// assert_eq!(english("е8=Ф").as_deref(), Some("e8=Q"));
    /// assert_eq!(english("Лошадь"), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn respell(self, word: &[u8]) -> Option<Respelled> {
        match letter_and_tail(word) {
            Some((window, len)) => self.respell_piece(window, len),
            None => self.respell_folded(word),
        }
    }

    /// Translates the result of [`letter_and_tail`].
    #[inline]
    fn respell_piece(self, window: u64, len: usize) -> Option<Respelled> {
        let [first, ..] = window.to_le_bytes();
        if matches!(first, b'a'..=b'h') {
            // A file in letters that look like Latin ones.
            return Some(Respelled { english: ShortWord::in_window(window, len)?, spellings: 0 });
        }
        let found = self.find_in(window).filter(|found| found.role != Role::Pawn)?;
        let english = u64::from(found.role.letter()) | (window >> (8 * (found.len - 1))) & !0xFF;
        let english = ShortWord::in_window(english, 1 + len.checked_sub(found.len)?)?;
        Some(Respelled { english, spellings: 1 << found.number })
    }

    fn respell_folded(self, word: &[u8]) -> Option<Respelled> {
        let folded = FoldedWord::of(word)?;
        let first = folded.bytes[0];
        let names_none = |english| Some(Respelled { english, spellings: 0 });
        if matches!(first, b'a'..=b'h') {
            return if folded.is_common_behind {
                names_none(ShortWord::in_window(folded.window(0), folded.len)?)
            } else {
                self.promotion(&folded)
            };
        }
        if first == b'O' && folded.bytes[1] == b'-' {
            return names_none(castling(&folded)?);
        }
        let found = self.find_in(folded.window(0)).filter(|found| found.role != Role::Pawn)?;
        let tail = folded.bytes.get(found.len..folded.len)?;
        if tail.len() > 7 || !tail.iter().all(|byte| COMMON[usize::from(*byte)]) {
            return None;
        }
        let english = u64::from(found.role.letter()) | folded.window(found.len) << 8;
        Some(Respelled { english: ShortWord::in_window(english, 1 + tail.len())?, spellings: 1 << found.number })
    }

    /// Translates a pawn's move that ends with its promotion piece.
    fn promotion(self, folded: &FoldedWord) -> Option<Respelled> {
        let equals = folded.bytes[..folded.len].iter().position(|byte| !COMMON[usize::from(*byte)])?;
        let found = self.find_in(folded.window(equals + 1)).filter(|found| found.role != Role::Pawn)?;
        // Only a sign can follow the new piece.
        let sign = folded.bytes.get(equals + 1 + found.len..folded.len)?;
        if folded.bytes[equals] != b'=' || equals > 5 || !matches!(sign, [] | [b'+' | b'#']) {
            return None;
        }
        let mut english = ShortWord::of(&folded.bytes[..equals])?;
        english.push(b'=');
        english.push(found.role.letter());
        for byte in sign {
            english.push(*byte);
        }
        Some(Respelled { english, spellings: 1 << found.number })
    }
}

/// Splits the usual form of a piece's move: one or two letters of one or two bytes each, followed by bytes that mean
/// the same in every language. Returns the folded bytes, at most eight, and their number.
#[inline]
fn letter_and_tail(word: &[u8]) -> Option<(u64, usize)> {
    let (letters, letters_len, tail) = match *word {
        [b'O', b'-', ..] => return None,
        [letter @ b'A'..=b'Z', ref tail @ ..] => (u64::from(letter), 1, tail),
        [lead @ 0xC3..=0xDF, second, ref behind @ ..] => {
            let (first, first_len) = fold_pair(lead, second)?;
            match *behind {
                [lead @ 0xC3..=0xDF, second, ref tail @ ..] => {
                    let (second, second_len) = fold_pair(lead, second)?;
                    (first | second << (8 * first_len), first_len + second_len, tail)
                }
                _ => (first, first_len, behind),
            }
        }
        _ => return None,
    };
    if letters_len + tail.len() > 8 {
        return None;
    }
    let mut window = letters;
    let mut shift = 8 * letters_len;
    for byte in tail {
        if !COMMON[usize::from(*byte)] {
            return None;
        }
        window |= u64::from(*byte) << (shift & 63);
        shift += 8;
    }
    Some((window, letters_len + tail.len()))
}

/// Folds a character of two bytes.
#[inline]
fn fold_pair(lead: u8, trail: u8) -> Option<(u64, usize)> {
    match FOLDED[usize::from(lead & 0x1F) << 6 | usize::from(trail & 0x3F)] {
        UNFIT => None,
        ITSELF => Some((u64::from(u16::from_le_bytes([lead, trail])), 2)),
        byte => Some((u64::from(byte), 1)),
    }
}

/// Reads castling written with capital letters O, which is the same in every language.
fn castling(folded: &FoldedWord) -> Option<ShortWord> {
    let folded = &folded.bytes[..folded.len];
    let unsigned = folded.strip_suffix(b"+").or_else(|| folded.strip_suffix(b"#")).unwrap_or(folded);
    matches!(unsigned, b"O-O" | b"O-O-O").then(|| ShortWord::of(folded))?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WrittenMove;

    /// Reads a folded word with the whole grammar.
    fn spelled(word: &str, alphabet: Alphabet) -> Option<WrittenMove> {
        let folded: String = word.chars().filter(|char| !is_hidden(*char)).map(fold).collect();
        alphabet.read_move(&folded)
    }

    #[test]
    fn a_respelled_word_means_what_the_word_means_in_its_own_letters() {
        let mut n_respelled = 0;
        for alphabet in Alphabet::all() {
            let forms = Role::ALL.iter().flat_map(|role| alphabet.folded_forms_of(*role).to_vec());
            let own = Role::ALL.iter().map(|role| alphabet.form(*role).to_owned());
            let mut letters: Vec<String> = forms.chain(own).collect();
            letters.extend(["", "K", "N", "P", "O", "К", "р", "e", "е", "♘", "♞", "é", "q"].map(str::to_owned));
            for letter in &letters {
                let tails = [
                    "f3",
                    "xf3",
                    "хf3",
                    ":f3",
                    "bd2",
                    "1d2",
                    "bxd2",
                    "g1f3",
                    "g1-f3",
                    "g1xf3+",
                    "e4",
                    "exd5",
                    "-O",
                    "-O-O",
                    "O-O",
                    "O-O-O#",
                    "O-O-",
                    "",
                    "x",
                    "f",
                    "f33",
                    "e8",
                    "e8=",
                    "e8Q",
                    "f3+",
                    "f3#",
                    "f3++",
                    "f3=",
                    "e2e4",
                    "e7e8q",
                    "f3e.p.",
                    "\u{ad}f3",
                    "\u{fe0f}f3",
                    "f3-",
                    "xx",
                    "abcdefgh1",
                ];
                let promotions = letters.iter().map(|piece| format!("e8={piece}"));
                let more = promotions.flat_map(|word| [word.clone(), format!("{word}+"), format!("{word}x")]);
                for tail in tails.iter().map(|tail| (*tail).to_owned()).chain(more) {
                    let word = format!("{letter}{tail}");
                    let Some(respelled) = alphabet.respell(word.as_bytes()) else { continue };
                    assert_eq!(
                        Some(respelled),
                        alphabet.respell_folded(word.as_bytes()),
                        "{word} of {}",
                        alphabet.code()
                    );
                    let english = respelled.english.to_string();
                    n_respelled += 1;
                    let expected = spelled(&word, alphabet);
                    assert_eq!(
                        spelled(&english, Alphabet::ENGLISH),
                        expected,
                        "{word} of {}: {english}",
                        alphabet.code()
                    );
                    for by_hand in
                        [WrittenMove::of_san(english.as_bytes()), WrittenMove::of_squares(english.as_bytes())]
                    {
                        assert!(by_hand.is_none() || by_hand == expected, "{word} of {}: {english}", alphabet.code());
                    }
                }
            }
        }
        assert!(n_respelled > 5000, "{n_respelled}");
    }

    #[test]
    fn every_legal_move_is_respelled_in_every_language() {
        for alphabet in Alphabet::all() {
            for (role, letter) in [(Role::King, 'K'), (Role::Queen, 'Q'), (Role::Knight, 'N')] {
                let form = alphabet.form(role);
                for (word, english) in
                    [(format!("{form}xd5+"), format!("{letter}xd5+")), (format!("{form}bd2"), format!("{letter}bd2"))]
                {
                    let found = alphabet.respell(word.as_bytes()).map(|respelled| respelled.english.to_string());
                    assert_eq!(found, Some(english), "{word} of {}", alphabet.code());
                }
            }
        }
    }
}
