//! However a file is cut, its records are the same.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::select;
use zapis::chess::Alphabet;
use zapis_check::findings::date::CalendarDay;
use zapis_check::findings::{DateOrder, Laws, Subject};
use zapis_play::game::Chess;
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_record::record::{Batch, BatchReader, Next, Record, RecordReader, Tape};
use zapis_record::text::{EncodingChoice, decode};
use zapis_render::render::{
    DeferredBuffer, Lines, Located, SourceFile, TextStyle, Timeline, write_text, write_timeline,
};

use super::soup::{any_bytes, soup};
use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;
use crate::support::fuzz_paths::{records, splitting};

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
fn ranges_of_any_size_give_together_the_same_pieces() {
    let cuts = || proptest::collection::vec(0..2000_usize, 0..8);
    proptest!(config(100), |(text in soup(60), cuts in cuts(), size in select(&SIZES[..]), step in 1..50_usize)| {
        splitting::check_ranges(text.as_bytes(), &cuts, size, step);
        splitting::check_counts(text.as_bytes());
    });
    proptest!(config(100), |(bytes in any_bytes(200), cuts in cuts(), size in select(&SIZES[..]), step in 1..50_usize)| {
        splitting::check_ranges(&bytes, &cuts, size, step);
        splitting::check_counts(&bytes);
    });
    proptest!(config(100), |(bytes in choices(400), other in choices(400), tokens in soup(10))| {
        splitting::check_counts((a_record(&bytes) + &tokens + &a_record(&other)).as_bytes());
    });
}

#[test]
fn files_of_the_corpus_have_the_same_pieces_in_batches_and_ranges() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for folder in ["cases", "games", "seeds"] {
        let entries = fs::read_dir(corpus.join(folder)).expect("a folder of the corpus");
        let paths = entries.map(|entry| entry.expect("a folder can be listed").path());
        for path in paths.filter(|path| path.is_file()) {
            let bytes = fs::read(path).expect("a file can be read");
            splitting::check(&bytes, 64, 10);
            splitting::check_ranges(&bytes, &[bytes.len() / 3, bytes.len() / 2, bytes.len() - 1], 7, 100);
            splitting::check_counts(&bytes);
        }
    }
}

#[test]
fn batches_of_any_size_give_the_same_timelines_and_findings() {
    let files = proptest::collection::vec((choices(160), soup(20)), 1..5);
    proptest!(config(24), |(files in files, step in 1..500_usize)| {
        let file: String = files.iter().map(|(bytes, tokens)| a_record(bytes) + "\n" + tokens + "\n").collect();
        let whole = shown(&Batch::whole(file.as_bytes().to_vec()));
        for size in SIZES {
            splitting::check(file.as_bytes(), size, step);
            let mut reader = BatchReader::new(file.as_bytes(), 0, false).with_batch_size(size);
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

/// Describes every record of a batch with its place, its timeline and its findings.
fn shown(batch: &Batch) -> Vec<String> {
    let game = Chess::default();
    let options = ReplayOptions { alphabet: None, keep_notes: true, keep: Keep::Plies };
    let mut replayer = Replayer::new(game.clone(), options, Alphabet::ENGLISH);
    let mut tape = Tape::default();
    let lines = Lines::new(&batch.bytes, batch.lines_before);
    let mut records = Vec::new();
    for piece in batch.pieces() {
        let decoded = decode(piece.bytes, EncodingChoice::Auto, None);
        let source = SourceFile::new("x", &decoded, piece.offset, &lines, piece.start, false);
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
    }
    records
}

fn shown_record(game: &Chess, record: Record<'_>, replayer: &mut Replayer<Chess>, source: &SourceFile<'_>) -> String {
    let replay = replayer.replay(&record);
    let laws = Laws::ByDate;
    let findings = Subject {
        game,
        record,
        replay,
        laws,
        today: CalendarDay::today(),
        notes: true,
        places: None,
        date_order: &DateOrder::default,
    }
    .findings();
    let mut buffer = DeferredBuffer::default();
    let (index, all, edition) = (0, &findings, laws.edition_for(game, &record, CalendarDay::today()));
    write_timeline(
        &Timeline { game, record, index, replay, findings: all, source, opening: None, edition },
        &mut buffer,
    );
    for finding in &findings {
        write_text(
            &Located { finding, record: Some(record), index, source, players: None },
            &TextStyle::new(false, 80),
            &mut buffer,
        );
    }
    String::from_utf8(std::mem::take(&mut buffer.bytes)).expect("everything is written as UTF-8")
}
