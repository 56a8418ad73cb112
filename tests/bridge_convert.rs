//! Records of bridge are written as PBN, LIN and diagrams, and exported as JSON, by the program and the library alike.

use std::fs;
use std::path::Path;

use crate::support::plain::paths;
use crate::support::run::{Ran, project, run, scratch};
use serde_json::{Value, json};
use zapis::{BridgeFormat, Convert, ExportFormat, Inputs, Options};

const GAME: &str = "[Board \"7\"]\n[West \"Müller\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n\
                    [Deal \"S:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765\"]\n[Declarer \"S\"]\n\
                    [Contract \"1NTX\"]\n[Result \"7\"]\n[Auction \"S\"]\n1NT =1= Pass Pass X! AP\n[Note \"1:15-17\"]\n[Play \"W\"]\n\
                    CA C8 C5 C2\nCK C9 C6 C3\nCQ - - -\n*\n";

fn write(name: &str, files: &[(&str, &[u8])]) -> std::path::PathBuf {
    let folder = scratch(name);
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    folder
}

fn read(folder: &Path, name: &str) -> String {
    String::from_utf8(fs::read(folder.join(name)).unwrap()).unwrap()
}

#[test]
fn several_files_become_one_export() {
    let folder = write("bridge-several", &[("a.pbn", GAME.as_bytes()), ("b.pbn", b"% PBN 2.1\n\n[Board \"8\"]\n")]);
    let ran = run(&folder, ["convert", "-q", "--to", "pbn", "a.pbn", "b.pbn", "-o", "all.pbn"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    let all = read(&folder, "all.pbn");
    assert!(all.starts_with("% PBN 2.1\r\n% EXPORT\r\n[Event \"?\"]\r\n"), "{all}");
    assert_eq!(all.matches("% EXPORT").count(), 1);
    assert!(all.contains("[Note \"1:15-17\"]\r\n[Play \"W\"]\r\nCA C8 C5 C2\r\n"), "{all}");
    assert!(all.contains("*\r\n\r\n[Event \"?\"]"), "{all}");
    run(&folder, ["convert", "-q", "--to", "pbn", "all.pbn", "-o", "again.pbn"]);
    assert_eq!(read(&folder, "again.pbn"), all);
}

#[test]
fn every_case_is_exported_once_and_for_all() {
    let folder = scratch("bridge-cases");
    for path in paths(&project().join("corpus/bridge")) {
        let name = path.to_str().unwrap();
        let ran = run(&folder, ["convert", "-q", "--to", "pbn", name, "-o", "once.pbn"]);
        assert!(ran.status < 2, "{name}: {}", ran.messages);
        run(&folder, ["convert", "-q", "--to", "pbn", "once.pbn", "-o", "twice.pbn"]);
        assert_eq!(fs::read(folder.join("once.pbn")).unwrap(), fs::read(folder.join("twice.pbn")).unwrap(), "{name}");
        fs::remove_file(folder.join("once.pbn")).unwrap();
    }
}

#[test]
fn encodings_are_kept_unless_another_is_requested() {
    let latin: Vec<u8> = GAME.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let folder = write("bridge-encodings", &[("a.pbn", &latin), ("b.pbn", GAME.replace("Müller", "Ёж").as_bytes())]);
    run(&folder, ["convert", "-q", "--to", "pbn", "a.pbn", "-o", "kept.pbn"]);
    assert!(fs::read(folder.join("kept.pbn")).unwrap().windows(8).any(|bytes| bytes == b"\"M\xfcller\""));
    run(&folder, ["convert", "-q", "--to", "pbn", "--out-encoding", "utf-8", "a.pbn", "-o", "utf8.pbn"]);
    let text = read(&folder, "utf8.pbn");
    assert!(text.starts_with("% PBN 2.1\r\n% EXPORT\r\n%Content-type: text/x-pbn; charset=utf-8\r\n"), "{text}");
    assert!(text.contains("\"Müller\""));
    let ran = run(&folder, ["convert", "--to", "pbn", "--out-encoding", "windows-1252", "b.pbn"]);
    assert_eq!(ran.status, 1);
    assert!(ran.messages.contains("unmappable-byte") && ran.results.contains("\"&#1025;&#1078;\""), "{}", ran.messages);
    run(&folder, ["convert", "-q", "--to", "pbn", "--out-encoding", "windows-1251", "b.pbn", "-o", "1251.pbn"]);
    let back = run(&folder, ["convert", "-q", "--to", "pbn", "--out-encoding", "utf-8", "1251.pbn"]);
    assert!(back.results.contains("[West \"Ёж\"]"), "{}", back.results);
}

#[test]
fn lin_says_what_it_has_no_place_for_and_comes_back() {
    let folder = write("bridge-lin", &[("a.pbn", GAME.as_bytes())]);
    let ran = run(&folder, ["convert", "--to", "lin", "a.pbn"]);
    assert_eq!(ran.status, 0);
    assert_eq!(ran.messages, "zapis: LIN has no place for judgements of calls and cards (records: 1)\n");
    assert_eq!(
        ran.results,
        "qx|o7|pn|,Müller,,|st||md|1SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,S432HAKQJDT98C765|rh||ah|Board 7|\
         sv|b|mb|1N!|an|15-17|mb|p|mb|p|mb|d|mb|p|mb|p|mb|p|pg||pc|CA|pc|C8|pc|C5|pc|C2|pg||pc|CK|pc|C9|pc|C6|pc|C3|\
         pg||pc|CQ|mc|7|pg||\n"
    );
    fs::write(folder.join("a.lin"), &ran.results).unwrap();
    let back = run(&folder, ["convert", "-q", "--to", "pbn", "a.lin"]).results;
    let plain = GAME.replace("X!", "X").replace("AP", "Pass Pass Pass");
    fs::write(folder.join("plain.pbn"), plain).unwrap();
    assert_eq!(back, run(&folder, ["convert", "-q", "--to", "pbn", "plain.pbn"]).results);
}

#[test]
fn notes_numbered_from_0_are_written_by_the_numbers_that_refer_to_them() {
    let game = "% PBN 2.1\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Auction \"N\"]\n1S=1 Pass 4S Pass\nPass Pass\n\
                [Note \"0: Alert.\"]\n";
    let folder = write("bridge-notes", &[("a.pbn", game.as_bytes())]);
    run(&folder, ["convert", "-q", "--to", "pbn", "a.pbn", "-o", "b.pbn"]);
    let written = read(&folder, "b.pbn");
    assert!(written.contains("1S =1= Pass") && written.contains("[Note \"1: Alert.\"]"), "{written}");
    let ran = run(&folder, ["validate", "-q", "b.pbn"]);
    assert_eq!((ran.status, ran.results.as_str()), (0, ""));
}

#[test]
fn diagrams_are_printed_in_english_and_in_russian() {
    let folder =
        write("bridge-diagram", &[("a.pbn", GAME.as_bytes()), ("b.pbn", b"[Board \"1\"]\n[Contract \"Pass\"]\n")]);
    let ran = run(&folder, ["convert", "-q", "--to", "diagram", "a.pbn", "b.pbn", "a.pbn"]);
    let wanted = "7           ♠ 765\nS           ♥ 432\nAll         ♦ AKQJ\n            ♣ 1098\n\
                  ♠ 1098              ♠ 432\n♥ 765               ♥ AKQJ\n♦ 432               ♦ 1098\n♣ AKQJ              ♣ 765\n            \
                  ♠ AKQJ\n            ♥ 1098\n            ♦ 765\n            ♣ 432\n1NTX S 7\n";
    assert_eq!(ran.results, format!("{wanted}\n{wanted}"));
    let ran = run(&folder, ["convert", "-q", "--to", "diagram", "--out-letters", "ru", "a.pbn"]);
    assert!(ran.results.contains("все         ♦ ТКДВ\n") && ran.results.ends_with("1БК к Ю 7\n"), "{}", ran.results);
    run(
        &folder,
        [
            "convert",
            "-q",
            "--to",
            "diagram",
            "--out-letters",
            "ru",
            "--out-encoding",
            "windows-1251",
            "a.pbn",
            "-o",
            "ru.txt",
        ],
    );
    let bytes = fs::read(folder.join("ru.txt")).unwrap();
    assert!(bytes.windows(6).any(|part| part == b"\xe1 \xd2\xca\xc4\xc2"), "{bytes:?}");
}

#[test]
fn what_bridge_has_not_is_refused() {
    let folder = write("bridge-refused", &[("a.pbn", GAME.as_bytes()), ("a.pgn", b"1. e4 *\n")]);
    for (arguments, wanted) in [
        (&["--to", "pbn", "--out-letters", "ru", "a.pbn"][..], "PBN and LIN are written in Latin letters"),
        (&["--to", "diagram", "--out-letters", "de", "a.pbn"], "diagrams are printed with"),
        (&["--to", "pbn", "--drop", "comments", "a.pbn"], "records of bridge have nothing"),
        (&["--to", "lin", "--merge-lines", "a.pbn"], "lines are put together"),
        (&["--to", "lin", "--standalone", "a.pbn"], "--standalone is for games that are typeset"),
        (&["--to", "pbn", "a.pgn"], "no records of bridge are in it"),
        (&["--to", "uci", "a.pbn"], "are not read here"),
    ] {
        let ran: Ran = run(&folder, [&["convert"], arguments].concat());
        assert_eq!(ran.status, 2, "{arguments:?}");
        assert!(ran.messages.contains(wanted), "{arguments:?}: {}", ran.messages);
    }
    let ran = run(&folder, ["convert", "--to", "pbn", ".", "-o", "x.pbn"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    assert!(ran.messages.contains("a.pgn: skipped"), "{}", ran.messages);
}

#[test]
fn a_deal_is_exported_as_it_was_dealt_called_and_played() {
    let folder = write("bridge-export", &[("a.pbn", GAME.as_bytes())]);
    let ran = run(&folder, ["export", "--format", "ndjson", "a.pbn"]);
    let deal: Value = serde_json::from_str(&ran.results).unwrap();
    assert_eq!(deal["source"], json!({ "path": "a.pbn", "record": 1, "line": 1, "offset": 0 }));
    assert_eq!((&deal["board"], &deal["dealer"], &deal["vulnerable"]), (&json!(7), &json!("S"), &json!("All")));
    assert_eq!(deal["hands"]["N"], "765.432.AKQJ.T98");
    let first = json!({ "call": 1, "seat": "S", "written": "1NT", "meaning": "1NT", "alert": true, "note": "15-17" });
    assert_eq!((deal["auction"].as_array().unwrap().len(), &deal["auction"][0]), (7, &first));
    assert_eq!(deal["auction"][3]["annotations"], json!(["!"]));
    assert_eq!(deal["contract"], json!({ "level": 1, "denomination": "NT", "risk": "X", "declarer": "S" }));
    assert_eq!(deal["play"][1], json!({ "trick": 2, "lead": "W", "cards": ["CK", "C9", "C6", "C3"], "winner": "W" }));
    assert_eq!(deal["play"][2], json!({ "trick": 3, "lead": "W", "cards": ["CQ"] }));
    assert_eq!((&deal["tricks"], &deal["score"]), (&json!(7), &json!({ "NS": 180 })));
    assert_eq!((&deal["complete"], &deal["result"]["tag"]), (&json!(true), &json!("7")));
    let ran = run(&folder, ["export", "a.pbn", "a.pbn"]);
    assert_eq!(serde_json::from_str::<Vec<Value>>(&ran.results).unwrap().len(), 2);
}

#[test]
fn the_library_writes_what_the_program_writes() {
    let paths: Vec<_> = paths(&project().join("corpus/bridge")).into_iter().take(40).collect();
    let arguments = |head: &[&str]| {
        let mut all: Vec<String> = head.iter().map(|word| (*word).to_owned()).collect();
        all.extend(paths.iter().map(|path| path.to_str().unwrap().to_owned()));
        all
    };
    let folder = scratch("bridge-library");
    let options = Options::default();
    for (format, name) in [(BridgeFormat::Pbn, "pbn"), (BridgeFormat::Lin, "lin"), (BridgeFormat::Diagram, "diagram")] {
        let made = zapis::convert(Inputs::paths(&paths), &Convert::deals(format), &options).unwrap();
        run(&folder, arguments(&["convert", "-q", "--to", name, "-o", name]));
        assert_eq!(made.bytes, fs::read(folder.join(name)).unwrap(), "{name}");
        assert_eq!(made.lost.is_none(), format != BridgeFormat::Lin);
    }
    let made = zapis::export(Inputs::paths(&paths), ExportFormat::Ndjson, &options).unwrap();
    assert_eq!(
        String::from_utf8(made.bytes).unwrap(),
        run(&folder, arguments(&["export", "--format", "ndjson"])).results
    );
    let checked = zapis::check(Inputs::paths(&paths), &options).count();
    assert_eq!(made.findings.len(), checked);
}

#[test]
fn a_long_file_of_lin_is_read_to_its_end() {
    let board = "qx|o1|pn|a,b,c,d|st||md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,|sv|o|mb|p|mb|p|mb|p|mb|p|pg||\n";
    let n = (9 << 20) / board.len();
    let folder = write("bridge-long-lin", &[("a.lin", board.repeat(n).as_bytes())]);
    let ran = run(&folder, ["validate", "--format", "json", "a.lin"]);
    let last: Value = serde_json::from_str(ran.results.lines().last().unwrap()).unwrap();
    assert_eq!(last["records"], json!(n));
    let bad = format!("{}{}", board.repeat(n), board.replace("mb|p|mb|p|", "mb|1c|mb|1c|"));
    fs::write(folder.join("b.lin"), bad).unwrap();
    let ran = run(&folder, ["validate", "--format", "concise", "b.lin"]);
    assert!(ran.results.contains(&format!("b.lin:{}:", n + 1)), "{}", ran.results);
}

#[test]
fn deals_are_typeset_beside_games() {
    let game = "[Event \"Cup\"]\n[White \"Ames\"]\n\n1. e4 e5 *\n";
    let hostile = GAME.replace("Müller", "<b>$\\\\{x}_`");
    let folder = write("deals-typeset", &[("a.pbn", hostile.as_bytes()), ("b.pgn", game.as_bytes())]);
    let typeset = |to: &str, more: &[&str]| {
        let ran = run(&folder, [&["convert", "-q", "--to", to, "a.pbn", "b.pgn"], more].concat());
        assert_eq!(ran.status, 0, "{}", ran.messages);
        ran.results
    };
    let html = typeset("html", &["--standalone"]);
    assert!(html.contains("<article class=\"deal\">\n<h3>Board 7</h3>\n<p class=\"event\">&lt;b&gt;$"), "{html}");
    assert!(html.contains("data-seat=\"N\" data-suit=\"S\"") && html.contains("<h3>Ames – ?</h3>"), "{html}");
    let markdown = typeset("markdown", &["--out-letters", "ru"]);
    assert!(
        markdown.contains("### Сдача 7\n\n\\<b\\>") && markdown.contains("```text\n7           ♠ 765\n"),
        "{markdown}"
    );
    assert!(markdown.contains("♥ ТКДВ"), "{markdown}");
    let latex = typeset("latex", &[]);
    assert!(
        latex.contains("\\section*{Board 7}") && latex.contains("\\begin{verbatim}\n7           S 765\n"),
        "{latex}"
    );
    // A record without hands is still named.
    let folder = write("deal-unknown", &[("a.pbn", b"[Board \"9\"]\n[Result \"7\"]\n")]);
    let ran = run(&folder, ["convert", "-q", "--to", "html", "a.pbn"]);
    assert_eq!(ran.results.trim(), "<article class=\"deal\">\n<h3>Board 9</h3>\n</article>");
}
