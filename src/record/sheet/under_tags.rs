//! A record with tag pairs whose notes stand among the moves without braces, as books print them: read as a page.

use super::appendix::{Appendix, SourceMap};
use super::headings::Headings;
use super::recognition::n_played;
use super::{games, rows, tape, tokens};
use crate::record::Tape;

/// A record that was read as a page, with what was put right on it.
#[derive(Clone, Debug)]
pub struct Page {
    text: String,
    places: SourceMap,
    tape: Tape,
}

impl Page {
    /// Reads the first record of a piece of text anew, whose tag pairs stand on the tape; `None` where no more than this many of
    /// its moves can be played then.
    pub(in crate::record) fn read(text: &str, read: &Tape, n_before: usize) -> Option<Self> {
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
        let Appendix { text, places } = appendix;
        for tag in &read.tags {
            page.add_tag(text.as_bytes(), *tag);
        }
        page.has_unusual_tags = read.has_unusual_tags;
        (page.span, page.region) = (read.span, read.span);
        page.issues.extend(read.issues.iter().filter(|issue| issue.span.end <= tags_end).cloned());
        page.issues.sort_by_key(|issue| issue.span.start);
        (n_played(&page, &text).0 > n_before).then_some(Self { text, places, tape: page })
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
