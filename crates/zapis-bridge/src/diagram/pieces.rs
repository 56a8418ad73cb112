//! Reads a text with diagrams in pieces, so that memory does not grow with the text.

use std::io::{self, BufRead, Read};

use crate::pbn::Chunk;

/// Reads a text in pieces of whole lines; the unread end of one begins the next.
#[derive(Debug)]
pub struct DiagramPieces<R> {
    reader: R,
    /// The bytes already read of the next piece.
    pending: Vec<u8>,
    /// The offset of the next piece, and the number of lines before it.
    next: (u64, u64),
    /// The usual number of bytes of a piece, unless they have too few lines.
    usual: usize,
    is_over: bool,
}

/// The usual number of bytes of a piece.
const USUAL: usize = 4 << 20;
/// The maximum length of a diagram in pieces.
const LONGEST: usize = 4;

impl<R: BufRead> DiagramPieces<R> {
    /// Creates a reader of pieces.
    pub const fn new(reader: R) -> Self {
        Self { reader, pending: Vec::new(), next: (0, 0), usual: USUAL, is_over: false }
    }

    /// Returns true if the last piece ends the text.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Reads the next piece into a chunk, reusing its memory; returns false at the end of the text.
    ///
    /// # Errors
    ///
    /// Fails if the reader does.
    pub fn next_into(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        chunk.bytes.clear();
        if self.is_over {
            return Ok(false);
        }
        // The rest of a piece is short, unless the piece was a single line.
        let wanted = self.usual.max(self.pending.len());
        chunk.bytes.append(&mut self.pending);
        (chunk.offset, chunk.lines_before) = self.next;
        let n = self.reader.by_ref().take(wanted as u64).read_to_end(&mut chunk.bytes)?;
        self.is_over = n < wanted;
        if !self.is_over
            && let Some(end) = memchr::memrchr(b'\n', &chunk.bytes)
        {
            self.pending = chunk.bytes.split_off(end + 1);
        }
        self.pass(&chunk.bytes);
        Ok(!chunk.bytes.is_empty())
    }

    /// Keeps the end of a piece, from a byte on, for the next one; the whole piece only while it is no longer than any
    /// diagram.
    pub fn leave(&mut self, chunk: &mut Chunk, from: usize) {
        if from == 0 && chunk.bytes.len() >= LONGEST * self.usual {
            return;
        }
        let mut left = chunk.bytes.split_off(from.min(chunk.bytes.len()));
        self.next = (chunk.offset, chunk.lines_before);
        self.pass(&chunk.bytes);
        left.append(&mut self.pending);
        self.pending = left;
    }

    fn pass(&mut self, bytes: &[u8]) {
        self.next.0 += bytes.len() as u64;
        self.next.1 += memchr::memchr_iter(b'\n', bytes).count() as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::{read_beginning, read_diagrams};

    const PIECE: usize = 1 << 10;

    /// Reads a text in pieces; returns the place and the deal of each diagram, and the length of the longest piece.
    fn in_pieces(text: &str) -> (Vec<(u64, u64, String)>, usize) {
        let mut pieces = DiagramPieces { usual: PIECE, ..DiagramPieces::new(text.as_bytes()) };
        let mut chunk = Chunk::default();
        let (mut found, mut longest) = (Vec::new(), 0);
        while pieces.next_into(&mut chunk).unwrap() {
            longest = longest.max(chunk.bytes.len());
            let piece = std::str::from_utf8(&chunk.bytes).unwrap();
            let (diagrams, n_read) = read_beginning(piece, pieces.is_over());
            found.extend(diagrams.iter().map(|one| {
                let line = chunk.lines_before + piece[..one.span.start].matches('\n').count() as u64;
                (chunk.offset + one.span.start as u64, line, one.deal.to_pbn(crate::seat::Seat::North))
            }));
            pieces.leave(&mut chunk, n_read);
        }
        (found, longest)
    }

    #[test]
    fn a_long_text_gives_what_it_gives_at_once() {
        let diagram = "Board 7\n\n    S KQJT\n    H 432\n    D 432\n    C 432\nS 5432   S 9876\nH 8765   H JT9\n\
                       D 765    D AKQ\nC 65     C 987\n    S A\n    H AKQ\n    D JT98\n    C AKQJT\n";
        assert_eq!(read_diagrams(diagram).len(), 1);
        let words = |n: usize| "words\n".repeat(n % 7);
        let text: String = (0..40 * PIECE / diagram.len()).flat_map(|n| [diagram.to_owned(), words(n)]).collect();
        let (found, longest) = in_pieces(&text);
        let at_once = read_diagrams(&text);
        assert!(longest < 3 * PIECE && at_once.len() > 100, "{longest}");
        let mut lines = (0, 0);
        let wanted = at_once.iter().map(|one| {
            lines = (one.span.start, lines.1 + text[lines.0..one.span.start].matches('\n').count() as u64);
            (one.span.start as u64, lines.1, one.deal.to_pbn(crate::seat::Seat::North))
        });
        assert!(found.into_iter().eq(wanted));
    }

    #[test]
    fn lines_without_end_are_not_kept() {
        let (found, longest) = in_pieces(&"words ".repeat(LONGEST * PIECE));
        assert!(found.is_empty() && longest <= 2 * LONGEST * PIECE, "{longest}");
    }
}
