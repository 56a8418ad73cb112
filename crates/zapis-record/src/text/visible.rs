//! Text made safe to display: control characters, direction changes and invisible characters become visible.

use std::borrow::Cow;

use std::fmt::{self, Display, Write};
use zapis_chess::confusable::is_hidden;

use unicode_width::UnicodeWidthChar;

/// Displays text with nothing hidden in it: for messages, quotes of the input and file names.
///
/// C0 controls and DEL become control pictures (`␀`, `␛`, `␡`), C1 controls `\u{85}`, and characters that print nothing
/// or change the direction of the line become `⟨U+202E⟩`. Tabs and line breaks are controls too; see [`Visible::line`].
/// Everything else passes unchanged, so no input can control the terminal or reorder a message.
///
/// ```
/// use zapis_record::text::Visible;
/// assert_eq!(Visible("Nf3\u{1b}[2J\u{202e}").to_string(), "Nf3␛[2J⟨U+202E⟩");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visible<'a>(pub &'a str);

/// Displays text as [`Visible`] does, but keeps tabs and line feeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VisibleLines<'a>(pub &'a str);

impl<'a> Visible<'a> {
    /// Returns the text as displayed: nearly always unchanged.
    #[must_use]
    pub fn shown(self) -> Cow<'a, str> {
        if is_plain(self.0) { Cow::Borrowed(self.0) } else { Cow::Owned(self.to_string()) }
    }

    /// Displays text that consists of lines: tabs and line feeds are kept; a carriage return is shown as `␍`.
    #[must_use]
    pub const fn line(text: &'a str) -> VisibleLines<'a> {
        VisibleLines(text)
    }
}

impl Display for Visible<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_visible(f, self.0, |char| !is_hidden(char))
    }
}

impl Display for VisibleLines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_visible(f, self.0, |char| matches!(char, '\t' | '\n') || !is_hidden(char))
    }
}

/// Returns true if a text is printable ASCII, which passes unchanged. Without an early exit, many bytes are checked at
/// once.
fn is_plain(text: &str) -> bool {
    text.bytes().fold(true, |is_plain, byte| is_plain & matches!(byte, b' '..=b'~'))
}

fn write_visible(f: &mut fmt::Formatter<'_>, text: &str, is_shown_raw: impl Fn(char) -> bool) -> fmt::Result {
    if is_plain(text) {
        return f.write_str(text);
    }
    let mut rest = text;
    while let Some(at) = rest.find(|char| !is_shown_raw(char)) {
        let (clean, from_hidden) = rest.split_at(at);
        f.write_str(clean)?;
        let mut chars = from_hidden.chars();
        if let Some(hidden) = chars.next() {
            write_hidden(f, hidden)?;
        }
        rest = chars.as_str();
    }
    f.write_str(rest)
}

fn write_hidden(f: &mut impl Write, char: char) -> fmt::Result {
    let code = u32::from(char);
    match code {
        0..=0x1F => f.write_char(char::from_u32(0x2400 + code).unwrap_or(char::REPLACEMENT_CHARACTER)),
        0x7F => f.write_char('␡'),
        0x80..=0x9F => write!(f, "\\u{{{code:x}}}"),
        _ => write!(f, "⟨U+{code:04X}⟩"),
    }
}

/// Counts the terminal columns of `text` when displayed through [`Visible`].
///
/// Wide East Asian characters and emoji take two columns, combining marks none. Chess figurines take one.
#[must_use]
pub fn display_width(text: &str) -> usize {
    text.chars().map(char_width).sum()
}

/// Counts the terminal columns of one character when displayed through [`Visible`].
#[must_use]
pub fn char_width(char: char) -> usize {
    let code = u32::from(char);
    match code {
        0..=0x7F => 1,
        0x80..=0x9F => "\\u{80}".len(),
        _ if is_hidden(char) => "<U+>".len() + hex_digits(code),
        _ => char.width().unwrap_or(0),
    }
}

fn hex_digits(code: u32) -> usize {
    let n_digits = (32 - code.leading_zeros()).div_ceil(4);
    n_digits.max(4) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        Visible(text).to_string()
    }

    #[test]
    fn controls_become_pictures() {
        assert_eq!(shown("\0e4\x1b[31m\x7f\r\n\t"), "␀e4␛[31m␡␍␊␉");
    }

    #[test]
    fn c1_controls_are_spelled_out() {
        assert_eq!(shown("a\u{85}b\u{9b}"), "a\\u{85}b\\u{9b}");
    }

    #[test]
    fn direction_changes_are_named() {
        for hidden in "\u{202A}\u{202E}\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}".chars() {
            assert_eq!(shown(&format!("a{hidden}b")), format!("a⟨U+{:04X}⟩b", u32::from(hidden)));
        }
    }

    #[test]
    fn invisible_characters_are_named() {
        for hidden in "\u{200B}\u{200D}\u{FEFF}\u{2060}\u{AD}\u{2028}\u{E0041}\u{E0100}\u{3164}".chars() {
            assert!(shown(&hidden.to_string()).starts_with("⟨U+"), "{:x}", u32::from(hidden));
        }
    }

    #[test]
    fn ordinary_text_of_any_script_passes_unchanged() {
        for text in ["1. e4 e5", "Крf1 — ё", "♔♘\u{FE0E}", "מלך", "王手", "é e\u{301}", "🏆"] {
            assert_eq!(shown(text), text);
        }
    }

    #[test]
    fn a_laid_out_text_keeps_its_tabs_and_line_feeds_only() {
        assert_eq!(Visible::line("a\tb\r\n\x1b").to_string(), "a\tb␍\n␛");
    }

    #[test]
    fn no_control_is_ever_printed_raw() {
        for code in (0..0x2_0000).chain(0xE_0000..0xE_1000) {
            let Some(char) = char::from_u32(code) else {
                continue;
            };
            assert!(shown(&char.to_string()).chars().all(|c| !is_hidden(c)), "{code:x}");
        }
    }

    #[test]
    fn width_is_the_width_of_what_is_shown() {
        for (text, width) in [
            ("", 0),
            ("Nf3", 3),
            ("Кf3", 3),
            ("♘f3", 3),
            ("♘\u{FE0E}f3", 3),
            ("王手", 4),
            ("e\u{301}", 1),
            ("Ｎ", 2),
            ("\t\n\x1b", 3),
            ("\u{85}", 6),
            ("\u{202E}", 8),
            ("\u{E0041}", 9),
        ] {
            assert_eq!(display_width(text), width, "{text:?}");
        }
        for text in ["\u{85}", "\u{9f}", "\u{202E}", "\u{E0041}", "\x1b"] {
            assert_eq!(display_width(text), shown(text).chars().count(), "{text:?}");
        }
    }
}
