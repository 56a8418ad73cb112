//! A text derived from another one: unchanged pieces, rewritten pieces, and the origin of each.

use crate::text::Span;

/// A piece of the new text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RewrittenPiece {
    /// Its offset in the new text.
    start: u32,
    /// Its origin in the old text.
    place: Span,
    /// Whether it is unchanged.
    is_kept: bool,
    /// Whether it is another spelling of its origin, which may then be replaced.
    is_said: bool,
}

/// A text derived from another.
#[derive(Clone, Debug, Default)]
pub(in crate::record) struct Rewriting {
    /// The new text.
    pub(in crate::record) text: String,
    /// Its pieces without gaps, in order.
    pieces: Vec<RewrittenPiece>,
    /// Whether all its letters were of one case, so that `bxc3` may be a move of either.
    pub(in crate::record) is_caseless: bool,
    /// The number of moves that were repeated in another notation, and removed.
    pub(in crate::record) n_repeated: usize,
    /// The removed text: the number of words and figures, and the place of the first in the old text.
    pub(in crate::record) taken_off: Option<(u32, Span)>,
}

impl Rewriting {
    /// Begins a text that says about as much as another.
    pub(in crate::record) fn with_room_for(text: &str) -> Self {
        let (text, pieces) = (String::with_capacity(text.len() + 256), Vec::with_capacity(64));
        Self { text, pieces, ..Self::default() }
    }

    /// Keeps a piece of the old text.
    pub(in crate::record) fn keep(&mut self, source: &str, start: usize, end: usize) {
        if start >= end {
            return;
        }
        let place = Span::of(start..end);
        let is_next = self.pieces.last().is_some_and(|piece| piece.is_kept && piece.place.end == place.start);
        if is_next && let Some(last) = self.pieces.last_mut() {
            last.place.end = place.end;
        } else {
            self.pieces.push(RewrittenPiece { start: self.end(), place, is_kept: true, is_said: false });
        }
        self.text.push_str(&source[start..end]);
    }

    /// Writes something in place of a piece of the old text.
    pub(in crate::record) fn say(&mut self, said: &str, start: usize, end: usize) {
        if said.is_empty() {
            return;
        }
        let place = Span::of(start..end);
        self.pieces.push(RewrittenPiece { start: self.end(), place, is_kept: false, is_said: true });
        self.text.push_str(said);
    }

    /// Adds something that follows from a place of the old text, and cannot be edited there.
    pub(in crate::record) fn add(&mut self, added: &str, place: Span) {
        if !added.is_empty() {
            let is_same = |last: &RewrittenPiece| !last.is_kept && !last.is_said && last.place == place;
            if self.pieces.last().is_some_and(is_same) {
                return self.text.push_str(added);
            }
            self.pieces.push(RewrittenPiece { start: self.end(), place, is_kept: false, is_said: false });
            self.text.push_str(added);
        }
    }

    /// Notes that a piece of the old text is not part of the moves and was removed.
    pub(in crate::record) fn take_off(&mut self, start: usize, end: usize) {
        let place = Span::of(start..end);
        let (n, first) = self.taken_off.unwrap_or((0, place));
        self.taken_off = Some((n.saturating_add(1), if place.start < first.start { place } else { first }));
    }

    fn end(&self) -> u32 {
        narrow(self.text.len())
    }

    fn piece_at(&self, at: u32) -> Option<usize> {
        self.pieces.partition_point(|piece| piece.start <= at).checked_sub(1)
    }

    fn end_of(&self, index: usize) -> u32 {
        self.pieces.get(index + 1).map_or_else(|| self.end(), |next| next.start)
    }

    /// Returns the place in the old text of a span of the new one.
    pub(in crate::record) fn written(&self, span: Span) -> Span {
        let Some(first) = self.piece_at(span.start) else { return span };
        let last = if span.is_empty() { first } else { self.piece_at(span.end - 1).unwrap_or(first) };
        let piece = self.pieces[first];
        let start = if piece.is_kept { piece.place.start + (span.start - piece.start) } else { piece.place.start };
        if span.is_empty() {
            return Span::at(start);
        }
        let piece = self.pieces[last];
        let end = if piece.is_kept { piece.place.start + (span.end - piece.start) } else { piece.place.end };
        if end >= start {
            return Span { start, end };
        }
        // Pieces brought together from afar: the beginning of the first.
        let end = if self.pieces[first].is_kept {
            self.pieces[first].place.end
        } else {
            self.pieces[first].place.end.max(start)
        };
        Span { start, end }
    }

    /// Returns the place in the old text of a span of the new one, if it can be edited there: it was kept, or is the
    /// whole of a piece.
    pub(in crate::record) fn rewritable(&self, span: Span) -> Option<Span> {
        let first = self.piece_at(span.start)?;
        let piece = self.pieces[first];
        if span.end > self.end_of(first) {
            return None;
        }
        if piece.is_kept {
            return Some(self.written(span));
        }
        let is_whole = span.start == piece.start && span.end == self.end_of(first) && !piece.place.is_empty();
        (is_whole && piece.is_said).then_some(piece.place)
    }

    /// Maps the places of all pieces to the text that `earlier` was derived from.
    pub(in crate::record) fn over(mut self, earlier: &Self) -> Self {
        let mut pieces = Vec::with_capacity(self.pieces.len());
        for piece in &self.pieces {
            if !piece.is_kept {
                pieces.push(RewrittenPiece { place: earlier.written(piece.place), ..*piece });
                continue;
            }
            let mut at = piece.place.start;
            let mut index = earlier.piece_at(at).unwrap_or(0);
            while at < piece.place.end && index < earlier.pieces.len() {
                let end = earlier.end_of(index).min(piece.place.end);
                let start = piece.start + (at - piece.place.start);
                let place = earlier.written(Span { start: at, end });
                pieces.push(RewrittenPiece { start, place, ..earlier.pieces[index] });
                (at, index) = (end, index + 1);
            }
        }
        self.pieces = pieces;
        self.is_caseless |= earlier.is_caseless;
        self.n_repeated += earlier.n_repeated;
        let own = self.taken_off.map(|(n, first)| (n, earlier.written(first)));
        self.taken_off = match (own, earlier.taken_off) {
            (Some((n, first)), Some((more, other))) => {
                Some((n.saturating_add(more), if other.start < first.start { other } else { first }))
            }
            (one, other) => one.or(other),
        };
        self
    }
}

fn narrow(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_where_they_were_taken_from_over_two_rewritings() {
        let text = "b;Cd;e";
        let mut first = Rewriting::default();
        first.keep(text, 0, 1);
        first.say(" ", 1, 2);
        first.keep(text, 2, 6);
        assert_eq!(first.text, "b Cd;e");
        let mut second = Rewriting::default();
        second.keep(&first.text, 0, 3);
        second.say("xx", 3, 4);
        second.keep(&first.text, 5, 6);
        let both = second.over(&first);
        assert_eq!(both.text, "b Cxxe");
        assert_eq!(both.written(Span::new(0, 1)), Span::new(0, 1));
        assert_eq!(both.written(Span::new(2, 3)), Span::new(2, 3));
        assert_eq!(both.written(Span::new(3, 5)), Span::new(3, 4));
        assert_eq!(both.written(Span::new(5, 6)), Span::new(5, 6));
        assert_eq!(both.rewritable(Span::new(3, 5)), Some(Span::new(3, 4)));
        assert_eq!(both.rewritable(Span::new(3, 4)), None);
        assert_eq!(both.rewritable(Span::new(2, 5)), None);
    }
}
