//! Pages of books: headings, prose and variations around a game, read completely.

use std::fs;

use serde_json::Value;

use crate::support::run::{project, run, scratch};

/// Reads a text as a file of its own. Returns its games as timelines.
fn games(name: &str, text: &str) -> Vec<Value> {
    let folder = scratch(&format!("pages-{name}"));
    fs::write(folder.join("page.txt"), text).unwrap();
    let ran = run(&folder, ["export", "-q", "--format", "ndjson", "page.txt"]);
    ran.results.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn moves(plies: &Value) -> String {
    let plies = plies.as_array().unwrap().iter();
    plies.map(|ply| ply["san"].as_str().unwrap_or("?")).collect::<Vec<_>>().join(" ")
}

/// Lists the variations of a line and those in them, each with the ply of the move it replaces.
fn variations(plies: &Value) -> Vec<String> {
    let mut found = Vec::new();
    for ply in plies.as_array().unwrap() {
        for line in ply["variations"].as_array().unwrap() {
            found.push(format!("{}: {}", ply["ply"], moves(line)));
            found.extend(variations(line));
        }
    }
    found
}

/// Asserts that a text is one game with these moves and these variations.
fn assert_game(name: &str, text: &str, expected: &str, lines: &[&str]) {
    let games = games(name, text);
    assert_eq!(games.len(), 1, "{text}");
    assert_eq!(moves(&games[0]["plies"]), expected, "{text}");
    assert_eq!(variations(&games[0]["plies"]), lines, "{text}");
}

const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7";
const LINE: &str = "6: Nf6 O-O Nxe4";
const HEADINGS: [&str; 4] = [
    "",
    "А. Карпов – Г. Каспаров\nМосква, 1984\n\n",
    "R. Hübner – W. Unzicker\nMünchen 1979\n\n",
    "Испанская партия\n\n",
];

#[test]
fn a_heading_takes_no_variation_away() {
    for heading in HEADINGS {
        for (open, close) in [("(", ")"), ("[", "]")] {
            let text = format!(
                "{heading}1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 {open}3...Nf6 4.O-O Nxe4{close} 4.Ba4 Nf6 5.O-O Be7 1-0\n"
            );
            assert_game("headings", &text, SPANISH, &[LINE]);
        }
    }
}

#[test]
fn a_line_of_prose_takes_neither_moves_nor_variations_away() {
    for heading in HEADINGS {
        let text = format!(
            "{heading}1. e4 e5 2. Nf3 Nc6 The\nposition is well known. 3. Bb5 a6 (3... Nf6 4. O-O Nxe4) Black asks the\nbishop at once. 4. Ba4 Nf6 5. O-O Be7 1-0\n"
        );
        assert_game("prose", &text, SPANISH, &[LINE]);
    }
    let german = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 (3... Sf6 4. 0-0 Sxe4) Nun\nmuss sich der Läufer erklären. 4. La4 Sf6 5. 0-0 Le7 1-0\n";
    assert_game("prose", german, SPANISH, &[LINE]);
}

#[test]
fn variations_in_square_brackets_are_variations_with_tag_pairs_too() {
    let tags = "[White \"Karpov\"]\n[Black \"Kasparov\"]\n[Result \"1-0\"]\n\n";
    let text = format!("{tags}1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 [3...Nf6 4.O-O (4.d3 d6) 4...Nxe4] 4.Ba4 Nf6 5.O-O Be7 1-0\n");
    assert_game("tags", &text, SPANISH, &[LINE, "7: d3 d6"]);
    // A text without a move number is still a remark.
    let text = format!("{tags}1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 [%clk 0:10:00] [#] 4.Ba4 Nf6 5.O-O Be7 1-0\n");
    assert_game("tags", &text, SPANISH, &[]);
}

#[test]
fn variations_in_square_brackets_that_are_turned_round_are_variations() {
    for heading in HEADINGS {
        let text =
            format!("{heading}1.e4 e5 2.Hf3 Hc6 3.Fb5 a6 ]3...Hf6 4.0–0 H×e4[ 4.Fa4 Hf6 5.0–0 Fe7 Világos nyert.\n");
        assert_game("turned", &text, SPANISH, &[LINE]);
    }
}

#[test]
fn a_semicolon_in_brackets_parts_two_variations() {
    for heading in HEADINGS {
        for text in [
            "1.e4 e5 2.Nf3 Nc6 (2...d6; 2...Nf6 3.Nxe5) 3.Bb5 a6 1-0\n",
            "1.e4 e5 2.Nf3 Nc6 (2...d6; 2...Nf6\n3.Nxe5) 3.Bb5 a6 1-0\n",
            "1. e4 e5 2. Nf3 Nc6 (2... d6; 2...\nNf6 3. Nxe5) 3. Bb5 a6 1-0\n",
            "1. e4 e5 2. Nf3 Nc6 (2... d6;\n2... Nf6 3. Nxe5) 3. Bb5 a6 1-0\n",
        ] {
            let text = format!("{heading}{text}");
            assert_game("semicolons", &text, "e4 e5 Nf3 Nc6 Bb5 a6", &["4: d6", "4: Nf6 Nxe5"]);
        }
    }
    // Before words, it begins a comment in PGN.
    let text = "[White \"A\"]\n\n1.e4 e5 (1...c5 ; the Sicilian\n2.Nf3) 2.Nf3 Nc6 1-0\n";
    assert_game("semicolons", text, "e4 e5 Nf3 Nc6", &["2: c5 Nf3"]);
}

#[test]
fn nested_and_mixed_brackets_belong_to_the_moves_their_numbers_name() {
    let text = "Karpov – Kasparov\nMoscow 1984\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 (3...Nf6 4.O-O [4.d3 d6 5.c3 (5.O-O Bd7)] 4...Nxe4; 3...d6 4.d4) 4.Ba4 Nf6 5.O-O Be7 1-0\n";
    assert_game("nested", text, SPANISH, &[LINE, "7: d3 d6 c3", "9: O-O Bd7", "6: d6 d4"]);
    // A bracket after Black's move may be about White's.
    let text = "Karpov – Kasparov\nMoscow 1984\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 (3.Bc4 Bc5) 4.Ba4 Nf6 5.O-O Be7 1-0\n";
    assert_game("nested", text, SPANISH, &["5: Bc4 Bc5"]);
}

#[test]
fn lines_in_running_text_that_can_be_played_are_variations() {
    let text = "Karpov – Kasparov\nMoscow 1984\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 The usual move. Better was\n3... Nf6 4. O-O Nxe4 or 4... d6 5. d4. 4. Ba4 Nf6 5. O-O Be7 1-0\n";
    assert_game("running", text, SPANISH, &[LINE, "8: d6 d4"]);
    // A line that cannot be played from there is not a variation, and stays as it is written.
    let text = "Karpov – Kasparov\nMoscow 1984\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 The usual move. Not\n3... Nf6 4. Rh5 Nxe4. 4. Ba4 Nf6 5. O-O Be7 1-0\n";
    assert_game("running", text, SPANISH, &[]);
    let comments = games("running", text)[0]["plies"][5]["comments"].to_string();
    assert!(comments.contains("Not 3... Nf6 4. Rh5 Nxe4"), "{comments}");
}

#[test]
fn illegal_moves_of_variations_under_a_heading_are_found() {
    let folder = scratch("pages-illegal");
    let text = "Karpov – Kasparov\nMoscow 1984\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 (3...Nf6 4.Rh5) 4.Ba4 Nf6 5.O-O Be7 1-0\n";
    fs::write(folder.join("page.txt"), text).unwrap();
    let ran = run(&folder, ["validate", "--format", "concise", "page.txt"]);
    assert_eq!((ran.status, ran.messages.contains("0 errors")), (0, true), "{}", ran.messages);
    assert!(ran.results.contains("page.txt:4:39: warning[illegal-move]"), "{}", ran.results);
}

#[test]
fn the_page_of_a_book_is_read_whole() {
    let ran = run(project(), ["export", "-q", "--format", "ndjson", "corpus/sheets/annotated-book.txt"]);
    let game: Value = serde_json::from_str(&ran.results).unwrap();
    assert_eq!(moves(&game["plies"]), SPANISH);
    let lines = [LINE, "8: d6", "9: d3 d6", "10: b5 Bb3", "9: Nxe5 Nxe4"];
    assert_eq!(variations(&game["plies"]), lines);
}

/// Returns the tags read from the heading of a game, and the comments above its moves.
fn heading(name: &str, text: &str) -> String {
    let folder = scratch(&format!("pages-{name}"));
    fs::write(folder.join("page.txt"), text).unwrap();
    let ran = run(&folder, ["convert", "-q", "page.txt"]);
    let known = |line: &&str| line.starts_with('[') && !line.contains("\"?") && !line.contains("[Result");
    let tags: Vec<&str> = ran.results.lines().filter(known).collect();
    let moves = ran.results.split("\n\n").nth(1).unwrap_or_default().replace('\n', " ");
    let above = moves.split(" 1. ").next().unwrap_or_default();
    let above = if above.starts_with('{') { above } else { "" };
    format!("{} {above}", tags.join(" ")).trim().to_owned()
}

#[test]
fn a_heading_gives_its_tags_and_the_rest_of_it_is_a_comment() {
    for (line, expected) in [
        (
            "А. Карпов – Г. Каспаров\nМосква, 1984",
            r#"[Site "Москва"] [Date "1984.??.??"] [White "А. Карпов"] [Black "Г. Каспаров"]"#,
        ),
        ("Карпов А. – Каспаров Г.", r#"[White "Карпов А."] [Black "Каспаров Г."]"#),
        ("Каспаров, Гарри – Карпов, Анатолий", r#"[White "Каспаров, Гарри"] [Black "Карпов, Анатолий"]"#),
        (
            "Kasparov,G (2715) - Karpov,A (2705) [D55]",
            r#"[White "Kasparov,G"] [Black "Karpov,A"] [BlackElo "2705"] [ECO "D55"] [WhiteElo "2715"]"#,
        ),
        (
            "Партия № 3. Испанская партия. А. Карпов – Г. Каспаров. Москва, 1984",
            r#"[Site "Москва"] [Date "1984.??.??"] [White "А. Карпов"] [Black "Г. Каспаров"] {Партия № 3. Испанская партия.}"#,
        ),
        (
            "А. Карпов – Г. Каспаров (Москва, 1984). Испанская партия",
            r#"[Site "Москва"] [Date "1984.??.??"] [White "А. Карпов"] [Black "Г. Каспаров"] {Испанская партия}"#,
        ),
        (
            "J. Smith – R. Brown, London, 3-5 October 1984",
            r#"[Site "London"] [Date "1984.10.??"] [White "J. Smith"] [Black "R. Brown"] {3-5 October 1984}"#,
        ),
        (
            "R. Hübner – W. Unzicker\n5. Runde, München, 5. Okt. 1979",
            r#"[Site "München"] [Date "1979.10.05"] [Round "5"] [White "R. Hübner"] [Black "W. Unzicker"]"#,
        ),
        (
            "L. Portisch – G. Sax\nBudapest, 1984. október 5.",
            r#"[Site "Budapest"] [Date "1984.10.05"] [White "L. Portisch"] [Black "G. Sax"]"#,
        ),
        (
            "Карпов – Каспаров, 9-я партия матча, Москва 1984",
            r#"[Site "Москва"] [Date "1984.??.??"] [Round "9"] [White "Карпов"] [Black "Каспаров"] {9-я партия матча}"#,
        ),
        ("Match game 9\nFischer – Spassky", r#"[Round "9"] [White "Fischer"] [Black "Spassky"] {Match game 9}"#),
        (
            "R. Charousek – G. Maróczy, 9. mérkőzésjátszma, Budapest 1896",
            r#"[Site "Budapest"] [Date "1896.??.??"] [Round "9"] [White "R. Charousek"] [Black "G. Maróczy"] {9. mérkőzésjátszma}"#,
        ),
        (
            "Смыслов – Ботвинник\nМатч-турнир, 3-й круг, Москва 1948",
            r#"[Site "Москва"] [Date "1948.??.??"] [Round "3"] [White "Смыслов"] [Black "Ботвинник"] {Матч-турнир}"#,
        ),
        (
            "Tal M. – Botvinnik M. Moscow, 1960",
            r#"[Site "Moscow"] [Date "1960.??.??"] [White "Tal M."] [Black "Botvinnik M."]"#,
        ),
    ] {
        assert_eq!(heading("heading", &format!("{line}\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n")), expected, "{line}");
    }
}

#[test]
fn a_heading_on_the_line_of_the_first_move_begins_a_game() {
    let text = "E. Geller – D. Bronstein, Kiev 1954: 1. e4 c6\n2. d4 d5\nBlack resigned.\n\nA. Alekhine – J. Capablanca, Buenos Aires 1927: 1. Nf3 Nf6\n2. g3 d5\nWhite resigned.\n";
    let games = games("borders", text);
    let seen: Vec<String> =
        games.iter().map(|game| format!("{} {}", game["tags"][0][1], moves(&game["plies"]))).collect();
    assert_eq!(seen, [r#""E. Geller" e4 c6 d4 d5"#, r#""A. Alekhine" Nf3 Nf6 g3 d5"#]);
}

#[test]
fn a_move_set_with_blanks_continues_after_the_end_of_its_line() {
    for text in [
        "1. e2 – e4 e7 – e5 2. Кg1 – f3 Кb8\n– c6 3. Сf1 – b5 a7 – a6 1-0\n",
        "1. e2 – e4 e7 – e5 2. Кg1 – f3 Кb8 –\nc6 3. Сf1 – b5 a7 – a6 1-0\n",
        "1. e2 – e4 e7\n– e5 2. Кg1 – f3 Кb8 – c6 3. Сf1 – b5 a7 – a6 1-0\n",
    ] {
        assert_game("over-lines", text, "e4 e5 Nf3 Nc6 Bb5 a6", &[]);
    }
    assert_game(
        "over-lines",
        "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. С:\nc6 dc 1-0\n",
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6",
        &[],
    );
}

#[test]
fn a_note_in_short_notation_is_none_of_a_game_in_long_notation() {
    let text = "1. d2–d4 Кg8–f6\n2. c2–c4 e7–e6\n3. Кg1–f3 c7–c5\nХуже 3... Сb4+ 4. Сd2\n4. d4–d5 e6:d5\n5. c4:d5 d7–d6\nХуже 5... Ф:d8\n6. Кb1–c3 …\nХуже 6. g3\n6. … g7–g6\nНичья.\n";
    assert_game("long", text, "d4 Nf6 c4 e6 Nf3 c5 d5 exd5 cxd5 d6 Nc3 g6", &["6: Bb4+ Bd2", "11: g3"]);
}

#[test]
fn a_square_after_a_piece_is_a_pawn_only_where_none_are_named() {
    for (text, placed) in [
        ("White: Kg1, Rb1, d3, Pe2, f2; Black: Kg7, Ra2, f5, Pb3, e6.", "8/6k1/4p3/5r2/8/1p1R4/r3PP2/1R4K1"),
        ("Белые – Крg1, Лb1, d3, пп. e2, f2; Черные – Крg7, Лa2, f5, пп. b3, e6.", "8/6k1/4p3/5r2/8/1p1R4/r3PP2/1R4K1"),
        ("White: Kg1, Rb1, e2, f2; Black: Kg7, Ra2, b3, e6.", "8/6k1/4p3/8/8/1p6/r3PP2/1R4K1"),
    ] {
        let games = games("positions", &format!("{text}\n\n1. f3 Kf6 1-0\n"));
        let setup = games[0]["setup"].as_str().unwrap();
        assert!(setup.starts_with(placed), "{text}: {setup}");
    }
}

#[test]
fn a_variation_in_other_letters_than_the_game_is_read_in_its_own() {
    let tags = "[White \"Ames\"]\n[Black \"Birch\"]\n[Result \"*\"]\n\n";
    for text in [
        "1.e4 e5 2.Кf3 Кc6 3.Сb5 a6 (3...Nf6 4.O-O Nxe4) 4.Сa4 Кf6 5.0-0 Сe7 *\n",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 (3...Кf6 4.0-0 К:e4) 4.Ba4 Nf6 5.O-O Be7 *\n",
        "1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 (3...Nf6 4.O-O Nxe4) 4.La4 Sf6 5.O-O Le7 *\n",
    ] {
        assert_game("letters", &format!("{tags}{text}"), SPANISH, &[LINE]);
    }
    // A letter of another language is not a pawn of this game, and does not change how a line around it is read.
    let text = format!("{tags}1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 4.La4 Sf6 (4...d6 5.c3 Bd7 6.d4) 5.O-O Le7 *\n");
    assert_game("letters", &text, SPANISH, &["8: d6 c3 Bd7 d4"]);
    let text = format!("{tags}1.e4 e5 2.Sf3 Sc6 3.Lb5 a6 (3...Nf6 4.O-O (4.Sc3 d6) Nxe4) 4.La4 Sf6 5.O-O Le7 *\n");
    assert_game("letters", &text, SPANISH, &[LINE, "7: Nc3 d6"]);
}

#[test]
fn a_piece_set_apart_from_its_promotion_is_read_in_every_language() {
    let tags = "[FEN \"7k/1P6/8/8/8/8/8/K7 w - - 0 1\"]\n[Result \"*\"]\n\n";
    for word in ["b8 = Ф+", "b8 Ф+", "b7–b8 = Ф+", "b8 D+", "b8 = D+"] {
        let king = if word.contains('D') { "Kg7" } else { "Крg7" };
        let games = games("promotion", &format!("{tags}1. {word} {king} *\n"));
        assert_eq!(moves(&games[0]["plies"]), "b8=Q+ Kg7", "{word}");
    }
}

#[test]
fn half_a_point_at_the_end_of_a_game_with_prose_is_its_result() {
    for end in ["1/2", "½", "1/2\n\n1. d4 d5 2. c4 *"] {
        let text = format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 unclear 5. O-O Be7 {end}\n");
        let games = games("half", &text);
        assert_eq!(games[0]["result"]["movetext"], "1/2-1/2", "{games:?}");
    }
    let inside = games("half-inside", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 unclear 1/2 4. Ba4 Nf6 *\n");
    assert_eq!(inside[0]["plies"].as_array().unwrap().len(), 8, "{inside:?}");
}

/// Rewrites a text with an option. Returns the movetext on one line.
fn converted(name: &str, text: &str, options: &[&str]) -> String {
    let folder = scratch(&format!("pages-{name}"));
    fs::write(folder.join("page.pgn"), text).unwrap();
    let ran = run(&folder, [&["convert", "-q"], options, &["page.pgn"]].concat());
    ran.results.split("\n\n").nth(1).unwrap().replace('\n', " ")
}

#[test]
fn lines_that_comments_quote_become_variations_and_comments_again() {
    let text = "1. e4 e5 2. Nf3 {Better is 2.f4! exf4 3.Nf3, or 3.Bc4 Qh4+, but not 2.Ke2??} Nc6 3. Bb5 {Now 3...Nf6 4.O-O (4.d3 d6) 4...Nxe4 and d4.} a6 4. Ba4 {Then 4...b5 5.Bb3.} *\n";
    let lines = converted("lines", text, &["--lines-from-comments"]);
    assert_eq!(
        lines,
        "1. e4 e5 2. Nf3 {Better is} (2. f4 $1 2... exf4 3. Nf3 {or}) (2. f4 exf4 3. Bc4 Qh4+ {but not}) (2. Ke2 $4) 2... Nc6 3. Bb5 {Now} 3... a6 (3... Nf6 4. O-O Nxe4 {and d4.}) (3... Nf6 4. d3 d6) 4. Ba4 {Then} (4. Ba4 b5 5. Bb3) *"
    );
    let comments = converted("comments", &lines, &["--lines-into-comments"]);
    assert_eq!(
        comments,
        "1. e4 e5 2. Nf3 {Better is} {2. f4 $1 2... exf4 3. Nf3 or} {2. f4 exf4 3. Bc4 Qh4+ but not} {2. Ke2 $4} 2... Nc6 3. Bb5 {Now} 3... a6 {3... Nf6 4. O-O Nxe4 and d4.} {3... Nf6 4. d3 d6} 4. Ba4 {Then} {4. Ba4 b5 5. Bb3} *"
    );
    assert_eq!(converted("again", &comments, &["--lines-from-comments"]), lines);
    // Ideas, moves without a number, and what belongs to the move stay in place.
    let text = "1. e4 e5 2. Nf3 {Nxe5 is the idea, 3.Nxe5.} Nc6 {Or 2...d6 [%clk 0:10:00]} *\n";
    let kept = "1. e4 e5 2. Nf3 {Nxe5 is the idea, 3.Nxe5.} 2... Nc6 {Or 2...d6 [%clk 0:10:00]} *";
    assert_eq!(converted("ideas", text, &["--lines-from-comments"]), kept);
}

#[test]
fn a_word_written_twice_in_a_variation_is_one_move_where_the_next_number_says_so() {
    let text = "1. e4 e5 2. Nf3 (2. f4 f4 exf4 3. Nf3) Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. 1-0 Re1 *\n";
    let games = games("twice", text);
    assert_eq!(variations(&games[0]["plies"]), ["3: f4 exf4 Nf3"], "{games:?}");
}

const FIRST: &str = "8/6k1/1R6/3r4/8/8/4K3/8";
const SECOND: &str = "8/6R1/8/4k3/8/8/2Kr4/8";

#[test]
fn solutions_at_the_end_of_a_page_are_put_after_the_positions_with_their_numbers() {
    let russian = ["Белые: Крe2, Лb6; Черные: Крg7, Лd5.", "Белые: Крc2, Лg7; Черные: Крe5, Лd2."];
    let [fens, letters] =
        [[FIRST, SECOND].map(|placement| format!("{placement} w - - 0 1")), russian.map(str::to_owned)];
    let solutions = ["1.Лb7+ Крf6 2.Лb6+", "1.Кр:d2 Крf6 2.Лa7 и ничья. Хуже 1.Крd1."];
    for (name, own, other) in [
        ("signs", ["№ 1. А. Троицкий, 1898\n", "№ 2. Л. Куббель, 1925\n"], ["№ 1. ", "№ 2. "]),
        ("items", ["1. ", "2. "], ["2) ", "1) "]),
        ("words", ["Диаграмма 7\n", "Диаграмма 8\n"], ["7. ", "8. "]),
        ("below", ["", ""], ["1. ", "2. "]),
    ] {
        for positions in [&fens, &letters] {
            // The solutions may be in another order.
            let is_turned = name == "items";
            let below = |at: usize| if name == "below" { format!("№ {}\n", at + 1) } else { String::new() };
            let problem = |at: usize| format!("{}{}\n{}Ничья\n\n", own[at], positions[at], below(at));
            let solution = |at: usize| format!("{}{}\n", other[at], solutions[at ^ usize::from(is_turned)]);
            let text = format!("{}{}Решения\n\n{}{}", problem(0), problem(1), solution(0), solution(1));
            let games = games("solutions", &text);
            let read = games.iter().map(|game| {
                (game["setup"].as_str().unwrap_or("").split(' ').next().unwrap().to_owned(), moves(&game["plies"]))
            });
            let read: Vec<(String, String)> = read.collect();
            let expected = [(FIRST, "Rb7+ Kf6 Rb6+"), (SECOND, "Kxd2 Kf6 Ra7")];
            assert_eq!(read, expected.map(|(position, line)| (position.to_owned(), line.to_owned())), "{text}");
        }
    }
}

#[test]
fn moves_under_one_position_alone_are_no_solution_of_another() {
    let text = format!("№ 1\n{FIRST} w - - 0 1\n1.Лb7+ Крf6 2.Лb6+\n\n№ 2\n{SECOND} w - - 0 1\n1.Кр:d2 Крf6 2.Лa7\n");
    let games = games("own-moves", &text);
    let lines: Vec<String> = games.iter().map(|game| moves(&game["plies"])).collect();
    assert_eq!(lines, ["Rb7+ Kf6 Rb6+", "Kxd2 Kf6 Ra7"]);
}

#[test]
fn a_sentence_ends_with_a_sign_that_might_judge_a_move() {
    for (text, expected) in [
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5 Ein starker Zug! 3... a6 4. La4 1-0", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 Un coup fort ! 4. Fa4 Cf6 5. 0-0 1-0", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O"),
    ] {
        assert_game("signs", &format!("M. Tal – T. Petrosian\nParis, 1958\n\n{text}\n"), expected, &[]);
    }
}

#[test]
fn a_variation_of_one_move_in_other_letters_moves_no_other_piece() {
    let german = "1. e4 e5 2. Sf3 Sc6 3. d4 exd4 (3... Bd6) 4. Sxd4 Lc5 (4... Bb4+) 5. Sb3 Lb6 1-0\n";
    assert_game("letters-of-words", german, "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 Nb3 Bb6", &["6: Bd6", "8: Bb4+"]);
    let english = "Испанская партия\n\n1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6 5. f3 O-O 6. Be3 (6. Кge2) 6... e5 1-0\n";
    assert_game("letters-of-words", english, "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5", &["11: Nge2"]);
    // If the game has a letter for the pawn, its variations do as well.
    let odd = "1. Be4 Be5 2. Sf3 Sc6 3. Lb5 Ba6 (3... Bd6) 4. La4 Sf6 1-0\n";
    assert_game("letters-of-words", odd, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6", &["6: d6"]);
}

#[test]
fn what_is_after_the_number_of_a_round_is_read() {
    let moves = "\n\n1. e4 e5 2. Nf3 Nc6 1-0\n";
    for (heading, expected) in [
        ("M. Tal – P. Keres\nRound 11, Paris 1971", [("White", "M. Tal"), ("Site", "Paris"), ("Round", "11")]),
        ("White: M. Tal\nBlack: P. Keres\nParis 1971", [("White", "M. Tal"), ("Site", "Paris"), ("Black", "P. Keres")]),
        ("M. Tal – P. Keres\nMatch game 3, Paris 1971", [("Round", "3"), ("Site", "Paris"), ("Date", "1971.??.??")]),
    ] {
        let games = games("rounds", &format!("{heading}{moves}"));
        let tags = games[0]["tags"].as_array().unwrap();
        for (name, value) in expected {
            assert!(tags.iter().any(|tag| tag[0] == name && tag[1] == value), "{heading}: {name} in {tags:?}");
        }
    }
}

#[test]
fn the_author_of_a_study_is_no_town() {
    let text = format!("№ 1. А. Троицкий, 1898\n{FIRST} w - - 0 1\n\n1.Лb7+ Крf6 2.Лb6+\n");
    let games = games("authors", &text);
    let tags = games[0]["tags"].as_array().unwrap();
    assert!(tags.iter().all(|tag| tag[0] != "Site"), "{tags:?}");
}

#[test]
fn variations_in_square_brackets_on_every_line_of_a_page_are_not_dress_of_rows() {
    let text = "A. Karpov – G. Kasparov\nLondon, 1984\n\n1. e4 e5 2. Nf3 Nc6 [2... d6 3. d4] 3. Bb5 [3. Bc4\nBc5 4. c3] 3... a6 4. Ba4 Nf6 [4... d6] 5. O-O\nBe7 1-0\n";
    assert_game("dress", text, SPANISH, &["4: d6 d4", "5: Bc4 Bc5 c3", "8: d6"]);
}

#[test]
fn a_last_move_alone_on_its_line_is_played_where_words_say_the_result_after_it() {
    for (end, result) in [("Drawn.", "1/2-1/2"), ("White resigned.", "0-1"), ("(5... d6) Draw agreed.", "1/2-1/2")] {
        let text = format!(
            "R. Hübner – W. Unzicker\nMünchen 1979\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O\nBe7 {end}\n"
        );
        let games = games("alone", &text);
        assert_eq!((moves(&games[0]["plies"]).as_str(), &games[0]["result"]["movetext"]), (SPANISH, &result.into()));
    }
    let text = "R. Hübner – W. Unzicker\nMünchen 1979\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O\nBe7 is the usual move.\n5... d6 1-0\n";
    assert!(moves(&games("alone", text)[0]["plies"]).ends_with("O-O d6"));
}

#[test]
fn the_heading_of_a_game_that_ends_in_a_star_is_kept() {
    for (heading, white) in [
        ("Anderssen A. - Kieseritzky L. London, 1851", "Anderssen A."),
        ("А. Карпов – Г. Каспаров\nМосква, 1984", "А. Карпов"),
    ] {
        let games = games("star", &format!("{heading}\n\n1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 *\n"));
        let names_white = |tag: &Value| tag[0] == "White" && tag[1] == white;
        assert!(games.len() == 1 && games[0]["tags"].as_array().unwrap().iter().any(names_white), "{heading}");
    }
}

#[test]
fn a_note_after_the_last_move_is_no_part_of_the_game() {
    for note in [
        "Better was 5... Nxe4 6. d4 b5 7. Bb3 d5",
        "After 6. Re1 b5 7. Bb3 d6 8. c3 White stands better.",
        "After 6. Re1 b5 7. Bb3\nd6 8. c3 White stands better.",
    ] {
        let text = format!(
            "R. Hübner – W. Unzicker\nMünchen 1979\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6\n5. O-O Be7\n{note} 1-0\n"
        );
        assert_eq!(moves(&games("behind", &text)[0]["plies"]), SPANISH, "{note}");
    }
}

#[test]
fn rows_and_variations_continue_after_page_numbers_and_captions() {
    for between in ["\n\n48\n\n", "\n\n– 48 –\n\n", "\nDiagram 12\n", "\nДиаграмма № 5\n\n"] {
        let text = format!(
            "R. Hübner – W. Unzicker\nMünchen 1979\n\n1. e4 e5 2. Nf3{between}Nc6 3. Bb5 a6 (3... Nf6 4. O-O{between}Nxe4) 4. Ba4 Nf6 5. O-O{between}Be7 1-0\n"
        );
        assert_game("numbers", &text, SPANISH, &[LINE]);
    }
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... Nf6 4. O-O\n\nNxe4) 4. Ba4 Nf6 Nothing new. 5. O-O Be7 1-0\n";
    assert_game("empty-lines", text, SPANISH, &[LINE]);
}

#[test]
fn a_move_set_with_blanks_continues_after_the_end_of_its_line_after_captures() {
    for text in [
        "1. e2 – e4 e7 – e5 2. Ng1 – f3 f7 – f5 3. Nf3 : e5 Nb8\n– c6 1–0\n",
        "1. e2 – e4 e7 – e5 2. Ng1 – f3 f7 – f5 3. N\nx e5 Nb8 – c6 1–0\n",
    ] {
        assert_game("captures", text, "e4 e5 Nf3 f5 Nxe5 Nc6", &[]);
    }
}

#[test]
fn a_result_in_words_may_be_broken_over_lines() {
    let text = "А. Карпов – Г. Каспаров\nМосква, 1984\n\n1.e4 e5 2.Кf3 Кc6 3.Сb5 Соперники согласились\nна ничью.\n";
    assert_eq!(games("result", text)[0]["result"]["movetext"], "1/2-1/2");
}

#[test]
fn signs_of_who_wins_after_a_move_are_read_in_the_game_and_its_variations() {
    for (wins, loses) in [("+−", "−+"), ("+–", "–+"), ("+-", "-+")] {
        let text = format!(
            "R. Hübner – W. Unzicker\nMünchen 1979\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... Nf6{wins} 4. O-O Nxe4{loses}) 4. Ba4 Nf6{wins} 5. O-O Be7 1-0\n"
        );
        assert_game("wins", &text, SPANISH, &[LINE]);
        assert_eq!(games("wins", &text)[0]["plies"][7]["nags"][0], 18, "{wins}");
    }
}

#[test]
fn a_surname_before_a_comma_may_have_particles() {
    let text = "De la Bourdonnais, Louis – McDonnell, Alexander\nLondon, 1834\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0\n";
    let games = games("particles", text);
    let names =
        |tag: &str, name: &str| games[0]["tags"].as_array().unwrap().iter().any(|t| t[0] == tag && t[1] == name);
    assert!(names("White", "De la Bourdonnais, Louis") && names("Black", "McDonnell, Alexander"));
}

const TAGS: &str = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n";

#[test]
fn notes_without_braces_take_no_moves_away_under_tag_pairs() {
    let text = format!(
        "{TAGS}1. e4 e5 2. Nf3 $1 Now the pawn is attacked. Bad is 2... f6 because of 3. Nxe5. 2... Nc6 3. Bb5 a6 (3... Nf6 4. O-O Nxe4) If 4. Bxc6 then ..dxc6 is sound. 4. Ba4 Nf6 5. O-O Be7 1-0\n"
    );
    let folder = scratch("pages-under-tags");
    fs::write(folder.join("page.pgn"), &text).unwrap();
    let ran = run(&folder, ["convert", "-q", "page.pgn"]);
    let plain = ran.results.replace('\n', " ");
    assert!(plain.contains("1. e4 e5 2. Nf3 $1 {Now the pawn is attacked. Bad is} 2... Nc6"), "{plain}");
    assert!(plain.contains("4... Nf6 5. O-O Be7 1-0") && plain.contains("[Black \"B\"]"), "{plain}");
    assert_game("under-tags", &text, SPANISH, &["4: f6 Nxe5", LINE, "7: Bxc6"]);
}

#[test]
fn notes_without_braces_take_no_moves_away_after_a_position() {
    let fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 30\"]\n\n";
    let text = format!("{fen}30... Kd7 Now 31. e4 Ke6 loses time. 31. Kd2 Kd6 The pawn stays. 32. Kd3 Kd5 1/2-1/2\n");
    assert_game("under-fen", &text, "Kd7 Kd2 Kd6 Kd3 Kd5", &["2: e4 Ke6"]);
}

#[test]
fn a_record_that_can_be_played_is_no_page() {
    let text = format!("{TAGS}1. e4 e5 2. Nf3 novelty Nc6 3. Bb5 a6 1-0\n");
    let folder = scratch("pages-remarks");
    fs::write(folder.join("page.pgn"), text).unwrap();
    let ran = run(&folder, ["validate", "page.pgn"]);
    assert!(ran.results.contains("stray-token") || ran.messages.contains("stray-token"), "{}", ran.results);
}

#[test]
fn notes_of_a_record_that_can_be_played_are_one_note_and_its_brackets_are_read() {
    let moves = "1. e4 e5 2. Nf3 Nc6 (A natural move.) 3. Bb5 a6 (Better was 3... Nf6 4. O-O Nxe4) 4. Ba4 Nf6 \
                 The pawn is attacked. 5. O-O Be7 1-0\n";
    let text = format!("{TAGS}{moves}");
    assert_game("sound-notes", &text, SPANISH, &[LINE]);
    let folder = scratch("pages-sound-notes-told");
    fs::write(folder.join("page.pgn"), &text).unwrap();
    let ran = run(&folder, ["validate", "--notes", "--format", "json", "page.pgn"]);
    assert_eq!(ran.results.matches("\"prose-passed-over\"").count(), 1, "{}", ran.results);
    assert!(!ran.results.contains("stray-token"), "{}", ran.results);
    run(&folder, ["validate", "-q", "--notes", "--fix", "page.pgn"]);
    let fixed = fs::read_to_string(folder.join("page.pgn")).unwrap();
    let expected = moves
        .replace("(A natural move.)", "{(A natural move.)}")
        .replace("Better was", "{Better was}")
        .replace("The pawn is attacked.", "{The pawn is attacked.}");
    assert_eq!(fixed, format!("{TAGS}{expected}"));
    let ran = run(&folder, ["validate", "--format", "json", "page.pgn"]);
    assert!(!ran.results.contains("\"finding\""), "{}", ran.results);
}

#[test]
fn signs_of_footnotes_are_comments() {
    for mark in ["*", "**", "*)", "†"] {
        for head in [TAGS, "А. Карпов – Г. Каспаров\nМосква, 1984\n\n"] {
            let text = format!("{head}1. e4 e5 2. Nf3 Nc6 {mark} 3. Bb5 {mark} a6 4. Ba4 Nf6 {mark}\n5. O-O Be7 1-0\n");
            assert_game("footnotes", &text, SPANISH, &[]);
        }
    }
    for head in [TAGS, ""] {
        let text = format!("{head}1. e4 e5 2. Nf3¹ Nc6 3. Bb5² a6 4. Ba4 Nf6¹² 5. O-O Be7 1-0\n");
        assert_game("footnotes", &text, SPANISH, &[]);
    }
    let ended = games("footnotes", "1. e4 e5 2. Nf3 Nc6 *\n\n1. d4 d5 2. c4 e6 *\n");
    assert_eq!(ended.len(), 2);
}

#[test]
fn a_square_without_a_letter_is_what_the_moves_need() {
    let board = |moves: &str| {
        let games = games("bare-squares", &format!("Weiß: Kg1, Td1, a4; Schwarz: Kg7.\n\n{moves}\n"));
        games[0]["setup"].as_str().unwrap().split(' ').next().unwrap().to_owned()
    };
    assert_eq!(board("1. a5 Kf6"), "8/6k1/8/8/P7/8/8/3R2K1");
    assert_eq!(board("1. Tb4 Kf6"), "8/6k1/8/8/R7/8/8/3R2K1");
}

#[test]
fn moves_are_in_the_letters_of_the_position_in_words() {
    // A king in Spanish, a rook in Hungarian: both have other meanings in English, which could be played.
    let spanish = "Blancas: Ra6, Tb1; Negras: Rc8.\n\n1. Rb6 Rd7\n";
    let hungarian = "Világos: Kg1, Bd1, Fe1; Sötét: Ka7.\n\n1. Bd2 Kb7\n";
    for (text, expected) in [(spanish, "Kb6 Kd7"), (hungarian, "Rd2 Kb7")] {
        assert_game("letters-of-position", text, expected, &[]);
    }
}

#[test]
fn variations_that_can_be_read_in_both_are_in_the_letters_of_the_others() {
    // `Re2` is the king in French; the other variations are English.
    let moves = "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6 (3... Nf6 4. O-O Nxe4) 4. Fa4 Cf6 5. 0-0 Fe7 6. Te1 (6. Nc3 O-O) 6... b5 \
                 7. Fb3 d6 8. c3 0-0 9. Rf1 (9. h3 Na5) 9... h6 10. h3 (10. Re2 h5) 1-0\n";
    let found = games("other-hand", &format!("{TAGS}{moves}"));
    let lines = variations(&found[0]["plies"]);
    assert_eq!(lines.last().map(String::as_str), Some("19: Re2 h5"), "{lines:?}");
}

#[test]
fn a_result_in_words_under_tag_pairs_is_one_finding() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 Remis.\n";
    let folder = scratch("pages-results");
    fs::write(folder.join("page.pgn"), text).unwrap();
    let ran = run(&folder, ["validate", "--notes", "--format", "json", "page.pgn"]);
    assert_eq!(ran.results.matches("\"result-misspelled\"").count(), 1, "{}", ran.results);
    assert!(!ran.results.contains("stray-token") && !ran.results.contains("missing-termination"), "{}", ran.results);
}

#[test]
fn words_of_prose_are_not_moves_that_were_spoiled() {
    for prose in [
        "3. Bb5 Nach 3.Bc4 steht Weiß auch gut. 3... a6",
        "3. Bb5 If 3.Bc4 Black is well. 3... a6",
        "3. Bb5 Pawn e5 is not in danger. 3... a6",
        "3. Bb5 #C5 3... a6",
        "3. Bb5= a6+=",
        "3. Bb5 $14 a6+/-",
        "3. Bb5 a6 ...Nf6 was played too.",
    ] {
        let text = format!("1. e4 e5 2. Nf3 Nc6 {prose} 4. Ba4 Nf6 5. O-O Be7 1-0\n");
        let games = games("words", &text);
        assert_eq!(games.len(), 1, "{prose}");
        assert_eq!(moves(&games[0]["plies"]), SPANISH, "{prose}");
    }
}

#[test]
fn an_initial_that_might_be_a_number_parts_no_games() {
    let game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n\n";
    for players in [["Gurgenidze, B.", "Kholmov, R."], ["Ivkov, S.", "Tal"], ["Portisch", "Benkő, I."]] {
        let heading = format!("{} – {}\nKiev, 1964\n\n", players[0], players[1]);
        let games = games("initials", &format!("{heading}{game}{heading}{game}"));
        assert_eq!(games.len(), 2, "{heading}");
        for game in &games {
            let tags = game["tags"].as_array().unwrap();
            let named = |tag: &str, name: &str| tags.iter().any(|pair| pair[0] == tag && pair[1] == name);
            assert!(named("White", players[0]) && named("Black", players[1]), "{tags:?}");
        }
    }
}
