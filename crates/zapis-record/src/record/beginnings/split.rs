//! The beginnings of records, decided by local context alone.
//!
//! A *tag line* begins, after blanks, with `[Name "`; a line that begins with a name of the seven tag roster in
//! brackets counts too if its quote is missing. A record begins at a tag line unless the line before it belongs to a
//! tag section, and at every `[Event "` line after a blank line; blank lines, escape lines and `;` comments are skipped
//! when looking back. Lines `%zapis:` directly before a tag line begin its record, and so does prose after a blank line
//! and a result.
//!
//! Braces matter only if the line before is not a result, as inside a comment: there the next brace decides. A tag line
//! between `{` and the next brace, `}`, is in a comment; if the next brace opens another comment, or a record that
//! follows a result comes before it, the first one was never closed. So an unclosed comment can never swallow the next
//! records, and any process that reads any part of a file decides the same.

use memchr::{memchr, memchr2, memchr3, memrchr2, memrchr3};

use super::prose_before::start_of_prose;
use super::result_lines::{break_len, ends_with_result, is_blank};
use crate::record::tags::tag_line::{BYTE_ORDER_MARK, TagLine, behind_bracket, tag_line};
use crate::record::words::byte_class::is_control;
use crate::record::words::window;

/// Finds the start of the line of `at`, if only blanks come before it there.
fn line_start_if_only_blanks(bytes: &[u8], at: usize) -> Option<usize> {
    let mut start = at;
    while start > 0 {
        match bytes[start - 1] {
            b'\n' | b'\r' => return Some(start),
            b' ' | b'\t' => start -= 1,
            // Concatenated files keep the byte order marks of their parts.
            _ if bytes[..start].ends_with(BYTE_ORDER_MARK) => start -= BYTE_ORDER_MARK.len(),
            // After zeros, as a crash leaves them, a line begins again; after another control if no bracket comes
            // before it.
            0 => return Some(start),
            byte if is_control(byte) => {
                let before = bytes[..start].iter().rfind(|byte| matches!(byte, b'\n' | b'\r' | b'[' | 0));
                return (before != Some(&b'[')).then_some(start);
            }
            _ => return None,
        }
    }
    Some(0)
}

/// Returns true if a line, given without its break, continues the tag section: a tag line with only tag pairs on it, or
/// the last line of a pair that spans several lines.
fn continues_tags(line: &[u8]) -> bool {
    if line.ends_with(b"\"]") {
        return true;
    }
    // Most of these lines are moves: a pair, or the rest of one, has a quote or begins with a bracket.
    if memchr(b'"', line).is_none() && behind_bracket(line).is_none() {
        return false;
    }
    let trimmed = without_comment(line).trim_ascii_end();
    let ends_pair = trimmed.strip_suffix(b"]").is_some_and(|pair| pair.trim_ascii_end().ends_with(b"\""));
    if tag_line(line) == TagLine::No {
        return ends_pair;
    }
    // A pair that is not closed on its line still belongs to the section; after a closed one come moves.
    ends_pair || trimmed.ends_with(b"]") || !has_closed_pair(trimmed)
}

/// Removes a `;` comment after the last quote from the end of a line of tag pairs.
fn without_comment(line: &[u8]) -> &[u8] {
    let after_quote = memchr::memrchr(b'"', line).map_or(0, |at| at + 1);
    match memchr(b';', &line[after_quote..]) {
        Some(offset) => &line[..after_quote + offset],
        None => line,
    }
}

/// Returns true if a line contains `"` directly followed by `]`.
fn has_closed_pair(line: &[u8]) -> bool {
    memchr::memchr_iter(b']', line).any(|at| line[..at].trim_ascii_end().ends_with(b"\""))
}

/// Returns true if a line may be between tag pairs: blank, an escape line, or a comment to the end of the line.
fn is_transparent(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    matches!(line.first(), None | Some(b'%' | b';'))
}

/// Iterates over the pieces of `bytes`, which begin at a record start or at the beginning of a file.
///
/// Each piece but the first begins at a record start; the first may be text before any record.
#[derive(Clone, Debug)]
pub struct Pieces<'a> {
    bytes: &'a [u8],
    start: usize,
    /// The beginning of the next search for a tag line.
    search: usize,
    /// The end of the last line with only tag pairs, if the next line follows it directly.
    tags_end: Option<usize>,
    /// Whether the text continues after the bytes: a comment that is open at their end may be closed there.
    goes_on: bool,
}

impl<'a> Pieces<'a> {
    /// Splits `bytes` into pieces.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, start: 0, search: 0, tags_end: None, goes_on: false }
    }

    /// Splits bytes that are not all of a text, such as a record that is too long: a beginning that depends on a
    /// comment never being closed does not count.
    pub(crate) const fn of_text_that_goes_on(mut self) -> Self {
        self.goes_on = true;
        self
    }

    /// Finds the next record start after the current one.
    fn next_start(&mut self) -> Option<usize> {
        loop {
            self.pass_plain_tags();
            let bracket = self.search + memchr(b'[', &self.bytes[self.search..])?;
            self.search = bracket + 1;
            let Some(line_start) = line_start_if_only_blanks(self.bytes, bracket) else {
                // No other bracket on this line is the first on it.
                self.search += line_len(&self.bytes[self.search..])?;
                continue;
            };
            if tag_line(&self.bytes[line_start..]) == TagLine::No {
                continue;
            }
            let line_end = line_len(&self.bytes[bracket..]).map_or(self.bytes.len(), |len| bracket + len);
            // Most tag lines directly follow another; for the others the lines before are checked.
            let follows =
                self.tags_end.is_some_and(|end| matches!(&self.bytes[end..line_start], b"\n" | b"\r\n" | b"\r"));
            let beginning = if follows || line_start <= self.start {
                Beginning::None
            } else {
                begins_record(self.bytes, line_start)
            };
            if beginning == Beginning::UnlessInComment {
                match in_comment(self.bytes, self.start, line_start) {
                    InComment::UpTo(close) => {
                        (self.search, self.tags_end) = (close, None);
                        continue;
                    }
                    InComment::Unknown if self.goes_on => return None,
                    InComment::Unknown | InComment::No => {}
                }
            }
            self.tags_end = continues_tags(&self.bytes[line_start..line_end]).then_some(line_end);
            self.search = line_end;
            // The piece begins with the lines about its first record.
            let start = match beginning {
                Beginning::None => self.start,
                Beginning::Certain => with_lines_about(self.bytes, line_start),
                Beginning::UnlessInComment => start_of_prose(self.bytes, with_lines_about(self.bytes, line_start)),
            };
            if start > self.start {
                return Some(start);
            }
        }
    }

    /// Skips lines that end with a tag pair and directly follow such a line: they continue its section.
    #[inline]
    fn pass_plain_tags(&mut self) {
        let Some(mut end) = self.tags_end else { return };
        if end != self.search {
            return;
        }
        while let Some(next_end) = window::first_control(self.bytes, end + break_len_at(&self.bytes[end..])) {
            // Only a line with a break after it is complete, and a lone CR breaks one as well.
            if !self.bytes[end..next_end].ends_with(b"\"]") || break_len_at(&self.bytes[next_end..]) == 0 {
                break;
            }
            end = next_end;
        }
        (self.search, self.tags_end) = (end, Some(end));
    }
}

impl<'a> Iterator for Pieces<'a> {
    /// The offset of the piece, and its bytes.
    type Item = (usize, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        if self.start >= self.bytes.len() {
            return None;
        }
        let start = self.start;
        let end = self.next_start().unwrap_or(self.bytes.len());
        self.start = end;
        Some((start, &self.bytes[start..end]))
    }
}

/// Whether a record begins at a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Beginning {
    /// None begins.
    None,
    /// One begins, unless the line is in a comment.
    UnlessInComment,
    /// One begins: after the end of another, or at the beginning.
    Certain,
}

/// Whether a tag line is in a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum InComment {
    No,
    /// In one that ends after this place.
    UpTo(usize),
    /// In one that is open at the end of the known text.
    Unknown,
}

/// Returns whether a tag line is in a comment of the record that begins at `start`: the brace before it opens one, and
/// the next brace closes it before a record certainly begins.
fn in_comment(bytes: &[u8], start: usize, line_start: usize) -> InComment {
    let before = memrchr2(b'{', b'}', &bytes[start..line_start]).map(|at| bytes[start + at]);
    if before != Some(b'{') {
        return InComment::No;
    }
    let close = memchr2(b'{', b'}', &bytes[line_start..]).map(|at| line_start + at);
    let end = close.unwrap_or(bytes.len());
    let mut from = line_start + 1;
    while let Some(bracket) = memchr(b'[', &bytes[from..end]).map(|at| from + at) {
        from = bracket + 1;
        if let Some(line_start) = line_start_if_only_blanks(bytes, bracket)
            && begins_record(bytes, line_start) == Beginning::Certain
        {
            return InComment::No;
        }
    }
    match close {
        Some(close) if bytes[close] == b'}' => InComment::UpTo(close + 1),
        Some(_) => InComment::No,
        None => InComment::Unknown,
    }
}

/// Returns, by local context, whether a record begins at `line_start`, which must be the start of a line.
fn begins_record(bytes: &[u8], line_start: usize) -> Beginning {
    let kind = tag_line(&bytes[line_start..]);
    if kind == TagLine::No {
        return Beginning::None;
    }
    let mut after_blank = false;
    let mut end = line_start;
    while end > 0 {
        if bytes[end - 1] == 0 {
            return Beginning::UnlessInComment;
        }
        let line_end = end - break_len(&bytes[..end]);
        let start = memrchr3(b'\n', b'\r', 0, &bytes[..line_end]).map_or(0, |at| at + 1);
        if is_blank(&bytes[start..line_end]) {
            (after_blank, end) = (true, start);
            continue;
        }
        // Most of these lines are moves.
        let sign = memchr2(b'[', b'"', &bytes[start..line_end]);
        // A tag line may begin after a control.
        let bracket = sign.and_then(|sign| memchr(b'[', &bytes[start + sign..line_end]).map(|at| start + sign + at));
        let begins = bracket.and_then(|bracket| line_start_if_only_blanks(bytes, bracket));
        let line = &bytes[begins.unwrap_or(start)..line_end];
        // After a zero within a value of a tag it is not a comment.
        if !is_transparent(line) || start > 0 && bytes[start - 1] == 0 && continues_tags(line) {
            return if sign.is_some() && continues_tags(line) {
                if kind == TagLine::Event && after_blank { Beginning::Certain } else { Beginning::None }
            } else if ends_with_result(line) {
                Beginning::Certain
            } else {
                Beginning::UnlessInComment
            };
        }
        end = start;
    }
    Beginning::Certain
}

/// The beginning of lines with instructions for this program about a record.
const LINE_ABOUT: &[u8] = b"%zapis:";
const LONGEST_LINE_ABOUT: usize = 4096;
/// The maximum number of blank lines between such a line and the record.
const MOST_BLANK_LINES: usize = 4;

/// Includes the lines with instructions before the record that begins at `line_start`.
fn with_lines_about(bytes: &[u8], line_start: usize) -> usize {
    let (mut start, mut end) = (line_start, line_start);
    let mut n_blank = 0;
    while end > 0 && n_blank <= MOST_BLANK_LINES {
        let line_end = end - break_len(&bytes[..end]);
        // A longer line is blank or of another kind.
        let from = line_end.saturating_sub(LONGEST_LINE_ABOUT);
        let at = memrchr2(b'\n', b'\r', &bytes[from..line_end]).map_or(from, |at| from + at + 1);
        let line = &bytes[at..line_end];
        if at == from && from > 0 {
            break;
        } else if line.starts_with(LINE_ABOUT) {
            start = at;
        } else if line.trim_ascii().is_empty() {
            n_blank += 1;
        } else {
            break;
        }
        end = at;
    }
    start
}

/// Finds the end of the first line of `bytes`, or of its text before zeros.
fn line_len(bytes: &[u8]) -> Option<usize> {
    memchr3(b'\n', b'\r', 0, bytes)
}

/// Measures the line break at the start of `bytes`: CRLF is one break.
const fn break_len_at(bytes: &[u8]) -> usize {
    match bytes {
        [b'\r', b'\n', ..] => 2,
        [b'\n' | b'\r', ..] => 1,
        _ => 0,
    }
}

/// Finds the last place where a record certainly begins, so that `bytes`, which begin with a record, can be split
/// there.
///
/// Its first tag line is after `from`, before which lines about the record may be.
#[must_use]
pub fn last_record_start(bytes: &[u8], from: usize) -> Option<usize> {
    last_certain_start(bytes, from).or_else(|| last_known_start(bytes))
}

/// Finds the last record start that is certain whatever follows the text, one after another from the beginning: for
/// records without results.
#[cold]
fn last_known_start(bytes: &[u8]) -> Option<usize> {
    let mut last = None;
    let mut before = 0;
    for (start, _) in Pieces::new(bytes).skip(1) {
        let line_start = start + first_tag_line(&bytes[start..]);
        let is_known = begins_record(bytes, line_start) == Beginning::Certain
            || in_comment(bytes, before, line_start) != InComment::Unknown;
        if !is_known {
            break;
        }
        (last, before) = (Some(start), start);
    }
    last
}

/// Measures the lines about a record before its first tag line.
fn first_tag_line(bytes: &[u8]) -> usize {
    let mut at = 0;
    while tag_line(&bytes[at..]) == TagLine::No {
        let Some(len) = memchr2(b'\n', b'\r', &bytes[at..]) else { return 0 };
        at += len + 1;
    }
    at
}

fn last_certain_start(bytes: &[u8], from: usize) -> Option<usize> {
    let mut end = bytes.len();
    while let Some(bracket) = memchr::memrchr(b'[', &bytes[from..end]).map(|offset| from + offset) {
        if let Some(line_start) = line_start_if_only_blanks(bytes, bracket)
            && line_start > from
            && begins_record(bytes, line_start) == Beginning::Certain
        {
            let start = with_lines_about(bytes, line_start);
            if start > 0 {
                return Some(start);
            }
        }
        end = bracket;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts(text: &str) -> Vec<usize> {
        Pieces::new(text.as_bytes()).map(|(start, _)| start).collect()
    }

    #[test]
    fn lines_that_are_about_a_record_begin_it() {
        let one = "%zapis: ignore a\n%zapis: ignore b\n\n[Event \"a\"]\n\n1. e4 *\n";
        assert_eq!(starts(one), [0]);
        assert_eq!(starts(&one.repeat(3)), [0, one.len(), 2 * one.len()]);
        assert_eq!(last_record_start(one.repeat(3).as_bytes(), 0), Some(2 * one.len()));
        assert_eq!(last_record_start(one.as_bytes(), 0), None);
        // Lines about the record may have been searched before its tag line was read.
        let about = "e4 e5\n%zapis: ignore illegal-move\n[Event \"x\"]\n";
        assert_eq!(last_record_start(about.as_bytes(), 30), Some(6));
        let others = "[Event \"a\"]\n\n1. e4 *\n%zapis: ignore a\n% other\n[Event \"b\"]\n";
        assert_eq!(starts(others), [0, others.rfind('[').unwrap()]);
    }

    #[test]
    fn a_record_begins_at_a_tag_line_after_anything_but_a_tag_line() {
        let text = "[Event \"a\"]\n[Site \"b\"]\n\n1. e4 *\n[Event \"c\"]\n1. d4 *\n";
        assert_eq!(starts(text), [0, 32]);
    }

    #[test]
    fn an_event_line_after_a_blank_line_begins_a_record_even_when_the_one_before_has_no_moves() {
        assert_eq!(starts("[Event \"a\"]\n[Site \"b\"]\n\n[Event \"c\"]\n"), [0, 24]);
        assert_eq!(starts("[Event \"a\"]\r\r[Event \"c\"]\r"), [0, 13]);
        assert_eq!(starts("[Event \"a\"]\n\n[Site \"b\"]\n"), [0]);
    }

    #[test]
    fn an_unclosed_comment_does_not_swallow_the_next_record() {
        assert_eq!(starts("[Event \"a\"]\n\n1. e4 { oops\n\n[Event \"c\"]\n\n*"), [0, 27]);
    }

    #[test]
    fn comments_and_pairs_over_several_lines_do_not_end_a_tag_section() {
        assert_eq!(starts("[Event \"a\"]\n; [Round \"1\"]\n% note\n[White \"b\"]\n\n*\n"), [0]);
        assert_eq!(starts("[Event \"a\"]\n[\nSite \"?\"]\n[Date\n\"2020\" ]\n[White \"b\"]\n\n*\n"), [0]);
        assert_eq!(starts("[Event \"a\"]\n[Site \"on\nEarth\"]\n[White \"b\"]\n\n*\n"), [0]);
        assert_eq!(starts("[Event a]\n[White \"A\"\n[Black B\"]\n[Result \"*\"]\n\n*\n"), [0]);
    }

    #[test]
    fn a_comment_after_a_tag_pair_does_not_end_the_tag_section() {
        assert_eq!(starts("[Event \"a;\"]\n[Result \"0-1\"] ; note\n[WhiteElo \"2723\"]\n\n0-1\n"), [0]);
    }

    #[test]
    fn moves_on_the_line_of_a_tag_pair_end_the_tag_section() {
        assert_eq!(starts("[Variant \"x\"] 1. e4 {c}\n\n[Variant \"x\"]\n1. e4 *\n"), [0, 25]);
    }

    #[test]
    fn a_bracket_inside_prose_begins_nothing() {
        assert_eq!(starts("[Event \"a\"]\n\n{ see\n[in this case 9. Nxg2 wins]\n[%clk 1:00:00] } *"), [0]);
    }

    #[test]
    fn a_record_begins_where_the_lines_before_decide_it() {
        const LINES: [&str; 12] = [
            "[Event \"a\"]",
            "[Site \"b\"]",
            "[Site \"b\"] ",
            "",
            "1. e4 *",
            "{ \"]",
            "[x\"]",
            "[White \"c",
            "d\"]",
            "; [e \"]",
            "%",
            "[Round \"\t1\"] ; x",
        ];
        const BREAKS: [&str; 4] = ["\n", "\n", "\r\n", "\r"];
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |most: usize| random.usize(..most);
        for _ in 0..20_000 {
            let lines = (0..below(9)).map(|_| [LINES[below(LINES.len())], BREAKS[below(BREAKS.len())]].concat());
            let text = lines.collect::<String>();
            let bytes = text.as_bytes();
            let is_line_start = |at: &usize| {
                *at > 0 && break_len(&bytes[..*at]) > 0 && !(bytes[*at - 1] == b'\r' && bytes.get(*at) == Some(&b'\n'))
            };
            let begins = |at: &usize| begins_record(bytes, *at) != Beginning::None;
            let expected = (0..bytes.len()).filter(is_line_start).filter(begins);
            let found = starts(&text);
            assert_eq!(found.get(1..).unwrap_or_default(), expected.collect::<Vec<_>>(), "{text:?}");
        }
    }

    #[test]
    fn a_byte_order_mark_belongs_to_the_first_tag_line() {
        assert_eq!(starts("\u{feff}[Event \"a\"]\n[Site \"b\"]\n\n*\n"), [0]);
    }

    #[test]
    fn cutting_at_any_record_start_gives_the_same_pieces() {
        let text = "x\n[Event \"a\"]\n\n[Event \"b\"]\n[Site \"\"]\n\n1. e4 {\n[Event \"c\"]\n\n [Site \"d\"]\n} *\n\n\n[Site \"e\"]\n*";
        let whole = starts(text);
        for cut in 1..text.len() {
            let Some(at) = last_record_start(&text.as_bytes()[..cut], 0) else { continue };
            let mut pieces = starts(&text[..at]);
            pieces.extend(starts(&text[at..]).into_iter().map(|start| start + at));
            assert_eq!(pieces, whole, "cut before {cut} at {at}");
        }
    }

    #[test]
    fn a_tag_line_in_a_comment_that_is_closed_begins_nothing() {
        let one = "[Event \"a\"]\n\n1. e4 {see\n[White has 2 minutes left.]\n[Event \"b\"] 1999\n} e5 1-0\n\n";
        assert_eq!(starts(&one.repeat(3)), [0, one.len(), 2 * one.len()]);
        let next = |text: &str| [0, text.rfind("[Event").unwrap()];
        // If the next brace opens another comment, the first one was never closed.
        let text = "[Event \"a\"]\n\n1. e4 {\n[Event \"b\"]\n\n1. d4 {x} *\n";
        assert_eq!(starts(text), next(text));
        // The same if a record that follows a result comes first.
        let text = "[Event \"a\"]\n\n1. e4 { *\n[Event \"b\"]\n\n1. d4 } *\n";
        assert_eq!(starts(text), next(text));
    }

    #[test]
    fn records_are_the_same_wherever_they_are_cut() {
        const PARTS: [&str; 18] = [
            "[Event \"a\"]\n",
            "[Site \"b\"]\n",
            "[Site \"b\"]\n",
            "\n",
            "\n",
            "1. e4 ",
            "{",
            "}",
            "1-0\n",
            "*\n",
            "[White has 1 minute.]\n",
            "%zapis: x\n",
            "e5\n",
            "; {\n",
            "\0\0",
            "\u{1}",
            "Words\n",
            "%\u{1}",
        ];
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |most: usize| random.usize(..most);
        for _ in 0..2_000 {
            let text = (0..below(24)).map(|_| PARTS[below(PARTS.len())]).collect::<String>();
            let whole = starts(&text);
            for cut in 1..text.len() {
                let Some(at) = last_record_start(&text.as_bytes()[..cut], 0) else { continue };
                let mut pieces = starts(&text[..at]);
                pieces.extend(starts(&text[at..]).into_iter().map(|start| start + at));
                assert_eq!(pieces, whole, "{text:?} cut before {cut} at {at}");
            }
        }
    }
}
