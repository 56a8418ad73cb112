//! One game as written: its tag pairs and everything between them, with places. Reading never stops.

use std::borrow::Cow;
use std::collections::HashSet;

use nom::Parser;
use nom::combinator::opt;

use super::grammar;
use super::tags::{N_KNOWN, is_judged, is_of_standard, is_own, number_of};
use crate::problem::{CharacterFault, Found, Problem};
use crate::span::Span;

/// A tag pair.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct TagPair<'t> {
    /// Its name.
    pub name: &'t str,
    /// Its value as written, without quotes.
    pub raw: &'t str,
    /// All of it.
    pub span: Span,
    /// Its value, without quotes.
    pub value_span: Span,
    /// Its index among the items of the record.
    pub item: usize,
    /// Whether a tag pair of the same name precedes it, so that it is ignored; notes may be repeated.
    pub is_repeated: bool,
    /// Its number among the known tags.
    pub(super) number: Option<u8>,
}

impl<'t> TagPair<'t> {
    /// Returns its value.
    #[must_use]
    pub fn value(&self) -> Cow<'t, str> {
        unescape(self.raw)
    }

    /// Returns true if the standard has a tag of its name.
    pub(crate) fn is_standard(&self) -> bool {
        self.number.is_some_and(is_of_standard)
    }

    /// Returns true if its values can be checked.
    pub(crate) fn is_judged(&self) -> bool {
        self.number.is_some_and(is_judged)
    }

    /// Returns true if its value may be inherited from an earlier game.
    pub(crate) fn may_be_inherited(&self) -> bool {
        !self.number.is_some_and(is_own)
    }

    /// Returns true if its name is in the standard or written by a widely used program.
    pub(crate) const fn is_known(&self) -> bool {
        self.number.is_some()
    }
}

/// The position of the first tag pair of each known name, from 1.
#[derive(Clone, Copy, Debug)]
struct FirstTags([u16; N_KNOWN]);

impl Default for FirstTags {
    fn default() -> Self {
        Self([0; N_KNOWN])
    }
}

/// A tag pair after this many others is searched for linearly.
const FAR: u16 = u16::MAX;

/// The kind of an item in a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ItemKind {
    /// A tag pair, by its index.
    Tag(usize),
    /// `{ … }`
    BraceComment,
    /// `; …`
    LineComment,
    /// `% …`
    EscapeLine,
    /// A line of the text in which games are embedded, `<PBN>` and `</PBN>` included (PBN 2.1, 6.2).
    Surrounding,
    /// A word without signs: `1NT`, `HK`.
    Word,
    /// `"Last, First"` in a table.
    Quoted,
    /// `!?`
    Suffix,
    /// `$3`
    Nag,
    /// `=1=`
    NoteReference,
    /// `^R`
    Irregularity,
    /// `*`, `+` or `-`
    Sign,
    /// Anything else.
    Junk,
}

/// An item in a record.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Item {
    /// Its kind.
    pub kind: ItemKind,
    /// Its place.
    pub span: Span,
}

/// A game as written.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Record<'t> {
    /// The text it was read from.
    pub text: &'t str,
    /// The tag pairs.
    pub tags: Vec<TagPair<'t>>,
    /// All items, in order.
    pub items: Vec<Item>,
    /// Syntax errors.
    pub found: Vec<Found>,
    first: FirstTags,
}

impl<'t> Record<'t> {
    /// Returns the first tag pair of a name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&TagPair<'t>> {
        match number_of(name).map(|number| self.first.0[usize::from(number)]) {
            Some(0) => None,
            None | Some(FAR) => self.tags.iter().find(|tag| tag.name == name),
            Some(place) => self.tags.get(usize::from(place) - 1),
        }
    }

    /// Returns the items between a tag pair and the next one.
    #[must_use]
    pub fn behind(&self, tag: &TagPair<'t>) -> &[Item] {
        let items = self.items.get(tag.item + 1..).unwrap_or_default();
        let end = items.iter().position(|item| matches!(item.kind, ItemKind::Tag(_))).unwrap_or(items.len());
        &items[..end]
    }

    /// Returns the items in the section of a tag pair: up to the next tag pair, or up to a malformed tag pair of a
    /// table.
    #[must_use]
    pub fn section(&self, tag: &TagPair<'t>) -> &[Item] {
        let items = self.behind(tag);
        let is_table = |item: &Item| item.kind == ItemKind::Junk && names_table(item.span.of(self.text));
        &items[..items.iter().position(is_table).unwrap_or(items.len())]
    }
}

/// Unescapes `\"` and `\\`; other backslashes stay.
#[must_use]
pub fn unescape(raw: &str) -> Cow<'_, str> {
    if memchr::memchr(b'\\', raw.as_bytes()).is_none() {
        return Cow::Borrowed(raw);
    }
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(next @ ('"' | '\\'))) => {
                text.push(*next);
                chars.next();
            }
            _ => text.push(c),
        }
    }
    Cow::Owned(text)
}

/// Replaces tabs, which are not allowed in a value and are reported, with blanks.
#[must_use]
pub(crate) fn without_tabs(value: Cow<'_, str>) -> Cow<'_, str> {
    if memchr::memchr2(b'\t', 0xb, value.as_bytes()).is_some() {
        Cow::Owned(value.replace(['\t', '\u{b}'], " "))
    } else {
        value
    }
}

/// How words are read, depending on their section.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    None,
    Moves,
    Table,
}

/// More tags than most games have.
const MANY_TAGS: usize = 64;

/// The maximum length of a line, its end included.
const LONGEST_LINE: usize = 255;

/// Reads a game; never fails.
///
/// ```
/// use zapis_bridge::pbn;
/// let record = pbn::read("[Board \"7\"]\n[Scoring \"IMP\"]\n");
/// assert_eq!(record.tag("Board").map(|tag| tag.raw), Some("7"));
/// assert!(record.found.is_empty());
/// ```
///
/// Cost: linear.
#[must_use]
pub fn read(text: &str) -> Record<'_> {
    read_embedded(text, &mut false)
}

/// Reads a game as [`read`] does, but possibly embedded in another text between `<PBN>` and `</PBN>`; `is_outside` says
/// whether the text before it is outside of these markers, and is updated for the text after it.
///
/// Cost: linear.
#[must_use]
pub fn read_embedded<'t>(text: &'t str, is_outside: &mut bool) -> Record<'t> {
    // Allocates enough for most games.
    let (tags, items) = (Vec::with_capacity(MANY_TAGS / 2), Vec::with_capacity(text.len() / 8));
    let record = Record { text, tags, items, found: Vec::new(), first: FirstTags::default() };
    let mut reader = Reader { record, at: 0, section: Section::None, names: HashSet::new() };
    reader.lines();
    while reader.at < text.len() {
        if !reader.surrounding(is_outside) {
            reader.item();
        }
    }
    let mut record = reader.record;
    let outside = record.items.iter().filter(|item| item.kind == ItemKind::Surrounding).map(|item| item.span);
    let outside: Vec<Span> = outside.collect();
    if !outside.is_empty() {
        let is_outside = |at: usize| {
            let next = outside.partition_point(|span| span.end <= at);
            outside.get(next).is_some_and(|span| span.start <= at)
        };
        record.found.retain(|one| !is_outside(one.span.start));
    }
    record
}

/// Returns true if a text begins outside of embedded games: whether `<PBN>` is on a line of its own.
#[must_use]
pub fn begins_outside(head: &[u8]) -> bool {
    head.split(|byte| matches!(byte, b'\n' | b'\r')).any(|line| line.trim_ascii().eq_ignore_ascii_case(b"<PBN>"))
}

struct Reader<'t> {
    record: Record<'t>,
    at: usize,
    section: Section,
    /// The unknown tag names so far.
    names: HashSet<&'t str>,
}

impl<'t> Reader<'t> {
    fn push(&mut self, kind: ItemKind, len: usize) {
        let span = Span::new(self.at, self.at + len);
        self.record.items.push(Item { kind, span });
        self.at = span.end;
    }

    fn fault(&mut self, problem: Problem, span: Span) {
        self.record.found.push(Found::new(problem, span));
    }

    /// Checks the length and the characters of the lines.
    fn lines(&mut self) {
        let text = self.record.text;
        let is_strange = |byte: u8| matches!(byte, 0..=8 | 0xc | 0xe..=0x1f | 0x7f | 0xc2);
        // Without an early exit, many bytes are checked at once.
        let has_strange = text.bytes().fold(false, |any, byte| any | is_strange(byte));
        let mut start = 0;
        for end in memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at + 1).chain([text.len()]) {
            if has_strange || end - start > LONGEST_LINE {
                self.line(start, &text[start..end]);
            }
            start = end;
        }
    }

    fn line(&mut self, at: usize, line: &str) {
        let body = line.trim_end_matches(['\n', '\r']);
        if line.len() > LONGEST_LINE && !body.starts_with('%') {
            let n = body.chars().count() + 1;
            if n > LONGEST_LINE {
                self.fault(Problem::LongLine { len: n }, Span::new(at, at + body.len()));
            }
        }
        let strange = |c: &char| matches!(c, '\0'..='\u{8}' | '\u{c}' | '\u{e}'..='\u{19}' | '\u{1b}'..='\u{1f}' | '\u{7f}'..='\u{9f}');
        if let Some((column, c)) = body.char_indices().find(|(_, c)| strange(c)) {
            let place = Span::new(at + column, at + column + c.len_utf8());
            self.fault(Problem::Character { fault: CharacterFault::Control }, place);
        }
    }

    /// Reads a line of the text around games, if it is one.
    fn surrounding(&mut self, is_outside: &mut bool) -> bool {
        let is_column_one = self.at == 0 || matches!(self.record.text.as_bytes()[self.at - 1], b'\n' | b'\r');
        if !is_column_one && !*is_outside {
            return false;
        }
        let rest = &self.record.text[self.at..];
        if !*is_outside && !rest.starts_with(|c: char| c == '<' || c.is_whitespace()) {
            return false;
        }
        let line = &rest[..line_len(rest)];
        let mark = line.trim();
        let (begins, ends) = (mark.eq_ignore_ascii_case("<PBN>"), mark.eq_ignore_ascii_case("</PBN>"));
        if mark.is_empty() || !*is_outside && !begins && !ends {
            return false;
        }
        *is_outside = !begins && (ends || *is_outside);
        self.section = Section::None;
        self.push(ItemKind::Surrounding, line.len());
        true
    }

    fn item(&mut self) {
        let rest = &self.record.text[self.at..];
        if let Ok((behind, _)) = grammar::blank(rest) {
            self.at += rest.len() - behind.len();
            return;
        }
        let is_column_one = self.at == 0 || matches!(self.record.text.as_bytes()[self.at - 1], b'\n' | b'\r');
        match rest.as_bytes()[0] {
            b'%' if is_column_one => {
                let len = grammar::escape_line(rest).map_or(rest.len(), |(behind, _)| rest.len() - behind.len());
                self.push(ItemKind::EscapeLine, len);
            }
            b'{' => {
                let len = grammar::brace_comment(rest).map_or(rest.len(), |(behind, _)| rest.len() - behind.len());
                if !rest[..len].ends_with('}') {
                    self.fault(Problem::UnclosedComment, Span::new(self.at, self.at + 1));
                }
                self.push(ItemKind::BraceComment, len);
            }
            b';' => {
                let len = grammar::line_comment(rest).map_or(rest.len(), |(behind, _)| rest.len() - behind.len());
                self.push(ItemKind::LineComment, len);
            }
            b'[' if self.section != Section::Table || looks_like_tag(rest) => self.tag_pair(rest),
            b'"' if self.section == Section::Table => match grammar::tag_value(rest) {
                Ok((behind, _)) => self.push(ItemKind::Quoted, rest.len() - behind.len()),
                Err(_) => self.push(ItemKind::Junk, line_len(rest)),
            },
            _ if self.section == Section::Table => match grammar::table_word(rest) {
                Ok((behind, _)) => self.push(ItemKind::Word, rest.len() - behind.len()),
                Err(_) => self.push(ItemKind::Junk, rest.chars().next().map_or(1, char::len_utf8)),
            },
            first => self.word(rest, first),
        }
    }

    fn tag_pair(&mut self, rest: &'t str) {
        let start = self.at;
        if let Ok((behind, (name, raw))) = grammar::tag_pair(rest) {
            let len = rest.len() - behind.len();
            let value_start = start + (raw.as_ptr() as usize - rest.as_ptr() as usize);
            let span = Span::new(start, start + len);
            let value_span = Span::new(value_start, value_start + raw.len());
            let number = self.record.tags.len();
            if let Some(tab) = memchr::memchr(b'\t', raw.as_bytes()) {
                let place = Span::new(value_start + tab, value_start + tab + 1);
                self.fault(Problem::Character { fault: CharacterFault::Tab }, place);
            }
            let known = number_of(name);
            let was_before = match known.and_then(|known| self.record.first.0.get_mut(usize::from(known))) {
                None => !self.names.insert(name),
                Some(first @ 0) => {
                    *first = u16::try_from(number + 1).unwrap_or(FAR);
                    false
                }
                Some(_) => true,
            };
            let is_repeated = was_before && name != "Note";
            let item = self.record.items.len();
            self.record.tags.push(TagPair { name, raw, span, value_span, item, is_repeated, number: known });
            self.push(ItemKind::Tag(number), len);
            self.section = match name {
                "Auction" | "Play" => Section::Moves,
                name if name.ends_with("Table") && name.len() > "Table".len() => Section::Table,
                _ => Section::None,
            };
            return;
        }
        let line = &rest[..line_len(rest)];
        let len = match line.find(']') {
            // An unreadable tag pair ends at its closing bracket, unless its quoted text does not end.
            Some(end) if line[..end].matches('"').count().is_multiple_of(2) => end + 1,
            _ => line.len(),
        };
        self.fault(Problem::TagSyntax, Span::new(start, start + len));
        self.push(ItemKind::Junk, len.max(1));
        if names_table(&line[..len]) {
            self.section = Section::Table;
        }
    }

    /// Reads a word of an auction or a play, or of text outside any section.
    fn word(&mut self, rest: &str, first: u8) {
        let len_of = |behind: &str| rest.len() - behind.len();
        match first {
            b'!' | b'?' => {
                let run = rest.len() - rest.trim_start_matches(['!', '?']).len();
                let len = grammar::suffix(rest).map_or(run, |(behind, _)| len_of(behind));
                self.push(ItemKind::Suffix, len);
            }
            b'$' => {
                let len = 1 + rest[1..].find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len() - 1);
                self.push(ItemKind::Nag, len);
            }
            b'=' => {
                let inside = rest[1..].find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len() - 1);
                let has_end = rest[1 + inside..].starts_with('=');
                self.push(ItemKind::NoteReference, 1 + inside + usize::from(has_end));
            }
            b'^' => {
                let has_letter = rest[1..].starts_with(|c: char| c.is_ascii_alphabetic());
                self.push(ItemKind::Irregularity, 1 + usize::from(has_letter));
            }
            b'*' | b'+' => self.push(ItemKind::Sign, 1),
            b'-' => {
                let run = rest.len() - rest.trim_start_matches('-').len();
                self.push(if run == 1 { ItemKind::Sign } else { ItemKind::Junk }, run);
            }
            _ => {
                let len = word_len(rest);
                if len == 0 {
                    self.push(ItemKind::Junk, rest.chars().next().map_or(1, char::len_utf8));
                } else {
                    self.push(ItemKind::Word, len);
                }
            }
        }
    }
}

/// Returns true if text is a malformed tag pair of a table: `[ScoreTable 'Rank;`.
fn names_table(text: &str) -> bool {
    let Some(name) = text.strip_prefix('[').map(str::trim_start) else { return false };
    let end = name.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(name.len());
    name[..end].ends_with("Table")
}

/// Returns true if a bracket in a table begins the next tag pair.
fn looks_like_tag(text: &str) -> bool {
    let name = (nom::character::complete::char('['), opt(grammar::blank)).parse(text);
    name.is_ok_and(|(rest, _): (&str, _)| grammar::tag_name(rest).is_ok())
}

/// Returns the length of a word: up to a blank or a sign.
fn word_len(text: &str) -> usize {
    const fn is_sign(byte: u8) -> bool {
        matches!(byte, b'{' | b'}' | b';' | b'[' | b']' | b'!' | b'?' | b'$' | b'=' | b'^' | b'*' | b'"')
    }
    let is_end = |byte: u8| is_sign(byte) || matches!(byte, b'\t'..=b'\r' | b' ');
    match text.bytes().position(|byte| is_end(byte) || !byte.is_ascii()) {
        Some(at) if text.as_bytes()[at].is_ascii() => at,
        Some(at) => {
            let ends = |c: char| c.is_whitespace() || u8::try_from(c).is_ok_and(is_sign);
            text[at..].find(ends).map_or(text.len(), |more| at + more)
        }
        None => text.len(),
    }
}

/// Returns the number of bytes before the end of the line.
fn line_len(text: &str) -> usize {
    memchr::memchr2(b'\n', b'\r', text.as_bytes()).unwrap_or(text.len())
}
