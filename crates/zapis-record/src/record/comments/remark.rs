//! Text among the moves that cannot be a move: signs, prose, markup, commands outside braces.
//!
//! The reader decides by form alone, and only for text that is not plain movetext; whether the game continues after a
//! word is known only when it is played.

use std::ops::Range;

use zapis_chess::{Shape, announcement_len};

use crate::sorting::CompactSort;
use crate::text::{Span, fold};

use crate::record::issue::{Issue, IssueKind};
use crate::record::record_reader::surroundings::looks_like_a_move;
use crate::record::tape::{Item, ItemKind, Items, Tape};
use crate::record::words::characters::{n_digits, word_goes_on};
use crate::record::words::glyph::nag_of_glyph;
use crate::record::words::tower_words::tower_square;

/// Returns true if a word has no part of a move: no square, no castling, and no capture without a square.
#[must_use]
pub fn names_no_move(word: &str) -> bool {
    /// Longer words, in characters, are never damaged moves.
    const LONGEST_SPOILED: usize = 6;
    let folded: String = word.chars().map(fold).collect();
    let bytes = folded.as_bytes();
    let is_letter = |byte: u8| byte.is_ascii_alphabetic() || byte >= 0x80;
    let squares = word.char_indices().filter(|(at, _)| tower_square::<()>(&word.as_bytes()[*at..]).is_ok());
    let has_square =
        squares.count() > 0 || bytes.windows(2).any(|pair| matches!(pair, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8']));
    let has_digit_behind_letter = bytes.windows(2).any(|pair| is_letter(pair[0]) && pair[1].is_ascii_digit());
    let has_digit = bytes.iter().any(u8::is_ascii_digit);
    let is_of_moves = has_digit && bytes.iter().all(|byte| b"abcdefghKQRBNOPx=+#-12345678".contains(byte));
    let is_castling = bytes.iter().all(|byte| matches!(byte, b'O' | b'0' | b'o' | b'-' | b'+' | b'#'))
        && bytes.iter().any(|byte| matches!(byte, b'O' | b'0' | b'o'));
    let is_number = bytes.iter().all(u8::is_ascii_digit);
    let is_announced = || announcement_len(word) == Some(word.len());
    let is_in_braille = word.chars().any(|character| matches!(character, '\u{2800}'..='\u{28ff}'));
    !(has_square
        || has_digit_behind_letter && folded.chars().count() <= LONGEST_SPOILED
        || is_of_moves
        || is_castling
        || is_number
        || is_bare_capture(bytes)
        || Shape::is_null_word(&folded)
        || is_in_braille
        || looks_like_a_move(word)
        || is_announced())
}

/// Returns true if a word is a capture without a square: `QxQ`, `exd`, `ed`, `PxPch`.
fn is_bare_capture(word: &[u8]) -> bool {
    let end = word.iter().position(|byte| matches!(byte, b'+' | b'#' | b'!' | b'?' | b'=')).unwrap_or(word.len());
    let word = word[..end].strip_suffix(b"ch").unwrap_or(&word[..end]);
    let is_side = |byte: &u8| byte.is_ascii_uppercase() || matches!(byte, b'a'..=b'h');
    match word {
        [from @ b'a'..=b'h', to @ b'a'..=b'h'] => from.abs_diff(*to) == 1,
        [from, b'x' | b'X' | b':', to] => is_side(from) && is_side(to),
        [first, from, b'x' | b'X' | b':', to] => first.is_ascii_uppercase() && is_side(from) && is_side(to),
        _ => false,
    }
}

/// Returns true if a word is two files that are too far apart for a pawn to capture: `cf`.
#[must_use]
pub fn names_files_apart(word: &str) -> bool {
    matches!(word.as_bytes(), [from @ b'a'..=b'h', to @ b'a'..=b'h'] if from.abs_diff(*to) != 1)
}

/// Returns true if a character refers to a footnote. Daggers are not included: after a move they may mean check.
pub(crate) const fn is_footnote_mark(character: char) -> bool {
    matches!(character, '*' | '†' | '‡' | '§' | '¹' | '²' | '³' | '⁰'..='⁹')
}

/// Measures superscript figures at the end of a word, which refer to a footnote: `Nf3¹`.
pub(crate) fn high_figures_len(word: &str) -> usize {
    let is_high = |c: char| is_footnote_mark(c) && !c.is_ascii() && c.is_alphanumeric();
    word.len() - word.trim_end_matches(is_high).len()
}

/// Returns the place of such figures after a move.
pub(crate) fn high_figures(text: &str, place: Span) -> Option<Span> {
    let len = high_figures_len(&text[place.range()]);
    let start = place.end - u32::try_from(len).ok()?;
    (len > 0 && looks_like_a_move(&text[place.start as usize..start as usize])).then_some(Span { start, ..place })
}

/// Returns true if a word may be a move that was cut short: `N`, `Nf`, `e`, `Qx`.
#[must_use]
pub fn may_be_cut_short(word: &str) -> bool {
    let mut characters = word.chars().map(fold);
    let Some(first) = characters.next().filter(|first| first.is_alphabetic()) else { return false };
    let begins = first.is_uppercase() || matches!(first, 'a'..='h');
    begins
        && !names_files_apart(word)
        && word.chars().count() <= 3
        && characters.all(|c| matches!(c, 'a'..='h' | 'x' | '-' | ':' | '='))
}

/// Measures a remark that is recognized by its form at the start of a text.
pub(crate) fn measure(text: &str) -> Option<usize> {
    bracketed_len(text).or_else(|| evaluation_len(text.as_bytes()))
}

/// Measures markup, a command or a bracketed remark at the start of a text: `<br>`, `[%emt 0:01:02]`, `[#]`, `&nbsp;`,
/// `"novelty"`.
fn bracketed_len(text: &str) -> Option<usize> {
    const LONGEST: usize = 200;
    let close = match text.as_bytes().first()? {
        b'<' => '>',
        b'[' => ']',
        b'&' => ';',
        b'"' => '"',
        _ => return None,
    };
    let inner = &text[1..text.floor_char_boundary(LONGEST)];
    let len = inner.find([close, '\n', '\r', '{', '}']).filter(|len| *len > 0 && inner[*len..].starts_with(close))?;
    let inner = &inner[..len];
    let is_one = match close {
        ';' => inner.len() <= 8 && inner.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'#'),
        // With a bracket or a quotation mark in it, it is more likely a damaged tag pair.
        ']' if inner.contains(['[', '"']) => false,
        _ => inner.starts_with('%') || !inner.split_whitespace().any(looks_like_a_move),
    };
    is_one.then_some(len + 2)
}

/// Measures an evaluation outside braces at the start of a text: `+0.35`, `-1.20/14`.
fn evaluation_len(text: &[u8]) -> Option<usize> {
    let digits = |at: usize| n_digits(text.get(at..).unwrap_or_default());
    let whole = digits(1);
    let point = 1 + whole;
    let end = point + 1 + digits(point + 1);
    let is_one =
        matches!(text.first(), Some(b'+' | b'-')) && whole > 0 && text.get(point) == Some(&b'.') && end > point + 1;
    let depth = if text.get(end) == Some(&b'/') { digits(end + 1) } else { 0 };
    let end = if depth > 0 { end + 1 + depth } else { end };
    (is_one && !word_goes_on(&text[end..])).then_some(end)
}

/// Returns true if a stray character has a meaning: not a bracket or a quotation mark.
pub(crate) const fn is_said(character: char) -> bool {
    !matches!(character, '{' | '}' | '[' | ']' | '(' | ')' | '"' | '\0'..=' ' | '\u{7f}'..='\u{9f}' | '\u{feff}')
}

impl Tape {
    /// Returns the tape with some of its words as remarks, each separate.
    #[must_use]
    pub fn without_words(&self, words: &[u32]) -> Self {
        let mut tape = self.clone();
        tape.put_remarks(words.iter().map(|index| (*index as usize..*index as usize + 1, None)));
        tape
    }

    /// Turns each run of items into one remark: a comment without braces, or the sign it is.
    pub fn take_for_remarks(&mut self, text: &str, runs: &[Range<usize>]) {
        let spans = runs.iter().filter_map(|run| {
            let items = self.items.get(run.clone())?;
            Some(items.first()?.span.join(items.last()?.span))
        });
        let spans: Vec<_> = spans.collect();
        // A sign applies to the move before it: without one, `N` may be the knight.
        let is_behind_move = |run: &Range<usize>| {
            let before = run.start.checked_sub(1).and_then(|at| self.items.get(at));
            before.is_some_and(|item| !matches!(item.kind, ItemKind::VariationOpen | ItemKind::Number))
        };
        let nags: Vec<Option<u8>> = (runs.iter().zip(&spans))
            .map(|(run, span)| nag_of_glyph(&text[span.range()]).filter(|_| is_behind_move(run)))
            .collect();
        self.put_remarks(runs.iter().cloned().zip(nags.iter().copied()));
        // Issues within a remark are part of it.
        self.issues.retain(|issue| {
            let at = spans.partition_point(|span| span.end <= issue.span.start);
            spans.get(at).is_none_or(|span| issue.span.start < span.start)
        });
        for (span, nag) in spans.into_iter().zip(nags) {
            let kind = match nag {
                Some(nag) => IssueKind::SignInOtherForm { nag },
                None => IssueKind::Remark,
            };
            self.issues.push(Issue { kind, span });
        }
        // Issues at the end of a record stay there.
        self.issues.compact_sort_by_key(|issue| issue.span.start);
    }

    fn put_remarks(&mut self, runs: impl Iterator<Item = (Range<usize>, Option<u8>)>) {
        let old = std::mem::take(&mut self.items);
        let mut from = 0;
        self.has_variations = false;
        let mut keep = |items: &[Item], new: &mut Items| {
            for item in items {
                self.has_variations |= item.kind == ItemKind::VariationOpen;
                new.push(item.without_alternative());
            }
        };
        let mut new = Items::default();
        for (run, nag) in runs {
            let (Some(before), Some(items)) = (old.get(from..run.start), old.get(run.clone())) else { continue };
            let Some(span) = items.iter().map(|item| item.span).reduce(Span::join) else { continue };
            keep(before, &mut new);
            let kind = if nag.is_some() { ItemKind::Glyph } else { ItemKind::Comment };
            new.push(Item::new(kind, span));
            from = run.end;
        }
        keep(&old[from..], &mut new);
        self.items = new;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_without_a_square_names_no_move() {
        for word in ["D", "⊕", "etc", "Diagram", "»", "novelty", "excl", "next", "white", "0:01:02", "Diagram1", "идея"]
        {
            assert!(names_no_move(word), "{word}");
        }
        for word in [
            "Nf3",
            "Nz3",
            "Bb9",
            "O-O",
            "0-0-0",
            "oo",
            "QxQ",
            "exd",
            "ed",
            "PxPch",
            "RaxR",
            "P-K4",
            "5254",
            "Кf3",
            "е4",
            "⠑⠙",
            "(1)г4-б4+",
        ] {
            assert!(!names_no_move(word), "{word}");
        }
    }

    #[test]
    fn a_move_that_was_cut_short_is_a_letter_with_a_file() {
        assert!(["N", "Nf", "e", "Qx", "Rae", "К"].into_iter().all(may_be_cut_short));
        assert!(["etc", "⊕", "xx", "and", "be", "1", "novelty"].into_iter().all(|word| !may_be_cut_short(word)));
    }

    #[test]
    fn markup_and_commands_are_measured_up_to_their_bracket() {
        for (text, len) in [("<br> e5", 4), ("[%emt 0:01:02]", 14), ("[#]x", 3), ("&nbsp; e5", 6), ("[see game 5]", 12)]
        {
            assert_eq!(bracketed_len(text), Some(len), "{text}");
        }
        for text in ["<>", "<e5>", "[Nf6]", "[\n]", "<b", "& e5;", "[a {b}]", "[[Round \"11.3\"]"] {
            assert_eq!(bracketed_len(text), None, "{text}");
        }
    }
}
