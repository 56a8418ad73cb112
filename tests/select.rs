//! `zapis select`: the records that meet a condition, as they are stored; an error in a condition is reported with its
//! place.

use std::fmt::Write;
use std::fs;

use crate::support::run::{collect, project, run, scratch, zapis};
use zapis::{Convert, Notation, Options, Select};
use zapis_archive::select::{Condition, FIELDS};

const GAMES: &str = "[Event \"Wch\"]\n[White \"Тал, Михаил\"]\n[Black \"Botvinnik, M.\"]\n[Result \"1-0\"]\n[Date \"1960.03.15\"]\n[ECO \"C18\"]\n\n\
     1. e4 e6 2. d4 d5 3. Nc3 Bb4 {a {Winawer} 4. e5 1-0\n\n\
     [Event \"Club\"]\n[White \"Ivanov\"]\n[Black \"Petrov\"]\n[WhiteElo \"2700\"]\n[BlackElo \"1500\"]\n[Result \"0-1\"]\n[Date \"2020.??.??\"]\n\n\
     1. f3 e5 2. g4 Qh4# 0-1\n\n\
     [Event \"End\"]\n[FEN \"8/8/4k3/8/8/4K3/4P1r1/R7 w - - 0 1\"]\n[SetUp \"1\"]\n[Result \"1/2-1/2\"]\n\n\
     1. Rf1 Rg3+ 2. Kd4 (2. Kf2 Rg7) Rg7 $6 1/2-1/2\n\n\
     [Event \"Transposed\"]\n[Result \"*\"]\n\n1. d4 e6 2. e4 d5 3. Ke2 Ke7 4. Ke3 Kf8 5. Kg3 *\n\n";

/// Returns the numbers of the matching games.
fn fitting(condition: &str) -> Vec<usize> {
    let select = Select::matching(condition).unwrap();
    let selected = zapis::select(GAMES, &select, &Options::default()).unwrap();
    let bytes = String::from_utf8(selected.bytes).unwrap();
    let events = ["Wch", "Club", "End", "Transposed"];
    let fit: Vec<usize> = (0..4).filter(|at| bytes.contains(&format!("[Event \"{}\"]", events[*at]))).collect();
    assert_eq!(fit.len() as u64, selected.records, "{condition}");
    fit
}

#[test]
fn conditions_choose_records() {
    for (condition, expected) in [
        ("white ~ Tal", vec![0]),
        ("player ~ \"Tahl Mikhail\" or player ~ Petrow", vec![0, 1]),
        ("white = Ivanov", vec![1]),
        ("white != Ivanov", vec![0, 2, 3]),
        ("event ~ w*h", vec![0]),
        ("date in 1950..1969", vec![0]),
        ("date >= 2020", vec![1]),
        ("year < 2000", vec![0]),
        ("result in (1-0, 0-1)", vec![0, 1]),
        ("result = decided and not eco = C", vec![1]),
        ("elo >= 2700", vec![1]),
        ("lower-elo >= 2000", vec![]),
        ("elo-difference > 1000", vec![1]),
        ("white-elo < 3000", vec![1]),
        ("eco in C10..C19", vec![0]),
        ("eco-played in C00..C19", vec![0, 3]),
        ("eco-played = A and not has tag(ECO)", vec![1]),
        ("opening-played ~ winawer", vec![0]),
        ("opening ~ \"french defense*\"", vec![0, 3]),
        ("opening = \"French Defense\"", vec![3]),
        ("ends = checkmate", vec![1]),
        ("plies <= 4", vec![1, 2]),
        ("has variations and has nags", vec![2]),
        ("has fen", vec![2]),
        ("has tag(SetUp) or tag(ECO)", vec![0, 2]),
        ("tag(SetUp) = 1", vec![2]),
        ("material ~ RPr", vec![2]),
        ("material = rRP", vec![2]),
        ("material = RPr and material = R+P*r0-2", vec![2]),
        ("material = rp", vec![]),
        ("material = RPr for 5", vec![2]),
        ("material = RPr for 6", vec![]),
        ("position = \"8/8/*k*/8/*K*/6r1/4P3/5R2 b\"", vec![2]),
        ("position = \"8/8/*k*/8/*K*/6r1/4P3/5R2 w\"", vec![]),
        ("position = \"*/*/*/*/3K4/6r1/4P3/5R2 b\"", vec![2]),
        ("position = \"*/*/*/*/*/*/*/[RQ]*\"", vec![0, 1, 2, 3]),
        ("position = \"*/*/*/*/*/*/*/[^RQ]*[^R]\" and not has fen", vec![]),
        ("line = \"1. e4 e6 2. d4\"", vec![0]),
        ("line ~ \"e4 e6 d4 d5\"", vec![0, 3]),
        ("line ~ \"e4 e6 d4 d5 Кc3\"", vec![0]),
        ("line ~ \"e4 e6 d4 d5\" within 4", vec![0, 3]),
        ("line ~ \"e4 e6 d4 d5\" within 3", vec![]),
        ("material = RPr for 5 within 4", vec![2]),
        ("material = RPr for 5 within 3", vec![]),
        ("position = \"*/*/*/*/3K4/6r1/4P3/5R2\" for 1", vec![2]),
        ("position = \"*/*/*/*/3K4/6r1/4P3/5R2\" for 2", vec![]),
        ("position = \"*/*/*/*/3K4/6r1/4P3/5R2\" within 3", vec![2]),
        ("position = \"*/*/*/*/3K4/6r1/4P3/5R2\" within 2", vec![]),
        ("pieces <= 5", vec![2]),
        ("pieces = 32 within 0", vec![0, 1, 3]),
        ("pieces in 30..31", vec![]),
        ("winner = white", vec![0]),
        ("winner in (black, white)", vec![0, 1]),
        ("winner = lower-rated", vec![1]),
        ("loser = higher-rated and loser = white", vec![1]),
        ("winner ~ Tal", vec![0]),
        ("loser ~ Tal", vec![]),
        ("loser = Ivanov and not winner = Ivanov", vec![1]),
        ("winner in (\"Tal\", black)", vec![1]),
        ("winner = higher-rated", vec![]),
        ("record = 2", vec![1]),
        ("record in 2..3 or white ~ Tal", vec![0, 1, 2]),
        ("not record in (1, 4)", vec![1, 2]),
        ("record > 1 and not (record = 3 or ends = checkmate)", vec![3]),
        ("has underpromotions or has odds", vec![]),
        ("not finding(\"illegal-move\") and plies < 5", vec![1, 2]),
        ("ending = mate", vec![1]),
        ("finding = illegal-move", vec![3]),
        ("finding ~ illegal and finding = error", vec![3]),
        ("not complete", vec![3]),
        ("game = chess", vec![0, 1, 2, 3]),
        ("path ~ bytes and event = Club", vec![1]),
        ("not (result = * or result = 1/2-1/2)", vec![0, 1]),
        ("NOT NOT event = Club", vec![1]),
    ] {
        assert_eq!(fitting(condition), expected, "{condition}");
    }
}

#[test]
fn the_opening_is_that_of_the_tag_where_there_is_one() {
    let fits = |tag: &str, condition: &str| {
        let game = format!("[Event \"Tagged\"]\n{tag}[Result \"*\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 *\n");
        let select = Select::matching(condition).unwrap();
        zapis::select(game.as_str(), &select, &Options::default()).unwrap().records == 1
    };
    let own = "[Opening \"Сицилианская защита\"]\n";
    assert!(fits(own, "opening ~ сицилианская") && !fits(own, "opening ~ sicilian"));
    assert!(fits(own, "opening-played ~ sicilian") && fits(own, "eco-played = B5"));
    assert!(fits("", "opening ~ sicilian") && fits("[Opening \"?\"]\n", "opening ~ sicilian"));
    assert!(!fits("", "eco = B5") && !fits("[ECO \"A00\"]\n", "eco = B5"));
}

#[test]
fn every_field_has_an_example_that_can_be_read() {
    for field in FIELDS {
        assert!(Condition::read(field.example).is_ok(), "{}", field.example);
        assert!(field.example.contains(field.name), "{}", field.example);
    }
}

#[test]
fn what_cannot_be_read_of_a_condition_is_reported_with_its_place() {
    for (condition, at) in [
        ("", 0),
        ("white", 5),
        ("white ~", 7),
        ("whit ~ x", 0),
        ("white ~ x y", 10),
        ("elo >= high", 7),
        ("elo in 1..x", 7),
        ("(elo > 1", 8),
        ("elo > 1)", 7),
        ("date = soon", 7),
        ("date = 2010.13", 7),
        ("result = 2-0", 9),
        ("result in (1-0 0-1)", 15),
        ("position = \"8/8/9/8/8/8/8/8\"", 16),
        ("position = '8/8'", 15),
        ("material = KXk", 12),
        ("line = 'e4 e5 Ke3'", 14),
        ("event < x", 8),
        ("has humor", 4),
        ("finding(\"illegal-move\"", 22),
        ("pieces = many", 9),
        ("material = Rr for 0", 18),
        ("line ~ e4 within x", 17),
        ("winner = nobody", 9),
        ("loser > Tal", 8),
        ("finding = typo", 10),
        ("not", 3),
        ("white ~ \"x", 8),
    ] {
        let error = Condition::read(condition).expect_err(condition);
        assert_eq!(error.at, at, "{condition}: {error}");
    }
    let deep = format!("{}elo > 1{}", "(".repeat(200), ")".repeat(200));
    assert!(Condition::read(&deep).is_err());
    let many = format!("elo > 1{}", " or not elo > 1".repeat(4000));
    assert!(Condition::read(&many).is_ok());
}

#[test]
fn records_come_out_as_they_are_stored() {
    let folder = scratch("select");
    let cyrillic: Vec<u8> = b"[White \"\xcf\xe5\xf2\xf0\xee\xe2\"]\r\n\r\n1. e4 {\xe4\xe0}  e5 *\r\n\r\n\r\n".to_vec();
    let other = b"[White \"A\"]\r\n\r\n1. d4 *";
    fs::write(folder.join("a.pgn"), [cyrillic.as_slice(), other].concat()).unwrap();
    let output = zapis(&folder).args(["select", "-w", "white ~ Petrov", "a.pgn"]).output().unwrap();
    assert_eq!(output.stdout, cyrillic[..cyrillic.len() - 2]);
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "1 of 2 records selected\nfor `Petrov` also taken: `Петров`\n"
    );
    let ran = run(&folder, ["select", "--line", "d4", "--white", "A", "a.pgn"]);
    assert_eq!((ran.results.as_str(), ran.status), ("[White \"A\"]\r\n\r\n1. d4 *\r\n\r\n", 0));
    assert_eq!(run(&folder, ["select", "--white", "nobody", "a.pgn"]).status, 1);
    assert_eq!(run(&folder, ["select", "-c", "-v", "--white", "nobody", "a.pgn"]).results, "2\n");
    let wrong = run(&folder, ["select", "-w", "whit = A", "a.pgn"]);
    assert!(wrong.messages.contains("whit = A") && wrong.messages.contains("white"), "{}", wrong.messages);
    assert_eq!((wrong.results.as_str(), wrong.status), ("", 2));
}

#[test]
fn chess960_is_recognized_by_the_records_of_the_project() {
    let ran = run(project(), ["select", "-c", "-w", "game = chess960", "corpus/games/chess960.pgn"]);
    assert_ne!(ran.results, "0\n");
    assert_eq!((ran.messages.as_str(), ran.status), ("", 0));
}

#[test]
fn a_part_is_chosen_the_same_for_every_number_of_threads() {
    let folder = scratch("select-part");
    let mut games = String::new();
    for n in 0..3000 {
        let more = "2. Nf3 Nc6 ".repeat(n % 2);
        writeln!(games, "[Round \"{n}\"]\n\n1. e4 e5 {more} *\n").unwrap();
    }
    fs::write(folder.join("a.pgn"), &games).unwrap();
    let rounds = |arguments: &[&str]| -> Vec<u32> {
        let ran = collect(zapis(&folder).arg("select").args(arguments).arg("a.pgn"));
        let numbers = ran.results.lines().filter_map(|line| line.strip_prefix("[Round \"")?.strip_suffix("\"]"));
        numbers.map(|number| number.parse().unwrap()).collect()
    };
    assert_eq!(rounds(&["-w", "plies = 4", "--first", "3"]), [1, 3, 5]);
    let sample = rounds(&["-w", "plies = 4", "--sample", "40", "--seed", "7", "--jobs", "1"]);
    assert_eq!(sample, rounds(&["-w", "plies = 4", "--sample", "40", "--seed", "7", "--jobs", "4"]));
    assert_ne!(sample, rounds(&["-w", "plies = 4", "--sample", "40", "--seed", "8"]));
    assert!(sample.len() == 40 && sample.is_sorted() && sample.iter().all(|round| round % 2 == 1), "{sample:?}");
    assert!(sample[0] < 600 && sample[39] > 2400, "{sample:?}");
}

#[test]
fn what_is_after_the_plies_that_decide_changes_nothing() {
    let mut games = String::new();
    for n in 0..40 {
        let (before, behind) = ("Nf3 Nf6 Ng1 Ng8 ".repeat(n / 4), "Nc3 Nc6 Nb1 Nb8 ".repeat(20));
        writeln!(games, "[Round \"{n}\"]\n\n{before} e4 (d4 d5) c5 Nf3 d6 {{a comment}} {behind} *\n").unwrap();
    }
    let rounds = |condition: &str| {
        let select = Select::matching(condition).unwrap();
        zapis::select(&games, &select, &Options::default()).unwrap().records
    };
    for (bounded, whole) in [
        ("line = 'e4 c5 Nf3'", "line = 'e4 c5 Nf3' and plies > 0"),
        ("line ~ 'e4 c5 Nf3 d6' within 12", "line ~ 'e4 c5 Nf3 d6' within 12 and plies > 0"),
        ("line ~ 'e4 c5 Nf3 d6' within 3", "line ~ 'e4 c5 Nf3 d6' within 3 and plies > 0"),
        ("not line = e4 and pieces = 32 within 0", "not line = e4 and pieces = 32 within 0 and complete"),
    ] {
        assert_eq!(rounds(bounded), rounds(whole), "{bounded}");
    }
    assert_eq!((rounds("line = e4"), rounds("line ~ 'e4 c5 Nf3 d6' within 12")), (4, 12));
    let all = zapis::select(&games, &Select::matching("line = e4").unwrap(), &Options::default()).unwrap();
    assert!(games.as_bytes().starts_with(&all.bytes), "records come out whole");
}

/// The records that ship, and those of games in the letters of several languages.
fn records_of_all_kinds() -> Vec<Vec<u8>> {
    let mut paths: Vec<_> = ["corpus/games", "corpus/cases"]
        .into_iter()
        .flat_map(|folder| fs::read_dir(project().join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "pgn"))
        .collect();
    paths.sort();
    let mut all: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    let games = fs::read(project().join("corpus/games/world-championship-and-tournament-games.pgn")).unwrap();
    for code in ["de", "es", "fr", "ro", "hu", "fi", "ru-Latn", "id"] {
        let convert = Convert::to(Notation::San).letters(code).unwrap();
        all.push(zapis::convert(&games[..], &convert, &Options::default()).unwrap().bytes);
    }
    all
}

#[test]
fn what_the_first_moves_decide_is_what_the_whole_game_says() {
    let records = records_of_all_kinds();
    assert!(records.len() > 100);
    for condition in [
        "line = e4",
        "line = 'e4 e5 Nf3'",
        "line ~ 'd4 d5 c4 e6 Nc3 Nf6'",
        "line ~ 'Nf3' within 3 and not line = 'd4'",
        "position = '*/*/*/*/*/*/*/*RK?'",
        "position = '*/*/*/*/*/*/*/*RK?' for 40",
        "material ~ KRPkr",
        "material ~ KR+kr* for 10 within 90",
        "pieces <= 12",
        "pieces in 20..24 for 6 or white ~ 'a'",
        "has underpromotions",
        "has odds or line = 'd4'",
        "not (line = 'e4' and result = 1-0)",
    ] {
        // A condition about plies needs the whole game.
        let [first, whole] = [condition.to_owned(), format!("({condition}) and plies >= 0")];
        let Ok(first) = Select::matching(&first) else { panic!("{condition}") };
        let whole = Select::matching(&whole).unwrap();
        for bytes in &records {
            let [first, whole] =
                [&first, &whole].map(|select| zapis::select(&bytes[..], select, &Options::default()).unwrap());
            let head = String::from_utf8_lossy(&bytes[..bytes.len().min(300)]);
            assert_eq!(first.records, whole.records, "{condition}\n{head}");
            assert_eq!(first.bytes, whole.bytes, "{condition}");
        }
    }
}

#[test]
fn every_position_of_a_game_is_reached_by_it() {
    let path = project().join("corpus/games/world-championship-and-tournament-games.pgn");
    let text = fs::read_to_string(path).unwrap();
    for (number, game) in zapis::games(text.as_bytes(), &Options::default()).enumerate() {
        let moves: Vec<String> = game.main_line().map(zapis::PlayedMove::san).collect();
        for n_plies in [1, 3, 6, 11, 16, 24, 40, 70].into_iter().filter(|n_plies| *n_plies <= moves.len()) {
            let condition = format!("record = {} and line ~ '{}'", number + 1, moves[..n_plies].join(" "));
            let select = Select::matching(&condition).unwrap();
            let selected = zapis::select(text.as_bytes(), &select, &Options::default()).unwrap();
            assert_eq!(selected.records, 1, "{condition}");
        }
    }
}

#[test]
fn records_that_their_tags_leave_out_are_counted() {
    let plain = |n: u32| format!("[Event \"{n}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. O-O Nf6+ 1-0\n\n");
    let two = "[Event \"3\"]\n\n1. e4 1-0 1. d4 *\n\n";
    let ends = [
        "[Event \"8\"]\n\n1. e4 *\n1. d4 *\n",
        "[Event \"8\"]\n\n1. e4 e5\n\n1. d4 *\n",
        "[Event \"8\"]\n\n1. e4 {1-0} *\n",
    ];
    for end in ends {
        let text = [plain(1), plain(2), two.to_owned(), plain(5), plain(6), plain(7), end.to_owned()].concat();
        for (number, event) in [(1, "1"), (2, "2"), (3, "3"), (4, ""), (5, "5"), (6, "6"), (7, "7"), (8, "8")] {
            let count = |condition: String| {
                let select = Select::matching(&condition).unwrap();
                zapis::select(text.as_bytes(), &select, &Options::default()).unwrap().records
            };
            assert_eq!(count(format!("record = {number}")), 1, "{number} {text}");
            assert_eq!(count(format!("record = {number} and event = '{event}'")), 1, "{number} {text}");
            assert_eq!(count(format!("record = {number} and event != '{event}'")), 0, "{number} {text}");
            assert_eq!(count(format!("event = '{event}' and result = 1-0 and record < 3")), u64::from(number < 3));
        }
    }
}

#[test]
fn odds_and_underpromotions_are_recognized_by_positions() {
    let games = "[Event \"Knight odds\"]\n[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1\"]\n\n1. e4 *\n\n\
        [Event \"Pawn and move\"]\n[SetUp \"1\"]\n[FEN \"rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n\n1. e4 *\n\n\
        [Event \"Usual\"]\n\n1. e4 *\n\n\
        [Event \"Ending\"]\n[SetUp \"1\"]\n[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=R (1. a8=Q) *\n\n\
        [Event \"Queen\"]\n[SetUp \"1\"]\n[FEN \"8/P3k3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q (1. a8=N) *\n\n";
    let events = |condition: &str| {
        let selected = zapis::select(games, &Select::matching(condition).unwrap(), &Options::default()).unwrap();
        let text = String::from_utf8(selected.bytes).unwrap();
        let events = text.lines().filter_map(|line| line.strip_prefix("[Event \"")?.strip_suffix("\"]"));
        events.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(events("has odds"), ["Knight odds", "Pawn and move"]);
    assert_eq!(events("has underpromotions"), ["Ending"]);
}

/// Records of one game: the second has fewer tags, the third is cut, the fourth is another game, the fifth is too short
/// to tell.
fn copies() -> String {
    let moves =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7";
    let tags = "[White \"Tal, Mikhail\"]\n[Black \"Keres, Paul\"]\n[Date \"1959.09.20\"]\n[Round \"3\"]\n";
    format!(
        "[Event \"A\"]\n[Site \"Bled\"]\n{tags}[Result \"1-0\"]\n\n{moves} 11. Nbd2 Bb7 1-0\n\n\
        [Event \"B\"]\n{tags}[Result \"1-0\"]\n\n{moves} 11. Nbd2 Bb7 1-0\n\n\
        [Event \"C\"]\n{tags}[Result \"1-0\"]\n\n{moves} 1-0\n\n\
        [Event \"D\"]\n[White \"Fischer\"]\n[Black \"Geller\"]\n[Result \"0-1\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 0-1\n\n"
    )
}

#[test]
fn copies_of_other_records_are_reported_as_an_audit_does() {
    let folder = scratch("select-copies");
    fs::write(folder.join("a.pgn"), copies()).unwrap();
    let events = |arguments: &[&str]| {
        let ran = collect(zapis(&folder).arg("select").args(arguments).arg("a.pgn"));
        let events = ran.results.lines().filter_map(|line| line.strip_prefix("[Event \"")?.strip_suffix("\"]"));
        events.map(str::to_owned).collect::<Vec<_>>().concat()
    };
    assert_eq!(events(&["-w", "repeated"]), "BC");
    assert_eq!(events(&["-w", "contained"]), "C");
    assert_eq!(events(&["-w", "not repeated"]), "AD");
    assert_eq!(events(&["-w", "repeated and not contained or white ~ Fischer"]), "BD");
    assert_eq!(events(&["-w", "not repeated", "--to", "pgn"]), "AD");
    let selected = zapis::select(&copies(), &Select::matching("contained").unwrap(), &Options::default()).unwrap();
    assert_eq!(selected.records, 1);
    let piped = zapis(&folder).args(["select", "-w", "repeated"]).output().unwrap();
    assert_eq!(piped.status.code(), Some(2));
    let stream = zapis::Inputs::reader("stream", std::io::empty());
    assert!(zapis::select(stream, &Select::matching("repeated").unwrap(), &Options::default()).is_err());
}

#[test]
fn what_is_selected_is_written_as_convert_and_export_write_it() {
    let folder = scratch("select-to");
    fs::write(folder.join("a.pgn"), GAMES).unwrap();
    let wanted = ["select", "-q", "-w", "event ~ e and pieces > 2 for 3 and not line = e4", "a.pgn"];
    let selected = run(&folder, wanted).results;
    fs::write(folder.join("b.pgn"), &selected).unwrap();
    for form in ["pgn", "uci", "lan", "figurine", "markdown", "latex", "html"] {
        let both = run(&folder, wanted.iter().copied().chain(["--to", form]));
        let alone = run(&folder, ["convert", "-q", "--to", form, "b.pgn"]);
        assert!(both.results == alone.results && both.results.len() > 40, "{form}\n{}", both.results);
        assert_eq!(both.status, 0, "{form}");
    }
    let printed =
        run(&folder, wanted.iter().copied().chain(["--to", "san", "--out-letters", "ru", "--style", "print"]));
    assert!(printed.results.contains("Лg3+ 2. Крd4"), "{}", printed.results);
    for (form, more) in [
        ("json", &[][..]),
        ("ndjson", &["--openings"]),
        ("csv", &[]),
        ("epd", &[]),
        ("csv", &["--rows", "games"]),
        ("ndjson", &["--fields", "white,plies,moves"]),
    ] {
        let both = run(&folder, wanted.iter().copied().chain(["--to", form]).chain(more.iter().copied()));
        let alone = run(&folder, ["export", "-q", "--format", form, "b.pgn"].into_iter().chain(more.iter().copied()));
        // Places are those of the original file.
        let plain = |text: &str| text.replace("b.pgn", "a.pgn");
        assert!(both.results.len() > 20, "{form}");
        let (both, alone) = (plain(&both.results), plain(&alone.results));
        if matches!(form, "epd" | "csv") && more.is_empty() {
            assert_eq!(both.lines().count(), alone.lines().count(), "{form}");
        } else {
            let without_places = |text: &str| {
                let keys = ["\"record\":", "\"line\":", "\"offset\":", "\"column\":"];
                let mut text = text.to_owned();
                for key in keys {
                    while let Some(at) = text.find(key) {
                        let len = key.len() + text[at + key.len()..].bytes().take_while(u8::is_ascii_digit).count();
                        text.replace_range(at..at + len, "");
                    }
                }
                text
            };
            if form != "csv" {
                assert_eq!(without_places(&both), without_places(&alone), "{form}");
            }
        }
    }
    let implied = run(&folder, wanted.iter().copied().chain(["--out-letters", "ru", "--drop", "comments"]));
    let alone = run(&folder, ["convert", "-q", "--out-letters", "ru", "--drop", "comments", "b.pgn"]);
    assert_eq!(implied.results, alone.results);
    assert_eq!(run(&folder, wanted.iter().copied().chain(["--fields", "white"])).status, 2);
    let parquet = run(&folder, wanted.iter().copied().chain(["--to", "parquet", "-o", "a.parquet"]));
    assert_eq!(parquet.status, 0, "{}", parquet.messages);
    assert!(fs::read(folder.join("a.parquet")).unwrap().starts_with(b"PAR1"));
    let database = run(&folder, wanted.iter().copied().chain(["--to", "sqlite", "-o", "a.db"]));
    assert_eq!(database.status, 0, "{}", database.messages);
    assert!(fs::read(folder.join("a.db")).unwrap().starts_with(b"SQLite format 3\0"));
    assert_eq!(run(&folder, wanted.iter().copied().chain(["--to", "sqlite", "--fields", "white"])).status, 2);
    let sample = run(&folder, ["select", "-q", "--sample", "2", "--to", "json", "a.pgn"]).results;
    assert_eq!(sample.matches("\"schema\"").count(), 2, "{sample}");
    assert!(sample.starts_with("[\n{") || sample.starts_with("[{"), "{sample}");
    let first = run(&folder, ["select", "-q", "--first", "1", "--to", "ndjson", "a.pgn"]).results;
    assert_eq!(first.lines().count(), 1);
    let counted = run(&folder, ["select", "-c", "--to", "ndjson", "-w", "event ~ e", "a.pgn"]).results;
    assert_eq!(counted, format!("{}\n", selected.matches("[Event ").count()));
}

#[test]
fn shorter_options_are_conditions() {
    let folder = scratch("select-options");
    fs::write(folder.join("a.pgn"), GAMES).unwrap();
    for (arguments, expected) in [
        (&["--elo", "2600.."][..], "Club"),
        (&["--plies", "..4", "--ending", "mate"], "Club"),
        (&["--tag", "SetUp"], "End"),
        (&["--tag", "ECO=c1*"], "Wch"),
        (&["--with", "variations,nags"], "End"),
        (&["--with", "fen"], "End"),
        (&["--finding", "illegal-move"], "Transposed"),
        (&["--material", "RPr", "--stands", "5"], "End"),
        (&["--event", "Wch", "--site", ""], "Wch"),
    ] {
        let ran = run(&folder, ["select", "-q", "a.pgn"].into_iter().chain(arguments.iter().copied()));
        assert_eq!(ran.results.matches("[Event ").count(), 1, "{arguments:?}\n{}{}", ran.results, ran.messages);
        assert!(ran.results.contains(&format!("[Event \"{expected}\"]")), "{arguments:?}\n{}", ran.results);
    }
    assert_eq!(run(&folder, ["select", "-c", "--material", "RPr", "--stands", "6", "a.pgn"]).results, "0\n");
    assert_eq!(run(&folder, ["select", "-c", "--time-class", "blitz", "a.pgn"]).results, "0\n");
}

#[test]
fn words_that_are_conditions_alone_mean_the_same_in_full() {
    let folder = scratch("select-words");
    let games = ["60+0", "180+2", "900+10", "5400+30"]
        .map(|control| format!("[Site \"lichess.org\"]\n[TimeControl \"{control}\"]\n\n1. e4 *\n\n"));
    let mate = "[Event \"M\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Event \"D\"]\n\n1. e4 1/2-1/2\n\n";
    fs::write(folder.join("a.pgn"), games.concat() + mate).unwrap();
    for (alone, whole, n) in [
        ("bullet", "time-class = bullet", "1"),
        // Bullet is blitz by the laws.
        ("Blitz", "time-class = blitz", "2"),
        ("rapid", "time-class = rapid", "1"),
        ("classical", "time-class = standard", "1"),
        ("mate", "ends = checkmate", "1"),
        // As in programming languages.
        ("!(mate || drawn) && plies = 1", "not (mate or drawn) and plies = 1", "4"),
        ("event contains m && result=black", "event ~ m and result = 0-1", "1"),
        ("not checkmate", "ends != checkmate", "5"),
        ("stalemate or drawn", "ends = stalemate or result = 1/2-1/2", "1"),
    ] {
        for condition in [alone, whole] {
            let ran = run(&folder, ["select", "-c", "--where", condition, "a.pgn"]);
            assert_eq!(ran.results, format!("{n}\n"), "{condition}: {}", ran.messages);
        }
    }
    assert_eq!(run(&folder, ["select", "-c", "--time-class", "bullet", "a.pgn"]).results, "1\n");
    for (option, range, n) in
        [("--plies", "2+", "1"), ("--plies", "2-4", "1"), ("--plies", ">3", "1"), ("--eco", "A00-E99", "0")]
    {
        let ran = run(&folder, ["select", "-c", option, range, "a.pgn"]);
        assert_eq!(ran.results, format!("{n}\n"), "{range}: {}", ran.messages);
    }
    let ran = run(&folder, ["select", "-c", "--where", "bullets", "a.pgn"]);
    assert!(ran.messages.contains("there is no field `bullets`"), "{}", ran.messages);
}

#[test]
fn openings_are_listed() {
    let all = run(project(), ["list", "openings"]).results;
    assert_eq!(all.lines().count(), 3808);
    let some = run(project(), ["list", "openings", "B90", "english", "attack"]).results;
    assert!(some.lines().count() > 1 && some.lines().skip(1).all(|line| line.starts_with("B90")), "{some}");
    assert!(some.contains("1. e4 c5 2. Nf3 d6"), "{some}");
    assert_eq!(run(project(), ["list", "openings", "--lang", "ru", "найдорф"]).status, 0);
}

#[test]
fn conditions_have_names_in_the_settings() {
    let folder = scratch("select-named");
    fs::write(folder.join("a.pgn"), GAMES).unwrap();
    fs::write(folder.join("zapis.toml"), "[conditions]\nshort = \"plies <= 4 or event = End\"\nbad = \"whit = 1\"\n")
        .unwrap();
    assert_eq!(run(&folder, ["select", "-c", "-w", "@short", "a.pgn"]).results, "2\n");
    assert_eq!(run(&folder, ["select", "-c", "-w", "not @short and event ~ w", "a.pgn"]).results, "1\n");
    let unnamed = run(&folder, ["select", "-c", "-w", "@long", "a.pgn"]);
    assert!(unnamed.status == 2 && unnamed.messages.contains("no condition `long`"), "{}", unnamed.messages);
    let bad = run(&folder, ["select", "-c", "-w", "@bad", "a.pgn"]);
    assert!(bad.status == 2 && bad.messages.contains("`whit`"), "{}", bad.messages);
}

#[test]
fn records_copied_in_several_encodings_are_reported() {
    let folder = scratch("several-encodings");
    fs::write(folder.join("one.pgn"), "[White \"Ñandú\"]\n\n1. e4 *\n\n").unwrap();
    let cyrillic = b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n[Black \"\xcf\xe5\xf2\xf0\xee\xe2\"]\n\n1. e4 *\n\n";
    fs::write(folder.join("two.pgn"), cyrillic).unwrap();
    for (condition, is_reported) in [("plies = 1", true), ("white = Иванов", false)] {
        let reported = run(&folder, ["select", "--where", condition, "-o", "out.pgn", "one.pgn", "two.pgn"]).messages;
        assert_eq!(reported.contains("stored in several encodings (utf-8, windows-1251)"), is_reported, "{reported}");
        fs::remove_file(folder.join("out.pgn")).unwrap();
    }
}
