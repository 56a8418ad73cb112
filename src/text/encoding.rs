//! The encodings that records are stored in, and writing text in them.

use std::{fmt, str::FromStr, sync::LazyLock};

use thiserror::Error;

use super::Visible;

/// Names an encoding that zapis reads and writes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Encoding {
    /// UTF-8: `К` is `D0 9A`.
    Utf8,
    /// UTF-16, low byte first: `К` is `1A 04`.
    Utf16Le,
    /// UTF-16, high byte first: `К` is `04 1A`.
    Utf16Be,
    /// windows-1251, Cyrillic Windows: `К` is `CA`.
    Windows1251,
    /// KOI8-R, Cyrillic Unix and early Internet: `К` is `EB`.
    Koi8R,
    /// IBM866, Cyrillic DOS: `К` is `8A`.
    Ibm866,
    /// ISO-8859-5: `К` is `BA`.
    Iso8859_5,
    /// x-mac-cyrillic, the classic Macintosh: `К` is `8A`.
    MacCyrillic,
    /// windows-1252, Western Europe, a superset of ISO-8859-1: `ü` is `FC`.
    Windows1252,
}

/// Says that a word names no known encoding, such as `--encoding klingon`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown encoding `{}`", Visible(label))]
pub struct UnknownEncoding {
    /// The word as given.
    pub label: String,
}

/// Says that a character does not exist in the encoding to be written, such as `♘` in windows-1251.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("`{char}` cannot be written in {encoding}")]
pub struct Unencodable {
    /// The character.
    pub char: char,
    /// Its byte offset in the text to be written; everything before it has been written.
    pub offset: usize,
    /// The encoding that lacks it.
    pub encoding: Encoding,
}

impl Encoding {
    /// Lists every encoding.
    pub const ALL: [Self; 9] = [
        Self::Utf8,
        Self::Utf16Le,
        Self::Utf16Be,
        Self::Windows1251,
        Self::Koi8R,
        Self::Ibm866,
        Self::Iso8859_5,
        Self::MacCyrillic,
        Self::Windows1252,
    ];

    /// Lists the encodings that spend one byte on each character: those that need detection.
    pub const SINGLE_BYTE: [Self; 6] =
        [Self::Windows1251, Self::Koi8R, Self::Ibm866, Self::Iso8859_5, Self::MacCyrillic, Self::Windows1252];

    /// Returns the name in the spelling of the WHATWG Encoding standard, such as `windows-1251`.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Windows1251 => "windows-1251",
            Self::Koi8R => "koi8-r",
            Self::Ibm866 => "ibm866",
            Self::Iso8859_5 => "iso-8859-5",
            Self::MacCyrillic => "x-mac-cyrillic",
            Self::Windows1252 => "windows-1252",
        }
    }

    /// Tells whether each character is stored as exactly one byte.
    #[must_use]
    pub const fn is_single_byte(self) -> bool {
        !matches!(self, Self::Utf8) && !self.is_utf16()
    }

    /// Tells whether this is one of the two UTF-16 forms.
    #[must_use]
    pub const fn is_utf16(self) -> bool {
        matches!(self, Self::Utf16Le | Self::Utf16Be)
    }

    /// Appends `text` to `out` in this encoding, without a byte order mark.
    ///
    /// # Errors
    ///
    /// Stops at the first character that the encoding lacks. Then `out` holds everything before it, so that the
    /// caller may append a substitute and go on behind it.
    pub fn encode(self, text: &str, out: &mut Vec<u8>) -> Result<(), Unencodable> {
        match self {
            Self::Utf8 => out.extend_from_slice(text.as_bytes()),
            Self::Utf16Le => out.extend(text.encode_utf16().flat_map(u16::to_le_bytes)),
            Self::Utf16Be => out.extend(text.encode_utf16().flat_map(u16::to_be_bytes)),
            _ => {
                let page = self.page();
                out.reserve(text.len());
                for (offset, char) in text.char_indices() {
                    let byte = page.byte_of(char);
                    out.push(byte.ok_or(Unencodable { char, offset, encoding: self })?);
                }
            }
        }
        Ok(())
    }

    /// Appends `text` to `out` in this encoding; a character that the encoding lacks becomes a numeric character reference,
    /// `&#223;`, so that nothing is lost and `out` is in one encoding.
    ///
    /// Returns the first character that was missing, if any was.
    pub fn encode_with_references(self, text: &str, out: &mut Vec<u8>) -> Option<char> {
        let (mut rest, mut first) = (text, None);
        while let Err(fault) = self.encode(rest, out) {
            out.extend_from_slice(format!("&#{};", u32::from(fault.char)).as_bytes());
            rest = &rest[fault.offset + fault.char.len_utf8()..];
            first = first.or(Some(fault.char));
        }
        first
    }

    /// Returns true if every character of `text` exists in this encoding.
    #[must_use]
    pub fn has(self, text: &str) -> bool {
        text.is_ascii() || self.encode(text, &mut Vec::new()).is_ok()
    }

    /// Returns the code page of a single-byte encoding; for the others the page of windows-1252.
    pub(super) fn page(self) -> &'static CodePage {
        let index = Self::SINGLE_BYTE.iter().position(|&encoding| encoding == self);
        &PAGES[index.unwrap_or(Self::SINGLE_BYTE.len() - 1)]
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

impl FromStr for Encoding {
    type Err = UnknownEncoding;

    /// Reads a name of an encoding; letter case, hyphens, underscores, spaces and a leading `x-` do not count.
    ///
    /// ```
    /// use zapis::text::Encoding;
    /// assert_eq!("CP1251".parse(), Ok(Encoding::Windows1251));
    /// assert_eq!("iso-8859-1".parse(), Ok(Encoding::Windows1252));
    /// ```
    fn from_str(label: &str) -> Result<Self, UnknownEncoding> {
        let plain: String = label.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
        Ok(match plain.strip_prefix('x').unwrap_or(&plain) {
            "utf8" => Self::Utf8,
            "utf16" | "utf16le" | "ucs2" | "unicode" => Self::Utf16Le,
            "utf16be" => Self::Utf16Be,
            "windows1251" | "win1251" | "cp1251" | "1251" => Self::Windows1251,
            "koi8r" | "koi8" | "koi" | "cskoi8r" | "cp20866" => Self::Koi8R,
            "ibm866" | "cp866" | "866" | "dos" | "dos866" | "csibm866" | "alt" => Self::Ibm866,
            "iso88595" | "88595" | "isoir144" | "cyrillic" | "csisolatincyrillic" => Self::Iso8859_5,
            "maccyrillic" | "maccyr" | "mac" | "cp10007" | "10007" => Self::MacCyrillic,
            "windows1252" | "win1252" | "cp1252" | "1252" | "latin1" | "l1" | "iso88591" | "88591" | "ascii"
            | "usascii" => Self::Windows1252,
            _ => {
                return Err(UnknownEncoding { label: label.to_owned() });
            }
        })
    }
}

/// Holds the upper half of a single-byte encoding in both directions.
pub(super) struct CodePage {
    /// The characters of bytes 80–FF; U+FFFD for a byte that the encoding does not define.
    pub(super) upper: [char; 128],
    /// The same, sorted by character.
    by_char: Vec<(char, u8)>,
}

impl CodePage {
    fn new(encoding: Encoding) -> Self {
        let standard = match encoding {
            Encoding::Windows1251 => encoding_rs::WINDOWS_1251,
            Encoding::Koi8R => encoding_rs::KOI8_R,
            Encoding::Ibm866 => encoding_rs::IBM866,
            Encoding::Iso8859_5 => encoding_rs::ISO_8859_5,
            Encoding::MacCyrillic => encoding_rs::X_MAC_CYRILLIC,
            _ => encoding_rs::WINDOWS_1252,
        };
        let bytes: Vec<u8> = (0x80..=0xFF).collect();
        let (text, _) = standard.decode_without_bom_handling(&bytes);
        let mut upper = [char::REPLACEMENT_CHARACTER; 128];
        for (slot, char) in upper.iter_mut().zip(text.chars()) {
            // The WHATWG tables give the holes of the Windows pages (98 in windows-1251; 81, 8D, 8F, 90 and 9D in
            // windows-1252) the control character of the same number; here a hole is a hole. ISO-8859-5 has the controls.
            let is_hole = encoding != Encoding::Iso8859_5 && char.is_control();
            *slot = if is_hole { char::REPLACEMENT_CHARACTER } else { char };
        }
        let mut by_char: Vec<(char, u8)> = upper.iter().copied().zip(0x80..=0xFF).collect();
        by_char.retain(|&(char, _)| char != char::REPLACEMENT_CHARACTER);
        by_char.sort_unstable();
        Self { upper, by_char }
    }

    /// Returns the character of any byte.
    pub(super) fn char_of(&self, byte: u8) -> char {
        if byte < 0x80 { char::from(byte) } else { self.upper[usize::from(byte & 0x7F)] }
    }

    fn byte_of(&self, char: char) -> Option<u8> {
        if char.is_ascii() {
            return u8::try_from(char).ok();
        }
        let found = self.by_char.binary_search_by_key(&char, |&(char, _)| char).ok()?;
        self.by_char.get(found).map(|&(_, byte)| byte)
    }
}

static PAGES: LazyLock<[CodePage; 6]> = LazyLock::new(|| Encoding::SINGLE_BYTE.map(CodePage::new));

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(encoding: Encoding, text: &str) -> Vec<u8> {
        let mut out = Vec::new();
        encoding.encode(text, &mut out).expect("every character exists");
        out
    }

    #[test]
    fn every_label_names_its_own_encoding() {
        for encoding in Encoding::ALL {
            assert_eq!(encoding.label().parse(), Ok(encoding));
            assert_eq!(encoding.label().to_uppercase().parse(), Ok(encoding));
        }
    }

    #[test]
    fn the_usual_aliases_are_understood() {
        for (alias, encoding) in [
            ("cp1251", Encoding::Windows1251),
            ("win1251", Encoding::Windows1251),
            ("1251", Encoding::Windows1251),
            ("koi8r", Encoding::Koi8R),
            ("KOI8_R", Encoding::Koi8R),
            ("cp866", Encoding::Ibm866),
            ("dos", Encoding::Ibm866),
            ("latin1", Encoding::Windows1252),
            ("ISO 8859-1", Encoding::Windows1252),
            ("iso8859-5", Encoding::Iso8859_5),
            ("x-mac-cyrillic", Encoding::MacCyrillic),
            ("mac-cyrillic", Encoding::MacCyrillic),
            ("utf8", Encoding::Utf8),
            ("utf-16", Encoding::Utf16Le),
            ("UTF-16BE", Encoding::Utf16Be),
        ] {
            assert_eq!(alias.parse(), Ok(encoding), "{alias}");
        }
    }

    #[test]
    fn an_unknown_name_is_named_in_the_error() {
        let error = "klingon".parse::<Encoding>().expect_err("no such encoding");
        assert_eq!(error.to_string(), "unknown encoding `klingon`");
        assert!("".parse::<Encoding>().is_err());
    }

    #[test]
    fn the_piece_letters_have_their_known_bytes() {
        assert_eq!(encoded(Encoding::Windows1251, "КрФЛСп"), [0xCA, 0xF0, 0xD4, 0xCB, 0xD1, 0xEF]);
        assert_eq!(encoded(Encoding::Ibm866, "КрФЛСп"), [0x8A, 0xE0, 0x94, 0x8B, 0x91, 0xAF]);
        assert_eq!(encoded(Encoding::Koi8R, "КрФЛСп"), [0xEB, 0xD2, 0xE6, 0xEC, 0xF3, 0xD0]);
        assert_eq!(encoded(Encoding::Utf16Be, "К"), [0x04, 0x1A]);
        assert_eq!(encoded(Encoding::Utf16Le, "♘"), [0x58, 0x26]);
    }

    #[test]
    fn a_figurine_cannot_be_written_in_windows_1251() {
        let mut out = Vec::new();
        let error = Encoding::Windows1251.encode("1. ♘f3", &mut out).expect_err("no figurines");
        assert_eq!((error.char, error.offset), ('♘', 3));
        assert_eq!(error.to_string(), "`♘` cannot be written in windows-1251");
        assert_eq!(out, b"1. ");
    }

    #[test]
    fn a_missing_character_becomes_a_reference() {
        let mut out = Vec::new();
        assert_eq!(Encoding::Windows1251.encode_with_references("Gößmann ♘", &mut out), Some('ö'));
        assert_eq!(out, b"G&#246;&#223;mann &#9816;");
        out.clear();
        assert_eq!(Encoding::Windows1251.encode_with_references("Кf3", &mut out), None);
        assert_eq!(out, [0xCA, b'f', b'3']);
        assert!(Encoding::Koi8R.has("Кf3") && !Encoding::Koi8R.has("1…"));
    }

    #[test]
    fn the_holes_of_the_windows_pages_hold_no_character() {
        assert_eq!(Encoding::Windows1251.page().char_of(0x98), char::REPLACEMENT_CHARACTER);
        assert_eq!(Encoding::Windows1252.page().char_of(0x81), char::REPLACEMENT_CHARACTER);
        assert!(Encoding::Windows1251.encode("\u{98}", &mut Vec::new()).is_err());
        assert!(Encoding::Windows1251.encode("\u{FFFD}", &mut Vec::new()).is_err());
    }

    #[test]
    fn single_byte_encodings_are_just_the_six() {
        let n_single = Encoding::ALL.iter().filter(|encoding| encoding.is_single_byte()).count();
        assert_eq!(n_single, 6);
        assert!(Encoding::SINGLE_BYTE.iter().all(|encoding| encoding.is_single_byte()));
    }
}
