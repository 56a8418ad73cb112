//! Decodes the stored bytes of one record into text, with a mapping of places back to the bytes.

use std::{borrow::Cow, ops::Range};

use encoding_rs::DecoderResult;

use super::{
    Encoding, Guess, Misreading, Span,
    detect::detect,
    utf16::{self, utf16_stored_len},
};

/// What is known about the encoding of a record before it is read.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum EncodingChoice {
    /// Nothing: valid UTF-8 is UTF-8, otherwise the record is examined.
    #[default]
    Auto,
    /// Nothing is declared, but the head of the file is not UTF-8 and reads as this encoding, which decides ambiguous
    /// records.
    Likely(Encoding),
    /// Nothing is declared, but the head of the file is UTF-8 whose text was decoded in a wrong code page before it was
    /// saved.
    Misread(Misreading),
    /// The file or the user declares an encoding for whatever is not valid UTF-8; databases are often mixed.
    Declared(Encoding),
    /// The user insists: even valid UTF-8 is read in this encoding.
    Forced(Encoding),
}

/// The text of one record, and how it was decoded.
#[derive(Clone, PartialEq, Debug)]
pub struct Decoded<'a> {
    /// The text, borrowed from the bytes if they are valid UTF-8.
    pub text: Cow<'a, str>,
    /// The encoding in which the bytes were read.
    pub encoding: Encoding,
    /// How the encoding was guessed, if it had to be.
    pub guess: Option<Guess>,
    /// The places in `text` of each U+FFFD that replaces bytes undefined in the encoding.
    ///
    /// A U+FFFD that was stored as such is not listed.
    pub unmappable: Vec<Span>,
    /// The places in `text` of what was decoded in a wrong code page before it was saved, and is restored here.
    pub misread: Vec<Span>,
    /// The length of the byte order mark skipped: 0, 2 or 3.
    pub bom_len: usize,
    /// Places where text and bytes stop or resume advancing alike, unless there is a simpler rule.
    anchors: Vec<TextAnchor>,
    stored_len: usize,
}

/// A place in the text and in the stored bytes; up to the next one both advance alike, or the text runs ahead of the
/// bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct TextAnchor {
    text: usize,
    stored: usize,
}

const UTF8_BOM: &[u8] = b"\xEF\xBB\xBF";
/// The maximum output for one more byte.
const LONGEST_OUTPUT: usize = 16;
const REPLACEMENT_LEN: usize = char::REPLACEMENT_CHARACTER.len_utf8();

/// Decodes the bytes of one record; never fails.
///
/// A UTF-8 byte order mark at the very start is not part of the text. Valid UTF-8 is borrowed and costs one check of
/// the bytes. Otherwise `choice` or [`detect`](detect()) determines the encoding of the record, with `hint` deciding
/// near ties; undefined bytes become U+FFFD and are listed.
///
/// The hint must be the same for all readers of a file, or else their results disagree.
///
/// ```
/// use zapis_record::text::{EncodingChoice, decode};
/// let record = decode(b"1. e4 e5 2. \xCAf3 *", EncodingChoice::Auto, None);
/// assert_eq!(record.text, "1. e4 e5 2. Кf3 *");
/// assert_eq!(record.stored_offset(14), 13);
/// ```
#[must_use]
pub fn decode(bytes: &[u8], choice: EncodingChoice, hint: Option<Encoding>) -> Decoded<'_> {
    let forced = match choice {
        EncodingChoice::Forced(encoding) => Some(encoding),
        EncodingChoice::Declared(encoding) if encoding.is_utf16() => Some(encoding),
        _ => None,
    };
    if let Some(encoding) = forced {
        return decode_as(bytes, encoding);
    }
    let body = bytes.strip_prefix(UTF8_BOM).unwrap_or(bytes);
    if let Ok(text) = simdutf8::basic::from_utf8(body) {
        let decoded = || Decoded {
            text: Cow::Borrowed(text),
            encoding: Encoding::Utf8,
            guess: None,
            unmappable: Vec::new(),
            misread: Vec::new(),
            bom_len: bytes.len() - body.len(),
            anchors: Vec::new(),
            stored_len: bytes.len(),
        };
        if let EncodingChoice::Misread(misreading) = choice {
            return decoded().undone(misreading);
        }
        return decoded();
    }
    if let EncodingChoice::Declared(encoding) = choice {
        return decode_as(bytes, encoding);
    }
    if body.len() < bytes.len() {
        // The mark means UTF-8; anything invalid is damage.
        return decode_as(bytes, Encoding::Utf8);
    }
    if let Some(sign) = utf16::recognize(bytes).filter(|sign| sign.bom_len > 0 && bytes.contains(&0)) {
        return decode_as(bytes, sign.encoding);
    }
    let guess = detect(bytes, if let EncodingChoice::Likely(encoding) = choice { Some(encoding) } else { hint });
    Decoded { guess: Some(guess), ..decode_as(bytes, guess.encoding) }
}

fn decode_as(bytes: &[u8], encoding: Encoding) -> Decoded<'_> {
    let bom_len = match (encoding, bytes) {
        (Encoding::Utf8, [0xEF, 0xBB, 0xBF, ..]) => 3,
        (Encoding::Utf16Le, [0xFF, 0xFE, ..]) | (Encoding::Utf16Be, [0xFE, 0xFF, ..]) => 2,
        _ => 0,
    };
    let mut decoded = Decoded {
        text: Cow::Borrowed(""),
        encoding,
        guess: None,
        unmappable: Vec::new(),
        misread: Vec::new(),
        bom_len,
        anchors: Vec::new(),
        stored_len: bytes.len(),
    };
    let body = &bytes[bom_len..];
    match encoding {
        Encoding::Utf8 => decoded.read_utf8(body),
        Encoding::Utf16Le | Encoding::Utf16Be => decoded.read_utf16(body),
        _ if encoding.is_single_byte() => decoded.read_single_byte(body),
        _ => decoded.read_several_bytes(body),
    }
    decoded
}

impl<'a> Decoded<'a> {
    /// Restores what was decoded in a wrong code page, if anything was.
    fn undone(mut self, misreading: Misreading) -> Self {
        let Some(undone) = misreading.undo(&self.text) else { return self };
        for (text, before) in undone.places {
            self.anchor(text, self.bom_len + before);
        }
        self.misread = undone.changed.into_iter().map(|(start, end)| Span::of(start..end)).collect();
        self.text = Cow::Owned(undone.text);
        self
    }

    fn read_utf8(&mut self, body: &'a [u8]) {
        if let Ok(text) = simdutf8::basic::from_utf8(body) {
            self.text = Cow::Borrowed(text);
            return;
        }
        let mut text = String::with_capacity(body.len() + REPLACEMENT_LEN);
        let mut stored = self.bom_len;
        for chunk in body.utf8_chunks() {
            text.push_str(chunk.valid());
            stored += chunk.valid().len();
            if !chunk.invalid().is_empty() {
                self.anchor(text.len(), stored);
                push_unmappable(&mut text, &mut self.unmappable);
                stored += chunk.invalid().len();
                self.anchor(text.len(), stored);
            }
        }
        self.text = Cow::Owned(text);
    }

    /// Records that a place of the text corresponds to a byte, if that does not follow from the previous place.
    fn anchor(&mut self, text: usize, stored: usize) {
        if self.stored_by_anchors(text) != stored {
            self.anchors.push(TextAnchor { text, stored });
        }
    }

    /// Decodes a multi-byte encoding byte by byte, because nothing else shows which bytes make up a character.
    fn read_several_bytes(&mut self, body: &[u8]) {
        let mut decoder = self.encoding.table().new_decoder_without_bom_handling();
        let mut text = String::with_capacity(2 * body.len());
        let (mut at, mut start) = (0, 0);
        loop {
            let is_last = at == body.len();
            let piece = if is_last { &[] } else { &body[at..=at] };
            let mut made = [0; LONGEST_OUTPUT];
            let (result, n_read, n_written) = decoder.decode_to_utf8_without_replacement(piece, &mut made, is_last);
            at += n_read;
            let text_of_piece = str::from_utf8(&made[..n_written]).unwrap_or_default();
            if !text_of_piece.is_empty() {
                self.anchor(text.len(), start);
                text.push_str(text_of_piece);
                // If the fourth of four bytes does not fit, the second is a digit, and the third starts a new
                // character.
                let is_digit =
                    at - start > 1 && body[start].is_ascii_digit() && text_of_piece.as_bytes() == [body[start]];
                start = if is_digit { start + 1 } else { at };
            }
            match result {
                DecoderResult::Malformed(_, n_behind) => {
                    self.anchor(text.len(), start);
                    push_unmappable(&mut text, &mut self.unmappable);
                    start = at - usize::from(n_behind).min(at - start);
                }
                DecoderResult::InputEmpty if is_last => break,
                DecoderResult::InputEmpty | DecoderResult::OutputFull => {}
            }
        }
        self.anchor(text.len(), at);
        self.text = Cow::Owned(text);
    }

    fn read_utf16(&mut self, body: &[u8]) {
        let (text, _) = utf16::decode(body, self.encoding, true);
        let mut unit = 0;
        for (at, char) in text.char_indices() {
            if char == char::REPLACEMENT_CHARACTER {
                let stored = body.get(2 * unit..2 * unit + 2).unwrap_or_default();
                if stored != [0xFD, 0xFF] && stored != [0xFF, 0xFD] {
                    self.unmappable.push(Span::of(at..at + REPLACEMENT_LEN));
                }
            }
            unit += char.len_utf16();
        }
        self.text = Cow::Owned(text);
    }

    fn read_single_byte(&mut self, body: &'a [u8]) {
        if body.is_ascii()
            && let Ok(text) = str::from_utf8(body)
        {
            self.text = Cow::Borrowed(text);
            return;
        }
        let page = self.encoding.page();
        let mut text = String::with_capacity(body.len() + body.len() / 2);
        for &byte in body {
            let char = page.char_of(byte);
            if char == char::REPLACEMENT_CHARACTER {
                push_unmappable(&mut text, &mut self.unmappable);
            } else {
                text.push(char);
            }
        }
        self.text = Cow::Owned(text);
    }
}

fn push_unmappable(text: &mut String, unmappable: &mut Vec<Span>) {
    unmappable.push(Span::of(text.len()..text.len() + REPLACEMENT_LEN));
    text.push(char::REPLACEMENT_CHARACTER);
}

impl Decoded<'_> {
    /// Returns true if nothing stored was replaced, and the encoding is not in doubt.
    #[inline]
    pub fn is_as_stored(&self) -> bool {
        self.unmappable.is_empty() && self.misread.is_empty() && !self.guess.is_some_and(Guess::is_doubtful)
    }

    /// Finds the first word whose meaning is in doubt, and decodes its bytes in the runner-up encoding.
    #[must_use]
    pub fn doubtful_word(&self, bytes: &[u8]) -> Option<(Span, Encoding, String)> {
        let guess = self.guess.filter(|guess| guess.is_doubtful())?;
        let mut words = self.text.split(|c: char| c.is_ascii() && !c.is_ascii_alphanumeric());
        words.find_map(|word| {
            let start = word.as_ptr().addr() - self.text.as_ptr().addr();
            let span = Span::of(start..start + word.len());
            let stored = if word.is_ascii() { None } else { bytes.get(self.stored_range(span)) };
            let other = decode_as(stored?, guess.runner_up).text.into_owned();
            (other != word).then_some((span, guess.runner_up, other))
        })
    }

    /// Returns the offset in the stored bytes of a byte offset in the text.
    ///
    /// An offset inside a character counts as its start, one after the end as the end. Costs nothing for borrowed
    /// UTF-8, a binary search for damaged UTF-8 and multi-byte encodings, and one pass over the preceding text for
    /// other encodings.
    #[must_use]
    pub fn stored_offset(&self, text_offset: usize) -> usize {
        let offset = self.text.floor_char_boundary(text_offset);
        let before = &self.text[..offset];
        let stored = match self.encoding {
            Encoding::Utf16Le | Encoding::Utf16Be => {
                self.bom_len + usize::try_from(utf16_stored_len(before)).unwrap_or(usize::MAX)
            }
            encoding if encoding.is_single_byte() => match self.text {
                Cow::Borrowed(_) => offset,
                Cow::Owned(_) => before.chars().count(),
            },
            _ => self.stored_by_anchors(offset),
        };
        stored.min(self.stored_len)
    }

    /// Maps a place of the text by the anchors before and after it.
    fn stored_by_anchors(&self, offset: usize) -> usize {
        let n_before = self.anchors.partition_point(|anchor| anchor.text <= offset);
        let before =
            n_before.checked_sub(1).map_or(TextAnchor { text: 0, stored: self.bom_len }, |at| self.anchors[at]);
        let stored = before.stored + (offset - before.text);
        self.anchors.get(n_before).map_or(stored, |next| stored.min(next.stored))
    }

    /// Returns the range in the stored bytes of a place in the text.
    #[must_use]
    pub fn stored_range(&self, span: Span) -> Range<usize> {
        self.stored_offset(span.start as usize)..self.stored_offset(span.end as usize)
    }

    /// Counts the stored bytes, including the byte order mark.
    #[must_use]
    pub const fn stored_len(&self) -> usize {
        self.stored_len
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn auto(bytes: &[u8]) -> Decoded<'_> {
        decode(bytes, EncodingChoice::Auto, None)
    }

    fn stored(text: &str, encoding: Encoding) -> Vec<u8> {
        let mut out = Vec::new();
        encoding.encode(text, &mut out).expect("every character exists");
        out
    }

    /// Checks that decoding the stored bytes at the place of each character gives that character again.
    fn check_places(bytes: &[u8], decoded: &Decoded<'_>) {
        let mut expected = decoded.bom_len;
        for (at, char) in decoded.text.char_indices() {
            let range = decoded.stored_range(Span::of(at..at + char.len_utf8()));
            assert_eq!(range.start, expected, "{char:?} at {at}");
            let again = decode_as(&bytes[range.clone()], decoded.encoding);
            assert_eq!(again.text, char.to_string(), "{char:?} at {at}");
            expected = range.end;
        }
        assert_eq!(expected, bytes.len());
        assert_eq!(decoded.stored_offset(usize::MAX), decoded.stored_len());
    }

    #[test]
    fn valid_utf8_is_borrowed() {
        for text in ["", "1. e4 e5 *", "1. Кf3 Кc6 {хорошо} ♘"] {
            let decoded = auto(text.as_bytes());
            assert!(matches!(decoded.text, Cow::Borrowed(same) if same == text));
            assert_eq!((decoded.encoding, decoded.guess), (Encoding::Utf8, None));
            check_places(text.as_bytes(), &decoded);
        }
    }

    #[test]
    fn a_byte_order_mark_is_not_text_but_counts_in_the_file() {
        let bytes = "\u{FEFF}[White \"Ким\"]".as_bytes();
        let decoded = auto(bytes);
        assert_eq!(decoded.text, "[White \"Ким\"]");
        assert_eq!((decoded.bom_len, decoded.stored_offset(0)), (3, 3));
        check_places(bytes, &decoded);
        assert_eq!(auto(b"\xEF\xBB\xBFe4 \xFF").text, "e4 \u{FFFD}");
    }

    #[test]
    fn a_mark_in_the_middle_stays_text() {
        assert_eq!(auto("e4\u{FEFF}".as_bytes()).text, "e4\u{FEFF}");
    }

    #[test]
    fn each_encoding_leads_back_to_its_bytes() {
        let text = "[White \"Ласкер\"]\r\n\r\n1. e4 e5 2. Кf3 Крe7 {ход — ёж} *";
        for encoding in [Encoding::Windows1251, Encoding::MacCyrillic, Encoding::Utf16Le, Encoding::Utf16Be] {
            let bytes = stored(text, encoding);
            let decoded = decode(&bytes, EncodingChoice::Forced(encoding), None);
            assert_eq!(decoded.text, text);
            assert!(decoded.unmappable.is_empty());
            check_places(&bytes, &decoded);
        }
    }

    #[test]
    fn what_was_read_in_a_wrong_code_page_leads_back_to_how_it_is_stored() {
        let misreading = Misreading { written_in: Encoding::Windows1251, read_as: Encoding::Windows1252 };
        let stored = "\u{FEFF}[White \"Èâàíîâ\"]".as_bytes();
        let decoded = decode(stored, EncodingChoice::Misread(misreading), None);
        assert_eq!(
            (decoded.text.as_ref(), decoded.misread.as_slice()),
            ("[White \"Иванов\"]", [Span::new(8, 20)].as_slice())
        );
        for (at, c) in decoded.text.char_indices() {
            let range = decoded.stored_range(Span::of(at..at + c.len_utf8()));
            assert_eq!(range.len(), c.len_utf8(), "{c}");
        }
        assert_eq!(decoded.stored_offset(usize::MAX), stored.len());
        let sound = decode("Müller".as_bytes(), EncodingChoice::Misread(misreading), None);
        assert!(matches!(sound.text, Cow::Borrowed("Müller")) && sound.misread.is_empty());
    }

    #[test]
    fn characters_of_several_bytes_lead_back_to_them() {
        let texts = [
            ("[White \"王天一\"]\r\n1. e4 {好棋} *", Encoding::Gbk),
            ("[White \"王天一\"]\r\n1. e4 {好棋} *", Encoding::Gb18030),
            ("[White \"謝軍\"] 1. e4 {好棋}", Encoding::Big5),
            ("[White \"羽生善治\"] 1. e4 {ｱ 良い手}", Encoding::ShiftJis),
            ("[White \"羽生善治\"] 1. e4 {良い手}", Encoding::EucJp),
            ("[White \"이세돌\"] 1. e4 {좋은 수}", Encoding::EucKr),
        ];
        for (text, encoding) in texts {
            let bytes = stored(text, encoding);
            let decoded = decode(&bytes, EncodingChoice::Forced(encoding), None);
            assert_eq!(decoded.text, text);
            check_places(&bytes, &decoded);
        }
        let text = "{羽生 e4} e5";
        let bytes = stored(text, Encoding::Iso2022Jp);
        let decoded = decode(&bytes, EncodingChoice::Forced(Encoding::Iso2022Jp), None);
        assert_eq!((decoded.text.as_ref(), decoded.stored_offset(text.len())), (text, bytes.len()));
        assert_eq!(&bytes[decoded.stored_offset(text.find("e5").unwrap())..], b"e5");
    }

    #[test]
    fn a_character_of_several_bytes_that_is_cut_is_marked() {
        let bytes = b"\xCD\xF5 \xCD\xF5e4 \xFF \xCD";
        let decoded = decode(bytes, EncodingChoice::Forced(Encoding::Gbk), None);
        assert_eq!(decoded.text, "王 王e4 \u{FFFD} \u{FFFD}");
        assert_eq!(decoded.unmappable.len(), 2);
        check_places(bytes, &decoded);
        let bytes = b"\xDA5\x9F 1. e4";
        let decoded = decode(bytes, EncodingChoice::Forced(Encoding::Gb18030), None);
        assert_eq!(decoded.text, "\u{FFFD}5\u{FFFD} 1. e4");
        check_places(bytes, &decoded);
    }

    #[test]
    fn a_bad_byte_in_a_utf8_record_is_marked_and_the_rest_stays() {
        let mut bytes = "1. Кf3 {Хорошо".as_bytes().to_vec();
        bytes.extend_from_slice(b"\xE4\xD0");
        bytes.extend_from_slice(" сыграно} Кc6\u{FFFD}".as_bytes());
        let decoded = auto(&bytes);
        assert_eq!(decoded.encoding, Encoding::Utf8);
        assert_eq!(decoded.text, "1. Кf3 {Хорошо\u{FFFD}\u{FFFD} сыграно} Кc6\u{FFFD}");
        assert_eq!(decoded.unmappable.len(), 2);
        assert!(decoded.unmappable.iter().all(|span| span.slice(&decoded.text) == "\u{FFFD}"));
        check_places(&bytes, &decoded);
    }

    #[test]
    fn a_record_cut_inside_a_character_stays_utf8() {
        let text = "1. Крf1 Кc6 2. Фd3 Сe7";
        let bytes = &text.as_bytes()[..text.len() - 3];
        let decoded = auto(bytes);
        assert_eq!(decoded.encoding, Encoding::Utf8);
        assert_eq!(decoded.text, "1. Крf1 Кc6 2. Фd3 \u{FFFD}");
        check_places(bytes, &decoded);
    }

    #[test]
    fn bytes_the_encoding_does_not_have_are_listed() {
        let bytes = b"\xCAf3 \x98 \xCAc6";
        let decoded = decode(bytes, EncodingChoice::Declared(Encoding::Windows1251), None);
        assert_eq!(decoded.text, "Кf3 \u{FFFD} Кc6");
        assert_eq!(decoded.unmappable, [Span::new(5, 8)]);
        check_places(bytes, &decoded);
    }

    #[test]
    fn a_declared_encoding_is_for_what_is_not_utf8() {
        let declared = EncodingChoice::Declared(Encoding::Koi8R);
        assert_eq!(decode("Кf3".as_bytes(), declared, None).encoding, Encoding::Utf8);
        assert_eq!(decode(b"\xEBf3", declared, None).text, "Кf3");
        assert_eq!(decode(b"\xEBf3", declared, None).guess, None);
        let forced = EncodingChoice::Forced(Encoding::Ibm866);
        assert_eq!(decode(b"\xE2\xA0\xAA", forced, None).text, "так");
    }

    #[test]
    fn utf16_with_a_mark_is_read_and_damage_is_marked() {
        let bytes = [0xFF, 0xFE, b'e', 0, 0x00, 0xD8, 0xFD, 0xFF, b'4'];
        let decoded = auto(&bytes);
        assert_eq!(decoded.text, "e\u{FFFD}\u{FFFD}\u{FFFD}");
        assert_eq!(decoded.unmappable, [Span::new(1, 4), Span::new(7, 10)]);
        assert_eq!(decoded.stored_offset(10), 9);
    }

    #[test]
    fn an_offset_inside_a_character_is_its_start() {
        let decoded = auto("Кf3".as_bytes());
        assert_eq!(decoded.stored_offset(1), 0);
        let damaged = auto(b"[White \"\xD0\x9B\xD0\xB0\xD1\x81\xD0\xBA\xE4\xD0\xB5\xD1\x80\"]");
        assert_eq!(damaged.encoding, Encoding::Utf8);
        let bad = damaged.unmappable[0];
        assert_eq!(damaged.stored_offset(bad.start as usize + 1), 16);
        assert_eq!(damaged.stored_offset(bad.end as usize), 17);
    }
}
