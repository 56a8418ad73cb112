//! Every exported timeline follows `grammar/timeline.schema.json`, and every JSON line the schema of its kind.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use zapis_render::render::SCHEMAS;

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
    let deal: Value = serde_json::from_str(include_str!("../grammar/deal.schema.json")).expect("the schema is JSON");
    let deal = jsonschema::draft202012::new(&deal).expect("the schema is a JSON Schema");
    let of_game = schema();
    let timelines = timelines(&corpus);
    let is_deal = |timeline: &Value| timeline["system"] == "bridge";
    let n_deals = timelines.iter().filter(|timeline| is_deal(timeline)).count();
    assert!(n_deals > 100 && timelines.len() > n_deals + 20, "{n_deals} of {} records are deals", timelines.len());
    for timeline in timelines {
        let schema = if is_deal(&timeline) { &deal } else { &of_game };
        let faults: Vec<String> =
            schema.iter_errors(&timeline).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
        assert!(faults.is_empty(), "{}: {faults:#?}", timeline["source"]);
    }
}

#[test]
fn openings_are_named_where_they_are_requested() {
    let lines = |arguments: &[&str]| {
        let path = write_scratch(
            "openings.pgn",
            "[ECO \"D00\"]\n\n1. e4 c5 2. Nc3 d6 3. Nf3 a6 4. d4 cxd4 5. Nxd4 Nf6 6. h3 h5 *\n\n[White \"A\"]\n\n*\n",
        );
        let output = Command::new(env!("CARGO_BIN_EXE_zapis")).args(arguments).arg(path).output().expect("zapis runs");
        let text = String::from_utf8(output.stdout).expect("JSON lines are UTF-8");
        text.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect::<Vec<Value>>()
    };
    let named = lines(&["export", "--format", "ndjson", "--openings"]);
    assert!(named.iter().all(|timeline| schema().is_valid(timeline)));
    let expected = "Sicilian Defense: Najdorf Variation, Adams Attack";
    assert_eq!(named[0]["opening"], serde_json::json!({ "eco": "B90", "name": expected, "ply": 11 }));
    assert!(named[1].get("opening").is_none());
    assert!(lines(&["export", "--format", "ndjson"])[0].get("opening").is_none());
}

#[test]
fn the_schema_refuses_a_field_that_no_one_promised() {
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

/// Writes a temporary file and returns its path.
fn write_scratch(name: &str, text: &str) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("schema");
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("the file can be written");
    path.to_str().expect("the path is Unicode").to_owned()
}

/// Returns the schema of a JSON line by its type.
fn schema_of(kind: &str) -> &str {
    if kind == "claims-left-out" { "claim" } else { kind }
}

#[test]
fn every_json_line_is_as_the_schema_of_its_kind_says() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let folder = |name: &str| corpus.join(name).to_str().expect("the path is Unicode").to_owned();
    let (cases, sheets, games, archive, events) =
        (folder("cases"), folder("sheets"), folder("games"), folder("archive"), folder("events"));
    let sheet = |name: &str| folder(&format!("sheets/{name}"));
    let pgn = |text: &str| write_scratch(&format!("{}.pgn", text.len()), text);
    let quickplay = pgn("[TimeControl \"7200\"]\n\n1. e4 {[%clk 0:01:40]} e5 {[%clk 0:01:30]} 2. Nf3 Nc6 *\n");
    let repeated = pgn("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *\n");
    let unique = write_scratch("unique.pgn", "");
    let spoiled = pgn("[Event \"spoiled\"]\n[Date \"2020.1.5\"]\n\n1. e4 e5 *\n");
    let game = "[White \"Tal\"]\n[Black \"Keres\"]\n[Date \"1959.09.07\"]\n[Site \"Bled\"]\n\n1. e4 {[%clk 1:00:00]} e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    let copies = pgn(&(game.to_owned() + &game.replace("Bled", "Zagreb").replace("1:00:00", "0:59:00")));
    let of_round = |board: u32, moves: &str| {
        format!("[White \"W{board}\"]\n[Black \"B{board}\"]\n[Round \"1.{board}\"]\n\n{moves} *\n\n")
    };
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";
    let round = Path::new(env!("CARGO_TARGET_TMPDIR")).join("schema-round");
    std::fs::create_dir_all(&round).expect("the folder can be made");
    let boards = of_round(1, moves) + &of_round(2, "1. d4 d5 2. c4 e6");
    std::fs::write(round.join("boards.pgn"), boards).expect("the scratch folder can be written to");
    std::fs::write(round.join("a.txt"), format!("White: W1\nBlack: B1\n\n{moves}\n"))
        .expect("the scratch folder can be written to");
    let round = round.to_str().expect("the path is Unicode").to_owned();
    let fragments = ["2... Kc3", "2... Kc4 3. Kd4"].map(|turn| {
        write_scratch(
            &format!("{}.txt", turn.len()),
            &format!("1. Kg4 Rd5\n2. Kf4 {}\n", turn.trim_start_matches("2... ")),
        )
    });
    let mut kinds = BTreeSet::new();
    for arguments in [
        vec!["validate", "--fix", &spoiled],
        vec!["validate", "--statistics", &cases],
        vec!["validate", "--notes", "--table", &cases, &sheets, &games],
        vec!["audit", "--notes", &cases, &games, &archive, &events],
        vec!["audit", "--write-unique", &unique, &archive],
        vec!["audit", "--merge", &unique, &archive, &copies],
        vec!["claims", &cases, &games],
        vec!["claims", "--at", "8", "--by", "white", &repeated],
        vec!["claims", "--at", "9", "--by", "white", "--move", "e4", &repeated],
        vec!["claims", "--quickplay", "--laws", "fide2009", "--at", "4", "--by", "white", &quickplay],
        vec!["claims", "--sealed", "Nf3", "--fen", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"],
        vec!["claims", "--sealed", "Nf8", "--fen", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"],
        vec!["repair", &sheet("short-of-time.txt"), &sheet("odds-of-a-knight.txt"), &sheet("evening-black.txt")],
        vec!["compare", &sheet("evening-white.txt"), &sheet("evening-black.txt")],
        vec!["compare", &fragments[0], &fragments[1]],
        vec!["compare", &round],
        vec!["list", "chess960", "--draw", "--seed", "7"],
        vec!["list", "chess960", "518"],
        vec!["list", "schemas"],
        vec!["diff", &archive, &copies],
        vec!["plan", &games],
        vec!["standings", "--tiebreaks", "DE,BH,SB", &events],
        vec!["standings", "--list-players", &archive, &events],
        vec!["standings", "--explain", "14", &folder("bridge/sitting-pairs.pbn")],
        vec!["standings", "--trf", &folder("archive/report-differs.trf"), &folder("archive/report-differs.pgn")],
    ] {
        let command = arguments[0];
        let output = Command::new(env!("CARGO_BIN_EXE_zapis"))
            .args(&arguments)
            .args(if command == "plan" { &[][..] } else { &["--format", "json"] })
            .output()
            .expect("zapis runs");
        let text = String::from_utf8(output.stdout).expect("JSON lines are UTF-8");
        assert!(!text.is_empty(), "{command} wrote nothing: {}", String::from_utf8_lossy(&output.stderr));
        let compiled: BTreeMap<&str, jsonschema::Validator> = SCHEMAS
            .iter()
            .map(|schema| {
                let value: Value = serde_json::from_str(schema.text).expect("the schema is JSON");
                (schema.name, jsonschema::draft202012::new(&value).expect("the schema is a JSON Schema"))
            })
            .collect();
        for line in text.lines() {
            let line: Value = serde_json::from_str(line).expect("every line is JSON");
            let kind = schema_of(line["type"].as_str().expect("every line has a type")).to_owned();
            let schema = SCHEMAS.iter().find(|schema| schema.name == kind);
            let schema = schema.unwrap_or_else(|| panic!("`{kind}` has no schema"));
            assert!(schema.commands.contains(&command), "{command} writes {kind}");
            let validator = &compiled[schema.name];
            let faults: Vec<String> =
                validator.iter_errors(&line).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
            assert!(faults.is_empty(), "{command}: {line}: {faults:#?}");
            kinds.insert(kind);
        }
    }
    // The rows of `export` are checked where all of them are read.
    let expected = SCHEMAS
        .iter()
        .filter(|schema| schema.commands != ["export"] && schema.commands != ["init"])
        .map(|schema| schema.name);
    assert_eq!(kinds, expected.map(str::to_owned).collect());
}

#[test]
fn each_command_prints_the_schemas_of_what_it_writes() {
    for command in ["validate", "audit", "claims", "repair", "compare", "standings", "export"] {
        let output =
            Command::new(env!("CARGO_BIN_EXE_zapis")).args([command, "--schema"]).output().expect("zapis runs");
        assert_eq!(output.status.code(), Some(0), "{command}");
        let its = SCHEMAS.iter().filter(|schema| schema.commands.contains(&command)).map(|schema| schema.text);
        assert_eq!(String::from_utf8_lossy(&output.stdout), its.collect::<String>(), "{command}");
        assert!(!output.stdout.is_empty(), "{command}");
    }
}

#[test]
fn the_program_lists_and_prints_the_schemas() {
    let list = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_zapis"));
        let output = command.args(["list", "schemas", "--lang", "en"]).args(arguments).output().expect("zapis runs");
        (String::from_utf8(output.stdout).expect("lists are UTF-8"), output.status.code())
    };
    let (table, status) = list(&[]);
    assert_eq!(status, Some(0));
    let (lines, _) = list(&["--format", "json"]);
    assert_eq!((table.lines().count(), lines.lines().count()), (SCHEMAS.len() + 1, SCHEMAS.len()));
    for ((schema, row), line) in SCHEMAS.iter().zip(table.lines().skip(1)).zip(lines.lines()) {
        assert!(row.starts_with(schema.name) && !row.ends_with(" JSON"), "{row}");
        assert_eq!(list(&[schema.name]), (schema.text.to_owned(), Some(0)));
        let line: Value = serde_json::from_str(line).expect("every line is JSON");
        let whole: Value = serde_json::from_str(schema.text).expect("the schema is JSON");
        assert_eq!((line["name"].as_str(), &line["schema"]), (Some(schema.name), &whole));
        assert_eq!(line["commands"], serde_json::json!(schema.commands));
    }
    let (both, _) = list(&["claim", "event"]);
    assert_eq!(both, ["claim", "event"].map(|name| list(&[name]).0).concat());
    assert_eq!(list(&["clam"]).1, Some(2));
    assert_eq!(list(&["--draw"]).1, Some(2));
}

#[test]
fn the_schema_of_settings_takes_the_example_and_no_other_keys() {
    let schema = SCHEMAS.iter().find(|schema| schema.name == "settings").unwrap();
    let schema: Value = serde_json::from_str(schema.text).unwrap();
    let validator = jsonschema::draft202012::new(&schema).unwrap();
    for language in ["en", "ru"] {
        let example = std::fs::read_to_string(format!("src/cli/commands/zapis.{language}.toml")).unwrap();
        let lines = example.lines().filter(|line| !line.starts_with("# ")).map(|line| line.trim_start_matches('#'));
        let settings: toml::Table = lines.collect::<Vec<_>>().join("\n").parse().unwrap();
        let settings = serde_json::to_value(settings).unwrap();
        let faults: Vec<String> = validator.iter_errors(&settings).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{faults:?}");
        let mut keys: Vec<&String> = settings.as_object().unwrap().keys().collect();
        let mut known: Vec<&String> = schema["properties"].as_object().unwrap().keys().collect();
        keys.sort();
        known.sort();
        assert_eq!(keys, known);
        assert!(!validator.is_valid(&serde_json::json!({"colour": 1})));
    }
}
