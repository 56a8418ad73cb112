//! Scoresheets as people type, print and scan them give the moves and headings in `corpus/sheets/expected.tsv`.

use std::collections::BTreeMap;
use std::fs;

use grammar_check::Random;
use serde_json::Value;

use crate::support::run::{project, run, scratch};

const FOLDER: &str = "corpus/sheets";

/// One line of the table: a game of a file, how it is read, its tags and its moves.
struct Expected {
    file: String,
    record: usize,
    how: String,
    tags: String,
    result: String,
    san: String,
}

fn expected() -> Vec<Expected> {
    let table = fs::read_to_string(project().join(FOLDER).join("expected.tsv")).unwrap();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let [file, record, how, tags, result, san] = row.split('\t').collect::<Vec<_>>().try_into().unwrap();
        let record = str::parse(record).unwrap();
        let [file, how, tags, result, san] = [file, how, tags, result, san].map(str::to_owned);
        Expected { file, record, how, tags, result, san }
    })
    .collect()
}

fn lines(results: &str) -> Vec<Value> {
    results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Exports a file. Returns the tags, the result and the moves of each game.
fn exported(file: &str) -> Vec<(String, String, String)> {
    let path = format!("{FOLDER}/{file}");
    let timelines = lines(&run(project(), ["export", "--format", "ndjson", &path]).results);
    let of = |timeline: &Value| {
        let tags = timeline["tags"].as_array().unwrap().iter();
        let tags: Vec<String> =
            tags.map(|pair| format!("{}={}", pair[0].as_str().unwrap(), pair[1].as_str().unwrap())).collect();
        let san: Vec<&str> =
            timeline["plies"].as_array().unwrap().iter().map(|ply| ply["san"].as_str().unwrap()).collect();
        let result = timeline["result"]["movetext"].as_str().unwrap_or("-").to_owned();
        (tags.join("; "), result, san.join(" "))
    };
    timelines.iter().map(of).collect()
}

fn repaired(file: &str) -> Vec<String> {
    let path = format!("{FOLDER}/{file}");
    let repairs = lines(&run(project(), ["repair", "--format", "json", &path]).results);
    let repairs = repairs.iter().filter(|line| line["type"] == "repair");
    let san = |repair: &Value| {
        let san = repair["san"].as_array().unwrap().iter().map(|san| san.as_str().unwrap_or("?").to_owned());
        san.collect::<Vec<_>>().join(" ")
    };
    repairs.map(san).collect()
}

#[test]
fn sheets_give_their_moves_and_headings() {
    let mut games: BTreeMap<String, usize> = BTreeMap::new();
    let mut wrong = Vec::new();
    for expected in expected() {
        *games.entry(expected.file.clone()).or_default() += 1;
        let nth = expected.record - 1;
        if expected.how == "repair" {
            let read = repaired(&expected.file).get(nth).cloned().unwrap_or_default();
            // `?` is a move that is too damaged to be sure of.
            let is_same = |(read, wanted): (&str, &str)| wanted == "?" || read == wanted;
            let n_words = |text: &str| text.split(' ').count();
            let is_right =
                n_words(&read) == n_words(&expected.san) && read.split(' ').zip(expected.san.split(' ')).all(is_same);
            if !is_right {
                wrong.push(format!("{}: repaired as\n  {read}\nnot\n  {}", expected.file, expected.san));
            }
            continue;
        }
        let read = exported(&expected.file).get(nth).cloned().unwrap_or_default();
        if read != (expected.tags.clone(), expected.result.clone(), expected.san.clone()) {
            wrong.push(format!(
                "{} {}: read as\n  {read:?}\nnot\n  {:?}",
                expected.file,
                expected.record,
                (expected.tags, expected.result, expected.san)
            ));
        }
    }
    for file in fs::read_dir(project().join(FOLDER)).unwrap().map(|file| file.unwrap().file_name()) {
        let file = file.into_string().unwrap();
        if file != "expected.tsv" && !games.contains_key(&file) {
            wrong.push(format!("{file} stands in no row of expected.tsv"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn what_is_requested_is_what_is_read() {
    let folder = scratch("sheets-input");
    fs::write(folder.join("sheet.txt"), "Notes of a game\n1. e4 e5\n2. Nf3 Nc6\n").unwrap();
    fs::write(folder.join("game.pgn"), "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n").unwrap();
    let plies = |options: &[&str]| {
        let ran = run(&folder, ["export", "--format", "ndjson"].iter().chain(options));
        lines(&ran.results).iter().map(|line| line["plies"].as_array().unwrap().len()).sum::<usize>()
    };
    assert_eq!(plies(&["sheet.txt"]), 4);
    assert_eq!(plies(&["--input", "scoresheet", "sheet.txt"]), 4);
    // A word before the first move is a remark in PGN, and a heading on a sheet.
    let remarks = |input| {
        let ran = run(&folder, ["export", "--format", "ndjson", "--input", input, "sheet.txt"]);
        lines(&ran.results)[0]["comments"].clone()
    };
    assert_eq!(remarks("pgn"), serde_json::json!(["Notes of a game"]));
    assert_eq!(remarks("scoresheet"), Value::Null);
    for input in ["auto", "pgn", "scoresheet"] {
        assert_eq!(plies(&["--input", input, "game.pgn"]), 4, "{input}");
    }
}

#[test]
fn places_are_those_of_the_text_as_it_is_written() {
    let folder = scratch("sheets-places");
    let text = "Белые: Иванов\n1. e2 - e4 e7 - e5\n2. Кg1 - f3 Кb8 - c6\n3. Сf1 - b5 a7 - a6\n4. Сb5 - a3 d7 - d6\n";
    fs::write(folder.join("sheet.txt"), text).unwrap();
    let ran = run(&folder, ["validate", "--format", "json", "sheet.txt"]);
    let illegal: Vec<Value> = lines(&ran.results).into_iter().filter(|line| line["name"] == "illegal-move").collect();
    assert_eq!(illegal.len(), 1, "{}", ran.results);
    assert_eq!((&illegal[0]["line"], &illegal[0]["column"]), (&Value::from(5), &Value::from(4)));
    assert_eq!(illegal[0]["offset"], text.find("Сb5 - a3").unwrap());
    assert_eq!(illegal[0]["length"], "Сb5 - a3".len());
}

/// Returns text made of pieces of sheets in random order.
fn jumbled(random: &mut Random) -> String {
    const PIECES: [&str; 44] = [
        "1. ",
        "2.",
        "3 ",
        "12)",
        "4... ",
        "]. ",
        "l0. ",
        "e4",
        "e2 - e4",
        "Кf3",
        "Фd8: d4",
        "0 — 0",
        "O-\nO",
        "ed",
        "edeb5",
        "…",
        "—",
        "(=)",
        "1:1,",
        "1:0",
        "½",
        "\n",
        "\n\n",
        "\t",
        " | ",
        "|---|",
        "<td>",
        "<br",
        "&nbsp;",
        "(",
        ")",
        "[",
        "{",
        "}",
        "Белые: ",
        "Чёрные: Крg8, п. a2",
        "White",
        "без коня b1",
        "Москва 1985",
        " — ",
        "проза и слова. ",
        "%",
        "*",
        "İẞ\u{a0}",
    ];
    let mut text = String::new();
    for _ in 0..random.below(60) {
        let piece: &&str = random.one_of(&PIECES);
        text.push_str(piece);
        text.push_str(if random.once_in(4) { "\n" } else { " " });
    }
    text
}

#[test]
fn no_text_is_too_wild_to_be_read() {
    let folder = scratch("sheets-wild");
    let mut random = Random::new(19_270_919);
    for nth in 0..150 {
        fs::write(folder.join(format!("{nth}.txt")), jumbled(&mut random)).unwrap();
    }
    for input in ["auto", "scoresheet"] {
        for command in [vec!["validate", "--format", "json"], vec!["convert"], vec!["export", "--format", "ndjson"]] {
            let ran = run(&folder, command.iter().chain(&["--input", input, "."]));
            assert!(matches!(ran.status, 0 | 1), "{command:?} {input}: {}", ran.messages);
        }
    }
}

#[test]
fn sheets_damaged_anywhere_are_all_read() {
    const LETTERS: &str = "зЗбвгджёЛФКСркрJlIi1378Oo0QR.,:;…-–—+#!?*()[]{}|/\\_'\"«»→ \t½№";
    let letters: Vec<char> = LETTERS.chars().collect();
    let folder = scratch("sheets-damaged");
    let mut random = Random::new(27);
    let mut n_files = 0;
    for entry in fs::read_dir(project().join(FOLDER)).unwrap() {
        let path = entry.unwrap().path();
        let Ok(text) = fs::read_to_string(&path) else { continue };
        for (round, one_in) in [200, 50, 20, 8].into_iter().enumerate() {
            let mut damaged = String::new();
            for letter in text.chars() {
                match (random.once_in(one_in), random.below(3)) {
                    (true, 0) => {}
                    (true, 1) => damaged.push(*random.one_of(&letters)),
                    (true, _) => damaged.extend([*random.one_of(&letters), letter]),
                    (false, _) => damaged.push(letter),
                }
            }
            let name = path.file_name().unwrap().to_string_lossy();
            fs::write(folder.join(format!("{round}-{name}")), damaged).unwrap();
            n_files += 1;
        }
    }
    assert!(n_files > 200, "{n_files}");
    let ran = run(&folder, ["export", "-q", "--format", "ndjson", "--input", "scoresheet", "."]);
    assert!(ran.status == 0 || ran.status == 1, "{}: {}", ran.status, ran.messages);
    let paths: std::collections::BTreeSet<String> =
        lines(&ran.results).iter().map(|line| line["source"]["path"].as_str().unwrap().to_owned()).collect();
    assert!(paths.len() * 10 > n_files * 9, "{} of {n_files} files", paths.len());
}
