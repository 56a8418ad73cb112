//! The flat tape that a record is read onto: tag pairs and movetext items, without nesting.

use std::fmt;
use std::ops::Deref;

use crate::text::Span;

use super::comments::clock_comment::{LENGTH, clock_at_end, is_evaluation_and_clock};
use super::issue::{Issue, IssueKind};
use super::tags::standard_tags::{KNOWN_NAMES, bucket_of, standard_name};
use super::tags::tag_value::tag_value;
use super::words::castling_word::CastlingWord;
use super::words::numeral::written_number;
use super::words::packed_san::PackedSan;

/// The kind of a movetext item.
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
    /// `e.p.`, `mate` or `#` separate from its move.
    MarkApart,
}

/// One item of movetext with its place in the record's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its kind.
    pub kind: ItemKind,
    /// What was parsed while it was measured: a plain word, a move number, or the clock at the end of a comment;
    /// otherwise 0.
    read: u32,
    /// Its place, including brackets and braces.
    pub span: Span,
}

/// The maximum of [`Item::number`]; a larger number is parsed from its text.
const LARGEST_NUMBER: u32 = 99_999;
const IS_NUMBER: u32 = 1 << 31;
const HAS_DOTS: u32 = 1 << 30;
/// Marks a move that an alternative follows: a bracket before the next move.
const HAS_ALTERNATIVE: u32 = 1 << 30;
/// Marks a comment that ends with a clock; bit 29 is [`super::packed_san::READ`].
const HAS_CLOCK: u32 = 1 << 28;

impl Item {
    /// Creates an item of which only the place is known.
    #[must_use]
    pub const fn new(kind: ItemKind, span: Span) -> Self {
        Self { kind, read: 0, span }
    }

    /// Creates the item of a move.
    #[must_use]
    pub fn word(text: &[u8], span: Span) -> Self {
        match PackedSan::of(&text[span.range()]) {
            Some(word) => Self::packed_san(word, span),
            None => Self::new(ItemKind::Move, span),
        }
    }

    /// Creates the item of a move whose word is plain.
    #[inline]
    pub(super) const fn packed_san(word: PackedSan, span: Span) -> Self {
        Self { kind: ItemKind::Move, read: word.bits(), span }
    }

    /// Creates the item of a move number of at most five digits, with or without the dots of a move by Black.
    #[inline]
    pub(super) const fn plain_number(number: u32, has_dots: bool, span: Span) -> Self {
        Self { kind: ItemKind::Number, read: IS_NUMBER | number | if has_dots { HAS_DOTS } else { 0 }, span }
    }

    /// Creates the item of a move number.
    #[inline]
    pub(super) fn move_number(text: &[u8], span: Span) -> Self {
        let (number, has_dots) = written_number(&text[span.range()]);
        let read = match u32::try_from(number) {
            Ok(number) if number <= LARGEST_NUMBER => IS_NUMBER | number | if has_dots { HAS_DOTS } else { 0 },
            _ => 0,
        };
        Self { kind: ItemKind::Number, read, span }
    }

    /// Creates the item of a comment that ends with its brace.
    #[inline]
    pub(super) fn comment(text: &[u8], span: Span) -> Self {
        let read = clock_at_end(&text[span.range()]).map_or(0, |seconds| HAS_CLOCK | seconds);
        Self { kind: ItemKind::Comment, read, span }
    }

    /// Creates the item of a comment that ends with a clock.
    #[inline]
    pub(super) const fn comment_with_clock(seconds: u32, span: Span) -> Self {
        Self { kind: ItemKind::Comment, read: HAS_CLOCK | seconds, span }
    }

    /// Creates the item of a half-move that is not written, at the place where it would be.
    #[must_use]
    pub const fn missing(at: u32) -> Self {
        Self::new(ItemKind::Move, Span::at(at))
    }

    /// Returns true if the item is a half-move that is not written.
    #[must_use]
    #[inline]
    pub const fn is_missing(&self) -> bool {
        matches!(self.kind, ItemKind::Move) && self.span.start == self.span.end
    }

    /// Returns zero if a comment is a server's usual clock, judged by its length and its clock.
    #[inline]
    pub(super) const fn differs_from_usual_clock(&self) -> u32 {
        (self.span.len() ^ LENGTH) | (!self.read & HAS_CLOCK)
    }

    /// Returns true if a comment is only what servers write after a move.
    pub fn is_of_server(&self, text: &[u8]) -> bool {
        self.differs_from_usual_clock() == 0 || is_evaluation_and_clock(&text[self.span.range()])
    }

    /// Returns the clock of a comment that ends with one as servers write it, `[%clk 1:10:00]`, in seconds.
    #[must_use]
    #[inline]
    pub const fn clock(&self) -> Option<u32> {
        if matches!(self.kind, ItemKind::Comment) && self.read & HAS_CLOCK != 0 {
            return Some(self.read & !HAS_CLOCK);
        }
        None
    }

    /// Returns the word of a plain move.
    #[must_use]
    #[inline]
    pub const fn plain(&self) -> Option<PackedSan> {
        PackedSan::of_bits(self.read & !HAS_ALTERNATIVE)
    }

    /// Returns true if an alternative to a move follows: a bracket before the next move.
    #[must_use]
    #[inline]
    pub const fn has_alternative(&self) -> bool {
        matches!(self.kind, ItemKind::Move) && self.read & HAS_ALTERNATIVE != 0
    }

    /// Returns the item without the mark of an alternative.
    #[must_use]
    pub const fn without_alternative(self) -> Self {
        match self.kind {
            ItemKind::Move => Self { read: self.read & !HAS_ALTERNATIVE, ..self },
            _ => self,
        }
    }

    /// Returns true if the item is a move that is not plain.
    #[must_use]
    #[inline]
    pub const fn is_other_move(&self) -> bool {
        // One comparison for both: a branch on the kind would be mispredicted.
        self.kind as u32 | self.read & !HAS_ALTERNATIVE == 0
    }

    /// Returns true if the item is this move number; dots of a move by Black are allowed only if Black is to move.
    #[must_use]
    #[inline]
    pub fn is_number(&self, number: u32, is_black: bool) -> bool {
        let dots = if is_black { HAS_DOTS } else { 0 };
        self.read & !dots == IS_NUMBER | number
    }

    /// Returns a move number, and whether it has the dots of a move by Black; `None` for more than five digits.
    #[must_use]
    #[inline]
    pub const fn number(&self) -> Option<(u32, bool)> {
        if self.read & IS_NUMBER == 0 {
            return None;
        }
        Some((self.read & !(IS_NUMBER | HAS_DOTS), self.read & HAS_DOTS != 0))
    }
}

/// The items of a tape. Slots after the end keep their memory for the next record, so that the reader has a slice to
/// fill.
#[derive(Clone, Default)]
pub struct Items {
    slots: Vec<Item>,
    len: usize,
}

/// Below this many slots their number is doubled.
const FEW_SLOTS: usize = 1 << 16;

impl Items {
    /// Moves the place of every item towards the end by a number of bytes.
    fn shift(&mut self, by: u32) {
        for item in &mut self.slots[..self.len] {
            item.span = item.span.shift(by);
        }
    }

    /// Appends an item.
    #[inline]
    /// Adds an item.
    pub fn push(&mut self, item: Item) {
        if item.kind == ItemKind::VariationOpen {
            self.mark_alternative();
        }
        self.room(1)[0] = item;
        self.len += 1;
    }

    /// Marks the last move as having an alternative, if a variation opened now is the first one after it.
    fn mark_alternative(&mut self) {
        let is_of_lines =
            |item: &&mut Item| matches!(item.kind, ItemKind::Move | ItemKind::VariationOpen | ItemKind::VariationClose);
        let last = self.slots[..self.len].iter_mut().rev().find(is_of_lines);
        if let Some(last) = last.filter(|last| last.kind == ItemKind::Move) {
            last.read |= HAS_ALTERNATIVE;
        }
    }

    /// Drops all items from an index on.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Removes all items.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Returns the slots after the end, at least this many.
    pub(super) fn room(&mut self, n: usize) -> &mut [Item] {
        if self.slots.len() - self.len < n {
            let empty = Item::new(ItemKind::Move, Span { start: 0, end: 0 });
            // For very long records, doubling would leave too much unused memory.
            let more = if self.slots.len() < FEW_SLOTS { self.slots.len() } else { self.slots.len() / 8 };
            self.slots.resize((self.slots.len() + more).max(self.len + n), empty);
        }
        &mut self.slots[self.len..]
    }

    /// Appends the first slots of the room.
    pub(super) fn fill(&mut self, n: usize) {
        self.len = (self.len + n).min(self.slots.len());
    }
}

impl Deref for Items {
    type Target = [Item];

    #[inline]
    fn deref(&self) -> &[Item] {
        &self.slots[..self.len]
    }
}

impl<'a> IntoIterator for &'a Items {
    type Item = &'a Item;
    type IntoIter = std::slice::Iter<'a, Item>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

/// One tag pair, as places in the record's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TagPair {
    /// The name; empty if missing.
    pub name: Span,
    /// The value between its quotes, with escapes unresolved.
    pub value: Span,
    /// The whole pair, including brackets.
    pub span: Span,
}

/// The names of a record's tags as a set of 256 bits, since most lookups are for tags that are missing.
#[derive(Clone, Copy, Debug, Default)]
struct TagNames {
    seen: [u64; 4],
    /// Whether some name may have been added twice.
    may_repeat: bool,
    /// Whether some name differs from a standard one only in capitals.
    has_misspelled: bool,
}

impl TagNames {
    /// Returns the word and the bit of a name.
    #[inline]
    const fn place(name: &[u8]) -> (usize, usize) {
        let bucket = bucket_of(name);
        (bucket / 64, bucket % 64)
    }

    #[inline]
    fn add(&mut self, name: &[u8]) {
        let (word, bit) = Self::place(name);
        let known = KNOWN_NAMES[word * 64 + bit];
        if name != known && name.eq_ignore_ascii_case(known) {
            self.has_misspelled = true;
        }
        self.may_repeat |= self.seen[word] >> bit & 1 == 1;
        self.seen[word] |= 1 << bit;
    }

    #[inline]
    fn may_hold(&self, name: &[u8]) -> bool {
        let (word, bit) = Self::place(name);
        self.seen[word] >> bit & 1 == 1
    }
}

/// What was read of one record; the buffers are reused from record to record.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "independent facts of a record")]
pub struct Tape {
    /// Tag pairs in the order written.
    pub tags: Vec<TagPair>,
    names: TagNames,
    /// Movetext items in the order written.
    pub items: Items,
    /// Problems in the spelling.
    pub issues: Vec<Issue>,
    /// Whether a variation was opened.
    pub has_variations: bool,
    /// Whether some comment is more than a server's clock.
    pub has_worded_comments: bool,
    /// Lines above the moves of a sheet that are headings but not stored in a tag.
    pub headings: Vec<Span>,
    /// The place of the record's own text.
    pub span: Span,
    /// Whether it was read from a scoresheet: its items are in the order of play, which may differ from that of the
    /// text.
    pub is_sheet: bool,
    /// Whether all letters have the same case, so that a file and a piece look alike.
    pub is_caseless: bool,
    /// The letters of the pieces in a position that a sheet gives in words.
    pub letters: Option<&'static str>,
    /// Whether some word has no part of a move: it may be a remark without braces.
    pub may_hold_remarks: bool,
    /// Whether some tag pair is not in the usual form, and may contain characters that stand for others.
    pub has_unusual_tags: bool,
    /// Where a sheet's words were read: the record's own text, or the plain text made from it.
    pub(super) region: Span,
}

impl Tape {
    /// Clears the tape and keeps its buffers.
    pub fn clear(&mut self) {
        self.tags.clear();
        self.names = TagNames::default();
        self.items.clear();
        self.issues.clear();
        self.headings.clear();
        self.span = Span::default();
        (self.has_variations, self.has_worded_comments, self.has_unusual_tags) = (false, false, false);
        (self.is_sheet, self.is_caseless, self.may_hold_remarks, self.letters) = (false, false, false, None);
    }

    /// Moves every place towards the end by a number of bytes.
    pub(super) fn shift(&mut self, by: u32) {
        for tag in &mut self.tags {
            (tag.name, tag.value, tag.span) = (tag.name.shift(by), tag.value.shift(by), tag.span.shift(by));
        }
        self.items.shift(by);
        self.issues.iter_mut().for_each(|issue| issue.span = issue.span.shift(by));
        self.headings.iter_mut().for_each(|heading| *heading = heading.shift(by));
        self.span = self.span.shift(by);
    }

    /// Marks all letters as having the same case: no word is plain then.
    pub fn forget_case(&mut self) {
        self.is_caseless = true;
        let len = self.items.len;
        for item in self.items.slots[..len].iter_mut().filter(|item| item.kind == ItemKind::Move) {
            item.read &= HAS_ALTERNATIVE;
        }
    }

    /// Returns the moves of the main line as written, legal or not, with their indices on the tape.
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

    /// Returns true if anything but a line comment follows the tag pairs.
    #[must_use]
    pub fn has_movetext(&self) -> bool {
        let behind_tags = self.tags.last().map_or(0, |tag| tag.span.end);
        let is_of_movetext = |item: &Item| item.kind != ItemKind::LineComment && item.span.start >= behind_tags;
        self.items.iter().rev().any(is_of_movetext)
    }

    /// Appends a tag pair of the record's text.
    #[inline]
    pub(super) fn add_tag(&mut self, text: &[u8], tag: TagPair) {
        self.names.add(&text[tag.name.range()]);
        self.tags.push(tag);
    }

    /// Returns true if some tag differs from a standard one only in capitals: `[WHITE "A"]`.
    #[must_use]
    pub const fn has_misspelled_tags(&self) -> bool {
        self.names.has_misspelled
    }

    /// Returns true if some tag's name may be repeated; a cheap check.
    pub(super) const fn may_repeat_a_tag(&self) -> bool {
        self.names.may_repeat
    }

    /// Returns the index of the last word if it is `0-0` and no result follows: castling, or both players lost.
    #[must_use]
    pub fn ends_with_zeros(&self, text: &str) -> Option<usize> {
        // If the moves end with a result, nothing is missing.
        if self.issues.iter().all(|issue| issue.kind != IssueKind::MissingTermination) {
            return None;
        }
        let is_said = |item: &Item| !matches!(item.kind, ItemKind::Comment | ItemKind::LineComment);
        let index = self.items.iter().rposition(is_said).filter(|index| self.items[*index].kind == ItemKind::Move)?;
        let word = self.items[index].span.slice(text);
        let are_zeros = word.bytes().filter(u8::is_ascii_alphanumeric).eq(*b"00");
        let castling = CastlingWord::of(word).filter(|castling| castling.signs_end == castling.end)?;
        (are_zeros && castling.n_signs == 2).then_some(index)
    }

    /// Drops everything from the main line's half-move `n_plies` on, counted from 0.
    pub fn keep_plies(&mut self, n_plies: usize) {
        let next = self.main_line().nth(n_plies).map(|(index, _)| index as usize);
        if let Some(index) = next {
            self.items.truncate(index);
        }
    }

    /// Turns a word that was read as a move into the result at the end.
    pub fn end_with(&mut self, index: usize) {
        let place = self.items[index].span;
        self.items.slots[index] = Item::new(ItemKind::Termination, place);
        self.issues.retain(|issue| issue.kind != IssueKind::MissingTermination);
        self.report(IssueKind::ResultMisspelled, place);
    }

    /// Adds an issue.
    pub fn report(&mut self, kind: IssueKind, span: Span) {
        self.issues.push(Issue { kind, span });
    }
}

/// One record as written: its text and the tape read from it.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    /// The decoded text that the spans of the tape refer to.
    pub text: &'a str,
    /// The tape.
    pub tape: &'a Tape,
}

impl<'a> Record<'a> {
    /// Returns the text of a span.
    #[must_use]
    pub fn slice(&self, span: Span) -> &'a str {
        self.text.get(span.range()).unwrap_or("")
    }

    /// Returns true if an item is a half-move that is not written: an empty cell of a scoresheet.
    #[must_use]
    pub fn is_unwritten(&self, item: Item) -> bool {
        item.kind == ItemKind::Move && (item.is_missing() || self.tape.is_sheet && self.slice(item.span) == "…")
    }

    /// Returns the bytes of a span; cheaper than its text, whose ends must be checked.
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
    #[inline]
    pub fn tag_pair(&self, name: &str) -> Option<&'a TagPair> {
        if self.tape.names.may_hold(name.as_bytes()) { self.find_tag(name) } else { None }
    }

    fn find_tag(&self, name: &str) -> Option<&'a TagPair> {
        self.find_exactly(name).or_else(|| self.find_misspelled(name))
    }

    /// Finds a tag whose name differs from a standard one only in capitals.
    #[cold]
    fn find_misspelled(&self, name: &str) -> Option<&'a TagPair> {
        let is_meant = |tag: &&TagPair| self.bytes(tag.name).eq_ignore_ascii_case(name.as_bytes());
        if !self.tape.names.has_misspelled || standard_name(name).is_none() {
            return None;
        }
        self.tape.tags.iter().find(is_meant)
    }

    /// Returns the name of a tag as written, or the standard name if it differs from that only in capitals and is used
    /// in its place.
    #[must_use]
    #[inline]
    pub fn name_of(&self, tag: &TagPair) -> &'a str {
        let written = self.slice(tag.name);
        if self.tape.names.has_misspelled { self.meant_by(tag, written) } else { written }
    }

    fn meant_by(&self, tag: &TagPair, written: &'a str) -> &'a str {
        let meant = standard_name(written).filter(|meant| *meant != written);
        meant.filter(|meant| self.find_tag(meant) == Some(tag)).unwrap_or(written)
    }

    fn find_exactly(&self, name: &str) -> Option<&'a TagPair> {
        let (name, bytes) = (name.as_bytes(), self.text.as_bytes());
        let len = u32::try_from(name.len()).ok()?;
        self.tape.tags.iter().find(|tag| {
            // Length and first byte distinguish nearly all names.
            tag.name.end.wrapping_sub(tag.name.start) == len
                && bytes.get(tag.name.start as usize) == name.first()
                && self.bytes(tag.name) == name
        })
    }

    /// Returns the first tag pairs of several names in one pass.
    #[must_use]
    #[inline]
    pub fn tag_pairs<const N: usize>(&self, names: [&str; N]) -> [Option<&'a TagPair>; N] {
        let mut pairs = [None; N];
        let lengths = names.iter().fold(0_u64, |lengths, name| lengths | 1 << (name.len() & 63));
        for tag in &self.tape.tags {
            let len = tag.name.end.wrapping_sub(tag.name.start) as usize;
            // The length distinguishes nearly all names.
            if lengths >> (len & 63) & 1 == 0 {
                continue;
            }
            for (name, pair) in names.iter().zip(&mut pairs) {
                if len == name.len() && pair.is_none() && self.bytes(tag.name) == name.as_bytes() {
                    *pair = Some(tag);
                }
            }
        }
        if self.tape.names.has_misspelled {
            for (name, pair) in names.iter().zip(&mut pairs) {
                *pair = pair.or_else(|| self.find_misspelled(name));
            }
        }
        pairs
    }

    /// Returns the value of the first tag of that name, with escapes resolved.
    #[must_use]
    pub fn tag_text(&self, name: &str) -> Option<String> {
        self.tag(name).map(|raw| tag_value(raw).into_owned())
    }

    /// Returns the termination marker of the movetext, if any.
    #[must_use]
    pub fn termination(&self) -> Option<&'a Item> {
        self.tape.items.iter().rev().find(|item| item.kind == ItemKind::Termination)
    }
}
