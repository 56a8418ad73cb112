//! Positions: playing equals rebuilding, the rules agree with another implementation, and keys distinguish positions.

use std::cell::Cell;

use proptest::prelude::*;
use zapis::chess::perft;
use zapis::chess::{Position, parse_fen};

use super::{choices, config};
use crate::support::fuzz_paths::choices::Choices;
use crate::support::fuzz_paths::legality::Known;
use crate::support::fuzz_paths::{fen, legality, positions};

#[test]
fn a_played_position_is_the_one_its_fen_describes_and_has_the_moves_another_implementation_lists() {
    proptest!(config(64), |(bytes in choices(160))| legality::path(&bytes));
}

#[test]
fn as_many_sequences_of_moves_are_legal_as_another_implementation_counts() {
    let n_compared = Cell::new(0);
    proptest!(config(96), |(bytes in choices(120))| {
        let mut choices = Choices::new(&bytes);
        let Some((mut position, _)) = positions::start(&mut choices) else { return Ok(()) };
        for _ in 0..choices.below(40) {
            let Some(mv) = positions::next_move(&position, &mut choices) else { break };
            position.play(mv);
        }
        let Some(theirs) = legality::cozy(&position) else { return Ok(()) };
        n_compared.set(n_compared.get() + 1);
        let fen = position.to_fen();
        let shallow = perft(&position, 2);
        assert_eq!(shallow, legality::their_perft(&theirs, 2), "{fen}");
        if shallow < 1000 {
            assert_eq!(perft(&position, 3), legality::their_perft(&theirs, 3), "{fen}");
        }
    });
    // Some positions can be played but not reached, and it refuses those; it accepts most.
    assert!(n_compared.get() > 60, "{n_compared:?} positions were compared");
}

#[test]
fn a_start_position_is_the_one_its_fen_describes() {
    proptest!(config(300), |(bytes in choices(120))| {
        if let Some((position, _)) = positions::start(&mut Choices::new(&bytes)) {
            fen::path(position.to_fen().as_bytes());
        }
    });
}

#[test]
fn positions_have_the_same_key_exactly_if_they_are_the_same_by_the_laws() {
    for start in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
        "4k3/2p1p3/8/3P1P2/8/8/8/K7 b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ] {
        let setup = parse_fen(start).expect("a FEN");
        let position = setup.position(setup.castling_mode()).0.expect("a position");
        let mut known = Known::default();
        let mut budget = 4000;
        visit(&position, 4, &mut budget, &mut known);
    }
}

/// Checks the positions within some plies, breadth before depth as far as the budget allows.
fn visit(position: &Position, depth: u32, budget: &mut u32, known: &mut Known) {
    known.check(position);
    if depth == 0 {
        return;
    }
    for mv in position.legal_moves() {
        let Some(left) = budget.checked_sub(1) else { return };
        *budget = left;
        let mut after = position.clone();
        after.play(mv);
        visit(&after, depth - 1, budget, known);
    }
}
