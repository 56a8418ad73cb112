//! After which plies positions occurred, since the last irreversible move.

use std::collections::{HashMap, HashSet};

use crate::game::{Game, Side};

use super::main_line::MainLine;

/// The maximum number of occurrences of a position that are listed: the last ones.
pub const MAX_LISTED: usize = 12;

/// Tracks the positions that occur more than once in a main line.
///
/// The replay has already found them by their keys; here they are compared in full. Positions that never recur cost
/// nothing.
pub(super) struct Appearances<G: Game> {
    /// The keys of the positions that occur more than once.
    repeated: HashSet<u64>,
    seen: HashMap<G::Identity, Vec<u32>>,
    /// The number of positions with White and with Black to move that have occurred twice.
    n_ripe: [u32; 2],
}

impl<G: Game> Appearances<G> {
    pub(super) fn of(line: &MainLine<'_, G>) -> Self {
        let mut repeated = HashSet::new();
        if line.plies().any(|ply| ply.occurrence > 1) {
            let mut position = line.start().clone();
            for ply in line.plies() {
                line.game().play(&mut position, ply.mv);
                if ply.occurrence > 1 {
                    repeated.insert(line.game().key(&position));
                }
            }
        }
        Self { repeated, seen: HashMap::new(), n_ripe: [0; 2] }
    }

    /// Clears everything: no position before the last move can recur.
    pub(super) fn begin(&mut self) {
        self.seen.clear();
        self.n_ripe = [0; 2];
    }

    /// Records that a position occurs after this many plies, and returns all plies after which it has occurred.
    pub(super) fn add(&mut self, game: &G, position: &G::Position, ply: u32) -> &[u32] {
        if !self.repeated.contains(&game.key(position)) {
            return &[];
        }
        let plies = self.seen.entry(game.identity(position)).or_default();
        plies.push(ply);
        if plies.len() == 2 {
            self.n_ripe[game.side(position) as usize] += 1;
        }
        plies
    }

    /// Returns the plies after which a position has occurred, if any.
    pub(super) fn plies_of(&self, game: &G, position: &G::Position) -> &[u32] {
        if !self.repeated.contains(&game.key(position)) {
            return &[];
        }
        self.seen.get(&game.identity(position)).map_or(&[], Vec::as_slice)
    }

    /// Returns true if a move can lead to a position, with this player to move, that has occurred twice.
    pub(super) const fn may_be_third(&self, to_move: Side) -> bool {
        self.n_ripe[to_move as usize] > 0
    }
}

/// Lists the plies after which a position has occurred since the last irreversible move, up to a ply.
pub(super) fn appearances_of<G: Game>(line: &MainLine<'_, G>, wanted: &G::Position, up_to: u32) -> Vec<u32> {
    let game = line.game();
    let (key, identity) = (game.key(wanted), game.identity(wanted));
    let mut position = line.start().clone();
    let mut plies = Vec::new();
    let mut look = |position: &G::Position, ply: u32, begins: bool| {
        if begins {
            plies.clear();
        }
        if game.key(position) == key && game.identity(position) == identity {
            plies.push(ply);
        }
    };
    look(&position, 0, true);
    for ply in line.plies().take(up_to as usize) {
        game.play(&mut position, ply.mv);
        look(&position, ply.ply, game.reversible_plies(&position) == 0 || game.is_null(ply.mv));
    }
    plies
}

/// Cuts a list of occurrences to the last ones and returns their total number.
pub(super) fn listed(plies: &[u32]) -> (Vec<u32>, u32) {
    let from = plies.len().saturating_sub(MAX_LISTED);
    (plies[from..].to_vec(), u32::try_from(plies.len()).unwrap_or(u32::MAX))
}
