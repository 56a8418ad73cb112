//! The words of `grammar/headings.toml` for headings, results, odds and positions in each language.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::record::GameResult;
use crate::sorting::CompactSort;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SheetLanguage {
    pub(super) code: String,
    pub(super) white: Vec<String>,
    pub(super) black: Vec<String>,
    event: Vec<String>,
    site: Vec<String>,
    date: Vec<String>,
    round: Vec<String>,
    match_game: Vec<String>,
    board: Vec<String>,
    opening: Vec<String>,
    annotator: Vec<String>,
    white_elo: Vec<String>,
    black_elo: Vec<String>,
    control: Vec<String>,
    result: Vec<String>,
    white_wins: Vec<String>,
    black_wins: Vec<String>,
    draws: Vec<String>,
    pub(super) months: Vec<String>,
    pub(super) seasons: Vec<String>,
    pub(super) year: Vec<String>,
    pub(super) against: Vec<String>,
    pub(super) number: Vec<String>,
    pub(super) black_moves: Vec<String>,
    pub(super) odds: Vec<String>,
    pub(super) pieces: Vec<String>,
    pub(super) queenside: Vec<String>,
    pub(super) kingside: Vec<String>,
    pub(super) pawns: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VocabularyTable {
    language: Vec<SheetLanguage>,
}

const TABLE: &str = zapis_grammar::HEADINGS;

static LANGUAGES: LazyLock<Vec<SheetLanguage>> = LazyLock::new(|| {
    // The text is fixed at build time, and a test reads it: an error in it never reaches a user.
    #[expect(clippy::expect_used, reason = "without these words no heading would be recognized")]
    read(TABLE).expect("a sound table")
});

/// Reads the table. Returns `None` if it lacks what every language has.
fn read(text: &str) -> Option<Vec<SheetLanguage>> {
    // By way of values, which makes less code than reading each field from text.
    let languages = text.parse::<toml::Table>().ok()?.try_into::<VocabularyTable>().ok()?.language;
    let is_whole = |language: &SheetLanguage| {
        let needed = [&language.white, &language.black, &language.result, &language.draws, &language.pawns];
        language.months.len() == MONTHS
            && language.pieces.len() == PIECES
            && needed.into_iter().all(|words| !words.is_empty())
    };
    (languages.first()?.code == "en" && languages.iter().all(is_whole)).then_some(languages)
}

const MONTHS: usize = 12;
/// Pawn, knight, bishop, rook, queen.
const PIECES: usize = 5;

/// Returns the languages, English first.
pub(super) fn languages() -> &'static [SheetLanguage] {
    &LANGUAGES
}

/// Returns the side that a word names: `white`, `Чёрные`, `w`; true for White.
pub(super) fn side(word: &str) -> Option<bool> {
    let word = lower(word);
    match word.as_str() {
        "w" | "б" => return Some(true),
        "b" | "ч" => return Some(false),
        _ => {}
    }
    languages().iter().find_map(|words| match () {
        () if words.white.contains(&word) => Some(true),
        () if words.black.contains(&word) => Some(false),
        () => None,
    })
}

/// A word of a heading, and the name of its tag.
#[derive(Debug)]
pub(super) struct HeadingKey {
    pub(super) word: Vec<char>,
    pub(super) tag: &'static str,
    /// The language, as an index.
    pub(super) language: usize,
    /// Whether it is more precise than its tag: that a round is the game of a match.
    pub(super) says_more: bool,
}

static KEYS: LazyLock<Vec<HeadingKey>> = LazyLock::new(|| {
    let mut keys = Vec::new();
    for (language, words) in LANGUAGES.iter().enumerate() {
        for (tag, list) in [
            ("White", &words.white),
            ("Black", &words.black),
            ("Event", &words.event),
            ("Site", &words.site),
            ("Date", &words.date),
            ("Round", &words.round),
            ("Round", &words.match_game),
            ("Board", &words.board),
            ("Opening", &words.opening),
            ("Annotator", &words.annotator),
            ("WhiteElo", &words.white_elo),
            ("BlackElo", &words.black_elo),
            ("TimeControl", &words.control),
            ("Result", &words.result),
        ] {
            let key = |word: &String| {
                let says_more = words.match_game.contains(word);
                HeadingKey { word: word.chars().collect(), tag, language, says_more }
            };
            keys.extend(list.iter().map(key));
        }
    }
    // The longest first: `место проведения` before `место`.
    keys.compact_sort_by_key(|key| std::cmp::Reverse(key.word.len()));
    keys
});

/// Returns the words of headings, longest first.
pub(super) fn keys() -> &'static [HeadingKey] {
    &KEYS
}

/// Returns true if a word is a heading: `White`, `Турнир`.
pub(super) fn is_heading_word(word: &str) -> bool {
    let word = lower(word);
    keys().iter().any(|known| known.word.iter().copied().eq(word.chars()))
}

/// Finds the first word of a text, in lower case, that states the result. Returns its bytes and the result.
pub(super) fn ending(lower: &str) -> Option<(std::ops::Range<usize>, GameResult)> {
    let mut found: Option<(std::ops::Range<usize>, GameResult)> = None;
    for words in LANGUAGES.iter() {
        for (list, result) in [
            (&words.white_wins, GameResult::WhiteWins),
            (&words.black_wins, GameResult::BlackWins),
            (&words.draws, GameResult::Draw),
        ] {
            for phrase in list {
                let Some(at) = find_word(lower, phrase) else { continue };
                let place = at..at + phrase.len();
                let is_better = found.as_ref().is_none_or(|(known, _)| {
                    place.start < known.start || (place.start == known.start && place.end > known.end)
                });
                if is_better {
                    found = Some((place, result));
                }
            }
        }
    }
    found
}

/// The words for mate at the end of a game.
const MATES: [&str; 7] = ["mate", "checkmate", "мат", "matt", "mat", "schachmatt", "matto"];

/// Returns true if a word by itself states the result: `Draw`, `Remis`, `Мат`.
pub(super) fn is_ending_word(word: &str) -> bool {
    let word = lower(word);
    MATES.contains(&word.as_str()) || LANGUAGES.iter().any(|words| words.draws.contains(&word))
}

/// Finds a phrase of whole words.
pub(super) fn find_word(text: &str, phrase: &str) -> Option<usize> {
    let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(phrase)
        .map(|(at, _)| at)
        .find(|at| !is_letter(text[..*at].chars().next_back()) && !is_letter(text[at + phrase.len()..].chars().next()))
}

/// Converts a text to the form of the table, of the same length in bytes where that matters: lower case, `е` for `ё`.
pub(super) fn lower(text: &str) -> String {
    text.chars().map(lower_char).collect()
}

pub(super) fn lower_char(c: char) -> char {
    match c {
        'ё' | 'Ё' => 'е',
        '\u{a0}' => '\u{a0}',
        _ => {
            let mut lower = c.to_lowercase();
            match (lower.next(), lower.next()) {
                (Some(one), None) if one.len_utf8() == c.len_utf8() => one,
                _ => c,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_read_and_its_words_are_as_its_head_says() {
        assert!(read(TABLE).is_some());
        for language in languages() {
            for word in [&language.white, &language.draws, &language.odds].into_iter().flatten() {
                assert_eq!(*word, lower(word), "{}", language.code);
            }
        }
    }

    #[test]
    fn a_table_that_is_empty_or_broken_is_rejected() {
        assert!(read("").is_none() && read("language = []").is_none());
        let whole = TABLE.rfind("[[language]]").unwrap();
        assert!(read(&TABLE[..whole]).is_some());
        assert!(read(&TABLE[..whole + 40]).is_none());
        assert!(read(&TABLE.replacen("white = [\"", "whites = [\"", 1)).is_none());
        assert!(read(&TABLE.replacen("code = \"en\"", "code = \"xx\"", 1)).is_none());
        let white = TABLE.find("white = [").unwrap();
        let end = white + TABLE[white..].find('\n').unwrap();
        assert!(read(&format!("{}white = []{}", &TABLE[..white], &TABLE[end..])).is_none());
    }

    #[test]
    fn lower_case_is_as_long_as_what_it_is_made_of() {
        for text in ["Чёрные СДАЛИСЬ", "WEISS İ ẞ Å", "№ 5"] {
            assert_eq!(lower(text).len(), text.len(), "{text}");
        }
    }
}
