//! The text that a finding quotes is at its place in the file, and nothing on the tape is lost.
//!
//! The files are those of the corpus, as they are and damaged at random, in several encodings and with other line ends.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use grammar_check::Random;
use serde_json::Value;
use zapis_record::record::command::commands;
use zapis_record::record::{ItemKind, Next, RecordReader, Tape, nag_of_glyph};
use zapis_record::text::{Encoding, EncodingChoice, decode, quote};

use crate::support::run::{project, run, scratch};

/// How often each file is damaged.
const N_SPOILED: usize = 2;

/// The seed of all random choices here.
const SEED: u64 = 18_510_623;

fn corpus() -> Vec<PathBuf> {
    let folders = ["cases", "sheets", "games"].map(|name| project().join("corpus").join(name));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    let is_record =
        |path: &PathBuf| path.is_file() && path.extension().is_some_and(|end| end != "expect" && end != "tsv");
    let mut files: Vec<PathBuf> = files.filter(is_record).collect();
    files.sort();
    files
}

/// Removes, doubles or changes a few pieces of a text.
fn spoil(text: &str, random: &mut Random) -> String {
    const PIECES: [&str; 12] =
        ["0 - 0", "½ : ½", "…", "—", "1–0", "Кg1 - f3", "12.", "{", "(", "0.5-0.5", "О -- О", "5."];
    let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    for _ in 0..3.min(words.len()) {
        let at = random.below(words.len());
        match random.below(3) {
            0 => {
                words.remove(at);
            }
            1 => words.insert(at, words[at]),
            _ => {
                words.insert(at, " ");
                words.insert(at, PIECES[random.below(PIECES.len())]);
            }
        }
        if words.is_empty() {
            break;
        }
    }
    words.concat()
}

/// Writes all files to test into one folder.
fn files(folder: &Path) -> HashMap<String, Vec<u8>> {
    let mut files = HashMap::new();
    let mut random = Random::new(SEED);
    for path in corpus() {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let bytes = fs::read(&path).unwrap();
        if let Ok(text) = str::from_utf8(&bytes) {
            for n in 0..N_SPOILED {
                files.insert(format!("spoiled-{n}-{name}"), spoil(text, &mut random).into_bytes());
            }
            files.insert(format!("crlf-{name}"), text.replace('\n', "\r\n").into_bytes());
            let utf16: Vec<u8> = "\u{feff}"
                .encode_utf16()
                .chain(text.trim_start_matches('\u{feff}').encode_utf16())
                .flat_map(u16::to_le_bytes)
                .collect();
            files.insert(format!("utf16-{name}"), utf16);
            let mut cyrillic = Vec::new();
            if Encoding::Windows1251.encode(text, &mut cyrillic).is_ok() {
                files.insert(format!("cp1251-{name}"), cyrillic);
            }
        }
        files.insert(name, bytes);
    }
    for (name, bytes) in &files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    files
}

/// Reads windows-1251 that was taken for windows-1252 and saved in UTF-8.
fn as_it_was_meant(bytes: &[u8]) -> String {
    let mut stored = Vec::new();
    let is_encoded = Encoding::Windows1252.encode(&String::from_utf8_lossy(bytes), &mut stored).is_ok();
    let meant = decode(&stored, EncodingChoice::Forced(Encoding::Windows1251), None).text.into_owned();
    if is_encoded { meant } else { String::new() }
}

/// Returns true if some bytes mean a text in any encoding.
fn may_mean(bytes: &[u8], written: &str) -> bool {
    let utf16 = |read: fn([u8; 2]) -> u16| -> Vec<u16> { bytes.as_chunks().0.iter().map(|two| read(*two)).collect() };
    let in_encoding = |encoding: &Encoding| decode(bytes, EncodingChoice::Forced(*encoding), None).text.into_owned();
    let is_written = |text: &str| quote(text) == written;
    String::from_utf8(bytes.to_vec()).is_ok_and(|text| is_written(&text))
        || [u16::from_le_bytes, u16::from_be_bytes]
            .map(utf16)
            .iter()
            .any(|text| is_written(&String::from_utf16_lossy(text)))
        || Encoding::ALL
            .iter()
            .filter(|encoding| encoding.is_single_byte())
            .any(|encoding| is_written(&in_encoding(encoding)))
        || is_written(&as_it_was_meant(bytes))
}

#[test]
fn what_a_finding_says_is_written_is_at_its_place() {
    let folder = scratch("places");
    let files = files(&folder);
    let ran = run(&folder, ["validate", "--notes", "--format", "json", "."]);
    let mut n_written = 0;
    for line in ran.results.lines() {
        let finding: Value = serde_json::from_str(line).unwrap();
        if finding["type"] != "finding" {
            continue;
        }
        let place = |of: &Value| (of["offset"].as_u64().unwrap(), of["length"].as_u64().unwrap());
        let path = finding["path"].as_str().unwrap().trim_start_matches("./");
        let bytes = &files[path];
        let piece = |(offset, length): (u64, u64)| {
            let start = usize::try_from(offset).unwrap();
            &bytes[start..start + usize::try_from(length).unwrap()]
        };
        let stored = piece(place(&finding));
        if let Some(written) = finding["written"].as_str() {
            n_written += 1;
            assert!(!stored.is_empty(), "nothing is written there: {line}");
            assert!(may_mean(stored, written), "{:?} is not that: {line}", String::from_utf8_lossy(stored));
        }
        for edit in finding["fix"]["edits"].as_array().into_iter().flatten() {
            assert_eq!(edit["path"], finding["path"], "{line}");
            assert!(piece(place(edit)) != edit["text"].as_str().unwrap().as_bytes(), "nothing is changed: {line}");
        }
    }
    assert!(n_written > 1000, "only {n_written} findings were looked at");
}

#[test]
fn a_text_that_is_mended_has_the_finding_no_more() {
    let folder = scratch("mended");
    let names = ["result-misspelled", "castling-misspelled", "fen-misspelled", "tag-misspelled"];
    for name in names {
        let path = folder.join("mended.pgn");
        fs::copy(project().join(format!("corpus/cases/{name}.pgn")), &path).unwrap();
        let fixed = |finding: &Value| finding["fix"]["applicability"] == "safe";
        let found = |ran: &str| -> Vec<Value> { ran.lines().map(|line| serde_json::from_str(line).unwrap()).collect() };
        let first = found(&run(&folder, ["validate", "--format", "json", "mended.pgn"]).results);
        let mut edits: Vec<&Value> = first
            .iter()
            .filter(|finding| fixed(finding))
            .flat_map(|finding| finding["fix"]["edits"].as_array().unwrap())
            .collect();
        assert!(edits.len() > 2, "{name}");
        edits.sort_by_key(|edit| std::cmp::Reverse(edit["offset"].as_u64()));
        let mut bytes = fs::read(&path).unwrap();
        for edit in edits {
            let start = usize::try_from(edit["offset"].as_u64().unwrap()).unwrap();
            let length = usize::try_from(edit["length"].as_u64().unwrap()).unwrap();
            bytes.splice(start..start + length, edit["text"].as_str().unwrap().bytes());
        }
        fs::write(&path, bytes).unwrap();
        let after = found(&run(&folder, ["validate", "--format", "json", "mended.pgn"]).results);
        let left: Vec<&Value> = after.iter().filter(|finding| fixed(finding)).collect();
        assert!(left.is_empty(), "{name}: {left:#?}");
        assert_eq!(first.last().unwrap()["plies"], after.last().unwrap()["plies"], "{name}");
    }
}

/// Lists the plies of a timeline, variations included.
fn plies(list: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    let mut open = vec![list];
    while let Some(list) = open.pop() {
        for ply in list.as_array().unwrap() {
            found.push(ply);
            open.extend(ply["variations"].as_array().into_iter().flatten());
        }
    }
    found
}

#[test]
fn every_comment_and_nag_of_a_record_that_is_played_is_in_its_timeline() {
    let folder = scratch("kept");
    let own = "[Event \"?\"]\n\n$18 {intro [%clk 1:00:00]} 1. {after a number} e4 {a} ($142 1. d4 {b} d5) ({pre} ; line\n1. c4 $1 (1. b4 {n}) 1... c5) ({only} $7) e5! ({x} $2 2... f6 {z}) 2. Nf3 (()) $5 {[%clk 0:01:00] c} * {behind} $10\n";
    let mut texts = vec![own.to_owned()];
    texts.extend(
        corpus()
            .iter()
            .filter(|path| path.extension().is_some_and(|end| end == "pgn"))
            .filter_map(|path| fs::read_to_string(path).ok()),
    );
    let (mut n_comments, mut n_nags) = (0, 0);
    for text in texts {
        fs::write(folder.join("kept.pgn"), &text).unwrap();
        let ran = run(&folder, ["export", "--format", "ndjson", "--input", "pgn", "kept.pgn"]);
        let timelines: Vec<Value> = ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (mut tape, mut of_tape) = (Tape::default(), Vec::new());
        let mut reader = RecordReader::new(&text);
        loop {
            match reader.next_record(&mut tape) {
                Next::End => break,
                Next::Text => {}
                Next::Record => of_tape.push(tape.clone()),
            }
        }
        if timelines.len() != of_tape.len() {
            // Split into pieces, the program may find more records.
            continue;
        }
        for (tape, timeline) in of_tape.iter().zip(&timelines) {
            let plies = plies(&timeline["plies"]);
            let n_moves = tape.items.iter().filter(|item| item.kind == ItemKind::Move).count();
            if plies.is_empty() || plies.len() != n_moves {
                continue;
            }
            let lists = plies.iter().flat_map(|ply| [&ply["comments"], &ply["before"]["comments"]]);
            let lists = lists.chain([&timeline["comments"]]).filter_map(Value::as_array).flatten();
            let mut kept: Vec<&str> = lists.filter_map(Value::as_str).collect();
            let nags = plies.iter().flat_map(|ply| [&ply["nags"], &ply["before"]["nags"]]).filter_map(Value::as_array);
            let n_kept: usize = nags.map(Vec::len).sum();
            let mut n_written = 0;
            for item in &tape.items {
                let written = item.span.slice(&text);
                match item.kind {
                    ItemKind::Nag => n_written += 1,
                    ItemKind::Glyph => n_written += usize::from(nag_of_glyph(written).is_some()),
                    ItemKind::Comment | ItemKind::LineComment => {
                        let inner = written.trim_start_matches(['{', ';']).trim_end_matches('}');
                        let whole: Vec<&str> = inner.split_whitespace().collect();
                        let spaced = inner.replace("[%", " [%").replace(']', "] ");
                        let bare = commands(&spaced).fold(spaced.clone(), |bare, command| {
                            bare.replace(&spaced[command.start..command.end], " ")
                        });
                        let bare: Vec<&str> = bare.split_whitespace().collect();
                        let is_kept = |said: &&str| bare.iter().all(|word| said.contains(word));
                        n_comments += 1;
                        let at = kept
                            .iter()
                            .position(|said| *said == whole.join(" "))
                            .or_else(|| kept.iter().position(is_kept));
                        assert!(bare.is_empty() || at.is_some(), "{written} is lost in {}", timeline["source"]);
                        if let Some(at) = at.filter(|_| !bare.is_empty()) {
                            kept.swap_remove(at);
                        }
                    }
                    _ => {}
                }
            }
            assert_eq!(n_kept, n_written, "signs of {}", timeline["source"]);
            n_nags += n_written;
        }
    }
    assert!(n_comments > 100 && n_nags > 20, "{n_comments} comments and {n_nags} signs were looked at");
}
