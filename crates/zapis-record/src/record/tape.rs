//! The flat tape a record is read onto: tag pairs and movetext items, nothing nested.

use std::fmt;
use std::ops::Deref;

use crate::text::Span;

use super::castling_word::CastlingWord;
use super::clock_comment::{LENGTH, clock_at_end, is_evaluation_and_clock};
use super::issue::{Issue, IssueKind};
use super::numeral::written_number;
use super::packed_san::PackedSan;
use super::standard_tags::{KNOWN_NAMES, bucket_of, standard_name};
use super::tag_value::tag_value;

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
    /// What was read of it while it was measured: a plain word, a move number, or the clock at the end of a comment; 0
    /// where nothing was.
    read: u32,
    /// Where it stands, brackets and braces included.
    pub span: Span,
}

/// What [`Item::number`] is up to; a larger number is read from its text.
const LARGEST_NUMBER: u32 = 99_999;
const IS_NUMBER: u32 = 1 << 31;
const HAS_DOTS: u32 = 1 << 30;
/// The bit of a move behind which an alternative to it follows: a bracket, before anything else is played.
const HAS_ALTERNATIVE: u32 = 1 << 30;
/// The bit of a comment that ends with a clock; bit 29 is [`super::packed_san::READ`].
const HAS_CLOCK: u32 = 1 << 28;

impl Item {
    /// Makes an item of which only the place is known.
    #[must_use]
    pub const fn new(kind: ItemKind, span: Span) -> Self {
        Self { kind, read: 0, span }
    }

    /// Makes the item of a move.
    #[must_use]
    pub fn word(text: &[u8], span: Span) -> Self {
        match PackedSan::of(&text[span.range()]) {
            Some(word) => Self::packed_san(word, span),
            None => Self::new(ItemKind::Move, span),
        }
    }

    /// Makes the item of a move whose word is plain.
    #[inline]
    pub(super) const fn packed_san(word: PackedSan, span: Span) -> Self {
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
        let (number, has_dots) = written_number(&text[span.range()]);
        let read = match u32::try_from(number) {
            Ok(number) if number <= LARGEST_NUMBER => IS_NUMBER | number | if has_dots { HAS_DOTS } else { 0 },
            _ => 0,
        };
        Self { kind: ItemKind::Number, read, span }
    }

    /// Makes the item of a comment that ends with its brace.
    #[inline]
    pub(super) fn comment(text: &[u8], span: Span) -> Self {
        let read = clock_at_end(&text[span.range()]).map_or(0, |seconds| HAS_CLOCK | seconds);
        Self { kind: ItemKind::Comment, read, span }
    }

    /// Makes the item of a comment that ends with a clock.
    #[inline]
    pub(super) const fn comment_with_clock(seconds: u32, span: Span) -> Self {
        Self { kind: ItemKind::Comment, read: HAS_CLOCK | seconds, span }
    }

    /// Makes the item of a half-move that is not written, at the place where it would stand.
    #[must_use]
    pub const fn missing(at: u32) -> Self {
        Self::new(ItemKind::Move, Span::at(at))
    }

    /// Returns whether the item is a half-move that is not written.
    #[must_use]
    #[inline]
    pub const fn is_missing(&self) -> bool {
        matches!(self.kind, ItemKind::Move) && self.span.start == self.span.end
    }

    /// Returns bits that are all 0 if a comment is the usual clock of servers, as its length and its clock say.
    #[inline]
    pub(super) const fn differs_from_usual_clock(&self) -> u32 {
        (self.span.len() ^ LENGTH) | (!self.read & HAS_CLOCK)
    }

    /// Returns true if a comment is only what servers write behind a move.
    pub fn is_of_server(&self, text: &[u8]) -> bool {
        self.differs_from_usual_clock() == 0 || is_evaluation_and_clock(&text[self.span.range()])
    }

    /// Returns the clock of a comment that ends with one as servers write it, `[%clk 1:10:00]`, in seconds; no other clock.
    #[must_use]
    #[inline]
    pub const fn clock(&self) -> Option<u32> {
        if matches!(self.kind, ItemKind::Comment) && self.read & HAS_CLOCK != 0 {
            return Some(self.read & !HAS_CLOCK);
        }
        None
    }

    /// Returns the word of a move that is plain.
    #[must_use]
    #[inline]
    pub const fn plain(&self) -> Option<PackedSan> {
        PackedSan::of_bits(self.read & !HAS_ALTERNATIVE)
    }

    /// Tells of a move whether an alternative to it follows: a bracket, before anything else is played.
    #[must_use]
    #[inline]
    pub const fn has_alternative(&self) -> bool {
        matches!(self.kind, ItemKind::Move) && self.read & HAS_ALTERNATIVE != 0
    }

    /// Returns the item as it is before it is known whether an alternative to it follows.
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
        // One comparison for both: which items are moves cannot be foretold.
        self.kind as u32 | self.read & !HAS_ALTERNATIVE == 0
    }

    /// Returns true if the item is this move number; only where Black is to move may it have the dots of a move by Black.
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

/// The items of a tape. What was pushed once stays behind the end as room for the items of the next record, so that the
/// reader has a slice to fill.
#[derive(Clone, Default)]
pub struct Items {
    slots: Vec<Item>,
    len: usize,
}

/// Below this many slots their number is doubled.
const FEW_SLOTS: usize = 1 << 16;

impl Items {
    /// Moves the place of every item this many bytes towards the end.
    fn shift(&mut self, by: u32) {
        for item in &mut self.slots[..self.len] {
            item.span = item.span.shift(by);
        }
    }

    /// Appends an item.
    #[inline]
    pub fn push(&mut self, item: Item) {
        if item.kind == ItemKind::VariationOpen {
            self.mark_alternative();
        }
        self.room(1)[0] = item;
        self.len += 1;
    }

    /// Marks the last move as one with an alternative, if it is the move that a variation opened now is the first one to.
    fn mark_alternative(&mut self) {
        let is_of_lines =
            |item: &&mut Item| matches!(item.kind, ItemKind::Move | ItemKind::VariationOpen | ItemKind::VariationClose);
        let last = self.slots[..self.len].iter_mut().rev().find(is_of_lines);
        if let Some(last) = last.filter(|last| last.kind == ItemKind::Move) {
            last.read |= HAS_ALTERNATIVE;
        }
    }

    /// Drops all items from a place on.
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len);
    }

    /// Drops all items.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Returns the slots behind the end, of which there are at least this many.
    pub(super) fn room(&mut self, n: usize) -> &mut [Item] {
        if self.slots.len() - self.len < n {
            let empty = Item::new(ItemKind::Move, Span { start: 0, end: 0 });
            // Doubled while there are few; of the millions of a very long record a quarter of the room would stay empty.
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
    /// The name; empty where it is missing.
    pub name: Span,
    /// The value between its quotes, escapes unresolved.
    pub value: Span,
    /// The whole pair with its brackets.
    pub span: Span,
}

/// The names of a record's tags, as far as a set of 256 tells them apart: most questions are about tags that are not there.
#[derive(Clone, Copy, Debug, Default)]
struct TagNames {
    seen: [u64; 4],
    /// Whether some name may have been added twice.
    may_repeat: bool,
    /// Whether some name is one of the standard but for its capitals.
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

/// Holds what was read of one record; its buffers are reused from record to record.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "facts of a record that do not hang together")]
pub struct Tape {
    /// Tag pairs in the order written.
    pub tags: Vec<TagPair>,
    names: TagNames,
    /// Movetext items in the order written.
    pub items: Items,
    /// What is wrong with the spelling.
    pub issues: Vec<Issue>,
    /// Whether any variation was opened.
    pub has_variations: bool,
    /// Whether some comment is more than a clock as servers write it.
    pub has_worded_comments: bool,
    /// Lines above the moves of a sheet that are headings, but none that a tag holds.
    pub headings: Vec<Span>,
    /// Where the record's own text begins and ends.
    pub span: Span,
    /// Whether it was read from a scoresheet: its items stand in the order of play, which may not be that of the text.
    pub is_sheet: bool,
    /// Whether its letters are all of one case, so that a file and a piece look alike.
    pub is_caseless: bool,
    /// Whose letters the position has that a sheet gives in words.
    pub letters: Option<&'static str>,
    /// Whether some word has nothing that a move is made of: it may be a remark that lacks its braces.
    pub may_hold_remarks: bool,
    /// Whether some tag pair is not written as nearly all are, and may have a character that stands for another.
    pub has_unusual_tags: bool,
    /// Where a sheet's words were read: the record's own text, or what was made of it when it was written plainly.
    pub(super) region: Span,
}

impl Tape {
    /// Empties the tape, keeping its buffers.
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

    /// Moves every place this many bytes towards the end.
    pub(super) fn shift(&mut self, by: u32) {
        for tag in &mut self.tags {
            (tag.name, tag.value, tag.span) = (tag.name.shift(by), tag.value.shift(by), tag.span.shift(by));
        }
        self.items.shift(by);
        self.issues.iter_mut().for_each(|issue| issue.span = issue.span.shift(by));
        self.headings.iter_mut().for_each(|heading| *heading = heading.shift(by));
        self.span = self.span.shift(by);
    }

    /// Says that all letters are of one case: no word is plain then.
    pub fn forget_case(&mut self) {
        self.is_caseless = true;
        let len = self.items.len;
        for item in self.items.slots[..len].iter_mut().filter(|item| item.kind == ItemKind::Move) {
            item.read &= HAS_ALTERNATIVE;
        }
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

    /// Returns true if anything but a line comment stands behind the tag pairs.
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

    /// Returns true if some tag is one of the standard but for its capitals: `[WHITE "A"]`.
    #[must_use]
    pub const fn has_misspelled_tags(&self) -> bool {
        self.names.has_misspelled
    }

    /// Returns true, cheaply, if some tag's name may have stood before.
    pub(super) const fn may_repeat_a_tag(&self) -> bool {
        self.names.may_repeat
    }

    /// Returns the last word, if it is `0-0` and no result stands behind it: castling, or that both players lost.
    #[must_use]
    pub fn ends_with_zeros(&self, text: &str) -> Option<usize> {
        // Where the moves end as they should, nothing is missing.
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

    /// Drops everything from the main line's move number `n_plies` on, counted from 0.
    pub fn keep_plies(&mut self, n_plies: usize) {
        let next = self.main_line().nth(n_plies).map(|(index, _)| index as usize);
        if let Some(index) = next {
            self.items.truncate(index);
        }
    }

    /// Takes a word that was read as a move for the result at the end.
    pub fn end_with(&mut self, index: usize) {
        let place = self.items[index].span;
        self.items.slots[index] = Item::new(ItemKind::Termination, place);
        self.issues.retain(|issue| issue.kind != IssueKind::MissingTermination);
        self.report(IssueKind::ResultMisspelled, place);
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

    /// Returns whether an item is a half-move that is not written: of a scoresheet an empty cell.
    #[must_use]
    pub fn is_unwritten(&self, item: Item) -> bool {
        item.kind == ItemKind::Move && (item.is_missing() || self.tape.is_sheet && self.slice(item.span) == "…")
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
    #[inline]
    pub fn tag_pair(&self, name: &str) -> Option<&'a TagPair> {
        if self.tape.names.may_hold(name.as_bytes()) { self.find_tag(name) } else { None }
    }

    fn find_tag(&self, name: &str) -> Option<&'a TagPair> {
        self.find_exactly(name).or_else(|| self.find_misspelled(name))
    }

    /// Finds a tag whose name differs from one of the standard by its capitals only.
    #[cold]
    fn find_misspelled(&self, name: &str) -> Option<&'a TagPair> {
        let is_meant = |tag: &&TagPair| self.bytes(tag.name).eq_ignore_ascii_case(name.as_bytes());
        if !self.tape.names.has_misspelled || standard_name(name).is_none() {
            return None;
        }
        self.tape.tags.iter().find(is_meant)
    }

    /// Returns the name by which a tag is known: as it is written, or, where it takes the place of a tag of the standard from
    /// which it differs by its capitals only, that one's.
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
        if self.tape.names.has_misspelled {
            for (name, pair) in names.iter().zip(&mut pairs) {
                *pair = pair.or_else(|| self.find_misspelled(name));
            }
        }
        pairs
    }

    /// Returns the value of the first tag of that name, its escapes resolved.
    #[must_use]
    pub fn tag_text(&self, name: &str) -> Option<String> {
        self.tag(name).map(|raw| tag_value(raw).into_owned())
    }

    /// Returns true if the movetext holds a termination marker, and which text it has.
    #[must_use]
    pub fn termination(&self) -> Option<&'a Item> {
        self.tape.items.iter().rev().find(|item| item.kind == ItemKind::Termination)
    }
}
