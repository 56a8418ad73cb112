//! The words with which moves are announced to blind players (Laws of Chess, Appendix D.2.1; F2 before 2014), in German
//! and in Russian letters, and how far one announcement goes.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Says what a word stands for.
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

/// Names the letters the words are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpokenLetters {
    /// As the Laws spell them, with umlauts.
    German,
    /// As the Russian Laws write down how they sound.
    Russian,
}

/// One word: what it stands for, how it is written in German and in Russian letters, and in which ways it is read besides:
/// without umlauts, as the Laws of 2023 print it in English, as another edition of the Russian Laws has it, and the numerals
/// of Russian and English.
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
    /// Returns the word that is written for it.
    #[must_use]
    pub fn word(self, letters: SpokenLetters) -> &'static str {
        let row = WORDS.iter().find(|row| row.0 == self);
        row.map_or("", |row| match letters {
            SpokenLetters::German => row.1,
            SpokenLetters::Russian => row.2,
        })
    }

    /// Reads a word, in capitals or small letters, or the digit of a rank.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        if let [digit @ b'1'..=b'8'] = word.as_bytes() {
            return Some(Self::Rank(digit - b'1'));
        }
        // Most words that are asked about are as short as a move or as long as a sentence.
        if !BY_WORD.lengths.contains(&word.len()) {
            return None;
        }
        BY_WORD.signs.get(word.to_lowercase().as_str()).copied()
    }
}

/// What every word stands for.
struct ByWord {
    /// By the word in small letters.
    signs: HashMap<String, SpokenSign>,
    /// How many bytes a word has.
    lengths: std::ops::RangeInclusive<usize>,
}

static BY_WORD: LazyLock<ByWord> = LazyLock::new(|| {
    let words = WORDS.iter().flat_map(|SpokenRow(sign, german, russian, also)| {
        [*german, *russian].into_iter().chain(also.iter().copied()).map(|word| (word.to_lowercase(), *sign))
    });
    let signs: HashMap<String, SpokenSign> = words.collect();
    let lengths = signs.keys().map(String::len);
    let lengths = lengths.clone().min().unwrap_or(0)..=lengths.max().unwrap_or(0);
    ByWord { signs, lengths }
});

/// More blanks than these, a line's end and an indentation, do not stand inside one announcement.
const WIDEST_BLANK: usize = 80;

/// Lists the words a text begins with, with the places where they end; blanks may stand before each but the first.
fn words(text: &str) -> impl Iterator<Item = (SpokenSign, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
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

/// Reads one announced move at the beginning of a text: what is said, and where it ends.
///
/// It is `Kurze Rochade`, or a piece, where it comes from as far as that is said, where it goes, and what a pawn becomes on
/// the last rank. A piece is no promotion when its own file or rank follows: then it is the next move that begins.
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
    // A digit there is rather a number or a result: `Dame 1 - 0`.
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
