//! The cells of a row, with their places and a map from their text to the source.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::text::Span;

use super::super::rewriting::Rewriting;
use super::cut::{ClosingQuote, closing_quote};

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
    /// The values of a list.
    pub(super) list: Vec<TableCell<'a>>,
    pub(super) is_list: bool,
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

    /// Reads a JSON value that is not an object. Lists nested deeper than [`DEEPEST`] are kept as text.
    fn of_json(name: Cow<'a, str>, row: &'a str, raw: &'a str, depth: usize) -> Self {
        let from = place_in(row, raw);
        let to = from + raw.len();
        if raw.starts_with('[') {
            let values: Vec<&RawValue> =
                if depth < DEEPEST { serde_json::from_str(raw).unwrap_or_default() } else { Vec::new() };
            let of_value = |value: &&'a RawValue| Self::of_json(Cow::Borrowed(""), row, value.get(), depth + 1);
            let list = values.iter().map(of_value).collect();
            return Self { name, place: Span::of(from..to), list, is_list: true, ..Self::default() };
        }
        let Some(inner) = raw.strip_prefix('"') else {
            return if raw == "null" {
                Self { name, place: Span::of(from..to), ..Self::default() }
            } else {
                Self::plain(name, row, from, to)
            };
        };
        let end = to - usize::from(inner.ends_with('"'));
        if memchr::memchr(b'\\', inner.as_bytes()).is_none() {
            return Self::plain(name, row, from + 1, end);
        }
        let mut cell = Self { name, place: Span::of(from + 1..end), ..Self::default() };
        cell.unescape(row, from + 1, end);
        cell
    }

    fn unescape(&mut self, row: &str, mut at: usize, end: usize) {
        while let Some(back) = memchr::memchr(b'\\', &row.as_bytes()[at..end]).map(|back| at + back) {
            self.push(row, at, back);
            let (said, len) = escaped(&row[back..end]);
            self.push_escaped(said, back, (back + len).min(end));
            at = (back + len).min(end);
        }
        self.push(row, at, end);
    }

    /// Writes a part of the text of the cell, with its places.
    pub(super) fn copy(&self, row: &str, from: usize, to: usize, out: &mut Rewriting) {
        if self.segments.is_empty() {
            let start = self.place.start as usize;
            out.keep(row, start + from, start + to);
            return;
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
        let name = names.get(cells.len()).map_or("", String::as_str);
        cells.push(TableCell::of_csv(name, row, from, to));
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

/// A key of an object of JSON.
struct MemberKey<'a>(Cow<'a, str>);

impl<'de> serde::Deserialize<'de> for MemberKey<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OfMemberKey;

        impl<'de> Visitor<'de> for OfMemberKey {
            type Value = MemberKey<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            fn visit_borrowed_str<E>(self, key: &'de str) -> Result<Self::Value, E> {
                Ok(MemberKey(Cow::Borrowed(key)))
            }

            fn visit_str<E>(self, key: &str) -> Result<Self::Value, E> {
                Ok(MemberKey(Cow::Owned(key.to_owned())))
            }
        }

        deserializer.deserialize_str(OfMemberKey)
    }
}

/// The members of an object of JSON, as they are written.
struct ObjectMembers<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

impl<'de> serde::Deserialize<'de> for ObjectMembers<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct OfObjectMembers;

        impl<'de> Visitor<'de> for OfObjectMembers {
            type Value = ObjectMembers<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::with_capacity(16);
                while let Some(MemberKey(key)) = map.next_key()? {
                    members.push((key, map.next_value()?));
                }
                Ok(ObjectMembers(members))
            }
        }

        deserializer.deserialize_map(OfObjectMembers)
    }
}

/// Objects and lists nested deeper than this are left out.
const DEEPEST: usize = 6;

/// Splits a JSON object; the cells of nested objects have the names of all keys that lead to them. A list is one of
/// moves.
///
/// # Errors
/// Returns the offset where it is not a JSON object or list.
pub(super) fn json_cells(row: &str) -> Result<Vec<TableCell<'_>>, usize> {
    let mut cells = Vec::new();
    let read = if row.trim_ascii_start().starts_with('[') {
        serde_json::from_str::<&RawValue>(row)
            .map(|list| cells.push(TableCell::of_json(Cow::Borrowed("moves"), row, list.get(), 0)))
    } else {
        add_members(row, row, "", 0, &mut cells)
    };
    read.map_err(|error| {
        let line_start = row.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum::<usize>();
        row.floor_char_boundary((line_start + error.column().saturating_sub(1)).min(row.len()))
    })?;
    Ok(cells)
}

fn add_members<'a>(
    row: &'a str,
    object: &'a str,
    path: &str,
    depth: usize,
    cells: &mut Vec<TableCell<'a>>,
) -> Result<(), serde_json::Error> {
    let ObjectMembers(members) = serde_json::from_str(object)?;
    for (key, value) in members {
        let name = if path.is_empty() { key } else { Cow::Owned(format!("{path}.{key}")) };
        let raw = value.get();
        if !raw.starts_with('{') {
            cells.push(TableCell::of_json(name, row, raw, 0));
        } else if depth < DEEPEST {
            add_members(row, raw, &name, depth + 1, cells)?;
        }
    }
    Ok(())
}

/// Splits a list's value that is an object. Returns nothing for other values.
pub(super) fn members_of<'a>(row: &'a str, cell: &TableCell<'a>) -> Vec<TableCell<'a>> {
    let mut cells = Vec::new();
    let raw = &row[cell.place.range()];
    if raw.starts_with('{') && add_members(row, raw, "", 0, &mut cells).is_err() {
        cells.clear();
    }
    cells
}

/// Returns the offset of a part of a text in it.
fn place_in(text: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
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
        let cells = json_cells(row).unwrap_or_default();
        let texts: Vec<&str> = cells.iter().map(|cell| cell.text.as_ref()).collect();
        assert_eq!(texts, ["e4\te5 üq", "3", "", ""]);
        assert_eq!(&row[cells[0].place_of(3).range()], "e");
        assert_eq!(&row[cells[0].place_of(6).range()], "\\u00fc");
        assert_eq!(&row[cells[1].place_of(0).range()], "3");
    }
}
