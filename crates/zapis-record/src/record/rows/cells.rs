//! The cells of a row, with their places and a map from their text to the source.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::de::IgnoredAny;

use crate::text::Span;

use super::cut::{ClosingQuote, closing_quote};
use super::json_scan::{JsonScan, JsonValue, ValueKind, copied_words, next_backslash};
use crate::record::record_reader::rewriting::Rewriting;

/// How text is written into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::record) enum Quoting {
    /// As it is, between these separators.
    Separated(u8),
    Json,
}

impl Quoting {
    /// Returns text as it is written in a cell. Returns `None` if more than the cell would have to change.
    pub(in crate::record) fn quoted(self, text: &str) -> Option<String> {
        match self {
            Self::Separated(delimiter) => {
                let is_plain = |byte: u8| byte != delimiter && !matches!(byte, b'"' | b'\n' | b'\r');
                text.bytes().all(is_plain).then(|| text.to_owned())
            }
            Self::Json => {
                let quoted = serde_json::to_string(text).ok()?;
                Some(quoted.get(1..quoted.len() - 1)?.to_owned())
            }
        }
    }
}

/// A piece of the text of a cell.
#[derive(Clone, Copy, Debug)]
struct CellSegment {
    /// Its offset in the text of the cell.
    start: usize,
    /// Its place in the row.
    place: Span,
    is_kept: bool,
}

/// A cell: its text and its place.
#[derive(Clone, Debug, Default)]
pub(super) struct TableCell<'a> {
    /// The name of its column, or the keys that lead to it, joined by dots.
    pub(super) name: Cow<'a, str>,
    pub(super) text: Cow<'a, str>,
    /// The place of its content.
    pub(super) place: Span,
    /// The pieces of its text, if that differs from its content.
    segments: Vec<CellSegment>,
    pub(super) is_list: bool,
    /// For a list of words that have neither blanks nor commas nor escapes, the number of bytes between any two.
    words: Option<u8>,
    /// The number of its column, if that is known.
    pub(super) column: Option<usize>,
}

impl<'a> TableCell<'a> {
    fn push(&mut self, row: &str, from: usize, to: usize) {
        if from < to {
            self.segments.push(CellSegment { start: self.text.len(), place: Span::of(from..to), is_kept: true });
            self.text.to_mut().push_str(&row[from..to]);
        }
    }

    fn push_escaped(&mut self, said: char, from: usize, to: usize) {
        self.segments.push(CellSegment { start: self.text.len(), place: Span::of(from..to), is_kept: false });
        self.text.to_mut().push(said);
    }

    /// Reads a cell without quotes or escapes.
    pub(super) fn plain(name: impl Into<Cow<'a, str>>, row: &'a str, from: usize, to: usize) -> Self {
        let text = Cow::Borrowed(&row[from..to]);
        Self { name: name.into(), text, place: Span::of(from..to), ..Self::default() }
    }

    pub(super) fn in_column(self, column: Option<usize>) -> Self {
        Self { column, ..self }
    }

    /// Reads a cell of CSV from its bytes, including quotes.
    fn of_csv(name: &'a str, row: &'a str, from: usize, to: usize) -> Self {
        let Some(inner) = row[from..to].strip_prefix('"').and_then(|inner| inner.strip_suffix('"')) else {
            return Self::plain(name, row, from, to);
        };
        let (mut at, end) = (from + 1, to - 1);
        let Some(first) = inner.find("\"\"") else { return Self::plain(name, row, at, end) };
        let mut cell = Self { name: name.into(), place: Span::of(at..end), ..Self::default() };
        let mut next = Some(at + first);
        while let Some(quote) = next {
            cell.push(row, at, quote);
            cell.push_escaped('"', quote, quote + 2);
            at = quote + 2;
            next = row[at..end].find("\"\"").map(|quote| at + quote);
        }
        cell.push(row, at, end);
        cell
    }

    /// Reads a JSON value.
    fn of_json(name: Cow<'a, str>, row: &'a str, value: JsonValue) -> Self {
        let place = value.place;
        let (from, to) = (place.start as usize, place.end as usize);
        match value.kind {
            ValueKind::Text | ValueKind::Literal | ValueKind::Object => Self::plain(name, row, from, to),
            ValueKind::Null => Self { name, place, ..Self::default() },
            ValueKind::List => Self { name, place, is_list: true, ..Self::default() },
            ValueKind::Words(between) => Self { name, place, is_list: true, words: Some(between), ..Self::default() },
            ValueKind::Escaped => {
                let mut cell = Self { name, place, ..Self::default() };
                cell.unescape(row, from, to);
                cell
            }
        }
    }

    /// Returns the values of a list, and nothing of another cell.
    pub(super) fn values(&self, row: &'a str) -> impl Iterator<Item = JsonValue> + use<'a> {
        let mut scan = JsonScan::new(row, self.place.start as usize + 1);
        let mut goes_on = self.is_list && scan.peek() != Some(b']');
        std::iter::from_fn(move || {
            let value = if goes_on { scan.whole_value()? } else { return None };
            goes_on = scan.goes_on(b']')?;
            Some(value)
        })
    }

    /// Returns the values of a list as cells, and nothing of another cell.
    pub(super) fn list(&self, row: &'a str) -> Vec<Self> {
        self.values(row).map(|value| Self::of_json(Cow::Borrowed(""), row, value)).collect()
    }

    /// Reads text with escapes.
    fn unescape(&mut self, row: &str, mut at: usize, end: usize) {
        let mut text = String::with_capacity(end - at);
        let mut segments = Vec::with_capacity(64);
        let bytes = &row.as_bytes()[..end];
        let keep = |from: usize, to: usize, text: &mut String, segments: &mut Vec<CellSegment>| {
            if from < to {
                segments.push(CellSegment { start: text.len(), place: Span::of(from..to), is_kept: true });
                text.push_str(&row[from..to]);
            }
        };
        while let Some(back) = next_backslash(bytes, at) {
            keep(at, back, &mut text, &mut segments);
            let (said, len) = escaped(&row[back..end]);
            at = (back + len).min(end);
            segments.push(CellSegment { start: text.len(), place: Span::of(back..at), is_kept: false });
            text.push(said);
        }
        keep(at, end, &mut text, &mut segments);
        (self.text, self.segments) = (Cow::Owned(text), segments);
    }

    /// Writes a list of words, with blanks between them. Returns false for another cell.
    pub(super) fn copy_words(&self, row: &str, out: &mut Rewriting) -> bool {
        let words = self.words.and_then(|between| Some((between, copied_words(&row[self.place.range()], between)?)));
        let Some((between, (first, text))) = words else { return false };
        out.keep_words(&text, self.place.start + u32::try_from(first).unwrap_or(0), between);
        true
    }

    /// Writes a part of the text of the cell, with its places.
    pub(super) fn copy(&self, row: &str, from: usize, to: usize, out: &mut Rewriting) {
        if self.segments.is_empty() {
            let start = self.place.start as usize;
            out.keep(row, start + from, start + to);
            return;
        }
        if from == 0 && to == self.text.len() {
            let pieces = self.segments.iter().map(|segment| (segment.start, segment.place, segment.is_kept));
            return out.keep_pieces(&self.text, pieces);
        }
        let first = self.segments.partition_point(|segment| segment.start <= from).saturating_sub(1);
        for (index, segment) in self.segments.iter().enumerate().skip(first) {
            if segment.start >= to {
                break;
            }
            let end = self.segments.get(index + 1).map_or(self.text.len(), |next| next.start).min(to);
            let start = segment.start.max(from);
            let place = segment.place.range();
            if segment.is_kept {
                let at = place.start + (start - segment.start);
                out.keep(row, at, at + (end - start));
            } else if start < end {
                out.say(&self.text[start..end], place.start, place.end);
            }
        }
    }

    /// Writes the text of the cell as the value of a tag.
    pub(super) fn copy_as_value(&self, row: &str, out: &mut Rewriting) {
        let is_plain = |byte: u8| !matches!(byte, ..b' ' | b'"' | b'\\' | 0x7f | 0xc2);
        if self.text.bytes().all(is_plain) {
            return self.copy(row, 0, self.text.len(), out);
        }
        let mut at = 0;
        let is_special = |c: char| c == '"' || c == '\\' || c.is_control();
        while let Some(found) = self.text[at..].find(is_special).map(|found| at + found) {
            self.copy(row, at, found, out);
            let c = self.text[found..].chars().next().unwrap_or(' ');
            let place = self.place_of(found);
            match c {
                '"' => out.say("\\\"", place.start as usize, place.end as usize),
                '\\' => out.say("\\\\", place.start as usize, place.end as usize),
                _ => out.add(" ", place),
            }
            at = found + c.len_utf8();
        }
        self.copy(row, at, self.text.len(), out);
    }

    /// Returns the place in the row of a character of the text.
    pub(super) fn place_of(&self, at: usize) -> Span {
        if self.segments.is_empty() {
            let from = self.place.start as usize + at;
            return Span::of(from..from + 1);
        }
        let index = self.segments.partition_point(|segment| segment.start <= at).saturating_sub(1);
        let Some(segment) = self.segments.get(index) else { return self.place };
        if segment.is_kept {
            let from = segment.place.start as usize + (at - segment.start);
            return Span::of(from..from + 1);
        }
        segment.place
    }
}

/// Parses one JSON escape. Returns its character and length in bytes.
fn escaped(text: &str) -> (char, usize) {
    let unit = |at: usize| text.get(at..at + 4).and_then(|digits| u32::from_str_radix(digits, 16).ok());
    match text.as_bytes().get(1) {
        Some(b'n') => ('\n', 2),
        Some(b't') => ('\t', 2),
        Some(b'r') => ('\r', 2),
        Some(b'b') => ('\u{8}', 2),
        Some(b'f') => ('\u{c}', 2),
        Some(b'u') => {
            let Some(high) = unit(2) else { return (char::REPLACEMENT_CHARACTER, 2) };
            if let Some(c) = char::from_u32(high) {
                return (c, 6);
            }
            let low = text.get(6..8).filter(|sign| *sign == "\\u").and_then(|_| unit(8));
            let pair = low.filter(|low| (0xdc00..0xe000).contains(low) && high < 0xdc00);
            let c = pair.and_then(|low| char::from_u32(0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00)));
            c.map_or((char::REPLACEMENT_CHARACTER, 6), |c| (c, 12))
        }
        Some(byte) if byte.is_ascii() => (char::from(*byte), 2),
        _ => (char::REPLACEMENT_CHARACTER, 1),
    }
}

/// Splits a row of CSV.
///
/// # Errors
/// Returns the cell whose quote is not closed properly.
pub(super) fn csv_cells<'a>(row: &'a str, delimiter: u8, names: &'a [String]) -> Result<Vec<TableCell<'a>>, Span> {
    let bytes = row.as_bytes();
    let end_from = |at: usize| memchr::memchr(delimiter, &bytes[at..]).map_or(row.len(), |end| at + end);
    let mut cells = Vec::with_capacity(names.len());
    let mut from = 0;
    loop {
        let to = if bytes.get(from) == Some(&b'"') {
            match closing_quote(bytes, from + 1, delimiter) {
                ClosingQuote::Before(end) if end == row.len() || bytes[end] == delimiter => end,
                ClosingQuote::Before(at) | ClosingQuote::Misplaced(at) => return Err(Span::of(from..end_from(at))),
                ClosingQuote::Missing => return Err(Span::of(from..row.len())),
            }
        } else {
            end_from(from)
        };
        let column = Some(cells.len()).filter(|column| *column < names.len());
        let name = column.map_or("", |column| names[column].as_str());
        cells.push(TableCell::of_csv(name, row, from, to).in_column(column));
        if to == row.len() {
            return Ok(cells);
        }
        from = to + 1;
    }
}

/// Splits a row of CSV into the texts of its cells. Returns `None` if a quote is not closed.
pub fn csv_fields(row: &str, delimiter: u8) -> Option<Vec<String>> {
    let cells = csv_cells(row, delimiter, &[]).ok()?;
    Some(cells.into_iter().map(|cell| cell.text.trim().to_owned()).collect())
}

/// Objects nested deeper than this are left out.
const DEEPEST: usize = 6;

/// Splits a JSON object; the cells of nested objects have the names of all keys that lead to them. A list is one of
/// moves. `names` are those of the columns, in their usual order.
///
/// # Errors
/// Returns the offset where it is not a JSON object or list.
pub(super) fn json_cells<'a>(row: &'a str, names: &'a [String]) -> Result<Vec<TableCell<'a>>, usize> {
    let mut scan = JsonScan::new(row, 0);
    let is_list = scan.peek() == Some(b'[');
    let read = if is_list {
        scan.value().map(|list| vec![TableCell::of_json(Cow::Borrowed("moves"), row, list)])
    } else {
        cells_of_object(row, &mut scan, names)
    };
    match read.filter(|_| scan.is_at_end()) {
        Some(cells) => Ok(cells),
        None => Err(json_fault(row, is_list)),
    }
}

/// Finds the offset where a row is not a JSON object or list.
#[cold]
#[expect(clippy::zero_sized_map_values, reason = "the values are never used")]
fn json_fault(row: &str, is_list: bool) -> usize {
    let fault = if is_list {
        serde_json::from_str::<IgnoredAny>(row).err()
    } else {
        serde_json::from_str::<HashMap<String, IgnoredAny>>(row).err()
    };
    let Some(fault) = fault else { return row.len() };
    let line_start = row.split_inclusive('\n').take(fault.line().saturating_sub(1)).map(str::len).sum::<usize>();
    row.floor_char_boundary((line_start + fault.column().saturating_sub(1)).min(row.len()))
}

fn cells_of_object<'a>(row: &'a str, scan: &mut JsonScan<'a>, names: &'a [String]) -> Option<Vec<TableCell<'a>>> {
    let mut members = ObjectCells { row, names, next: 0, path: String::new(), cells: Vec::with_capacity(names.len()) };
    scan.pass(b'{')?;
    members.read(scan, 0)?;
    Some(members.cells)
}

/// The cells of an object while they are read.
struct ObjectCells<'a> {
    row: &'a str,
    names: &'a [String],
    /// The column that is expected next.
    next: usize,
    /// The keys that lead to the members, with a dot after each.
    path: String,
    cells: Vec<TableCell<'a>>,
}

impl<'a> ObjectCells<'a> {
    /// Reads the members of an object whose opening bracket was passed.
    fn read(&mut self, scan: &mut JsonScan<'a>, depth: usize) -> Option<()> {
        if scan.peek()? == b'}' {
            return scan.pass(b'}');
        }
        loop {
            let key = text_of(self.row, scan.key()?);
            let value = scan.value()?;
            if value.kind == ValueKind::Object && depth < DEEPEST {
                let len = self.path.len();
                self.path.push_str(&key);
                self.path.push('.');
                scan.pass(b'{')?;
                self.read(scan, depth + 1)?;
                self.path.truncate(len);
            } else if value.kind == ValueKind::Object {
                scan.whole_value()?;
            } else {
                self.add(key, value);
            }
            if !scan.goes_on(b'}')? {
                return Some(());
            }
        }
    }

    fn add(&mut self, key: Cow<'a, str>, value: JsonValue) {
        let is_it = |name: &String| {
            name.len() == self.path.len() + key.len() && name.ends_with(&*key) && name.starts_with(&*self.path)
        };
        // ObjectCells have the order of the first row, in which some may be missing.
        let (before, behind) = self.names.split_at(self.next.min(self.names.len()));
        let known = behind.iter().position(is_it).map(|at| before.len() + at);
        let column = known.or_else(|| before.iter().position(is_it));
        let name = match column {
            Some(column) => {
                self.next = column + 1;
                Cow::Borrowed(self.names[column].as_str())
            }
            None if self.path.is_empty() => key,
            None => Cow::Owned(format!("{}{key}", self.path)),
        };
        self.cells.push(TableCell::of_json(name, self.row, value).in_column(column));
    }
}

fn text_of(row: &str, value: JsonValue) -> Cow<'_, str> {
    if value.kind == ValueKind::Escaped {
        TableCell::of_json(Cow::Borrowed(""), row, value).text
    } else {
        Cow::Borrowed(&row[value.place.range()])
    }
}

/// Splits a list's value that is an object. Returns nothing for other values.
pub(super) fn members_of<'a>(row: &'a str, cell: &TableCell<'a>) -> Vec<TableCell<'a>> {
    let at = cell.place.start as usize;
    if row.as_bytes().get(at) != Some(&b'{') || cell.place.is_empty() {
        return Vec::new();
    }
    cells_of_object(row, &mut JsonScan::new(row, at), &[]).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_split_where_no_quote_holds_them_together() {
        for (row, expected) in [
            ("a,b", &["a", "b"][..]),
            ("a,", &["a", ""]),
            ("", &[""]),
            ("\"a,b\",c", &["a,b", "c"]),
            ("\"\",c", &["", "c"]),
            ("\"a \"\"b\"\" \"\"\",c", &["a \"b\" \"", "c"]),
            ("a \"b\",c", &["a \"b\"", "c"]),
            ("\"a\nb\",c", &["a\nb", "c"]),
        ] {
            let cells = csv_cells(row, b',', &[]).unwrap_or_default();
            let texts: Vec<&str> = cells.iter().map(|cell| cell.text.as_ref()).collect();
            assert_eq!(texts, expected, "{row}");
        }
    }

    #[test]
    fn a_quote_that_is_not_closed_is_found_at_its_cell() {
        for (row, expected) in
            [("a,\"b", 2..4), ("a,\"b,c", 2..6), ("a,\"b\"c,d", 2..6), ("a,\"b\"\",d", 2..8), ("a,\"b\nc\"d", 2..8)]
        {
            let found = csv_cells(row, b',', &[]).err().map(Span::range);
            assert_eq!(found, Some(expected), "{row}");
        }
    }

    #[test]
    fn letters_after_escapes_have_their_places_in_the_source() {
        let row = r#"{"moves":"e4\te5 \u00fcq","n":3,"list":["a","b"],"no":null}"#;
        let cells = json_cells(row, &[]).unwrap_or_default();
        let texts: Vec<&str> = cells.iter().map(|cell| cell.text.as_ref()).collect();
        assert_eq!(texts, ["e4\te5 üq", "3", "", ""]);
        assert_eq!(&row[cells[0].place_of(3).range()], "e");
        assert_eq!(&row[cells[0].place_of(6).range()], "\\u00fc");
        assert_eq!(&row[cells[1].place_of(0).range()], "3");
    }
}
