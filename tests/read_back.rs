//! What `export` writes as a table is read back as the same records: every record of the corpus, in every format.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};

use crate::support::run::{project, run, scratch};

/// Formats, and whether they hold comments and variations.
const FORMATS: [(&str, &[&str], bool); 8] = [
    ("t.csv", &["--format", "csv", "--rows", "games"], false),
    ("t.jsonl", &["--format", "ndjson", "--rows", "games"], false),
    ("t.parquet", &["--format", "parquet", "--rows", "games"], false),
    ("t.sqlite", &["--format", "sqlite"], false),
    ("line.jsonl", &["--format", "ndjson"], true),
    ("line.json", &["--format", "json"], true),
    ("all.csv", &["--format", "csv", "--rows", "games", "--fields", "all"], true),
    ("all.parquet", &["--format", "parquet", "--rows", "games", "--fields", "all"], true),
];

/// Records that are read otherwise alone than among others of their file: what they lack is found by what follows.
const BY_NEIGHBORS: [&str; 3] = ["unterminated-comment", "unterminated-variation", "beside-moves-passed-over"];

/// Records with what a table cannot keep: control characters and odd names of tags, names in other letters than their
/// columns, a result that means nothing, variations that are too deep.
const OTHERWISE: [&str; 5] =
    ["hostile-characters", "malformed-tag", "result-misspelled", "tag-misspelled", "deep-variations"];

fn timelines(folder: &std::path::Path, input: &str) -> Vec<Value> {
    let ran = run(folder, ["export", "-q", "--format", "ndjson", input]);
    ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Lists the half-moves with what stands behind them.
fn plies(of: &Value, is_whole: bool) -> Vec<Value> {
    let list = of.as_array().map_or(&[][..], Vec::as_slice);
    let kept = list.iter().filter(|ply| ply["san"].as_str().is_some_and(|san| is_whole || san != "--"));
    let kept = kept.map(|ply| {
        let mut fields = vec!["uci", "clock_ms", "elapsed_ms", "eval_cp", "eval_mate"];
        if is_whole {
            fields.extend(["nags", "comments"]);
        }
        let mut said: BTreeMap<&str, Value> = fields.iter().map(|name| (*name, ply[name].clone())).collect();
        if is_whole {
            let lines = ply["variations"].as_array().map_or(&[][..], Vec::as_slice);
            said.insert("variations", lines.iter().map(|line| plies(line, true)).collect::<Vec<_>>().into());
        }
        json!(said)
    });
    kept.collect()
}

/// Returns what a table has to keep of a record. What nothing is known of is written out or left out.
fn kept(timeline: &Value, is_whole: bool) -> Value {
    let is_known = |value: &str| !matches!(value, "" | "?" | "*" | "????.??.??");
    let is_name = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let mut tags: Vec<(&str, &str)> = timeline["tags"]
        .as_array()
        .map_or(&[][..], Vec::as_slice)
        .iter()
        .map(|pair| (pair[0].as_str().unwrap(), pair[1].as_str().unwrap().trim()))
        // A position may be written in other words; the moves show that it is the same.
        .filter(|(name, value)| is_name(name) && is_known(value) && !matches!(*name, "FEN" | "SetUp"))
        .collect();
    tags.sort_unstable();
    tags.dedup();
    let fragment = timeline["fragment"]["moves"].as_array().map_or(0, Vec::len);
    json!([tags, plies(&timeline["plies"], is_whole), timeline["result"]["movetext"], is_whole.then_some(fragment)])
}

#[test]
fn what_export_writes_is_read_back_as_the_same_records() {
    for corpus in ["corpus/games", "corpus/cases"] {
        let (project, folder) = (project(), scratch("read-back"));
        let wanted = timelines(project, corpus);
        assert!(wanted.len() > 20, "{corpus}");
        // The text of a record may hold a second one.
        let formats = FORMATS.iter().filter(|(name, ..)| corpus == "corpus/games" || !name.starts_with("all."));
        for &(name, format, is_whole) in formats {
            let output = folder.join(name);
            let _ = fs::remove_file(&output);
            let output = output.to_str().unwrap();
            let ran = run(project, ["export", "-q", corpus, "-o", output].iter().chain(format).copied());
            assert!(fs::exists(output).unwrap(), "{corpus} {name}: {}", ran.messages);
            let found = timelines(&folder, name);
            assert_eq!(found.len(), wanted.len(), "{corpus} {name}");
            let mut others = Vec::new();
            for (found, wanted) in found.iter().zip(&wanted) {
                let has =
                    |rule: &&str| wanted["findings"].as_array().unwrap().iter().any(|found| found["name"] == **rule);
                // Moves in Latin letters are no moves where this tag says that the files are Cyrillic.
                let has_files = wanted["tags"].as_array().unwrap().iter().any(|pair| pair[0] == "Files");
                let path = wanted["source"]["path"].as_str().unwrap();
                let is_otherwise = OTHERWISE.iter().any(|name| path.contains(name));
                if !has_files
                    && !is_otherwise
                    && kept(found, is_whole) != kept(wanted, is_whole)
                    && !BY_NEIGHBORS.iter().any(has)
                {
                    let place = (&wanted["source"]["path"], &wanted["source"]["line"]);
                    others.push(format!("{place:?}\n  {}\n  {}", kept(wanted, is_whole), kept(found, is_whole)));
                }
            }
            assert!(
                others.is_empty(),
                "{corpus} {name}: {} differ; the columns that are no tags are in `record/rows/columns.rs`\n{}",
                others.len(),
                others[..others.len().min(5)].join("\n")
            );
        }
    }
}
