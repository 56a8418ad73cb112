//! Positions of a page whose solutions are elsewhere, under the same numbers: each solution is moved after its
//! position.

use crate::text::Span;

use super::super::grammar::is_blank;
use super::Rewriting;
use super::line_items::lines;

/// A number that names a position or its solution: the offset of the line, the length of the label, and the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Label {
    line: usize,
    end: usize,
    number: u32,
}

/// The maximum length of a word before a number: `Aufgabe`, `Упражнение`.
const LONGEST_WORD: usize = 14;

/// Moves the solutions of a page after their positions, which are at `positions`. Returns `None` if there are no such
/// solutions.
pub(in crate::record::sheet) fn brought_together(text: &str, positions: &[Span]) -> Option<Rewriting> {
    let last = positions.last().filter(|_| positions.len() > 1)?.end as usize;
    let labels: Vec<Label> = lines(text).filter_map(|(start, line)| label(start, line)).collect();
    let behind = &labels[labels.partition_point(|label| label.line < last)..];
    // A number below a position may be its own: a solution is followed by moves.
    let is_solution = |at: usize| {
        let end = behind.get(at + 1).map_or(text.len(), |next| next.line);
        begins_line_of_play(&text[behind[at].end..end])
    };
    let first = (0..behind.len()).find(|at| is_solution(*at))?;
    let solutions = &behind[first..];
    let page_end = solutions.first()?.line;
    let numbers = numbers_of(&labels[..labels.partition_point(|label| label.line < page_end)], positions, text)?;
    let solution_of = |number: u32| {
        let at = solutions.iter().position(|label| label.number == number)?;
        let end = solutions.get(at + 1).map_or(text.len(), |next| next.line);
        Some((solutions[at], end))
    };
    let mut placed: Vec<(usize, Label, usize)> = Vec::new();
    for (index, number) in numbers.iter().enumerate() {
        if let Some((label, end)) = solution_of(number.number) {
            placed.push((index, label, end));
        }
    }
    // A single one may be the moves of the last position.
    if placed.len() < 2 {
        return None;
    }
    let mut plain = Rewriting::default();
    let mut kept = 0;
    for (index, number) in numbers.iter().enumerate() {
        // A separate number, or one on the line of its position, would be one of a move.
        if number.line >= kept && number.line <= positions[index].start as usize {
            plain.keep(text, kept, number.line);
            plain.say(&format!("№ {}\n", number.number), number.line, number.end);
            kept = number.end;
        }
        let next = numbers.get(index + 1).zip(positions.get(index + 1));
        let own_end = next.map_or(page_end, |(label, next)| end_of_own(*label, positions[index], *next, text));
        plain.keep(text, kept, own_end);
        kept = own_end;
        if let Some((_, solution, end)) = placed.iter().find(|(own, ..)| *own == index) {
            plain.say("\n", own_end, own_end);
            plain.keep(text, solution.end, *end);
            plain.say("\n\n", *end, *end);
        }
    }
    let is_placed = |label: &Label| placed.iter().any(|(_, solution, _)| solution == label);
    for (at, label) in solutions.iter().enumerate().filter(|(_, label)| !is_placed(label)) {
        plain.keep(text, label.line, solutions.get(at + 1).map_or(text.len(), |next| next.line));
    }
    Some(plain)
}

/// Returns the number of each position, above or below it, the same way for all of them.
fn numbers_of(labels: &[Label], positions: &[Span], text: &str) -> Option<Vec<Label>> {
    let above = |index: usize| {
        let from = index.checked_sub(1).map_or(0, |before| positions[before].end as usize);
        let mut between =
            labels.iter().filter(|label| label.line >= from && label.line < positions[index].end as usize);
        between.next_back().copied()
    };
    let below = |index: usize| {
        let to = positions.get(index + 1).map_or(text.len(), |next| next.start as usize);
        let mut between = labels.iter().filter(|label| label.line >= positions[index].end as usize && label.line < to);
        between.next().copied()
    };
    let all = |number: &dyn Fn(usize) -> Option<Label>| (0..positions.len()).map(number).collect::<Option<Vec<_>>>();
    let numbers = all(&above).or_else(|| all(&below))?;
    let mut known: Vec<u32> = numbers.iter().map(|label| label.number).collect();
    known.sort_unstable();
    known.dedup();
    (known.len() == numbers.len()).then_some(numbers)
}

/// Returns the end of the text of a position: the number of the next one, if it is above that, else the line before the
/// next.
fn end_of_own(label: Label, position: Span, next: Span, text: &str) -> usize {
    let is_above = (position.end..=next.start).contains(&u32::try_from(label.line).unwrap_or(u32::MAX));
    let line = text[..next.start as usize].rfind('\n').map_or(0, |at| at + 1);
    let end = if is_above { label.line } else { line };
    end.clamp(position.end as usize, next.start as usize)
}

/// Parses the label at the beginning of a line: `№ 1.`, `Diagram 12:`, `3)`.
fn label(start: usize, line: &str) -> Option<Label> {
    let body = line.trim_start_matches(|c: char| is_blank(c) || matches!(c, '*' | '#' | '_' | '(' | '['));
    let word = body.trim_start_matches(|c: char| c.is_alphabetic() || matches!(c, '№' | '°' | 'º' | '#' | '.'));
    let word_len = body.len() - word.len();
    let has_sign = line[..line.len() - body.len()].contains('#');
    let rest = word.trim_start_matches(|c: char| is_blank(c) || matches!(c, '№' | '#'));
    // A word directly followed by a digit is a move, or a square.
    let is_word = word_len > 0 && (rest.len() < word.len() || body[..word_len].ends_with(['№', '#', '.']));
    if word_len > 0 && (!is_word || body[..word_len].chars().count() > LONGEST_WORD) {
        return None;
    }
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if !(1..=3).contains(&digits) {
        return None;
    }
    let behind = &rest[digits..];
    let marks = behind.len() - behind.trim_start_matches(['.', ')', ']', ':', '*', '_']).len();
    let after = &behind[marks..];
    let is_named = word_len > 0 || has_sign;
    let is_item = is_named || marks > 0 && (after.is_empty() || after.starts_with(is_blank));
    if !is_item || behind[marks..].starts_with(|c: char| c.is_alphanumeric() && !is_named) || marks > 3 {
        return None;
    }
    let number = rest[..digits].parse().ok()?;
    let end = start + (line.len() - after.len());
    Some(Label { line: start, end, number })
}

/// Returns true if a text is moves, with at most a few words before them: `1.Лb7+`, `Троицкий. 1…Крf6`.
fn begins_line_of_play(text: &str) -> bool {
    let mut at = 0;
    while let Some(found) = text[at..].find('1') {
        at += found;
        let before = text[..at].chars().next_back();
        let dots = text[at + 1..].trim_start_matches(is_blank);
        let behind = dots.trim_start_matches(['.', '…']).trim_start();
        let is_number = before.is_none_or(|c| !c.is_alphanumeric()) && behind.len() < dots.trim_start().len();
        if is_number && behind.starts_with(char::is_alphabetic) {
            return true;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_numbers_with_a_sign_a_word_or_a_mark() {
        fn read(line: &str) -> Option<(u32, &str)> {
            label(0, line).map(|label| (label.number, &line[label.end..]))
        }
        for (line, expected) in [
            ("№ 1. А. Троицкий", Some((1, " А. Троицкий"))),
            ("№12", Some((12, ""))),
            ("Diagram 7: White to move", Some((7, " White to move"))),
            ("Nr. 3 Troitzky", Some((3, " Troitzky"))),
            ("2. 1.Кр:d2 Крf6", Some((2, " 1.Кр:d2 Крf6"))),
            ("3) 1.Kd2", Some((3, " 1.Kd2"))),
            ("1.Лb7+ Крf6", None),
            ("Лb6", None),
            ("Москва, 1984", None),
            ("1898", None),
        ] {
            assert_eq!(read(line), expected, "{line}");
        }
    }
}
