//! The path of cuts: however a file is read, in batches or in ranges, the pieces, their places and their contents are
//! the same.

use zapis_record::record::split::{Pieces, last_record_start};
use zapis_record::record::{BatchReader, ByteRange, Next, RecordReader, Tape, count_records};
use zapis_record::text::{Encoding, EncodingChoice, count_breaks, decode, utf16_stored_len};
use zapis_render::render::Lines;

use super::choices::Choices;
use super::encodings::Dripping;

/// One piece with its place.
#[derive(Clone, Debug, PartialEq)]
struct Piece {
    offset: u64,
    lines_before: u64,
    record_start: u64,
    bytes: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
struct Reading {
    batch_size: usize,
    /// The number of bytes per read.
    step: usize,
    is_utf16: bool,
    longest_record: usize,
    range: ByteRange,
}

impl Reading {
    const fn new(batch_size: usize, step: usize) -> Self {
        Self { batch_size, step, is_utf16: false, longest_record: 1 << 20, range: ByteRange::WHOLE }
    }

    /// Reads the pieces that belong to the range. Returns them, and whether a record follows.
    fn pieces(self, bytes: &[u8]) -> (Vec<Piece>, bool) {
        let reader = BatchReader::new(Dripping { rest: bytes, step: self.step }, 0, self.is_utf16);
        let reader = reader.with_batch_size(self.batch_size).with_longest_record(self.longest_record);
        let mut reader = reader.within(self.range);
        let (mut pieces, mut has_more) = (Vec::new(), false);
        while let Some(batch) = reader.next_batch().expect("memory can be read") {
            assert!(!batch.bytes.is_empty(), "an empty batch");
            let lines = Lines::new(&batch.bytes, batch.lines_before);
            for piece in batch.pieces() {
                has_more |= piece.record_start >= self.range.end;
                if self.range.contains(piece.record_start) {
                    pieces.push(Piece {
                        offset: piece.offset,
                        lines_before: lines.before(piece.start),
                        record_start: piece.record_start,
                        bytes: piece.bytes.to_vec(),
                    });
                }
            }
        }
        (pieces, has_more || reader.has_more_records())
    }
}

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (size, step) = (1 + choices.below(600), 1 + choices.below(40));
    let cuts: Vec<usize> = (0..4).map(|_| choices.below(600)).collect();
    let bytes = choices.into_rest();
    for size in [1, 2, 7, 64, size] {
        check(bytes, size, step);
    }
    check_ranges(bytes, &cuts, size, step);
    check_ranges(bytes, &cuts, 1, 1);
    check_counts(bytes);
}

/// Compares the pieces of batches of about `batch_size` bytes with those of the whole.
pub(crate) fn check(bytes: &[u8], batch_size: usize, step: usize) {
    let without_noise = pieces_of(bytes);
    let whole = Reading::new(1 << 20, 1 << 20).pieces(bytes).0;
    if !bytes.iter().any(|byte| byte.is_ascii_control() && !byte.is_ascii_whitespace()) {
        assert_eq!(whole, without_noise);
    }
    let reading = Reading::new(batch_size, step);
    assert_eq!(reading.pieces(bytes).0, whole, "{reading:?}");
    if let Ok(text) = str::from_utf8(bytes) {
        let as_utf16 = |at: u64| utf16_stored_len(&text[..index(at)]);
        let moved = |piece: &Piece| Piece {
            offset: as_utf16(piece.offset),
            record_start: as_utf16(piece.record_start),
            ..piece.clone()
        };
        let expected: Vec<Piece> = whole.iter().map(moved).collect();
        assert_eq!(Reading { is_utf16: true, ..reading }.pieces(bytes).0, expected, "{reading:?}");
    }
    // A piece that is too long is cut, but into the same parts.
    let longest_record = [8, 50, 300][batch_size % 3];
    let cut = Reading { longest_record, ..reading };
    let (parts, _) = cut.pieces(bytes);
    assert_eq!(parts, Reading { longest_record, ..Reading::new(1 << 20, 1 << 20) }.pieces(bytes).0, "{cut:?}");
    assert_eq!(parts.iter().flat_map(|part| part.bytes.iter()).copied().collect::<Vec<u8>>(), bytes);
    for part in &parts {
        assert_eq!(part.lines_before, breaks_before(bytes, index(part.offset)), "{cut:?}");
    }
}

/// Cuts a file into ranges and compares the joined result with the whole.
pub(crate) fn check_ranges(bytes: &[u8], cuts: &[usize], batch_size: usize, step: usize) {
    let mut cuts: Vec<u64> = cuts.iter().map(|cut| (cut % (bytes.len() + 2)) as u64).collect();
    cuts.extend([0, u64::MAX]);
    cuts.sort_unstable();
    for longest_record in [1 << 20, 50] {
        let reading = Reading { longest_record, ..Reading::new(batch_size, step) };
        let (whole, _) = reading.pieces(bytes);
        let mut together = Vec::new();
        for two in cuts.windows(2) {
            let range = ByteRange { start: two[0], end: two[1] };
            let (pieces, has_more) = Reading { range, ..reading }.pieces(bytes);
            together.extend(pieces);
            let is_more = whole.iter().any(|piece| piece.record_start >= range.end);
            // If the range ends at 0, nothing is read.
            assert!(has_more == is_more || range.end == 0, "{reading:?} of {range:?}");
        }
        assert_eq!(together, whole, "{reading:?} at {cuts:?}");
    }
}

const CHOICES: [EncodingChoice; 7] = [
    EncodingChoice::Auto,
    EncodingChoice::Declared(Encoding::Windows1251),
    EncodingChoice::Declared(Encoding::Windows1252),
    EncodingChoice::Declared(Encoding::Utf16Le),
    EncodingChoice::Forced(Encoding::MacCyrillic),
    EncodingChoice::Forced(Encoding::Windows1252),
    EncodingChoice::Forced(Encoding::Utf8),
];

/// Compares the number of records of each piece with what is read.
pub(crate) fn check_counts(bytes: &[u8]) {
    let mut tape = Tape::default();
    for (start, piece) in Pieces::new(bytes) {
        for choice in CHOICES {
            let n_records = n_records_read(piece, choice, &mut tape);
            let shown = String::from_utf8_lossy(piece);
            assert_eq!(count_records(piece, choice, &mut tape), n_records, "{choice:?}: {shown:?}");
            if choice == EncodingChoice::Auto {
                // A file without a record is one piece: its beginning is enough to know this.
                assert!(start == 0 || n_records > 0, "a piece without a record: {shown:?}");
            }
        }
    }
}

fn n_records_read(piece: &[u8], choice: EncodingChoice, tape: &mut Tape) -> u64 {
    let decoded = decode(piece, choice, None);
    let mut reader = RecordReader::new(&decoded.text);
    let mut n_records = 0;
    loop {
        match reader.next_record(tape) {
            Next::Record => n_records += 1,
            Next::Text => {}
            Next::End => return n_records,
        }
    }
}

fn index(offset: u64) -> usize {
    usize::try_from(offset).expect("an offset in memory")
}

fn pieces_of(bytes: &[u8]) -> Vec<Piece> {
    let piece = |(start, piece): (usize, &[u8])| Piece {
        offset: start as u64,
        lines_before: breaks_before(bytes, start),
        record_start: start as u64,
        bytes: piece.to_vec(),
    };
    let pieces: Vec<Piece> = Pieces::new(bytes).map(piece).collect();
    assert_eq!(pieces.iter().flat_map(|piece| piece.bytes.iter()).copied().collect::<Vec<u8>>(), bytes);
    // Cut where a record certainly begins, one after another from the end, it gives the same pieces.
    let starts_of = |bytes| Pieces::new(bytes).map(|(start, _)| start).collect::<Vec<usize>>();
    let starts = starts_of(bytes);
    let mut end = bytes.len();
    while let Some(start) = last_record_start(&bytes[..end], 0) {
        let n_before = starts.partition_point(|of_piece| *of_piece < start);
        assert_eq!(starts_of(&bytes[..start]), starts[..n_before], "before {start} of {end}");
        let behind: Vec<usize> = starts_of(&bytes[start..]).iter().map(|of_piece| of_piece + start).collect();
        assert_eq!(behind, starts[n_before..], "from {start} of {end} on");
        end = start;
    }
    pieces
}

/// Counts the lines that end before a place; a piece never starts inside a line break.
fn breaks_before(bytes: &[u8], start: usize) -> u64 {
    assert!(start == 0 || bytes[start] != b'\n' || bytes[start - 1] != b'\r', "a line break is cut at {start}");
    count_breaks(&bytes[..start])
}
