//! CSV for spreadsheets, with possible formulas escaped as text.

use std::borrow::Cow;
use std::io::{self, Write};

use memchr::{memchr, memchr3};

/// Escapes the fields of CSV on their way to a stream. A field that a spreadsheet would read as a formula gets a
/// leading `'`, and so does one that would become a formula in a spreadsheet that also splits cells at semicolons,
/// tabs, bars or lines.
#[derive(Debug)]
pub(crate) struct SpreadsheetWriter<W: Write> {
    stream: W,
    /// The current field, as written.
    field: Vec<u8>,
    is_in_quotes: bool,
}

impl<W: Write> SpreadsheetWriter<W> {
    /// Creates an escaping writer.
    #[must_use]
    pub(crate) const fn new(stream: W) -> Self {
        Self { stream, field: Vec::new(), is_in_quotes: false }
    }

    /// Writes the last field, and returns the stream.
    ///
    /// # Errors
    ///
    /// Fails if the stream does.
    pub(crate) fn end_field(&mut self) -> io::Result<&mut W> {
        self.write_guarded()?;
        Ok(&mut self.stream)
    }

    fn write_guarded(&mut self) -> io::Result<()> {
        let may_need_it = |byte: &u8| matches!(byte, b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r' | 0xEF);
        if self.field.iter().any(may_need_it) {
            let text = String::from_utf8_lossy(&self.field);
            let inside = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
            let value = inside.map_or(Cow::Borrowed(&*text), |inside| inside.replace("\"\"", "\"").into());
            if let Cow::Owned(guarded) = guarded(&value) {
                self.stream.write_all(format!("\"{}\"", guarded.replace('"', "\"\"")).as_bytes())?;
                self.field.clear();
                return Ok(());
            }
        }
        self.stream.write_all(&self.field)?;
        self.field.clear();
        Ok(())
    }
}

impl<W: Write> Write for SpreadsheetWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut rest = bytes;
        while !rest.is_empty() {
            let found = if self.is_in_quotes { memchr(b'"', rest) } else { memchr3(b'"', b',', b'\n', rest) };
            let (here, behind) = rest.split_at(found.map_or(rest.len(), |at| at + 1));
            rest = behind;
            match here.split_last() {
                Some((b'"', _)) => {
                    self.is_in_quotes = !self.is_in_quotes;
                    self.field.extend_from_slice(here);
                }
                Some((separator, text)) if found.is_some() => {
                    // A line ends with CR and LF, which are not part of the field.
                    let text = text.strip_suffix(b"\r").filter(|_| *separator == b'\n').unwrap_or(text);
                    self.field.extend_from_slice(text);
                    self.write_guarded()?;
                    self.stream.write_all(&here[text.len()..])?;
                }
                _ => self.field.extend_from_slice(here),
            }
        }
        Ok(bytes.len())
    }

    /// Writes all complete fields.
    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Inserts `'` before anything that would begin a formula; a signed number does not.
fn guarded(text: &str) -> Cow<'_, str> {
    if is_number(text) {
        return Cow::Borrowed(text);
    }
    let mut guarded = String::new();
    let mut done = 0;
    let starts = text.match_indices(is_separator).map(|(at, separator)| at + separator.len());
    for start in std::iter::once(0).chain(starts) {
        let cell = &text[start..];
        // Some spreadsheets ignore leading blanks.
        let first = cell.trim_start_matches([' ', '\u{A0}']).chars().next();
        let leads_cell = start == 0 && matches!(first, Some('\t' | '\r'));
        if leads_cell || first.is_some_and(begins_formula) {
            guarded.push_str(&text[done..start]);
            guarded.push('\'');
            done = start;
        }
    }
    if guarded.is_empty() {
        return Cow::Borrowed(text);
    }
    guarded.push_str(&text[done..]);
    Cow::Owned(guarded)
}

fn is_number(text: &str) -> bool {
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let (whole, part) = unsigned.split_once('.').unwrap_or((unsigned, "0"));
    [whole, part].iter().all(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

const fn is_separator(char: char) -> bool {
    matches!(char, ';' | '\t' | '|' | '\n' | '\r')
}

/// Returns true if a cell with this first character is a formula; full-width forms matter in Chinese and Japanese
/// spreadsheets.
const fn begins_formula(char: char) -> bool {
    matches!(char, '=' | '+' | '-' | '@' | '＝' | '＋' | '－' | '＠' | '﹦' | '﹢' | '﹣' | '﹫')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes a field of CSV, in quotes where it needs them.
    fn write_field(text: &str, out: &mut Vec<u8>) {
        if text.contains(['"', ',', ';', '\n', '\r']) {
            out.extend(format!("\"{}\"", text.replace('"', "\"\"")).bytes());
        } else {
            out.extend(text.bytes());
        }
    }

    /// Writes two rows of two fields, some bytes at a time.
    fn rows_of(text: &str, step: usize) -> String {
        let mut plain = Vec::new();
        for _ in 0..2 {
            write_field(text, &mut plain);
            plain.extend_from_slice(b",Tal\r\n");
        }
        let mut writer = SpreadsheetWriter::new(Vec::new());
        for piece in plain.chunks(step) {
            writer.write_all(piece).unwrap();
        }
        String::from_utf8(std::mem::take(writer.end_field().unwrap())).unwrap()
    }

    #[test]
    fn what_a_spreadsheet_would_reckon_is_led_by_an_apostrophe() {
        for (text, expected) in [
            ("Nf3", "Nf3"),
            ("Ivanov, A", "\"Ivanov, A\""),
            ("=1+1", "\"'=1+1\""),
            ("+", "\"'+\""),
            ("-", "\"'-\""),
            ("--", "\"'--\""),
            ("-2", "-2"),
            ("+2.5", "+2.5"),
            ("-2+3", "\"'-2+3\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("\t=1", "\"'\t'=1\""),
            ("＝1", "\"'＝1\""),
            ("＋1", "\"'＋1\""),
            ("－1", "\"'－1\""),
            ("＠A", "\"'＠A\""),
            (" =1", "\"' =1\""),
            ("a;=1", "\"a;'=1\""),
            ("a; =1;b;-c", "\"a;' =1;b;'-c\""),
            ("a|@b", "\"a|'@b\""),
            ("a\n=1", "\"a\n'=1\""),
            ("a\r\n,\"=1", "\"a\r\n,\"\"=1\""),
            ("=\"a\"", "\"'=\"\"a\"\"\""),
            ("a;b", "\"a;b\""),
            ("a = b - c", "a = b - c"),
            ("say \"=1\"", "\"say \"\"=1\"\"\""),
            ("", ""),
        ] {
            for step in [1, 2, 3, 1000] {
                assert_eq!(rows_of(text, step), format!("{expected},Tal\r\n").repeat(2), "{text:?}");
            }
        }
    }
}
