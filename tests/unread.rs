//! Unreadable input is passed over and reported, records are found wherever they begin, and every command ends with the
//! right status.

use std::fs;
use std::path::Path;

use crate::support::run::{Ran, collect, run, scratch, zapis};

const GAME: &str = "[Event \"E\"]\n[Site \"?\"]\n[Date \"2023.05.05\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
    [Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";

/// Bytes that are not text, as left by a crash, by damaged media and by a broken download.
fn noises() -> [Vec<u8>; 4] {
    let mut random = fastrand::Rng::with_seed(7);
    let packed = (0..3000).map(|_| random.u8(..)).collect();
    [vec![0; 2048], vec![0; 300_000], (1..32).cycle().take(4650).collect(), packed]
}

fn n_records(bytes: &[u8]) -> usize {
    memchr::memmem::find_iter(bytes, "[Event ").count()
}

#[test]
fn records_are_found_before_between_and_after_noise_by_every_command() {
    let folder = scratch("noise");
    for (number, noise) in noises().iter().enumerate() {
        for line_break in ["", "\n", "\r\n\r\n"] {
            // Bytes of any kind may run into a record; zeros and other controls do not.
            if line_break.is_empty() && number == 3 {
                continue;
            }
            let noise = [noise.as_slice(), line_break.as_bytes()].concat();
            let game = GAME.as_bytes();
            let before = [&noise, game, game, game].concat();
            let between = [game, &noise, game, game].concat();
            let behind = [game, game, game, &noise].concat();
            for (name, bytes) in [("before", before), ("between", between), ("behind", behind)] {
                fs::write(folder.join("n.pgn"), &bytes).unwrap();
                let checked = run(&folder, ["validate", "--format", "json", "n.pgn"]);
                let reported = format!("{name} {number} {line_break:?}: {}{}", checked.results, checked.messages);
                assert_eq!(checked.status, 2, "{reported}");
                let summary: serde_json::Value = serde_json::from_str(checked.results.lines().last().unwrap()).unwrap();
                assert_eq!(summary["records"], 3, "{reported}");
                assert_eq!(summary["plies"], 18, "{reported}");
                assert_eq!(checked.results.lines().count(), 1, "{reported}");
                let passed = &summary["passed_over"][0];
                assert_eq!(passed["path"], "n.pgn", "{reported}");
                let offset = usize::try_from(passed["offset"].as_u64().unwrap()).unwrap();
                let length = usize::try_from(passed["length"].as_u64().unwrap()).unwrap();
                let left = [&bytes[..offset], &bytes[offset + length..]].concat();
                assert_eq!(String::from_utf8(left).unwrap().trim_end(), GAME.repeat(3).trim_end(), "{reported}");
                assert!(checked.messages.starts_with("zapis: n.pgn: "), "{reported}");
                for arguments in [
                    &["sort", "--by", "date", "n.pgn", "-o", "out.pgn"][..],
                    &["select", "-w", "plies > 0", "n.pgn", "-o", "out.pgn"],
                    &["convert", "n.pgn", "-o", "out.pgn"],
                    &["tags", "--set", "Site=x", "n.pgn", "-o", "out.pgn"],
                ] {
                    let ran = run(&folder, arguments);
                    let written = fs::read(folder.join("out.pgn")).unwrap_or_default();
                    assert_eq!((ran.status, n_records(&written)), (2, 3), "{arguments:?} {reported} {}", ran.messages);
                    fs::remove_file(folder.join("out.pgn")).unwrap();
                }
                let ran = run(&folder, ["split", "--by", "year", "--into", "parts", "n.pgn"]);
                let written = fs::read(folder.join("parts/2023.pgn")).unwrap();
                assert_eq!((ran.status, n_records(&written)), (2, 3), "{reported} {}", ran.messages);
                fs::remove_dir_all(folder.join("parts")).unwrap();
                let unique = run(&folder, ["audit", "-q", "--write-unique", "u.pgn", "n.pgn"]);
                let written = fs::read(folder.join("u.pgn")).unwrap();
                assert_eq!((unique.status, n_records(&written)), (2, 1), "{reported} {}", unique.messages);
            }
        }
    }
}

#[test]
fn noise_is_the_same_for_every_range_and_for_any_number_of_threads() {
    let folder = scratch("noise-ranges");
    let [zeros, _, controls, packed] = noises();
    let bytes =
        [&zeros, GAME.as_bytes(), &zeros[..100], GAME.as_bytes(), &controls[..200], b"\n", GAME.as_bytes(), &packed];
    let bytes = bytes.concat();
    fs::write(folder.join("n.pgn"), &bytes).unwrap();
    let passed_over = |arguments: &[&str]| -> (u64, Vec<serde_json::Value>) {
        let ran = run(&folder, [&["validate", "-q", "--format", "json", "n.pgn"], arguments].concat());
        let summary: serde_json::Value = serde_json::from_str(ran.results.lines().last().unwrap()).unwrap();
        let list = summary["passed_over"].as_array().cloned().unwrap_or_default();
        assert_eq!(ran.status, if list.is_empty() { 0 } else { 2 }, "{arguments:?}: {}", ran.messages);
        (summary["records"].as_u64().unwrap(), list)
    };
    let whole = passed_over(&[]);
    assert_eq!((whole.0, whole.1.len()), (3, 4), "{whole:?}");
    assert_eq!(passed_over(&["--jobs", "4"]), whole);
    for cut in (0..bytes.len()).step_by(67) {
        let (first, second) = (format!("0..{cut}"), format!("{cut}.."));
        let (mut both, rest) = (passed_over(&["--range", &first]), passed_over(&["--range", &second]));
        both.0 += rest.0;
        both.1.extend(rest.1);
        assert_eq!(both, whole, "cut at {cut}");
    }
}

#[test]
fn a_program_or_a_picture_stays_no_text() {
    let folder = scratch("no-text");
    let programs =
        [&b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0"[..], &[0; 3000], GAME.as_bytes(), &[0; 100]].concat();
    let picture = [b"\xff\xd8\xff\xe0\0\x10JFIF\0".as_slice(), &noises()[3]].concat();
    for bytes in [programs, picture, noises()[0].clone(), noises()[3].clone()] {
        fs::write(folder.join("n.pgn"), &bytes).unwrap();
        let ran = run(&folder, ["validate", "--format", "json", "n.pgn"]);
        assert_eq!(ran.status, 2, "{}", ran.results);
        let length = format!("\"passed_over\":[{{\"path\":\"n.pgn\",\"offset\":0,\"length\":{},", bytes.len());
        assert!(ran.results.contains("this file is not text") && ran.results.contains(&length), "{}", ran.results);
    }
}

/// Every command that reads records, with an output if it has one.
const COMMANDS: [&[&str]; 18] = [
    &["validate"],
    &["validate", "--diff"],
    &["validate", "--format", "json"],
    &["convert", "-o", "out"],
    &["export", "-o", "out"],
    &["export", "--format", "csv", "--rows", "games", "-o", "out"],
    &["export", "--format", "sqlite", "-o", "out"],
    &["claims"],
    &["repair", "-o", "out"],
    &["audit", "-o", "out"],
    &["audit", "--format", "sqlite", "-o", "out"],
    &["audit", "--write-unique", "out"],
    &["standings", "-o", "out"],
    &["standings", "--list-players", "-o", "out"],
    &["select", "-w", "plies > 0", "-o", "out"],
    &["sort", "--by", "date", "-o", "out"],
    &["tags", "--set", "Site=x", "-o", "out"],
    &["split", "--by", "year", "--into", "out"],
];

fn ran(folder: &Path, arguments: &[&str]) -> Ran {
    let out = folder.join("out");
    let _ = fs::remove_file(&out);
    let _ = fs::remove_dir_all(&out);
    collect(zapis(folder).args(arguments))
}

#[test]
fn where_something_could_not_be_read_or_was_not_written_every_command_ends_with_2() {
    let folder = scratch("statuses");
    let other = GAME.replace("\"A\"", "\"C\"").replace("[Round \"1\"]", "[Round \"2\"]");
    fs::write(folder.join("sound.pgn"), [GAME, &other].concat()).unwrap();
    fs::write(folder.join("partly.pgn"), [GAME.as_bytes(), &noises()[0], b"\n", GAME.as_bytes()].concat()).unwrap();
    fs::write(folder.join("noise.pgn"), &noises()[3]).unwrap();
    // A gzip stream that breaks off.
    fs::write(folder.join("damaged.pgn.gz"), b"\x1f\x8b\x08\0\0\0\0\0\0\xff\x8b\x76\x2d\x4b\xcd").unwrap();
    for command in COMMANDS {
        let sound = ran(&folder, &[command, &["sound.pgn"]].concat());
        assert_eq!(sound.status, 0, "{command:?}: {}", sound.messages);
        for bad in ["missing.pgn", "damaged.pgn.gz", "noise.pgn", "partly.pgn"] {
            for arguments in [[command, &[bad]].concat(), [command, &["sound.pgn", bad]].concat()] {
                let ran = ran(&folder, &arguments);
                assert_eq!(ran.status, 2, "{arguments:?}: {}", ran.messages);
                assert!(ran.messages.contains(bad), "{arguments:?} does not say why: {}", ran.messages);
                let is_written = folder.join("out").exists();
                let is_reported = ran.messages.contains("not written") || arguments[0] == "standings";
                let has_output = command.contains(&"out");
                assert!(!has_output || is_written || is_reported, "{arguments:?}: {}", ran.messages);
            }
        }
    }
    let compared = run(&folder, ["compare", "sound.pgn", "missing.pgn"]);
    assert_eq!(compared.status, 2, "{}", compared.messages);
    let compared = run(&folder, ["compare", "sound.pgn", "partly.pgn"]);
    assert_eq!(compared.status, 2, "{}", compared.messages);
    let planned = run(&folder, ["plan", "sound.pgn", "missing.pgn"]);
    assert_eq!(planned.status, 2, "{}", planned.messages);
}

#[test]
fn words_of_records_and_names_of_files_steer_no_terminal_whatever_the_command() {
    let folder = scratch("hostile");
    let hostile = "\x1b]0;x\x07\x1b[31m\u{202e}\u{9b}2J";
    let name = "n\u{1b}[31m\u{202e}.pgn";
    let record = GAME.replace("[Result \"1-0\"]", &format!("[Result \"1-0{hostile}\"]")).replace("2023.05.05", hostile);
    let record = record
        .replace("[Event \"E\"]", &format!("[Event \"E{hostile}\"]"))
        .replace("\"A\"", &format!("\"A{hostile}\""));
    fs::write(folder.join(name), [record.as_bytes(), &noises()[0]].concat()).unwrap();
    let more: [&[&str]; 3] =
        [&["tags", "--results"], &["tags", "--dates"], &["split", "--by", "result", "--into", "out"]];
    for command in COMMANDS.iter().chain(&more) {
        for language in ["en", "ru"] {
            let ran = ran(&folder, &[command, &["--lang", language, name][..]].concat());
            let is_hostile = |text: &str| text.contains(['\u{1b}', '\u{7}', '\u{202e}', '\u{9b}', '\0']);
            assert!(!is_hostile(&ran.messages), "{command:?}: {:?}", ran.messages);
        }
    }
}

#[test]
fn the_only_game_of_an_event_is_not_said_to_lack_players() {
    let folder = scratch("alone");
    fs::write(folder.join("a.pgn"), GAME.replace("1-0", "*")).unwrap();
    // A page that says so is written, a table is not.
    for (format, status) in [("text", 2), ("html", 1)] {
        let ran = run(&folder, ["standings", "--format", format, "a.pgn"]);
        assert_eq!(ran.status, status, "{format}");
        assert!(ran.messages.contains("alone of its event"), "{format}: {}", ran.messages);
    }
}
