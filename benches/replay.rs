//! Measures the hot road of an archive: resolve a spelling, play the move.
//!
//! Run with `cargo bench --bench replay`, the bench being declared with `harness = false`.

use std::hint::black_box;
use std::time::Instant;

use zapis::chess::{
    CheckMark, Color, File, Move, Position, Rank, Resolved, Role, Shape, Square, WrittenMove, disambiguation, write_san,
};

/// Turns a legal move into its canonical spelling, as a reader would hand it over.
fn spelled(position: &Position, mv: Move) -> WrittenMove {
    let (from, to) = (mv.from(), mv.to());
    let captures = position.is_capture(mv);
    let shape = match (mv.castle_wing(), position.role_at(from)) {
        (Some(wing), _) => Shape::Castle(wing),
        (None, Some(Role::Pawn) | None) => Shape::Pawn {
            file: captures.then(|| from.file()),
            rank: None,
            to_file: to.file(),
            to_rank: Some(to.rank()),
            promotion: mv.promotion(),
        },
        (None, Some(role)) => {
            let (file, rank): (Option<File>, Option<Rank>) = disambiguation(position, mv);
            Shape::Piece { role, file, rank, to }
        }
    };
    WrittenMove { shape, check: CheckMark::None, captures, en_passant: false }
}

/// Gives a move the weight of how much it looks like one a player would make.
fn weight(position: &Position, mv: Move) -> u64 {
    let us = position.turn();
    let mut after = position.clone();
    after.play(mv);
    let worth = |color: Color| -> u64 {
        [(Role::Pawn, 1), (Role::Knight, 3), (Role::Bishop, 3), (Role::Rook, 5), (Role::Queen, 9)]
            .iter()
            .map(|&(role, value)| position.by(color, role).len() as u64 * value)
            .sum()
    };
    let to: Square = mv.to();
    let is_hanging = after.is_attacked(to, after.occupied(), !us);
    let takes = if position.is_capture(mv) { 6 } else { 0 };
    let castles = if mv.is_castle() { 60 } else { 0 };
    let king = if position.role_at(mv.from()) == Some(Role::King) && worth(!us) > 12 { 0 } else { 3 };
    1 + castles + if is_hanging { takes / 3 } else { takes + king + 6 }
}

/// Plays random games that keep their pieces about as long as people do, so that the boards look like theirs.
fn games(n_games: usize) -> Vec<Vec<WrittenMove>> {
    let mut state = 9_u64;
    let mut random = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state >> 33
    };
    (0..n_games)
        .map(|_| {
            let mut position = Position::initial();
            let mut line = Vec::new();
            for _ in 0..80 {
                let moves = position.legal_moves();
                let weights: Vec<u64> = moves.iter().map(|&mv| weight(&position, mv)).collect();
                let total: u64 = weights.iter().sum();
                if total == 0 {
                    break;
                }
                let mut at = random() % total;
                let mut chosen = moves[0];
                for (&mv, &weight) in moves.iter().zip(&weights) {
                    if at < weight {
                        chosen = mv;
                        break;
                    }
                    at -= weight;
                }
                line.push(spelled(&position, chosen));
                position.play(chosen);
            }
            line
        })
        .collect()
}

fn replay(game: &[WrittenMove]) -> u64 {
    let mut position = Position::initial();
    let mut sum = 0_u64;
    for written in game {
        let Ok(Resolved { mv, .. }) = position.resolve(written) else {
            break;
        };
        position.play(mv);
        sum = sum.wrapping_add(position.key() ^ position.checkers().0);
    }
    sum
}

fn rewrite(game: &[WrittenMove], out: &mut Vec<u8>) {
    let mut position = Position::initial();
    for written in game {
        let Ok(Resolved { mv, .. }) = position.resolve(written) else {
            break;
        };
        let mut after = position.clone();
        after.play(mv);
        write_san(&position, mv, Some(&after), out);
        position = after;
    }
}

fn main() {
    let games = games(5_000);
    let n_plies: usize = games.iter().map(Vec::len).sum();
    let report = |what: &str, mut run: Box<dyn FnMut() + '_>| {
        let best = (0..12)
            .map(|_| {
                let start = Instant::now();
                run();
                start.elapsed()
            })
            .min()
            .unwrap_or_default();
        println!(
            "{what}: {:.1} ns/ply over {n_plies} plies",
            best.as_secs_f64() * 1e9 / f64::from(u32::try_from(n_plies).unwrap_or(u32::MAX))
        );
    };
    report(
        "resolve and play",
        Box::new(|| {
            black_box(games.iter().fold(0, |sum, game| sum ^ replay(black_box(game))));
        }),
    );
    let mut out = Vec::new();
    report(
        "resolve, play and write SAN",
        Box::new(|| {
            out.clear();
            for game in &games {
                rewrite(black_box(game), &mut out);
            }
        }),
    );
}
