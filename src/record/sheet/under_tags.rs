//! A record with tag pairs whose notes stand among the moves without braces, as books print them: read as a page.

use super::appendix::{Appendix, SourceMap};
use super::headings::Headings;
use super::recognition::n_played;
use super::{games, rows, tape, tokens};
use crate::record::{IssueKind, Item, ItemKind, Tape};
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
    /// its moves can be played then. Where that was all of them, what is asked is only how the game ended.
    pub(in crate::record) fn read(text: &str, read: &Tape, n_before: usize, is_complete: bool) -> Option<Self> {
        // What stands in a variation that is never closed may be most of the game.
        let is_open = read.issues.iter().any(|issue| matches!(issue.kind, IssueKind::UnterminatedVariation { .. }));
        let is_complete = is_complete && !is_open;
        if is_complete && end_of(read).is_some() {
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
        page.issues.extend(read.issues.iter().filter(|issue| issue.span.end <= tags_end).copied());
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
        let is_better = !is_complete && (n_now > n_before || is_whole) || says_end;
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
