//! The end of a row of a table.

use serde::de::IgnoredAny;

use super::format::{RowFormat, RowShape};
use super::json_scan::next_quote_or_backslash;

/// The length of the first row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowEnd {
    /// The length of the row itself, in bytes.
    pub(super) len: usize,
    /// The length with the separator from the next row.
    pub(super) with_separator: usize,
}

/// Finds the end of the first row. Returns `None` if more bytes are needed.
pub(super) fn row_end(bytes: &[u8], shape: &RowShape, is_last: bool) -> Option<RowEnd> {
    match shape.format {
        RowFormat::JsonLines | RowFormat::Numbered | RowFormat::Positions => line_end(bytes, is_last),
        RowFormat::Separated(delimiter) => separated_end(bytes, delimiter, shape.n_columns, is_last),
        RowFormat::Json => json_end(bytes, shape, is_last),
    }
}

/// The quote that closes a cell of CSV.
pub(super) enum ClosingQuote {
    /// It is before this offset, where the cell ends.
    Before(usize),
    /// It is followed by other text, at this offset.
    Misplaced(usize),
    Missing,
}

/// Finds the quote that closes a cell of CSV, from the offset after its opening quote; a doubled quote is part of the
/// text.
pub(super) fn closing_quote(bytes: &[u8], mut at: usize, delimiter: u8) -> ClosingQuote {
    while let Some(quote) = memchr::memchr(b'"', &bytes[at..]) {
        at += quote + 1;
        match bytes.get(at) {
            Some(b'"') => at += 1,
            Some(byte) if *byte != delimiter && !matches!(byte, b'\n' | b'\r') => return ClosingQuote::Misplaced(at),
            _ => return ClosingQuote::Before(at),
        }
    }
    ClosingQuote::Missing
}

fn line_end(bytes: &[u8], is_last: bool) -> Option<RowEnd> {
    match memchr::memchr(b'\n', bytes) {
        Some(at) => Some(RowEnd { len: at, with_separator: at + 1 }),
        None => is_last.then_some(RowEnd { len: bytes.len(), with_separator: bytes.len() }),
    }
}

/// Finds the end of a row of CSV. A quote that is never closed, or has text after it, is reported later; the row with
/// it ends before the first line that is followed by a complete row.
fn separated_end(bytes: &[u8], delimiter: u8, n_columns: usize, is_last: bool) -> Option<RowEnd> {
    // Most rows have no quote before their line ends.
    let line = memchr::memchr(b'\n', bytes).map(|end| &bytes[..end]);
    if let Some(line) = line.filter(|line| memchr::memchr(b'"', line).is_none()) {
        return Some(RowEnd { len: line.len(), with_separator: line.len() + 1 });
    }
    let mut at = 0;
    loop {
        if bytes.get(at) == Some(&b'"') {
            match closing_quote(bytes, at + 1, delimiter) {
                ClosingQuote::Before(end) if end < bytes.len() || is_last => at = end,
                ClosingQuote::Misplaced(_) => return Some(end_without_quote(bytes, at, delimiter, n_columns)),
                ClosingQuote::Missing if is_last => return Some(end_without_quote(bytes, at, delimiter, n_columns)),
                ClosingQuote::Before(_) | ClosingQuote::Missing => return None,
            }
        }
        let Some(end) = memchr::memchr2(delimiter, b'\n', &bytes[at..]) else {
            return is_last.then_some(RowEnd { len: bytes.len(), with_separator: bytes.len() });
        };
        at += end + 1;
        if bytes[at - 1] == b'\n' {
            return Some(RowEnd { len: at - 1, with_separator: at });
        }
    }
}

/// Ends a row whose quote is not closed properly before the first line that has all cells of a row.
fn end_without_quote(bytes: &[u8], opened: usize, delimiter: u8, n_columns: usize) -> RowEnd {
    let mut first = None;
    let mut from = opened;
    while let Some(at) = memchr::memchr(b'\n', &bytes[from..]).map(|at| from + at) {
        first = first.or(Some(at));
        let next = &bytes[at + 1..];
        let next = &next[..memchr::memchr(b'\n', next).unwrap_or(next.len())];
        if memchr::memchr_iter(delimiter, next).count() + 1 >= n_columns {
            return RowEnd { len: at, with_separator: at + 1 };
        }
        from = at + 1;
    }
    let len = first.unwrap_or(bytes.len());
    RowEnd { len, with_separator: bytes.len().min(len + 1) }
}

/// A row that is not closed within this many bytes may lack its closing bracket or quote.
const LONG: usize = 1 << 18;

/// Finds the end of a JSON value, and of the comma and blanks after it. A damaged value ends where the next row clearly
/// begins.
fn json_end(bytes: &[u8], shape: &RowShape, is_last: bool) -> Option<RowEnd> {
    let closed = value_end(bytes);
    let limit = closed.unwrap_or(bytes.len());
    let is_over = closed.is_some() || is_last || bytes.len() >= LONG;
    if is_over
        && let Some(next) = next_row(&bytes[..limit], shape)
        && closed.is_none_or(|end| serde_json::from_slice::<IgnoredAny>(&bytes[..end]).is_err())
    {
        let is_between = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
        let len = bytes[..next].iter().rposition(|byte| !is_between(byte)).map_or(next, |last| last + 1);
        return Some(RowEnd { len, with_separator: next });
    }
    let all = RowEnd { len: bytes.len(), with_separator: bytes.len() };
    let Some(len) = closed else { return is_last.then_some(all) };
    let is_between = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
    let separator = bytes[len..].iter().take_while(|byte| is_between(byte)).count();
    if len + separator == bytes.len() && !is_last {
        return None;
    }
    // The bracket that closes the list ends the table.
    let is_closed = matches!(bytes.get(len + separator), Some(b']'));
    Some(RowEnd { len, with_separator: if is_closed { bytes.len() } else { len + separator } })
}

/// Finds the closing bracket of a JSON object or list.
fn value_end(bytes: &[u8]) -> Option<usize> {
    let [open, close] = if bytes.first() == Some(&b'[') { [b'[', b']'] } else { [b'{', b'}'] };
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(next) = memchr::memchr3(b'"', open, close, &bytes[at..]).map(|next| at + next) {
        at = next + 1;
        if bytes[next] == b'"' {
            at = string_end(bytes, at)?;
        } else if bytes[next] == open {
            depth += 1;
        } else {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

fn string_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    while let Some(next) = next_quote_or_backslash(bytes, at) {
        if bytes[next] == b'"' {
            return Some(next + 1);
        }
        at = next + 2;
    }
    None
}

/// Finds where another row clearly begins after the first byte: the opening bracket at the beginning of a line or after
/// a comma, the beginning that all rows share, and further on the key of the moves.
fn next_row(bytes: &[u8], shape: &RowShape) -> Option<usize> {
    if shape.beginning.needle().is_empty() {
        return None;
    }
    let open = if shape.beginning.needle().len() > 1 { b'{' } else { b'[' };
    let last_of = |bytes: &[u8]| bytes.iter().rposition(|byte| !byte.is_ascii_whitespace());
    shape.beginning.find_iter(bytes).find_map(|key| {
        let at = last_of(&bytes[..key]).filter(|at| *at > 0 && bytes[*at] == open)?;
        let before = last_of(&bytes[..at])?;
        let begins = bytes[before] == b',' || bytes[before..at].contains(&b'\n');
        let has_moves = || memchr::memmem::find(&bytes[at..], &shape.moves_key).is_some();
        (begins && has_moves()).then_some(at)
    })
}
