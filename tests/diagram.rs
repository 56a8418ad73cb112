//! `zapis diagram`: what is drawn, read back from the SVG, and what is refused.

use crate::support::run;
use std::collections::BTreeMap;
use std::fs;

use crate::support::run::{run, scratch};
use zapis::{Diagram, DiagramStyle};

const GAMES: &str = "[Event \"One\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. d4 d5 *\n\n[Event \"Two\"]\n[White \"<b>C</b>\"]\n\
    [Black \"D\"]\n[Result \"1-0\"]\n\n1. e4 {[%csl Ra4,Gd5,Zz9][%cal Gc2c3,Rh1h7]} e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

/// Returns the values of an attribute in the elements that have another attribute with a value.
fn attributes(svg: &str, with: &str, name: &str) -> Vec<String> {
    let elements = svg.split('<').filter(|element| element.contains(with));
    let of = |element: &str| Some(element.split_once(&format!("{name}=\""))?.1.split('"').next()?.to_owned());
    elements.filter_map(of).collect()
}

/// Returns the pieces of a drawing by their squares.
fn pieces(svg: &str) -> BTreeMap<String, String> {
    attributes(svg, "data-piece", "data-square").into_iter().zip(attributes(svg, "data-piece", "data-piece")).collect()
}

/// Returns the pieces of a FEN by their squares.
fn pieces_of_fen(fen: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for (row, rank) in fen.split(' ').next().unwrap().split('/').zip((1..=8).rev()) {
        let mut file = 'a' as u32;
        for c in row.chars() {
            if let Some(n) = c.to_digit(10) {
                file += n;
            } else {
                found.insert(format!("{}{rank}", char::from_u32(file).unwrap()), c.to_string());
                file += 1;
            }
        }
    }
    found
}

#[test]
fn every_position_of_a_game_is_drawn_with_each_piece_on_its_square() {
    let games = fs::read(run::project().join("corpus/games/club-evening.pgn"));
    let text = games.unwrap();
    let mut n = 0;
    for game in zapis::games(zapis::Inputs::bytes("a.pgn", text), &zapis::Options::default()).take(50) {
        for mv in game.main_line().filter(|_| game.game == "chess") {
            let (diagram, doubts) = Diagram::of_fen(&mv.fen()).unwrap();
            assert!(doubts.is_empty(), "{}", mv.fen());
            for is_flipped in [false, true] {
                let mut style = DiagramStyle::default();
                style.is_flipped = is_flipped;
                assert_eq!(pieces(&diagram.svg(&style)), pieces_of_fen(&mv.fen()), "{}", mv.fen());
            }
            n += 1;
        }
    }
    assert!(n > 100, "{n}");
}

#[test]
fn the_last_move_a_check_and_the_marks_of_comments_are_drawn() {
    let folder = scratch("diagram-moves");
    fs::write(folder.join("a.pgn"), GAMES).unwrap();
    let svg = |at: &str| {
        let ran = run(&folder, ["diagram", "a.pgn", "--record", "2", "--at", at]);
        assert_eq!(ran.status, 0, "{at}: {}", ran.messages);
        ran.results
    };
    let mate = svg("4.");
    assert_eq!(attributes(&mate, "\"last-move\"", "data-square"), ["h5", "f7"]);
    assert_eq!(attributes(&mate, "\"check\"", "data-square"), ["e8"]);
    assert!(mate.contains("the position after 4.Qxf7#") && mate.contains("&lt;b&gt;C") && !mate.contains("<b>"));
    for same in ["7", "end"] {
        assert_eq!(svg(same), mate, "{same}");
    }
    assert_eq!(pieces(&svg("1..."))["e5"], "p");
    let marked = svg("1.");
    assert_eq!(attributes(&marked, "\"square\"", "data-square"), ["a4", "d5"]);
    assert_eq!(attributes(&marked, "\"arrow\"", "data-from"), ["c2", "h1"]);
    assert_eq!(pieces(&svg("0")).len(), 32);
}

#[test]
fn what_is_not_a_position_is_refused_and_what_cannot_arise_is_drawn_with_a_warning() {
    let folder = scratch("diagram-refused");
    fs::write(folder.join("a.pgn"), GAMES).unwrap();
    let refused: [&[&str]; 9] = [
        &["8/8/8/8/8/8/8/9 w - - 0 1"],
        &["rnbqkbnr/ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"],
        &["a.pgn", "--record", "3", "--at", "1."],
        &["a.pgn", "--record", "2", "--at", "40."],
        &["a.pgn", "--record", "2", "--at", "4,"],
        &["a.pgn"],
        &["none.pgn"],
        &["a.pgn", "--finding", "illegal-move"],
        &["8/8/8/8/8/1k6/8/K1q5 w - - 0 1", "--arrows", "e2e9"],
    ];
    for arguments in refused {
        let ran = run(&folder, [&["diagram"], arguments].concat());
        assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{arguments:?}");
        assert!(!ran.messages.trim().is_empty(), "{arguments:?}");
    }
    let ran = run(&folder, ["diagram", "none.pgn"]);
    assert_eq!(ran.messages.lines().count(), 1, "{}", ran.messages);
    let fen = "qQqQqQqQ/8/8/3kK3/8/8/PpPpPpPp/8 b - - 3 70";
    let ran = run(&folder, ["diagram", fen]);
    assert_eq!((ran.status, pieces(&ran.results)), (0, pieces_of_fen(fen)));
    assert!(ran.messages.contains("this cannot arise in a game"), "{}", ran.messages);
}

#[test]
fn each_position_of_a_finding_has_a_file() {
    let folder = scratch("diagram-findings");
    let game = "[Event \"One\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";
    fs::write(folder.join("a.pgn"), game.repeat(2)).unwrap();
    let many = run(&folder, ["diagram", "a.pgn", "--finding", "illegal-move"]);
    assert_eq!((many.status, many.results.as_str()), (2, ""), "{}", many.messages);
    let ran = run(&folder, ["diagram", "a.pgn", "--finding", "illegal-move", "-o", "out"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    let twice = "[Event \"One\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 (2. Ke3) (2. Kd3) *\n";
    fs::write(folder.join("twice.pgn"), twice).unwrap();
    let ran = run(&folder, ["diagram", "twice.pgn", "--finding", "illegal-move", "-o", "twice"]);
    let mut files: Vec<_> = fs::read_dir(folder.join("twice")).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!((ran.status, files), (0, vec!["record-1-ply-3-2.svg".into(), "record-1-ply-3.svg".into()]));
    for file in ["out/record-1-ply-3.svg", "out/record-2-ply-3.svg"] {
        assert_eq!(pieces(&fs::read_to_string(folder.join(file)).unwrap())["e4"], "P", "{file}");
    }
}

#[test]
fn towers_of_tavreli_are_drawn_and_listed_below_the_board() {
    let fen = "7k/8/8/8/(PHN)7/8/8/3(PRpbK)4 w - - - 0 1";
    let (diagram, doubts) = Diagram::of_fen(fen).unwrap();
    assert!(doubts.is_empty());
    let svg = diagram.svg(&DiagramStyle::default());
    let tops: BTreeMap<_, _> =
        [("h8", "k"), ("a4", "N"), ("d1", "K")].map(|(square, piece)| (square.to_owned(), piece.to_owned())).into();
    assert_eq!(pieces(&svg), tops);
    assert_eq!(attributes(&svg, "data-tower", "data-tower"), ["PRpbK", "PHN"]);
    assert!(svg.contains(">a4 (PHN)  d1 (PRpbK)</text>"), "{svg}");
    assert!(
        svg.contains("White: volhv d1; vsadnik a4.")
            && svg.contains("Towers from the bottom up: a4 (PHN), d1 (PRpbK).")
    );
    // A move of a part of a tower starts from a square that its number does not name.
    assert_eq!(
        attributes(&diagram.with_last_move("(1)a4b6").svg(&DiagramStyle::default()), "last-move", "data-square"),
        ["a4", "b6"]
    );
    assert!(Diagram::of_fen("7k/8/8/8/(PHN7/8/8/3(PRpbK)4 w - - - 0 1").is_err());
    let (_, doubts) = Diagram::of_fen("8/8/8/8/(PHN)7/8/8/3(PRpbK)4 w - - - 0 1").unwrap();
    assert_eq!(doubts.len(), 1);
    let folder = scratch("diagram-towers");
    let games = run::project().join("corpus/games/tavreli.tpgn");
    let drawn = |arguments: &[&str]| {
        let ran = run(&folder, [&["diagram", games.to_str().unwrap(), "--record", "1"], arguments].concat());
        assert_eq!(ran.status, 0, "{}", ran.messages);
        ran.results
    };
    let text = drawn(&["--at", "1...", "--format", "text"]);
    assert!(text.starts_with("8  r    n    b    .    k    b    n    r\n") && text.ends_with("\nd7 (pqq)\n"), "{text}");
    let flipped = drawn(&["--at", "1...", "--format", "text", "--flip"]);
    assert!(flipped.starts_with("1  R    N    B    K    Q    B    .    R\n"), "{flipped}");
    assert_eq!(attributes(&drawn(&["--at", "1..."]), "last-move", "data-square"), ["d8", "d7"]);
}

#[test]
fn a_deal_of_bridge_is_drawn_with_its_auction_and_its_play() {
    let folder = scratch("diagram-deals");
    let deal = "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n\
        [Deal \"N:A643.KJT8.92.AK3 2.653.QJT7.T9842 KQ97.Q9.AK54.J75 JT85.A742.863.Q6\"]\n[Declarer \"N\"]\n[Contract \"4S\"]\n\
        [Result \"*\"]\n[Auction \"S\"]\n1NT Pass 2H X\n4S AP\n[Play \"E\"]\nC2 C5 C6 C3\n*\n\n";
    fs::write(folder.join("a.pbn"), deal.repeat(2)).unwrap();
    let many = run(&folder, ["diagram", "a.pbn"]);
    assert_eq!((many.status, many.results.as_str()), (2, ""), "{}", many.messages);
    let ran = run(&folder, ["diagram", "a.pbn", "--record", "2"]);
    assert_eq!(ran.status, 0, "{}", ran.messages);
    let lines = |with: &str| -> Vec<String> {
        let elements = ran.results.lines().filter(|line| line.contains(with));
        elements.map(|line| line.replace("<tspan fill=\"#c22\">", "").replace("</tspan>", "")).collect()
    };
    assert_eq!(lines("data-seat=").len(), 16);
    assert!(lines("data-seat=\"N\"")[1].ends_with(">♥ K J 10 8</text>"), "{}", ran.results);
    let calls = lines("data-call");
    assert!(calls.len() == 8 && calls[2].ends_with(">2♥</text>") && calls[3].ends_with(">X</text>"), "{calls:?}");
    assert_eq!(lines("data-trick").len(), 1);
    assert!(ran.results.contains(">4♠ N</text>") && ran.results.contains("<title>board 7</title>"), "{}", ran.results);
    let russian = run(&folder, ["diagram", "a.pbn", "--record", "1", "--lang", "ru"]).results;
    assert!(russian.contains(">1БК</text>") && russian.contains("<title>сдача 7</title>"), "{russian}");
    let all = run(&folder, ["diagram", "a.pbn", "-o", "out"]);
    assert_eq!((all.status, fs::read_dir(folder.join("out")).unwrap().count()), (0, 2), "{}", all.messages);
    for refused in [&["--record", "3"][..], &["--record", "1", "--format", "text"]] {
        let ran = run(&folder, [&["diagram", "a.pbn"], refused].concat());
        assert_eq!((ran.status, ran.results.as_str()), (2, ""), "{refused:?}");
    }
}

#[test]
fn a_board_of_letters_is_seen_from_either_side() {
    let folder = scratch("diagram-text");
    let ran = run(&folder, ["diagram", "8/8/8/8/8/1k6/8/K1q5 w - - 0 1", "--format", "text"]);
    assert!(ran.results.ends_with("1  K . q . . . . .\n\n   a b c d e f g h\n"), "{}", ran.results);
    let flipped = run(&folder, ["diagram", "8/8/8/8/8/1k6/8/K1q5 w - - 0 1", "--format", "text", "--flip"]);
    assert!(flipped.results.starts_with("1  . . . . . q . K\n"), "{}", flipped.results);
}

#[test]
fn a_page_of_games_is_whole_where_that_is_requested() {
    let folder = scratch("diagram-pages");
    let game =
        "1. e4 {[#]} e5 2. Nf3 {Diagram} Nc6 3. Bb5 $220 a6 {Диаграмма} 4. Ba4 Nf6 {no diagram is asked for here} *\n";
    fs::write(folder.join("a.pgn"), format!("[Event \"?\"]\n\n{game}")).unwrap();
    let page = run(&folder, ["convert", "--to", "html", "--standalone", "--lang", "ru", "a.pgn"]).results;
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"ru\">") && page.ends_with("</html>\n"), "{page}");
    assert_eq!(page.matches("<svg").count(), 4, "{page}");
    let part = run(&folder, ["convert", "--to", "html", "a.pgn"]).results;
    assert!(part.starts_with("<article"), "{part}");
    let latex = ["convert", "--to", "latex", "a.pgn"];
    assert_eq!(run(&folder, latex).results, run(&folder, [&latex[..], &["--standalone"]].concat()).results);
    assert_eq!(run(&folder, ["convert", "--standalone", "a.pgn"]).status, 2);
}

#[test]
#[cfg(not(feature = "png"))]
fn a_program_without_pictures_says_how_to_get_them() {
    let folder = scratch("diagram-png");
    let ran = run(
        &folder,
        ["diagram", "--format", "png", "-o", "a.png", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"],
    );
    assert_eq!(ran.status, 2);
    assert!(ran.messages.contains("--features png") && !folder.join("a.png").exists(), "{}", ran.messages);
}
