//! The move generator counts the same as the published perft tables.
//!
//! A line of a table is a FEN, a tab, and pairs `depth:nodes`; after a second tab comes a name.

use rayon::prelude::*;
use zapis::chess::perft;
use zapis::chess::{CastlingMode, SetupFault, parse_fen};

/// Returns the maximum number of nodes counted for one line; `ZAPIS_PERFT_NODES` raises it.
fn n_nodes_at_most(usual: u64) -> u64 {
    std::env::var("ZAPIS_PERFT_NODES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn check_table(table: &str, mode: CastlingMode, usual: u64) {
    let limit = n_nodes_at_most(usual);
    let lines: Vec<&str> = table.lines().collect();
    let wrong: Vec<String> = lines.par_iter().flat_map_iter(|line| check_line(line, mode, limit)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check_line(line: &str, mode: CastlingMode, limit: u64) -> Vec<String> {
    let mut columns = line.split('\t');
    let (fen, counts) = (columns.next().unwrap(), columns.next().unwrap());
    let (position, faults) = parse_fen(fen).unwrap().position(mode);
    let Some(position) = position else {
        return vec![format!("{fen}: {faults:?}")];
    };
    let mut wrong = Vec::new();
    for pair in counts.split(' ') {
        let (depth, count) = pair.split_once(':').unwrap();
        let (depth, expected) = (depth.parse().unwrap(), count.parse::<u64>().unwrap());
        if expected > limit {
            continue;
        }
        let counted = perft(&position, depth);
        if counted != expected {
            wrong.push(format!("{fen} depth {depth}: {counted} in place of {expected}"));
        }
    }
    wrong
}

#[test]
fn standard_positions_have_the_published_number_of_move_sequences() {
    check_table(include_str!("perft/standard.tsv"), CastlingMode::Standard, 300_000);
}

#[test]
fn chess960_positions_have_the_published_number_of_move_sequences() {
    check_table(include_str!("perft/chess960.tsv"), CastlingMode::Chess960, 20_000);
}

#[test]
fn positions_that_trap_move_generators_have_the_published_number_of_move_sequences() {
    check_table(include_str!("perft/tricky.tsv"), CastlingMode::Chess960, 500_000);
}

#[test]
fn a_board_with_more_than_sixteen_pieces_a_side_is_refused() {
    let setup = parse_fen("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - -").unwrap();
    let (position, faults) = setup.position(CastlingMode::Standard);
    assert!(position.is_none());
    assert!(faults.iter().any(|fault| matches!(fault, SetupFault::TooManyPieces { .. })));
}
