//! What the words of a record show about its letters, for all alphabets in one pass.

use crate::chess::{Alphabet, FoldedWord, Initial, is_common_byte};
use crate::game::notation::LetterScore;
use crate::record::{CastlingWord, Item, PackedSan, Record};

use super::words::fold_word;

/// The data collected over the words of a record.
struct Survey {
    /// The number of words that begin with each piece's letters.
    n_beginning: [u32; Initial::MOST],
    /// The index of the first word that begins with them and is not a move unless they are a piece.
    first_beginning: [usize; Initial::MOST],
    /// The letters found anywhere.
    found: Vec<Initial>,
    is_found: u128,
    /// The number of words known in every alphabet because they need no letter.
    n_known: usize,
    /// The index of the first word that no alphabet can read.
    first_unknown: usize,
}

/// Returns for each alphabet how well it fits the words of a record, which are the moves of `items` in order.
pub(super) fn letter_scores(record: &Record<'_>, items: &[&Item], plausible_only: bool) -> Vec<LetterScore<Alphabet>> {
    let n_words = items.len();
    let mut survey = Survey {
        n_beginning: [0; Initial::MOST],
        first_beginning: [n_words; Initial::MOST],
        found: Vec::new(),
        is_found: 0,
        n_known: 0,
        first_unknown: n_words,
    };
    for (index, item) in items.iter().enumerate() {
        match item.plain() {
            Some(word) if names_no_piece(word) => survey.n_known += 1,
            _ => survey.add(index, record.bytes(item.span)),
        }
    }
    survey.letter_scores(n_words, plausible_only)
}

/// Returns true if a word is a pawn's move or castling, which are the same in every language.
pub(super) const fn names_no_piece(word: PackedSan) -> bool {
    matches!(word.piece(), 0 | PackedSan::CASTLES_SHORT | PackedSan::CASTLES_LONG) && word.promotion() == 0
}

impl Survey {
    fn add(&mut self, index: usize, word: &[u8]) {
        // Castling is the same in every language, in any spelling.
        if CastlingWord::at_start(word).is_some_and(|castling| castling.end == word.len()) {
            self.n_known += 1;
            return;
        }
        if let Some(folded) = FoldedWord::of(word) {
            self.add_beginning(index, folded.window(0));
            if !folded.is_common_behind {
                self.add_letters_behind(&folded.bytes[..folded.len]);
            }
            return;
        }
        match std::str::from_utf8(word).ok().and_then(fold_word) {
            Some(folded) => {
                self.add_beginning(index, window(folded.as_bytes()));
                self.add_letters_behind(folded.as_bytes());
            }
            // No move is this long.
            None => self.first_unknown = self.first_unknown.min(index),
        }
    }

    /// Records the beginning of a word.
    #[inline]
    fn add_beginning(&mut self, index: usize, folded: u64) {
        let [first, second, ..] = folded.to_le_bytes();
        let needs_letter = first.is_ascii_uppercase() || !first.is_ascii();
        if !needs_letter {
            self.n_known += 1;
            return;
        }
        // Castling with letters O and the null move `Z0` are read before any piece is searched for.
        let may_be_special = matches!(first, b'O' | b'Z');
        let beginning = Initial::of(folded);
        if first == b'O' && second == b'-' {
            self.n_known += 1;
        } else if let Some(initial) = beginning {
            self.n_beginning[initial.index()] += 1;
            if !may_be_special {
                let known_first = &mut self.first_beginning[initial.index()];
                *known_first = index.min(*known_first);
            }
        } else if !may_be_special {
            self.first_unknown = self.first_unknown.min(index);
        }
        if let Some(initial) = beginning {
            self.find(initial);
        }
    }

    /// Records what follows the first byte of a word: a promotion piece may be anywhere there.
    fn add_letters_behind(&mut self, folded: &[u8]) {
        for at in 1..folded.len() {
            let rest = &folded[at..];
            if !rest.first().is_none_or(|byte| is_common_byte(*byte))
                && let Some(initial) = Initial::of(window(rest))
            {
                self.find(initial);
            }
        }
    }

    fn find(&mut self, initial: Initial) {
        if self.is_found >> initial.index() & 1 == 0 {
            self.is_found |= 1 << initial.index();
            self.found.push(initial);
        }
    }

    /// Returns the alphabets in which every word may be a move, one bit each.
    fn hopeful(&self, n_words: usize) -> u64 {
        let is_needed = |initial: &&Initial| self.first_beginning[initial.index()] < n_words;
        let all = if self.first_unknown < n_words { 0 } else { u64::MAX };
        self.found.iter().filter(is_needed).fold(all, |hopeful, initial| hopeful & initial.known())
    }

    fn letter_scores(&self, n_words: usize, plausible_only: bool) -> Vec<LetterScore<Alphabet>> {
        /// The maximum number of readings that fit into the number for all readings of an alphabet.
        const MAX_READINGS: usize = 25;
        let of_alphabet = |(number, alphabet): (usize, Alphabet)| {
            let mut letter_score =
                LetterScore { alphabet, n_known: self.n_known, limit: self.first_unknown.min(n_words), reading: None };
            let mut reading = 0_u128;
            for initial in &self.found {
                let read = initial.read_by(number);
                reading = reading << 5 | u128::from(read);
                if read > 0 {
                    letter_score.n_known += self.n_beginning[initial.index()] as usize;
                } else {
                    letter_score.limit = letter_score.limit.min(self.first_beginning[initial.index()]);
                }
            }
            letter_score.reading = (self.found.len() <= MAX_READINGS).then_some(reading);
            letter_score
        };
        let wanted = if plausible_only { self.hopeful(n_words) | 1 } else { u64::MAX };
        let is_wanted = |(number, _): &(usize, Alphabet)| wanted >> number & 1 == 1;
        Alphabet::all().enumerate().filter(is_wanted).map(of_alphabet).collect()
    }
}

/// Returns the first eight bytes of a text, padded with zeros.
fn window(text: &[u8]) -> u64 {
    let mut bytes = [0; 8];
    bytes.iter_mut().zip(text).for_each(|(place, byte)| *place = *byte);
    u64::from_le_bytes(bytes)
}
