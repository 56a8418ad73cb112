//! Every timeline that is exported follows `grammar/timeline.schema.json`.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn schema() -> jsonschema::Validator {
    let text = include_str!("../grammar/timeline.schema.json");
    let schema: Value = serde_json::from_str(text).expect("the schema is JSON");
    jsonschema::draft202012::new(&schema).expect("the schema is a JSON Schema")
}

/// Exports a file or folder with notes, one timeline a line.
fn timelines(path: &Path) -> Vec<Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_zapis"))
        .args(["export", "--format", "ndjson", "--notes"])
        .arg(path)
        .output()
        .expect("zapis runs");
    let text = String::from_utf8(output.stdout).expect("JSON lines are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

#[test]
fn every_record_of_the_corpus_is_exported_as_the_schema_says() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let schema = schema();
    let timelines = timelines(&corpus);
    assert!(timelines.len() >= 20, "the corpus holds many records, {} were exported", timelines.len());
    for timeline in timelines {
        let faults: Vec<String> =
            schema.iter_errors(&timeline).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
        assert!(faults.is_empty(), "{}: {faults:#?}", timeline["source"]);
    }
}

#[test]
fn the_schema_refuses_a_field_that_nobody_promised() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/games/chess960.pgn");
    let mut timeline = timelines(&corpus).remove(0);
    assert!(schema().is_valid(&timeline));
    timeline["plies"][0]["mood"] = "good".into();
    assert!(!schema().is_valid(&timeline));
}

#[test]
fn the_default_export_is_one_array_of_the_same_timelines() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/games/chess960.pgn");
    let output = Command::new(env!("CARGO_BIN_EXE_zapis")).arg("export").arg(&games).output().expect("zapis runs");
    let array: Vec<Value> = serde_json::from_slice(&output.stdout).expect("the export is a JSON array");
    assert_eq!(array, timelines(&games));
}
