//! Comments whose moves are written in the letters of a language, and back in those of PGN.

use std::fmt::Write;

use proptest::prelude::*;
use zapis::chess::Position;
use zapis::{Convert, Notation, Options};

use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;

/// What people write beside moves, with moves in the letters of PGN.
const WORDS: [&str; 18] = [
    "лучше",
    "было",
    "и",
    "с",
    "поле",
    "e4",
    "1-0",
    "Nf3",
    "Nxe5",
    "exd5",
    "Ng1-f3",
    "e8=Q",
    "Qh5+",
    "Qxf7#",
    "!?",
    "[%clk 0:10:00]",
    "Крамник",
    "R1e2",
];
/// Words that are never moves, whatever the position.
const PROSE: [&str; 36] = [
    "лучше",
    "было",
    "и",
    "а",
    "с",
    "к",
    "о",
    "поле",
    "е4",
    "д5",
    "e4",
    "де",
    "ed",
    "be",
    "ab",
    "de",
    "счёт",
    "0-0",
    "1-0",
    "№",
    "12",
    "Кб",
    "С4",
    "К2",
    "Сб",
    "Крамник",
    "Ф.",
    "c7–c5",
    "be6",
    "Bishop",
    "Кв5",
    "!?",
    ",",
    ";",
    "(",
    "— да",
];

/// Writes a game with comments after its moves, which hold words and playable moves.
fn game(choices: &mut Choices<'_>, words: &[&str], has_moves: bool) -> String {
    let mut position = Position::initial();
    let mut text = String::from("[Event \"?\"]\n\n");
    for ply in 0..24 {
        let moves = position.legal_moves();
        let Some(mv) = moves.get(choices.below(moves.len().max(1))) else { break };
        let number = ply / 2 + 1;
        write!(text, "{number}{} {} ", if ply % 2 == 0 { "." } else { "..." }, position.san(*mv)).unwrap();
        let before = position.clone();
        position.play(*mv);
        if choices.below(3) > 0 {
            continue;
        }
        text.push('{');
        let mut line = if choices.below(2) == 0 { before } else { position.clone() };
        for _ in 0..=choices.below(8) {
            let moves = line.legal_moves();
            let mv = moves.get(choices.below(moves.len().max(1)));
            match mv.filter(|_| has_moves && choices.below(2) == 0) {
                Some(mv) => {
                    text.push_str(&line.san(*mv));
                    line.play(*mv);
                }
                None => text.push_str(words[choices.below(words.len())]),
            }
            text.push(' ');
        }
        text.push_str("} ");
    }
    text + "*\n\n"
}

fn written(text: &str, letters: &str, convert: &Convert) -> String {
    let options = Options::default().letters(letters).unwrap();
    String::from_utf8(zapis::convert(text.as_bytes(), convert, &options).unwrap().bytes).unwrap()
}

/// Returns the comments of a record, each on one line.
fn comments(text: &str) -> Vec<String> {
    let inside = text.split('{').skip(1).filter_map(|part| part.split('}').next());
    inside.map(|comment| comment.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn in_letters(code: &str) -> [Convert; 2] {
    let plain = Convert::to(Notation::San).letters(code).unwrap();
    [plain.clone().printed(|_| ()), plain]
}

#[test]
fn comments_of_pgn_come_back_as_they_were() {
    proptest!(config(150), |(bytes in choices(600))| {
        let pgn = written(&game(&mut Choices::new(&bytes), &WORDS, true), "en", &Convert::default());
        for code in ["ru", "de", "fr"] {
            for convert in in_letters(code) {
                let there = written(&pgn, "en", &convert);
                prop_assert_eq!(written(&there, code, &Convert::default()), pgn.clone(), "{}", there);
            }
        }
    });
}

#[test]
fn prose_is_never_rewritten() {
    proptest!(config(150), |(bytes in choices(600))| {
        let pgn = game(&mut Choices::new(&bytes), &PROSE, false);
        for code in ["ru", "de", "fr"] {
            for convert in in_letters(code) {
                let there = written(&pgn, "en", &convert);
                prop_assert_eq!(comments(&there), comments(&pgn));
                prop_assert_eq!(comments(&written(&there, code, &Convert::default())), comments(&pgn));
            }
        }
    });
}
