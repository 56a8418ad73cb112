//! The XML of Word: paragraphs, tables and the text in them.

use super::super::compression::{Compression, PackedError};
use super::{Document, Lines};

/// The first bytes of a tag are kept: no element that counts has a longer name.
const NAME: usize = 64;
/// Text is written when it has this many bytes, at the next character.
const MANY: usize = 1 << 16;

/// Elements whose text is not that of the document as it is: properties, deletions, what older programs show instead.
const WITHOUT_TEXT: [&[u8]; 4] = [b"pPr", b"del", b"moveFrom", b"Fallback"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum WordLex {
    Text,
    /// Between `&` and `;`.
    Entity,
    /// Between `<` and `>`, and the quotation mark that is open.
    Tag(Option<u8>),
    /// Within a comment, an instruction or a declaration, up to the given bytes.
    Until(&'static [u8]),
    Verbatim,
}

/// The reader of `word/document.xml`.
pub(in super::super) struct Word {
    lex: WordLex,
    /// The tag or the entity that is being read.
    name: Vec<u8>,
    /// The last bytes of a tag, a comment or a verbatim part.
    last: [u8; 3],
    bytes: Vec<u8>,
    is_in_text: bool,
    /// Cells of tables that are open.
    n_cells: usize,
    /// The element without text that is open, and how often.
    skipped: Option<(&'static [u8], usize)>,
    n_open: usize,
    is_over: bool,
}

impl Default for Word {
    fn default() -> Self {
        Self {
            lex: WordLex::Text,
            name: Vec::new(),
            last: [0; 3],
            bytes: Vec::new(),
            is_in_text: false,
            n_cells: 0,
            skipped: None,
            n_open: 0,
            is_over: false,
        }
    }
}

impl Document for Word {
    fn take(&mut self, byte: u8, lines: &mut Lines) {
        self.last = [self.last[1], self.last[2], byte];
        match self.lex {
            WordLex::Text => match byte {
                b'<' => {
                    self.name.clear();
                    self.lex = WordLex::Tag(None);
                }
                b'&' => {
                    self.name.clear();
                    self.lex = WordLex::Entity;
                }
                _ => self.character(byte, lines),
            },
            WordLex::Entity => self.entity(byte, lines),
            WordLex::Tag(Some(quote)) => self.lex = WordLex::Tag(Some(quote).filter(|quote| *quote != byte)),
            WordLex::Tag(None) => self.tag(byte, lines),
            WordLex::Until(end) => {
                if self.last.ends_with(end) {
                    self.lex = WordLex::Text;
                }
            }
            WordLex::Verbatim => {
                self.character(byte, lines);
                if self.last == *b"]]>" {
                    self.bytes.truncate(self.bytes.len().saturating_sub(3));
                    self.lex = WordLex::Text;
                }
            }
        }
    }

    fn end(&mut self, lines: &mut Lines) -> Option<PackedError> {
        self.write(lines);
        (!self.is_over).then_some(PackedError::EndsEarly(Compression::Docx))
    }
}

impl Word {
    fn character(&mut self, byte: u8, lines: &mut Lines) {
        if self.is_in_text && self.skipped.is_none() {
            let is_between = byte & 0xC0 != 0x80 && !matches!(byte, b']' | b'>');
            if self.bytes.len() >= MANY && is_between {
                self.write(lines);
            }
            self.bytes.push(byte);
        }
    }

    fn write(&mut self, lines: &mut Lines) {
        lines.add(&String::from_utf8_lossy(&self.bytes));
        self.bytes.clear();
    }

    fn entity(&mut self, byte: u8, lines: &mut Lines) {
        if byte != b';' && self.name.len() < NAME && byte != b'<' {
            self.name.push(byte);
            return;
        }
        let name = std::mem::take(&mut self.name);
        self.lex = WordLex::Text;
        let name = String::from_utf8_lossy(&name);
        let code = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
        let meant = match &*name {
            "amp" => Some('&'),
            "lt" => Some('<'),
            "gt" => Some('>'),
            "quot" => Some('"'),
            "apos" => Some('\''),
            name => match (name.strip_prefix("#x"), name.strip_prefix('#')) {
                (Some(digits), _) => code(digits, 16),
                (None, Some(digits)) => code(digits, 10),
                _ => None,
            },
        };
        let written = match meant {
            Some(meant) if byte == b';' => meant.to_string(),
            _ => format!("&{name}{}", if byte == b';' { ";" } else { "" }),
        };
        written.bytes().for_each(|byte| self.character(byte, lines));
        if byte != b';' {
            self.take(byte, lines);
        }
    }

    fn tag(&mut self, byte: u8, lines: &mut Lines) {
        if byte == b'>' {
            self.lex = WordLex::Text;
            let is_empty = self.last[1] == b'/';
            let name = std::mem::take(&mut self.name);
            self.element(&name, is_empty, lines);
            self.name = name;
            return;
        }
        // Its attributes are of no use, but may hold a `>`.
        if matches!(byte, b'"' | b'\'') && !self.name.is_empty() {
            self.lex = WordLex::Tag(Some(byte));
        } else if self.name.len() < NAME {
            self.name.push(byte);
        }
        match self.name.as_slice() {
            b"!--" => self.lex = WordLex::Until(b"-->"),
            b"?" => self.lex = WordLex::Until(b"?>"),
            b"![CDATA[" => self.lex = WordLex::Verbatim,
            _ => {}
        }
    }

    fn element(&mut self, tag: &[u8], is_empty: bool, lines: &mut Lines) {
        let is_end = tag.first() == Some(&b'/');
        let name = tag.strip_prefix(b"/").unwrap_or(tag);
        if name.first() == Some(&b'!') {
            return;
        }
        let end = name.iter().position(|byte| byte.is_ascii_whitespace() || *byte == b'/').unwrap_or(name.len());
        let name = &name[..end];
        if is_end {
            self.n_open = self.n_open.saturating_sub(1);
            self.is_over = self.n_open == 0;
        } else if !is_empty {
            self.n_open += 1;
        }
        let (prefix, local) = match name.iter().position(|byte| *byte == b':') {
            Some(colon) => (&name[..colon], &name[colon + 1..]),
            None => (&[][..], name),
        };
        if let Some((skipped, n_open)) = &mut self.skipped {
            if *skipped == local && !is_empty {
                *n_open = if is_end { *n_open - 1 } else { *n_open + 1 };
                if *n_open == 0 {
                    self.skipped = None;
                }
            }
            return;
        }
        if let Some(skipped) = WITHOUT_TEXT.into_iter().find(|skipped| *skipped == local) {
            self.skipped = (!is_end && !is_empty).then_some((skipped, 1));
            return;
        }
        // Drawings have paragraphs and texts of the same names.
        if prefix == b"w" {
            self.write(lines);
            self.of_word(local, is_end, is_empty, lines);
        }
    }

    fn of_word(&mut self, name: &[u8], is_end: bool, is_empty: bool, lines: &mut Lines) {
        let is_in_cell = self.n_cells > 0;
        match name {
            b"t" => self.is_in_text = !is_end && !is_empty,
            b"p" if is_end || is_empty => lines.paragraph(is_in_cell),
            b"br" | b"cr" if !is_end => lines.paragraph(is_in_cell),
            b"tab" if !is_end => lines.add(if is_in_cell { " " } else { "\t" }),
            b"noBreakHyphen" if !is_end => lines.add("-"),
            b"tc" if is_end || is_empty => {
                self.n_cells = self.n_cells.saturating_sub(usize::from(is_end));
                if self.n_cells == 0 {
                    lines.cell();
                } else {
                    lines.paragraph(true);
                }
            }
            b"tc" => self.n_cells += 1,
            b"tr" if is_end && !is_in_cell => lines.row(),
            _ => {}
        }
    }
}
