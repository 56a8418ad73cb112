//! Tavreli through the program: its records are checked, rewritten, restored and ruled on as those of chess are.

use std::fs;
use std::path::Path;

use crate::support::run::{run, scratch};

const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/games/tavreli.tpgn");

fn export(folder: &Path, path: &str) -> Vec<serde_json::Value> {
    let made = run(folder, ["export", "--quiet", "--format", "ndjson", path]);
    made.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn moves(timeline: &serde_json::Value) -> Vec<&str> {
    timeline["plies"].as_array().unwrap().iter().map(|ply| ply["san"].as_str().unwrap()).collect()
}

#[test]
fn sound_games_have_no_findings_and_a_timeline_of_their_system() {
    let folder = scratch("tavreli-sound");
    assert_eq!(run(&folder, ["validate", "--quiet", GAMES]).results, "");
    let timelines = export(&folder, GAMES);
    assert_eq!(timelines.len(), 4);
    assert!(timelines.iter().all(|timeline| timeline["system"] == "tavreli" && timeline["complete"] == true));
    // The last is the second again, in Russian letters.
    assert_eq!(timelines[3]["letters"], "cyrillic");
    assert_eq!(moves(&timelines[3]), moves(&timelines[1]));
}

#[test]
fn records_come_back_from_russian_letters_as_they_went() {
    let folder = scratch("tavreli-letters");
    let (latin, cyrillic, back) = (folder.join("latin.pgn"), folder.join("cyrillic.pgn"), folder.join("back.pgn"));
    let convert = |letters: &str, from: &str, to: &Path| {
        run(&folder, ["convert", "--quiet", "--out-letters", letters, from, "-o", to.to_str().unwrap()]);
    };
    convert("en", GAMES, &latin);
    convert("ru", latin.to_str().unwrap(), &cyrillic);
    convert("en", cyrillic.to_str().unwrap(), &back);
    let text = fs::read_to_string(&cyrillic).unwrap();
    assert_eq!(text.matches("[Files \"cyrillic\"]").count(), 4);
    assert!(text.contains("1. б1-в3 б8xг7"), "{text}");
    assert_eq!(fs::read_to_string(&back).unwrap(), fs::read_to_string(&latin).unwrap());
}

#[test]
fn a_damaged_record_is_restored_by_what_follows() {
    let folder = scratch("tavreli-restored");
    let sound = fs::read_to_string(GAMES).unwrap();
    // A misread rank, and a capture count that was left out: after both, the moves cannot be played.
    let damaged = sound.replacen("5. (1)e2-b5+", "5. e2-b5+", 1).replacen("a6-a5", "a6-a8", 1);
    let path = folder.join("damaged.tpgn");
    fs::write(&path, &damaged[..damaged.find("[Round \"2\"]").unwrap()]).unwrap();
    let path = path.to_str().unwrap();
    let restored = run(&folder, ["repair", "--quiet", path]).results;
    assert!(restored.contains("3... a6-a5") || restored.contains("a6-a5 {written: a6-a8}"), "{restored}");
    assert!(restored.contains("(1)e2-b5+ {written: e2-b5+}"), "{restored}");
}

#[test]
fn the_game_is_known_by_its_tag_by_the_option_or_by_its_moves() {
    let folder = scratch("tavreli-known");
    let names = |record: &str| -> Vec<String> {
        let path = folder.join("record.pgn");
        fs::write(&path, record).unwrap();
        let made = run(&folder, ["validate", "--quiet", "--format", "concise", "record.pgn"]);
        made.results.lines().filter_map(|line| Some(line.split_once('[')?.1.split_once(']')?.0.to_owned())).collect()
    };
    let moves = "1. d1xc1 d8xe7 2. (1)c1-d1 g8-f6 *\n";
    assert_eq!(names(moves), ["game-recognized"]);
    assert_eq!(names(&format!("[Variant \"Tavreli\"]\n\n{moves}")), [""; 0]);
    assert_eq!(names("1. d1xc1 d8xe7 *\n"), ["illegal-move"]);
    let made = run(&folder, ["validate", "--quiet", "--system", "tavreli", "record.pgn"]);
    assert_eq!(made.results, "");
}

#[test]
fn sheets_of_one_game_are_reconciled_by_legality() {
    let folder = scratch("tavreli-compared");
    let sound = fs::read_to_string(GAMES).unwrap();
    let sound = &sound[sound.find("[Event").unwrap()..sound.find("\n\n[Event").unwrap()];
    fs::write(folder.join("a.tpgn"), sound).unwrap();
    // Another legal move, a misread file, and a ply left out.
    let other = sound.replacen("2. d1xe2", "2. d1xc1", 1).replacen("a6-a5", "a6-q5", 1).replacen(" h1xg1", "", 1);
    fs::write(folder.join("b.tpgn"), other).unwrap();
    let made = run(&folder, ["compare", "--quiet", "--format", "json", "a.tpgn", "b.tpgn"]).results;
    let game: serde_json::Value = serde_json::from_str(made.lines().next().unwrap()).unwrap();
    assert_eq!((&game["plies"], &game["complete"]), (&60.into(), &true.into()), "{made}");
    let verdicts: Vec<_> =
        game["rows"].as_array().unwrap().iter().map(|row| row["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["goes-on", "only-written", "only-legal"], "{made}");
    let shown = run(&folder, ["compare", "--quiet", "a.tpgn", "b.tpgn"]).results;
    assert!(shown.contains("A is right: after `d1xc1` 5. (1)e2-b5+ cannot"), "{shown}");
}

#[test]
fn prose_that_quotes_moves_is_no_sheet() {
    let folder = scratch("tavreli-prose");
    let prose = "[Variant \"Tavreli\"]\n\n1. e2-e4 was what the author meant, and the others who stood around the table laughed aloud *\n";
    fs::write(folder.join("a.tpgn"), prose).unwrap();
    fs::write(folder.join("b.tpgn"), prose).unwrap();
    let made = run(&folder, ["compare", "a.tpgn", "b.tpgn"]);
    assert_eq!((made.status, made.results.as_str()), (2, ""), "{}", made.messages);
    assert!(made.messages.contains("no sheet of a game could be read"), "{}", made.messages);
}
