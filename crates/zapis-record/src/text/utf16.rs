//! Recognizes UTF-16 files and converts them to UTF-8.

use std::io::{self, Read};

use super::Encoding;

/// How a UTF-16 file was recognized.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Utf16Sign {
    /// [`Encoding::Utf16Le`] or [`Encoding::Utf16Be`].
    pub encoding: Encoding,
    /// The length in bytes of the byte order mark: 2, or 0 if it was recognized by zero bytes.
    pub bom_len: usize,
}

/// The number of bytes from the start of a file that [`recognize`] examines.
pub const PREFIX_LEN: usize = 512;

/// Recognizes UTF-16 by its byte order mark or by the pattern of its zero bytes; `prefix` is the start of the file.
///
/// Without a mark, at least 4 characters are needed, a quarter of them ASCII and all but a few from the blocks that
/// records use (Latin, Cyrillic, general punctuation, figurines). A text with a few stray NUL bytes is not UTF-16.
#[must_use]
pub fn recognize(prefix: &[u8]) -> Option<Utf16Sign> {
    match prefix {
        [0xFF, 0xFE, ..] => {
            return Some(Utf16Sign { encoding: Encoding::Utf16Le, bom_len: 2 });
        }
        [0xFE, 0xFF, ..] => {
            return Some(Utf16Sign { encoding: Encoding::Utf16Be, bom_len: 2 });
        }
        _ => {}
    }
    let (pairs, _) = prefix[..prefix.len().min(PREFIX_LEN)].as_chunks::<2>();
    let reads_well = |to_unit: fn([u8; 2]) -> u16| {
        let n_ascii = pairs.iter().filter(|&&pair| matches!(to_unit(pair), 9 | 10 | 13 | 0x20..=0x7E)).count();
        let n_odd = pairs
            .iter()
            .filter(|&&pair| {
                !matches!(to_unit(pair), 9 | 10 | 13 | 0x20..=0x7E | 0xA0..=0x17F
                | 0x400..=0x45F | 0x2010..=0x203A | 0x2116 | 0x2654..=0x265F)
            })
            .count();
        n_ascii * 4 >= pairs.len() && n_odd * 16 <= pairs.len()
    };
    if pairs.len() < 4 {
        None
    } else if reads_well(u16::from_le_bytes) {
        Some(Utf16Sign { encoding: Encoding::Utf16Le, bom_len: 0 })
    } else if reads_well(u16::from_be_bytes) {
        Some(Utf16Sign { encoding: Encoding::Utf16Be, bom_len: 0 })
    } else {
        None
    }
}

/// Counts the bytes of `text` as UTF-16, to locate a place of the converted text in the stored file.
///
/// Add the length of the byte order mark for an offset in the file. A U+FFFD that replaces an odd byte at the very end
/// of the file is counted as two.
#[must_use]
pub fn utf16_stored_len(text: &str) -> u64 {
    2 * text.encode_utf16().count() as u64
}

/// Converts a stream of UTF-16 into UTF-8 while it is read; a byte order mark at the start is dropped.
///
/// A lone surrogate and an odd byte at the end each become U+FFFD. Memory is bounded by the buffer.
#[derive(Debug)]
pub struct Utf16Reader<R> {
    inner: R,
    encoding: Encoding,
    /// Stored bytes of an incomplete character: at most 3 between reads.
    stored: Vec<u8>,
    /// Converted text, returned up to `given`.
    converted: Vec<u8>,
    given: usize,
    is_at_start: bool,
    is_at_end: bool,
}

const BUFFER_LEN: usize = 64 * 1024;

impl<R: Read> Utf16Reader<R> {
    /// Creates a converter; any encoding other than [`Encoding::Utf16Be`] means little-endian.
    pub fn new(inner: R, encoding: Encoding) -> Self {
        Self {
            inner,
            encoding,
            stored: Vec::with_capacity(BUFFER_LEN),
            converted: Vec::new(),
            given: 0,
            is_at_start: true,
            is_at_end: false,
        }
    }

    /// Reads and converts once; afterwards there is converted text or the stream is at its end.
    fn refill(&mut self) -> io::Result<()> {
        self.converted.clear();
        self.given = 0;
        while self.converted.is_empty() && !self.is_at_end {
            let n_kept = self.stored.len();
            self.stored.resize(BUFFER_LEN, 0);
            let read = self.inner.read(&mut self.stored[n_kept..]);
            self.stored.truncate(n_kept + read.as_ref().map_or(0, |&n| n));
            self.is_at_end = read? == 0;
            let (text, n_used) = decode(&self.stored, self.encoding, self.is_at_end);
            let mut text = text.as_str();
            if self.is_at_start && n_used > 0 {
                self.is_at_start = false;
                text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
            }
            self.converted.extend_from_slice(text.as_bytes());
            self.stored.drain(..n_used);
        }
        Ok(())
    }
}

impl<R: Read> Read for Utf16Reader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.given == self.converted.len() && !buffer.is_empty() {
            self.refill()?;
        }
        let rest = &self.converted[self.given..];
        let n_bytes = rest.len().min(buffer.len());
        buffer[..n_bytes].copy_from_slice(&rest[..n_bytes]);
        self.given += n_bytes;
        Ok(n_bytes)
    }
}

/// Converts as much of `stored` as possible and returns the number of bytes used; at the end of the stream, all.
pub(super) fn decode(stored: &[u8], encoding: Encoding, is_at_end: bool) -> (String, usize) {
    let to_unit = if encoding == Encoding::Utf16Be { u16::from_be_bytes } else { u16::from_le_bytes };
    let (mut pairs, odd) = stored.as_chunks::<2>();
    if let [rest @ .., last] = pairs
        && !is_at_end
        && matches!(to_unit(*last), 0xD800..=0xDBFF)
    {
        // The second half of the surrogate pair has not been read yet.
        pairs = rest;
    }
    let mut text = String::with_capacity(stored.len());
    let units = pairs.iter().map(|&pair| to_unit(pair));
    text.extend(char::decode_utf16(units).map(|read| read.unwrap_or(char::REPLACEMENT_CHARACTER)));
    if is_at_end && !odd.is_empty() {
        text.push(char::REPLACEMENT_CHARACTER);
        return (text, stored.len());
    }
    (text, pairs.len() * 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns its bytes in pieces of one length.
    struct Dripping<'a>(&'a [u8], usize);

    impl Read for Dripping<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let n = self.1.min(self.0.len()).min(buffer.len());
            buffer[..n].copy_from_slice(&self.0[..n]);
            self.0 = &self.0[n..];
            Ok(n)
        }
    }

    fn stored(text: &str, encoding: Encoding) -> Vec<u8> {
        let mut out = Vec::new();
        encoding.encode(text, &mut out).expect("UTF-16 has every character");
        out
    }

    fn converted(bytes: &[u8], encoding: Encoding, step: usize) -> String {
        let mut text = String::new();
        let n_read = Utf16Reader::new(Dripping(bytes, step), encoding).read_to_string(&mut text);
        assert_eq!(n_read.expect("valid UTF-8"), text.len());
        text
    }

    const RECORD: &str = "[White \"Ласкер\"]\r\n\r\n1. ♘f3 𝄞 Кf6 *\n";

    #[test]
    fn a_byte_order_mark_names_the_form() {
        let le = recognize(&[0xFF, 0xFE, b'[', 0]).expect("marked");
        assert_eq!((le.encoding, le.bom_len), (Encoding::Utf16Le, 2));
        let be = recognize(&[0xFE, 0xFF, 0, b'[']).expect("marked");
        assert_eq!((be.encoding, be.bom_len), (Encoding::Utf16Be, 2));
    }

    #[test]
    fn zero_bytes_give_unmarked_utf16_away() {
        for text in
            ["[Event \"?\"]\n", "1. e4 e5", RECORD, "1. Кf3 Кf6 2. Фd3 Крf7", "Белые: Иванов\nЧёрные: Петров\n1. е4 е5"]
        {
            for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
                let sign = recognize(&stored(text, encoding));
                assert_eq!(sign, Some(Utf16Sign { encoding, bom_len: 0 }), "{text}");
            }
        }
    }

    #[test]
    fn other_files_are_not_taken_for_utf16() {
        for bytes in [
            b"".as_slice(),
            b"\0",
            b"\0\0\0\0\0\0\0\0\0\0\0\0",
            b"[Event \"?\"]\n\n1. e4\0 e5 *\n",
            "1. Кf3 Кf6 — хорошо".as_bytes(),
            b"1. \xCAf3 \xCAc6 2. \xD1b5",
            b"\x1F\x8B\x08\0\0\0\0\0",
        ] {
            assert_eq!(recognize(bytes), None, "{bytes:?}");
        }
    }

    #[test]
    fn conversion_does_not_depend_on_how_the_bytes_arrive() {
        for encoding in [Encoding::Utf16Le, Encoding::Utf16Be] {
            let bytes = stored(RECORD, encoding);
            for step in 1..9 {
                assert_eq!(converted(&bytes, encoding, step), RECORD);
            }
        }
    }

    #[test]
    fn a_mark_is_dropped_at_the_start_only() {
        let bytes = stored("\u{FEFF}e4 \u{FEFF}e5", Encoding::Utf16Le);
        for step in 1..5 {
            assert_eq!(converted(&bytes, Encoding::Utf16Le, step), "e4 \u{FEFF}e5");
        }
        assert_eq!(converted(&[0xFF, 0xFE], Encoding::Utf16Le, 1), "");
    }

    #[test]
    fn lone_surrogates_and_an_odd_byte_are_replaced_and_not_lost() {
        for step in 1..7 {
            assert_eq!(converted(&[0x00, 0xD8, b'e', 0, b'4'], Encoding::Utf16Le, step), "\u{FFFD}e\u{FFFD}");
            assert_eq!(converted(&[b'e', 0, 0x00, 0xD8], Encoding::Utf16Le, step), "e\u{FFFD}");
            assert_eq!(converted(b"e", Encoding::Utf16Le, step), "\u{FFFD}");
        }
        assert_eq!(converted(&[], Encoding::Utf16Le, 1), "");
    }

    #[test]
    fn a_long_stream_crosses_its_buffers_unharmed() {
        let text = RECORD.repeat(5000);
        assert_eq!(converted(&stored(&text, Encoding::Utf16Be), Encoding::Utf16Be, 4097), text);
    }

    #[test]
    fn the_stored_length_is_that_of_the_bytes() {
        assert_eq!(utf16_stored_len(RECORD), stored(RECORD, Encoding::Utf16Le).len() as u64);
    }
}
