//! Turns moves, in the piece letters of any language, into a table of positions: number, SAN, FEN.
//!
//! `cargo run --package zapis-chess --example positions -- ru e4 e5 Кf3`

use std::process::ExitCode;

use zapis_chess::confusable::fold;
use zapis_chess::{Alphabet, Position, Unresolved};

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(alphabet) = words.next().and_then(|code| Alphabet::by_code(&code)) else {
        eprintln!("usage: positions LANGUAGE MOVE...");
        return ExitCode::from(2);
    };
    let mut position = Position::initial();
    for (index, word) in words.enumerate() {
        // Letters and dashes that look alike are folded into one before a move is read.
        let folded: String = word.chars().map(fold).collect();
        let Some(written) = alphabet.read_move(&folded) else {
            eprintln!("{word} is no move");
            return ExitCode::FAILURE;
        };
        match position.resolve(&written) {
            Ok(resolved) => {
                let san = position.san(resolved.mv);
                position.play(resolved.mv);
                println!("{}\t{san}\t{}", index + 1, position.to_fen());
            }
            Err(Unresolved::Illegal) => {
                eprintln!("{word} is illegal in {}", position.to_fen());
                return ExitCode::FAILURE;
            }
            Err(Unresolved::Ambiguous(moves)) => {
                let moves: Vec<String> = moves.iter().map(|mv| position.san(*mv)).collect();
                eprintln!("{word} may be {}", moves.join(" or "));
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
