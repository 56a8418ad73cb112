//! Tables with a game in each row, as servers, data sets and spreadsheets have them, read as records.

use crate::support::packing::gzip;
use crate::support::run;
use std::fs;
use std::path::{Path, PathBuf};

use crate::support::run::{run, scratch};
use serde_json::Value;
use zapis_check::findings::rules;
use zapis_record::l10n::Language;
use zapis_record::text::Encoding;

const KAGGLE: &str = "id,rated,turns,victory_status,winner,increment_code,white_id,white_rating,black_id,black_rating,\
                      moves,opening_eco\n";

fn table(test: &str, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let folder = scratch(&format!("game-tables-{test}"));
    fs::write(folder.join(name), bytes).unwrap();
    folder
}

fn games(folder: &Path, name: &str) -> Vec<Value> {
    let ran = run(folder, ["export", "-q", "--format", "ndjson", name]);
    ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn moves(game: &Value) -> String {
    let plies = game["plies"].as_array().unwrap();
    plies.iter().map(|ply| ply["san"].as_str().unwrap_or("?")).collect::<Vec<_>>().join(" ")
}

fn tag<'a>(game: &'a Value, name: &str) -> &'a str {
    let tags = game["tags"].as_array().unwrap();
    tags.iter().find(|pair| pair[0] == name).and_then(|pair| pair[1].as_str()).unwrap_or("")
}

/// Returns the findings of a file as `line:column name`, with the bytes at the place.
fn findings(folder: &Path, name: &str) -> Vec<(String, String)> {
    let stored = fs::read(folder.join(name)).unwrap();
    let ran = run(folder, ["validate", "-q", "--format", "json", name]);
    let found = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    found
        .filter(|found| found["type"] == "finding")
        .map(|found| {
            let at = |key: &str| usize::try_from(found[key].as_u64().unwrap()).unwrap();
            let place = stored.get(at("offset")..at("offset") + at("length")).unwrap();
            let name = found["name"].as_str().unwrap();
            (format!("{}:{} {name}", at("line"), at("column")), String::from_utf8_lossy(place).into_owned())
        })
        .collect()
}

#[test]
fn each_row_of_a_table_is_a_record_with_its_columns_as_tags() {
    let rows = "TZJH,FALSE,7,outoftime,white,15+2,ames,1500,a-00,1191,d4 d5 c4 c6 cxd5 e6 dxe6,D10\n\
                l1NX,TRUE,6,resign,black,5+10,a-00,1322,birch,1261,d4 Nc6 e4 e5 f4 f6,B00\n";
    let folder = table("kaggle", "games.csv", format!("{KAGGLE}{rows}"));
    let games = games(&folder, "games.csv");
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["d4 d5 c4 c6 cxd5 e6 dxe6", "d4 Nc6 e4 e5 f4 f6"]);
    let wanted = [("White", "ames"), ("WhiteElo", "1500"), ("Result", "1-0"), ("TimeControl", "900+2"), ("Id", "TZJH")];
    for (name, value) in wanted {
        assert_eq!(tag(&games[0], name), value, "{name}");
    }
    assert_eq!((tag(&games[1], "Result"), tag(&games[1], "ECO")), ("0-1", "B00"));
    assert!(findings(&folder, "games.csv").iter().all(|(found, _)| !found.contains("illegal-move")));
}

#[test]
fn lines_of_json_are_games_with_the_clocks_of_their_half_moves() {
    let lines = concat!(
        r#"{"id":"q7","players":{"white":{"user":{"name":"Lance"},"rating":2389},"black":{"user":{"name":"Try"}}},"#,
        r#""status":"resign","winner":"white","moves":"d4 d5 c4","clocks":[18003,18003,17915],"#,
        r#""clock":{"initial":180,"increment":0,"totalTime":180},"createdAt":1700000000000}"#,
        "\n",
        r#"{"id":"q8","players":{"white":{"user":{"name":"J\u00f6rg"}},"black":{"aiLevel":3}},"status":"draw","#,
        r#""moves":"e4 e5 Nf3 Nc6 Bb5 a6 Nxf5"}"#,
        "\n",
    );
    let folder = table("ndjson", "games.ndjson", lines);
    let games = games(&folder, "games.ndjson");
    assert_eq!((tag(&games[0], "White"), tag(&games[0], "Date")), ("Lance", "2023.11.14"));
    assert_eq!(games[0]["plies"][2]["clock_ms"], 179_150);
    assert_eq!((tag(&games[1], "White"), tag(&games[1], "Result")), ("Jörg", "1/2-1/2"));
    assert_eq!(findings(&folder, "games.ndjson"), [("2:130 illegal-move".to_owned(), "Nxf5".to_owned())]);
}

#[test]
fn a_finding_is_at_the_word_in_the_file_after_every_escape() {
    let json = "{\"games\": [\n {\"pgn\": \"[Event \\\"\\u00fc\\\"]\\n[White \\\"A\\\"]\\n\\n1. e4 {\\u00e9 \\\\ \\\"q\\\"} e5 2. Ke6 *\"}\n]}\n";
    let folder = table("escapes", "month.json", json);
    assert_eq!(findings(&folder, "month.json").last().unwrap().1, "Ke6");
    let csv = "White,Black,moves\r\n\"A \"\"x\"\"\",B,\"1. e4 {a \"\"good\"\" one}\r\n1... e5 2. Ke6 *\"\r\n";
    fs::write(folder.join("q.csv"), csv).unwrap();
    assert_eq!(findings(&folder, "q.csv"), [("3:12 illegal-move".to_owned(), "Ke6".to_owned())]);
    let read = games(&folder, "q.csv");
    assert_eq!(tag(&read[0], "White"), "A \"x\"");
    assert_eq!(read[0]["plies"][0]["comments"][0], "a \"good\" one");
}

#[test]
fn a_table_of_a_russian_spreadsheet_is_read_in_its_code_page() {
    let text = "Тур;Белые;Чёрные;Результат;Партия\n1;Иванов И.;Петров П.;1-0;1. е4 е5 2. Кf3 Кс6 3. Сb5 а6\n\
                2;Петров П.;Иванов И.;1/2;d4 d5 c4 e6\n";
    let mut bytes = Vec::new();
    Encoding::Windows1251.encode(text, &mut bytes).unwrap();
    let folder = table("russian", "t.csv", bytes);
    let games = games(&folder, "t.csv");
    assert_eq!(games.iter().map(moves).collect::<Vec<_>>(), ["e4 e5 Nf3 Nc6 Bb5 a6", "d4 d5 c4 e6"]);
    assert_eq!((tag(&games[0], "White"), tag(&games[1], "Round")), ("Иванов И.", "2"));
    assert_eq!(tag(&games[1], "Result"), "1/2-1/2");
}

#[test]
fn rows_that_cannot_be_read_lose_nothing_else() {
    let rows = "White,Black,moves\nA,B,e4 e5\nC,D\n\"E,F,e4 e5\nG,H,d4 d5\nI,J,\"c4 c5\nK,L,f4 f5\n";
    let folder = table("bad-rows", "b.csv", rows);
    let names: Vec<String> = games(&folder, "b.csv").iter().map(|game| tag(game, "White").to_owned()).collect();
    assert_eq!(names, ["A", "G", "K"]);
    let found: Vec<String> = findings(&folder, "b.csv").into_iter().map(|(found, _)| found).collect();
    assert_eq!(found, ["3:1 row-unreadable", "4:1 row-unreadable", "6:5 row-unreadable"]);
    let lines = "{\"moves\":\"e4 e5\",\"winner\":\"white\"}\n{\"moves\":\"e4 e\n{\"moves\":\"d4\"}\n";
    fs::write(folder.join("b.jsonl"), lines).unwrap();
    assert_eq!(games(&folder, "b.jsonl").iter().map(moves).collect::<Vec<_>>(), ["e4 e5", "d4"]);
    let found = findings(&folder, "b.jsonl");
    assert!(found.len() == 1 && found[0].0.starts_with("2:") && found[0].0.ends_with("row-unreadable"), "{found:?}");
}

#[test]
fn puzzles_are_played_from_their_position_and_compared_with_their_themes() {
    let heading = "PuzzleId,FEN,Moves,Rating,Themes\n";
    let sound = "00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,\
                 f2g3 e6e7 b2b1 b3c1 b1c1 h6c1,1928,crushing middlegame\n";
    let mate = "1,6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,h7h5 d1d8,600,mateIn1\n";
    let none = "2,6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,a7a6 d1d8,600,mate castling\n";
    let back = "3,6k1/pp3ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,a7a6 d1d8,600,mate mateIn1\n";
    let long = "4,6k1/pp3ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,a7a6 d1d8,600,mateIn2 castling\n";
    // Rd8 mates at once, and Re1 Kh8 Re8 is longer.
    let slow = "5,6k1/p4ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,a7a6 d1e1 g8h8 e1e8,600,mateIn2\n";
    // Rb7 mates in two moves as Ra7 does; in the last one there is no other check.
    let two = "6,8/3k4/7R/8/8/8/RR6/6K1 b - - 0 1,d7e7 a2a7 e7e8 b2b8,600,mateIn2\n";
    let one = "7,3r2k1/5ppp/8/8/8/8/4RPPP/4R1K1 b - - 0 1,d8a8 e2e8 a8e8 e1e8,600,mateIn2\n";
    let rows = format!("{heading}{sound}{mate}{none}{back}{long}{slow}{two}{one}");
    let folder = table("puzzles", "p.csv", rows);
    assert_eq!(games(&folder, "p.csv")[0]["plies"][5]["uci"], "h6c1");
    let found = findings(&folder, "p.csv");
    let of_themes: Vec<&str> =
        found.iter().filter(|(found, _)| found.contains("theme")).map(|(_, word)| word.as_str()).collect();
    assert_eq!(of_themes, ["mateIn1", "mateIn2", "castling", "mateIn2", "mateIn2"]);
    let said = run(&folder, ["validate", "-q", "p.csv"]).results;
    assert!(said.contains("`Rb7+` mates in two moves as well"), "{said}");
    assert!(found.iter().any(|(found, word)| found.ends_with("illegal-move") && word == "a7a6"), "{found:?}");
}

#[test]
fn cells_are_compared_with_each_other_and_against_the_record() {
    let pgn = "[White \\\"Ames\\\"]\\n[Black \\\"Birch\\\"]\\n[WhiteElo \\\"1500\\\"]\\n[Result \\\"1-0\\\"]\\n\\n1. e4 e5 2. Nf3 1-0";
    let of_pgn = |more: &str| format!("{{\"pgn\":\"{pgn}\",\"rules\":\"chess\",{more},\"time_class\":\"rapid\"}}\n");
    let last = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq";
    let sides = |white: &str, black: &str| {
        of_pgn(&format!("\"white\":{{\"username\":\"ames\",{white}}},\"black\":{{\"username\":\"Birch\",{black}}}"))
    };
    let csv = |heading: &str, row: &str| format!("{heading}\n{row}\n");
    let row = "row-contradicts-game";
    for (table, wanted) in [
        (csv("white,black,winner,result,moves", "A,B,white,1-0,e4 e5"), None),
        (csv("white,black,winner,result,moves", "A,B,A,0-1,e4 e5"), Some((row, "A"))),
        (csv("white,black,winner,status,moves", "A,B,draw,resign,e4 e5"), Some((row, "resign"))),
        (csv("white,black,result,san,uci", "A,B,1-0,e4 e5 Nf3,e2e4 e7e5 g1f3"), None),
        (csv("white,black,opening_eco,opening_name,moves", "A,B,C60,Ruy Lopez,e4 e5 Nf3 Nc6 Bb5"), None),
        (csv("white,black,opening_eco,opening_name,moves", "A,B,C60,Spanish,e4 c5"), None),
        (
            csv("white,black,opening_eco,opening_name,moves", "A,B,C60,Ruy Lopez,e4 c5 Nf3 Nc6 Bb5"),
            Some((row, "Ruy Lopez")),
        ),
        (csv("white,black,opening_eco,opening_name,moves", "A,B,B20,Ruy Lopez,e4 e5 Nf3 Nc6 Bb5"), Some((row, "B20"))),
        (csv("white,black,result,san,uci", "A,B,1-0,e4 e5 Nf3,e2e4 e7e5 g1h3"), Some((row, "g1h3"))),
        (csv("white,black,result,san,uci", "A,B,1-0,1. e4 e5,e2e4"), Some((row, "e2e4"))),
        (sides("\"rating\":1500,\"result\":\"win\"", "\"result\":\"resigned\""), None),
        (sides("\"rating\":1501,\"result\":\"win\"", "\"result\":\"resigned\""), Some((row, "1501"))),
        (sides("\"rating\":1500,\"result\":\"win\"", "\"result\":\"checkmated\""), Some((row, "checkmated"))),
        (sides("\"rating\":1500,\"result\":\"lose\"", "\"result\":\"win\""), Some((row, "win"))),
        (of_pgn("\"white\":{\"username\":\"Clark\"}"), Some((row, "Clark"))),
        (of_pgn("\"tcn\":\"mC0Kgv\""), None),
        (of_pgn("\"tcn\":\"mC0Kbs\""), Some((row, "bs"))),
        (of_pgn(&format!("\"fen\":\"{last} - 1 2\"")), None),
        (of_pgn(&format!("\"fen\":\"{last} - 1 3\"")), Some(("final-position-differs", "3"))),
        (of_pgn(&format!("\"fen\":\"{} - 1 2\"", last.replace("5N2", "4N3"))), Some(("final-position-differs", "4N3"))),
        ("{\"moves\":\"e4 e5\",\"status\":\"resign\",\"winner\":\"white\",\"clocks\":[1,1,1]}\n".to_owned(), None),
        (
            "{\"moves\":\"e4 e5\",\"status\":\"resign\",\"winner\":\"white\",\"clocks\":[9]}\n".to_owned(),
            Some((row, "[9]")),
        ),
    ] {
        let folder = table_of("held", &table);
        let found = findings(&folder, "t.csv");
        let found: Vec<(&str, &str)> = found
            .iter()
            .map(|(found, word)| (found.split(' ').next_back().unwrap(), word.as_str()))
            .filter(|(name, _)| matches!(*name, "row-contradicts-game" | "final-position-differs"))
            .collect();
        assert_eq!(found, Vec::from_iter(wanted), "{table}");
    }
}

fn table_of(name: &str, rows: &str) -> PathBuf {
    table(name, "t.csv", rows)
}

#[test]
fn a_finding_says_its_row_and_its_column() {
    let folder = table_of("field", "White,Black,moves\nA,B,e4 e5\n\nC\n\"D\",E,\"e4\ne5 Ke3\"\n");
    fs::write(folder.join("t.json"), "[{\"a\":{\"moves\":\"e4\"},\"moves\":\"e4\"},\n{\"moves\":\"e4 Ke3\"}]\n")
        .unwrap();
    let of = |name: &str| {
        let ran = run(&folder, ["validate", "-q", "--format", "json", name]);
        let found = ran.results.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let found = found.filter(|found| found["type"] == "finding");
        found.map(|found| (found["row"].as_u64(), found["field"].as_str().map(str::to_owned))).collect::<Vec<_>>()
    };
    assert_eq!(of("t.csv"), [(Some(2), None), (Some(3), Some("moves".to_owned()))]);
    assert_eq!(of("t.json"), [(Some(2), Some("moves".to_owned()))]);
}

#[test]
fn lists_of_moves_positions_and_moves_of_two_signs_are_read() {
    let folder = table("lists", "l.json", "[[\"e4\",\"e5\"],\n [\"d4\"]]\n");
    assert_eq!(games(&folder, "l.json").iter().map(moves).collect::<Vec<_>>(), ["e4 e5", "d4"]);
    fs::write(folder.join("l.jsonl"), "[\"e4\",\"e5\"]\n[\"d4\"]\n").unwrap();
    assert_eq!(games(&folder, "l.jsonl").iter().map(moves).collect::<Vec<_>>(), ["e4 e5", "d4"]);
    fs::write(folder.join("t.json"), "{\"games\":[{\"tcn\":\"mC0Kgv5Q\",\"pgn\":\"\"}]}\n").unwrap();
    assert_eq!(games(&folder, "t.json").iter().map(moves).collect::<Vec<_>>(), ["e4 e5 Nf3 Nc6"]);
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq -";
    let epd = format!("{fen} bm Nf6 Ke6; id \"x; 1\";\n{fen} pv Nf6 Ng5 Ke4;\n{fen} 3 3 a label\n");
    fs::write(folder.join("p.epd"), epd).unwrap();
    let read = games(&folder, "p.epd");
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["Nf6", "Nf6 Ng5", ""]);
    assert_eq!((tag(&read[0], "Id"), tag(&read[2], "Label")), ("x; 1", "a label"));
    let found: Vec<String> = findings(&folder, "p.epd").into_iter().map(|(_, word)| word).collect();
    assert_eq!(found, ["Ke6", "Ke4"]);
}

#[test]
fn a_broken_object_ends_where_the_next_one_begins() {
    let row = |n: u32| format!("{{\"id\": {n}, \"tags\": [], \"moves\": \"e4 e5 Nf3\", \"white\": \"W{n}\"}}");
    let sound = [row(1), row(2), row(3), row(4)];
    for separator in [", ", ",\n", "\n,\n"] {
        for cut in (5..sound[1].len()).step_by(7) {
            let mut rows = sound.clone();
            rows[1].truncate(cut);
            for broken in [rows[1].clone(), format!("{}\"{}", rows[1], &sound[1][cut..])] {
                rows[1] = broken;
                let folder = table("cut", "c.json", format!("[{}]", rows.join(separator)));
                let names: Vec<String> =
                    games(&folder, "c.json").iter().map(|game| tag(game, "White").to_owned()).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).filter(|name| *name != "W2").collect();
                assert_eq!(names, ["W1", "W3", "W4"], "{}", rows.join(separator));
            }
        }
    }
}

#[test]
fn rows_without_bounds_are_read_in_bounds() {
    let deep =
        format!("{{\"moves\":\"e4\",\"list\":{}{}}}\n{{\"moves\":\"d4\"}}\n", "[".repeat(200_000), "]".repeat(200_000));
    let folder = table("bounds", "d.jsonl", deep);
    assert_eq!(games(&folder, "d.jsonl").iter().map(moves).collect::<Vec<_>>(), ["e4", "d4"]);
    let open = format!("{{\"moves\":\"e4\"}}\n{{\"moves\":{}\n{{\"moves\":\"d4\"}}\n", "[".repeat(200_000));
    fs::write(folder.join("o.jsonl"), open).unwrap();
    assert_eq!(games(&folder, "o.jsonl").iter().map(moves).collect::<Vec<_>>(), ["e4", "d4"]);
    let names: Vec<String> = (0..10_000).map(|n| format!("c{n}")).collect();
    let cells = vec!["1"; 10_000].join(",");
    fs::write(folder.join("w.csv"), format!("moves,White,{}\ne4,A,{cells}\nd4,B,{cells}\n", names.join(","))).unwrap();
    let read = games(&folder, "w.csv");
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["e4", "d4"]);
    assert!(read[0]["tags"].as_array().unwrap().len() < 120);
    assert!(findings(&folder, "w.csv").iter().any(|(found, _)| found.ends_with("columns-guessed")));
}

#[test]
fn rows_are_sorted_and_split_as_they_are_stored() {
    let heading = "White,Black,Date,moves\r\n";
    let rows = ["A,\"B, x\",2024.05.02,e4 e5\r\n", "C,D,2024.05.01,\"d4\r\nd5\"\r\n", "A,E,2024.05.03,c4\r\n"];
    let folder = table("sorted", "s.csv", format!("{heading}{}", rows.concat()));
    let sorted = run(&folder, ["sort", "-q", "--by", "date", "s.csv"]).results;
    assert_eq!(sorted, [heading, rows[1], rows[0], rows[2]].concat());
    let ran = run(&folder, ["split", "-q", "--by", "white", "--into", "out", "s.csv"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    assert_eq!(fs::read_to_string(folder.join("out/A.csv")).unwrap(), [heading, rows[0], rows[2]].concat());
    fs::write(folder.join("o.pgn"), "[White \"A\"]\n\n1. e4 *\n").unwrap();
    assert_eq!(run(&folder, ["sort", "-q", "--by", "date", "s.csv", "o.pgn"]).status, 2);
    fs::write(folder.join("b.csv"), format!("{heading}{}broken\r\n{}", rows[0], rows[2])).unwrap();
    for rearranged in
        [&["sort", "-q", "--by", "date", "b.csv"][..], &["split", "-q", "--by", "white", "--into", "o", "b.csv"]]
    {
        let ran = run(&folder, rearranged);
        assert_eq!((ran.status, ran.messages.contains("1 row left out")), (2, true), "{}", ran.messages);
    }
}

#[test]
fn tables_of_games_are_found_in_a_folder_and_others_are_skipped() {
    let folder = table("folder", "g.csv", "white,black,moves\nA,B,e4 e5\n");
    fs::write(folder.join("g.jsonl"), "{\"moves\":\"d4 d5\"}\n").unwrap();
    fs::write(folder.join("prices.csv"), "name,price\napple,3\n").unwrap();
    fs::write(folder.join("set.json"), "{\"name\":\"x\",\"list\":[1,2]}\n").unwrap();
    let ran = run(&folder, ["validate", "--format", "json", "."]);
    assert!(ran.results.contains("\"records\":2"), "{}", ran.results);
    assert!(!ran.messages.contains("prices") && !ran.messages.contains("set.json"), "{}", ran.messages);
}

#[test]
fn what_a_row_says_of_its_game_is_compared_with_it() {
    let rows = "a,TRUE,7,mate,white,5+0,A,1500,B,1500,e4 e5 Qh5 Nc6 Bc4 d6 Nf3,C20\n\
                b,TRUE,4,mate,white,5+0,A,1500,B,1500,f3 e5 g4 Qh4#,A00\n\
                c,TRUE,9,resign,white,5+0,A,1500,B,1500,e4 e5 Nf3 Nc6,C40\n\
                d,TRUE,4,mate,black,5+0,A,1500,B,1500,f3 e5 g4 Qh4#,A00\n";
    let folder = table("against", "r.csv", format!("{KAGGLE}{rows}"));
    let found: Vec<String> = findings(&folder, "r.csv").into_iter().map(|(found, _)| found).collect();
    let wanted = ["2:10 termination-contradicts-board", "3:15 result-contradicts-mate", "4:8 ply-count-differs"];
    assert_eq!(found, wanted);
}

#[test]
fn moves_are_read_however_a_table_writes_them() {
    let json = r#"[{"moves":["e4","e5"]},{"uci":"e2e4 e7e5"},{"pgn":"1. e4 e5 1-0"},{"moves":"♙e4 e5"},{"moves":[{"ply":1,"san":"e4"},{"san":"e5"}]}]"#;
    let folder = table("forms", "m.json", json);
    assert_eq!(games(&folder, "m.json").iter().map(moves).collect::<Vec<_>>(), vec!["e4 e5"; 5]);
    let lines = "# 1.t 2.date 3.result 4.welo 5.belo 6.len 17.game...\n\
                 1 2000.03.14 1-0 2851 None 4 date_false result_false ### W1.d4 B1.d5 W2.c4 B2.e6\n";
    fs::write(folder.join("c.txt"), lines).unwrap();
    let read = games(&folder, "c.txt");
    assert_eq!((moves(&read[0]), tag(&read[0], "Date")), ("d4 d5 c4 e6".to_owned(), "2000.03.14"));
    let evaluations = r#"{"fen":"4k3/8/8/8/8/8/8/4K2R w K -","evals":[{"pvs":[{"cp":69,"line":"e1g1 e8e7"},{"cp":1,"line":"h1h8"}],"depth":46}]}"#;
    fs::write(folder.join("e.jsonl"), format!("{evaluations}\n")).unwrap();
    let read = games(&folder, "e.jsonl");
    assert_eq!(moves(&read[0]), "O-O Ke7");
    assert_eq!(
        read[0]["plies"][0]["variations"].as_array().map_or(0, Vec::len) + findings(&folder, "e.jsonl").len(),
        1
    );
}

#[test]
fn what_export_writes_as_a_table_is_read_back() {
    let pgn = "[Event \"A, \\\"B\\\"\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"Ames, A\"]\n[Black \"Birch\"]\n\
               [Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n[Event \"C\"]\n[Site \"?\"]\n[Date \"2024.05.02\"]\n[Round \"2\"]\n\
               [White \"Birch\"]\n[Black \"Ames, A\"]\n[Result \"0-1\"]\n[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=N Kd7 0-1\n";
    let folder = table("back", "g.pgn", pgn);
    let wanted = games(&folder, "g.pgn");
    for format in [&["csv", "--rows", "games"][..], &["ndjson"], &["json"]] {
        let arguments = ["export", "-q", "g.pgn", "-o", "o.table", "--format"];
        assert!(run(&folder, arguments.iter().chain(format)).status < 2);
        let read = games(&folder, "o.table");
        assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), wanted.iter().map(moves).collect::<Vec<_>>());
        for name in ["Event", "Date", "White", "Black", "Result"] {
            assert_eq!(tag(&read[0], name), tag(&wanted[0], name), "{format:?}");
        }
        fs::remove_file(folder.join("o.table")).unwrap();
    }
}

#[test]
fn chosen_rows_are_written_as_stored_below_their_heading() {
    let heading = "White,Black,Result,moves\r\n";
    let rows = ["A,\"B \"\"x\"\"\",1-0,e4 e5\r\n", "C,D,0-1,d4\r\n", "A,E,1-0,\"c4\r\nc5\"\r\n"];
    let folder = table("select", "s.csv", format!("{heading}{}", rows.concat()));
    let chosen = run(&folder, ["select", "-q", "--white", "A", "s.csv"]);
    assert_eq!((chosen.results, chosen.status), (format!("{heading}{}{}", rows[0], rows[2]), 0));
    let json = "[{\"White\":\"A\",\"moves\":\"e4\"},\n {\"White\":\"B\", \"moves\":\"d4\"}]\n";
    fs::write(folder.join("s.json"), json).unwrap();
    assert_eq!(
        run(&folder, ["select", "-q", "--white", "B", "s.json"]).results,
        "{\"White\":\"B\", \"moves\":\"d4\"}\n"
    );
}

#[test]
fn a_fix_changes_nothing_but_the_word_in_its_cell() {
    let csv = "White,Black,moves\n\"A \"\"x\"\"\",B,\"1. e4 e5 2. Qh5+ Nc6\"\n";
    let folder = table("fix", "f.csv", csv);
    run(&folder, ["validate", "-q", "--fix", "--unsafe-fixes", "--notes", "f.csv"]);
    assert_eq!(fs::read_to_string(folder.join("f.csv")).unwrap(), csv.replace("Qh5+", "Qh5"));
    let json = "{\"White\":\"\\u0041\",\"pgn\":\"1. e4 {\\u00fc\\n} e5 2. Qh5+ Nc6 *\"}\n";
    fs::write(folder.join("f.jsonl"), json).unwrap();
    run(&folder, ["validate", "-q", "--fix", "--unsafe-fixes", "--notes", "f.jsonl"]);
    assert_eq!(fs::read_to_string(folder.join("f.jsonl")).unwrap(), json.replace("Qh5+", "Qh5"));
}

#[test]
fn columns_are_found_by_their_names_or_as_is_said() {
    let folder = table("columns", "x.csv", "spiel,player1,player2,price\n1. e4 e5 1-0,Q,R,7\n");
    let said = ["convert", "-q", "--columns", "moves=spiel,white=player2", "--drop-columns", "x.csv"];
    let written = run(&folder, said).results;
    assert!(
        written.contains("[White \"R\"]") && written.contains("1. e4 e5 1-0") && !written.contains("Price"),
        "{written}"
    );
    fs::write(folder.join("zapis.toml"), "[columns]\nmoves = \"spiel\"\n").unwrap();
    let written = run(&folder, ["convert", "-q", "x.csv"]).results;
    assert!(written.contains("[White \"Q\"]") && written.contains("[Price \"7\"]"), "{written}");
    assert_eq!(run(&folder, ["convert", "--columns", "speed=x", "x.csv"]).status, 2);
}

#[test]
fn a_table_without_games_is_one_line_and_status_2() {
    let folder = table("none", "n.csv", "name,price\napple,3\npear,4\n");
    let ran = run(&folder, ["validate", "-q", "n.csv"]);
    assert_eq!((ran.status, ran.results.as_str(), ran.messages.lines().count()), (2, "", 1));
}

#[test]
fn a_sheet_of_numbers_and_moves_in_a_table_stays_a_scoresheet() {
    let folder = table("sheet", "s.csv", "No;White;Black\n1;e4;e5\n2;Nf3;Nc6\n3;Bb5;a6\n4;Ba4;Nf6\n");
    let read = games(&folder, "s.csv");
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"]);
}

#[test]
fn a_long_table_gives_the_same_for_every_number_of_threads() {
    use std::fmt::Write as _;
    let mut rows = "White,Black,moves\n".to_owned();
    for n in 0..9_000 {
        let _ = writeln!(rows, "W{n},B{n},\"1. e4 e5\n2. Nf3 Nc6\"");
    }
    let folder = table("long", "l.csv", rows);
    let of = |jobs: &str| run(&folder, ["convert", "-q", "--jobs", jobs, "l.csv"]).results;
    let one = of("1");
    assert_eq!(one.matches("1. e4 e5 2. Nf3 Nc6").count(), 9_000);
    assert!(one == of("3"));
    let chosen = run(&folder, ["select", "-q", "--white", "W", "l.csv"]).results;
    assert_eq!(chosen.matches("White,Black").count(), 1);
}

#[test]
fn every_finding_of_tables_has_a_case_and_a_near_miss() {
    let folder = run::project().join("corpus/tables");
    for rule in rules::ALL.iter().filter(|rule| rule.code.starts_with('D')) {
        let case = findings(&folder, &format!("{}.csv", rule.name));
        assert!(case.iter().any(|(found, _)| found.ends_with(rule.name)), "{}: {case:?}", rule.name);
        assert_eq!(findings(&folder, &format!("{}.ok.csv", rule.name)), [], "{}", rule.name);
    }
}

#[test]
fn the_example_of_every_page_gives_its_finding() {
    let folder = scratch("game-tables-pages");
    for rule in rules::ALL.iter().filter(|rule| rule.code.starts_with('D')) {
        let [example, russian] = Language::ALL.map(|language| rule.page(language).split("```").nth(1).unwrap_or(""));
        assert_eq!(example, russian, "{} has another example in Russian", rule.name);
        fs::write(folder.join("e.csv"), example.split_once('\n').unwrap().1).unwrap();
        let found = findings(&folder, "e.csv");
        assert!(found.iter().any(|(found, _)| found.ends_with(rule.name)), "{}: {found:?}", rule.name);
    }
}

#[test]
fn rows_are_no_pgn_that_could_be_copied() {
    let folder = table("copied", "t.csv", "white,black,result,moves\nA,B,1-0,e4 e5\nA,B,1-0,e4 e5\n");
    fs::write(folder.join("a.pgn"), "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n").unwrap();
    for command in
        [&["audit", "--write-unique", "u"][..], &["audit", "--merge", "u"], &["diff", "a.pgn", "--write-new", "u"]]
    {
        let ran = run(&folder, [command, &["t.csv"]].concat());
        assert_eq!(ran.status, 2, "{command:?}: {}", ran.messages);
        assert!(ran.messages.contains("t.csv is a table, whose rows are no PGN"), "{command:?}: {}", ran.messages);
        assert!(!folder.join("u").exists(), "{command:?}");
    }
}

#[test]
fn tags_of_a_row_are_changed_in_their_cells() {
    let csv = "white,black,winner,moves\r\n\"A \"\"x\"\"\",B,white,e4 e5\r\nC,\"B\",,d4\r\n";
    let folder = table("tags", "t.csv", csv);
    let set = |value: &str, file: &str| run(&folder, ["tags", "--set", value, "--in-place", file]);
    let ran = set("Black=Birch", "t.csv");
    assert_eq!(
        fs::read_to_string(folder.join("t.csv")).unwrap(),
        csv.replace(",B,", ",Birch,").replace("\"B\"", "\"Birch\"")
    );
    assert_eq!(ran.status, 0, "{}", ran.messages);
    // The result follows from the winner, and no column has the event.
    for other in ["Result=0-1", "Event=X", "Black=a, b"] {
        let before = fs::read(folder.join("t.csv")).unwrap();
        let ran = set(other, "t.csv");
        assert!(ran.messages.contains(&format!("`{}`", &other[..other.find('=').unwrap()])), "{}", ran.messages);
        assert_eq!(before, fs::read(folder.join("t.csv")).unwrap(), "{other}");
    }
    let json = "[{\"White\":\"Jane\", \"moves\":\"e4\"}]\n";
    fs::write(folder.join("t.json"), json).unwrap();
    set("White=K \u{fc}", "t.json");
    assert_eq!(fs::read_to_string(folder.join("t.json")).unwrap(), json.replace("Jane", "K \u{fc}"));
    // A value with escapes is changed as a whole; a tab is none of a value, which is left alone then.
    let json = "[{\"White\":\"J\\u00f6r\\\"g\\\"\", \"moves\":\"e4\"}]\n";
    fs::write(folder.join("t.json"), json).unwrap();
    set("White=K", "t.json");
    assert_eq!(fs::read_to_string(folder.join("t.json")).unwrap(), "[{\"White\":\"K\", \"moves\":\"e4\"}]\n");
    fs::write(folder.join("t.csv"), csv).unwrap();
    set("White=K", "t.csv");
    let changed = csv.replace("A \"\"x\"\"", "K").replace("\nC,", "\nK,");
    assert_eq!(fs::read_to_string(folder.join("t.csv")).unwrap(), changed);
    let json = "[{\"White\":\"J\\trg\", \"moves\":\"e4\"}]\n";
    fs::write(folder.join("t.json"), json).unwrap();
    let ran = set("White=K", "t.json");
    assert!(ran.status == 1 && ran.messages.contains("`White`"), "{}", ran.messages);
    assert_eq!(fs::read_to_string(folder.join("t.json")).unwrap(), json);
}

#[test]
fn a_table_of_pgn_and_numbers_is_one_by_its_heading() {
    let csv = "id,pgn\n7,\"[White \"\"Ames\"\"]\n\n1. e4 e5\n2. Nf3 *\"\n8,1. d4 d5 *\n";
    let folder = table("pgn-column", "t.csv", csv);
    let read = games(&folder, "t.csv");
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["e4 e5 Nf3", "d4 d5"]);
    assert_eq!(tag(&read[0], "White"), "Ames");
}

#[test]
fn lists_of_words_have_the_place_of_each_word() {
    let lists = [
        "{\"moves\":[\"e4\",\"e5\",\"Ke3\"],\"White\":\"A\"}\n",
        "{\"moves\": [\"e4\", \"e5\", \"Ke3\" ],\"White\":\"A\"}\n",
        "{\"moves\":[\"e4\", \"e5\",\"Ke3\"],\"White\":\"A\"}\n",
        "{\"moves\":[\"e4 e5\",\"Ke3\"],\"White\":\"A\"}\n",
        "{\"moves\":[\"e4\",\"e\\u0035\",\"Ke3\"],\"White\":\"A\"}\n",
    ];
    let folder = table("words", "t.jsonl", lists.concat());
    let found = findings(&folder, "t.jsonl");
    let words: Vec<&str> = found.iter().map(|(_, word)| word.as_str()).collect();
    assert_eq!(words, ["Ke3"; 5], "{found:?}");
}

/// Three rows by another program: null and odd values, a list of objects, snappy, two groups of rows.
const ELSEWHERE: &str = "corpus/tables/made-elsewhere.parquet";

#[test]
fn rows_of_parquet_are_records_whose_findings_have_a_row_and_a_column() {
    let folder = scratch("game-tables-parquet");
    fs::copy(run::project().join(ELSEWHERE), folder.join("g.parquet")).unwrap();
    let read = games(&folder, "g.parquet");
    assert_eq!(read.iter().map(moves).collect::<Vec<_>>(), ["e4 e5 Nf3", "e4 e5", "d4 d5"]);
    let wanted = [
        ("White", "ames"),
        ("Date", "2025.01.01"),
        ("WhiteElo", "1500"),
        ("BlackElo", "1500"),
        ("Created", "2025-01-01T12:30:00Z"),
    ];
    for (name, value) in wanted {
        assert_eq!(tag(&read[0], name), value, "{name}");
    }
    assert_eq!(tag(&read[1], "White"), "birch \"b\"");
    let ran = run(&folder, ["validate", "-q", "--format", "json", "g.parquet"]);
    let lines: Vec<Value> = ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines[0]["name"].as_str(), lines[0].get("line")), (Some("columns-guessed"), None));
    assert!(lines[0]["message"].as_str().unwrap().contains("nested.list.element.x"));
    let at = |key: &str| lines[1].get(key);
    assert_eq!((at("row"), at("field")), (Some(&2.into()), Some(&"movetext".into())));
    assert_eq!((at("line"), at("offset"), at("written")), (None, None, Some(&"Ke3".into())));
    let ran = run(&folder, ["validate", "-q", "g.parquet"]);
    assert!(ran.results.contains("g.parquet: row 2, movetext"), "{}", ran.results);
    // Out of a pipe, in a folder, and as lines of JSON.
    let piped = run::collect(
        run::zapis(&folder).args(["convert", "-q"]).write_stdin(fs::read(folder.join("g.parquet")).unwrap()),
    );
    assert_eq!(piped.results, run(&folder, ["convert", "-q", "g.parquet"]).results);
    assert_eq!(piped.results, run(&folder, ["convert", "-q", "."]).results);
    // Compressed once more.
    let packed = gzip(&fs::read(folder.join("g.parquet")).unwrap());
    fs::write(folder.join("packed.parquet.gz"), packed).unwrap();
    assert_eq!(run(&folder, ["convert", "-q", "packed.parquet.gz"]).results, piped.results);
    fs::remove_file(folder.join("packed.parquet.gz")).unwrap();
    let chosen = run(&folder, ["select", "-q", "--white", "birch", "g.parquet"]).results;
    assert!(
        chosen.starts_with("{\"Event\":\"Rated Blitz\",\"White\":\"birch \\\"b\\\"\",") && chosen.lines().count() == 1
    );
}

#[test]
fn nothing_is_written_into_parquet() {
    let folder = table("parquet-fix", "g.csv", "White,Black,moves\nA,B,1. e4 e5 2. Qh5+ Nc6\n");
    run(
        &folder,
        [
            "export",
            "-q",
            "--format",
            "parquet",
            "--rows",
            "games",
            "--fields",
            "white,moves,text",
            "g.csv",
            "-o",
            "t.parquet",
        ],
    );
    fs::write(folder.join("o.csv"), "a,moves\nA,1. e4 e5 2. Qh5+ Nc6\n").unwrap();
    fs::copy(run::project().join(ELSEWHERE), folder.join("g.parquet")).unwrap();
    let before = fs::read(folder.join("g.parquet")).unwrap();
    let ran = run(&folder, ["tags", "-q", "--set", "White=Q", "--in-place", "g.parquet"]);
    assert!(ran.messages.contains("g.parquet is a Parquet file"), "{}", ran.messages);
    assert_eq!((ran.status, fs::read(folder.join("g.parquet")).unwrap() == before), (2, true));
    assert_eq!(run(&folder, ["validate", "-q", "--range", "0..100", "g.parquet"]).status, 2);
}

#[test]
fn damaged_parquet_is_one_line_and_loses_no_row_before() {
    let folder = scratch("game-tables-damaged");
    let sound = fs::read(run::project().join(ELSEWHERE)).unwrap();
    fs::write(folder.join("cut.parquet"), &sound[..700]).unwrap();
    let ran = run(&folder, ["validate", "-q", "cut.parquet"]);
    assert_eq!((ran.status, ran.messages.lines().count()), (2, 1), "{}", ran.messages);
    for at in (4..sound.len()).step_by(97) {
        for bit in [1, 0x10, 0x80] {
            let mut damaged = sound.clone();
            damaged[at] ^= bit;
            fs::write(folder.join("d.parquet"), damaged).unwrap();
            let ran = run(&folder, ["validate", "-q", "--format", "concise", "d.parquet"]);
            assert!(!ran.messages.contains("panicked") && ran.status < 3, "byte {at}: {}", ran.messages);
        }
    }
}

#[test]
fn a_database_that_zapis_did_not_write_is_refused() {
    let folder = table("sqlite", "g.pgn", "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n");
    run(&folder, ["export", "-q", "--format", "sqlite", "g.pgn", "-o", "g.sqlite"]);
    let stored = fs::read(folder.join("g.sqlite")).unwrap();
    let piped = run::collect(run::zapis(&folder).args(["convert", "-q"]).write_stdin(stored.clone()));
    assert_eq!(piped.results, run(&folder, ["convert", "-q", "g.sqlite"]).results);
    assert!(piped.results.contains("[White \"A\"]"), "{}", piped.messages);
    fs::write(folder.join("cut.sqlite"), &stored[..5000]).unwrap();
    for (name, reason) in [("cut.sqlite", "the SQLite database is damaged"), ("a.sqlite", "that zapis did not write")] {
        if name == "a.sqlite" {
            let at: Vec<usize> = memchr::memmem::find_iter(&stored, b"white_id").collect();
            let mut other = stored.clone();
            for at in at {
                other[at] = b'x';
            }
            fs::write(folder.join(name), other).unwrap();
        }
        let ran = run(&folder, ["validate", "-q", name]);
        assert_eq!((ran.status, ran.messages.contains(reason)), (2, true), "{}", ran.messages);
    }
}
