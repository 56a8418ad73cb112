//! Records as people write them: promotions, check signs, null moves, moves split by a line break, FENs, dates, clocks,
//! results and remarks, and lines joined and split.

use zapis::{Convert, Finding, Options, Severity};

const PAWN_TO_PROMOTE: &str = "8/4P3/8/8/8/6k1/8/6K1 w - - 0 1";

fn record(tags: &str, movetext: &str) -> String {
    format!(
        "[Event \"x\"]\n[Site \"?\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"Ames, A\"]\n[Black \"Birch, B\"]\n\
         [Result \"*\"]\n{tags}\n{movetext}\n"
    )
}

fn from_fen(fen: &str, movetext: &str) -> String {
    record(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"), movetext)
}

/// Returns the moves of the first record in coordinates.
fn played(text: &str) -> String {
    let game = zapis::games(text, &Options::default()).next().expect("a record");
    game.main_line().map(zapis::PlayedMove::uci).collect::<Vec<_>>().join(" ")
}

fn found(text: &str) -> Vec<Finding> {
    zapis::check(text, &Options::default().notes(true)).collect()
}

fn names(text: &str) -> Vec<&'static str> {
    found(text).iter().map(|finding| finding.rule.name).collect()
}

fn converted(text: &str) -> String {
    let converted = zapis::convert(text, &Convert::default(), &Options::default()).unwrap();
    String::from_utf8(converted.bytes).unwrap()
}

fn movetext(text: &str) -> String {
    converted(text).split("\n\n").nth(1).unwrap_or_default().replace('\n', " ")
}

#[test]
fn a_promotion_is_read_in_every_spelling() {
    for word in [
        "e8=(Q)",
        "e8:Q",
        "e8-Q",
        "e8[Q]",
        "e8(Q)",
        "e8/Q",
        "e8Q",
        "e8=q",
        "e8=Queen",
        "e8=QUEEN",
        "e8=♕",
        "e8♛",
        "e8(=Q)",
        "e8=[Q]",
        "e8+=Q",
        "e8==Q",
        "e8(q)",
        "e8:q",
        "e8-(Q)",
        "e8=Dame",
        "e8=ферзь",
        "e7-e8=(Q)",
        "e7-e8[Q]",
        "e7-e8:Q",
        "e7e8=Queen",
        "e8=(Q)+",
        "e8+(Q)",
        "e8++Q",
        "e8 =Q",
        "e8= Q",
        "e8 = Q",
        "e8 Q",
        "e8 (Q)",
        "e8 [Q]",
        "e8 queen",
        "e8.Q",
        "e8,Q",
        "e8>Q",
        "e8~Q",
        "e8(queen)",
        "e8(Queen)",
    ] {
        assert_eq!(played(&from_fen(PAWN_TO_PROMOTE, &format!("1. {word} Kg4 *"))), "e7e8q g3g4", "{word}");
    }
    for (word, uci) in
        [("e8=N", "e7e8n"), ("e8=knight", "e7e8n"), ("e8(=R)", "e7e8r"), ("e8♗", "e7e8b"), ("e8=♝", "e7e8b")]
    {
        assert_eq!(played(&from_fen(PAWN_TO_PROMOTE, &format!("1. {word} *"))), uci, "{word}");
    }
}

#[test]
fn prose_between_records_is_kept_before_the_moves_of_the_record_below() {
    let record = |event: &str, moves: &str| format!("[Event \"{event}\"]\n\n{moves} *\n\n");
    let prose = "The next game decided the match.\n\nIt is a fine example of the Spanish.\n\n";
    let text = [record("a", "1. e4"), prose.to_owned(), record("b", "1. d4")].concat();
    let written = zapis::convert(&text, &zapis::Convert::default(), &zapis::Options::default()).unwrap();
    let written = String::from_utf8(written.bytes).unwrap();
    let (first, second) = written.split_at(written.rfind("[Event").unwrap());
    assert!(
        !first.contains("match")
            && second
                .replace('\n', " ")
                .contains("{The next game decided the match. It is a fine example of the Spanish.} 1. d4 *"),
        "{written}"
    );
}

#[test]
fn a_row_that_is_written_twice_is_played_once() {
    let twice = record("", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 3. Bb5 a6 4. Ba4 Nf6 *");
    assert_eq!(played(&twice), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6");
    assert_eq!(names(&twice), ["stray-token", "stray-token"]);
    // Playable moves are not a row written twice.
    let shuffled = record("", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 *");
    assert_eq!(played(&shuffled), "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6");
}

#[test]
fn the_moves_after_a_comment_that_nothing_closes_are_played() {
    let unclosed = record("", "1. e4 e5 2. Nf3 {a good move Nc6 3. Bb5 a6 4. Ba4 *");
    assert_eq!(played(&unclosed), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4");
    assert_eq!(names(&unclosed), ["unterminated-comment"]);
    let to_the_end = record("", "1. e4 e5 2. Nf3 {as in 1974. Nobody knows why *");
    assert_eq!(played(&to_the_end), "e2e4 e7e5 g1f3");
}

#[test]
fn a_check_sign_is_read_however_it_is_glued_to_its_move() {
    for sign in [
        "+",
        "++",
        "#",
        "†",
        "††",
        "‡",
        "ch",
        "ch.",
        "dbl.ch.",
        "dblch",
        "dis.ch.",
        "disch",
        "disc.ch",
        "mate",
        "#mate",
        "#checkmate",
        "matt",
        "+mate",
        "##",
        "+#",
        "++!",
        "(#)",
        "(+)",
        "(mate)",
        "-mate",
        "checkmate",
        "шах",
        "мат",
        "≠",
        "#1-0",
        "#Bravo",
    ] {
        let text = record("", &format!("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7{sign} *"));
        assert!(played(&text).ends_with(" h5f7"), "{sign}: {}", played(&text));
    }
    assert!(movetext(&record("", "1. f3 e5 2. g4 Qh4#0-1")).ends_with("Qh4# 0-1"));
}

#[test]
fn a_null_move_is_read_in_signs_and_words() {
    for word in ["--", "<>", "null", "pass", "Pass", "NULL", "null-move", "<null>", "Z0", "@@@@"] {
        let text = record("", &format!("1. e4 {word} 2. d4 d5 *"));
        assert_eq!(played(&text), "e2e4 -- d2d4 d7d5", "{word}");
        assert!(names(&text).contains(&"null-move"), "{word}");
    }
}

#[test]
fn a_move_split_by_a_line_break_is_put_together_where_numbers_allow_it() {
    for (text, moves) in [
        ("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nb\nd7 5. Nf3 *", "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 b8d7 g1f3"),
        ("1. N f3 d5 2. c4 dx c4 *", "g1f3 d7d5 c2c4 d5c4"),
        ("1. e4 N e5 2. Nf3 *", "e2e4 e7e5 g1f3"),
        ("1. d4 d5 2. Nb d6 3. Nf3 *", "d2d4 d7d5"),
    ] {
        assert_eq!(played(&record("", text)), moves, "{text}");
    }
}

#[test]
fn a_fen_is_understood_with_blanks_names_numbers_and_operations_of_its_own() {
    let start =
        |fen: &str| zapis::games(from_fen(fen, "*").as_str(), &Options::default()).next().and_then(|game| game.start);
    for (fen, expected) in [
        ("8/8/8/8/8/6k1/8/R5K1 w - - hmvc 5; fmvn 9;", "8/8/8/8/8/6k1/8/R5K1 w - - 5 9"),
        ("8/8/8/8/8/6k1/8/R5K1 w - - bm Rf1; id \"x\";", "8/8/8/8/8/6k1/8/R5K1 w - - 0 1"),
        ("8/8/8/8/8/6k1/8/R5K1_w_-_-_0_1", "8/8/8/8/8/6k1/8/R5K1 w - - 0 1"),
        ("startpos", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("518", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("8/8/8/8/8/6k1/8/R5KQ~ w - - 0 1", "8/8/8/8/8/6k1/8/R5KQ w - - 0 1"),
        ("8/8/8/8/8/6k1/8/R5K1 w - - 7 0", "8/8/8/8/8/6k1/8/R5K1 w - - 0 7"),
        ("8/8/8/8/8/6k1/8/R5K1 w 0 7", "8/8/8/8/8/6k1/8/R5K1 w - - 0 7"),
    ] {
        assert_eq!(start(fen).as_deref(), Some(expected), "{fen}");
        assert!(names(&from_fen(fen, "*")).contains(&"fen-misspelled"), "{fen}");
    }
    let text = from_fen("8/8/8/8/8/6k1/8/R5K1 w - - hmvc 5; fmvn 9;", "9. Rf1 *");
    assert!(!names(&text).contains(&"move-number-wrong"));
}

#[test]
fn each_field_that_a_fen_lacks_is_named() {
    for (fen, missing) in [
        ("8/8/8/8/8/6k1/8/R5K1 w - -", "the halfmove clock is missing and the move number is missing"),
        ("8/8/8/8/8/6k1/8/R5K1 w - - 3", "the move number is missing"),
        ("8/8/8/8/8/6k1/8/R5K1 w - 0 1", "the en passant square is missing"),
    ] {
        let finding = found(&from_fen(fen, "*")).into_iter().find(|finding| finding.rule.name == "fen-misspelled");
        let message = finding.map(|finding| finding.message.to_string()).unwrap_or_default();
        assert!(missing.split(" and ").all(|part| message.contains(part)), "{fen}: {message}");
    }
}

#[test]
fn the_zero_days_of_spreadsheets_are_not_dates_and_no_edition_of_the_laws_follows_from_them() {
    for date in ["1899-12-30", "1899.12.31", "1900.01.00", "1904.01.01", "1970.01.01", "0001.01.01", "0000-00-00"] {
        let text = record("", "1. e4 e5 2. Ke3 *").replace("2024.05.01", date);
        let findings = found(&text);
        let illegal = findings.iter().find(|finding| finding.rule.name == "illegal-move").expect("an illegal move");
        assert!(illegal.law.is_some(), "{date}");
        let mended = findings.iter().filter(|finding| finding.rule.name.starts_with("date-"));
        assert!(
            mended.filter_map(|finding| finding.fix.as_ref()).all(|fix| fix.edits[0].text != "1899.12.30"),
            "{date}"
        );
    }
}

#[test]
fn day_and_month_are_not_exchanged_by_a_safe_edit_where_the_file_has_the_other_order() {
    let of = |date: &str| record("", "1. e4 *").replace("2024.05.01", date);
    let is_safe = |text: &str| {
        let findings = found(text);
        let finding = findings.iter().find(|finding| finding.rule.name == "date-misspelled").expect("a date");
        finding.fix.as_ref().is_some_and(|fix| fix.applicability == zapis::Applicability::Safe)
    };
    assert!(is_safe(&of("2012.8.1")));
    assert!(!is_safe(&(of("2012.8.1") + "\n" + &of("2012.15.8"))));
    assert!(!is_safe(&(of("2012.15.8") + "\n" + &of("2012.8.1"))));
}

#[test]
fn clocks_without_seconds_are_hours_and_minutes_where_the_time_control_says_so() {
    let text = record("[TimeControl \"5400+30\"]\n", "1. e4 {[%clk 1:30]} e5 {[%clk 1:28]} *");
    let game = zapis::games(text.as_str(), &Options::default()).next().unwrap();
    let clocks: Vec<_> = game.main_line().map(|played| played.clock_ms).collect();
    assert_eq!(clocks, [Some(5_400_000), Some(5_280_000)]);
    assert!(names(&text).contains(&"unreadable-command"));
    let text = record("", "1. e4 {[%clk 0:02:40,5]} *");
    assert_eq!(
        zapis::games(text.as_str(), &Options::default()).next().unwrap().main_line().next().unwrap().clock_ms,
        Some(160_500)
    );
}

#[test]
fn results_and_remarks_are_kept_wherever_they_are() {
    for (text, expected) in [
        ("1. e4 e5 (1... c5 1-0) 2. Nf3 1/2-1/2", "1. e4 e5 (1... c5 {1-0}) 2. Nf3 1/2-1/2"),
        ("1. e4 e5 1/2-1/2 draw agreed (30 moves)", "1. e4 e5 {draw agreed (30 moves)} 1/2-1/2"),
        ("1. e4 e5 1-0 {agreed} 1-0", "1. e4 e5 {agreed} 1-0"),
        ("1. e4 e5 1-0 {on time} 0-1", "1. e4 e5 {on time} {0-1} 1-0"),
    ] {
        assert_eq!(movetext(&record("", text)), expected, "{text}");
        let is_grave =
            |finding: &&Finding| finding.severity == Severity::Error && finding.rule.name != "result-mismatch";
        assert_eq!(found(&record("", text)).iter().filter(is_grave).count(), 0, "{text}");
    }
}

#[test]
fn a_result_said_as_a_sentence_ends_a_sheet() {
    for (word, result) in [
        ("Draw.", "1/2-1/2"),
        ("Draw", "1/2-1/2"),
        ("DRAW", "1/2-1/2"),
        ("Draw!", "1/2-1/2"),
        ("Remis.", "1/2-1/2"),
        ("Ничья.", "1/2-1/2"),
        ("Nul.", "1/2-1/2"),
        ("Black resigns.", "1-0"),
        ("Мат.", "*"),
    ] {
        let text = format!("1. e4 e5 2. Nf3 Nc6. {word}\n");
        assert!(movetext(&text).ends_with(result), "{word}: {}", movetext(&text));
        assert!(found(&text).iter().all(|finding| finding.severity != Severity::Error), "{word}: {:?}", names(&text));
    }
}

#[test]
fn the_game_continues_after_a_side_line_in_prose() {
    for text in [
        "PETROV - ORLOV\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6? A loss of time. Better is 3... Nf6. 4. Ba4 Nf6 5. O-O Be7. Draw.\n",
        "PETROV - ORLOV\n\n1. e4 e5 2. Кf3 Кc6 3. Сb5 a6? Потеря времени. Лучше 3... Кf6. 4. Сa4 Кf6 5. 0-0 Сe7. Ничья.\n",
    ] {
        assert_eq!(played(text), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7", "{text}");
    }
}

#[test]
fn letters_are_those_by_which_the_game_goes_further() {
    assert!(played(&record("", "1. e4 e5 2. Кf3 Кс6 3. Ke3 *")).starts_with("e2e4 e7e5 g1f3 b8c6"));
    assert!(played(&record("", "1. e4 e5 2. Sf3 Sc6 3. Ke3 *")).starts_with("e2e4 e7e5 g1f3 b8c6"));
    assert_eq!(played(&record("", "1. e4 e5 2. Kf3 *")), "e2e4 e7e5");
}

#[test]
fn lines_are_taken_apart_and_put_together_again() {
    let tree = record("", "1. e4 e5 (1... c5 2. Nf3 (2. Nc3) 2... d6) 2. Nf3 *");
    let of = |text: &str, convert: Convert| {
        String::from_utf8(zapis::convert(text, &convert, &Options::default()).unwrap().bytes).unwrap()
    };
    let lines = of(&tree, Convert::default().split_lines());
    assert_eq!(lines.matches("[Event ").count(), 3);
    assert!(lines.contains("1. e4 c5 2. Nf3 d6 *") && lines.contains("1. e4 c5 2. Nc3 *"), "{lines}");
    assert_eq!(of(&lines, Convert::default().merge_lines()), converted(&tree));
}

#[test]
fn a_repeated_tag_keeps_both_its_values() {
    let text = record("[Source \"a \\\"b\\\"\"]\n[Source \"c\"]\n", "1. e4 *");
    let game = zapis::games(text.as_str(), &Options::default()).next().unwrap();
    let values: Vec<_> = game.tags.iter().filter(|(name, _)| name == "Source").map(|(_, value)| value).collect();
    assert_eq!(values, ["a \"b\"", "c"]);
}

#[test]
fn a_wrong_number_is_corrected_unasked_only_where_no_move_can_be_missing_before_it() {
    use zapis::Applicability::{Safe, Unsafe};
    for (moves, expected) in [
        ("1. e4 e5 3. Nf3 Nc6 3. Bb5 a6 *", Some(Safe)),
        ("1. e4 e5 2. Nf3 Nc6 2. Bb5 a6 3. Ba4 Nf6 *", Some(Safe)),
        ("1. e4 e5 2. Nf3 Nc6 4. Bb5 a6 5. Ba4 Nf6 *", Some(Unsafe)),
        ("1. e4 e5 3. Nf3 Nc6 *", Some(Unsafe)),
        // Not a move number.
        ("1. e4 e5 2. Nf3 Nc6 1 *", None),
    ] {
        let findings = found(&record("", moves));
        let finding = findings.iter().find(|finding| finding.rule.name == "move-number-wrong").expect(moves);
        assert_eq!(finding.fix.as_ref().map(|fix| fix.applicability), expected, "{moves}");
    }
}
