//! The text before and after a place, as the reader needs it; each part is inspected only once.

use zapis_chess::braille::{is_square, read_lower_number};
use zapis_chess::{CheckSuffix, announcement_len};

use crate::record::tags::tag_line::begins_with_tag_line;
use crate::record::tape::{Item, ItemKind, TagPair};
use crate::record::words::castling_word::CastlingWord;
use crate::text::Span;

/// Whether a move precedes the signs at the end of the inspected items.
#[derive(Clone, Debug)]
pub(crate) struct LastMove {
    n_seen: usize,
    is_move: bool,
}

impl LastMove {
    pub(crate) const fn new() -> Self {
        Self { n_seen: 0, is_move: false }
    }

    /// Inspects the items added to the tape since the last call; any number of signs may follow each other.
    pub(crate) fn stands_before_signs(&mut self, items: &[Item]) -> bool {
        let new = items.get(self.n_seen..).unwrap_or_default();
        if let Some(last) = new.iter().rev().find(|item| !matches!(item.kind, ItemKind::Nag | ItemKind::Glyph)) {
            self.is_move = last.kind == ItemKind::Move;
        }
        self.n_seen = items.len();
        self.is_move
    }
}

/// Whether the tags read so far name Tavreli as the game.
#[derive(Clone, Debug)]
pub(crate) struct NamedGame {
    n_seen: usize,
    is_towers: Option<bool>,
}

impl NamedGame {
    pub(crate) const fn new() -> Self {
        Self { n_seen: 0, is_towers: None }
    }

    /// Inspects the tags read since the last call; the first one of that name counts.
    pub(crate) fn is_towers(&mut self, text: &str, tags: &[TagPair]) -> bool {
        if self.is_towers.is_none() {
            let new = tags.get(self.n_seen..).unwrap_or_default();
            let variant = new.iter().find(|tag| &text[tag.name.range()] == "Variant");
            self.is_towers = variant.map(|tag| text[tag.value.range()].to_lowercase().contains("avrel"));
            self.n_seen = tags.len();
        }
        self.is_towers.unwrap_or(false)
    }
}

/// The maximum number of stars in the sign of a footnote, after its first.
const MOST_STARS: usize = 3;

/// Measures the sign of a footnote, `*`, `**`, `*)`, that looks like a result: in a numbered game, a move follows on
/// the same line, or the next number on the same or the next line.
pub(crate) fn footnote_mark(text: &str, place: Span, items: &[Item]) -> Option<Span> {
    let rest = text[place.range()].starts_with('*').then(|| &text[place.end as usize..])?;
    let n_stars = rest.bytes().take(MOST_STARS).take_while(|byte| *byte == b'*').count();
    let len = n_stars + usize::from(rest[n_stars..].starts_with(')'));
    let mark = Span { end: place.end + u32::try_from(len).ok()?, ..place };
    game_goes_on_behind(text, mark, items).then_some(mark)
}

fn game_goes_on_behind(text: &str, place: Span, items: &[Item]) -> bool {
    let behind_break = |rest: &'_ str| -> usize {
        let line = rest.trim_start_matches([' ', '\t']);
        let next = line.strip_prefix("\r\n").or_else(|| line.strip_prefix('\n')).unwrap_or(line);
        rest.len() - next.trim_start_matches([' ', '\t']).len()
    };
    let rest = &text[place.end as usize..];
    let rest = &rest[behind_break(rest)..];
    // Black's move may be between them.
    let word = first_word(rest);
    let is_word = word.starts_with(char::is_alphabetic) && looks_like_a_move(word) || CastlingWord::of(word).is_some();
    let rest = if is_word { &rest[word.len() + behind_break(&rest[word.len()..])..] } else { rest };
    let n_digits = rest.bytes().take(4).take_while(u8::is_ascii_digit).count();
    let next: Option<u32> = rest[..n_digits].parse().ok().filter(|_| rest[n_digits..].starts_with('.'));
    let last = items.iter().rev().find(|item| item.kind == ItemKind::Number).and_then(Item::number);
    // `4. Bf4 * 4... c6`.
    let is_black = rest[n_digits..].starts_with("..");
    next.zip(last).is_some_and(|(next, (last, _))| next == last + 1 || is_black && next == last)
}

/// Returns the first word of a text, cut at the maximum length of a move.
pub(crate) fn first_word(text: &str) -> &str {
    let text = &text[..text.floor_char_boundary(LONGEST_WORD)];
    &text[..text.find(char::is_whitespace).unwrap_or(text.len())]
}

/// Returns true if a word is a check sign separate from its move: `Qxe5 mate`, `Qxe5 #`.
pub(crate) fn is_mark_apart(word: &str, items: &[Item]) -> bool {
    let is_mark = matches!(word, "шах" | "мат" | "Шах" | "Мат")
        || !word.contains(['x', 'X', '(']) && CheckSuffix::read(word).is_some_and(|(_, rest)| rest.is_empty());
    is_mark && items.last().is_some_and(|item| matches!(item.kind, ItemKind::Move | ItemKind::MarkApart))
}

/// Returns true if a word is only lower digits, which are move numbers in braille.
pub(crate) fn is_number_in_braille(word: &str) -> bool {
    word.as_bytes().starts_with(&[0xe2, 0xa0]) && read_lower_number(word).is_some()
}

/// Returns true if only blanks, escape lines and closing brackets are left of a record.
pub(crate) fn holds_nothing_more(rest: &str) -> bool {
    let mut rest = rest.as_bytes();
    // The first line is the rest of one: a `%` in it is not in column one.
    loop {
        let n_blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b')')).count();
        rest = match rest.get(n_blanks..) {
            None | Some([]) => return true,
            Some([b'\n' | b'\r', after @ ..]) => after,
            Some(_) => return false,
        };
        if begins_with_tag_line(rest) {
            return true;
        }
        while rest.first() == Some(&b'%') {
            let Some(line_len) = memchr::memchr2(b'\n', b'\r', rest) else { return true };
            rest = &rest[line_len + 1..];
        }
    }
}

/// Returns true if a word has the form of a move in some notation: a file's or piece's letter next to a rank, or
/// castling.
pub(crate) fn looks_like_a_move(word: &str) -> bool {
    let mut before = ' ';
    let has_square = word.chars().any(|character| {
        let last = before;
        let is_file = matches!(before, 'a'..='h' | 'A'..='H' | 'K' | 'Q' | 'R' | 'N' | 'а' | 'с' | 'е' | 'А' | 'В' | 'С' | 'Е' | 'в');
        before = character;
        (is_file && matches!(character, '1'..='8')) || is_square(last, character)
    });
    let is_castling = ["O-O", "0-0", "О-О", "o-o"].iter().any(|sign| word.starts_with(sign));
    let is_of_digits = matches!(word.len(), 4 | 5) && word.bytes().all(|byte| matches!(byte, b'1'..=b'8'));
    let is_announced = || announcement_len(word) == Some(word.len());
    (has_square && word.chars().count() <= LONGEST_MOVE) || is_castling || is_of_digits || is_announced()
}

/// The maximum length of a move in any notation, in characters; a run of moves without spaces may be longer.
const LONGEST_MOVE: usize = 40;
/// Longer words, in bytes, are not searched for a move.
const LONGEST_WORD: usize = 8 * LONGEST_MOVE;

/// Returns the end of the move announced in words that begins with this one.
pub(crate) fn announced_end(text: &str, place: Span) -> Option<usize> {
    let start = place.start as usize;
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || *byte >= 0x80;
    if place.len() < 3 || !text.as_bytes()[place.range()].iter().all(is_letter) {
        return None;
    }
    let len = announcement_len(&text[start..])?;
    (len > place.len() as usize).then_some(start + len)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Calls a test with random sequences of parts, the same in every run.
    fn texts_of(parts: &[&str], mut test: impl FnMut(&str)) {
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |most: usize| random.usize(..most);
        for _ in 0..20_000 {
            test(&(0..below(9)).map(|_| parts[below(parts.len())]).collect::<String>());
        }
    }

    #[test]
    fn nothing_more_is_what_every_line_tells() {
        let is_nothing = |line: &str| line.bytes().all(|byte| matches!(byte, b' ' | b'\t' | b')'));
        texts_of(&["\n", "\r\n", "\r", "%", ")", " ", "\t", "x", "% x\n"], |text| {
            let mut lines = text.split(['\n', '\r']);
            let expected =
                lines.next().is_none_or(is_nothing) && lines.all(|line| line.starts_with('%') || is_nothing(line));
            assert_eq!(holds_nothing_more(text), expected, "{text:?}");
        });
    }

    #[test]
    fn what_is_before_signs_is_the_same_however_often_it_is_requested() {
        use ItemKind::{Comment, Glyph, Move, Nag};
        let mut random = fastrand::Rng::with_seed(7);
        for _ in 0..500 {
            let (mut items, mut last_move) = (Vec::new(), LastMove::new());
            for _ in 0..20 {
                let kind = [Move, Nag, Glyph, Glyph, Comment][random.usize(..5)];
                items.push(Item::new(kind, crate::text::Span::default()));
                if random.bool() {
                    let last = items.iter().rev().find(|item| !matches!(item.kind, Nag | Glyph));
                    let expected = last.is_some_and(|item| item.kind == Move);
                    assert_eq!(last_move.stands_before_signs(&items), expected);
                }
            }
        }
    }
}
