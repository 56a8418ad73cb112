//! Text that is neither a move nor a comment, kept as a comment: words after the result without a blank line, which
//! belong to the game, prose before the tag pairs, and remarks.

use crate::text::Span;

use crate::record::beginnings::prose_before::prose_len;
use crate::record::issue::IssueKind;
use crate::record::record_reader::joined::span;
use crate::record::record_reader::surroundings::looks_like_a_move;
use crate::record::tape::{Item, ItemKind, Tape};

/// The number of items before a result among which the previous one is searched.
const NEAR_ITEMS: usize = 16;

impl Tape {
    /// Keeps text after the result.
    pub(crate) fn text_behind(&mut self, text: &str, place: Span) {
        self.report_joined(IssueKind::TextAfterRecord, place, text);
        let Some(last) = self.items.last().copied() else { return };
        let word = place.slice(text);
        if !is_near(text, last.span.end as usize, place.start as usize) || word.chars().all(char::is_control) {
            return;
        }
        let is_braced = last.span.slice(text).starts_with(['{', ';']);
        if last.kind == ItemKind::Comment && !is_braced {
            // Several words are one comment.
            self.items.truncate(self.items.len() - 1);
            self.items.push(Item::new(ItemKind::Comment, last.span.join(place)));
            return;
        }
        // The same result repeated means nothing.
        let is_marker = |item: &&Item| item.kind == ItemKind::Termination;
        let marker = self.items.iter().rev().take(NEAR_ITEMS).find(is_marker);
        if marker.is_none_or(|marker| marker.span.slice(text) != word) {
            self.items.push(Item::new(ItemKind::Comment, place));
        }
    }

    /// Keeps prose before the tag pairs, as a comment before the first move. Returns its length.
    #[inline]
    pub(crate) fn prose_before_tags(&mut self, text: &str, at: usize) -> usize {
        let rest = &text.as_bytes()[at..];
        let Some(len) = (rest.first() != Some(&b'[')).then(|| prose_len(rest)).flatten() else { return 0 };
        let prose = span(at, at + len);
        self.items.push(Item::new(ItemKind::Comment, prose));
        self.report(IssueKind::TextBeforeRecord, prose);
        len
    }

    /// Keeps a comment that is never closed. Returns its end.
    pub(crate) fn put_unclosed_comment(&mut self, comment: Span) -> usize {
        self.report(IssueKind::UnterminatedComment, comment);
        self.items.push(Item::new(ItemKind::Comment, comment));
        comment.end as usize
    }

    /// Lets a closing brace end a comment that has an opening one in it and is followed only by words. Returns true if
    /// there is such a comment.
    pub(crate) fn close_nested_comment(&mut self, text: &str, end: usize) -> bool {
        const NEAR_WORDS: usize = 64;
        let is_said = |item: &Item| match item.kind {
            ItemKind::Comment | ItemKind::Number => true,
            ItemKind::Move => !looks_like_a_move(item.span.slice(text)),
            _ => false,
        };
        let is_open = |item: &Item| {
            item.kind == ItemKind::Comment
                && item.span.slice(text).strip_prefix('{').is_some_and(|inner| inner.contains('{'))
        };
        let said = self.items.iter().rev().take(NEAR_WORDS).take_while(|item| is_said(item));
        let Some((n_behind, open)) = said.enumerate().find(|(_, item)| is_open(item)) else { return false };
        let nested = span(open.span.start as usize, end);
        // A tag pair in between is not part of its words.
        if self.tags.last().is_some_and(|tag| tag.span.end > nested.start) {
            return false;
        }
        self.items.truncate(self.items.len() - n_behind - 1);
        self.items.push(Item::new(ItemKind::Comment, nested));
        while self.issues.pop_if(|issue| issue.span.start >= nested.start).is_some() {}
        self.report(IssueKind::NestedComment, nested);
        true
    }

    /// Keeps words that are not a move as a comment, together with those directly before them.
    pub(crate) fn put_remark(&mut self, text: &str, place: Span) {
        let last = self.items.last().filter(|last| last.kind == ItemKind::Comment && last.span.end == place.start);
        let before = last.filter(|last| !last.span.slice(text).starts_with('{')).map(|last| last.span);
        self.items.truncate(self.items.len() - usize::from(before.is_some()));
        self.items.push(Item::new(ItemKind::Comment, before.map_or(place, |before| before.join(place))));
    }

    /// Returns true if the last item ends before a place without a blank line between: text there belongs to the same
    /// record.
    pub(crate) fn ends_near(&self, text: &str, at: usize) -> bool {
        self.items.last().is_none_or(|last| is_near(text, last.span.end as usize, at))
    }
}

/// Returns true if no blank line is between two places.
fn is_near(text: &str, from: usize, to: usize) -> bool {
    // Text farther away is not near, in any layout.
    const FAR: usize = 256;
    let gap = text.as_bytes().get(from..to).filter(|gap| gap.len() < FAR);
    let n = |byte: u8| gap.map_or(2, |gap| memchr::memchr_iter(byte, gap).count());
    n(b'\n') < 2 && n(b'\r') < 2
}
