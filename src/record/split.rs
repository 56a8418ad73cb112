//! Where a record begins, decided from local context alone.
//!
//! A *tag line* begins, after blanks, with `[Name "`; a line that begins with a name of the seven tag roster in
//! brackets counts too when its quote is missing. A record begins at a tag line whose previous non-blank line is not a
//! tag line, and at every `[Event "` line after a blank line. Comments do not matter: one unclosed brace can never
//! swallow the next record, and any process that reads any part of a file decides the same.

use memchr::{memchr, memchr2, memrchr2};

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";
const ROSTER: [&[u8]; 7] = [b"Event", b"Site", b"Date", b"Round", b"White", b"Black", b"Result"];
const LONGEST_NAME: usize = 255;

#[derive(Clone, Copy, PartialEq, Eq)]
enum TagLine {
    No,
    Other,
    Event,
}

/// Reads the beginning of a line.
fn tag_line(line: &[u8]) -> TagLine {
    let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
    let line = skip_blanks(line);
    let Some((b'[', line)) = line.split_first() else { return TagLine::No };
    let line = skip_blanks(line);
    let name_len = line.iter().take(LONGEST_NAME).take_while(|byte| is_name_byte(**byte)).count();
    let (name, after) = line.split_at(name_len);
    match skip_blanks(after).first() {
        Some(b'"') if name == b"Event" => TagLine::Event,
        Some(b'"') if name_len > 0 => TagLine::Other,
        _ if matches!(after.first(), Some(b' ' | b']')) && ROSTER.contains(&name) => TagLine::Other,
        _ => TagLine::No,
    }
}

const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

fn skip_blanks(line: &[u8]) -> &[u8] {
    let blanks = line.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    &line[blanks..]
}

const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

/// Finds the start of the line that `at` stands on, if only blanks stand before it there.
fn line_start_if_only_blanks(bytes: &[u8], at: usize) -> Option<usize> {
    let mut start = at;
    while start > 0 {
        match bytes[start - 1] {
            b'\n' | b'\r' => return Some(start),
            b' ' | b'\t' => start -= 1,
            _ => return (&bytes[..start] == BYTE_ORDER_MARK).then_some(0),
        }
    }
    Some(0)
}

/// Tells whether the blanks between two lines hold a blank line: two line breaks or more.
fn holds_blank_line(blanks: &[u8]) -> bool {
    let mut breaks = 0;
    let mut at = 0;
    while at < blanks.len() {
        match blanks[at] {
            b'\r' if blanks.get(at + 1) == Some(&b'\n') => {
                breaks += 1;
                at += 1;
            }
            b'\r' | b'\n' => breaks += 1,
            _ => {}
        }
        at += 1;
    }
    breaks > 1
}

/// Iterates over the pieces of `bytes`, which begin at a record start or at the beginning of a file.
///
/// Each piece but the first begins at a record start; the first may be text before any record.
#[derive(Clone, Debug)]
pub struct Pieces<'a> {
    bytes: &'a [u8],
    start: usize,
    /// Where the next search for a tag line begins.
    search: usize,
    /// Where the last tag line ends.
    last_tag_line_end: Option<usize>,
}

impl<'a> Pieces<'a> {
    /// Cuts `bytes` into pieces.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, start: 0, search: 0, last_tag_line_end: None }
    }

    /// Finds the next record start after the current one.
    fn next_start(&mut self) -> Option<usize> {
        while let Some(offset) = memchr(b'[', &self.bytes[self.search..]) {
            let bracket = self.search + offset;
            self.search = bracket + 1;
            let Some(line_start) = line_start_if_only_blanks(self.bytes, bracket) else { continue };
            let kind = tag_line(&self.bytes[line_start..]);
            if kind == TagLine::No {
                continue;
            }
            let continues = self.last_tag_line_end.is_some_and(|end| {
                let gap = &self.bytes[end..line_start.max(end)];
                gap.iter().all(|byte| is_blank(*byte)) && !(kind == TagLine::Event && holds_blank_line(gap))
            });
            let line_end = memchr2(b'\n', b'\r', &self.bytes[bracket..]).map_or(self.bytes.len(), |len| bracket + len);
            self.last_tag_line_end = Some(line_end);
            self.search = line_end;
            if !continues && line_start > self.start {
                return Some(line_start);
            }
        }
        None
    }
}

impl<'a> Iterator for Pieces<'a> {
    /// Where the piece begins, and its bytes.
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

/// Tells, from local context, whether a record begins at `line_start`, which must be the start of a line.
fn begins_record(bytes: &[u8], line_start: usize) -> bool {
    let kind = tag_line(&bytes[line_start..]);
    if kind == TagLine::No {
        return false;
    }
    let blanks = bytes[..line_start].iter().rev().take_while(|byte| is_blank(**byte)).count();
    let before = line_start - blanks;
    if before == 0 {
        return true;
    }
    let previous_start = memrchr2(b'\n', b'\r', &bytes[..before]).map_or(0, |at| at + 1);
    // The whole line is read, with the blanks at its end, as `Pieces` reads it.
    tag_line(&bytes[previous_start..]) == TagLine::No
        || (kind == TagLine::Event && holds_blank_line(&bytes[before..line_start]))
}

/// Finds the last place after `from` where a record certainly begins, so that `bytes` can be cut there.
#[must_use]
pub fn last_record_start(bytes: &[u8], from: usize) -> Option<usize> {
    let mut end = bytes.len();
    while let Some(bracket) = memchr::memrchr(b'[', &bytes[from..end]).map(|offset| from + offset) {
        if let Some(line_start) = line_start_if_only_blanks(bytes, bracket)
            && line_start > from
            && begins_record(bytes, line_start)
        {
            return Some(line_start);
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
    fn a_bracket_inside_prose_begins_nothing() {
        assert_eq!(starts("[Event \"a\"]\n\n{ see\n[in this case 9. Nxg2 wins]\n[%clk 1:00:00] } *"), [0]);
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
}
