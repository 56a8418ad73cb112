//! A record as its checks see it, with what became of it when it was played.

use crate::game::Game;
use crate::laws::Edition;
use crate::record::{Record, SourceMap};
use crate::replay::Replay;
use crate::text::{Span, quote};

use super::citations::Laws;
use super::date::CalendarDay;
use super::date_order::DateOrder;

/// What the checks of one record need to know.
pub struct Subject<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The record as read.
    pub record: Record<'a>,
    /// What became of it.
    pub replay: &'a Replay<G>,
    /// Which laws are cited.
    pub laws: Laws,
    /// The day it is: no one has played later.
    pub today: CalendarDay,
    /// Whether notes are wanted.
    pub notes: bool,
    /// Where what the reader of a sheet has put right is written.
    pub places: Option<&'a SourceMap>,
    /// Looks in which orders the file writes its dates.
    pub date_order: &'a dyn Fn() -> DateOrder,
}

impl<G: Game> Subject<'_, G> {
    /// Returns where a tag pair may be added, and what is to be written there.
    pub(super) fn added_tag(&self, name: &str, value: &str) -> Option<(Span, String)> {
        let line_break = line_break(self.record.text);
        let tape = self.record.tape;
        // A tag pair between the moves is out of place, and so is another one behind it.
        let first_tag = tape.tags.first().map_or(0, |tag| tag.span.start);
        let movetext = tape.items.iter().map(|item| item.span.start).find(|start| *start >= first_tag);
        let movetext = movetext.unwrap_or(u32::MAX);
        let before_the_moves = tape.tags.iter().rev().find(|tag| tag.span.end <= movetext);
        match before_the_moves {
            _ if tape.is_sheet => None,
            Some(last) => Some((Span::at(last.span.end), format!("{line_break}[{name} \"{value}\"]"))),
            None => {
                let start = self.record.tape.span.start;
                // Behind another record it would be taken for that one's.
                let is_first = self.record.text[..start as usize].trim().is_empty();
                is_first.then_some((Span::at(start), format!("[{name} \"{value}\"]{line_break}{line_break}")))
            }
        }
    }

    /// Returns where something stands in the text as people wrote it; empty where no one did.
    pub(super) fn place(&self, span: Span) -> Span {
        self.places.map_or(span, |places| places.written(span))
    }

    /// Quotes what is written there.
    pub(super) fn as_written(&self, span: Span) -> String {
        quote(self.record.slice(self.place(span)))
    }

    pub(super) fn edition(&self) -> Option<Edition> {
        self.laws.edition_for(self.game, &self.record, self.today)
    }
}

/// Returns the line break that a text is written with.
pub(super) fn line_break(text: &str) -> &'static str {
    match text.find(['\r', '\n']).map(|at| &text[at..]) {
        Some(rest) if rest.starts_with("\r\n") => "\r\n",
        Some(rest) if rest.starts_with('\r') => "\r",
        _ => "\n",
    }
}
