//! Tables of games and plies are the same in every format, for every number of threads, and follow their schemas.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use serde_json::{Map, Value, json};
use zapis_render::render::table::{CellKind, RowKind, TableColumn};

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tables");
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn zapis(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_zapis")).args(arguments).current_dir(project()).output().unwrap()
}

/// Exports a table and returns the output, whatever the findings are.
fn exported(format: &str, arguments: &[&str]) -> Vec<u8> {
    let output = zapis(&[&["export", "--notes", "--format", format][..], arguments].concat());
    assert_ne!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn lines(arguments: &[&str]) -> Vec<Value> {
    let text = String::from_utf8(exported("ndjson", arguments)).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Converts a cell to JSON.
fn value_of(field: &Field) -> Value {
    match field {
        Field::Null => Value::Null,
        Field::Bool(flag) => json!(flag),
        Field::Int(number) => json!(number),
        Field::Long(number) => json!(number),
        Field::UShort(number) => json!(number),
        Field::Str(text) => json!(text),
        Field::Date(_) | Field::TimestampMillis(_) => {
            let text = field.to_string();
            match text.split_once(' ') {
                Some((day, time)) => json!(format!("{day}T{}Z", time.split(['.', ' ']).next().unwrap())),
                None => json!(text),
            }
        }
        Field::ListInternal(list) => list.elements().iter().map(value_of).collect(),
        Field::MapInternal(map) => {
            let text = |field: &Field| value_of(field).as_str().unwrap().to_owned();
            Value::Object(map.entries().iter().map(|(name, value)| (text(name), value_of(value))).collect())
        }
        other => panic!("no column holds {other:?}"),
    }
}

fn rows_of_parquet(name: &str, bytes: &[u8], schema: &str) -> Vec<Value> {
    let path = scratch(name);
    std::fs::write(&path, bytes).unwrap();
    let reader = SerializedFileReader::new(std::fs::File::open(path).unwrap()).unwrap();
    let facts = reader.metadata().file_metadata().key_value_metadata().unwrap();
    assert!(facts.iter().any(|fact| fact.key == "zapis.schema" && fact.value.as_deref() == Some(schema)));
    let rows = reader.get_row_iter(None).unwrap().map(|row| {
        let row = row.unwrap();
        let own = row.get_column_iter().map(|(name, field)| (name.clone(), value_of(field)));
        let mut fields: Map<String, Value> = own.collect();
        fields.insert("schema".to_owned(), json!(schema));
        Value::Object(fields)
    });
    rows.collect()
}

/// Inputs with records of every kind.
const INPUTS: [&str; 3] = ["corpus/games", "corpus/cases", "corpus/archive"];

#[test]
fn parquet_holds_the_rows_that_lines_of_json_hold() {
    for (rows, schema) in [("games", "zapis.game-row/1"), ("plies", "zapis.ply-row/1")] {
        let arguments = [&["--rows", rows, "--fields", "all"][..], &INPUTS].concat();
        let (of_json, bytes) = (lines(&arguments), exported("parquet", &arguments));
        let of_parquet = rows_of_parquet(&format!("{rows}.parquet"), &bytes, schema);
        assert!(of_json.len() > 100);
        assert_eq!(of_json.len(), of_parquet.len());
        for (one, other) in of_json.iter().zip(&of_parquet) {
            assert_eq!(one, other);
        }
    }
}

#[test]
fn rows_follow_their_schemas_and_no_column_is_empty() {
    for (rows, kind, name) in [("games", RowKind::Games, "game-row"), ("plies", RowKind::Plies, "ply-row")] {
        let text = std::fs::read_to_string(project().join(format!("grammar/{name}.schema.json"))).unwrap();
        let schema = jsonschema::draft202012::new(&serde_json::from_str(&text).unwrap()).unwrap();
        let rows = lines(&[&["--rows", rows, "--fields", "all"][..], &INPUTS].concat());
        for row in &rows {
            let faults: Vec<String> = schema.iter_errors(row).map(|fault| fault.to_string()).collect();
            assert!(faults.is_empty(), "{row}: {faults:?}");
        }
        for column in kind.columns().iter().filter(|column| !column.about.starts_with("the tag")) {
            let is_written = rows.iter().any(|row| !row[column.name].is_null());
            assert!(is_written, "{} is empty everywhere: `{name}` has no value for it in `render/table`", column.name);
        }
    }
}

/// Returns the schema of the cells of a column.
fn schema_of(kind: CellKind) -> Value {
    let code = json!({ "type": "integer", "minimum": 0, "maximum": 65535 });
    let maybe = json!({ "type": ["integer", "null"] });
    match kind {
        CellKind::Text => json!({ "type": ["string", "null"] }),
        CellKind::Flag => json!({ "type": ["boolean", "null"] }),
        CellKind::Day => json!({ "type": ["string", "null"], "format": "date" }),
        CellKind::Moment => json!({ "type": ["string", "null"], "format": "date-time" }),
        CellKind::Code => json!({ "type": ["integer", "null"], "minimum": 0, "maximum": 65535 }),
        CellKind::Texts => json!({ "type": ["array", "null"], "items": { "type": "string" } }),
        CellKind::Codes => json!({ "type": ["array", "null"], "items": code }),
        CellKind::Wholes32 | CellKind::Wholes64 => json!({ "type": ["array", "null"], "items": maybe }),
        CellKind::Pairs => json!({ "type": ["object", "null"], "additionalProperties": { "type": "string" } }),
        _ => maybe,
    }
}

/// Returns the description of a column as a sentence.
fn sentence(about: &str) -> String {
    let (first, rest) = about.split_at(1);
    format!("{}{rest}.", first.to_uppercase())
}

/// Writes a schema as in a file of `grammar/`: the description and the type first.
fn written_schema(schema: &Value, indent: &str) -> String {
    let Value::Object(fields) = schema else {
        return serde_json::to_string_pretty(schema).unwrap().replace('\n', &format!("\n{indent}"));
    };
    let inner = format!("{indent}  ");
    let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
    fields.sort_by_key(|(key, _)| {
        ["description", "type", "format", "minimum"].iter().position(|first| first == key).unwrap_or(9)
    });
    let lines = fields.into_iter().map(|(key, value)| format!("{inner}\"{key}\": {}", written_schema(value, &inner)));
    format!("{{\n{}\n{indent}}}", lines.collect::<Vec<_>>().join(",\n"))
}

/// Compares the text of a file after `from` and before `to`, or up to the end, or rewrites it.
fn hold(path: &str, (from, to): (&str, &str), expected: &str) {
    let path = project().join(path);
    let text = std::fs::read_to_string(&path).unwrap();
    let start = text.find(from).unwrap() + from.len();
    let end = text[start..].find(to).map_or(text.len(), |at| start + at);
    if std::env::var("ZAPIS_COLUMNS").is_ok_and(|value| value == "renew") {
        std::fs::write(&path, format!("{}{expected}{}", &text[..start], &text[end..])).unwrap();
    } else {
        let differs = text[start..end].lines().zip(expected.lines()).find(|(written, expected)| written != expected);
        assert!(
            text[start..end] == *expected,
            "{} differs from the columns: {differs:?}; `ZAPIS_COLUMNS=renew cargo test --test all tables::` rewrites it",
            path.display()
        );
    }
}

#[test]
fn the_schemas_and_the_page_of_columns_describe_the_columns_and_nothing_else() {
    for (rows, name) in [(RowKind::Games, "game-row"), (RowKind::Plies, "ply-row")] {
        let mut schemas = vec![("schema", json!({ "const": rows.schema() }))];
        for column in rows.columns() {
            let mut described = schema_of(column.kind);
            described["description"] = json!(sentence(column.about));
            schemas.push((column.name, described));
        }
        let place = ("  \"properties\": {\n", "\n  }\n}\n");
        let schemas =
            schemas.iter().map(|(name, schema)| format!("    \"{name}\": {}", written_schema(schema, "    ")));
        hold(&format!("grammar/{name}.schema.json"), place, &schemas.collect::<Vec<_>>().join(",\n"));
        let title = if name == "game-row" { "## Rows of games" } else { "## Rows of plies" };
        let head = "\n\n| column | what it holds |\n|---|---|\n\
            | `schema` | The version of the table; in lines of JSON only. |\n";
        let line = |column: &TableColumn| format!("| `{}` | {} |\n", column.name, sentence(column.about));
        let lines: String = rows.columns().iter().map(line).collect();
        hold("docs/columns.md", (&format!("{title}{head}"), "\n## "), &lines);
    }
}

#[test]
fn a_table_is_the_same_for_every_number_of_threads() {
    for format in ["parquet", "csv", "ndjson"] {
        let with_jobs = |jobs| exported(format, &[&["--rows", "games", "--jobs", jobs][..], &INPUTS].concat());
        assert!(with_jobs("1") == with_jobs("3"), "{format}");
    }
}

#[test]
fn csv_has_the_columns_requested_and_one_game_a_row() {
    let path = scratch("two.pgn");
    let text = "[White \"=Tal, M\"]\n[WhiteElo \"2700\"]\n[Date \"1960.03.15\"]\n[Note \"a\"]\n\n1. e4 {[%clk 0:01:00]} e5 2. Nf3 1-0\n\n\
         [White \"Keres\"]\n[WhiteElo \"strong\"]\n[Date \"1960.??.??\"]\n\n1. d4 {one, two} *\n";
    std::fs::write(&path, text).unwrap();
    let fields = "record,white,white_elo,day,year,result_movetext,moves,clocks_ms,tags";
    let csv = String::from_utf8(exported("csv", &["--fields", fields, path.to_str().unwrap()])).unwrap();
    let expected = [
        fields,
        "1,\"=Tal, M\",2700,1960-03-15,1960,1-0,e4 e5 Nf3,\"[60000,null,null]\",\"{\"\"Note\"\":\"\"a\"\"}\"",
        "2,Keres,,,1960,*,d4,,\"{\"\"WhiteElo\"\":\"\"strong\"\"}\"",
    ];
    assert_eq!(csv.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn csv_holds_values_as_they_are_unless_it_is_for_spreadsheets() {
    let path = scratch("formulas.pgn");
    let tags =
        "[Event \"=1+1\"]\n[Site \"@home\"]\n[Round \"-\"]\n[White \"+Tal, M\"]\n[Black \"Keres\"]\n[Result \"*\"]\n";
    std::fs::write(&path, format!("{tags}\n1. e4 -- 2. d4 *\n")).unwrap();
    let path = path.to_str().unwrap();
    let fields = "event,site,round,white,black,plies";
    for (arguments, stored, guarded) in [
        (
            &["export", "--format", "csv", "--fields", fields][..],
            "=1+1,@home,-,\"+Tal, M\",Keres,3",
            "\"'=1+1\",\"'@home\",\"'-\",\"'+Tal, M\",Keres,3",
        ),
        (
            &["select", "--where", "plies > 0", "--to", "csv", "--fields", fields],
            "=1+1,@home,-,\"+Tal, M\",Keres,3",
            "\"'=1+1\",\"'@home\",\"'-\",\"'+Tal, M\",Keres,3",
        ),
        (&["export", "--format", "csv"], "black,--,--,--,rnbqkbnr", "black,\"'--\",\"'--\",\"'--\",rnbqkbnr"),
        (&["standings", "--format", "csv", "--list-players"], "\"+Tal, M\",1,", "\"'+Tal, M\",1,"),
        (&["standings", "--format", "csv", "--event", "1+1"], "=1+1,", "\"'=1+1\","),
    ] {
        let written = |more: &[&str]| {
            let output = zapis(&[arguments, &["-q", path][..], more].concat());
            assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
            String::from_utf8(output.stdout).unwrap()
        };
        let (plain, safe) = (written(&[]), written(&["--for-spreadsheets"]));
        assert!(plain.contains(stored) && !plain.contains('\''), "{arguments:?}: {plain}");
        assert!(safe.contains(guarded), "{arguments:?}: {safe}");
    }
    for arguments in [
        &["export", "--format", "ndjson"][..],
        &["export", "--format", "parquet", "-o", "/dev/null"],
        &["select", "--where", "plies > 0"],
        &["select", "--where", "plies > 0", "--to", "pgn"],
        &["standings"],
    ] {
        let output = zapis(&[arguments, &["-q", "--for-spreadsheets", path][..]].concat());
        let reason = "zapis: `--for-spreadsheets` is for CSV only\n";
        assert_eq!(
            (String::from_utf8_lossy(&output.stderr).as_ref(), output.status.code()),
            (reason, Some(2)),
            "{arguments:?}"
        );
    }
}

#[test]
fn tags_that_are_twice_are_kept() {
    let path = scratch("twice.pgn");
    std::fs::write(&path, "[Event \"a\"]\n[Event \"b\"]\n[Event \"c\"]\n[Mode \"OTB\"]\n[Mode \"ICS\"]\n\n1. e4 *\n")
        .unwrap();
    let rows = lines(&["--fields", "event,tags", path.to_str().unwrap()]);
    let tags = json!({ "Event 2": "b", "Event 3": "c", "Mode": "OTB", "Mode 2": "ICS" });
    assert_eq!(rows, [json!({ "schema": "zapis.game-row/1", "event": "a", "tags": tags })]);
}

#[test]
fn a_column_that_is_not_there_is_refused_with_the_nearest() {
    let output = zapis(&["export", "--format", "csv", "--fields", "moves,withe", "corpus/games"]);
    assert_eq!(output.status.code(), Some(2));
    let reported = String::from_utf8(output.stderr).unwrap();
    assert!(reported.contains("`withe`") && reported.contains("`white`"), "{reported}");
    let output = zapis(&["export", "--format", "epd", "--rows", "games", "corpus/games"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn no_half_table_stays_where_not_everything_can_be_read() {
    let path = scratch("kept.parquet");
    std::fs::write(&path, "what was there").unwrap();
    let output = zapis(&["export", "--format", "parquet", "corpus/games", "no-such.pgn", "-o", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read(&path).unwrap(), b"what was there");
}
