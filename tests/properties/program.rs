//! The program: the same output for every number of threads, correct counts, and text that cannot control a terminal.

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use proptest::prelude::*;
use zapis_record::text::Encoding;

use super::config;
use super::soup::{any_bytes, soup};
use crate::support::fuzz_paths::choices::Choices;
use crate::support::fuzz_paths::records;

/// A folder of its own for one test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("zapis-properties-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("a file");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

struct Ran {
    out: Vec<u8>,
    err: Vec<u8>,
    status: Option<i32>,
}

fn run(arguments: &[&str], path: &Path) -> Ran {
    let mut command = Command::cargo_bin("zapis").expect("the program is built");
    let output = command.args(arguments).arg(path).env("COLUMNS", "80").output().expect("the program runs");
    Ran { out: output.stdout, err: output.stderr, status: output.status.code() }
}

/// Makes a file of several batches: records in order, tokens, and bytes of any kind.
fn long_file(len: usize) -> Vec<u8> {
    let mut random = fastrand::Rng::with_seed(20_260_421);
    let mut made: Vec<Vec<u8>> = Vec::new();
    for _ in 0..12 {
        let bytes: Vec<u8> = (0..500).map(|_| random.u8(..)).collect();
        made.extend(records::record(&mut Choices::new(&bytes)).map(|written| written.text.into_bytes()));
        made.push(bytes[..60].to_vec());
        made.push(b"\n[Event \"?\"]\n\n1. e4 e5 2. Ke3 {never closed\n".to_vec());
    }
    let mut file = Vec::new();
    while file.len() < len {
        // A long comment is quick to read: the file has several batches and few moves.
        file.extend_from_slice(b"\n\n[Event \"long\"]\n\n{");
        file.extend(std::iter::repeat_n(b"long ", 4000).flatten());
        file.extend_from_slice(b"}\n");
        file.extend_from_slice(&made[random.usize(..made.len())]);
    }
    file
}

#[test]
fn the_output_is_the_same_for_any_number_of_threads() {
    let folder = Folder::new("threads");
    folder.write("a.pgn", &long_file(2_300_000));
    folder.write("b.pgn", b"no record");
    folder.write("c.pgn", &long_file(100_000));
    for arguments in [
        &["validate", "--notes", "--format", "json"][..],
        &["convert"],
        &["export", "--format", "ndjson"],
        &["export", "--format", "csv"],
        &["claims", "--format", "json"],
    ] {
        let one = run(&[arguments, &["--jobs", "1"]].concat(), &folder.0);
        assert!(!one.out.is_empty(), "{arguments:?}");
        let several = run(&[arguments, &["--jobs", "4"]].concat(), &folder.0);
        assert!(one.out == several.out, "{arguments:?}");
        assert!(one.err == several.err, "{arguments:?}");
        assert_eq!(one.status, several.status, "{arguments:?}");
    }
}

/// Runs the program over successive ranges of a file and joins the output.
fn run_in_ranges(arguments: &[&str], path: &Path, cuts: &[usize]) -> Ran {
    let mut together = Ran { out: Vec::new(), err: Vec::new(), status: Some(0) };
    let mut cuts: Vec<String> = cuts.iter().map(usize::to_string).collect();
    cuts.insert(0, String::new());
    cuts.push(String::new());
    for two in cuts.windows(2) {
        let part = run(&[arguments, &["--range", &two.join("..")]].concat(), path);
        together.out.extend(part.out);
        together.err.extend(part.err);
        together.status = together.status.max(part.status);
    }
    together
}

/// Compares a file read in ranges with the whole of it, for every output format that can be joined.
fn check_ranges(folder: &Folder, bytes: &[u8], cuts: &[usize], jobs: &str) {
    let path = folder.write("cut.pgn", bytes);
    let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut % (bytes.len() + 2)).collect();
    cuts.sort_unstable();
    for arguments in [
        &["validate", "--all", "--notes"][..],
        &["validate", "--all", "--notes", "--format", "concise"],
        &["export", "--notes", "--format", "ndjson"],
        &["export", "--format", "csv"],
        &["claims"],
        &["convert"],
    ] {
        let arguments = [arguments, &["-q", "--jobs", jobs]].concat();
        let whole = run(&arguments, &path);
        let together = run_in_ranges(&arguments, &path, &cuts);
        assert_eq!(
            (String::from_utf8_lossy(&together.out), String::from_utf8_lossy(&together.err), together.status),
            (String::from_utf8_lossy(&whole.out), String::from_utf8_lossy(&whole.err), whole.status),
            "{arguments:?} cut at {cuts:?}"
        );
    }
}

#[test]
fn ranges_give_together_what_the_whole_file_gives() {
    let folder = Folder::new("ranges");
    let cuts = || proptest::collection::vec(0..5000_usize, 0..4);
    let jobs = || proptest::sample::select(&["1", "2"][..]);
    proptest!(config(6), |(text in soup(60), cuts in cuts(), jobs in jobs())| {
        check_ranges(&folder, text.as_bytes(), &cuts, jobs);
    });
    proptest!(config(6), |(bytes in any_bytes(200), cuts in cuts(), jobs in jobs())| {
        check_ranges(&folder, &bytes, &cuts, jobs);
    });
    let encodings = proptest::sample::select(&[Encoding::Utf16Le, Encoding::Utf16Be, Encoding::Windows1251][..]);
    proptest!(config(6), |(text in soup(60), cuts in cuts(), jobs in jobs(), encoding in encodings)| {
        let mark = if encoding.is_utf16() { "\u{feff}" } else { "" };
        let text: String = text.chars().filter(|c| encoding.is_utf16() || c.is_ascii()).collect();
        let mut stored = Vec::new();
        encoding.encode(&format!("{mark}{text}\n{{ Кf3 }}"), &mut stored).expect("every character exists");
        check_ranges(&folder, &stored, &cuts, jobs);
    });
    let file = long_file(2_300_000);
    check_ranges(&folder, &file, &[700_000, 700_001, 1_500_000, 2_200_000], "2");
}

/// Checks the output of the program about a file.
fn check(folder: &Folder, bytes: &[u8]) {
    let path = folder.write("any.pgn", bytes);
    let json = run(&["validate", "--notes", "--format", "json"], &path);
    let lines: Vec<serde_json::Value> = json
        .out
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).expect("every line is JSON"))
        .collect();
    let (summary, findings) = lines.split_last().expect("a summary");
    assert_eq!(summary["type"], "summary");
    let count = |severity: &str| findings.iter().filter(|finding| finding["severity"] == severity).count() as u64;
    for (field, severity) in [("errors", "error"), ("warnings", "warning"), ("notes", "note")] {
        assert_eq!(summary[field], count(severity), "{field} of {summary}");
    }
    let with_errors = findings.iter().filter(|finding| finding["severity"] == "error" && finding["record"].is_u64());
    let mut records: Vec<u64> = with_errors.filter_map(|finding| finding["record"].as_u64()).collect();
    records.dedup();
    assert_eq!(summary["records_with_errors"], records.len() as u64, "{summary}");
    assert_eq!(json.status, Some(i32::from(count("error") > 0)));
    for finding in findings {
        let number = |field: &str| finding[field].as_u64().expect("a number");
        assert!(number("offset") + number("length") <= bytes.len() as u64, "{finding}");
    }
    for format in ["text", "concise"] {
        let text = run(&["validate", "--all", "--notes", "--format", format], &path);
        let shown = String::from_utf8(text.out).expect("text is UTF-8");
        assert!(!shown.contains(|c: char| c.is_control() && c != '\n'), "{shown:?}");
        let messages = String::from_utf8(text.err).expect("messages are UTF-8");
        assert!(!messages.contains("internal fault"), "{messages}");
        if format == "concise" {
            assert_eq!(shown.lines().count(), findings.len(), "{shown}");
        }
    }
    let converted = run(&["convert"], &path);
    let n_records = summary["records"].as_u64().expect("a number");
    assert!(String::from_utf8_lossy(&converted.out).matches("[Event \"").count() as u64 >= n_records);
    let exported = run(&["export"], &path);
    let timelines: serde_json::Value = serde_json::from_slice(&exported.out).expect("an array");
    assert_eq!(timelines.as_array().map(|all| all.len() as u64), Some(n_records));
}

/// Lists the findings of a file without their places in bytes, and those places.
fn findings_of(arguments: &[&str], path: &Path) -> (Vec<serde_json::Value>, Vec<(usize, usize)>) {
    let ran = run(&[&["validate", "--notes", "--format", "json"], arguments].concat(), path);
    let mut places = Vec::new();
    let mut findings = Vec::new();
    for line in String::from_utf8(ran.out).expect("JSON is UTF-8").lines() {
        let mut value: serde_json::Value = serde_json::from_str(line).expect("every line is JSON");
        let fields = value.as_object_mut().expect("an object");
        fields.remove("path");
        let place_of = |fields: &mut serde_json::Map<String, serde_json::Value>| {
            let mut number =
                |field| fields.remove(field).and_then(|n| n.as_u64()).map(|n| usize::try_from(n).expect("small"));
            number("offset").zip(number("length")).map(|(offset, length)| (offset, offset + length))
        };
        let place = place_of(fields);
        // A file as a whole begins before its byte order mark.
        places.extend(place.filter(|_| fields.get("name").is_none_or(|name| name != "no-record")));
        let edits = fields.get_mut("fix").and_then(|fix| fix["edits"].as_array_mut());
        for edit in edits.into_iter().flatten() {
            let edit = edit.as_object_mut().expect("an object");
            edit.remove("path");
            places.extend(place_of(edit));
        }
        findings.push(value);
    }
    (findings, places)
}

#[test]
fn a_file_has_the_same_findings_in_every_encoding_at_the_places_of_the_same_characters() {
    let folder = Folder::new("encodings");
    let encodings = [Encoding::Utf16Le, Encoding::Utf16Be, Encoding::Windows1251, Encoding::Koi8R, Encoding::Ibm866];
    proptest!(config(10), |(tokens in soup(40))| {
        // The Cyrillic letter prevents detection as UTF-8.
        let plain: String = tokens.chars().filter(|c| c.is_ascii() || matches!(c, 'А'..='я')).collect();
        let text = plain.replace('\0', "") + "\n{ Кf3 и Фd4 }";
        let (findings, places) = findings_of(&[], &folder.write("plain.pgn", text.as_bytes()));
        for encoding in encodings {
            let mut stored = Vec::new();
            let mark = if encoding.is_utf16() { "\u{feff}" } else { "" };
            encoding.encode(&format!("{mark}{text}"), &mut stored).expect("every character exists");
            let width = if encoding.is_utf16() { 2 } else { 1 };
            let at = |offset: usize| width * (mark.chars().count() + text[..offset].chars().count());
            let expected: Vec<_> = places.iter().map(|(start, end)| (at(*start), at(*end))).collect();
            let path = folder.write("stored.pgn", &stored);
            let found = findings_of(&["--encoding", encoding.label()], &path);
            prop_assert_eq!(&found.0, &findings, "{}: {:?}", encoding, text);
            prop_assert_eq!(&found.1, &expected, "{}: {:?}", encoding, text);
        }
    });
}

#[test]
fn the_summary_counts_what_is_shown_and_text_steers_no_terminal() {
    let folder = Folder::new("any");
    proptest!(config(24), |(text in soup(40))| check(&folder, text.as_bytes()));
    proptest!(config(24), |(bytes in any_bytes(160))| check(&folder, &bytes));
}
