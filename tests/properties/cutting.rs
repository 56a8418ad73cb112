//! However a file is cut, its records are the same.

use proptest::prelude::*;
use zapis::chess::Alphabet;
use zapis::findings::{Laws, Subject};
use zapis::game::Chess;
use zapis::output::{Located, Pages, Source, TextStyle, Timeline, write_text, write_timeline};
use zapis::record::split::Pieces;
use zapis::record::{Batch, BatchReader, Next, Record, RecordReader, Tape};
use zapis::replay::{Options, Replayer};
use zapis::text::{EncodingChoice, LineCounter, decode};

use super::fuzz_roads::choices::Choices;
use super::fuzz_roads::{records, splitting};
use super::soup::{any_bytes, soup};
use super::{choices, config};

const SIZES: [usize; 8] = [1, 2, 3, 7, 64, 255, 1000, 4096];

#[test]
fn batches_of_any_size_give_the_same_pieces_at_the_same_places() {
    proptest!(config(100), |(text in soup(60), step in 1..50_usize)| {
        for size in SIZES {
            splitting::check(text.as_bytes(), size, step);
        }
    });
    proptest!(config(100), |(bytes in any_bytes(200), step in 1..50_usize)| {
        for size in SIZES {
            splitting::check(&bytes, size, step);
        }
    });
}

#[test]
fn batches_of_any_size_give_the_same_timelines_and_findings() {
    let files = proptest::collection::vec((choices(160), soup(20)), 1..5);
    proptest!(config(24), |(files in files, step in 1..500_usize)| {
        let file: String = files.iter().map(|(bytes, tokens)| a_record(bytes) + "\n" + tokens + "\n").collect();
        let whole = shown(&Batch { bytes: file.as_bytes().to_vec(), offset: 0, lines_before: 0 });
        for size in SIZES {
            splitting::check(file.as_bytes(), size, step);
            let mut reader = BatchReader::with_batch_size(file.as_bytes(), 0, false, size);
            let mut parts = Vec::new();
            while let Some(batch) = reader.next_batch().expect("memory can be read") {
                parts.extend(shown(&batch));
            }
            prop_assert_eq!(&parts, &whole, "batches of {}", size);
        }
    });
}

fn a_record(bytes: &[u8]) -> String {
    records::record(&mut Choices::new(bytes)).map(|written| written.text).unwrap_or_default()
}

/// Shows every record of a batch with its place, its timeline and its findings.
fn shown(batch: &Batch) -> Vec<String> {
    let game = Chess::default();
    let options = Options { alphabet: None, keep_notes: true };
    let mut replayer = Replayer::new(game.clone(), options, Alphabet::ENGLISH);
    let mut tape = Tape::default();
    let mut counter = LineCounter::new();
    let mut records = Vec::new();
    for (start, piece) in Pieces::new(&batch.bytes) {
        let decoded = decode(piece, EncodingChoice::Auto, None);
        let lines_before = batch.lines_before + counter.n_breaks();
        let offset = batch.offset + start as u64;
        let source = Source::new("x", &decoded, offset, lines_before, false);
        let mut reader = RecordReader::new(&decoded.text);
        loop {
            match reader.next_record(&mut tape) {
                Next::End => break,
                Next::Text => records.push(format!("text at {:?}: {:?}", tape.span, tape.issues)),
                Next::Record => {
                    let record = Record { text: &decoded.text, tape: &tape };
                    records.push(shown_record(&game, record, &mut replayer, &source));
                }
            }
        }
        counter.feed(piece);
    }
    records
}

fn shown_record(game: &Chess, record: Record<'_>, replayer: &mut Replayer<Chess>, source: &Source<'_>) -> String {
    let replay = replayer.replay(&record);
    let laws = Laws::ByDate;
    let findings = Subject { game, record, replay, laws, notes: true }.findings();
    let mut pages = Pages::default();
    let english = Alphabet::ENGLISH;
    let (system, index, all) = ("chess", 0, &findings);
    write_timeline(&Timeline { game, system, record, index, replay, findings: all, source, laws, english }, &mut pages);
    for finding in &findings {
        write_text(
            &Located { finding, record: Some(record), index, source, players: None },
            &TextStyle::new(false, 80),
            &mut pages,
        );
    }
    String::from_utf8(std::mem::take(&mut pages.bytes)).expect("everything is written as UTF-8")
}
