//! The words used to announce moves to blind players (Laws of Chess, Appendix D.2.1; F2 before 2014), in German and in
//! Russian letters, and the extent of one announcement.

use alloc::string::String;

use crate::lazy::Lazy;
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenSign {
    /// `Felix`: a file, counted from 0.
    File(u8),
    /// `drei`: a rank, counted from 0.
    Rank(u8),
    /// `Springer`: a piece, 0 the pawn to 5 the king.
    Piece(u8),
    /// `Kurze`: before the word for castling.
    Short,
    /// `Lange`: before the word for castling.
    Long,
    /// `Rochade`.
    Castling,
}

/// The letters in which the words are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenLetters {
    /// As spelled in the Laws, with umlauts.
    German,
    /// As transcribed in the Russian Laws.
    Russian,
}

/// One word: its meaning, its German and Russian spelling, and other accepted forms: without umlauts, as printed in
/// English in the Laws of 2023, as in another edition of the Russian Laws, and the numerals of Russian and English.
struct SpokenRow(SpokenSign, &'static str, &'static str, &'static [&'static str]);

const WORDS: [SpokenRow; 25] = {
    use SpokenSign::{Castling, File, Long, Piece, Rank, Short};
    [
        SpokenRow(File(0), "Anna", "Анна", &[]),
        SpokenRow(File(1), "Bella", "Белла", &[]),
        SpokenRow(File(2), "Cäsar", "Цезарь", &["caesar", "cesar"]),
        SpokenRow(File(3), "David", "Давид", &[]),
        SpokenRow(File(4), "Eva", "Ева", &[]),
        SpokenRow(File(5), "Felix", "Феликс", &[]),
        SpokenRow(File(6), "Gustav", "Густав", &[]),
        SpokenRow(File(7), "Hektor", "Хектор", &["hector"]),
        SpokenRow(Rank(0), "eins", "айн", &["один", "one"]),
        SpokenRow(Rank(1), "zwei", "цвай", &["два", "two"]),
        SpokenRow(Rank(2), "drei", "драй", &["три", "three"]),
        SpokenRow(Rank(3), "vier", "фир", &["четыре", "four"]),
        SpokenRow(Rank(4), "fünf", "фюнф", &["fuenf", "пять", "five"]),
        SpokenRow(Rank(5), "sechs", "зекс", &["шесть", "six"]),
        SpokenRow(Rank(6), "sieben", "зибен", &["семь", "seven"]),
        SpokenRow(Rank(7), "acht", "ахт", &["восемь", "eight"]),
        SpokenRow(Piece(0), "Bauer", "Бауэр", &[]),
        SpokenRow(Piece(1), "Springer", "Шпрингер", &[]),
        SpokenRow(Piece(2), "Läufer", "Лойфер", &["laeufer"]),
        SpokenRow(Piece(3), "Turm", "Турм", &[]),
        SpokenRow(Piece(4), "Dame", "Даме", &[]),
        SpokenRow(Piece(5), "König", "Кениг", &["koenig"]),
        SpokenRow(Short, "Kurze", "Кюрце", &["кюрц"]),
        SpokenRow(Long, "Lange", "Ланге", &["ланг"]),
        SpokenRow(Castling, "Rochade", "Рохаде", &["рохад"]),
    ]
};

impl SpokenSign {
    /// Returns the word for this sign.
    #[must_use]
    pub fn word(self, letters: SpokenLetters) -> &'static str {
        let row = WORDS.iter().find(|row| row.0 == self);
        row.map_or("", |row| match letters {
            SpokenLetters::German => row.1,
            SpokenLetters::Russian => row.2,
        })
    }

    /// Reads a word, ignoring case, or the digit of a rank.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        if let [digit @ b'1'..=b'8'] = word.as_bytes() {
            return Some(Self::Rank(digit - b'1'));
        }
        // Most words looked up are as short as a move or as long as a sentence.
        if !BY_WORD.lengths.contains(&word.len()) {
            return None;
        }
        BY_WORD.signs.get(word.to_lowercase().as_str()).copied()
    }
}

/// A look-up table of all words.
struct ByWord {
    /// By the word in lower case.
    signs: HashMap<String, SpokenSign, FixedState>,
    /// The range of the lengths of words, in bytes.
    lengths: core::ops::RangeInclusive<usize>,
}

static BY_WORD: Lazy<ByWord> = Lazy::new(|| {
    let words = WORDS.iter().flat_map(|SpokenRow(sign, german, russian, also)| {
        [*german, *russian].into_iter().chain(also.iter().copied()).map(|word| (word.to_lowercase(), *sign))
    });
    let signs: HashMap<String, SpokenSign, FixedState> = words.collect();
    let lengths = signs.keys().map(String::len);
    let lengths = lengths.clone().min().unwrap_or(0)..=lengths.max().unwrap_or(0);
    ByWord { signs, lengths }
});

/// The longest run of blanks inside one announcement: the end of a line and an indentation.
const WIDEST_BLANK: usize = 80;

/// Lists the words at the start of a text, with their end offsets; blanks may precede each but the first.
fn words(text: &str) -> impl Iterator<Item = (SpokenSign, usize)> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let rest = &text[at..];
        let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
        if at > 0 && blank == 0 {
            return None;
        }
        let rest = &rest[blank..];
        let len = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
        // `3.` is the number of a move, `1-0` a result.
        let is_number = rest[len..].starts_with(['.', '-', ':', '/']) && rest.starts_with(|c: char| c.is_ascii_digit());
        let sign = if at == 0 && blank > 0 || blank > WIDEST_BLANK || is_number {
            None
        } else {
            SpokenSign::read(&rest[..len])
        }?;
        at += blank + len;
        Some((sign, at))
    })
}

/// The signs of one announcement.
pub type Announcement = arrayvec::ArrayVec<SpokenSign, 6>;

/// Reads one announced move at the start of a text; returns it and its end offset.
///
/// It is `Kurze Rochade`, or a piece, its origin as far as it is announced, its destination, and the promotion piece on
/// the last rank. A piece followed by its own file or rank is not a promotion, but the start of the next move.
#[must_use]
pub fn announced_move(text: &str) -> Option<(Announcement, usize)> {
    use SpokenSign::{Castling, File, Long, Piece, Rank, Short};
    const MOST: usize = 8;
    let found: arrayvec::ArrayVec<(SpokenSign, usize), MOST> = words(text).take(MOST).collect();
    let sign = |index: usize| found.get(index).map(|(sign, _)| *sign);
    let piece = usize::from(matches!(sign(0), Some(Piece(_))));
    let is_file = |index: usize| matches!(sign(index), Some(File(_)));
    let is_rank = |index: usize| matches!(sign(index), Some(Rank(_)));
    let is_square = |index: usize| is_file(index) && is_rank(index + 1);
    let mut n = if matches!((sign(0), sign(1)), (Some(Short | Long), Some(Castling))) {
        2
    } else if is_square(piece) && is_square(piece + 2) {
        piece + 4
    } else if (is_file(piece) || (is_rank(piece) && piece > 0)) && is_square(piece + 1) {
        piece + 3
    } else if is_square(piece) {
        piece + 2
    } else {
        return None;
    };
    let is_pawn = matches!(sign(0), Some(Piece(0) | File(_)));
    let is_last_rank = matches!(sign(n - 1), Some(Rank(0 | 7)));
    let becomes = matches!(sign(n), Some(Piece(1..=4)));
    // A digit there is more likely a number or a result: `Dame 1 - 0`.
    let is_digit =
        |index: usize| found.get(index).is_some_and(|(_, end)| text[..*end].ends_with(|c: char| c.is_ascii_digit()));
    let goes_on = is_file(n + 1) || (is_rank(n + 1) && !is_digit(n + 1));
    if is_pawn && is_last_rank && becomes && !goes_on {
        n += 1;
    }
    let (_, end) = *found.get(n - 1)?;
    Some((found[..n].iter().map(|(sign, _)| *sign).collect(), end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_as_it_is_written_and_no_two_are_alike() {
        let mut seen: Vec<String> = Vec::new();
        for SpokenRow(sign, german, russian, also) in &WORDS {
            for word in [*german, *russian].iter().chain(*also) {
                assert_eq!(SpokenSign::read(word), Some(*sign), "{word}");
                assert_eq!(SpokenSign::read(&word.to_uppercase()), Some(*sign), "{word}");
                assert!(!seen.contains(&word.to_lowercase()), "{word}");
                seen.push(word.to_lowercase());
            }
            assert_eq!(SpokenSign::read(sign.word(SpokenLetters::German)), Some(*sign));
            assert_eq!(SpokenSign::read(sign.word(SpokenLetters::Russian)), Some(*sign));
        }
    }

    #[test]
    fn an_announcement_ends_where_the_next_one_begins() {
        for (text, announced) in [
            ("Springer Felix drei Bauer Eva fünf", "Springer Felix drei"),
            ("springer bella david zwei", "springer bella david zwei"),
            ("Turm eins Eva drei *", "Turm eins Eva drei"),
            ("Springer Gustav eins\n Felix drei 2. Eva", "Springer Gustav eins\n Felix drei"),
            ("Eva vier", "Eva vier"),
            ("Eva David 5, gut", "Eva David 5"),
            ("Bauer Eva acht Dame König Eva sieben", "Bauer Eva acht Dame"),
            ("Bauer Eva acht Dame Turm", "Bauer Eva acht Dame"),
            ("Bauer Eva acht Dame 1-0", "Bauer Eva acht Dame"),
            ("Bauer Eva acht Dame 1 - 0", "Bauer Eva acht Dame"),
            ("Eva eins Dame David acht", "Eva eins"),
            ("Turm Eva acht Dame David acht", "Turm Eva acht"),
            ("Кюрце Рохаде Ланг Рохад", "Кюрце Рохаде"),
            ("Шпрингер Феликс драй", "Шпрингер Феликс драй"),
            ("Felix 3 4. Eva", "Felix 3"),
        ] {
            assert_eq!(announced_move(text).map(|(_, end)| &text[..end]), Some(announced), "{text}");
        }
        for text in
            ["", "Anna", "Anna ging", "Springer", "drei", "Rochade", "Kurze", "Springer drei", " Eva vier", "Eva 4."]
        {
            assert_eq!(announced_move(text), None, "{text}");
        }
    }
}
