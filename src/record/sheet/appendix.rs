//! A sheet's text with what the reader adds to it: words put right, names of tags, positions.
//!
//! The spans of a tape point into one text. What a sheet says otherwise than it is written stands behind its own text,
//! each piece with the place it was made of.

use crate::text::Span;

/// The places of what was added.
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    /// Where the text as it is written ends.
    end: u32,
    /// Where each added piece begins, rising, and the place it was made of.
    added: Vec<(u32, Span)>,
}

impl SourceMap {
    /// Returns where something stands in the text as it is written.
    #[must_use]
    pub fn written(&self, span: Span) -> Span {
        if span.start < self.end || self.added.is_empty() {
            return span;
        }
        let behind = self.added.partition_point(|(start, _)| *start <= span.start);
        match behind.checked_sub(1).and_then(|at| self.added.get(at)) {
            Some((_, place)) => *place,
            None => span,
        }
    }

    /// Returns where something stands in the text as it is written, if what stands there may be written anew: nothing of a
    /// piece that was put right, unless it is the whole piece. The text with its pieces is so long.
    #[must_use]
    pub fn rewritable(&self, span: Span, text_len: usize) -> Option<Span> {
        if span.end <= self.end {
            return Some(span);
        }
        let behind = self.added.partition_point(|(start, _)| *start <= span.start);
        let (start, place) = behind.checked_sub(1).and_then(|at| self.added.get(at))?;
        let next = self.added.get(behind).map_or(text_len, |(start, _)| *start as usize);
        // A line break stands behind each piece.
        (*start == span.start && span.end as usize + 1 == next && !place.is_empty()).then_some(*place)
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
        Self { text: text.to_owned(), places: SourceMap { end, added: Vec::new() } }
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
