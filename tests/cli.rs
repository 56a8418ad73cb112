//! The program from outside: exit statuses, streams, options, files.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Stdio;

use serde_json::Value;

use crate::support::run::{Ran, collect, project, run, scratch, zapis};
use zapis_check::findings::rules;
use zapis_record::l10n::Language;

const SOUND: &str = "[Event \"Club evening\"]\n[Site \"?\"]\n[Date \"2024.02.01\"]\n[Round \"1\"]\n[White \"Ivanov\"]\n\
    [Black \"Petrov\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n";
const ILLEGAL: &str = "1. e4 e5 2. Nf6 Nc6 0-1\n";
const DOUBTFUL: &str = "1. e4 e5 3. Nf3 Nc6 *\n";
/// Correct, with one note besides the missing tags.
const NOTED: &str = "1. e4 e5 2. Ngf3 Nc6 *\n";

/// Makes a folder with one file for each kind of record.
fn four_files(name: &str) -> std::path::PathBuf {
    let folder = scratch(name);
    for (file, text) in
        [("sound.pgn", SOUND), ("illegal.pgn", ILLEGAL), ("doubtful.pgn", DOUBTFUL), ("noted.pgn", NOTED)]
    {
        fs::write(folder.join(file), text).unwrap();
    }
    folder
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

fn names(ran: &Ran) -> Vec<String> {
    let lines = json_lines(&ran.results);
    lines.iter().filter_map(|line| Some(line.get("name")?.as_str()?.to_owned())).collect()
}

#[test]
fn the_exit_status_says_what_came_of_the_question() {
    let folder = four_files("cli-status");
    for (arguments, status) in [
        (&["validate", "sound.pgn"][..], 0),
        (&["validate", "noted.pgn"], 0),
        (&["validate", "--notes", "noted.pgn"], 0),
        (&["validate", "doubtful.pgn"], 0),
        (&["validate", "--deny", "warnings", "doubtful.pgn"], 1),
        (&["validate", "--deny", "warnings", "--notes", "noted.pgn"], 0),
        (&["validate", "illegal.pgn"], 1),
        (&["validate", "illegal.pgn", "sound.pgn"], 1),
        (&["validate", "--ignore", "illegal-move", "illegal.pgn"], 0),
        (&["validate", "--select", "ambiguous-move", "illegal.pgn"], 0),
        (&["convert", "sound.pgn"], 0),
        (&["convert", "illegal.pgn"], 1),
        (&["export", "sound.pgn"], 0),
        (&["export", "illegal.pgn"], 1),
        (&["validate", "absent.pgn"], 2),
        (&["validate", "absent.pgn", "illegal.pgn"], 2),
        (&["convert", "absent.pgn"], 2),
        (&["--help"], 0),
        (&["--version"], 0),
        (&["help", "validate"], 0),
        (&[], 2),
        (&["unheard-of"], 2),
        (&["validate", "--unheard-of", "sound.pgn"], 2),
        (&["validate", "--format", "unheard-of", "sound.pgn"], 2),
        (&["validate", "--select", "unheard-of", "sound.pgn"], 2),
        (&["validate", "--ignore", "unheard-of", "sound.pgn"], 2),
        (&["validate", "--letters", "unheard-of", "sound.pgn"], 2),
        (&["validate", "--encoding", "unheard-of", "sound.pgn"], 2),
        (&["validate", "--laws", "unheard-of", "sound.pgn"], 2),
        (&["validate", "--fen", "unheard-of", "sound.pgn"], 2),
        (&["convert", "--out-letters", "unheard-of", "sound.pgn"], 2),
        (&["convert", "--out-encoding", "unheard-of", "sound.pgn"], 2),
        (&["explain", "unheard-of"], 2),
        (&["list", "unheard-of"], 2),
    ] {
        let ran = run(&folder, arguments);
        assert_eq!(ran.status, status, "zapis {}\n{}{}", arguments.join(" "), ran.results, ran.messages);
        if status == 2 {
            assert!(!ran.messages.is_empty(), "zapis {} says nothing", arguments.join(" "));
        }
    }
}

#[test]
fn results_go_to_standard_output_and_the_summary_to_standard_error() {
    let folder = four_files("cli-streams");
    let ran = run(&folder, ["validate", "illegal.pgn", "doubtful.pgn"]);
    assert!(ran.results.starts_with("error[illegal-move]: illegal move `Nf6`"), "{}", ran.results);
    assert!(ran.results.contains("doubtful.pgn:1:10"), "{}", ran.results);
    assert_eq!(ran.messages, "2 records, 6 plies: 1 error, 1 warning, 0 notes\n");
    let ran = run(&folder, ["convert", "illegal.pgn"]);
    assert!(ran.results.starts_with("[Event \"?\"]\n"), "{}", ran.results);
    assert!(ran.messages.starts_with("error[illegal-move]"), "{}", ran.messages);
}

#[test]
fn quiet_leaves_the_findings_and_nothing_else() {
    let folder = four_files("cli-quiet");
    let ran = run(&folder, ["validate", "-q", "illegal.pgn"]);
    assert!(ran.results.contains("illegal-move"));
    assert_eq!((ran.messages.as_str(), ran.status), ("", 1));
    let ran = run(&folder, ["validate", "--quiet", "sound.pgn"]);
    assert_eq!((ran.results.as_str(), ran.messages.as_str(), ran.status), ("", "", 0));
    let ran = run(&folder, ["validate", "-q", "absent.pgn"]);
    assert!(ran.messages.contains("absent.pgn"), "what cannot be read is said all the same");
}

#[test]
fn concise_findings_are_one_a_line() {
    let folder = four_files("cli-concise");
    let ran = run(&folder, ["validate", "--format", "concise", "illegal.pgn", "doubtful.pgn"]);
    assert_eq!(
        ran.results,
        "illegal.pgn:1:13: error[illegal-move] illegal move `Nf6`: no white knight reaches f6\n\
         doubtful.pgn:1:10: warning[move-number-wrong] move number `3.` should be `2.`\n"
    );
}

#[test]
fn json_findings_have_the_fields_of_the_contract_and_the_summary_comes_last() {
    let folder = four_files("cli-json");
    let ran = run(&folder, ["validate", "--format", "json", "sound.pgn", "illegal.pgn"]);
    let lines = json_lines(&ran.results);
    assert_eq!(lines.len(), 2, "{}", ran.results);
    let finding = &lines[0];
    for (field, expected) in [
        ("type", Value::from("finding")),
        ("name", Value::from("illegal-move")),
        ("code", Value::from("R001")),
        ("severity", Value::from("error")),
        ("path", Value::from("illegal.pgn")),
        ("record", Value::from(1)),
        ("line", Value::from(1)),
        ("column", Value::from(13)),
        ("offset", Value::from(12)),
        ("length", Value::from(3)),
        ("ply", Value::from(3)),
        ("side", Value::from("white")),
        ("written", Value::from("Nf6")),
        ("message", Value::from("illegal move `Nf6`: no white knight reaches f6")),
        ("fen", Value::from("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")),
    ] {
        assert_eq!(finding[field], expected, "{field}");
    }
    assert!(finding["help"].is_string());
    assert_eq!(finding["laws"]["edition"], "fide2023");
    assert_eq!(finding["laws"]["article"], "7.5.1");
    let expected = serde_json::json!({
        "type": "summary", "records": 2, "plies": 6, "errors": 1, "warnings": 0, "notes": 0,
        "records_with_errors": 1, "unreadable_files": 0
    });
    assert_eq!(lines[1], expected);
    assert_eq!(ran.messages, "", "the summary is a line of the results");
}

#[test]
fn records_are_numbered_again_in_every_file() {
    let folder = scratch("cli-numbers");
    fs::write(folder.join("a.pgn"), format!("{SOUND}\n{ILLEGAL}")).unwrap();
    fs::write(folder.join("b.pgn"), format!("{ILLEGAL}\n{ILLEGAL}")).unwrap();
    let ran = run(&folder, ["validate", "--format", "json", "a.pgn", "b.pgn"]);
    let lines = json_lines(&ran.results);
    let places: Vec<(&str, u64)> =
        lines[..3].iter().map(|line| (line["path"].as_str().unwrap(), line["record"].as_u64().unwrap())).collect();
    assert_eq!(places, [("a.pgn", 2), ("b.pgn", 1), ("b.pgn", 2)]);
}

#[test]
fn findings_are_chosen_by_name_and_by_code() {
    let folder = four_files("cli-select");
    let chosen = |options: &[&str]| {
        let arguments = ["validate", "--format", "json"].iter().chain(options);
        names(&run(&folder, arguments.chain(&["illegal.pgn", "doubtful.pgn", "noted.pgn"])))
    };
    assert_eq!(chosen(&[]), ["illegal-move", "move-number-wrong"]);
    assert_eq!(chosen(&["--select", "illegal-move"]), ["illegal-move"]);
    assert_eq!(chosen(&["--select", "R005,r001"]), ["illegal-move", "move-number-wrong"]);
    assert_eq!(chosen(&["--ignore", "R001"]), ["move-number-wrong"]);
    assert_eq!(chosen(&["--ignore", "illegal-move", "--ignore", "move-number-wrong"]), [""; 0]);
    assert_eq!(
        chosen(&["--select", "overspecified-move"]),
        ["overspecified-move"],
        "a note asked for by name is shown"
    );
    assert_eq!(chosen(&["--select", "illegal-move", "--ignore", "illegal-move"]), [""; 0]);
    let with_notes = chosen(&["--notes", "--ignore", "missing-tag"]);
    assert_eq!(with_notes, ["illegal-move", "move-number-wrong", "overspecified-move"]);
}

#[test]
fn what_is_not_known_is_named_with_the_place_to_look() {
    let folder = four_files("cli-unknown");
    for (arguments, words) in [
        (&["validate", "--select", "illegal", "sound.pgn"][..], &["illegal", "zapis list findings"][..]),
        (&["validate", "--letters", "klingon", "sound.pgn"], &["klingon", "zapis list letters"]),
        (&["validate", "--encoding", "ebcdic", "sound.pgn"], &["ebcdic", "zapis list encodings"]),
        (&["validate", "--laws", "fide1899", "sound.pgn"], &["fide1899", "zapis list laws"]),
        (&["explain", "illegal"], &["illegal-move", "illegal-setup"]),
        (&["explain", "zugzwang"], &["zugzwang", "zapis list findings"]),
        (&["validate", "--fen", "8/8", "sound.pgn"], &["--fen"]),
    ] {
        let ran = run(&folder, arguments);
        assert_eq!(ran.results, "");
        for word in words {
            assert!(ran.messages.contains(word), "zapis {}: {}", arguments.join(" "), ran.messages);
        }
    }
}

#[test]
fn one_file_that_cannot_be_read_keeps_no_other_from_being_checked() {
    let folder = four_files("cli-absent");
    let ran = run(&folder, ["validate", "--format", "json", "sound.pgn", "absent.pgn", "illegal.pgn"]);
    assert_eq!(ran.status, 2);
    assert_eq!(names(&ran), ["illegal-move"]);
    assert!(ran.messages.contains("absent.pgn"), "{}", ran.messages);
    let lines = json_lines(&ran.results);
    let summary = lines.last().unwrap();
    assert_eq!((summary["records"].as_u64(), summary["unreadable_files"].as_u64()), (Some(2), Some(1)));
}

#[test]
fn a_folder_stands_for_its_records_in_name_order() {
    let folder = scratch("cli-folder");
    fs::create_dir_all(folder.join("games/inner")).unwrap();
    fs::create_dir_all(folder.join("empty")).unwrap();
    for name in ["b.pgn", "a.txt", "c.zapis", "inner/d.pgn", "readme.md", "board.png", "E.PGN"] {
        fs::write(folder.join("games").join(name), ILLEGAL).unwrap();
    }
    let ran = run(&folder, ["validate", "--format", "json", "games"]);
    let lines = json_lines(&ran.results);
    let paths: Vec<&str> = lines.iter().filter_map(|line| line["path"].as_str()).collect();
    let expected = ["games/E.PGN", "games/a.txt", "games/b.pgn", "games/c.zapis", "games/inner/d.pgn"];
    assert_eq!(paths, expected.map(|path| path.replace('/', std::path::MAIN_SEPARATOR_STR)));
    let ran = run(&folder, ["validate", "empty"]);
    assert_eq!((ran.status, ran.messages.as_str()), (0, "0 records, 0 plies: 0 errors, 1 warning, 0 notes\n"));
    let ran = run(&folder, ["validate", "games/readme.md"]);
    assert_eq!(ran.status, 1, "a file that is named is read whatever its name");
}

#[test]
fn standard_input_is_read_without_a_path_and_for_a_dash() {
    let folder = four_files("cli-input");
    for arguments in [&["validate", "--format", "concise"][..], &["validate", "--format", "concise", "-"]] {
        let ran = collect(zapis(&folder).args(arguments).write_stdin(ILLEGAL));
        assert!(ran.results.starts_with("<stdin>:1:13: error[illegal-move]"), "{}", ran.results);
        assert_eq!(ran.status, 1);
    }
    let ran = collect(zapis(&folder).args(["validate", "sound.pgn", "-"]).write_stdin(ILLEGAL));
    assert_eq!(ran.messages, "2 records, 6 plies: 1 error, 0 warnings, 0 notes\n");
    let ran = collect(zapis(&folder).arg("validate").write_stdin(""));
    assert_eq!((ran.status, ran.results.as_str()), (0, ""), "nothing is no fault");
}

/// Makes a text of about `len` bytes from the club's evening, with its faults.
fn many_records(len: usize) -> String {
    let evening = fs::read_to_string(project().join("corpus/games/club-evening.pgn")).unwrap();
    let mut text = String::new();
    while text.len() < len {
        text.push_str(&evening);
        text.push('\n');
    }
    text
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let folder = scratch("cli-jobs");
    // A file is at least one unit of work, a file over a mebibyte more than one.
    fs::create_dir(folder.join("files")).unwrap();
    for index in 0..16 {
        fs::write(folder.join(format!("files/{index}.pgn")), many_records(500 * index)).unwrap();
    }
    fs::write(folder.join("many.pgn"), many_records(1_100_000)).unwrap();
    for arguments in [
        &["validate", "--notes", "--format", "json", "many.pgn", "files"][..],
        &["validate", "files"],
        &["convert", "--out-letters", "ru", "files"],
        &["export", "--format", "ndjson", "files"],
    ] {
        let with_jobs = |jobs| run(&folder, arguments.iter().chain(&["--jobs", jobs]));
        let (one, four) = (with_jobs("1"), with_jobs("4"));
        assert!(one.results.len() > 20_000);
        let difference = one.results.lines().zip(four.results.lines()).find(|(one, four)| one != four);
        assert_eq!(difference, None, "{}", arguments.join(" "));
        assert_eq!((one.results.len(), one.messages, one.status), (four.results.len(), four.messages, four.status));
    }
}

#[test]
fn an_output_file_appears_when_it_is_complete() {
    let folder = four_files("cli-output");
    let ran = run(&folder, ["convert", "sound.pgn", "-o", "out.pgn"]);
    assert_eq!((ran.status, ran.results.as_str()), (0, ""));
    let printed = run(&folder, ["convert", "sound.pgn"]).results;
    assert_eq!(fs::read_to_string(folder.join("out.pgn")).unwrap(), printed);
    let ran = run(&folder, ["export", "sound.pgn", "--format", "ndjson", "--output", "out.ndjson"]);
    assert_eq!(ran.status, 0);
    assert_eq!(json_lines(&fs::read_to_string(folder.join("out.ndjson")).unwrap()).len(), 1);
    // A command that cannot run leaves existing files unchanged.
    for arguments in [
        &["convert", "sound.pgn", "--out-letters", "unheard-of", "-o", "out.pgn"][..],
        &["convert", "sound.pgn", "-o", "absent/out.pgn"],
        &["convert", "sound.pgn", "-o", "."],
    ] {
        assert_eq!(run(&folder, arguments).status, 2, "{}", arguments.join(" "));
    }
    assert_eq!(fs::read_to_string(folder.join("out.pgn")).unwrap(), printed);
    let mut left: Vec<String> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    left.sort();
    let expected = ["doubtful.pgn", "illegal.pgn", "noted.pgn", "out.ndjson", "out.pgn", "sound.pgn"];
    assert_eq!(left, expected, "nothing half written is left");
}

#[test]
fn a_file_is_never_rewritten_in_its_own_place() {
    let folder = scratch("cli-in-place");
    let records = many_records(50_000);
    fs::write(folder.join("a.pgn"), &records).unwrap();
    assert_eq!(run(&folder, ["convert", "a.pgn", "-o", "a.pgn"]).status, 2);
    assert_eq!(fs::read_to_string(folder.join("a.pgn")).unwrap(), records);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = scratch("cli-pipe");
    fs::write(folder.join("many.pgn"), many_records(250_000)).unwrap();
    for arguments in [&["export", "--format", "ndjson", "-q"][..], &["validate", "--notes", "-q"], &["list", "letters"]]
    {
        let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_zapis"))
            .current_dir(&folder)
            .args(arguments)
            .args(if arguments[0] == "list" { None } else { Some("many.pgn") })
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = [0; 20];
        child.stdout.take().unwrap().read_exact(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{}", arguments.join(" "));
        assert!(matches!(output.status.code(), Some(0 | 1)), "{}: {}", arguments.join(" "), output.status);
    }
}

fn games() -> Vec<std::path::PathBuf> {
    let folder = project().join("corpus/games");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() > 4);
    paths
}

fn converted(folder: &Path, path: &Path, options: &[&str]) -> String {
    let mut command = zapis(folder);
    collect(command.args(["convert", "-q"]).args(options).arg(path)).results
}

#[test]
fn records_come_back_from_russian_and_from_figurines_as_they_went() {
    let folder = scratch("cli-round-trip");
    for path in games() {
        let english = converted(&folder, &path, &[]);
        assert!(english.len() > 500, "{}", path.display());
        for options in [
            &[][..],
            &["--out-letters", "ru"],
            &["--out-letters", "de"],
            &["--to", "figurine"],
            &["--to", "lan"],
            &["--out-letters", "ru", "--out-encoding", "windows-1251"],
            &["--out-letters", "ru", "--out-encoding", "koi8-r"],
            &["--out-letters", "ru", "--out-encoding", "utf-16le"],
        ] {
            let there = folder.join("there.pgn");
            let output = zapis(&folder).args(["convert", "-q"]).args(options).arg(&path).output().unwrap();
            fs::write(&there, output.stdout).unwrap();
            let back = converted(&folder, &there, &[]);
            let difference = english.lines().zip(back.lines()).find(|(english, back)| english != back);
            assert_eq!(difference, None, "{} {}", path.display(), options.join(" "));
            assert_eq!(english.len(), back.len(), "{} {}", path.display(), options.join(" "));
        }
    }
}

#[test]
fn russian_letters_are_written_as_russian_scores_have_them() {
    let folder = scratch("cli-russian");
    fs::write(folder.join("a.pgn"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Qe2 O-O 7. Kh1 Re8 *\n")
        .unwrap();
    let text = converted(&folder, Path::new("a.pgn"), &["--out-letters", "ru"]);
    let moves = "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. Сa4 Кf6 5. O-O Сe7 6. Фe2 O-O 7. Крh1 Лe8 *";
    assert!(text.contains(moves), "{text}");
    let mut command = zapis(&folder);
    let output =
        command.args(["convert", "a.pgn", "--out-letters", "ru", "--out-encoding", "windows-1251"]).output().unwrap();
    let knight_f3 = [0xca, b'f', b'3'];
    assert!(output.stdout.windows(3).any(|bytes| bytes == knight_f3));
    assert!(std::str::from_utf8(&output.stdout).is_err());
}

#[test]
fn what_an_encoding_cannot_write_is_reported_and_not_lost() {
    let folder = scratch("cli-unencodable");
    fs::write(folder.join("a.pgn"), SOUND.replace("Ivanov", "Gößmann")).unwrap();
    let mut command = zapis(&folder);
    let output = command.args(["convert", "a.pgn", "--out-encoding", "windows-1251"]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let messages = String::from_utf8(output.stderr).unwrap();
    assert!(messages.contains("unmappable-byte") && messages.contains("windows-1251"), "{messages}");
    // Nothing is lost, and the output is in one encoding.
    assert!(String::from_utf8(output.stdout).unwrap().contains("[White \"G&#246;&#223;mann\"]"));
    for letters in ["ru", "figurine"] {
        let mut command = zapis(&folder);
        let output = command
            .args(["convert", "a.pgn", "--out-letters", letters, "--out-encoding", "windows-1252"])
            .output()
            .unwrap();
        assert!(output.status.code() == Some(2) && output.stdout.is_empty(), "{letters}");
    }
}

#[test]
fn print_is_wholly_in_the_encoding_requested() {
    let folder = scratch("cli-print-encoding");
    let moves = "1. e4 e5 $14 2. Nf3 {Сильнее 2. Nc3.} Nc6 $13 3. Bb5 $16 a6 $11 4. O-O Nf6 $140 1/2-1/2\n";
    fs::write(folder.join("a.pgn"), moves).unwrap();
    for encoding in ["windows-1251", "koi8-r", "ibm866", "iso-8859-5", "x-mac-cyrillic"] {
        let print = ["convert", "-q", "--style", "print", "--out-letters", "ru", "--out-encoding", encoding];
        let printed = zapis(&folder).args(print).arg("a.pgn").output().unwrap();
        assert_eq!((printed.status.code(), printed.stderr.len()), (Some(0), 0), "{encoding}");
        assert!(std::str::from_utf8(&printed.stdout).is_err(), "{encoding}");
        fs::write(folder.join("b.pgn"), &printed.stdout).unwrap();
        let back = converted(&folder, Path::new("b.pgn"), &["--encoding", encoding]).replace('\n', " ");
        assert!(
            back.contains("e5 $14 2. Nf3 {Сильнее 2. Nc3.} 2... Nc6 $13 3. Bb5 $16 3... a6 $11"),
            "{encoding}: {back}"
        );
        assert!(back.contains("4. O-O Nf6 $140 1/2-1/2"), "{encoding}: {back}");
    }
}

#[test]
fn what_is_dropped_is_gone_and_the_rest_is_not() {
    let folder = scratch("cli-drop");
    let record = "1. e4 {[%clk 0:10:00] best by test} e5 $1 (1... c5 {sharp} 2. Nf3) 2. Nf3 *\n";
    fs::write(folder.join("a.pgn"), record).unwrap();
    let text = |what: &[&str]| {
        let text = converted(&folder, Path::new("a.pgn"), what);
        text.split_once("\n\n").unwrap().1.trim().replace('\n', " ")
    };
    assert_eq!(text(&[]), "1. e4 {[%clk 0:10:00] best by test} 1... e5 $1 (1... c5 {sharp} 2. Nf3) 2. Nf3 *");
    assert_eq!(text(&["--drop", "variations"]), "1. e4 {[%clk 0:10:00] best by test} 1... e5 $1 2. Nf3 *");
    assert_eq!(text(&["--drop", "clocks,nags"]), "1. e4 {best by test} 1... e5 (1... c5 {sharp} 2. Nf3) 2. Nf3 *");
    assert_eq!(text(&["--drop", "comments", "--drop", "variations", "--drop", "nags"]), "1. e4 e5 2. Nf3 *");
}

#[test]
fn timelines_have_the_fields_of_the_contract() {
    let folder = scratch("cli-timeline");
    let record = SOUND.replace(
        "1. e4 e5 2. Nf3 Nc6 1/2-1/2",
        "1. e4 {[%clk 1:30:00] [%eval 0.3]} e5 $1 (1... c5 2. Nf3) 2. Qh5 (=) Nc6 3. Qxf7+ Kxf7 1/2-1/2",
    );
    fs::write(folder.join("a.pgn"), format!("{record}\n{ILLEGAL}\n")).unwrap();
    let ran = run(&folder, ["export", "--format", "ndjson", "a.pgn"]);
    let lines = json_lines(&ran.results);
    assert_eq!(lines.len(), 2);
    let (sound, cut) = (&lines[0], &lines[1]);
    assert_eq!(sound["schema"], "zapis.timeline/1");
    assert_eq!(sound["source"], serde_json::json!({"path": "a.pgn", "record": 1, "line": 1, "offset": 0}));
    assert_eq!((&sound["system"], &sound["letters"]), (&Value::from("chess"), &Value::from("en")));
    assert_eq!(sound["encoding"], "utf-8");
    assert_eq!(sound["tags"][4], serde_json::json!(["White", "Ivanov"]));
    assert_eq!(sound["setup"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let plies = sound["plies"].as_array().unwrap();
    assert_eq!(plies.len(), 6);
    let first = &plies[0];
    for (field, expected) in [
        ("ply", Value::from(1)),
        ("number", Value::from(1)),
        ("side", Value::from("white")),
        ("written", Value::from("e4")),
        ("san", Value::from("e4")),
        ("uci", Value::from("e2e4")),
        ("fen", Value::from("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")),
        ("check", Value::from(false)),
        ("halfmove_clock", Value::from(0)),
        ("occurrence", Value::from(1)),
        ("clock_ms", Value::from(5_400_000)),
        ("eval_cp", Value::from(30)),
    ] {
        assert_eq!(first[field], expected, "{field}");
    }
    assert_eq!(plies[1]["nags"], serde_json::json!([1]));
    assert_eq!(plies[1]["variations"][0][0]["san"], "c5");
    assert_eq!(plies[2]["draw_offer"], true);
    assert_eq!(plies[4]["check"], true);
    assert_eq!(plies[4]["san"], "Qxf7+");
    assert_eq!(sound["result"]["tag"], "1/2-1/2");
    assert_eq!(sound["result"]["movetext"], "1/2-1/2");
    assert_eq!(sound["result"]["board"], Value::Null);
    assert_eq!((&sound["complete"], &sound["findings"]), (&Value::from(true), &serde_json::json!([])));
    // A record that becomes illegal keeps the plies before the fault.
    assert_eq!(cut["complete"], false);
    assert_eq!(cut["plies"].as_array().unwrap().len(), 2);
    assert_eq!(cut["findings"][0]["name"], "illegal-move");
    assert_eq!(cut["source"]["record"], 2);
}

#[test]
fn every_game_of_the_corpus_becomes_a_timeline_a_table_and_positions() {
    let folder = scratch("cli-export");
    for path in games() {
        let export = |format: &str| collect(zapis(&folder).args(["export", "--format", format]).arg(&path)).results;
        let timelines = json_lines(&export("ndjson"));
        let array: Value = serde_json::from_str(&export("json")).unwrap();
        assert_eq!(array.as_array().unwrap(), &timelines, "{}", path.display());
        let n_plies: usize = timelines.iter().map(|timeline| timeline["plies"].as_array().unwrap().len()).sum();
        assert_eq!(export("csv").lines().count(), n_plies + 1, "{}", path.display());
        assert_eq!(export("epd").lines().count(), n_plies + timelines.len(), "{}", path.display());
    }
}

#[test]
fn an_empty_export_is_an_empty_list() {
    let folder = scratch("cli-export-empty");
    let ran = collect(zapis(&folder).arg("export").write_stdin(""));
    assert_eq!((ran.results.as_str(), ran.status), ("[]\n", 0));
}

#[test]
fn every_finding_is_explained_by_name_and_by_code() {
    let folder = scratch("cli-explain");
    for rule in rules::ALL {
        let [english, russian] = Language::ALL.map(|language| rule.page(language));
        let by_name = run(&folder, ["explain", rule.name]);
        assert_eq!((by_name.results.as_str(), by_name.status), (english, 0));
        assert_eq!(run(&folder, ["explain", &rule.code.to_lowercase()]).results, english);
        assert_eq!(run(&folder, ["explain", rule.name, "--lang", "ru"]).results, russian);
    }
}

#[test]
fn the_lists_name_what_the_options_take() {
    let folder = four_files("cli-list");
    for (list, option) in [("letters", "--letters"), ("encodings", "--encoding"), ("laws", "--laws")] {
        let ran = run(&folder, ["list", list]);
        assert_eq!(ran.status, 0);
        // The explanation of a table is below it, after a blank line.
        let rows: Vec<&str> = ran.results.lines().skip(1).take_while(|line| !line.is_empty()).collect();
        assert!(rows.len() > 3, "{}", ran.results);
        for row in rows {
            let name = row.split_whitespace().next().unwrap();
            let tried = run(&folder, ["validate", option, name, "noted.pgn"]);
            assert_ne!(tried.status, 2, "{option} {name}: {}", tried.messages);
        }
    }
    let findings = run(&folder, ["list", "findings"]).results;
    for rule in rules::ALL {
        let row = findings.lines().find(|line| line.starts_with(rule.code)).unwrap();
        let words: Vec<&str> = row.split_whitespace().collect();
        assert_eq!(words[..3], [rule.code, rule.name, rule.severity.name()], "{row}");
    }
    let bridge = project().join("corpus/bridge/bridge-comparison-mismatch.ok.pbn");
    for row in run(&folder, ["list", "notations"]).results.lines().skip(1).take_while(|line| !line.is_empty()) {
        let name = row.split_whitespace().next().unwrap();
        let is_of_bridge = ["pbn", "lin", "diagram"].contains(&name);
        let file = if is_of_bridge { bridge.to_str().unwrap() } else { "sound.pgn" };
        assert_eq!(run(&folder, ["convert", "--to", name, file]).status, 0, "--to {name}");
    }
}

#[test]
fn every_shell_gets_its_completions() {
    let folder = scratch("cli-completions");
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&folder, ["completions", shell]);
        assert!(ran.results.contains("zapis") && ran.results.contains("validate"), "{shell}");
    }
}

#[test]
fn the_version_says_what_was_built() {
    let folder = scratch("cli-version");
    let number = env!("CARGO_PKG_VERSION");
    for language in ["en", "ru"] {
        let short = run(&folder, ["--lang", language, "-V"]).results;
        let facts = short.strip_prefix(&format!("zapis {number} (")).and_then(|rest| rest.strip_suffix(")\n"));
        assert!(facts.is_some_and(|facts| !facts.is_empty() && !facts.contains('\n')), "{short}");

        let long = run(&folder, ["--lang", language, "--version"]).results;
        let mut lines = long.lines();
        assert_eq!(lines.next(), Some(format!("zapis {number}").as_str()));
        for name in ["commit", "features", "profile", "target"] {
            let value = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(": "));
            assert!(value.is_some_and(|value| !value.is_empty()), "{long}");
        }
        assert_eq!(lines.next(), None);
        // Tests are built without optimization, and such a build does not look for its commit.
        assert!(!cfg!(debug_assertions) || long.contains("commit: unknown\n"), "{long}");
    }
}

#[test]
fn every_manual_page_is_in_both_languages_and_the_russian_ones_have_russian_headings() {
    let folder = scratch("cli-man");
    assert_eq!(run(&folder, ["man", "made/man"]).status, 0);
    let pages = |part: &str| {
        let files = fs::read_dir(folder.join("made/man").join(part)).unwrap().map(|entry| entry.unwrap().path());
        let mut pages: Vec<_> = files.filter(|path| path.is_file()).collect();
        pages.sort();
        pages
    };
    let (english, russian) = (pages(""), pages("ru"));
    assert!(english.len() > 8);
    assert!(english.iter().map(|page| page.file_name()).eq(russian.iter().map(|page| page.file_name())));
    for page in russian {
        let page = fs::read_to_string(page).unwrap();
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        assert!(headings.len() > 1);
        assert!(headings.iter().all(|heading| heading.chars().all(|c| !c.is_ascii_alphabetic())), "{headings:?}");
    }
}

#[test]
fn the_language_of_the_environment_does_no_harm() {
    let folder = four_files("cli-lang");
    let plain = run(&folder, ["validate", "--format", "concise", "illegal.pgn"]);
    for (name, value) in [("LANG", "ru_RU.UTF-8"), ("LC_ALL", "ru_RU.KOI8-R"), ("LANG", "C"), ("LC_ALL", "")] {
        let ran = collect(zapis(&folder).env(name, value).args(["validate", "--format", "concise", "illegal.pgn"]));
        assert_eq!(ran.status, 1);
        assert_eq!(ran.results.lines().count(), plain.results.lines().count(), "{name}={value}");
        assert!(ran.results.contains("Nf6"));
    }
}

#[test]
fn the_start_can_be_given_for_records_that_name_none() {
    let folder = scratch("cli-fen");
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let own = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. e4 Ke7 *\n");
    fs::write(folder.join("none.pgn"), "1. Kd2 Kd7 *\n").unwrap();
    fs::write(folder.join("own.pgn"), own).unwrap();
    let ran = run(&folder, ["validate", "--fen", fen, "none.pgn", "own.pgn"]);
    assert_eq!(ran.status, 0, "{}", ran.results);
    assert_eq!(run(&folder, ["validate", "none.pgn"]).status, 1);
}

#[test]
fn the_laws_requested_are_the_laws_cited() {
    let folder = four_files("cli-laws");
    for (laws, edition) in [("fide2001", "fide2001"), ("FIDE2018", "fide2018"), ("by-date", "fide2023")] {
        let ran = run(&folder, ["validate", "--format", "json", "--laws", laws, "illegal.pgn"]);
        assert_eq!(json_lines(&ran.results)[0]["laws"]["edition"], edition);
    }
}

#[test]
fn names_of_files_are_shown_and_never_obeyed() {
    let folder = scratch("cli-names");
    let name = "a\u{1b}[31m\u{202e}.pgn";
    fs::write(folder.join(name), ILLEGAL).unwrap();
    for format in ["text", "concise", "json"] {
        let ran = run(&folder, ["validate", "--format", format, name]);
        assert_eq!(ran.status, 1);
        assert!(!ran.results.contains('\u{1b}') && !ran.results.contains('\u{202e}'), "{}", ran.results);
    }
    let ran = run(&folder, ["validate", "absent\u{1b}[31m.pgn"]);
    assert!(!ran.messages.contains('\u{1b}'), "{}", ran.messages);
    assert_eq!(ran.status, 2);
}

#[test]
fn nesting_without_end_is_read_without_end() {
    let folder = scratch("cli-nesting");
    let text = format!("1. e4 {}{} e5 *\n", "(1. d4 ".repeat(20_000), ")".repeat(20_000));
    fs::write(folder.join("deep.pgn"), &text).unwrap();
    assert_eq!(run(&folder, ["validate", "deep.pgn"]).status, 0);
    let out = run(&folder, ["convert", "-q", "deep.pgn"]);
    assert_eq!((out.status, out.results.matches('(').count()), (0, 20_000));
    fs::write(folder.join("open.pgn"), &text[..50_000]).unwrap();
    let ran = run(&folder, ["validate", "--format", "json", "open.pgn"]);
    assert!(names(&ran).contains(&"unterminated-variation".to_owned()));
}

#[test]
fn what_is_very_long_is_read_to_its_end() {
    let folder = scratch("cli-long");
    let long = "x".repeat(3_000_000);
    fs::write(folder.join("tag.pgn"), format!("[Event \"{long}\"]\n\n1. e4 e5 *\n\n{ILLEGAL}")).unwrap();
    fs::write(folder.join("comment.pgn"), format!("1. e4 {{{long}}} e5 *\n\n{ILLEGAL}")).unwrap();
    fs::write(folder.join("line.pgn"), format!("1. e4 e5 ;{long}\n*\n\n{ILLEGAL}")).unwrap();
    for file in ["tag.pgn", "comment.pgn", "line.pgn"] {
        let ran = run(&folder, ["validate", "--select", "illegal-move", file]);
        assert!(ran.messages.starts_with("2 records, 4 plies: 1 error"), "{file}: {}", ran.messages);
        assert!(ran.results.len() < 1000, "{file}: what is shown of a line is short");
    }
}

#[test]
fn what_is_not_a_text_at_all_does_no_harm() {
    let folder = scratch("cli-garbage");
    // A fixed pseudorandom sequence (the generator of Park and Miller).
    let mut state = 1_u64;
    let bytes: Vec<u8> = std::iter::repeat_with(|| {
        state = state * 48_271 % 0x7fff_ffff;
        state.to_le_bytes()[1]
    })
    .take(12_000)
    .collect();
    fs::write(folder.join("garbage.pgn"), bytes).unwrap();
    for arguments in [&["validate", "--notes"][..], &["convert"], &["export", "--format", "ndjson"]] {
        let ran = run(&folder, arguments.iter().chain(&["garbage.pgn"]));
        assert_eq!(ran.status, 2, "{}", ran.messages);
        assert!(!ran.messages.contains("internal fault"), "{}", ran.messages);
    }
}

#[test]
fn a_shuffle_of_many_thousand_moves_is_counted_to_its_end() {
    let folder = scratch("cli-shuffle");
    let text = format!("{} *\n", "Nf3 Nf6 Ng1 Ng8 ".repeat(5_000));
    fs::write(folder.join("long.pgn"), text).unwrap();
    let ran = run(&folder, ["export", "--format", "ndjson", "long.pgn"]);
    let timeline = &json_lines(&ran.results)[0];
    let last = timeline["plies"].as_array().unwrap().last().unwrap();
    assert_eq!((last["ply"].as_u64(), last["occurrence"].as_u64()), (Some(20_000), Some(5_001)));
}

#[test]
fn an_internal_name_never_reaches_the_reader() {
    let folder = project().join("corpus/cases");
    let ran = run(&folder, ["validate", "--notes", "."]);
    for word in ["panicked", "src/", "Error(", "Span {", "internal fault"] {
        assert!(!ran.results.contains(word) && !ran.messages.contains(word), "{word}");
    }
}
