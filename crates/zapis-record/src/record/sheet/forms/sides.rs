//! White's moves and then Black's, each under its heading, across the page, or as a list of its own.

use super::super::figures;
use super::super::vocabulary::{languages, lower};
use super::Rewriting;
use super::line_items::{LineItem, LineItemKind, line_items, lines};

/// The minimum number of moves of one side in a list.
const FEWEST: usize = 3;

/// The content of a line about a side.
enum SideLine {
    /// `Белые:`, with or without moves after it.
    Head {
        is_white: bool,
        moves: Vec<(usize, usize)>,
    },
    /// Moves and numbers only.
    Moves(Vec<(usize, usize)>),
    Blank,
    /// Only the numbers of this many rows.
    Numbers(usize),
    Other,
}

/// Writes both sides' moves as numbered rows of one cell, White's first, if the text has them one side after the other.
pub(super) fn plain(text: &str) -> Option<Rewriting> {
    let parts: Vec<(usize, usize, SideLine)> =
        lines(text).map(|(start, line)| (start, start + line.len(), side_line(line, start))).collect();
    let (white, black, rest) = under_heads(&parts).or_else(|| two_blocks(&parts)).or_else(|| under_numbers(&parts))?;
    let is_pair = white.len() >= FEWEST && (white.len() == black.len() || white.len() == black.len() + 1);
    if !is_pair {
        return None;
    }
    let mut plain = Rewriting::default();
    for (start, end) in rest.above {
        plain.keep(text, start, end);
        plain.say("\n", end, end);
    }
    for side in [white, black] {
        plain.say("\n", side[0].0, side[0].0);
        for (number, (start, end)) in (1..).zip(side) {
            plain.say(&format!("{number}. "), start, start);
            plain.keep(text, start, end);
            plain.say("\n", end, end);
        }
    }
    for (start, end) in rest.below {
        plain.keep(text, start, end);
        plain.say("\n", end, end);
    }
    Some(plain)
}

type Places = Vec<(usize, usize)>;

struct OtherLines {
    above: Places,
    below: Places,
}

fn under_heads(parts: &[(usize, usize, SideLine)]) -> Option<(Places, Places, OtherLines)> {
    let mut sides: [Option<Places>; 2] = [None, None];
    let mut open: Option<usize> = None;
    let mut rest = OtherLines { above: Vec::new(), below: Vec::new() };
    for (start, end, line) in parts {
        match line {
            SideLine::Head { is_white, moves } => {
                let index = usize::from(!is_white);
                let n_known = |index: usize| sides[index].as_ref().map_or(0, Vec::len);
                // The rows continue in another block below, once both sides have had theirs.
                let goes_on = if *is_white { n_known(0) == n_known(1) } else { n_known(0) > n_known(1) };
                if n_known(index) > 0 && (moves.is_empty() || !goes_on) {
                    return None;
                }
                sides[index].get_or_insert_default().extend(moves);
                open = Some(index);
            }
            SideLine::Moves(moves) => sides[open?].as_mut()?.extend(moves),
            SideLine::Blank | SideLine::Numbers(_) => {}
            SideLine::Other if sides.iter().all(Option::is_none) => rest.above.push((*start, *end)),
            SideLine::Other => rest.below.push((*start, *end)),
        }
    }
    let [white, black] = sides;
    Some((white?, black?, rest))
}

/// Finds two blocks of one move a line, separated by an empty line, with nothing else.
fn two_blocks(parts: &[(usize, usize, SideLine)]) -> Option<(Places, Places, OtherLines)> {
    let mut blocks: Vec<Places> = Vec::new();
    let mut is_open = false;
    let mut rest = OtherLines { above: Vec::new(), below: Vec::new() };
    for (start, end, line) in parts {
        match line {
            // Text between two blocks separates them, unlike columns.
            SideLine::Moves(_) if !rest.below.is_empty() => return None,
            SideLine::Moves(moves) if moves.len() == 1 => {
                if !is_open {
                    blocks.push(Vec::new());
                }
                blocks.last_mut()?.extend(moves);
                is_open = true;
            }
            SideLine::Blank | SideLine::Numbers(_) => is_open = false,
            SideLine::Other if blocks.is_empty() => rest.above.push((*start, *end)),
            SideLine::Other => {
                is_open = false;
                rest.below.push((*start, *end));
            }
            _ => return None,
        }
    }
    let [white, black] = <[Places; 2]>::try_from(blocks).ok()?;
    (white.len() > FEWEST).then_some((white, black, rest))
}

/// Finds two lines of moves under each line of numbers, as many as it has: White's, and Black's, perhaps one fewer.
fn under_numbers(parts: &[(usize, usize, SideLine)]) -> Option<(Places, Places, OtherLines)> {
    let (mut white, mut black) = (Places::new(), Places::new());
    let mut rest = OtherLines { above: Vec::new(), below: Vec::new() };
    let mut lines = parts.iter().filter(|(.., line)| !matches!(line, SideLine::Blank));
    while let Some((start, end, line)) = lines.next() {
        match line {
            SideLine::Numbers(n_rows) => {
                let (Some((.., SideLine::Moves(first))), Some((.., SideLine::Moves(second)))) =
                    (lines.next(), lines.next())
                else {
                    return None;
                };
                let is_even = first.len() == *n_rows && (second.len() == *n_rows || second.len() + 1 == *n_rows);
                if !is_even || white.len() != black.len() {
                    return None;
                }
                white.extend(first);
                black.extend(second);
            }
            SideLine::Other if white.is_empty() => rest.above.push((*start, *end)),
            SideLine::Other => rest.below.push((*start, *end)),
            _ => return None,
        }
    }
    Some((white, black, rest))
}

fn side_line(line: &str, offset: usize) -> SideLine {
    let trimmed = line.trim();
    if trimmed.is_empty() {
        return SideLine::Blank;
    }
    if figures::result(trimmed).is_some_and(|(len, _)| len == trimmed.len()) {
        return SideLine::Other;
    }
    if let Some(n_numbers) = numbers_of(trimmed) {
        return SideLine::Numbers(n_numbers);
    }
    let start = trimmed.as_ptr() as usize - line.as_ptr() as usize;
    if let Some((is_white, moves)) = bare_head(trimmed, offset + start) {
        return SideLine::Head { is_white, moves };
    }
    if let Some((is_white, len)) = head(trimmed) {
        return match moves(&line[start + len..], offset + start + len) {
            Some(moves) => SideLine::Head { is_white, moves },
            None => SideLine::Other,
        };
    }
    match moves(line, offset) {
        Some(moves) if !moves.is_empty() => SideLine::Moves(moves),
        _ => SideLine::Other,
    }
}

/// Parses the word for a side at the beginning of a line, and the colon after it. Returns also their length.
fn head(line: &str) -> Option<(bool, usize)> {
    let body = line.trim_start_matches(['*', '#', ' ', '_', '<', '>', '"']);
    let lead = line.len() - body.len();
    let len = body.find(|c: char| !c.is_alphabetic()).unwrap_or(body.len());
    let word = lower(&body[..len]);
    let is_white = languages().iter().find_map(|words| match () {
        () if words.white.contains(&word) => Some(true),
        () if words.black.contains(&word) => Some(false),
        () => None,
    })?;
    let rest = &body[len..];
    let behind = rest.trim_start_matches([':', '*', ' ', '_', '.', '—', '-', '\t', '"']);
    let is_head = behind.is_empty() || rest.trim_start_matches(['*', ' ', '_', '"']).starts_with([':', '—', '-', '\t']);
    is_head.then_some((is_white, lead + len + rest.len() - behind.len()))
}

/// Parses a line across a page, `White e4 Nf3 Bb5`: the side, and its moves.
fn bare_head(line: &str, offset: usize) -> Option<(bool, Places)> {
    let (word, rest) = line.split_once([' ', '\t'])?;
    let is_white = super::super::vocabulary::side(word).filter(|_| word.chars().count() > 1)?;
    let moves = moves(rest, offset + line.len() - rest.len())?;
    (!moves.is_empty()).then_some((is_white, moves))
}

/// Counts the row numbers on a line that has nothing else, `No 1 2 3`; without a word, more than two.
fn numbers_of(line: &str) -> Option<usize> {
    let (mut n_numbers, mut n_words) = (0_usize, 0_usize);
    for item in line_items(line, 0) {
        let word = lower(&line[item.start..item.end]);
        match item.kind {
            LineItemKind::Number { .. } => n_numbers += 1,
            LineItemKind::Word if languages().iter().any(|words| words.number.contains(&word)) => n_words += 1,
            LineItemKind::Bar | LineItemKind::Sign => {}
            _ => return None,
        }
    }
    (n_words == 1 && n_numbers > 0 || n_words == 0 && n_numbers >= FEWEST).then_some(n_numbers)
}

/// Returns the places of the moves of a line that has only moves, numbers and signs.
fn moves(line: &str, offset: usize) -> Option<Places> {
    let items: Vec<LineItem> = line_items(line, offset);
    let mut places = Vec::new();
    for item in items {
        let word = &line[item.start - offset..item.end - offset];
        match item.kind {
            LineItemKind::Move => places.push((item.start, item.end)),
            LineItemKind::Word if super::move_shape::may_be_move(word) => places.push((item.start, item.end)),
            LineItemKind::Word | LineItemKind::Arrow | LineItemKind::Stamp => return None,
            _ => {}
        }
    }
    Some(places)
}
