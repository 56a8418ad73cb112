//! Output to a terminal with nothing hidden in it: escape sequences, control characters and direction marks are shown
//! as signs.

use std::io::{self, Write};

use zapis::{Visible, chess::confusable::is_hidden};

/// Makes text visible on its way to a terminal. Tabs and line feeds pass, and so do bytes that are not UTF-8, except
/// those that single-byte terminals obey.
#[derive(Debug)]
pub(crate) struct SafeWriter<W: Write> {
    stream: W,
    is_json: bool,
    /// Whether color sequences pass: `ESC [ 1 m`.
    has_colors: bool,
    /// The beginning of a character whose end has not been written yet.
    begun: Vec<u8>,
}

impl<W: Write> SafeWriter<W> {
    /// Shows hidden characters as [`Visible`] does.
    #[must_use]
    pub(crate) const fn lines(stream: W) -> Self {
        Self { stream, is_json: false, has_colors: false, begun: Vec::new() }
    }

    /// Shows hidden characters as [`SafeWriter::lines`] does, but passes color sequences, in pieces that end after
    /// them.
    #[must_use]
    pub(crate) const fn colored(stream: W) -> Self {
        Self { stream, is_json: false, has_colors: true, begun: Vec::new() }
    }

    /// Shows hidden characters as JSON escapes, so that the text means the same.
    #[must_use]
    pub(crate) const fn json(stream: W) -> Self {
        Self { stream, is_json: true, has_colors: false, begun: Vec::new() }
    }

    /// Returns the underlying stream.
    pub(crate) const fn stream_mut(&mut self) -> &mut W {
        &mut self.stream
    }

    fn write_text(&mut self, text: &str) -> io::Result<()> {
        let is_shown = |char: char| matches!(char, '\t' | '\n') || !is_hidden(char);
        let mut rest = text;
        while let Some(at) = rest.find(|char| !is_shown(char)) {
            let (clean, hidden) = rest.split_at(at);
            self.stream.write_all(clean.as_bytes())?;
            let color_len = if self.has_colors { color_len(hidden) } else { 0 };
            let len = if color_len > 0 { color_len } else { hidden.chars().next().map_or(0, char::len_utf8) };
            let (hidden, behind) = hidden.split_at(len);
            if color_len > 0 {
                self.stream.write_all(hidden.as_bytes())?;
            } else if self.is_json {
                for unit in hidden.encode_utf16() {
                    write!(self.stream, "\\u{unit:04x}")?;
                }
            } else {
                write!(self.stream, "{}", Visible(hidden))?;
            }
            rest = behind;
        }
        self.stream.write_all(rest.as_bytes())
    }

    fn write_other(&mut self, bytes: &[u8]) -> io::Result<()> {
        for byte in bytes {
            match byte {
                0x80..=0x9F => write!(self.stream, "\\x{byte:02x}")?,
                _ => self.stream.write_all(&[*byte])?,
            }
        }
        Ok(())
    }
}

impl<W: Write> Write for SafeWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.begun.is_empty() && is_plain(bytes) {
            return self.stream.write_all(bytes).map(|()| bytes.len());
        }
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let mut rest = all.as_slice();
        loop {
            match str::from_utf8(rest) {
                Ok(text) => {
                    self.write_text(text)?;
                    return Ok(bytes.len());
                }
                Err(error) => {
                    let (text, behind) = rest.split_at(error.valid_up_to());
                    self.write_text(str::from_utf8(text).unwrap_or_default())?;
                    let Some(len) = error.error_len() else {
                        self.begun = behind.to_vec();
                        return Ok(bytes.len());
                    };
                    self.write_other(&behind[..len])?;
                    rest = &behind[len..];
                }
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        let begun = std::mem::take(&mut self.begun);
        self.write_other(&begun)?;
        self.stream.flush()
    }
}

/// Returns true if there is only printable ASCII, tabs and line feeds. Without an early exit, many bytes are checked at
/// once.
fn is_plain(bytes: &[u8]) -> bool {
    bytes.iter().fold(true, |is_plain, byte| is_plain & matches!(byte, b' '..=b'~' | b'\t' | b'\n'))
}

/// Returns the length of a color sequence at the beginning: `ESC [`, numbers, `m` (ECMA-48, SGR).
fn color_len(text: &str) -> usize {
    let Some(numbers) = text.strip_prefix("\u{1b}[") else { return 0 };
    let len = numbers.bytes().take_while(|byte| matches!(byte, b'0'..=b'9' | b';')).count();
    if numbers.as_bytes().get(len) == Some(&b'm') { len + "\u{1b}[m".len() } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(parts: &[&[u8]], is_json: bool) -> String {
        let mut out = Vec::new();
        let mut writer = if is_json { SafeWriter::json(&mut out) } else { SafeWriter::lines(&mut out) };
        for part in parts {
            writer.write_all(part).unwrap();
        }
        writer.flush().unwrap();
        String::from_utf8_lossy(&out).into_owned()
    }

    #[test]
    fn nothing_that_steers_a_terminal_gets_through() {
        let text = "[White \"\x1b[31mТаль\x1b]0;x\x07\"]\r\n\t1. e4 {\u{202e}\u{9b}2J} *\n";
        let safe = "[White \"␛[31mТаль␛]0;x␇\"]␍\n\t1. e4 {⟨U+202E⟩\\u{9b}2J} *\n";
        assert_eq!(written(&[text.as_bytes()], false), safe);
        let json = "{\"a\":\"\u{202e}\u{E0041}é\"}\n";
        assert_eq!(written(&[json.as_bytes()], true), "{\"a\":\"\\u202e\\udb40\\udc41é\"}\n");
    }

    #[test]
    fn colors_pass_where_they_are_requested_and_nothing_else() {
        let mut out = Vec::new();
        SafeWriter::colored(&mut out).write_all(b"\x1b[1m\x1b[91merror\x1b[0m \x1b[2J\x1b]0;x\x07\x1b[3").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "\x1b[1m\x1b[91merror\x1b[0m ␛[2J␛]0;x␇␛[3");
    }

    #[test]
    fn characters_may_come_in_pieces_and_bytes_may_be_none() {
        let text = "Таль \u{202e}♘".as_bytes();
        for at in 0..=text.len() {
            let (first, second) = text.split_at(at);
            let parts = [first, second];
            assert_eq!(written(&parts, false), "Таль ⟨U+202E⟩♘", "cut at {at}");
        }
        assert_eq!(written(&[b"a\x9b31mb\xE2\x98"], false), "a\\x9b31mb\u{FFFD}\\x98");
    }
}
