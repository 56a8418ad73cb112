//! Sittings of bridge are ranked by what their boards are worth, and records of several files are held against each other.

#[path = "support/run.rs"]
mod run;

use std::fs;

use run::{project, run, scratch};

/// Runs a command on a file of the corpus and gives what it writes.
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
# team  boards IMPs
1 Blues      3    0
1 Reds       3    0

Blues
  board 1 against Reds: -50 here, 420 in the other room; -10 IMPs
  board 2 against Reds: 50 here, -400 in the other room; 10 IMPs
  board 3 against Reds: 420 here, 420 in the other room; 0 IMPs
";
    assert_eq!(table, wanted);
}

#[test]
fn the_match_of_a_vugraph_file_is_added_up_from_its_list_of_results() {
    let csv = ran(&["standings", "-q", "--format", "csv"], "sitting-match.lin");
    let lines: Vec<&str> = csv.lines().collect();
    assert!(lines[1].ends_with("Cup Final,teams,,1,Reds,,3,,,17,7"), "{csv}");
    assert!(lines[2].ends_with("Cup Final,teams,,2,Blues,,3,,,3,0"), "{csv}");
}

#[test]
fn who_is_asked_for_is_explained_in_json_and_who_is_not_there_is_told() {
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
