//! `zapis audit --players`: the players of an archive against a list of players.

#[path = "support/run.rs"]
mod run;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use run::{project, run, scratch};

const HEAD: &str = "ID Number      Name                      Fed Sex Tit  WTit JUL15 Gms K  B-day Flag\n";

/// Writes a line of a list in fixed width.
fn row(id: u32, name: &str, federation: &str, title: &str, rating: u16, born: u16) -> String {
    format!("{id:<15}{name:<26}{federation:<4}M   {title:<5}     {rating:<6}0   10 {born:<6}\n")
}

fn game(date: &str, tags: &[(&str, &str)]) -> String {
    let mut text = format!("[Event \"Cup\"]\n[Date \"{date}\"]\n[Round \"1\"]\n");
    for (name, value) in tags {
        writeln!(text, "[{name} \"{value}\"]").unwrap();
    }
    text + "\n1. e4 *\n\n"
}

/// Lists what an audit says against a list, a message a line.
fn told(folder: &Path, list: &str) -> Vec<String> {
    let select = "player-unlisted,player-list-differs";
    let arguments = ["audit", "--notes", "--select", select, "--players", list, "--format", "json", "a.pgn"];
    let lines = run(folder, arguments).results;
    let lines = lines.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let findings = lines.filter(|line| line["type"] == "finding");
    findings.map(|line| format!("{} {}", line["record"], line["message"].as_str().unwrap())).collect()
}

#[test]
fn what_records_say_of_players_is_held_against_the_list() {
    let folder = scratch("players-list");
    let list = [
        HEAD.to_owned(),
        row(1_503_014, "Carlsen, Magnus", "NOR", "GM", 2853, 1990),
        row(5_000_017, "Anand, Viswanathan", "IND", "GM", 2816, 1969),
        row(4_100_018, "Kasparov, Garry", "RUS", "GM", 2812, 1963),
        row(7_000_001, "Modest, Max", "GER", "FM", 2300, 1995),
    ];
    fs::write(folder.join("jul.txt"), list.concat()).unwrap();
    let games = [
        // Another spelling, the right rating, and a name without a number: nothing to say.
        game(
            "2015.07.03",
            &[("White", "Карлсен, Магнус"), ("Black", "Anand, V"), ("WhiteFideId", "1503014"), ("WhiteElo", "2853")],
        ),
        game("2015.07.03", &[("White", "Anand, V"), ("Black", "Kasparov, G"), ("WhiteFideId", "1503014")]),
        game("2015.07.03", &[("White", "Kasparov, Garry"), ("Black", "?"), ("WhiteFideId", "999999999")]),
        game(
            "2015.07.03",
            &[("White", "Carlsen, Magnus"), ("Black", "Ivanov, I"), ("WhiteFideId", "1503014"), ("WhiteElo", "2583")],
        ),
        // Of another month nothing is known.
        game(
            "2014.07.03",
            &[("White", "Carlsen, M"), ("Black", "?"), ("WhiteFideId", "1503014"), ("WhiteElo", "2877")],
        ),
        game(
            "2015.07.05",
            &[
                ("White", "Modest, Max"),
                ("Black", "?"),
                ("WhiteFideId", "7000001"),
                ("WhiteTitle", "GM"),
                ("WhiteFederation", "FRA"),
            ],
        ),
        game("1980.??.??", &[("White", "Carlsen, Magnus"), ("Black", "?"), ("WhiteFideId", "1503014")]),
    ];
    fs::write(folder.join("a.pgn"), games.concat()).unwrap();
    let expected = [
        "2 FIDE ID `1503014` is Carlsen, Magnus on the list and Anand, V here",
        "3 FIDE ID `999999999` of Kasparov, Garry is not on the list",
        "4 nobody on the list is named Ivanov, I",
        "4 the rating of Carlsen, Magnus is 2583 here and 2853 on the list of 2015.07",
        "6 Modest, Max is `GM` here and `FM` on the list",
        "6 Modest, Max plays for `FRA` here and for `GER` on the list",
        "7 this game is of 1980, and Carlsen, Magnus was born in 1990 by the list",
    ];
    assert_eq!(told(&folder, "jul.txt"), expected);
}

#[test]
fn a_spelling_file_says_which_spelling_is_meant() {
    let folder = scratch("players-spelling");
    fs::write(folder.join("a.ssp"), "@PLAYER\nTal, Mihail  #gm LAT [2705] 1936.11.09\n=Tahl, M\n").unwrap();
    let games = [
        game("1960.03.15", &[("White", "Tahl, M"), ("Black", "?")]),
        game("1935.??.??", &[("White", "Tal, Mihail"), ("Black", "?")]),
    ];
    fs::write(folder.join("a.pgn"), games.concat()).unwrap();
    let expected = [
        "1 the list writes Tal, Mihail for Tahl, M",
        "2 this game is of 1935, and Tal, Mihail was born in 1936 by the list",
    ];
    assert_eq!(told(&folder, "a.ssp"), expected);
}

#[test]
fn a_list_that_cannot_be_read_is_told_before_anything_else() {
    let folder = scratch("players-none");
    fs::write(folder.join("a.pgn"), game("2015.07.03", &[("White", "A"), ("Black", "B")])).unwrap();
    let ran = run(&folder, ["audit", "--players", "none.txt", "a.pgn"]);
    assert_eq!(ran.status, 2);
    assert!(ran.results.is_empty() && ran.messages.contains("none.txt"), "{}", ran.messages);
}

#[test]
fn each_finding_has_its_case_and_its_near_miss_against_one_list() {
    let folder = scratch("players-cases");
    let players = [
        row(1_503_014, "Carlsen, Magnus", "NOR", "GM", 2853, 1990),
        row(13_900_048, "Tal, Mihail", "LAT", "GM", 0, 1936),
        row(1, "Petrov, Petr", "RUS", "", 0, 0),
    ];
    fs::write(folder.join("jul.txt"), HEAD.to_owned() + &players.concat()).unwrap();
    for (name, n) in [
        ("player-unlisted.pgn", 1),
        ("player-unlisted.ok.pgn", 0),
        ("player-list-differs.pgn", 2),
        ("player-list-differs.ok.pgn", 0),
    ] {
        fs::copy(project().join("corpus/archive").join(name), folder.join("a.pgn")).unwrap();
        assert_eq!(told(&folder, "jul.txt").len(), n, "{name}: {:?}", told(&folder, "jul.txt"));
    }
}
