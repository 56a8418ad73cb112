//! The additions in the file of `--events`: byes, late entries, withdrawals, corrected results.

use std::fs;

use crate::support::run::{Ran, run, scratch};

/// The results of a Swiss system: four rounds of seven players, one of them from the second round on, another for two
/// rounds only.
const GAMES: [(u8, &str, &str, &str); 11] = [
    (1, "Ames", "Baxter", "1-0"),
    (1, "Clark", "Davis", "1/2-1/2"),
    (2, "Davis", "Ames", "0-1"),
    (2, "Baxter", "Evans", "1-0"),
    (2, "Frost", "Clark", "0-1"),
    (3, "Ames", "Clark", "1/2-1/2"),
    (3, "Evans", "Davis", "1-0"),
    (3, "Frost", "Grant", "0-1"),
    (4, "Grant", "Ames", "0-1"),
    (4, "Clark", "Evans", "1-0"),
    (4, "Davis", "Frost", "1-0"),
];

const ADDED: &str = r#"
[[event]]
name = "Club Open"

[[event.bye]]
player = "Evans"
round = 1
kind = "allocated"

[[event.bye]]
player = "Grant"
round = 2
kind = "half"

[[event.late]]
player = "Frost"
from = 2

[[event.withdrawn]]
player = "Baxter"
after = 2

[[event.result]]
round = 3
white = "Frost"
black = "Grant"
result = "1/2"
"#;

fn pgn() -> String {
    let record = |(round, white, black, result): &(u8, &str, &str, &str)| {
        format!(
            "[Event \"Open\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[EventType \"swiss\"]\n\
             [Result \"{result}\"]\n\n1. e4 e5 {result}\n\n"
        )
    };
    GAMES.iter().map(record).collect()
}

fn list() -> String {
    let row = |(round, white, black, result): &(u8, &str, &str, &str)| format!("{round},{white},{black},{result}\n");
    format!("Round,White,Black,Result\n{}", GAMES.iter().map(row).collect::<String>())
}

fn points(ran: &Ran) -> String {
    let lines = ran.results.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let rows = lines.filter(|line| line["type"] == "standing");
    let rows = rows.map(|row| format!("{} {}", row["player"].as_str().unwrap(), row["points"]));
    rows.collect::<Vec<_>>().join(", ").replace('"', "")
}

#[test]
fn byes_late_entries_withdrawals_and_corrections_are_taken_from_the_file_of_events() {
    let folder = scratch("event-additions");
    fs::write(folder.join("added.toml"), ADDED).unwrap();
    fs::write(folder.join("open.pgn"), pgn()).unwrap();
    fs::write(folder.join("open.csv"), list()).unwrap();
    for file in ["open.pgn", "open.csv"] {
        let asked = ["standings", "--format", "json", "--kind", "swiss", "--events", "added.toml", file];
        let ran = run(&folder, asked);
        assert_eq!(ran.status, 0, "{ran:?}");
        let reported = points(&ran);
        for expected in ["Evans 2", "Grant 1", "Frost 0.5", "Baxter 1", "Ames 3.5"] {
            assert!(reported.split(", ").any(|row| row == expected), "{file}: {reported}");
        }
        assert!(ran.results.contains("Club Open"), "{ran:?}");
    }
}

#[test]
fn what_fits_no_game_of_the_event_is_reported() {
    let folder = scratch("event-additions-unfit");
    fs::write(folder.join("open.pgn"), pgn()).unwrap();
    for (added, expected) in [
        ("[[event]]\n[[event.late]]\nplayer = \"Nunn\"\nfrom = 2\n", "Nunn"),
        ("[[event]]\n[[event.bye]]\nplayer = \"Ames\"\nround = 1\nkind = \"half\"\n", "already has a game"),
        ("[[event]]\n[[event.bye]]\nplayer = \"Nunn\"\nround = 1\nkind = \"U\"\n", "only because the file"),
        (
            "[[event]]\n[[event.result]]\nround = 4\nwhite = \"Ames\"\nblack = \"Baxter\"\nresult = \"1-0\"\n",
            "round 4, Ames – Baxter",
        ),
    ] {
        fs::write(folder.join("added.toml"), added).unwrap();
        let ran = run(&folder, ["standings", "--events", "added.toml", "open.pgn"]);
        let reported = ran.results.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(ran.status == 0 && reported.contains(expected), "{added}: {ran:?}");
    }
    fs::write(folder.join("added.toml"), "[[event]]\n[[event.bye]]\nplayer = \"Ames\"\nround = 1\nkind = \"free\"\n")
        .unwrap();
    assert_eq!(run(&folder, ["standings", "--events", "added.toml", "open.pgn"]).status, 2);
}
