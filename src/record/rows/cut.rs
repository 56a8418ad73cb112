//! Where a row of a table ends.

use super::format::RowFormat;

/// What a row takes of the bytes that begin with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RowEnd {
    /// The bytes of the row itself.
    pub(super) len: usize,
    /// The row with what separates it from the next one.
    pub(super) with_separator: usize,
}

/// Finds the end of the row that begins the bytes; nothing where more of it is to be read.
pub(super) fn row_end(bytes: &[u8], format: RowFormat, n_columns: usize, is_last: bool) -> Option<RowEnd> {
    match format {
        RowFormat::JsonLines | RowFormat::Numbered => line_end(bytes, is_last),
        RowFormat::Separated(delimiter) => separated_end(bytes, delimiter, n_columns, is_last),
        RowFormat::Json => json_end(bytes, is_last),
    }
}

/// The quote that closes a cell of CSV.
pub(super) enum ClosingQuote {
    /// It stands before this place, where the cell ends.
    Before(usize),
    /// Something stands behind it, at this place.
    Misplaced(usize),
    Missing,
}

/// Finds the quote that closes a cell of CSV, from the place behind the one that opens it; two quotes are one of the text.
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

/// Finds the end of a row of CSV. A quote that is never closed, or is followed by something, is reported later; where it
/// was opened the row ends with the first line behind which another whole row stands.
fn separated_end(bytes: &[u8], delimiter: u8, n_columns: usize, is_last: bool) -> Option<RowEnd> {
    let mut at = 0;
    loop {
        // At the beginning of a cell.
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

/// Ends a row whose quote is not closed as it should be: before the first line that has all cells of a row.
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

/// Finds the end of a value of JSON, and of the comma and the blanks behind it.
fn json_end(bytes: &[u8], is_last: bool) -> Option<RowEnd> {
    let (mut depth, mut at) = (0_usize, 0);
    let mut len = None;
    while let Some(next) = memchr::memchr3(b'"', b'{', b'}', &bytes[at..]).map(|next| at + next) {
        at = next + 1;
        match bytes[next] {
            b'"' => at = string_end(bytes, at)?.min(bytes.len()),
            b'{' => depth += 1,
            _ => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    len = Some(at);
                    break;
                }
            }
        }
    }
    let all = RowEnd { len: bytes.len(), with_separator: bytes.len() };
    let Some(len) = len else { return is_last.then_some(all) };
    let is_between = |byte: &u8| byte.is_ascii_whitespace() || *byte == b',';
    let separator = bytes[len..].iter().take_while(|byte| is_between(byte)).count();
    if len + separator == bytes.len() && !is_last {
        return None;
    }
    // What closes the list ends the table.
    let is_closed = matches!(bytes.get(len + separator), Some(b']'));
    Some(RowEnd { len, with_separator: if is_closed { bytes.len() } else { len + separator } })
}

fn string_end(bytes: &[u8], mut at: usize) -> Option<usize> {
    while let Some(next) = memchr::memchr2(b'"', b'\\', bytes.get(at..)?) {
        if bytes[at + next] == b'"' {
            return Some(at + next + 1);
        }
        at += next + 2;
    }
    Some(bytes.len())
}
