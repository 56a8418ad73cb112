//! Decisions of `zapis audit`: drafted from the findings, shown, done, and done only once.

use std::fs;

use crate::support::run::{run, scratch};
use zapis::{Audit, Inputs, Options};

fn game(white: &str, elo: &str, rest: &str) -> String {
    format!(
        "[Event \"Cup\"]\r\n[Date \"1999.05.01\"]\r\n[Round \"1\"]\r\n[White \"{white}\"]\r\n[Black \"Петросян, Т.\"]\r\n[Result \"1-0\"]\r\n\
         [WhiteElo \"{elo}\"]\r\n\r\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O {rest}1-0\r\n\r\n"
    )
}

fn decided(pgn: &str, toml: &str) -> (String, zapis::Tagged) {
    let decided =
        zapis::decide(Inputs::bytes("a.pgn", pgn), &toml.parse().unwrap(), &Options::default(), None).unwrap();
    let mut written = Vec::new();
    decided
        .write(|bytes| {
            written.extend_from_slice(bytes);
            Ok(())
        })
        .unwrap();
    (String::from_utf8(written).unwrap(), decided)
}

#[test]
fn names_and_values_are_as_decided_and_doing_it_again_changes_nothing() {
    let pgn = game("Tahl, M", "2700", "") + &game("Keres", "2600", "9. h3 ");
    let toml = "[[name]]\nwas = \"Tahl, M\"\nis = \"Таль \\\"М\\\"\"\n[[name]]\nwas = \"nobody\"\nis = \"x\"\n\
                [[value]]\ntag = \"Date\"\nwas = \"1999.05.01\"\nis = \"1999.05.02\"\n\
                [[value]]\ntag = \"WhiteElo\"\nwas = \"2600\"\nis = \"2605\"\nrecord = \"0123\"\n";
    let (once, first) = decided(&pgn, toml);
    assert_eq!(once, pgn.replace("Tahl, M", "Таль \\\"М\\\"").replace("05.01", "05.02"));
    assert_eq!((first.tags, first.changed, first.dropped), (3, 2, 0));
    let (twice, second) = decided(&once, toml);
    assert_eq!((twice, second.files.len()), (once, 0));
    assert!("[[name]]\nwas = 1\n".parse::<zapis::Decisions>().is_err());
}

#[test]
fn what_is_drafted_can_be_done() {
    let pgn = game("Tal, Mikhail", "2700", "9. h3 ")
        + &game("Tal, Mikhail", "2700", "")
        + &game("Tal, Mikhail", "2700", "")
        + &game("Keres, Paul", "2600", "9. a4 d5 ");
    let mut items = Audit::default().draft_decisions().run(pgn.as_str(), &Options::default());
    items.by_ref().for_each(drop);
    let draft = items.decisions().unwrap().to_owned();
    assert_eq!(decided(&pgn, &draft).1.files.len(), 0, "a draft decides nothing\n{draft}");
    let taken: String = draft
        .lines()
        .map(|line| line.strip_prefix('#').filter(|rest| !rest.starts_with(' ')).unwrap_or(line).to_owned() + "\n")
        .collect();
    let (once, first) = decided(&pgn, &taken);
    assert_eq!((first.dropped, once.matches("[Event").count()), (2, 2), "{taken}");
    assert_eq!(once, game("Tal, Mikhail", "2700", "9. h3 ") + &game("Keres, Paul", "2600", "9. a4 d5 "));
    let (twice, second) = decided(&once, &taken);
    assert_eq!((twice, second.files.len()), (once, 0));
}

#[test]
fn of_copies_to_the_letter_one_stays_and_without_the_kept_record_all_do() {
    let pgn = game("Tal", "2700", "").repeat(3);
    let mut items = Audit::default().draft_decisions().run(pgn.as_str(), &Options::default());
    items.by_ref().for_each(drop);
    let taken =
        items.decisions().unwrap().replace("\n#[", "\n[").replace("\n#keep", "\nkeep").replace("\n#drop", "\ndrop");
    let (once, first) = decided(&pgn, &taken);
    assert_eq!((once.as_str(), first.dropped), (game("Tal", "2700", "").as_str(), 2), "{taken}");
    assert_eq!(decided(&once, &taken).1.files.len(), 0);
    let key = taken.split("drop = [\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    let without = format!("[[game]]\nkeep = \"1\"\ndrop = [\"{key}\"]\n");
    let (_, without) = decided(&pgn, &without);
    assert_eq!((without.files.len(), without.unmet), (0, 1));
}

#[test]
fn decisions_about_records_of_other_files_are_reported() {
    let folder = scratch("decisions-other");
    fs::write(folder.join("a.pgn"), game("Tal", "2700", "")).unwrap();
    let decisions = "[[game]]\nkeep = \"1\"\ndrop = [\"2\"]\n\
                     [[value]]\ntag = \"WhiteElo\"\nwas = \"2700\"\nis = \"2705\"\nrecord = \"0123\"\n";
    fs::write(folder.join("d.toml"), decisions).unwrap();
    let reported = "2 decisions are about records that are not in the files that were read, or have changed since\n";
    for option in ["--diff", "--fix"] {
        let ran = run(&folder, ["audit", "--decisions", "d.toml", option, "a.pgn"]);
        assert!(ran.messages.contains(reported) && ran.status == 0, "{option}: {}", ran.messages);
    }
}

#[test]
fn decisions_are_drafted_shown_and_written() {
    let folder = scratch("decisions");
    let pgn = game("Tal", "2700", "").repeat(2);
    fs::write(folder.join("a.pgn"), &pgn).unwrap();
    let audit = |more: &[&str]| {
        run(&folder, ["audit", "--decisions", "d.toml", "--format", "concise", "a.pgn"].iter().chain(more))
    };
    assert_eq!(audit(&["--fix"]).status, 2, "nothing is decided yet");
    let ran = audit(&[]);
    assert!(
        ran.messages.contains("wrote a draft of decisions to d.toml: remove the `#` before what is right\n"),
        "{}",
        ran.messages
    );
    let draft = fs::read_to_string(folder.join("d.toml")).unwrap();
    fs::write(
        folder.join("d.toml"),
        draft.replace("\n#[", "\n[").replace("\n#keep", "\nkeep").replace("\n#drop", "\ndrop"),
    )
    .unwrap();
    let ran = audit(&["--diff"]);
    assert!(ran.results.starts_with("--- a.pgn\n+++ a.pgn\n@@ ") && ran.status == 1, "{}", ran.results);
    assert!(audit(&[]).messages.starts_with("d.toml is there: `--diff` shows what it changes, `--fix` does it\n"));
    assert_eq!(fs::read_to_string(folder.join("a.pgn")).unwrap(), pgn);
    let ran = audit(&["--fix", "--backup", ".old"]);
    assert!(ran.messages.starts_with("0 tags changed in 0 records, 1 copy dropped\n"), "{}", ran.messages);
    assert_eq!((ran.status, ran.results.as_str()), (0, ""));
    assert_eq!(fs::read_to_string(folder.join("a.pgn")).unwrap(), game("Tal", "2700", ""));
    assert_eq!(fs::read_to_string(folder.join("a.pgn.old")).unwrap(), pgn);
    let ran = audit(&["--diff"]);
    assert_eq!((ran.results.as_str(), ran.status), ("", 0));
}

/// The moves of a game.
const SICILIAN: &str = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e5 7. Nb3 Be6 8. f3 Be7 9. Qd2 O-O 10. O-O-O Nbd7 \
            11. g4 b5 12. g5 b4 13. Ne2 Ne8 14. f4 a5 15. f5 Bc4";

#[test]
fn dates_and_results_are_drafted_too() {
    let of = |date: &str, result: &str, end: &str, more: &str| {
        let moves = if more == "2" { "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7" } else { SICILIAN };
        format!(
            "[Event \"A\"]\n[Site \"B\"]\n[Date \"{date}\"]\n[Round \"{more}\"]\n[White \"Tal, M\"]\n[Black \"Geller, E\"]\n[Result \"{result}\"]\n\n{moves} {end}\n\n"
        )
    };
    let pgn = of("03.04.1958", "1-0", "1-0", "1") + &of("1958.04.09", "1-0", "0-1", "2").replace("Geller", "Keres");
    let mut items = Audit::default().draft_decisions().run(pgn.as_str(), &Options::default());
    items.by_ref().for_each(drop);
    let draft = items.decisions().unwrap().to_owned();
    assert!(draft.contains("#tag = \"Date\"\n#was = \"03.04.1958\"\n#is = \"1958.04.03\"\n"), "{draft}");
    assert!(draft.contains("#tag = \"Result\"\n#was = \"1-0\"\n#is = \"0-1\"\n"), "{draft}");
    let taken: String = draft
        .lines()
        .map(|line| line.strip_prefix('#').filter(|rest| !rest.starts_with(' ')).unwrap_or(line).to_owned() + "\n")
        .collect();
    let (once, _) = decided(&pgn, &taken);
    assert!(once.contains("[Date \"1958.04.03\"]") && once.contains("[Result \"0-1\"]"), "{once}");
    assert_eq!(decided(&once, &taken).1.files.len(), 0);
    // Copies whose dates differ: the date of the other one is offered.
    let copies = of("1958.04.09", "1-0", "1-0", "1") + &of("1958.04.19", "1-0", "1-0", "1");
    let mut items = Audit::default().draft_decisions().run(copies.as_str(), &Options::default());
    items.by_ref().for_each(drop);
    let draft = items.decisions().unwrap();
    assert!(draft.contains("#tag = \"Date\"\n#was = \"1958.04.19\"\n#is = \"1958.04.09\""), "{draft}");
}
