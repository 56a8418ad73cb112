//! `zapis audit --players`: the players of an archive compared with a list of players.

use crate::support::packing;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::support::run::{project, run, scratch};

const HEAD: &str = "ID Number      Name                      Fed Sex Tit  WTit JUL15 Gms K  B-day Flag\n";

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

/// Returns the messages of an audit with a list, one a line.
fn reported_names(folder: &Path, list: &str) -> Vec<String> {
    let select = "player-unlisted,player-list-differs";
    let arguments = ["audit", "--notes", "--select", select, "--players", list, "--format", "json", "a.pgn"];
    let lines = run(folder, arguments).results;
    let lines = lines.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let findings = lines.filter(|line| line["type"] == "finding");
    findings.map(|line| format!("{} {}", line["record"], line["message"].as_str().unwrap())).collect()
}

#[test]
fn what_records_say_of_players_is_compared_with_the_list() {
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
        // Another spelling, the right rating, and a name without a number: nothing to report.
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
        // Nothing is known about other months.
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
        "4 no player on the list is named Ivanov, I",
        "4 the rating of Carlsen, Magnus is 2583 here and 2853 on the list of 2015.07",
        "6 Modest, Max is `GM` here and `FM` on the list",
        "6 Modest, Max plays for `FRA` here and for `GER` on the list",
        "7 this game is of 1980, and Carlsen, Magnus was born in 1990 by the list",
    ];
    assert_eq!(reported_names(&folder, "jul.txt"), expected);
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
    assert_eq!(reported_names(&folder, "a.ssp"), expected);
}

#[test]
fn a_list_is_read_in_one_line_and_compressed_as_it_is_handed_out() {
    let folder = scratch("players-packed");
    let tags = [("White", "O'Kelly, Albéric"), ("WhiteFideId", "1000014"), ("Black", "?")];
    fs::write(folder.join("a.pgn"), game("1958.05.01", &tags)).unwrap();
    let line = "<?xml version=\"1.0\"?><playerslist><player><fideid>1000014</fideid><name>O&#39;Kelly, Alb&#xE9;ric</name>\
                <country>BEL</country><sex>M</sex><title></title><rating>2000</rating><birthday>1911</birthday></player></playerslist>";
    for (name, bytes) in [
        ("list.xml", line.as_bytes().to_vec()),
        ("lines.xml", line.replace("><", ">\r\n<").into_bytes()),
        ("list.xml.gz", packing::gzip(line.as_bytes())),
        ("list.zst", packing::zstd(line.as_bytes())),
        ("players_list_xml.zip", packing::zip(&[("players_list_xml_foa.xml", line.as_bytes())])),
        ("mac.zip", packing::zip(&[("__MACOSX/._l.xml", b"x".as_slice()), ("l.xml", line.as_bytes())])),
    ] {
        fs::write(folder.join(name), bytes).unwrap();
        assert_eq!(reported_names(&folder, name), [] as [&str; 0], "{name}");
    }
    // The list was used: another name is reported.
    fs::write(folder.join("a.pgn"), game("1958.05.01", &[("White", "Tal, M"), tags[1], tags[2]])).unwrap();
    assert_eq!(reported_names(&folder, "players_list_xml.zip").len(), 1);
    let two = packing::zip(&[("a.xml", line.as_bytes()), ("b.xml", line.as_bytes())]);
    fs::write(folder.join("two.zip"), two).unwrap();
    let ran = run(&folder, ["audit", "-q", "--players", "two.zip", "a.pgn"]);
    let reason = "zapis: cannot read two.zip: the zip archive must hold one file, the list\n";
    assert_eq!((ran.messages.as_str(), ran.status), (reason, 2));
}

#[test]
fn a_list_that_cannot_be_read_is_reported_before_anything_else() {
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
        assert_eq!(reported_names(&folder, "jul.txt").len(), n, "{name}: {:?}", reported_names(&folder, "jul.txt"));
    }
}

/// Writes the report file of the one event in some games. Returns it with the messages.
fn report(folder: &Path, arguments: &[&str], games: &str) -> (String, String) {
    fs::write(folder.join("event.pgn"), games).unwrap();
    let output = run(folder, ["standings", "event.pgn"].iter().chain(arguments).copied());
    (output.results, output.messages)
}

#[test]
fn what_a_report_file_has_no_room_for_is_said_when_it_is_written() {
    let folder = scratch("players-report");
    let round = |round: &str, white: &str, black: &str, result: &str| {
        let tags = [("Round", round), ("White", white), ("Black", black), ("Result", result)];
        let tags = tags.map(|(name, value)| format!("[{name} \"{value}\"]\n")).concat();
        format!("[Event \"Матч\"]\n[Date \"1960.03.15\"]\n{tags}\n1. e4 e5 {result}\n\n")
    };
    let games = [
        round("1", "Таль, Михаил", "Ботвинник, Михаил", "1-0"),
        round("1", "Ботвинник, Михаил", "Таль, Михаил", "1/2-1/2"),
        round("2", "Таль, Михаил", "Ботвинник, Михаил", "0-1"),
    ];
    let (text, said) = report(&folder, &["--format", "trf26"], &games.concat());
    for part in
        ["### Rounds of the event by column: 1 1 2", "### Player 1 is written Таль, Михаил", " Botvinnik, Mikhail "]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(said.contains("round 1 takes several columns") && said.contains("2 names are written"), "{said}");
    // Nothing is lost on the way back.
    fs::write(folder.join("event.trf"), &text).unwrap();
    let back = run(&folder, ["standings", "event.trf", "--format", "csv"]).results;
    let direct = run(&folder, ["standings", "event.pgn", "--format", "csv"]).results;
    assert_eq!(back.replace("event.trf", "event.pgn"), direct);
    let compared = run(&folder, ["standings", "event.pgn", "--trf", "event.trf"]);
    assert_eq!(compared.status, 0, "{}", compared.results);
    let (_, said) = report(&folder, &["--format", "trf16", "--lang", "ru"], &games.concat());
    assert!(said.contains("тур 1 занимает несколько столбцов") && said.contains("2 имени записаны"), "{said}");
}

#[test]
fn all_players_are_listed_with_their_spellings_and_what_records_say_of_them() {
    let folder = scratch("players-index");
    let games = [
        game("1959.09.07", &[("White", "Tal, Mikhail"), ("Black", "Keres, Paul")]),
        game("1960.03.15", &[("White", "Таль, Михаил"), ("Black", "Botvinnik, M")]),
        game(
            "1988.02.01",
            &[
                ("White", "Tal, Mikhail"),
                ("Black", "Carlsen\u{1b}[1m"),
                ("WhiteElo", "2630"),
                ("WhiteFideId", "13900099"),
            ],
        ),
        game("1980.02.01", &[("White", "Tal, Mikhail"), ("Black", "BYE"), ("WhiteElo", "2705")]),
    ];
    fs::write(folder.join("a.pgn"), games.concat()).unwrap();
    let ran = run(&folder, ["standings", "--list-players", "a.pgn"]);
    let expected = "\
Player        Games  Years      Rating           FIDE ID
Botvinnik, M      1  1960
Carlsen␛[1m       1  1988
Keres, Paul       1  1959
Tal, Mikhail      4  1959–1988  2630–2705, 2630  13900099
    Таль, Михаил (1)
";
    assert_eq!((ran.results.as_str(), ran.status), (expected, 0), "{}", ran.messages);
    assert!(ran.messages.contains("4 players, 5 spellings"), "{}", ran.messages);
    let csv = run(&folder, ["standings", "--list-players", "--format", "csv", "a.pgn"]).results;
    assert_eq!(csv.lines().last().unwrap(), "\"Tal, Mikhail\",4,1959,1988,2630,2705,2630,13900099,\"Таль, Михаил\"");
    let json = run(&folder, ["standings", "--list-players", "--format", "json", "--jobs", "3", "a.pgn"]).results;
    let last: serde_json::Value = serde_json::from_str(json.lines().last().unwrap()).unwrap();
    assert_eq!((&last["rating"]["highest"], &last["spellings"][1]["games"]), (&2705.into(), &1.into()));
    let russian = run(&folder, ["standings", "--list-players", "--lang", "ru", "a.pgn"]);
    assert!(
        russian.results.starts_with("Игрок") && russian.messages.contains("4 игрока, 5 написаний"),
        "{}",
        russian.messages
    );
    assert_eq!(run(&folder, ["standings", "--list-players", "--format", "trf16", "a.pgn"]).status, 2);
}
