//! Determines for every position of a file which player can still mate, and measures the time.
//!
//! `cargo run --release --package zapis-chess --example who_can_mate -- POSITIONS`
//!
//! A line holds a FEN, optionally preceded by the expected result: `WB`, `W-`, `-B` or `--`. It prints undetermined and
//! unexpected results, the slowest positions, and counts.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use zapis_chess::{CastlingMode, Color, Winnability, parse_fen};

fn main() -> ExitCode {
    let Some(text) = std::env::args().nth(1).and_then(|path| std::fs::read_to_string(path).ok()) else {
        eprintln!("usage: who_can_mate FILE");
        return ExitCode::from(2);
    };
    let (mut n_answers, mut n_open, mut n_wrong) = (0, 0, 0);
    let mut times: Vec<(Duration, String)> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (expected, fen) = match line.split_once(' ') {
            Some((expected @ ("WB" | "W-" | "-B" | "--"), fen)) => (Some(expected), fen),
            _ => (None, line),
        };
        let Some(position) = parse_fen(fen).ok().and_then(|setup| setup.position(CastlingMode::Standard).0) else {
            println!("no position: {fen}");
            continue;
        };
        for (index, color) in Color::ALL.into_iter().enumerate() {
            let start = Instant::now();
            let answer = position.winnability(color);
            times.push((start.elapsed(), format!("{color:?} {fen}")));
            n_answers += 1;
            let expected = expected.map(|expected| expected.as_bytes().get(index) != Some(&b'-'));
            match answer {
                Winnability::NotDetermined => {
                    n_open += 1;
                    println!("not determined: {color:?} {fen}");
                }
                answer if expected.is_some_and(|mates| mates != (answer == Winnability::CanMate)) => {
                    n_wrong += 1;
                    println!("{answer:?}, not what was expected: {color:?} {fen}");
                }
                _ => {}
            }
        }
    }
    let total: Duration = times.iter().map(|(time, _)| *time).sum();
    times.sort_by(|one, two| two.cmp(one));
    times.iter().take(10).for_each(|(time, question)| println!("{time:.3?} {question}"));
    println!("{n_answers} answers in {total:.1?}, {n_open} not determined, {n_wrong} not as expected");
    ExitCode::SUCCESS
}
