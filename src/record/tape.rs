//! The flat tape a record is read onto: tag pairs and movetext items, nothing nested.

use crate::text::Span;

use super::issue::{Issue, IssueKind};
use super::plain_word::PlainWord;

/// Tells what a movetext item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// `Nf3`, `e2-e4`, `О-О`, `--`.
    Move = 0,
    /// `12.`, `12...`, `12`.
    Number,
    /// `$14`.
    Nag,
    /// `!?`, `±`.
    Glyph,
    /// `{text}`.
    Comment,
    /// `; text`.
    LineComment,
    /// `(`.
    VariationOpen,
    /// `)`.
    VariationClose,
    /// `1-0`, `*`.
    Termination,
    /// `(=)`.
    DrawOffer,
    /// `e.p.`, `mate` or `#` standing apart from its move.
    MarkApart,
}

/// One item of movetext with its place in the record's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// What was read of it while it was measured: a plain word or a move number; 0 where nothing was.
    read: u32,
    /// Where it stands, brackets and braces included.
    pub span: Span,
}

/// What [`Item::number`] is up to; a larger number is read from its text.
const LARGEST_NUMBER: u32 = 99_999;
const IS_NUMBER: u32 = 1 << 31;
const HAS_DOTS: u32 = 1 << 30;

impl Item {
    /// Makes an item of which only the place is known.
    #[must_use]
    pub const fn new(kind: ItemKind, span: Span) -> Self {
        Self { kind, read: 0, span }
    }

    /// Makes the item of a move.
    #[must_use]
    pub fn word(text: &[u8], span: Span) -> Self {
        match PlainWord::of(&text[span.range()]) {
            Some(word) => Self::plain_word(word, span),
            None => Self::new(ItemKind::Move, span),
        }
    }

    /// Makes the item of a move whose word is plain.
    #[inline]
    pub(super) const fn plain_word(word: PlainWord, span: Span) -> Self {
        Self { kind: ItemKind::Move, read: word.bits(), span }
    }

    /// Makes the item of a move number of at most five digits, with or without the dots of a move by Black.
    #[inline]
    pub(super) const fn plain_number(number: u32, has_dots: bool, span: Span) -> Self {
        Self { kind: ItemKind::Number, read: IS_NUMBER | number | if has_dots { HAS_DOTS } else { 0 }, span }
    }

    /// Makes the item of a move number.
    #[inline]
    pub(super) fn move_number(text: &[u8], span: Span) -> Self {
        let token = &text[span.range()];
        let n_digits = token.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (digits, after) = token.split_at(n_digits);
        let number = digits
            .iter()
            .fold(0_u32, |number, digit| number.saturating_mul(10).saturating_add(u32::from(digit - b'0')));
        let read = if number > LARGEST_NUMBER {
            0
        } else {
            let has_dots = matches!(after, [b'.', b'.', ..] | [0xe2, ..]);
            IS_NUMBER | number | if has_dots { HAS_DOTS } else { 0 }
        };
        Self { kind: ItemKind::Number, read, span }
    }

    /// Returns the word of a move that is plain.
    #[must_use]
    #[inline]
    pub const fn plain(&self) -> Option<PlainWord> {
        PlainWord::of_bits(self.read)
    }

    /// Tells whether the item is a move that is not plain.
    #[must_use]
    #[inline]
    pub const fn is_other_move(&self) -> bool {
        // One comparison for both: which items are moves cannot be foretold.
        self.kind as u32 | self.read == 0
    }

    /// Tells whether the item is this move number; only where Black is to move may it have the dots of a move by Black.
    #[must_use]
    #[inline]
    pub fn is_number(&self, number: u32, is_black: bool) -> bool {
        let dots = if is_black { HAS_DOTS } else { 0 };
        self.read & !dots == IS_NUMBER | number
    }

    /// Returns a move number, and whether it has the dots of a move by Black; `None` for one of more than five digits.
    #[must_use]
    #[inline]
    pub const fn number(&self) -> Option<(u32, bool)> {
        if self.read & IS_NUMBER == 0 {
            return None;
        }
        Some((self.read & !(IS_NUMBER | HAS_DOTS), self.read & HAS_DOTS != 0))
    }
}

/// One tag pair, as places in the record's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagPair {
    /// The name; empty where it is missing.
    pub name: Span,
    /// The value between its quotes, escapes unresolved.
    pub value: Span,
    /// The whole pair with its brackets.
    pub span: Span,
}

/// Holds what was read of one record; its buffers are reused from record to record.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    /// Tag pairs in the order written.
    pub tags: Vec<TagPair>,
    /// Movetext items in the order written.
    pub items: Vec<Item>,
    /// What is wrong with the spelling.
    pub issues: Vec<Issue>,
    /// Whether any variation was opened.
    pub has_variations: bool,
    /// Where the record's own text begins and ends.
    pub span: Span,
}

impl Tape {
    /// Empties the tape, keeping its buffers.
    pub fn clear(&mut self) {
        self.tags.clear();
        self.items.clear();
        self.issues.clear();
        self.has_variations = false;
        self.span = Span::default();
    }

    /// Lists the moves of the main line as written, whether they can be played or not, with their places on the tape.
    pub fn main_line(&self) -> impl Iterator<Item = (u32, &Item)> {
        let mut depth = 0_u32;
        (0_u32..).zip(&self.items).filter(move |(_, item)| {
            match item.kind {
                ItemKind::VariationOpen => depth = depth.saturating_add(1),
                ItemKind::VariationClose => depth = depth.saturating_sub(1),
                ItemKind::Move => return depth == 0,
                _ => {}
            }
            false
        })
    }

    /// Notes a fault of spelling.
    pub fn report(&mut self, kind: IssueKind, span: Span) {
        self.issues.push(Issue { kind, span });
    }
}

/// One record as written: its text and the tape that was read from it.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The decoded text the spans of the tape point into.
    pub text: &'a str,
    /// What was read.
    pub tape: &'a Tape,
}

impl<'a> Record<'a> {
    /// Returns the text of a span.
    #[must_use]
    pub fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.range()).unwrap_or("")
    }

    /// Returns the bytes of a span; cheaper than its text, whose ends have to be looked at.
    #[must_use]
    #[inline]
    pub fn bytes(&self, span: Span) -> &'a [u8] {
        self.text.as_bytes().get(span.range()).unwrap_or_default()
    }

    /// Returns the raw value of the first tag of that name (PGN tag names are case-sensitive).
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&'a str> {
        self.tag_pair(name).map(|tag| self.slice(tag.value))
    }

    /// Returns the first tag pair of that name.
    #[must_use]
    pub fn tag_pair(&self, name: &str) -> Option<&'a TagPair> {
        let (name, bytes) = (name.as_bytes(), self.text.as_bytes());
        let len = u32::try_from(name.len()).ok()?;
        self.tape.tags.iter().find(|tag| {
            // Length and first byte tell nearly all names apart.
            tag.name.end.wrapping_sub(tag.name.start) == len
                && bytes.get(tag.name.start as usize) == name.first()
                && self.bytes(tag.name) == name
        })
    }

    /// Returns the first tag pairs of several names, looked for at once.
    #[must_use]
    #[inline]
    pub fn tag_pairs<const N: usize>(&self, names: [&str; N]) -> [Option<&'a TagPair>; N] {
        let mut pairs = [None; N];
        let lengths = names.iter().fold(0_u64, |lengths, name| lengths | 1 << (name.len() & 63));
        for tag in &self.tape.tags {
            let len = tag.name.end.wrapping_sub(tag.name.start) as usize;
            // The length tells nearly all names apart.
            if lengths >> (len & 63) & 1 == 0 {
                continue;
            }
            for (name, pair) in names.iter().zip(&mut pairs) {
                if len == name.len() && pair.is_none() && self.bytes(tag.name) == name.as_bytes() {
                    *pair = Some(tag);
                }
            }
        }
        pairs
    }

    /// Returns the value of the first tag of that name, its escapes resolved.
    #[must_use]
    pub fn tag_text(&self, name: &str) -> Option<String> {
        self.tag(name).map(unescape)
    }

    /// Tells whether the movetext holds a termination marker, and which text it has.
    #[must_use]
    pub fn termination(&self) -> Option<&'a Item> {
        self.tape.items.iter().rev().find(|item| item.kind == ItemKind::Termination)
    }
}

/// Resolves `\"` and `\\` (PGN 7: the only escapes of a string token); any other backslash stands for itself.
#[must_use]
pub fn unescape(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match (character, characters.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                characters.next();
            }
            _ => plain.push(character),
        }
    }
    plain
}
