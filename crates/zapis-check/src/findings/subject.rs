//! A record as its checks see it, with the result of its replay.

use crate::game::Game;
use crate::laws::Edition;
use crate::record::{Record, SourceMap};
use crate::replay::Replay;
use crate::text::{Span, quote};

use super::citations::Laws;
use super::date::CalendarDay;
use super::date_order::DateOrder;

/// The input of the checks of one record.
pub struct Subject<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record as read.
    pub record: Record<'a>,
    /// The result of its replay.
    pub replay: &'a Replay<G>,
    /// The laws to cite.
    pub laws: Laws,
    /// Today's date: no game was played later.
    pub today: CalendarDay,
    /// Whether notes are wanted.
    pub notes: bool,
    /// The places in the original text, for a scoresheet that was rearranged by its reader.
    pub places: Option<&'a SourceMap>,
    /// Returns the order of dates in the file.
    pub date_order: &'a dyn Fn() -> DateOrder,
}

impl<G: Game> Subject<'_, G> {
    /// Returns where a tag pair may be added, and the text to insert.
    pub(super) fn added_tag(&self, name: &str, value: &str) -> Option<(Span, String)> {
        let line_break = line_break(self.record.text);
        let tape = self.record.tape;
        // A tag pair between the moves is misplaced, and so is another one after it.
        let first_tag = tape.tags.first().map_or(0, |tag| tag.span.start);
        let movetext = tape.items.iter().map(|item| item.span.start).find(|start| *start >= first_tag);
        let movetext = movetext.unwrap_or(u32::MAX);
        let before_the_moves = tape.tags.iter().rev().find(|tag| tag.span.end <= movetext);
        match before_the_moves {
            _ if tape.has_headings_for_tags() => None,
            Some(last) => Some((Span::at(last.span.end), format!("{line_break}[{name} \"{value}\"]"))),
            None => {
                let start = self.record.tape.span.start;
                // After another record it would be taken for that record's.
                let is_first = self.record.text[..start as usize].trim().is_empty();
                is_first.then_some((Span::at(start), format!("[{name} \"{value}\"]{line_break}{line_break}")))
            }
        }
    }

    /// Maps a place to the original text; empty if it has no counterpart.
    pub(super) fn place(&self, span: Span) -> Span {
        self.places.map_or(span, |places| places.written(span))
    }

    /// Quotes the original text at a place.
    pub(super) fn as_written(&self, span: Span) -> String {
        quote(self.record.slice(self.place(span)))
    }

    pub(super) fn edition(&self) -> Option<Edition> {
        self.laws.edition_for(self.game, &self.record, self.today)
    }
}

/// Returns the line break that a text uses.
pub(super) fn line_break(text: &str) -> &'static str {
    match text.find(['\r', '\n']).map(|at| &text[at..]) {
        Some(rest) if rest.starts_with("\r\n") => "\r\n",
        Some(rest) if rest.starts_with('\r') => "\r",
        _ => "\n",
    }
}
