//! A sheet's text with what the reader adds to it: words put right, names of tags, positions.
//!
//! The spans of a tape point into one text. What a sheet says otherwise than it is written stands behind its own text,
//! each piece with the place it was made of.

use crate::text::Span;

use super::super::rewriting::Rewriting;
use super::super::rows::{Quoting, RowStatement};

/// The places of what was added.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    /// Where the text as it is written ends.
    end: u32,
    /// Where each added piece begins, rising, and the place it was made of.
    added: Vec<(u32, Span)>,
    /// Where the plain sheet begins that was made of the text that was given, and stands behind it.
    base: u32,
    /// How it was made, if it was.
    form: Option<Box<Rewriting>>,
    /// Of a row of a table how what is written into a cell has to be quoted.
    quoting: Option<Quoting>,
    /// What the row says of its game beside the record.
    statements: Vec<RowStatement>,
}

impl SourceMap {
    /// Describes a record that was made of a row of a table, which stands before it, and begins at `base`.
    pub(in crate::record) fn of_row(
        form: Rewriting,
        base: u32,
        quoting: Quoting,
        statements: Vec<RowStatement>,
    ) -> Self {
        let form = Some(Box::new(form));
        Self { end: u32::MAX, base, form, quoting: Some(quoting), statements, ..Self::default() }
    }

    /// Lists what a row of a table says of its game beside the record that was made of it.
    #[must_use]
    pub fn statements(&self) -> &[RowStatement] {
        &self.statements
    }

    /// Returns true if the record was made of a row of a table.
    #[must_use]
    pub const fn is_of_row(&self) -> bool {
        self.quoting.is_some()
    }

    /// Writes text as the place asks that it is written to; nothing where it cannot be.
    #[must_use]
    pub fn quoted(&self, text: &str) -> Option<String> {
        self.quoting.map_or_else(|| Some(text.to_owned()), |quoting| quoting.quoted(text))
    }

    /// Says that the sheet was made of the text that stands before it, and begins at `base`.
    pub(super) fn made_of(&mut self, form: Rewriting, base: u32) {
        self.base = base;
        self.form = Some(Box::new(form));
    }

    /// Returns where something on the plain sheet stands in the text that was given.
    fn given(&self, span: Span) -> Span {
        self.form.as_ref().map_or(span, |form| form.written(span))
    }

    /// Returns where something stands in the text as it is written.
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

    /// Returns where something stands in the text as it is written, if what stands there may be written anew: nothing of a
    /// piece that was put right, unless it is the whole piece. The text with its pieces is so long.
    #[must_use]
    pub fn rewritable(&self, span: Span, text_len: usize) -> Option<Span> {
        if span.end <= self.base {
            return Some(span);
        }
        let span = Span { start: span.start.checked_sub(self.base)?, end: span.end - self.base };
        let in_given = |place: Span| self.form.as_ref().map_or(Some(place), |form| form.rewritable(place));
        if span.end <= self.end {
            return in_given(span);
        }
        let behind = self.added.partition_point(|(start, _)| *start <= span.start);
        let (start, place) = behind.checked_sub(1).and_then(|at| self.added.get(at))?;
        let text_end = text_len - self.base as usize;
        let next = self.added.get(behind).map_or(text_end, |(start, _)| *start as usize);
        // A line break stands behind each piece.
        let is_whole = *start == span.start && span.end as usize + 1 == next && !place.is_empty();
        is_whole.then_some(*place).and_then(in_given)
    }
}

/// The text that grows.
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

    /// Adds a piece that was made of what stands at a place; gives its span.
    pub(super) fn add(&mut self, piece: &str, place: Span) -> Span {
        let start = self.text.len();
        self.text.push_str(piece);
        let span = Span::of(start..self.text.len());
        // A piece without letters needs a place of its own all the same.
        self.text.push('\n');
        self.places.added.push((span.start, place));
        span
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn added_pieces_stand_where_they_were_made_of() {
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
