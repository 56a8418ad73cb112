//! Where a finding stands, in the words of people and of programs.

use crate::findings::Finding;
use crate::record::Record;
use crate::text::{Decoded, Span, line_span, position_of, utf16_stored_len};

/// The piece of a file that records were read from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The file as the user named it, safe to show.
    pub path: &'a str,
    /// The decoded text of the piece.
    pub decoded: &'a Decoded<'a>,
    /// Where the piece begins in the file as stored, in bytes.
    pub offset: u64,
    /// How many line breaks stand before the piece.
    pub lines_before: u64,
    /// Whether the file is stored as UTF-16.
    pub is_utf16: bool,
}

impl Source<'_> {
    /// Returns the line and the column of a place in the text, both from 1; the column in characters.
    #[must_use]
    pub fn line_and_column(&self, at: u32) -> (u64, u64) {
        let position = position_of(&self.decoded.text, at as usize);
        (self.lines_before + position.line_index + 1, u64::from(position.column))
    }

    /// Returns where a place in the text stands in the file as stored, in bytes.
    #[must_use]
    pub fn stored_offset(&self, at: u32) -> u64 {
        if self.is_utf16 {
            let before = self.decoded.text.get(..at as usize).unwrap_or(&self.decoded.text);
            return self.offset + utf16_stored_len(before);
        }
        self.offset + self.decoded.stored_offset(at as usize) as u64
    }
}

/// A finding with everything that is needed to show it.
#[derive(Clone, Copy, Debug)]
pub struct Located<'a> {
    /// The finding.
    pub finding: &'a Finding,
    /// The record it is about; absent for text that is no record.
    pub record: Option<Record<'a>>,
    /// Which record of its batch it is about, from 0.
    pub index: u64,
    /// Where the record was read from.
    pub source: Source<'a>,
}

impl Located<'_> {
    /// Returns line and column of the finding, from 1.
    #[must_use]
    pub fn line_and_column(&self) -> (u64, u64) {
        self.source.line_and_column(self.finding.span.start)
    }

    /// Returns offset and length in bytes of the file as stored.
    #[must_use]
    pub fn stored_range(&self) -> (u64, u64) {
        let start = self.source.stored_offset(self.finding.span.start);
        (start, self.source.stored_offset(self.finding.span.end).saturating_sub(start))
    }

    /// Returns the players' names as the tags give them.
    #[must_use]
    pub fn players(&self) -> Option<(String, String)> {
        let record = self.record?;
        let name = |tag| record.tag_text(tag).filter(|name| !name.is_empty());
        match (name("White"), name("Black")) {
            (None, None) => None,
            (white, black) => Some((white.unwrap_or_else(|| "?".into()), black.unwrap_or_else(|| "?".into()))),
        }
    }

    /// Returns the source line the finding begins on, and the finding's span cut to that line.
    #[must_use]
    pub fn line(&self) -> (&str, Span) {
        let text: &str = &self.source.decoded.text;
        let line = line_span(text, self.finding.span.start as usize);
        let start = self.finding.span.start.clamp(line.start, line.end) - line.start;
        let end = self.finding.span.end.clamp(line.start, line.end) - line.start;
        (&text[line.range()], Span { start, end: end.max(start) })
    }
}
