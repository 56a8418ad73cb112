//! The road of cuts: however a file is read in batches, the pieces, their places and what they say are the same.

use zapis::record::split::Pieces;
use zapis::record::{Batch, BatchReader};
use zapis::text::{count_breaks, utf16_stored_len};

use super::choices::Choices;
use super::encodings::Dripping;

/// One piece with everything that is known of its place.
#[derive(Debug, PartialEq)]
struct Piece {
    offset: u64,
    lines_before: u64,
    bytes: Vec<u8>,
}

/// Sends bytes down the road.
pub(crate) fn road(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (size, step) = (1 + choices.below(600), 1 + choices.below(40));
    let bytes = choices.into_rest();
    for size in [1, 2, 7, 64, size] {
        check(bytes, size, step);
    }
}

/// Compares the pieces of batches of about `batch_size` bytes with those of the whole.
pub(crate) fn check(bytes: &[u8], batch_size: usize, step: usize) {
    let whole = pieces_of(bytes);
    let stored_len = |bytes: &[u8]| bytes.len() as u64;
    assert_eq!(pieces_in_batches(bytes, batch_size, step, false, stored_len), whole, "batches of {batch_size}");
    if let Ok(text) = str::from_utf8(bytes) {
        let as_utf16 = |bytes: &[u8]| str::from_utf8(bytes).map_or(0, utf16_stored_len);
        let found = pieces_in_batches(bytes, batch_size, step, true, as_utf16);
        let expected: Vec<u64> = whole.iter().map(|piece| as_utf16(&text.as_bytes()[..index(piece.offset)])).collect();
        assert_eq!(found.iter().map(|piece| piece.offset).collect::<Vec<_>>(), expected, "batches of {batch_size}");
    }
}

fn index(offset: u64) -> usize {
    usize::try_from(offset).expect("an offset in memory")
}

fn pieces_of(bytes: &[u8]) -> Vec<Piece> {
    let piece = |(start, piece): (usize, &[u8])| Piece {
        offset: start as u64,
        lines_before: breaks_before(bytes, start),
        bytes: piece.to_vec(),
    };
    let pieces: Vec<Piece> = Pieces::new(bytes).map(piece).collect();
    assert_eq!(pieces.iter().flat_map(|piece| piece.bytes.iter()).copied().collect::<Vec<u8>>(), bytes);
    pieces
}

/// Counts the lines that end before a place; a record never starts inside a line break.
fn breaks_before(bytes: &[u8], start: usize) -> u64 {
    assert!(start == 0 || bytes[start] != b'\n' || bytes[start - 1] != b'\r', "a line break is cut at {start}");
    count_breaks(&bytes[..start])
}

fn pieces_in_batches(
    bytes: &[u8],
    batch_size: usize,
    step: usize,
    is_utf16: bool,
    stored_len: impl Fn(&[u8]) -> u64,
) -> Vec<Piece> {
    let mut reader = BatchReader::with_batch_size(Dripping { rest: bytes, step }, 0, is_utf16, batch_size);
    let mut pieces = Vec::new();
    while let Some(Batch { bytes, offset, lines_before }) = reader.next_batch().expect("memory can be read") {
        assert!(!bytes.is_empty(), "an empty batch");
        for (start, piece) in Pieces::new(&bytes) {
            pieces.push(Piece {
                offset: offset + stored_len(&bytes[..start]),
                lines_before: lines_before + count_breaks(&bytes[..start]),
                bytes: piece.to_vec(),
            });
        }
    }
    pieces
}
