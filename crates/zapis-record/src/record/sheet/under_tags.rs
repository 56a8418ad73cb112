//! A record with tag pairs whose notes stand among the moves without braces, as books print them: read as a page.

use super::appendix::{Appendix, SourceMap};
use super::headings::Headings;
use super::recognition::n_played;
use super::{games, rows, tape, tokens};
use crate::record::{Issue, IssueKind, Item, ItemKind, TagPair, Tape};
use crate::text::Span;

/// A record that was read as a page, with what was put right on it.
#[derive(Clone, Debug)]
pub struct Page {
    text: String,
    places: SourceMap,
    tape: Tape,
}

impl Page {
    /// Reads the first record of a piece of text anew, whose tag pairs stand on the tape; `None` where no more than this many of
    /// its moves can be played then. Where that was all of them, what is asked is how the game ended, and what the notes among
    /// its moves say.
    pub(in crate::record) fn read(text: &str, read: &Tape, n_before: usize, is_complete: bool) -> Option<Self> {
        // What stands in a variation that is never closed may be most of the game.
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
        // What stands there is said beside the tag pairs.
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
        // What stands elsewhere is read anew, but for signs, which a page has in any form.
        let is_kept =
            |issue: &&Issue| issue.span.end <= tags_end || matches!(issue.kind, IssueKind::SignInOtherForm { .. });
        page.issues.extend(read.issues.iter().filter(is_kept).copied());
        page.issues.sort_by_key(|issue| issue.span.start);
        let ((n_now, n_moves), end) = (n_played(&page, &text), end_of(&page));
        // `Remis.` is how a book says it, and nothing that PGN has.
        if let Some(end) = end.filter(|end| end.start as usize >= n_written)
            && page.issues.iter().all(|issue| issue.kind != IssueKind::ResultMisspelled)
        {
            page.report(IssueKind::ResultMisspelled, end);
        }
        // Notes may hold moves that can be played in the place of the game's; the last number shows that no row is left out.
        let is_whole = n_now == n_moves && n_now >= n_before && last_number(read) == last_number(&page);
        // Where a move cannot be played, a result that is put right would have the rest read otherwise again.
        let says_end = is_complete && n_now == n_before && end.is_some() && end_of(read).is_none();
        // Of a record that is sound but for its notes nothing else is read otherwise, and no line is lost.
        let main_line = |tape: &Tape| tape.main_line().map(|(_, item)| item.span.slice(&text)).collect::<Vec<_>>();
        let is_same = is_complete
            && has_notes
            && holds_notes_only(read, first)
            && n_words(&page) >= n_words(read)
            && main_line(&page) == main_line(read);
        // A semicolon in a note takes away what stands behind it on its line.
        let says_more = has_notes && n_now == n_moves && n_now > n_before;
        let is_better = !is_complete && (n_now > n_before || is_whole) || says_end || is_same || says_more;
        is_better.then_some(Self { text, places, tape: page })
    }

    /// Returns the text the spans of the tape point into.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the record.
    #[must_use]
    pub const fn tape(&self) -> &Tape {
        &self.tape
    }

    /// Returns where what was put right is written.
    #[must_use]
    pub const fn places(&self) -> &SourceMap {
        &self.places
    }
}

impl Tape {
    /// Returns whether its tags were made of the headings of a sheet, which are written as people write.
    #[must_use]
    pub fn has_headings_for_tags(&self) -> bool {
        let is_written = |tag: &TagPair| tag.span.start <= tag.name.start && tag.name.end <= tag.span.end;
        self.is_sheet && !self.tags.iter().all(is_written)
    }
}

/// A note has at least this many words; one alone may be a sign or a move that was spoiled.
const FEWEST_WORDS: usize = 2;

/// Returns whether notes stand among the moves of a record without braces.
fn has_notes(text: &str, read: &Tape) -> bool {
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let n_words = |issue: &Issue| issue.span.slice(text).split_whitespace().filter(is_word).count();
    read.issues.iter().any(|issue| issue.kind == IssueKind::Remark && n_words(issue) >= FEWEST_WORDS)
}

/// Returns whether nothing behind the tag pairs of a record is no PGN but remarks and signs.
fn holds_notes_only(read: &Tape, first: u32) -> bool {
    let is_one = |issue: &Issue| matches!(issue.kind, IssueKind::Remark | IssueKind::SignInOtherForm { .. });
    read.issues.iter().all(|issue| issue.span.start < first || is_one(issue))
        && read.items.iter().all(|item| item.kind != ItemKind::LineComment)
}

/// Counts the words of moves in all lines of a record.
fn n_words(tape: &Tape) -> usize {
    tape.items.iter().filter(|item| item.kind == ItemKind::Move).count()
}

/// Returns where the result of a record stands.
fn end_of(tape: &Tape) -> Option<Span> {
    tape.items.iter().rev().find(|item| item.kind == ItemKind::Termination).map(|item| item.span)
}

/// Returns the last number of a move outside variations.
fn last_number(tape: &Tape) -> Option<u32> {
    let last = tape.main_line().last()?.0 as usize;
    let before = tape.items.iter().take(last).rev();
    before.filter(|item| item.kind == ItemKind::Number).find_map(Item::number).map(|(number, _)| number)
}
