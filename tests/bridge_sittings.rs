//! Sittings of bridge are ranked by the scores of their boards, and records of several files are compared with each
//! other.

use std::fs;

use crate::support::run::{project, run, scratch};

/// Runs a command on a file of the corpus and returns its output.
fn ran(arguments: &[&str], name: &str) -> String {
    let path = project().join("corpus/bridge").join(name);
    let ran = run(project(), arguments.iter().copied().chain([path.to_str().unwrap()]));
    assert_eq!(ran.status, 0, "{}", ran.messages);
    ran.results
}

#[test]
fn pairs_are_ranked_by_their_part_of_the_most_they_could_have() {
    let table = ran(&["standings", "-q", "--explain", "#5"], "sitting-pairs.pbn");
    let wanted = "\
Club pairs: pairs, by percentage
# pair names                 boards matchpoints     %
1   14 Oda Oak;Pam Pine           3          14 87.50
2    3 Eve Elm;Fay Fir            3          11 68.75
3   12 Kim Kauri;Lee Larch        3           9 56.25
4    1 Ann Alder;Ben Birch        3           8 50.00
5    4 Gus Gum;Hal Hazel          3         7.4 46.25
6    2 Cid Cedar;Dot Dogwood      3           6 37.50
6   13 Mia Maple;Ned Nutmeg       3           6 37.50
8   11 Ida Ivy;Jon Juniper        3         2.6 16.25

4, Gus Gum;Hal Hazel
  board 1 against 14: score -110 among 4 results; 0 of 6 matchpoints; 0 %
  board 2 against 11: 60 % given by the director; 2.4 of 4 matchpoints; 60 %
  board 3 against 12: score 420 among 4 results; 5 of 6 matchpoints; 83.33 %
";
    assert_eq!(table, wanted);
}

#[test]
fn teams_are_ranked_by_the_imps_of_both_rooms() {
    let table = ran(&["standings", "-q", "--explain", "blues"], "sitting-teams.pbn");
    let wanted = "\
Cup: teams, by IMPs
# team  boards IMPs    VP
1 Blues      3    0 10.00
1 Reds       3    0 10.00

Blues
  board 1 against Reds: -50 here, 420 in the other room; -10 IMPs
  board 2 against Reds: 50 here, -400 in the other room; 10 IMPs
  board 3 against Reds: 420 here, 420 in the other room; 0 IMPs
";
    assert_eq!(table, wanted);
}

/// Runs `standings` on some files in a folder of their own.
fn standings_of(name: &str, files: &[(&str, String)]) -> String {
    let folder = scratch(name);
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    let ran = run(&folder, ["standings", "-q", "."]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    ran.results
}

#[test]
fn the_rooms_of_a_match_may_be_in_files_of_their_own() {
    let all = fs::read_to_string(project().join("corpus/bridge/sitting-teams.pbn")).unwrap();
    let (closed, open): (Vec<&str>, Vec<&str>) =
        all.split("\n\n").partition(|record| record.contains("[Room \"Closed\"]"));
    let files = [("closed.pbn", closed.join("\n\n")), ("open.pbn", open.join("\n\n"))];
    let wanted =
        "Cup: teams, by IMPs\n# team  boards IMPs    VP\n1 Blues      3    0 10.00\n1 Reds       3    0 10.00\n";
    assert_eq!(standings_of("bridge-rooms", &files), wanted);
    // Boards of different events are not a match.
    let other = [("closed.pbn", files[0].1.replace("Cup", "Other cup")), ("open.pbn", files[1].1.clone())];
    let folder = scratch("bridge-rooms-apart");
    for (name, text) in &other {
        fs::write(folder.join(name), text).unwrap();
    }
    assert!(!run(&folder, ["standings", "-q", "."]).results.contains("teams"));
}

#[test]
fn a_match_by_boards_counts_boards_won_and_halved() {
    let all = fs::read_to_string(project().join("corpus/bridge/sitting-teams.pbn")).unwrap();
    let all = all.replace("[Scoring \"IMP\"]", "[Scoring \"BAM\"]");
    let wanted = "Cup: teams, by matchpoints\n# team  boards matchpoints\n1 Blues      3           3\n1 Reds       3           3\n";
    assert_eq!(standings_of("bridge-bam", &[("a.pbn", all)]), wanted);
}

/// Returns the findings of `validate` in a record with this continuation.
fn found(name: &str, rest: &str) -> Vec<String> {
    let folder = scratch(name);
    let head = "% PBN 2.1\n[Event \"Club\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:A643.KJT8.92.AK3 \
                2.653.QJT7.T9842 KQ97.Q9.AK54.J75 JT85.A742.863.Q6\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n";
    fs::write(folder.join("a.pbn"), format!("{head}{rest}")).unwrap();
    let ran = run(&folder, ["validate", "-q", "--format", "concise", "a.pbn"]);
    ran.results.lines().map(str::to_owned).collect()
}

#[test]
fn a_result_is_compared_with_the_table_of_what_scores_are_worth() {
    let table =
        "[InstantScoreTable \"ScoreRange_NS;ScoreRange_EW;IMP_NS;IMP_EW\"]\n420,* *,-420 4 -4\n*,410 -410,* -5 5\n";
    let with = |imps: &str| {
        let head = format!(
            "[Result \"10\"]\n[Scoring \"IMP;Instant\"]\n[Score \"NS 420\"]\n[ScoreIMP \"NS {imps}\"]\n{table}"
        );
        found(&format!("bridge-instant-{imps}"), &head)
    };
    assert!(with("4").is_empty(), "{:?}", with("4"));
    let wrong = with("7");
    assert!(wrong.len() == 1 && wrong[0].contains(":12:12: warning[bridge-comparison-mismatch]"), "{wrong:?}");
}

#[test]
fn the_score_that_experts_gave_is_found_by_the_imps() {
    let table = |last: &str| {
        format!(
            "[Result \"10\"]\n[Scoring \"IMP;Butler;Experts\"]\n[ScoreTable \"PairId_NS;PairId_EW;Score_NS;IMP_NS;IMP_EW\"]\n\
             1 5 420 3 -3\n2 6 420 3 -3\n3 7 -50 -8 8\n4 8 450 {last}\n"
        )
    };
    assert!(found("bridge-experts", &table("4 -4")).is_empty(), "{:?}", found("bridge-experts", &table("4 -4")));
    let wrong = found("bridge-experts-wrong", &table("5 -5"));
    assert!(wrong.iter().any(|line| line.contains("bridge-comparison-mismatch")), "{wrong:?}");
}

#[test]
fn the_match_of_a_vugraph_file_is_added_up_from_its_list_of_results() {
    let csv = ran(&["standings", "-q", "--format", "csv"], "sitting-match.lin");
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[1].ends_with("Cup Final,teams,,1,Reds,,3,,,17,7,"), "{csv}");
    assert!(lines[2].ends_with("Cup Final,teams,,2,Blues,,3,,,3,0,"), "{csv}");
}

#[test]
fn negative_imps_are_numbers_in_csv() {
    let folder = scratch("bridge-negative");
    let head =
        "% PBN 2.1\n[Event \"Club\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Scoring \"IMP;Cross\"]\n";
    let table = "[ScoreTable \"PairId_NS;PairId_EW;Score_NS\"]\n1 4 420\n2 5 420\n3 6 -50\n";
    fs::write(folder.join("a.pbn"), format!("{head}{table}")).unwrap();
    let csv = run(&folder, ["standings", "-q", "--format", "csv", "a.pbn"]).results;
    assert!(csv.contains(",-10,0,") && !csv.contains('\''), "{csv}");
}

#[test]
fn the_requested_player_is_explained_in_json_and_an_unknown_one_is_reported() {
    let lines = ran(&["standings", "-q", "--format", "json", "--explain", "Gus"], "sitting-pairs.pbn");
    assert_eq!(lines.matches("\"explained\":[").count(), 1, "{lines}");
    assert!(lines.contains("\"award\":60.0"), "{lines}");
    let path = project().join("corpus/bridge/sitting-pairs.pbn");
    let none = run(project(), ["standings", "--explain", "Nobody", path.to_str().unwrap()]);
    assert_eq!(none.status, 2, "{}", none.messages);
}

#[test]
fn an_audit_finds_what_records_of_other_files_have_otherwise() {
    let folder = scratch("bridge-audit");
    let pairs = fs::read_to_string(project().join("corpus/bridge/sitting-teams.pbn")).unwrap();
    let first = pairs.split("\n\n").next().unwrap().replace("% PBN 2.1\n", "");
    let with = |from: &str, to: &str| first.replacen(from, to, 1);
    let files = [
        ("a.pbn", first.clone()),
        ("b-same.pbn", first.clone()),
        ("c-contradicts.pbn", with("[Result \"10\"]", "[Result \"11\"]").replace("NS 420", "NS 450")),
        ("d-number.pbn", with("[Board \"1\"]", "[Board \"17\"]").replace("\"NO\"", "\"Nora\"")),
        ("e-table.pbn", with("\"NO\"", "\"Nora\"")),
    ];
    for (name, text) in &files {
        fs::write(folder.join(name), text).unwrap();
    }
    let ran = run(&folder, ["audit", "-q", "--notes", "--format", "concise", "."]);
    let found: Vec<&str> = ran.results.lines().filter(|line| line.contains("-twice]")).collect();
    let wanted = ["b-same.pbn", "c-contradicts.pbn", "d-number.pbn", "e-table.pbn"];
    assert_eq!(found.len(), wanted.len(), "{}", ran.results);
    assert!(found.iter().zip(wanted).all(|(line, name)| line.contains(name)), "{}", ran.results);
    assert!(found[0].contains("the same result") && found[1].contains("another result"), "{}", ran.results);
    assert!(found[2].contains("note[bridge-deal-twice]"), "{}", ran.results);
}
