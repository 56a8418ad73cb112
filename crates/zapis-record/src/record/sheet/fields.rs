//! The parts of a heading line beside the players: result, opening, round, place and date.

use crate::record::GameResult;
use crate::text::Span;

use super::dates::{self, FoundDate};
use super::figures;
use super::grammar::{is_blank, is_dash};
use super::players::is_edge;
use super::vocabulary::{self, HeadingKey, keys, languages, lower};

/// The maximum number of words of a line without players that gives a place and a date.
const MOST_WORDS: usize = 12;

/// Returns true if the rest of a line has a meaning: `г.` after a year has not.
pub(super) fn says_more(gap: &str) -> bool {
    let said = gap.trim_matches(|c| is_edge(c) || matches!(c, '(' | ')' | '[' | ']'));
    said.contains(char::is_alphanumeric) && !dates::says_year(said)
}

/// Trims signs from the edges of the rest of a line, except a bracket whose other one is in it.
pub(super) fn trimmed_gap(gap: Span, text: &str) -> Span {
    let said = gap.slice(text);
    let said = said.trim_matches(|c| is_edge(c) && c != '.');
    let opens = |text: &str| text.matches(['(', '[']).count();
    let closes = |text: &str| text.matches([')', ']']).count();
    let said = if opens(said) == closes(said) {
        said
    } else {
        said.trim_matches(|c| is_edge(c) && c != '.' || matches!(c, '(' | ')' | '[' | ']'))
    };
    let said = said.trim_start_matches(is_edge);
    let start = gap.start + narrow(said.as_ptr() as usize - gap.slice(text).as_ptr() as usize);
    Span { start, end: start + narrow(said.len()) }
}

/// Returns true if a place covers the text, except for signs.
pub(super) fn is_all(text: &str, place: &std::ops::Range<usize>) -> bool {
    let is_empty = |part: &str| !part.contains(char::is_alphanumeric);
    is_empty(&text[..place.start]) && is_empty(&text[place.end..])
}

/// Finds a separate result: after a blank or a bracket.
pub(super) fn result_in(text: &str) -> Option<(std::ops::Range<usize>, GameResult)> {
    let begins =
        |at: &usize| text[..*at].chars().next_back().is_none_or(|c| is_blank(c) || matches!(c, '(' | '[' | ','));
    let mut places = text.char_indices().map(|(at, _)| at).filter(begins);
    places.find_map(|at| figures::result(&text[at..]).map(|(len, result)| (at..at + len, result)))
}

/// Finds a separate opening code: `[D55]`.
pub(super) fn eco_in(text: &str) -> Option<std::ops::Range<usize>> {
    let bytes = text.as_bytes();
    let is_apart = |at: Option<usize>| {
        at.and_then(|at| bytes.get(at)).is_none_or(|byte| !byte.is_ascii_alphanumeric() && *byte < 0x80)
    };
    let at = bytes.windows(3).enumerate().position(|(at, code)| {
        matches!(code, [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']) && is_apart(at.checked_sub(1)) && is_apart(Some(at + 3))
    })?;
    Some(at..at + 3)
}

/// A round named on a line.
pub(super) struct FoundRound {
    pub(super) place: std::ops::Range<usize>,
    pub(super) number: std::ops::Range<usize>,
    /// Whether the text is more precise than the tag: `9-я партия матча`.
    pub(super) says_more: bool,
}

/// Finds a round with its number before the word: `9-я партия матча`, `5. Runde`, `3rd round`.
pub(super) fn round_in(text: &str) -> Option<FoundRound> {
    if let Some(found) = short_round_in(text) {
        return Some(found);
    }
    let lowered = lower(text);
    keys().iter().filter(|key| key.tag == "Round").find_map(|key| {
        let word: String = key.word.iter().collect();
        let at = vocabulary::find_word(&lowered, &word)?;
        let before = text[..at].trim_end_matches(|c: char| is_blank(c) || c == '.');
        let ordinal = before.rfind(|c: char| is_blank(c) || matches!(c, ',' | '.' | '(')).map_or(0, |at| at + 1);
        let ordinal = text.ceil_char_boundary(ordinal);
        let digits = before[ordinal..].bytes().take_while(u8::is_ascii_digit).count();
        let ending = before[ordinal + digits..].trim_start_matches(is_dash);
        let is_number =
            (1..=3).contains(&digits) && ending.chars().count() <= 3 && ending.chars().all(char::is_alphabetic);
        is_number.then(|| FoundRound {
            place: ordinal..at + word.len(),
            number: ordinal..ordinal + digits,
            says_more: key.says_more,
        })
    })
}

/// Finds a round that is the whole text: `R3`, `Rd. 3`.
fn short_round_in(text: &str) -> Option<FoundRound> {
    let said = text.trim_matches(is_edge);
    let start = text.find(said)?;
    let word = said.bytes().take_while(u8::is_ascii_alphabetic).count();
    let number = said[word..].trim_start_matches(|c| is_blank(c) || c == '.');
    let is_round = matches!(&*said[..word].to_ascii_lowercase(), "r" | "rd" | "rnd");
    let is_number = (1..=2).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    let end = start + said.len();
    (is_round && is_number).then(|| FoundRound { place: start..end, number: end - number.len()..end, says_more: false })
}

/// Finds a date and the place before it: `Москва, 22 мая 1850`, `Карлсбад 1929`, `(Москва, 1984)`.
pub(super) fn place_and_date(text: &str, is_heading: bool) -> Option<(FoundDate, Option<std::ops::Range<usize>>)> {
    let found = dates::date(text)?;
    let is_end = !says_more(&text[found.place.end..]);
    let ends_field = text[found.place.end..].trim_start().starts_with([',', '.', ';', ')', ']', ':', '(']);
    if !(is_end || is_heading && ends_field) || !is_heading && text.split_whitespace().count() > MOST_WORDS {
        return None;
    }
    let before = text[..found.place.start].trim_end_matches(|c| is_edge(c) && c != '.');
    let field = before.rfind([',', ';', ':', '(', '[', '|', '\t', ')']).map_or(0, |at| at + 1);
    // The period of an initial does not end a sentence, and a name with initials is not a town: `№ 1. А. Троицкий,
    // 1898`.
    let is_initial = |before: &str| {
        let mut letters = before.chars().rev();
        letters.next().is_some_and(char::is_uppercase) && letters.next().is_none_or(|c| !c.is_alphanumeric())
    };
    let mut stops = before[field..].rmatch_indices(". ").map(|(at, _)| at);
    let stop = stops.find(|at| *at > 2 && !is_initial(&before[field..field + at]));
    let field = field + stop.map_or(0, |at| at + 2);
    let town = before[field..].trim_matches(is_edge);
    let is_town = town.chars().next().is_some_and(char::is_uppercase)
        && !town.find(". ").is_some_and(|at| is_initial(&town[..at]))
        && town.split_whitespace().count() <= 3
        && !town.contains(|c: char| c.is_ascii_digit());
    if !is_heading && !is_town && !town.is_empty() {
        return None;
    }
    let start = field + before[field..].len() - before[field..].trim_start_matches(is_edge).len();
    Some((found, is_town.then(|| start..start + town.len())))
}

fn narrow(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(u32::MAX)
}

/// Finds the number of a round in a value, `11`, `3.2`, without the text after it.
pub(super) fn number_in(value: &str) -> std::ops::Range<usize> {
    let start = value.find(|c: char| c.is_ascii_digit()).unwrap_or(value.len());
    let number = &value[start..];
    let len = number.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(number.len());
    start..start + number[..len].trim_end_matches('.').len()
}

/// Returns true if a line is the head of a table: `№ | Белые | Чёрные`.
pub(super) fn is_column_head(lowered: &str) -> bool {
    let mut cells = lowered
        .split(|c: char| matches!(c, '|' | '\t' | ',' | ';') || c.is_whitespace())
        .map(|cell| cell.trim_matches(|c: char| matches!(c, '*' | ':' | '.')))
        .filter(|cell| !cell.is_empty())
        .peekable();
    let is_head = |cell: &str| {
        languages().iter().any(|words| {
            [&words.white, &words.black, &words.number].into_iter().flatten().any(|word| word.trim_matches('.') == cell)
        })
    };
    cells.peek().is_some() && cells.all(is_head)
}

/// Returns true if a list of pieces follows the dash after the name of a side.
pub(super) fn begins_list(key: &HeadingKey, letters: &[(usize, char)], from: usize) -> bool {
    const LONGEST: usize = 5;
    let first: String = letters[from.min(letters.len())..].iter().map(|(_, c)| *c).collect();
    let first = first.trim_start().split([',', ' ', ';', '.']).next().unwrap_or_default();
    let squares = first.as_bytes().windows(2).filter(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']));
    matches!(key.tag, "White" | "Black") && squares.count() == 1 && first.chars().count() <= LONGEST
}
