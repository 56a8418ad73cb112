//! Reads a LIN file in pieces of whole boards, so that memory does not grow with the file.

use std::io::{self, BufRead, Read};

use memchr::memmem;

use crate::pbn::Chunk;

/// Reads a LIN file in pieces, each cut at the beginning of a board; memory grows with the longest board.
#[derive(Debug)]
pub struct LinPieces<R> {
    reader: R,
    /// The bytes already read of the next piece.
    pending: Vec<u8>,
    offset: u64,
    lines: u64,
    is_over: bool,
}

/// A piece is cut at the last beginning of a board within this many bytes.
const USUAL: usize = 4 << 20;
/// The maximum length of a board; longer ones are cut.
const LONGEST: usize = 64 << 20;

impl<R: BufRead> LinPieces<R> {
    /// Creates a reader of pieces.
    pub const fn new(reader: R) -> Self {
        Self { reader, pending: Vec::new(), offset: 0, lines: 0, is_over: false }
    }

    /// Reads the next piece into a chunk, reusing its memory; returns false at the end of the file.
    ///
    /// # Errors
    ///
    /// Fails if the reader does.
    pub fn next_into(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        chunk.bytes.clear();
        chunk.bytes.append(&mut self.pending);
        chunk.offset = self.offset;
        chunk.lines_before = self.lines;
        let mut limit = USUAL;
        while !self.is_over {
            let wanted = limit.saturating_sub(chunk.bytes.len());
            let n = self.reader.by_ref().take(wanted as u64).read_to_end(&mut chunk.bytes)?;
            if n < wanted {
                self.is_over = true;
                break;
            }
            if let Some(at) = last_beginning(&chunk.bytes) {
                self.pending = chunk.bytes.split_off(at);
                break;
            }
            if limit >= LONGEST {
                break;
            }
            limit = LONGEST.min(2 * limit);
        }
        self.offset += chunk.bytes.len() as u64;
        self.lines += memchr::memchr_iter(b'\n', &chunk.bytes).count() as u64;
        Ok(!chunk.bytes.is_empty())
    }
}

/// Finds the beginning of the last board: its label, or if there are no labels, its players, or its deal.
fn last_beginning(bytes: &[u8]) -> Option<usize> {
    ["qx|", "pn|", "md|"].into_iter().find_map(|command| {
        let mut places = memmem::rfind_iter(bytes, command.as_bytes());
        places.find(|at| *at > 0 && matches!(bytes[at - 1], b'|' | b'\n' | b'\r'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_is_cut_where_boards_begin() {
        let board = "qx|o1|pn|a,b,c,d|md|3SAK,H|sv|o|mb|p|pg||\n";
        let n = USUAL / board.len() * 3;
        let text = board.repeat(n);
        let mut pieces = LinPieces::new(text.as_bytes());
        let mut chunk = Chunk::default();
        let (mut joined, mut n_pieces) = (Vec::new(), 0);
        while pieces.next_into(&mut chunk).unwrap() {
            assert_eq!(chunk.offset, joined.len() as u64);
            assert_eq!(chunk.lines_before, (joined.len() / board.len()) as u64);
            assert!(chunk.bytes.starts_with(b"qx|") && chunk.bytes.len() <= USUAL);
            joined.extend_from_slice(&chunk.bytes);
            n_pieces += 1;
        }
        assert_eq!((joined == text.as_bytes(), n_pieces), (true, 3));
    }
}
