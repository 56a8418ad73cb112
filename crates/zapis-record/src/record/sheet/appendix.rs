//! A sheet's text with the reader's additions: corrected words, names of tags, positions.
//!
//! The spans of a tape refer to one text. Anything that differs from the sheet as written is appended to its text, each
//! piece with the place it was derived from.

use crate::text::Span;

use super::super::rows::{Quoting, RowStatement};
use crate::record::record_reader::rewriting::Rewriting;

/// The places of the additions.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    /// The end of the text as written.
    end: u32,
    /// The offset of each added piece, in rising order, and the place it was derived from.
    added: Vec<(u32, Span)>,
    /// The offset of the plain sheet derived from the given text, which it follows.
    base: u32,
    /// How it was derived, if it was.
    form: Option<Box<Rewriting>>,
    /// For a row of a table, how text in a cell has to be quoted.
    quoting: Option<Quoting>,
    /// What the row states about its game beside the record.
    statements: Vec<RowStatement>,
}

impl SourceMap {
    /// Describes a record derived from a row of a table; the record begins at `base`, after the row.
    pub(in crate::record) fn of_row(
        form: Rewriting,
        base: u32,
        quoting: Quoting,
        statements: Vec<RowStatement>,
    ) -> Self {
        let form = Some(Box::new(form));
        Self { end: u32::MAX, base, form, quoting: Some(quoting), statements, ..Self::default() }
    }

    /// Returns what a row of a table states about its game beside the record.
    #[must_use]
    pub fn statements(&self) -> &[RowStatement] {
        &self.statements
    }

    /// Returns true if the record was derived from a row of a table.
    #[must_use]
    pub const fn is_of_row(&self) -> bool {
        self.quoting.is_some()
    }

    /// Returns text as it is written at this place. Returns `None` if it cannot be written there.
    #[must_use]
    pub fn quoted(&self, text: &str) -> Option<String> {
        self.quoting.map_or_else(|| Some(text.to_owned()), |quoting| quoting.quoted(text))
    }

    /// Records that the sheet, which begins at `base`, was derived from the text before it.
    pub(super) fn made_of(&mut self, form: Rewriting, base: u32) {
        self.base = base;
        self.form = Some(Box::new(form));
    }

    /// Returns the place in the given text of a span of the plain sheet.
    fn given(&self, span: Span) -> Span {
        self.form.as_ref().map_or(span, |form| form.written(span))
    }

    /// Returns the place of a span in the text as written.
    #[must_use]
    pub fn written(&self, span: Span) -> Span {
        if span.start < self.base {
            return span;
        }
        let span = Span { start: span.start - self.base, end: span.end.max(self.base) - self.base };
        if span.start < self.end || self.added.is_empty() {
            return self.given(span);
        }
        let behind = self.added.partition_point(|(start, _)| *start <= span.start);
        match behind.checked_sub(1).and_then(|at| self.added.get(at)) {
            Some((_, place)) => self.given(*place),
            None => self.given(span),
        }
    }

    /// Returns the place of a span in the text as written, if it can be rewritten: not a part of a corrected piece,
    /// only the whole of it. `text_len` is the length of the text with its pieces.
    #[must_use]
    pub fn rewritable(&self, span: Span, text_len: usize) -> Option<Span> {
        if span.end <= self.base {
            return Some(span);
        }
        let span = Span { start: span.start.checked_sub(self.base)?, end: span.end - self.base };
        let in_given = |place: Span| {
            self.form.as_ref().map_or(Some(place), |form| {
                form.rewritable(place).or_else(|| form.joined(place).filter(|_| self.is_of_row()))
            })
        };
        if span.end <= self.end {
            return in_given(span);
        }
        let behind = self.added.partition_point(|(start, _)| *start <= span.start);
        let (start, place) = behind.checked_sub(1).and_then(|at| self.added.get(at))?;
        let text_end = text_len - self.base as usize;
        let next = self.added.get(behind).map_or(text_end, |(start, _)| *start as usize);
        // A line break follows each piece.
        let is_whole = *start == span.start && span.end as usize + 1 == next && !place.is_empty();
        is_whole.then_some(*place).and_then(in_given)
    }
}

/// The growing text.
#[derive(Debug)]
pub(super) struct Appendix {
    pub(super) text: String,
    pub(super) places: SourceMap,
}

impl Appendix {
    pub(super) fn new(text: &str) -> Self {
        let end = u32::try_from(text.len()).unwrap_or(u32::MAX);
        Self { text: text.to_owned(), places: SourceMap { end, ..SourceMap::default() } }
    }

    /// Appends a piece derived from a place. Returns its span.
    pub(super) fn add(&mut self, piece: &str, place: Span) -> Span {
        let start = self.text.len();
        self.text.push_str(piece);
        let span = Span::of(start..self.text.len());
        // An empty piece needs a place of its own too.
        self.text.push('\n');
        self.places.added.push((span.start, place));
        span
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn added_pieces_have_the_places_of_their_origins() {
        let mut appendix = Appendix::new("Кg1 - f3");
        let span = appendix.add("Кg1f3", Span::new(0, 9));
        let empty = appendix.add("", Span::new(3, 3));
        assert_eq!(span.slice(&appendix.text), "Кg1f3");
        assert_eq!(appendix.places.written(span), Span::new(0, 9));
        assert_eq!(appendix.places.written(Span::new(span.start + 2, span.end)), Span::new(0, 9));
        assert_eq!(appendix.places.written(empty), Span::new(3, 3));
        assert_eq!(appendix.places.written(Span::new(2, 4)), Span::new(2, 4));
    }
}
