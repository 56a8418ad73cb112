//! A text derived from another one: unchanged pieces, rewritten pieces, and the origin of each.

use crate::text::Span;

/// A piece of the new text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RewrittenPiece {
    /// Its offset in the new text.
    start: u32,
    /// Its origin in the old text.
    place: Span,
    kind: PieceKind,
}

/// What a piece of the new text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PieceKind {
    /// Unchanged.
    Kept,
    /// Words, unchanged, with a blank after each in place of this number of bytes.
    Words(u8),
    /// Another spelling of its origin, which may then be replaced.
    Said,
    /// What follows from its origin.
    Added,
}

impl RewrittenPiece {
    /// Returns true if each of its bytes has a place of its own.
    const fn is_kept(&self) -> bool {
        matches!(self.kind, PieceKind::Kept | PieceKind::Words(_))
    }
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
        let is_next =
            self.pieces.last().is_some_and(|piece| piece.kind == PieceKind::Kept && piece.place.end == place.start);
        if is_next && let Some(last) = self.pieces.last_mut() {
            last.place.end = place.end;
        } else {
            self.begin(place, PieceKind::Kept);
        }
        self.text.push_str(&source[start..end]);
    }

    /// Writes something in place of a piece of the old text.
    pub(in crate::record) fn say(&mut self, said: &str, start: usize, end: usize) {
        if said.is_empty() {
            return;
        }
        let place = Span::of(start..end);
        self.begin(place, PieceKind::Said);
        self.text.push_str(said);
    }

    /// Keeps a text of which some pieces are unchanged, and the others are another spelling: their offsets in it, and
    /// their origins.
    pub(in crate::record) fn keep_pieces(&mut self, text: &str, pieces: impl Iterator<Item = (usize, Span, bool)>) {
        let start = self.text.len();
        self.pieces.extend(pieces.map(|(at, place, is_kept)| {
            let kind = if is_kept { PieceKind::Kept } else { PieceKind::Said };
            RewrittenPiece { start: narrow(start + at), place, kind }
        }));
        self.text.push_str(text);
    }

    /// Keeps words with a blank after each, of which the first begins here in the old text, and any two are this number
    /// of bytes apart.
    pub(in crate::record) fn keep_words(&mut self, words: &str, start: u32, between: u8) {
        self.begin(Span::at(start), PieceKind::Words(between));
        self.text.push_str(words);
    }

    /// Adds something that follows from a place of the old text, and cannot be edited there.
    pub(in crate::record) fn add(&mut self, added: &str, place: Span) {
        self.add_all(&[added], place);
    }

    /// Adds texts that follow from one place of the old text, and cannot be edited there.
    #[inline]
    pub(in crate::record) fn add_all(&mut self, added: &[&str], place: Span) {
        if added.iter().all(|added| added.is_empty()) {
            return;
        }
        if self.pieces.last().is_none_or(|last| last.kind != PieceKind::Added || last.place != place) {
            self.begin(place, PieceKind::Added);
        }
        for added in added {
            self.text.push_str(added);
        }
    }

    fn begin(&mut self, place: Span, kind: PieceKind) {
        self.pieces.push(RewrittenPiece { start: self.end(), place, kind });
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

    /// Returns the place in the old text of a byte of an unchanged piece.
    fn kept_place(&self, piece: &RewrittenPiece, at: u32) -> u32 {
        let PieceKind::Words(between) = piece.kind else { return piece.place.start + (at - piece.start) };
        let words = self.text.as_bytes().get(piece.start as usize..at as usize).unwrap_or_default();
        let n_blanks = narrow(memchr::memchr_iter(b' ', words).count());
        piece.place.start + (at - piece.start) + n_blanks * (u32::from(between) - 1)
    }

    /// Returns the place in the old text of a span of the new one.
    pub(in crate::record) fn written(&self, span: Span) -> Span {
        let Some(first) = self.piece_at(span.start) else { return span };
        let last = if span.is_empty() { first } else { self.piece_at(span.end - 1).unwrap_or(first) };
        let piece = &self.pieces[first];
        let start = if piece.is_kept() { self.kept_place(piece, span.start) } else { piece.place.start };
        if span.is_empty() {
            return Span::at(start);
        }
        let piece = &self.pieces[last];
        let end = if piece.is_kept() { self.kept_place(piece, span.end) } else { piece.place.end };
        if end >= start {
            return Span { start, end };
        }
        // Pieces brought together from afar: the beginning of the first.
        let end = if self.pieces[first].is_kept() {
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
        if matches!(piece.kind, PieceKind::Words(_)) {
            // Between two words there is more than a blank.
            let text = self.text.get(span.start as usize..span.end.max(span.start + 1) as usize)?;
            return (!text.contains(' ')).then(|| self.written(span));
        }
        if piece.is_kept() {
            return Some(self.written(span));
        }
        let is_whole = span.start == piece.start && span.end == self.end_of(first) && !piece.place.is_empty();
        (is_whole && piece.kind == PieceKind::Said).then_some(piece.place)
    }

    /// Returns the place in the old text of whole pieces of the new one that follow each other in both, some of them
    /// another spelling.
    pub(in crate::record) fn joined(&self, span: Span) -> Option<Span> {
        let (first, last) = (self.piece_at(span.start)?, self.piece_at(span.end.checked_sub(1)?)?);
        let pieces = self.pieces.get(first..=last).filter(|pieces| pieces.len() > 1)?;
        let is_spelling = |piece: &RewrittenPiece| matches!(piece.kind, PieceKind::Kept | PieceKind::Said);
        let follow = |pair: &[RewrittenPiece]| pair[0].place.end == pair[1].place.start;
        let begins = self.pieces[first].kind == PieceKind::Kept || span.start == self.pieces[first].start;
        let ends = self.pieces[last].kind == PieceKind::Kept || span.end == self.end_of(last);
        let are_whole = begins && ends && pieces.iter().all(is_spelling) && pieces.windows(2).all(follow);
        are_whole.then(|| self.written(span))
    }

    /// Maps the places of all pieces to the text that `earlier` was derived from.
    pub(in crate::record) fn over(mut self, earlier: &Self) -> Self {
        let mut pieces = Vec::with_capacity(self.pieces.len());
        for piece in &self.pieces {
            if !piece.is_kept() {
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
    fn words_of_a_list_have_places_and_may_be_rewritten_one_by_one() {
        let list = "[\"e4\", \"e5\"]";
        let mut text = Rewriting::default();
        text.keep_words("e4 e5 ", 2, 4);
        assert_eq!(text.written(Span::new(0, 2)).slice(list), "e4");
        assert_eq!(text.written(Span::new(3, 5)).slice(list), "e5");
        assert_eq!(text.rewritable(Span::new(3, 5)), Some(Span::new(8, 10)));
        assert_eq!(text.rewritable(Span::new(0, 5)), None);
        assert_eq!(text.rewritable(Span::new(2, 2)), None);
    }

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
