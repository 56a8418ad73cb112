//! The encodings of stored records, and writing text in them.

use std::sync::OnceLock;
use std::{fmt, str::FromStr};

use encoding_rs::EncoderResult;
use thiserror::Error;

use super::Visible;

/// Defines the list of encodings: each with its WHATWG name in lower case, and its table.
macro_rules! encodings {
    ($($(#[$doc:meta])+ $name:ident $label:literal $table:ident,)+) => {
        /// An encoding that zapis reads and writes: those of the WHATWG Encoding standard.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Encoding {
            $($(#[$doc])+ $name,)+
        }

        impl Encoding {
            /// Lists every encoding.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// Returns the name as in the WHATWG Encoding standard, in lower case, such as `windows-1251`.
            #[must_use]
            pub const fn label(self) -> &'static str {
                match self {
                    $(Self::$name => $label,)+
                }
            }

            /// Returns the tables of the encoding.
            pub(super) const fn table(self) -> &'static encoding_rs::Encoding {
                match self {
                    $(Self::$name => encoding_rs::$table,)+
                }
            }
        }

        /// The code pages of single-byte encodings, by the number of the encoding.
        static PAGES: [OnceLock<CodePage>; Encoding::ALL.len()] = [const { OnceLock::new() }; Encoding::ALL.len()];
    };
}

encodings! {
    /// UTF-8: `К` is `D0 9A`.
    Utf8 "utf-8" UTF_8,
    /// UTF-16, low byte first: `К` is `1A 04`.
    Utf16Le "utf-16le" UTF_16LE,
    /// UTF-16, high byte first: `К` is `04 1A`.
    Utf16Be "utf-16be" UTF_16BE,
    /// windows-1251, Cyrillic Windows: `К` is `CA`.
    Windows1251 "windows-1251" WINDOWS_1251,
    /// KOI8-R, Cyrillic Unix and early Internet: `К` is `EB`.
    Koi8R "koi8-r" KOI8_R,
    /// IBM866, Cyrillic DOS: `К` is `8A`.
    Ibm866 "ibm866" IBM866,
    /// ISO-8859-5: `К` is `BA`.
    Iso8859_5 "iso-8859-5" ISO_8859_5,
    /// x-mac-cyrillic, the classic Macintosh: `К` is `8A`.
    MacCyrillic "x-mac-cyrillic" X_MAC_CYRILLIC,
    /// windows-1252, Western Europe, a superset of ISO-8859-1: `ü` is `FC`.
    Windows1252 "windows-1252" WINDOWS_1252,
    /// windows-1250, Central Europe: `ł` is `B3`.
    Windows1250 "windows-1250" WINDOWS_1250,
    /// windows-1253, Greek.
    Windows1253 "windows-1253" WINDOWS_1253,
    /// windows-1254, Turkish, a superset of ISO-8859-9: `ı` is `FD`.
    Windows1254 "windows-1254" WINDOWS_1254,
    /// windows-1255, Hebrew.
    Windows1255 "windows-1255" WINDOWS_1255,
    /// windows-1256, Arabic.
    Windows1256 "windows-1256" WINDOWS_1256,
    /// windows-1257, Baltic.
    Windows1257 "windows-1257" WINDOWS_1257,
    /// windows-1258, Vietnamese.
    Windows1258 "windows-1258" WINDOWS_1258,
    /// windows-874, Thai.
    Windows874 "windows-874" WINDOWS_874,
    /// ISO-8859-2, Central Europe: `ł` is `B3`, and `ą` is `B1`.
    Iso8859_2 "iso-8859-2" ISO_8859_2,
    /// ISO-8859-3, Esperanto and Maltese.
    Iso8859_3 "iso-8859-3" ISO_8859_3,
    /// ISO-8859-4, Baltic.
    Iso8859_4 "iso-8859-4" ISO_8859_4,
    /// ISO-8859-6, Arabic.
    Iso8859_6 "iso-8859-6" ISO_8859_6,
    /// ISO-8859-7, Greek.
    Iso8859_7 "iso-8859-7" ISO_8859_7,
    /// ISO-8859-8, Hebrew.
    Iso8859_8 "iso-8859-8" ISO_8859_8,
    /// ISO-8859-8-I, Hebrew in logical order.
    Iso8859_8I "iso-8859-8-i" ISO_8859_8_I,
    /// ISO-8859-10, Nordic.
    Iso8859_10 "iso-8859-10" ISO_8859_10,
    /// ISO-8859-13, Baltic.
    Iso8859_13 "iso-8859-13" ISO_8859_13,
    /// ISO-8859-14, Celtic.
    Iso8859_14 "iso-8859-14" ISO_8859_14,
    /// ISO-8859-15, Western Europe with the euro sign.
    Iso8859_15 "iso-8859-15" ISO_8859_15,
    /// ISO-8859-16, South-Eastern Europe.
    Iso8859_16 "iso-8859-16" ISO_8859_16,
    /// KOI8-U, Ukrainian.
    Koi8U "koi8-u" KOI8_U,
    /// macintosh, Western Europe on the classic Macintosh.
    Macintosh "macintosh" MACINTOSH,
    /// GBK, simplified Chinese.
    Gbk "gbk" GBK,
    /// GB18030, Chinese, all of Unicode.
    Gb18030 "gb18030" GB18030,
    /// Big5, traditional Chinese.
    Big5 "big5" BIG5,
    /// EUC-JP, Japanese Unix.
    EucJp "euc-jp" EUC_JP,
    /// ISO-2022-JP, Japanese mail.
    Iso2022Jp "iso-2022-jp" ISO_2022_JP,
    /// `Shift_JIS`, Japanese.
    ShiftJis "shift_jis" SHIFT_JIS,
    /// EUC-KR, Korean, in the Windows variant.
    EucKr "euc-kr" EUC_KR,
}

/// The error for a name that is not a known encoding, such as `--encoding klingon`.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("unknown encoding `{}`", Visible(label))]
pub struct UnknownEncoding {
    /// The word as given.
    pub label: String,
}

/// The error for a character that the output encoding lacks, such as `♘` in windows-1251.
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
    /// Returns true if each character is stored as exactly one byte.
    #[must_use]
    pub const fn is_single_byte(self) -> bool {
        !matches!(
            self,
            Self::Utf8
                | Self::Utf16Le
                | Self::Utf16Be
                | Self::Gbk
                | Self::Gb18030
                | Self::Big5
                | Self::EucJp
                | Self::Iso2022Jp
                | Self::ShiftJis
                | Self::EucKr
        )
    }

    /// Returns true for UTF-8 and for both forms of UTF-16.
    #[must_use]
    pub const fn is_unicode(self) -> bool {
        matches!(self, Self::Utf8) || self.is_utf16()
    }

    /// Returns true for the two forms of UTF-16.
    #[must_use]
    pub const fn is_utf16(self) -> bool {
        matches!(self, Self::Utf16Le | Self::Utf16Be)
    }

    /// Returns true if the meaning of a byte depends on earlier escape sequences, so that parts of a file cannot be
    /// written independently.
    pub const fn has_escapes(self) -> bool {
        matches!(self, Self::Iso2022Jp)
    }

    /// Finds the encoding with these tables.
    pub(super) fn of_table(table: &'static encoding_rs::Encoding) -> Option<Self> {
        Self::ALL.iter().copied().find(|encoding| encoding.table() == table)
    }

    /// Appends `text` to `out` in this encoding, without a byte order mark.
    ///
    /// # Errors
    ///
    /// Stops at the first character that the encoding lacks. Then `out` holds everything before it, so that the caller
    /// may append a substitute and continue after it.
    pub fn encode(self, text: &str, out: &mut Vec<u8>) -> Result<(), Unencodable> {
        match self {
            Self::Utf8 => out.extend_from_slice(text.as_bytes()),
            Self::Utf16Le => out.extend(text.encode_utf16().flat_map(u16::to_le_bytes)),
            Self::Utf16Be => out.extend(text.encode_utf16().flat_map(u16::to_be_bytes)),
            _ if self.is_single_byte() => {
                let page = self.page();
                out.reserve(text.len());
                for (offset, char) in text.char_indices() {
                    let byte = page.byte_of(char);
                    out.push(byte.ok_or(Unencodable { char, offset, encoding: self })?);
                }
            }
            _ => self.encode_in_several_bytes(text, out)?,
        }
        Ok(())
    }

    /// Appends `text` to `out` in this encoding; a character that the encoding lacks becomes a numeric character reference,
    /// `&#223;`, so that nothing is lost and `out` is in one encoding.
    ///
    /// Returns the first missing character, if any.
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

    fn encode_in_several_bytes(self, text: &str, out: &mut Vec<u8>) -> Result<(), Unencodable> {
        let mut encoder = self.table().new_encoder();
        let mut done = 0;
        loop {
            let rest = &text[done..];
            // Reserves room for the longest form of the rest; more is reserved if that is unknown.
            let room = encoder.max_buffer_length_from_utf8_without_replacement(rest.len()).unwrap_or(2 * rest.len());
            out.reserve(room + MOST_BYTES);
            let (result, n_read) = encoder.encode_from_utf8_to_vec_without_replacement(rest, out, true);
            done += n_read;
            match result {
                EncoderResult::InputEmpty => return Ok(()),
                EncoderResult::OutputFull => {}
                EncoderResult::Unmappable(_) => {
                    // For control characters that would start an escape sequence it reports another character.
                    let char = text[..done].chars().next_back().unwrap_or(char::REPLACEMENT_CHARACTER);
                    return Err(Unencodable { char, offset: done - char.len_utf8(), encoding: self });
                }
            }
        }
    }

    /// Returns the code page of a single-byte encoding; that of windows-1252 for the others.
    pub(super) fn page(self) -> &'static CodePage {
        let own = if self.is_single_byte() { self } else { Self::Windows1252 };
        PAGES[own as usize].get_or_init(|| CodePage::new(own))
    }
}

/// The maximum number of bytes of a character, with its escape sequence.
const MOST_BYTES: usize = 8;

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

impl FromStr for Encoding {
    type Err = UnknownEncoding;

    /// Parses a name of an encoding: every label of the WHATWG Encoding standard, and other common names of code pages
    /// (`cp1250`, `dos`); case, hyphens, underscores and spaces are ignored.
    ///
    /// ```
    /// use zapis_record::text::Encoding;
    /// assert_eq!("CP1251".parse(), Ok(Encoding::Windows1251));
    /// assert_eq!("iso-8859-1".parse(), Ok(Encoding::Windows1252));
    /// assert_eq!("latin2".parse(), Ok(Encoding::Iso8859_2));
    /// ```
    fn from_str(label: &str) -> Result<Self, UnknownEncoding> {
        let standard = |label: &str| encoding_rs::Encoding::for_label(label.as_bytes()).and_then(Self::of_table);
        let plain: String = label.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect();
        let own = || {
            Some(match plain.strip_prefix('x').unwrap_or(&plain) {
                "utf16" | "ucs2" => Self::Utf16Le,
                "usascii" => Self::Windows1252,
                "koi8" | "cp20866" => Self::Koi8R,
                "cp21866" => Self::Koi8U,
                "dos" | "dos866" | "alt" => Self::Ibm866,
                "maccyr" | "cp10007" | "10007" => Self::MacCyrillic,
                "macroman" | "cp10000" => Self::Macintosh,
                "cp932" | "windows932" => Self::ShiftJis,
                "cp936" | "windows936" | "euccn" => Self::Gbk,
                "cp54936" => Self::Gb18030,
                "cp949" | "windows949" | "uhc" => Self::EucKr,
                "cp950" | "windows950" => Self::Big5,
                plain => {
                    let number = plain.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                    let name = plain.strip_suffix(number).unwrap_or("");
                    let found = match name {
                        "" | "iso" if number.starts_with("8859") => standard(&format!("iso{number}")),
                        "" | "cp" | "win" | "windows" | "ibm" => standard(&format!("windows-{number}")),
                        _ => None,
                    };
                    return found.or_else(|| Self::ALL.iter().copied().find(|known| plain_label(*known) == plain));
                }
            })
        };
        let found = standard(label).or_else(|| standard(&plain)).or_else(|| standard(&label.replace([' ', '_'], "-")));
        found.or_else(own).ok_or_else(|| UnknownEncoding { label: label.to_owned() })
    }
}

/// Returns the name of an encoding without ignored characters.
fn plain_label(encoding: Encoding) -> String {
    encoding.label().trim_start_matches("x-").chars().filter(char::is_ascii_alphanumeric).collect()
}

/// The upper half of a single-byte encoding in both directions.
pub(super) struct CodePage {
    /// The characters of bytes 80–FF; U+FFFD for an undefined byte.
    pub(super) upper: [char; 128],
    /// The same, sorted by character.
    by_char: Vec<(char, u8)>,
}

impl CodePage {
    fn new(encoding: Encoding) -> Self {
        let bytes: Vec<u8> = (0x80..=0xFF).collect();
        let (text, _) = encoding.table().decode_without_bom_handling(&bytes);
        let mut upper = [char::REPLACEMENT_CHARACTER; 128];
        for (slot, char) in upper.iter_mut().zip(text.chars()) {
            // The WHATWG tables map the undefined bytes of the Windows pages (98 in windows-1251; 81, 8D, 8F, 90 and 9D
            // in windows-1252) to control characters of the same number; here they stay undefined. ISO-8859 has the
            // control characters.
            let is_hole = !encoding.label().starts_with("iso-8859") && char.is_control();
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

    /// Returns the byte of a character, if the page has one.
    pub(super) fn byte_of(&self, char: char) -> Option<u8> {
        if char.is_ascii() {
            return u8::try_from(char).ok();
        }
        let found = self.by_char.binary_search_by_key(&char, |&(char, _)| char).ok()?;
        self.by_char.get(found).map(|&(_, byte)| byte)
    }
}

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
        for &encoding in Encoding::ALL {
            assert_eq!(encoding.label().parse(), Ok(encoding));
            assert_eq!(encoding.label().to_uppercase().parse(), Ok(encoding));
            assert_eq!(plain_label(encoding).parse(), Ok(encoding));
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
            ("cp1250", Encoding::Windows1250),
            ("Latin2", Encoding::Iso8859_2),
            ("iso8859-9", Encoding::Windows1254),
            ("ISO 8859-15", Encoding::Iso8859_15),
            ("gb2312", Encoding::Gbk),
            ("SJIS", Encoding::ShiftJis),
            ("cp949", Encoding::EucKr),
            ("ks_c_5601-1987", Encoding::EucKr),
            ("big5-hkscs", Encoding::Big5),
            ("mac", Encoding::Macintosh),
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
    fn text_in_several_bytes_is_written_up_to_what_is_lacking() {
        assert_eq!(encoded(Encoding::Gbk, "王 e4"), [0xCD, 0xF5, b' ', b'e', b'4']);
        assert_eq!(encoded(Encoding::ShiftJis, "羽生"), [0x89, 0x48, 0x90, 0xB6]);
        let mut out = Vec::new();
        let error = Encoding::EucKr.encode("이♘", &mut out).expect_err("no figurines");
        assert_eq!((error.char, error.offset, out.as_slice()), ('♘', 3, [0xC0, 0xCC].as_slice()));
    }

    #[test]
    fn encodings_that_the_standard_replaces_are_unknown() {
        assert!("hz-gb-2312".parse::<Encoding>().is_err());
        assert!("x-user-defined".parse::<Encoding>().is_err());
    }
}
