//! Fits the weights of `grammar/move_prior.toml` to the games of a PGN file, and prints the table's entries.
//!
//! `cargo run --release --example fit_move_prior GAMES.pgn` — every tenth game is kept back, and how well the weights
//! foresee its moves is told on standard error: the mean cost of a move played (natural logarithm), beside that of a
//! player for whom all legal moves are alike, and how often the move played was the most probable.

use std::fs;

use zapis::chess::{Alphabet, Move, Position};
use zapis::game::Chess;
use zapis::record::{Next, Record, RecordReader, Tape};
use zapis::replay::{Options, Replayer};
use zapis::scoresheet::prior::{LastMoves, MovePrior, View};

/// Passes over the games.
const PASSES: usize = 2;
/// How fast the weights change at first, and how strongly they are drawn to nothing.
const RATE: f32 = 0.15;
const DRAW: f32 = 1e-7;

fn games(text: &str) -> Vec<Vec<Move>> {
    let mut tape = Tape::default();
    let mut reader = RecordReader::new(text);
    let options = Options { alphabet: None, keep_notes: false, keep_plies: true };
    let mut replayer = Replayer::new(Chess::default(), options, Alphabet::ENGLISH);
    let mut games = Vec::new();
    while reader.next_record(&mut tape) == Next::Record {
        let replay = replayer.replay(&Record { text, tape: &tape });
        if replay.is_complete && replay.start.is_usual {
            games.push(replay.plies.iter().filter(|ply| ply.depth == 0).map(|ply| ply.mv).collect());
        }
    }
    games
}

/// Calls back with every position of a game, the moves before it and the move played.
fn walk(game: &[Move], mut visit: impl FnMut(&Position, LastMoves, Move)) {
    let mut position = Position::initial();
    let mut last = LastMoves::default();
    for mv in game {
        visit(&position, last, *mv);
        last = last.after(&position, *mv);
        position.play(*mv);
    }
}

fn main() {
    let path = std::env::args().nth(1).expect("a PGN file");
    let text = fs::read_to_string(path).expect("a PGN file in UTF-8");
    let games = games(&text);
    let mut weights = vec![0.0_f32; MovePrior::N_FEATURES];
    let mut squares = vec![1e-6_f32; MovePrior::N_FEATURES];
    for _ in 0..PASSES {
        for (_, game) in games.iter().enumerate().filter(|(index, _)| index % 10 != 0) {
            walk(game, |position, last, played| {
                let view = View::of(position, last);
                let moves = position.legal_moves();
                let features: Vec<_> = moves.iter().map(|mv| view.features(*mv)).collect();
                let score = |list: &zapis::scoresheet::prior::Features| -> f32 {
                    list.iter().map(|feature| weights[usize::from(*feature)]).sum()
                };
                let scores: Vec<f32> = features.iter().map(score).collect();
                let top = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let sum: f32 = scores.iter().map(|score| (score - top).exp()).sum();
                for ((mv, list), score) in moves.iter().zip(&features).zip(&scores) {
                    let error = f32::from(u8::from(*mv == played)) - (score - top).exp() / sum;
                    if error.abs() < 1e-4 {
                        continue;
                    }
                    for feature in list {
                        let at = usize::from(*feature);
                        let step = error - DRAW * weights[at];
                        squares[at] += step * step;
                        weights[at] += RATE * step / squares[at].sqrt();
                    }
                }
            });
        }
    }
    let prior = MovePrior::of(weights);
    let (mut n, mut cost, mut uniform, mut first) = (0_u32, 0.0_f64, 0.0_f64, 0_u32);
    for game in games.iter().step_by(10) {
        walk(game, |position, last, played| {
            let moves = position.legal_moves();
            let costs = prior.costs(position, &moves, last);
            let at = moves.iter().position(|mv| *mv == played).expect("a legal move");
            n += 1;
            cost += f64::from(costs[at]);
            uniform += f64::from(u32::try_from(moves.len()).expect("few moves")).ln();
            first += u32::from(costs.iter().all(|other| *other >= costs[at]));
        });
    }
    let share = f64::from(n);
    eprintln!("{} games; {n} moves kept back", games.len());
    eprintln!(
        "mean cost {:.3}, of a uniform player {:.3}; first {:.3}",
        cost / share,
        uniform / share,
        f64::from(first) / share
    );
    print!("{}", prior.to_toml());
}
