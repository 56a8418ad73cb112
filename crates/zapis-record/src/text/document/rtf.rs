//! RTF, by the specification 1.9.1: groups, control words, characters in code pages and in Unicode.

use std::collections::HashMap;

use encoding_rs::{
    BIG5, EUC_KR, GBK, IBM866, MACINTOSH, SHIFT_JIS, WINDOWS_874, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252,
    WINDOWS_1253, WINDOWS_1254, WINDOWS_1255, WINDOWS_1256, WINDOWS_1257, WINDOWS_1258,
};

use crate::l10n::message;

use super::super::compression::{Compression, PackedError};
use super::{Document, Lines};

/// Word writes ten groups in each other, rarely twenty.
const MAX_DEPTH: usize = 1000;
/// A table of fonts has hundreds, in documents put together from many.
const MAX_FONTS: usize = 1 << 14;
/// Bytes of one code page are decoded together: more of them at the next blank.
const MANY: usize = 4096;

/// Groups that hold no text of the document.
const WITHOUT_TEXT: [&str; 16] = [
    "colortbl",
    "stylesheet",
    "info",
    "pict",
    "header",
    "headerl",
    "headerr",
    "headerf",
    "footer",
    "footerl",
    "footerr",
    "footerf",
    "fldinst",
    "nonshppict",
    "filetbl",
    "objdata",
];

/// Characters that have control words.
const CHARACTERS: [(&str, &str); 11] = [
    ("tab", "\t"),
    ("emdash", "—"),
    ("endash", "–"),
    ("bullet", "•"),
    ("lquote", "‘"),
    ("rquote", "’"),
    ("ldblquote", "“"),
    ("rdblquote", "”"),
    ("emspace", " "),
    ("enspace", " "),
    ("qmspace", " "),
];

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Holds {
    #[default]
    Text,
    Fonts,
    Nothing,
}

/// What applies within a group.
#[derive(Clone, Copy)]
struct RtfGroup {
    holds: Holds,
    /// The number of characters behind a Unicode character that stand for it in older programs.
    n_instead: usize,
    font: Option<i32>,
    is_in_table: bool,
    is_hidden: bool,
}

enum RtfLex {
    Plain,
    Backslash,
    Word { name: String, number: String },
    Hex { digits: u8, value: u8 },
    Binary(u32),
}

/// The reader of RTF.
pub(in super::super) struct Rtf {
    lex: RtfLex,
    group: RtfGroup,
    outer: Vec<RtfGroup>,
    is_begun: bool,
    is_over: bool,
    /// Groups are nested deeper than any program does: nothing more is read.
    is_too_deep: bool,
    code_page: &'static encoding_rs::Encoding,
    fonts: HashMap<i32, &'static encoding_rs::Encoding>,
    default_font: Option<i32>,
    /// Bytes of one code page that are not decoded yet.
    bytes: Vec<u8>,
    high_surrogate: Option<u16>,
    n_to_skip: usize,
}

impl Default for Rtf {
    fn default() -> Self {
        let group = RtfGroup { holds: Holds::Text, n_instead: 1, font: None, is_in_table: false, is_hidden: false };
        Self {
            lex: RtfLex::Plain,
            group,
            outer: Vec::new(),
            is_begun: false,
            is_over: false,
            is_too_deep: false,
            code_page: WINDOWS_1252,
            fonts: HashMap::new(),
            default_font: None,
            bytes: Vec::new(),
            high_surrogate: None,
            n_to_skip: 0,
        }
    }
}

impl Document for Rtf {
    fn take(&mut self, byte: u8, lines: &mut Lines) {
        if self.is_over || self.is_too_deep {
            return;
        }
        match std::mem::replace(&mut self.lex, RtfLex::Plain) {
            RtfLex::Plain => self.plain(byte, lines),
            RtfLex::Backslash => self.after_backslash(byte, lines),
            RtfLex::Word { mut name, mut number } => {
                if number.is_empty() && byte.is_ascii_alphabetic() && name.len() < 32 {
                    name.push(char::from(byte));
                } else if byte.is_ascii_digit() || byte == b'-' && number.is_empty() {
                    // A longer number is none that RTF knows.
                    if number.len() < 12 {
                        number.push(char::from(byte));
                    }
                } else {
                    self.control(&name, number.parse().ok(), lines);
                    if byte != b' ' {
                        // The parameter of `\bin` says how many bytes follow the blank.
                        self.take(byte, lines);
                    }
                    return;
                }
                self.lex = RtfLex::Word { name, number };
            }
            RtfLex::Hex { digits, value } => match hex_digit(byte) {
                Some(digit) => {
                    let value = value << 4 | digit;
                    if digits == 1 {
                        self.character(value, lines);
                    } else {
                        self.lex = RtfLex::Hex { digits: 1, value };
                    }
                }
                None => self.plain(byte, lines),
            },
            RtfLex::Binary(1) => {}
            RtfLex::Binary(left) => self.lex = RtfLex::Binary(left - 1),
        }
    }

    fn end(&mut self, lines: &mut Lines) -> Option<PackedError> {
        self.decode(lines);
        let format = Compression::Rtf;
        if self.is_too_deep {
            return Some(PackedError::Damaged { format, reason: message!("document-too-deep", most = MAX_DEPTH) });
        }
        (!self.is_over).then_some(PackedError::EndsEarly(format))
    }
}

impl Rtf {
    fn plain(&mut self, byte: u8, lines: &mut Lines) {
        match byte {
            b'\\' => self.lex = RtfLex::Backslash,
            b'{' => {
                self.decode(lines);
                self.is_too_deep = self.outer.len() >= MAX_DEPTH;
                self.outer.push(self.group);
                (self.is_begun, self.n_to_skip) = (true, 0);
            }
            b'}' => {
                self.decode(lines);
                self.n_to_skip = 0;
                self.group = self.outer.pop().unwrap_or(self.group);
                self.is_over = self.is_begun && self.outer.is_empty();
            }
            // Lines of the file mean nothing.
            b'\r' | b'\n' | 0 => {}
            _ => self.character(byte, lines),
        }
    }

    fn after_backslash(&mut self, byte: u8, lines: &mut Lines) {
        match byte {
            b'\'' => self.lex = RtfLex::Hex { digits: 0, value: 0 },
            b'\\' | b'{' | b'}' => self.character(byte, lines),
            b'~' => self.character(b' ', lines),
            b'_' => self.character(b'-', lines),
            b'*' => self.group.holds = Holds::Nothing,
            b'\r' | b'\n' => self.control("par", None, lines),
            _ if byte.is_ascii_alphabetic() => {
                self.lex = RtfLex::Word { name: char::from(byte).into(), number: String::new() };
            }
            // Among them the hyphen that is shown only where a line breaks.
            _ => {}
        }
    }

    /// Takes a byte of the text.
    fn character(&mut self, byte: u8, lines: &mut Lines) {
        if self.n_to_skip > 0 {
            self.n_to_skip -= 1;
        } else if self.group.holds == Holds::Text && !self.group.is_hidden {
            if self.bytes.len() >= MANY && byte == b' ' {
                self.decode(lines);
            }
            self.bytes.push(byte);
        }
    }

    /// Writes the bytes of one code page.
    fn decode(&mut self, lines: &mut Lines) {
        if !self.bytes.is_empty() {
            let font = self.group.font.or(self.default_font);
            let code_page = font.and_then(|font| self.fonts.get(&font)).unwrap_or(&self.code_page);
            lines.add(&code_page.decode_without_bom_handling(&self.bytes).0);
            self.bytes.clear();
            self.high_surrogate = None;
        }
    }

    fn control(&mut self, name: &str, number: Option<i32>, lines: &mut Lines) {
        if name == "bin" {
            let n_bytes = number.and_then(|number| u32::try_from(number).ok()).unwrap_or(0);
            self.lex = if n_bytes > 0 { RtfLex::Binary(n_bytes) } else { RtfLex::Plain };
            return;
        }
        if self.n_to_skip > 0 {
            self.n_to_skip -= 1;
            return;
        }
        self.decode(lines);
        if self.of_groups(name, number) || self.group.holds != Holds::Text || self.group.is_hidden {
            return;
        }
        match name {
            "par" | "line" | "sect" | "page" | "column" => lines.paragraph(self.group.is_in_table),
            "cell" | "nestcell" => lines.cell(),
            "row" | "nestrow" => lines.row(),
            "u" => self.unicode(number.unwrap_or(0), lines),
            _ => CHARACTERS.iter().filter(|(known, _)| *known == name).for_each(|(_, text)| lines.add(text)),
        }
    }

    /// Takes a control word that changes how a group is read; returns false for others.
    fn of_groups(&mut self, name: &str, number: Option<i32>) -> bool {
        let group = &mut self.group;
        match (name, number) {
            ("fonttbl", _) => group.holds = Holds::Fonts,
            ("f", Some(font)) => group.font = Some(font),
            ("deff", font) => self.default_font = font,
            ("fcharset", Some(set)) => self.add_font(code_page_of_charset(set)),
            ("cpg", Some(number)) if group.holds == Holds::Fonts => self.add_font(code_page(number)),
            ("ansicpg", Some(number)) => self.code_page = code_page(number).unwrap_or(self.code_page),
            ("mac", _) => self.code_page = MACINTOSH,
            ("uc", Some(n)) => group.n_instead = usize::try_from(n).unwrap_or(0).min(16),
            ("intbl", _) => group.is_in_table = true,
            ("pard", _) => group.is_in_table = false,
            ("plain", _) => (group.font, group.is_hidden) = (None, false),
            ("v" | "deleted", on) => group.is_hidden = on != Some(0),
            _ if WITHOUT_TEXT.contains(&name) => group.holds = Holds::Nothing,
            _ => return false,
        }
        true
    }

    fn add_font(&mut self, code_page: Option<&'static encoding_rs::Encoding>) {
        if let (Some(font), Some(code_page)) = (self.group.font, code_page)
            && self.fonts.len() < MAX_FONTS
        {
            self.fonts.insert(font, code_page);
        }
    }

    /// Writes a character of UTF-16, a negative number if it is above 32767.
    fn unicode(&mut self, number: i32, lines: &mut Lines) {
        self.n_to_skip = self.group.n_instead;
        let [low, high, ..] = number.to_le_bytes();
        let unit = u16::from_le_bytes([low, high]);
        let high = self.high_surrogate.take();
        if (0xD800..0xDC00).contains(&unit) {
            self.high_surrogate = Some(unit);
            return;
        }
        for read in char::decode_utf16(high.into_iter().chain([unit])) {
            lines.add(read.unwrap_or(char::REPLACEMENT_CHARACTER).encode_utf8(&mut [0; 4]));
        }
    }
}

fn code_page(number: i32) -> Option<&'static encoding_rs::Encoding> {
    Some(match number {
        866 => IBM866,
        874 => WINDOWS_874,
        932 => SHIFT_JIS,
        936 => GBK,
        949 => EUC_KR,
        950 => BIG5,
        1250 => WINDOWS_1250,
        1251 => WINDOWS_1251,
        1252 => WINDOWS_1252,
        1253 => WINDOWS_1253,
        1254 => WINDOWS_1254,
        1255 => WINDOWS_1255,
        1256 => WINDOWS_1256,
        1257 => WINDOWS_1257,
        1258 => WINDOWS_1258,
        10000 => MACINTOSH,
        65001 => encoding_rs::UTF_8,
        _ => return None,
    })
}

/// Returns the code page of a character set of fonts; of the sets 0 and 1 it is that of the document.
fn code_page_of_charset(set: i32) -> Option<&'static encoding_rs::Encoding> {
    code_page(match set {
        77 => 10000,
        128 => 932,
        129 => 949,
        134 => 936,
        136 => 950,
        161 => 1253,
        162 => 1254,
        163 => 1258,
        177 => 1255,
        178 => 1256,
        186 => 1257,
        204 => 1251,
        222 => 874,
        238 => 1250,
        _ => return None,
    })
}

/// Returns the value of a hexadecimal digit.
fn hex_digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}
