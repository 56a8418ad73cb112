//! The flat tape a record is read onto: tag pairs and movetext items, nothing nested.

use crate::text::Span;

use super::issue::{Issue, IssueKind};

/// Tells what a movetext item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// `Nf3`, `e2-e4`, `О-О`, `--`.
    Move,
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
    /// Where it stands, brackets and braces included.
    pub span: Span,
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
        self.tape.tags.iter().find(|tag| self.slice(tag.name) == name)
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
