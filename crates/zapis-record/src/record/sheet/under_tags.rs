//! Reads a record with tag pairs as a page, if it has notes without braces among its moves, as books print them.

use super::appendix::{Appendix, SourceMap};
use super::headings::Headings;
use super::recognition::n_played;
use super::{games, rows, tape, tokens};
use crate::record::{Issue, IssueKind, Item, ItemKind, TagPair, Tape};
use crate::sorting::CompactSort;
use crate::text::Span;

/// A record read as a page, with the corrections.
#[derive(Clone, Debug)]
pub struct Page {
    text: String,
    places: SourceMap,
    tape: Tape,
}

impl Page {
    /// Reads the first record of a piece of text again; its tag pairs are on the tape. Returns `None` unless more than
    /// `n_before` of its moves can be played then. If all of them could be played already (`is_complete`), it is read
    /// for the result and the notes.
    pub(in crate::record) fn read(text: &str, read: &Tape, n_before: usize, is_complete: bool) -> Option<Self> {
        // Most of the game may be in a variation that is never closed.
        let is_open = read.issues.iter().any(|issue| matches!(issue.kind, IssueKind::UnterminatedVariation { .. }));
        let is_complete = is_complete && !is_open;
        let has_notes = has_notes(text, read);
        if is_complete && !has_notes && end_of(read).is_some() {
            return None;
        }
        let first = read.items.first()?.span.start;
        let tags_end = read.tags.iter().map(|tag| tag.span.end).max()?;
        if read.span.start > 0 || tags_end > first {
            return None;
        }
        let record = &text[..read.span.end as usize];
        let plain = format!("{}{}", " ".repeat(tags_end as usize), &record[tags_end as usize..]);
        let tokens = tokens::tokens(&plain);
        let fen = read.tags.iter().find(|tag| tag.name.slice(text) == "FEN").map(|tag| tag.value.slice(text));
        let mut game = games::of_record(&tokens, rows::rows(&tokens), fen)?;
        // The tag pairs already give the headings.
        game.headings = Headings::unread(text, game.above);
        let mut appendix = Appendix::new(text);
        let mut page = tape::tape(&game, text, &tokens, &mut appendix);
        let n_written = text.len();
        let Appendix { text, places } = appendix;
        for tag in &read.tags {
            page.add_tag(text.as_bytes(), *tag);
        }
        page.has_unusual_tags = read.has_unusual_tags;
        (page.span, page.region) = (read.span, read.span);
        // Only items on the page are replaced, except signs, which a page may have in any form.
        let is_kept =
            |issue: &&Issue| issue.span.end <= tags_end || matches!(issue.kind, IssueKind::SignInOtherForm { .. });
        page.issues.extend(read.issues.iter().filter(is_kept).copied());
        page.issues.compact_sort_by_key(|issue| issue.span.start);
        let ((n_now, n_moves), end) = (n_played(&page, &text), end_of(&page));
        // `Remis.` is a book's spelling that PGN does not have.
        if let Some(end) = end.filter(|end| end.start as usize >= n_written)
            && page.issues.iter().all(|issue| issue.kind != IssueKind::ResultMisspelled)
        {
            page.report(IssueKind::ResultMisspelled, end);
        }
        // Notes may contain moves that can be played in place of the game's; the last number shows that no row is left
        // out.
        let is_whole = n_now == n_moves && n_now >= n_before && last_number(read) == last_number(&page);
        // If a move cannot be played, a corrected result would change how the rest is read.
        let says_end = is_complete && n_now == n_before && end.is_some() && end_of(read).is_none();
        // In a record without other errors nothing else changes, and no line is lost.
        let main_line = |tape: &Tape| tape.main_line().map(|(_, item)| item.span.slice(&text)).collect::<Vec<_>>();
        let is_same = is_complete
            && has_notes
            && holds_notes_only(read, first)
            && n_words(&page) >= n_words(read)
            && main_line(&page) == main_line(read);
        // A semicolon in a note hides the rest of its line.
        let says_more = has_notes && n_now == n_moves && n_now > n_before;
        let is_better = !is_complete && (n_now > n_before || is_whole) || says_end || is_same || says_more;
        is_better.then_some(Self { text, places, tape: page })
    }

    /// Returns the text that the spans of the tape refer to.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the record.
    #[must_use]
    pub const fn tape(&self) -> &Tape {
        &self.tape
    }

    /// Returns the places of the corrections in the source.
    #[must_use]
    pub const fn places(&self) -> &SourceMap {
        &self.places
    }
}

impl Tape {
    /// Returns true if its tags come from the headings of a sheet, which people write in their own way.
    #[must_use]
    pub fn has_headings_for_tags(&self) -> bool {
        let is_written = |tag: &TagPair| tag.span.start <= tag.name.start && tag.name.end <= tag.span.end;
        self.is_sheet && !self.tags.iter().all(is_written)
    }
}

/// The minimum number of words in a note; a single one may be a sign or a damaged move.
const FEWEST_WORDS: usize = 2;

/// Returns true if a record has notes without braces among its moves.
fn has_notes(text: &str, read: &Tape) -> bool {
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let n_words = |issue: &Issue| issue.span.slice(text).split_whitespace().filter(is_word).count();
    read.issues.iter().any(|issue| issue.kind == IssueKind::Remark && n_words(issue) >= FEWEST_WORDS)
}

/// Returns true if the only parts of a record that are not PGN are remarks and signs.
fn holds_notes_only(read: &Tape, first: u32) -> bool {
    let is_one = |issue: &Issue| matches!(issue.kind, IssueKind::Remark | IssueKind::SignInOtherForm { .. });
    read.issues.iter().all(|issue| issue.span.start < first || is_one(issue))
        && read.items.iter().all(|item| item.kind != ItemKind::LineComment)
}

/// Counts the moves in all lines of a record.
fn n_words(tape: &Tape) -> usize {
    tape.items.iter().filter(|item| item.kind == ItemKind::Move).count()
}

/// Returns the place of a record's result.
fn end_of(tape: &Tape) -> Option<Span> {
    tape.items.iter().rev().find(|item| item.kind == ItemKind::Termination).map(|item| item.span)
}

/// Returns the last move number outside variations.
fn last_number(tape: &Tape) -> Option<u32> {
    let last = tape.main_line().last()?.0 as usize;
    let before = tape.items.iter().take(last).rev();
    before.filter(|item| item.kind == ItemKind::Number).find_map(Item::number).map(|(number, _)| number)
}
