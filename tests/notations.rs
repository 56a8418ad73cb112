//! The records that ship with zapis, written in every notation and read again: the export text stays the same.

use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use zapis::chess::{Alphabet, NOTATIONS, Notation};
use zapis_play::game::{Chess, MoveStyle};
use zapis_play::replay::{Keep, ReplayOptions, Replayer};
use zapis_record::record::split::Pieces;
use zapis_record::record::{Next, Record, RecordReader, Tape};
use zapis_record::text::{EncodingChoice, decode};
use zapis_render::render::{Drop, PgnStyle, write_pgn};

/// Reads all records of a text and writes them.
fn rewritten(bytes: &[u8], notation: Notation, letters: Alphabet) -> Vec<String> {
    let options = ReplayOptions { alphabet: None, keep_notes: false, keep: Keep::Plies };
    let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
    let mut tape = Tape::default();
    let style = PgnStyle { moves: MoveStyle { notation, letters }, drop: Drop::default() };
    let mut records = Vec::new();
    for (_, piece) in Pieces::new(bytes) {
        let decoded = decode(piece, EncodingChoice::Auto, None);
        let mut reader = RecordReader::new(&decoded.text);
        loop {
            match reader.next_record(&mut tape) {
                Next::End => break,
                Next::Text => continue,
                Next::Record => {}
            }
            let record = Record { text: &decoded.text, tape: &tape };
            let mut out = Vec::new();
            write_pgn(&Chess::default(), &record, replayer.replay(&record), style, &mut out);
            records.push(String::from_utf8(out).unwrap());
        }
    }
    records
}

fn corpus() -> Vec<PathBuf> {
    let files = |folder: &&str| fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    let paths = ["corpus/games", "corpus/cases"].iter().flat_map(files).map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "pgn")).collect()
}

/// Returns true if a record begins in the middle of a game without its position, or with a move of Black: then it
/// cannot be written in other notations.
fn is_fragment(record: &str) -> bool {
    zapis::check(record, &zapis::Options::default()).any(|finding| {
        let is_reversed = finding.rule.name == "colors-reversed" && finding.message.id() == "black-moved-first";
        matches!(finding.rule.name, "fragment" | "wrong-array") || is_reversed
    })
}

/// Writes every record in a notation, reads it again, and lists the differences.
fn changed(notation: Notation, letters: Alphabet) -> Vec<String> {
    let of_file = |path: &PathBuf| -> Vec<String> {
        let export = rewritten(&fs::read(path).unwrap(), Notation::San, Alphabet::ENGLISH);
        let round = |text: &String| -> Option<String> {
            let there = rewritten(text.as_bytes(), notation, letters).concat();
            let back = rewritten(there.as_bytes(), Notation::San, Alphabet::ENGLISH).concat();
            let name = path.file_name().unwrap().display();
            (back != *text).then(|| format!("{name} in {}:\n{there}\ngives\n{back}\nnot\n{text}", notation.name()))
        };
        export.iter().filter(|record| !is_fragment(record)).filter_map(round).collect()
    };
    corpus().par_iter().flat_map_iter(of_file).collect()
}

#[test]
fn every_record_of_the_corpus_comes_back_from_every_notation_as_it_was() {
    for row in &NOTATIONS {
        let changed = changed(row.notation, Alphabet::ENGLISH);
        assert!(changed.is_empty(), "{} records:\n{}", changed.len(), changed.join("\n\n"));
    }
    let russian = Alphabet::by_code("ru").unwrap();
    let changed = changed(Notation::Spoken, russian);
    assert!(changed.is_empty(), "{} records:\n{}", changed.len(), changed.join("\n\n"));
}

#[test]
fn no_text_made_of_pieces_of_other_notations_is_too_much() {
    let pieces = [
        "QxQ ",
        "Eva ",
        "Eva vier ",
        "Springer ",
        "drei",
        "Springer Felix ",
        "R(1)-",
        "R(1)-K1",
        "(K5)",
        "QxP(K5)",
        "P-K4 ",
        "P-",
        "Kt",
        "/",
        "ch ",
        "dis ch ",
        "e.p.",
        "⠂",
        "⠂ ",
        "⠑⠲",
        "⠤",
        "5254",
        "5254 ",
        "52-54 ",
        "e4d5p ",
        "e1g1c",
        "gxRQ",
        "B6 ",
        "e5x ",
        "Kurze ",
        "Rochade ",
        "Castles ",
        "\n",
        "        ",
        "Б",
        "Ева\n",
    ];
    for first in pieces {
        for second in pieces {
            let text = format!("[White \"A\"]\n\n1. {}{} *\n", first.repeat(3), second.repeat(3));
            for record in rewritten(text.as_bytes(), Notation::Descriptive, Alphabet::ENGLISH) {
                assert!(record.ends_with("*\n\n"), "{text}");
            }
        }
        let long = format!("[White \"A\"]\n\n1. {} *\n", first.repeat(600));
        assert_eq!(rewritten(long.as_bytes(), Notation::Spoken, Alphabet::ENGLISH).len(), 1, "{first}");
    }
}
