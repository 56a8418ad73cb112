//! Deals of bridge are selected by conditions as games are, and written as they are stored; an audit of them accepts a
//! baseline and a chosen event.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::run::{Ran, project, run, scratch};

fn corpus(name: &str) -> String {
    fs::read_to_string(project().join("corpus/bridge").join(name)).unwrap()
}

fn write(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = scratch(name);
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    folder
}

/// Returns the number of deals of the file that match.
fn count(folder: &Path, condition: &str, file: &str) -> usize {
    let ran = run(folder, ["select", "-c", "-w", condition, file]);
    assert!(ran.status < 2, "{condition}: {}", ran.messages);
    ran.results.trim().parse().unwrap()
}

#[test]
fn deals_are_asked_what_games_are_asked_and_what_only_deals_have() {
    let teams = corpus("sitting-teams.pbn");
    let folder = write("bridge-select", &[("a.pbn", &teams)]);
    for (condition, wanted) in [
        ("player ~ WO", 3),
        ("north = NO", 3),
        ("event ~ cup and date in 2026.03..2026.04", 6),
        ("date < 2026", 0),
        ("board = 2", 2),
        ("board in 1..2", 4),
        ("dealer = N", 2),
        ("dealer in (E, S)", 4),
        ("vulnerable = NS", 2),
        ("vulnerability in (none, EW)", 4),
        ("contract = 4S", 2),
        ("contract ~ \"3NT*\"", 2),
        ("declarer = NS", 4),
        ("declarer = E", 2),
        ("result = made", 4),
        ("result = down", 2),
        ("result = passed", 0),
        ("tricks >= 10", 3),
        ("score < 0", 2),
        ("score in 400..450", 3),
        ("tag(Room) = Open", 3),
        ("game = bridge", 6),
        ("game = chess or eco = B90 or white ~ WO or elo > 1", 0),
        ("not elo > 1", 6),
        ("complete", 6),
        ("record in 2..3", 2),
        ("not (board = 2 or result = down)", 3),
    ] {
        assert_eq!(count(&folder, condition, "a.pbn"), wanted, "{condition}");
    }
    let revoke = write("bridge-select-finding", &[("a.pbn", &corpus("bridge-play-revoke.pbn"))]);
    assert_eq!(count(&revoke, "finding = bridge-play-revoke", "a.pbn"), 1);
    assert_eq!(count(&revoke, "finding = error and not complete", "a.pbn"), 1);
}

#[test]
fn deals_are_written_as_they_are_stored_after_what_says_how_the_file_is_written() {
    let teams = corpus("sitting-teams.pbn").replace('\n', "\r\n");
    let folder = write("bridge-select-stored", &[("a.pbn", &teams)]);
    let all = run(&folder, ["select", "-q", "-w", "board > 0", "a.pbn"]);
    assert_eq!((all.status, all.results.trim_end()), (0, teams.trim_end()), "{}", all.messages);
    let ran = run(&folder, ["select", "-q", "-w", "board = 3 and tag(Room) = Closed", "a.pbn"]);
    let last = teams.split("\r\n\r\n").last().unwrap();
    assert_eq!(ran.results.trim_end(), format!("% PBN 2.1\r\n{}", last.trim_end()));
    let ran = run(&folder, ["select", "-w", "board = 9", "a.pbn"]);
    assert_eq!((ran.status, ran.results.as_str()), (1, ""), "{}", ran.messages);
    assert_eq!(run(&folder, ["select", "-q", "--sample", "2", "a.pbn"]).results.matches("[Event").count(), 2);
    assert_eq!(run(&folder, ["select", "-q", "--first", "2", "a.pbn"]).results.matches("[Event").count(), 2);
    let json = run(&folder, ["select", "-q", "--to", "ndjson", "-w", "result = down", "a.pbn"]);
    assert_eq!(json.results.matches("zapis.deal/1").count(), 2, "{}", json.messages);
}

#[test]
fn deals_stay_in_their_order_where_the_numbers_of_some_decide_and_in_long_files() {
    let teams = corpus("sitting-teams.pbn");
    let (heading, games) = teams.split_once('\n').unwrap();
    let long = format!("{heading}\n{}", format!("{}\n\n", games.trim_end()).repeat(300));
    let folder = write("bridge-select-order", &[("a.pbn", &teams), ("long.pbn", &long)]);
    // The third and the fourth match only by their number, the others at once.
    let ran = run(&folder, ["select", "-q", "-w", "board != 2 or record = 3", "a.pbn"]);
    let at_once = run(&folder, ["select", "-q", "-w", "board != 2 or tag(Room) = Open", "a.pbn"]);
    assert_eq!((ran.status, &ran.results), (0, &at_once.results));
    assert_eq!(ran.results.matches("[Board ").count(), 5);
    for files in [&["long.pbn"][..], &["a.pbn", "long.pbn", "a.pbn"]] {
        let select = |jobs: &'static str, more: &[&'static str]| {
            let arguments = [&["select", "-q", "-w", "board > 0", "--jobs", jobs][..], more, files].concat();
            run(&folder, arguments).results
        };
        let expected = files.iter().map(|file| if *file == "a.pbn" { 6 } else { 1800 }).sum::<usize>();
        for more in [&[][..], &["--to", "pbn"], &["--to", "json"]] {
            let one = select("1", more);
            assert_eq!(one, select("2", more), "{files:?} {more:?}");
            let mark = if more.contains(&"json") { "zapis.deal/1" } else { "[Board " };
            let n = one.matches(mark).count();
            assert_eq!(n, expected, "{files:?} {more:?}");
        }
    }
}

#[test]
fn boards_of_lin_keep_the_heading_of_their_match() {
    let heading = "vg|Cup,Final,I,1,2,Reds,0,Blues,0|\nrs|4SN=,,PASS,|\npn|a,b,c,d,e,f,g,h|pg||\n";
    let board = |n: u32, calls: &str| {
        format!(
            "qx|o{n}|st||md|3SKQ97HQ9DAK54CJ75,SJT85HA742D863CQ6,SA643HKJT8D92CAK3,S2H653DQJT7CT9842|sv|o|{calls}pg||\n"
        )
    };
    let played = board(1, "mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|mc|10|");
    let passed = board(2, "mb|p|mb|p|mb|p|mb|p|");
    let folder = write("bridge-select-lin", &[("a.lin", &[heading, &played, &passed].concat())]);
    let ran = run(&folder, ["select", "-q", "-w", "result = passed and event = Cup and south = a", "a.lin"]);
    assert_eq!(ran.results, [heading, &passed].concat(), "{}", ran.messages);
    let ran = run(&folder, ["select", "-q", "-w", "game = bridge", "a.lin"]);
    assert_eq!(ran.results, [heading, &played, &passed].concat());
}

#[test]
fn diagrams_that_were_printed_are_read_back() {
    let folder = write("bridge-diagrams", &[("a.txt", &corpus("diagrams-printed.txt"))]);
    let ran = run(&folder, ["validate", "--format", "concise", "a.txt"]);
    assert_eq!((ran.status, ran.results.as_str()), (0, ""), "{}", ran.messages);
    assert!(ran.messages.contains("2 records"), "{}", ran.messages);
    let pbn = run(&folder, ["convert", "-q", "--to", "pbn", "a.txt"]).results;
    assert!(
        pbn.contains("[Deal \"S:AKQJ.T98.765.432 ") && pbn.contains("[Contract \"1NTX\"]\r\n[Result \"7\"]"),
        "{pbn}"
    );
    fs::write(folder.join("b.pbn"), &pbn).unwrap();
    let printed = run(&folder, ["convert", "-q", "--to", "diagram", "b.pbn"]).results;
    fs::write(folder.join("b.txt"), &printed).unwrap();
    assert_eq!(run(&folder, ["convert", "-q", "--to", "pbn", "b.txt"]).results, pbn);
    let wrong = corpus("diagrams-printed.txt").replace("♠ 765\n", "♠ 76\n");
    fs::write(folder.join("c.txt"), wrong).unwrap();
    let ran = run(&folder, ["validate", "--format", "concise", "c.txt"]);
    assert!(ran.results.starts_with("c.txt:3:13: error[bridge-deal-missing-card]"), "{}", ran.results);
}

fn audit(folder: &Path, arguments: &[&str]) -> Ran {
    run(folder, [&["audit", "--format", "concise"], arguments].concat())
}

#[test]
fn what_is_known_of_deals_is_reported_once_and_stays_known_where_they_move() {
    let wrong = corpus("bridge-score-mismatch.pbn");
    let wrong: String = wrong.lines().filter(|line| !line.starts_with("%~")).flat_map(|line| [line, "\n"]).collect();
    let folder = write("bridge-baseline", &[("a.pbn", &wrong)]);
    let first = audit(&folder, &["--baseline", "known", "a.pbn"]);
    assert_eq!(first.results.matches("bridge-score-mismatch").count(), 1, "{}", first.results);
    let second = audit(&folder, &["--baseline", "known", "a.pbn"]);
    assert!(!second.results.contains("bridge-score-mismatch"), "{}", second.results);
    let moved = format!("% PBN 2.1\n[Event \"Other\"]\n[Board \"2\"]\n\n{}", wrong.replace("% PBN 2.1\n", ""));
    fs::write(folder.join("a.pbn"), wrong.replace("% PBN 2.1\n", "")).unwrap();
    audit(&folder, &["--baseline", "known", "--update-baseline", "a.pbn"]);
    fs::write(folder.join("a.pbn"), moved).unwrap();
    let third = audit(&folder, &["--baseline", "known", "a.pbn"]);
    assert!(!third.results.contains("bridge-score-mismatch"), "{}", third.results);
    let changed = wrong.replace("[Event", "[Site \"here\"]\n[Event");
    fs::write(folder.join("a.pbn"), changed).unwrap();
    assert!(audit(&folder, &["--baseline", "known", "a.pbn"]).results.contains("bridge-score-mismatch"));
}

#[test]
fn findings_of_one_event_may_be_requested() {
    let wrong = corpus("bridge-score-mismatch.pbn");
    let cup = format!(
        "[Event \"Cup\"]\n{}",
        wrong.lines().filter(|line| !line.starts_with('%')).collect::<Vec<_>>().join("\n")
    );
    let cup = cup.replacen("[Event \"Cup\"]\n[Event", "[Event", 1);
    let folder = write("bridge-event", &[("a.pbn", &cup)]);
    let name = cup.split('"').nth(1).unwrap();
    assert!(audit(&folder, &["--event", name, "a.pbn"]).results.contains("bridge-score-mismatch"), "{cup}");
    let ran = audit(&folder, &["--event", "Elsewhere", "a.pbn"]);
    assert_eq!((ran.status, ran.results.contains("bridge-score-mismatch")), (0, false), "{}", ran.results);
}

#[test]
fn of_deals_no_decisions_are_drafted_and_that_is_reported() {
    let folder = write("bridge-decisions", &[("a.pbn", &corpus("bridge-score-mismatch.ok.pbn"))]);
    let ran = audit(&folder, &["--decisions", "d.toml", "a.pbn"]);
    assert!(ran.messages.contains("no draft for bridge records"), "{}", ran.messages);
}

#[test]
fn deals_that_say_again_what_a_record_before_them_says_are_repeated() {
    let teams = corpus("sitting-teams.pbn");
    let n = teams.matches("[Board ").count();
    let bare = "% PBN 2.1\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
                [Deal \"N:A643.KJT8.92.AK3 2.653.QJT7.T9842 KQ97.Q9.AK54.J75 JT85.A742.863.Q6\"]\n\n";
    let other = bare.replace("[Board \"1\"]", "[Board \"2\"]");
    let folder = write(
        "bridge-select-repeated",
        &[("a.pbn", &teams), ("b.pbn", &teams), ("c.pbn", &[bare, bare, &other].concat())],
    );
    assert_eq!(count(&folder, "repeated", "a.pbn"), 0);
    let ran = run(&folder, ["select", "-c", "-w", "repeated", "a.pbn", "b.pbn"]);
    assert_eq!(ran.results.trim(), n.to_string(), "{}", ran.messages);
    let ran = run(&folder, ["select", "-q", "-w", "not repeated", "a.pbn", "b.pbn"]);
    assert_eq!(ran.results.trim_end(), teams.trim_end());
    assert_eq!(count(&folder, "repeated", "c.pbn"), 1);
    assert_eq!(count(&folder, "contained", "c.pbn"), 0);
}
