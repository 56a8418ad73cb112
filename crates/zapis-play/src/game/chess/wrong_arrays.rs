//! Starts with pieces set up on each other's squares.

use crate::chess::chess960::starting_setup;
use crate::chess::{CastlingMode, Position, Setup};
use crate::game::rules::{ArraySwap, WrongArray};

/// The number of the usual start among those of Chess960.
const USUAL: u16 = 518;

/// The possible swaps on one side: the files that are exchanged.
const SWAPS: [(Option<ArraySwap>, &[[usize; 2]]); 5] = [
    (None, &[]),
    (Some(ArraySwap::KingQueen), &[[3, 4]]),
    (Some(ArraySwap::BishopsKnights), &[[1, 2], [5, 6]]),
    (Some(ArraySwap::BishopKnightQueenside), &[[1, 2]]),
    (Some(ArraySwap::BishopKnightKingside), &[[5, 6]]),
];

/// Lists the wrong starts, and the usual one.
pub(super) fn arrays() -> Vec<(WrongArray, Position)> {
    let mut all = Vec::with_capacity(SWAPS.len() * SWAPS.len());
    for (white, of_white) in SWAPS {
        for (black, of_black) in SWAPS {
            let Some(setup) = starting_setup(USUAL, USUAL) else { continue };
            let setup = swapped(swapped(setup, 0, of_white), 56, of_black);
            let is_king_at_home = ![white, black].contains(&Some(ArraySwap::KingQueen));
            let mode = if is_king_at_home { CastlingMode::Standard } else { CastlingMode::Chess960 };
            let array = WrongArray { swaps: [white, black] };
            all.extend(setup.position(mode).0.map(|position| (array, position)));
        }
    }
    all
}

fn swapped(mut setup: Setup, rank: usize, files: &[[usize; 2]]) -> Setup {
    for [one, other] in files {
        setup.board.swap(rank + one, rank + other);
    }
    setup
}
