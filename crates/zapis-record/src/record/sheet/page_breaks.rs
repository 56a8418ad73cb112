//! Text that continues after the end of a line or a page: brackets, moves, rows around the number of a page.

use crate::record::record_reader::brackets::begins_line;

use super::grammar::{self, is_blank, is_dash};
use super::vocabulary::lower;
use super::word_end::goes_on;
use super::words::{self, Looks};

/// The maximum distance between brackets.
const LONGEST_ASIDE: usize = 16_000;
/// The maximum distance between the brackets of a variation with an empty line in it.
const LONGEST_OVER_PAGES: usize = 1_000;

/// Finds for each opening bracket of a text the closing one, if that is near.
pub(super) fn brackets(text: &str) -> Vec<(u32, u32)> {
    let mut open: Vec<(u8, usize)> = Vec::new();
    let mut last_empty_line = 0;
    let mut pairs = Vec::new();
    let narrow = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    for (at, byte) in text.bytes().enumerate() {
        let opening = match byte {
            b'(' | b'[' | b'{' => {
                open.push((byte, at));
                continue;
            }
            b')' => b'(',
            b']' => b'[',
            b'}' => b'{',
            // An empty line ends every bracket, except those of variations, which may continue after a page.
            b'\n' if text[..at].trim_end_matches([' ', '\t', '\r']).ends_with('\n') => {
                last_empty_line = at;
                open.retain(|(sign, at)| *sign != b'{' && begins_line(&text[at + 1..]));
                continue;
            }
            _ => continue,
        };
        // A bracket of another kind may have been left open: only the last few are checked.
        let Some(behind) = open.iter().rev().take(4).position(|(sign, _)| *sign == opening) else { continue };
        let index = open.len() - 1 - behind;
        let (_, start) = open[index];
        open.truncate(index);
        let longest = if start < last_empty_line { LONGEST_OVER_PAGES } else { LONGEST_ASIDE };
        if at - start <= longest {
            pairs.push((narrow(start), narrow(at + 1)));
        }
    }
    pairs.sort_unstable();
    pairs
}

/// Measures the number of a page, `57` or `– 57 –`, alone between empty lines, with what separates it from the next
/// line. Returns also whether the text continues there in the middle of a row or a sentence.
pub(super) fn page_number(text: &str, row: u32) -> Option<(usize, bool)> {
    let is_beside = |c: char| is_dash(c) || is_blank(c);
    let figures = text.trim_start_matches(is_beside);
    let digits = figures.bytes().take_while(u8::is_ascii_digit).count();
    let number: u32 = figures[..digits].parse().ok().filter(|_| digits <= 3)?;
    let end = figures[digits..].trim_start_matches(is_beside);
    let beside = [&text[..text.len() - figures.len()], &figures[digits..figures.len() - end.len()]];
    let has_dashes = beside.iter().all(|part| part.contains(is_dash));
    if !has_dashes && figures.len() < text.len() {
        return None;
    }
    let behind = end.trim_start();
    let between = &end[..end.len() - behind.len()];
    // In columns with empty lines between their cells, row numbers look like this.
    let is_page = between.matches('\n').count() > 1 && (has_dashes || !(row..=row + 1).contains(&number));
    let word = &behind[..behind.find(|c: char| c.is_whitespace()).unwrap_or(behind.len())];
    let begins_game = word.starts_with("1.") && !word.starts_with("1...");
    let goes_on = word.starts_with(char::is_lowercase)
        || !begins_game && grammar::row_number(word).is_ok_and(|(_, number)| number.ends_with(['.', '…']))
        || words::looks(words::without_stops(word)) == Looks::Move;
    is_page.then_some((text.len() - behind.len(), goes_on))
}

/// Measures the caption of a diagram that is a whole line: `Diagram 12`, `Диаграмма № 5`.
pub(super) fn caption(text: &str) -> Option<usize> {
    let line = text[..text.find(['\n', '\r']).unwrap_or(text.len())].trim_end();
    let mut words = line.split_whitespace();
    // The word has one root in every language of the table.
    let names_diagram =
        words.next().map(lower).is_some_and(|word| word.starts_with("diagr") || word.starts_with("диагр"));
    let is_number =
        |word: &str| word.starts_with(['№', '#', 'n', 'N']) || word.starts_with(|c: char| c.is_ascii_digit());
    let mut behind = words.by_ref().take(3);
    let is_caption = names_diagram && behind.all(|word| word.len() <= 4 && is_number(word)) && words.next().is_none();
    is_caption.then_some(line.len())
}

/// Measures a move that continues after the end of a line: before or after its dash or its sign of capture. Only if
/// moves are written with dashes may a line begin with one.
pub(super) fn broken_move(rest: &str, has_dashes: bool) -> Option<usize> {
    const LONGEST: usize = 12;
    let line_end = rest.char_indices().take(LONGEST).find(|(_, c)| matches!(c, '\n' | '\r'))?.0;
    let head = rest[..line_end].trim_end_matches(is_blank);
    let next = rest[line_end..].trim_start();
    let start = rest.len() - next.len();
    // Nothing continues over an empty line.
    if rest[line_end..start].matches('\n').count() > 1 {
        return None;
    }
    let is_sign = |c: char| is_dash(c) && c != '_' || matches!(c, ':' | 'x' | '×');
    let takes = next.strip_prefix('x').is_some_and(|behind| behind.starts_with(is_blank));
    let begins = next.starts_with(is_dash) && has_dashes || next.starts_with([':', '×']) || takes;
    if !(head.ends_with(is_sign) || begins) {
        return None;
    }
    let tail = &next[..next.char_indices().nth(LONGEST).map_or(next.len(), |(at, _)| at)];
    let joined = format!("{head}{tail}");
    let read = grammar::long_move(&joined)
        .or_else(|_| grammar::spaced_capture(&joined))
        .or_else(|_| grammar::castling(&joined));
    let len = joined.len() - read.ok()?.0.len();
    (len > head.len() && !goes_on(&joined[len..])).then(|| start + len - head.len())
}
