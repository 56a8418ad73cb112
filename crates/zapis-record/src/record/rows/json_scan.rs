//! Splits JSON into its values in one pass over the bytes.

use crate::text::Span;

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueKind {
    /// Text, with its place between the quotation marks.
    Text,
    /// Text with escapes.
    Escaped,
    /// A number, `true` or `false`.
    Literal,
    Null,
    /// A list of words that have neither blanks nor commas nor escapes, with this number of bytes between any two.
    Words(u8),
    List,
    Object,
}

/// A value and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct JsonValue {
    pub(super) kind: ValueKind,
    pub(super) place: Span,
}

/// Reads JSON from its beginning. Each function returns `None` where the text is not JSON.
#[derive(Clone, Copy)]
pub(super) struct JsonScan<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> JsonScan<'a> {
    pub(super) const fn new(text: &'a str, at: usize) -> Self {
        Self { bytes: text.as_bytes(), at }
    }

    /// Passes over blanks; returns the byte after them.
    #[inline]
    pub(super) fn peek(&mut self) -> Option<u8> {
        loop {
            match *self.bytes.get(self.at)? {
                b' ' | b'\n' | b'\t' | b'\r' => self.at += 1,
                byte => return Some(byte),
            }
        }
    }

    /// Passes over blanks and this byte.
    #[inline]
    pub(super) fn pass(&mut self, wanted: u8) -> Option<()> {
        (self.peek()? == wanted).then(|| self.at += 1)
    }

    /// Returns true if nothing but blanks is left.
    pub(super) fn is_at_end(&mut self) -> bool {
        self.peek().is_none()
    }

    /// Passes over the key of a member and the colon after it.
    pub(super) fn key(&mut self) -> Option<JsonValue> {
        self.pass(b'"')?;
        let key = self.text()?;
        self.pass(b':')?;
        Some(key)
    }

    /// Passes over what follows a value: a comma and `true`, or the closing bracket.
    #[inline]
    pub(super) fn goes_on(&mut self, closing: u8) -> Option<bool> {
        let byte = self.peek()?;
        self.at += 1;
        match byte {
            b',' => Some(true),
            byte if byte == closing => Some(false),
            _ => None,
        }
    }

    /// Passes over a value, except an object, of which only the place of its first byte is returned.
    pub(super) fn value(&mut self) -> Option<JsonValue> {
        let first = self.peek()?;
        let start = self.at;
        match first {
            b'"' => {
                self.at += 1;
                self.text()
            }
            b'[' => {
                let kind = self.words().map_or(ValueKind::List, ValueKind::Words);
                if kind == ValueKind::List {
                    self.at = start;
                    self.nested()?;
                }
                Some(JsonValue { kind, place: Span::of(start..self.at) })
            }
            b'{' => Some(JsonValue { kind: ValueKind::Object, place: Span::of(start..start + 1) }),
            _ => self.literal(first),
        }
    }

    /// Passes over any value.
    pub(super) fn whole_value(&mut self) -> Option<JsonValue> {
        let value = self.value()?;
        if value.kind != ValueKind::Object {
            return Some(value);
        }
        self.nested()?;
        Some(JsonValue { place: Span::of(value.place.start as usize..self.at), ..value })
    }

    /// Passes over a text whose opening quotation mark was passed.
    fn text(&mut self) -> Option<JsonValue> {
        let start = self.at;
        let mut kind = ValueKind::Text;
        loop {
            self.plain_text()?;
            match *self.bytes.get(self.at)? {
                b'"' => break,
                b'\\' => kind = ValueKind::Escaped,
                _ => return None,
            }
            self.at += match *self.bytes.get(self.at + 1)? {
                b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't' => 2,
                b'u' if self.bytes.get(self.at + 2..self.at + 6)?.iter().all(u8::is_ascii_hexdigit) => 6,
                _ => return None,
            };
        }
        self.at += 1;
        Some(JsonValue { kind, place: Span::of(start..self.at - 1) })
    }

    /// Passes over text up to a quotation mark, a backslash or a control character.
    #[inline]
    fn plain_text(&mut self) -> Option<()> {
        for _ in 0..N_NEAR {
            let Some(eight) = eight_at(self.bytes, self.at) else { break };
            let found = marks(eight);
            if found != 0 {
                self.at += found.trailing_zeros() as usize / 8;
                return Some(());
            }
            self.at += 8;
        }
        let rest = &self.bytes[self.at..];
        let end = memchr::memchr2(b'"', b'\\', rest)?;
        let least = rest[..end].iter().fold(u8::MAX, |least, byte| least.min(*byte));
        self.at += end;
        (least >= b' ').then_some(())
    }

    /// Passes over a list of words. Returns the number of bytes between them.
    fn words(&mut self) -> Option<u8> {
        self.at += 1;
        self.pass(b'"')?;
        let mut between = None;
        loop {
            let end = self.word_end()?;
            self.at = end + 1;
            if self.bytes.get(end..end + 3) == Some(b"\",\"") {
                self.at = end + 3;
            } else if self.goes_on(b']')? {
                self.pass(b'"')?;
            } else {
                return u8::try_from(between.unwrap_or(1)).ok();
            }
            if *between.get_or_insert(self.at - end) != self.at - end {
                return None;
            }
        }
    }

    /// Finds the quotation mark after a word.
    #[inline]
    fn word_end(&self) -> Option<usize> {
        let mut at = self.at;
        while let Some(eight) = eight_at(self.bytes, at) {
            let found = marks(eight) | marks_of_separators(eight);
            at += found.trailing_zeros() as usize / 8;
            if found != 0 {
                return (self.bytes[at] == b'"').then_some(at);
            }
        }
        let rest = self.bytes.get(at..)?;
        let end = rest.iter().position(|byte| matches!(byte, 0..=b' ' | b'"' | b'\\' | b','))?;
        (rest[end] == b'"').then_some(at + end)
    }

    /// Passes over an object or a list, however deep it is nested.
    fn nested(&mut self) -> Option<()> {
        let mut outer = Vec::new();
        let mut open = *self.bytes.get(self.at)?;
        self.at += 1;
        let mut may_close = true;
        loop {
            let mut first = self.peek()?;
            let mut is_closed = may_close && first == closing(open);
            if is_closed {
                self.at += 1;
            } else {
                if open == b'{' {
                    self.key()?;
                    first = self.peek()?;
                }
                if matches!(first, b'{' | b'[') {
                    outer.push(std::mem::replace(&mut open, first));
                    self.at += 1;
                    may_close = true;
                    continue;
                }
                self.value()?;
            }
            loop {
                if is_closed {
                    let Some(next) = outer.pop() else { return Some(()) };
                    open = next;
                }
                if self.goes_on(closing(open))? {
                    break;
                }
                is_closed = true;
            }
            may_close = false;
        }
    }

    /// Passes over a number, `true`, `false` or `null`.
    fn literal(&mut self, first: u8) -> Option<JsonValue> {
        let start = self.at;
        let mut kind = ValueKind::Literal;
        let word: &[u8] = match first {
            b't' => b"true",
            b'f' => b"false",
            b'n' => {
                kind = ValueKind::Null;
                b"null"
            }
            _ => b"",
        };
        if word.is_empty() {
            self.number()?;
        } else {
            self.bytes[start..].starts_with(word).then_some(())?;
            self.at += word.len();
        }
        Some(JsonValue { kind, place: Span::of(start..self.at) })
    }

    fn number(&mut self) -> Option<()> {
        let byte = |at: usize| self.bytes.get(at).copied().unwrap_or(0);
        let digits = |mut at: usize| {
            let from = at;
            while byte(at).is_ascii_digit() {
                at += 1;
            }
            (at > from).then_some(at)
        };
        let from = self.at + usize::from(byte(self.at) == b'-');
        let mut at = digits(from)?;
        if byte(from) == b'0' && at > from + 1 {
            return None;
        }
        if byte(at) == b'.' {
            at = digits(at + 1)?;
        }
        if matches!(byte(at), b'e' | b'E') {
            at = digits(at + 1 + usize::from(matches!(byte(at + 1), b'+' | b'-')))?;
        }
        self.at = at;
        Some(())
    }
}

const fn closing(open: u8) -> u8 {
    if open == b'{' { b'}' } else { b']' }
}

/// Copies the words of a list that are this number of bytes apart, with a blank after each. Returns the place of the first
/// one, too.
pub(super) fn copied_words(list: &str, between: u8) -> Option<(usize, String)> {
    let bytes = list.as_bytes();
    let (first, end) = (memchr::memchr(b'"', bytes)? + 1, memchr::memrchr(b'"', bytes)?);
    let mut copied = vec![0; bytes.len() + 8];
    let (mut at, mut to) = (first, 0);
    loop {
        if let Some(eight) = bytes.get(at..at + 8) {
            copied[to..to + 8].copy_from_slice(eight);
        } else {
            copied[to..to + bytes.len() - at].copy_from_slice(&bytes[at..]);
        }
        let len = match eight_at(bytes, at).map_or(0, marks) {
            0 => memchr::memchr(b'"', &bytes[at..at.saturating_add(8).min(bytes.len())]),
            found => Some(found.trailing_zeros() as usize / 8),
        };
        at += len.unwrap_or(8);
        to += len.unwrap_or(8);
        if len.is_some() {
            copied[to] = b' ';
            to += 1;
            if at >= end {
                break;
            }
            at += usize::from(between);
        }
    }
    copied.truncate(to);
    Some((first, String::from_utf8(copied).ok()?))
}

#[inline]
fn eight_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

/// The words of eight bytes that are looked at before a search is begun: most texts are short, and escapes are near each
/// other.
const N_NEAR: usize = 4;

/// Finds the first backslash.
#[inline]
pub(super) fn next_backslash(bytes: &[u8], at: usize) -> Option<usize> {
    let marked = |word: u64| zeros(word ^ (EACH * u64::from(b'\\'))) & (EACH << 7);
    next_mark(bytes, at, marked, |rest| memchr::memchr(b'\\', rest))
}

/// Finds the first quotation mark or backslash.
#[inline]
pub(super) fn next_quote_or_backslash(bytes: &[u8], at: usize) -> Option<usize> {
    let marked =
        |word: u64| (zeros(word ^ (EACH * u64::from(b'"'))) | zeros(word ^ (EACH * u64::from(b'\\')))) & (EACH << 7);
    next_mark(bytes, at, marked, |rest| memchr::memchr2(b'"', b'\\', rest))
}

#[inline]
fn next_mark(
    bytes: &[u8],
    mut at: usize,
    marked: impl Fn(u64) -> u64,
    search: impl Fn(&[u8]) -> Option<usize>,
) -> Option<usize> {
    for _ in 0..N_NEAR {
        let Some(eight) = eight_at(bytes, at) else { break };
        let found = marked(eight);
        if found != 0 {
            return Some(at + found.trailing_zeros() as usize / 8);
        }
        at += 8;
    }
    search(bytes.get(at..)?).map(|found| at + found)
}

const EACH: u64 = 0x0101_0101_0101_0101;

/// Marks bytes that are zero by their highest bit, as [`marks`] does.
#[inline]
const fn zeros(word: u64) -> u64 {
    word.wrapping_sub(EACH) & !word
}

/// Marks blanks and commas, as [`marks`] does.
#[inline]
const fn marks_of_separators(word: u64) -> u64 {
    (zeros(word ^ (EACH * b' ' as u64)) | zeros(word ^ (EACH * b',' as u64))) & (EACH << 7)
}

/// Marks the bytes of a word that are a quotation mark, a backslash or a control character, by their highest bit. Only
/// the lowest mark is certain.
#[inline]
const fn marks(word: u64) -> u64 {
    let quotes = zeros(word ^ (EACH * b'"' as u64));
    let backslashes = zeros(word ^ (EACH * b'\\' as u64));
    let controls = word.wrapping_sub(EACH * b' ' as u64) & !word;
    (quotes | backslashes | controls) & (EACH << 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scanned(text: &str) -> Option<ValueKind> {
        let mut scan = JsonScan::new(text, 0);
        let value = scan.whole_value().filter(|_| scan.is_at_end());
        value.map(|value| value.kind)
    }

    #[test]
    fn what_is_json_is_read_and_nothing_else() {
        let deep = format!("{}1{}", "[{\"a\":".repeat(300), "}]".repeat(300));
        let long = format!("\"{}\u{1}\"", "a".repeat(100));
        for text in [
            "1",
            "-0",
            "01",
            "1.",
            "1.5e-7",
            "1e",
            "-",
            "true",
            "tru",
            "nulll",
            "null",
            "\"a\"",
            "\"a",
            "\"\\x\"",
            "\"\\u00e\"",
            "\"\\ud800\"",
            "\"\t\"",
            "\"ü\\\"\"",
            "[]",
            "[1,]",
            "[,1]",
            "[1 2]",
            "[[],{}]",
            "{}",
            "{\"a\":1}",
            "{\"a\":1,}",
            "{\"a\"}",
            "{a:1}",
            "{\"a\":[1,{\"b\":null}],\"c\":\"d\"}",
            "[}",
            "{\"a\":[}",
            "[\"a\",\"b\"",
            "[\"a\" \"b\"]",
            "[\"a\",\"b\"] ",
            "[\"a\",\"b\"],",
            "",
            " ",
            &deep,
            &deep[1..],
            &long,
            "\"abcdefg\u{7f}\"",
        ] {
            let wanted = serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok();
            assert_eq!(scanned(text).is_some(), wanted, "{text}");
        }
    }

    #[test]
    fn a_list_of_words_has_no_other_blanks_and_commas() {
        for (text, kind) in [
            ("[\"e4\",\"e5\"]", ValueKind::Words(3)),
            ("[ \"e4\",\n \"e5\" ]", ValueKind::Words(5)),
            ("[\"e4\"]", ValueKind::Words(1)),
            ("[\"e4\",\"e5\", \"d4\"]", ValueKind::List),
            ("[\"e4 e5\"]", ValueKind::List),
            ("[\"e4,\", \"e5\"]", ValueKind::List),
            ("[\"e\\u0034\"]", ValueKind::List),
            ("[\"e4\",5]", ValueKind::List),
            ("[]", ValueKind::List),
        ] {
            assert_eq!(scanned(text), Some(kind), "{text}");
        }
    }

    #[test]
    fn marks_are_found_near_and_far() {
        for len in 0..80 {
            let mut text = vec![b'a'; len];
            assert_eq!(next_backslash(&text, 0), None);
            text.extend(b"\\\"");
            assert_eq!((next_backslash(&text, 0), next_quote_or_backslash(&text, 0)), (Some(len), Some(len)));
            assert_eq!(
                (next_backslash(&text, len + 1), next_quote_or_backslash(&text, len + 1)),
                (None, Some(len + 1))
            );
            assert_eq!(next_quote_or_backslash(&text, len + 3), None);
        }
    }

    #[test]
    fn words_are_copied_with_one_blank_after_each() {
        let long = format!("[\"{}\", \"a\"  ]", "O-O-O-O-O".repeat(3));
        for (list, between, wanted) in [
            ("[\"e4\",\"e5\"]", 3, "e4 e5 "),
            ("[\"e4\",\"Nf3xg5xh7xf8\",\"\",\"e5\"  ]", 3, "e4 Nf3xg5xh7xf8  e5 "),
            ("[ \"e4\",\n \"Nxf3ab\" ]", 5, "e4 Nxf3ab "),
            (&long, 4, "O-O-O-O-OO-O-O-O-OO-O-O-O-O a "),
        ] {
            let found = copied_words(list, between).map(|(first, text)| (&list[first - 1..first] == "\"", text));
            assert_eq!(found, Some((true, wanted.to_owned())), "{list}");
        }
    }
}
