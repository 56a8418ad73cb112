//! Recognizes and restores text that was decoded in a wrong code page and saved as UTF-8, `Èâàíîâ` for `Иванов`.

use super::Encoding;
use super::by_words::{LAST_LOOK, best_reading, cost_in};
use super::letter_costs::Cost;

/// How text was damaged: it was stored in one encoding, and decoded in another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misreading {
    /// The encoding in which the text was stored.
    pub written_in: Encoding,
    /// The encoding in which it was decoded.
    pub read_as: Encoding,
}

/// Restored text.
pub(super) struct Undone {
    pub(super) text: String,
    /// Each place of the text at which a changed or unchanged part begins, with its original place.
    pub(super) places: Vec<(usize, usize)>,
    /// The changed parts, each without gaps.
    pub(super) changed: Vec<(usize, usize)>,
}

/// The encodings in which text is decoded by mistake.
const READ_AS: [Encoding; 7] = [
    Encoding::Windows1252,
    Encoding::Windows1251,
    Encoding::Ibm866,
    Encoding::Koi8R,
    Encoding::MacCyrillic,
    Encoding::Macintosh,
    Encoding::Iso8859_5,
];

/// The maximum cost of a letter, in tenths of a bit, in text that reads as words, and in text that is certainly sound.
const WORDS: Cost = 56;
const SOUND: Cost = 45;
/// The required reduction of the cost by restoring: a thousand times likelier.
const LEAD: Cost = 100;
/// Fewer characters of Russian text do not prove that it was decoded wrongly.
const LEAST_CYRILLIC: usize = 4;

impl Misreading {
    /// Recognizes text that was decoded in a wrong code page, by the encoding in which its characters would be the
    /// bytes of words.
    #[must_use]
    pub fn find(text: &str) -> Option<Self> {
        let text = &text[..text.floor_char_boundary(LAST_LOOK)];
        if text.is_ascii() {
            return None;
        }
        let mut best: Option<(Cost, Self)> = None;
        let mut as_is = Cost::MAX;
        for read_as in READ_AS {
            let Some(bytes) = bytes_in(read_as, text) else { continue };
            if is_utf8_read_as(read_as, text) {
                return Some(Self { written_in: Encoding::Utf8, read_as });
            }
            let reading = best_reading(&bytes, None);
            let (written_in, cost) = (reading.encoding, reading.cost_of_letter());
            if written_in == read_as && cost <= SOUND {
                return None;
            }
            if written_in == read_as {
                as_is = as_is.min(reading.cost);
            }
            let page = written_in.page();
            // A check sign after a square is not a letter.
            let is_letter =
                |two: &&[u8]| !two[1].is_ascii() && !two[0].is_ascii_digit() && page.char_of(two[1]).is_alphabetic();
            let is_russian = !matches!(written_in, Encoding::Windows1252 | Encoding::Utf8)
                && bytes.windows(2).filter(is_letter).nth(LEAST_CYRILLIC - 1).is_some();
            let was_latin = |c| {
                let meant = byte_in(read_as, c).map(|byte| page.char_of(byte));
                !is_latin(c) && c != '’' && meant.is_some_and(is_latin)
            };
            let is_least = best.is_none_or(|(least, _)| reading.cost < least);
            if (is_russian || has_foreign_letter(text, was_latin))
                && cost <= WORDS
                && is_least
                && cost_in(read_as, &bytes) > reading.cost + LEAD
            {
                best = Some((reading.cost, Self { written_in, read_as }));
            }
        }
        let polish = Self { written_in: Encoding::Windows1250, read_as: Encoding::Windows1252 };
        let of_polish = || has_foreign_letter(text, |c| matches!(c, '³' | '¹' | '£')).then_some(polish);
        best.filter(|(cost, _)| cost + LEAD < as_is).map(|(_, misreading)| misreading).or_else(of_polish)
    }

    /// Finds the first part of a text that was decoded wrongly.
    #[must_use]
    pub fn first_in(self, text: &str) -> Option<usize> {
        if self.written_in != Encoding::Utf8 {
            return text.find(|c: char| !c.is_ascii() && byte_in(self.read_as, c).is_some());
        }
        let mut runs = text.split(|c: char| c.is_ascii()).filter(|run| !run.is_empty());
        let run = runs.find(|run| characters_of_utf8(self.read_as, run).is_some())?;
        Some(run.as_ptr().addr() - text.as_ptr().addr())
    }

    /// Restores it wherever characters are the bytes of text, if the text reads better then.
    pub(super) fn undo(self, text: &str) -> Option<Undone> {
        let is_utf8 = self.written_in == Encoding::Utf8;
        if !is_utf8 {
            let bytes = bytes_in(self.read_as, text)?;
            if cost_in(self.written_in, &bytes) >= cost_in(self.read_as, &bytes) {
                return None;
            }
        }
        let mut undone = Undone { text: String::with_capacity(text.len()), places: Vec::new(), changed: Vec::new() };
        let mut rest = text;
        while !rest.is_empty() {
            let at = text.len() - rest.len();
            let n_plain = rest.find(|c: char| !c.is_ascii()).unwrap_or(rest.len());
            undone.keep(&rest[..n_plain], at);
            rest = &rest[n_plain..];
            let n_foreign = rest.find(|c: char| c.is_ascii()).unwrap_or(rest.len());
            let (run, behind) = rest.split_at(n_foreign);
            let meant = if is_utf8 { characters_of_utf8(self.read_as, run) } else { self.characters_of_page(run) };
            // Some signs are the same byte in both pages: `…`.
            match meant.filter(|meant| !meant.iter().map(|(c, _)| *c).eq(run.chars())) {
                Some(meant) => undone.change(&meant, at + n_plain),
                None => undone.keep(run, at + n_plain),
            }
            rest = behind;
        }
        (!undone.changed.is_empty()).then_some(undone)
    }

    /// Converts each character of a run to the byte it was; `None` if there is no such byte.
    fn characters_of_page(self, run: &str) -> Option<Vec<Meant>> {
        let page = self.written_in.page();
        let meant = run.chars().map(|c| Some((page.char_of(byte_in(self.read_as, c)?), c.len_utf8())));
        let meant: Vec<Meant> = meant.collect::<Option<_>>()?;
        meant.iter().all(|(c, _)| *c != char::REPLACEMENT_CHARACTER).then_some(meant)
    }
}

/// The intended character, and the number of bytes of its wrong form.
type Meant = (char, usize);

impl Undone {
    fn keep(&mut self, text: &str, before: usize) {
        if !text.is_empty() {
            self.places.push((self.text.len(), before));
            self.text.push_str(text);
        }
    }

    fn change(&mut self, meant: &[Meant], mut before: usize) {
        let start = self.text.len();
        for (c, len) in meant {
            self.places.push((self.text.len(), before));
            self.text.push(*c);
            before += len;
        }
        if start < self.text.len() {
            self.changed.push((start, self.text.len()));
            self.places.push((self.text.len(), before));
        }
    }
}

/// The second byte of `И`, the only one undefined in windows-1251: it is lost unless it was kept as a control
/// character.
const LOST: u8 = 0x98;

/// Returns the byte that a character was decoded from. Undefined bytes are often decoded as the control character of
/// their number.
fn byte_in(encoding: Encoding, c: char) -> Option<u8> {
    let of_control = || u8::try_from(u32::from(c)).ok().filter(|byte| matches!(byte, 0x80..=0x9F));
    match c {
        char::REPLACEMENT_CHARACTER if encoding == Encoding::Windows1251 => Some(LOST),
        _ => encoding.page().byte_of(c).or_else(of_control),
    }
}

/// Returns the bytes that a text was decoded from; `None` if it has more than a few other characters.
fn bytes_in(encoding: Encoding, text: &str) -> Option<Vec<u8>> {
    let (mut bytes, mut n_others) = (Vec::with_capacity(text.len()), 0);
    for c in text.chars() {
        match byte_in(encoding, c) {
            Some(byte) => bytes.push(byte),
            None => n_others += 1,
        }
    }
    let n_foreign = bytes.iter().filter(|byte| !byte.is_ascii()).count();
    (n_foreign > n_others * MOST_OTHERS).then_some(bytes)
}

/// One character in this many may not be in the code page: it was typed later.
const MOST_OTHERS: usize = 20;

/// Returns true if everything beyond ASCII in a text is UTF-8 decoded in a code page, or certainly a letter, as in
/// records of several sources.
fn is_utf8_read_as(encoding: Encoding, text: &str) -> bool {
    let mut n_letters = 0;
    let mut is_mixed = false;
    for run in text.split(|c: char| c.is_ascii()).filter(|run| !run.is_empty()) {
        let Some(meant) = characters_of_utf8(encoding, run) else {
            is_mixed = true;
            continue;
        };
        let is_certain = run.starts_with(['Ã', 'Ä', 'Å']);
        n_letters += meant.iter().filter(|(c, _)| c.is_alphabetic() && (!is_mixed || is_certain)).count();
    }
    if is_mixed && encoding != Encoding::Windows1252 {
        return false;
    }
    // `Рі` may be the beginning of a word; no language has `Ã¶`.
    n_letters >= if encoding == Encoding::Windows1252 { 1 } else { LEAST_CYRILLIC }
}

/// Returns true if such a character is inside a word of Latin letters, or is `£` before one: `Rados³aw`, `£uczak`,
/// `Mьller`.
fn has_foreign_letter(text: &str, is_foreign: impl Fn(char) -> bool) -> bool {
    let mut before = ' ';
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        let is_before_letter = rest.peek().is_some_and(char::is_ascii_lowercase);
        let stands_in_word = is_before_letter && (before.is_ascii_alphabetic() || c == '£');
        if !c.is_ascii() && stands_in_word && is_foreign(c) {
            return true;
        }
        before = c;
    }
    false
}

/// Returns true for a letter of the Latin alphabet, with any diacritic.
fn is_latin(c: char) -> bool {
    c.is_alphabetic() && u32::from(c) < 0x250
}

/// Reads the characters of a run as bytes of UTF-8; `None` if they are not.
fn characters_of_utf8(encoding: Encoding, run: &str) -> Option<Vec<Meant>> {
    let bytes = run.chars().map(|c| Some((byte_in(encoding, c)?, c.len_utf8()))).collect::<Option<Vec<_>>>()?;
    let (mut meant, mut rest) = (Vec::new(), bytes.as_slice());
    while let Some((first, _)) = rest.first() {
        let len = match first {
            0xC2..=0xDF => 2,
            0xE0..=0xEF => 3,
            0xF0..=0xF4 => 4,
            _ => return None,
        };
        let is_lost = *first == 0xD0
            && encoding == Encoding::Windows1251
            && rest.get(1).is_none_or(|(next, _)| !matches!(next, 0x80..=0xBF));
        if is_lost {
            meant.push((char::from_u32(0x400 + u32::from(LOST & 0x3F))?, rest[0].1));
            rest = &rest[1..];
            continue;
        }
        let (one, behind) = rest.split_at_checked(len)?;
        let stored: Vec<u8> = one.iter().map(|(byte, _)| *byte).collect();
        meant.push((str::from_utf8(&stored).ok()?.chars().next()?, one.iter().map(|(_, len)| len).sum()));
        rest = behind;
    }
    Some(meant)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUSSIAN: &str =
        "[White \"Иванов, Иван\"]\n[Site \"Москва\"]\n\n1. е4 е5 2. Кf3 Кс6 {Не будем отвлекаться} 3. Сb5 а6";

    /// Decodes text stored in one encoding in another one, as programs do.
    fn damaged(text: &str, misreading: Misreading) -> Option<String> {
        let mut stored = Vec::new();
        misreading.written_in.encode(text, &mut stored).ok()?;
        let page = misreading.read_as.page();
        let read = |byte: u8| match page.char_of(byte) {
            char::REPLACEMENT_CHARACTER => char::from(byte),
            c => c,
        };
        Some(stored.into_iter().map(read).collect())
    }

    #[test]
    fn russian_text_is_undone_whatever_it_was_read_as() {
        use Encoding::{Ibm866, Iso8859_5, Koi8R, MacCyrillic, Utf8, Windows1251};
        for written_in in [Windows1251, Koi8R, Ibm866, Iso8859_5, MacCyrillic, Utf8] {
            for read_as in READ_AS.into_iter().filter(|read_as| *read_as != written_in) {
                let misreading = Misreading { written_in, read_as };
                let damaged = damaged(RUSSIAN, misreading).expect("Russian exists everywhere");
                let found = Misreading::find(&damaged).unwrap_or_else(|| panic!("{misreading:?}: {damaged}"));
                let undone = found.undo(&damaged).expect("it reads better");
                assert_eq!(undone.text, RUSSIAN, "{misreading:?} as {found:?}");
                for (at, before) in undone.places {
                    assert!(undone.text.is_char_boundary(at) && damaged.is_char_boundary(before));
                }
            }
        }
    }

    #[test]
    fn western_names_are_undone_where_utf8_was_read_as_latin_1() {
        for (damaged, meant) in [("JÃ¶rg MÃ¼ÃŸig", "Jörg Müßig"), ("PaweÅ‚", "Paweł"), ("FranÃ§ois", "François")]
        {
            let found = Misreading::find(damaged).expect("no language has such words");
            assert_eq!(found.undo(damaged).expect("it is UTF-8").text, meant);
        }
    }

    #[test]
    fn a_letter_that_was_lost_on_the_way_is_known() {
        let damaged = "Р\u{a0}РѕРјР°РЅРѕРІ РРІР°РЅ";
        let found = Misreading::find(damaged).expect("UTF-8 read as windows-1251");
        assert_eq!(found.undo(damaged).expect("it is UTF-8").text, "Романов Иван");
    }

    #[test]
    fn letters_inside_words_that_are_none_show_how_names_were_read() {
        for (damaged, meant) in [
            ("£uczak, Pawe³", "Łuczak, Paweł"),
            ("Wojtaszek, Rados³aw", "Wojtaszek, Radosław"),
            ("Mьller, Jцrg", "Müller, Jörg"),
        ] {
            let found = Misreading::find(damaged).expect("no word has such a letter");
            assert_eq!(found.undo(damaged).expect("it reads better").text, meant);
        }
        for text in ["Smith¹, 5 m³", "£500", "Black¿s move", "Team Москва A"] {
            assert_eq!(Misreading::find(text), None, "{text}");
        }
    }

    #[test]
    fn sound_text_is_left_as_it_is() {
        for text in [
            RUSSIAN,
            "Müller, Jörg",
            "José Raúl Núñez – São Paulo, 7½",
            "Þórarinsson, Guðmundur; Sigurðsson, Ægir",
            "Рівне, Україна",
            "Wójcik, Paweł",
            "Škoda, Žižka",
            "王天一",
            "1. e4 ± e5 ∞ 2. ♘f3",
            "JOÃO, Ã",
            "1. e4 e5 2. Qh5 Ke7 3. Qxe5† 4. Bb5† c6 5. Nf3† 6. Rd1†",
            "Ёж",
        ] {
            assert_eq!(Misreading::find(text), None, "{text}");
        }
    }
}
