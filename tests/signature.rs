//! The output for every record that ships equals `tests/signature.tsv`.
//!
//! Each file of the corpus has a row: its records, the plies of main and side lines, and hashes of its timelines, notes
//! included, and of its export format. Moves by kind and findings by name are summed up at the end. A change of any
//! record's output shows here; this rewrites the file:
//!
//! ```text
//! ZAPIS_SIGNATURE=renew cargo test --test all signature::
//! ```

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use rayon::prelude::*;
use serde_json::Value;

use crate::support::fnv::fnv_1a;
use crate::support::plain::{Plain, paths};
use crate::support::run::{project, scratch};

const FILE: &str = "tests/signature.tsv";

/// The counts of one file.
#[derive(Default)]
struct Counts {
    records: u64,
    main_plies: u64,
    side_plies: u64,
    by_kind: BTreeMap<&'static str, u64>,
    by_finding: BTreeMap<String, u64>,
}

impl Counts {
    fn take(&mut self, timeline: &Value) {
        self.records += 1;
        let setup = timeline["setup"].as_str().unwrap_or_default();
        self.take_line(&timeline["plies"], setup, false);
        for finding in timeline["findings"].as_array().into_iter().flatten() {
            *self.by_finding.entry(finding["name"].as_str().unwrap().to_owned()).or_default() += 1;
        }
    }

    /// Counts a line of play that starts from a FEN, and its side lines.
    fn take_line(&mut self, plies: &Value, start: &str, is_side: bool) {
        let mut before = start;
        for ply in plies.as_array().into_iter().flatten() {
            *if is_side { &mut self.side_plies } else { &mut self.main_plies } += 1;
            let is_missing = ply["missing"] == Value::Bool(true);
            if !is_missing {
                for kind in kinds(ply["san"].as_str().unwrap(), ply["uci"].as_str().unwrap(), before) {
                    *self.by_kind.entry(kind).or_default() += 1;
                }
            }
            for variation in ply["variations"].as_array().into_iter().flatten() {
                self.take_line(variation, before, true);
            }
            before = if is_missing { before } else { ply["fen"].as_str().unwrap() };
        }
    }
}

/// Returns the kinds of a move, by its spelling and the FEN of the position before it.
fn kinds(san: &str, uci: &str, before: &str) -> Vec<&'static str> {
    let mover = match san.chars().next() {
        Some('N') => "knight",
        Some('B') => "bishop",
        Some('R') => "rook",
        Some('Q') => "queen",
        Some('K') => "king",
        Some('O') if san.starts_with("O-O-O") => "castling long",
        Some('O') => "castling short",
        Some('a'..='h') => "pawn",
        _ => "null",
    };
    let mut kinds = vec![mover];
    kinds.extend(san.contains('x').then_some("capture"));
    kinds.extend(san.contains('=').then_some("promotion"));
    kinds.extend(san.ends_with('+').then_some("check"));
    kinds.extend(san.ends_with('#').then_some("mate"));
    let en_passant = before.split(' ').nth(3);
    let takes_in_passing = mover == "pawn" && san.contains('x') && en_passant == uci.get(2..4);
    kinds.extend(takes_in_passing.then_some("en passant"));
    kinds
}

/// Returns the row and the counts of one file.
fn row(folder: &str, plain: &Plain, scratch: &Path) -> (String, Counts) {
    let timelines = plain.run(scratch, &["export", "--format", "ndjson", "--notes"]);
    let rewritten = plain.run(scratch, &["convert"]);
    for ran in [&timelines, &rewritten] {
        // Noise counts as a part of a file that could not be read.
        let is_run = ran.status != 2 || ran.messages.contains("passed over");
        assert!(is_run, "{folder}/{}: {}", plain.name, ran.messages);
    }
    let mut counts = Counts::default();
    for line in timelines.results.lines() {
        counts.take(&serde_json::from_str(line).unwrap());
    }
    let [timelines, rewritten] = [timelines, rewritten].map(|ran| fnv_1a(ran.results.as_bytes()));
    let Counts { records, main_plies, side_plies, .. } = counts;
    let name = &plain.name;
    let row = format!("{folder}/{name}\t{records}\t{main_plies}\t{side_plies}\t{timelines:016x}\t{rewritten:016x}\n");
    (row, counts)
}

fn folders() -> Vec<String> {
    let entries = fs::read_dir(project().join("corpus")).unwrap().map(Result::unwrap);
    // Records of bridge are exported and rewritten in formats of their own.
    let folders = entries.filter(|entry| entry.path().is_dir() && entry.file_name() != "bridge");
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn signature() -> String {
    let mut signature = "file\trecords\tmain plies\tside plies\ttimelines\texport format\n".to_owned();
    let mut total = Counts::default();
    scratch("signature");
    for folder in folders() {
        let paths = paths(&project().join("corpus").join(&folder));
        // Reports of tournaments are not records.
        let records = paths.iter().filter(|path| path.extension().is_none_or(|extension| extension != "trf"));
        let files: Vec<Plain> = records.map(|path| Plain::read(path)).collect();
        let scratch = scratch(&format!("signature/{folder}"));
        for plain in &files {
            plain.write_into(&scratch);
        }
        let rows: Vec<(String, Counts)> = files.par_iter().map(|plain| row(&folder, plain, &scratch)).collect();
        for (row, counts) in rows {
            signature.push_str(&row);
            total.records += counts.records;
            total.main_plies += counts.main_plies;
            total.side_plies += counts.side_plies;
            counts.by_kind.into_iter().for_each(|(kind, n)| *total.by_kind.entry(kind).or_default() += n);
            counts.by_finding.into_iter().for_each(|(name, n)| *total.by_finding.entry(name).or_default() += n);
        }
    }
    let Counts { records, main_plies, side_plies, .. } = total;
    writeln!(signature, "all\t{records}\t{main_plies}\t{side_plies}").unwrap();
    for (kind, n) in total.by_kind {
        writeln!(signature, "move: {kind}\t{n}").unwrap();
    }
    for (name, n) in total.by_finding {
        writeln!(signature, "finding: {name}\t{n}").unwrap();
    }
    signature
}

#[test]
fn what_is_made_of_every_record_that_ships_is_what_the_signature_says() {
    let made = signature();
    let path = project().join(FILE);
    if std::env::var("ZAPIS_SIGNATURE").is_ok_and(|what| what == "renew") {
        return fs::write(path, made).unwrap();
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    let missing = |from: &str, what: &str, sign: char| -> Vec<String> {
        let lines: Vec<&str> = from.lines().collect();
        what.lines().filter(|line| !lines.contains(line)).map(|line| format!("{sign} {line}")).collect()
    };
    let differences = [missing(&made, &written, '-'), missing(&written, &made, '+')].concat().join("\n");
    assert!(
        made == written,
        "{FILE} (-) and what is made of the records (+) differ:\n{differences}\n\
         If that is what you want, write it anew with `ZAPIS_SIGNATURE=renew cargo test --test all signature::` \
         and commit it with the change."
    );
}

#[test]
fn the_hash_is_the_published_one() {
    assert_eq!(fnv_1a(b""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(fnv_1a(b"a"), 0xaf63_dc4c_8601_ec8c);
    assert_eq!(fnv_1a(b"foobar"), 0x8594_4171_f739_67e8);
}
