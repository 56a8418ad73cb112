//! The positions while some moves were made: boards of possible contents, narrowed forwards and backwards.

use crate::chess::{Color, Role, Square};

use super::board::{Contents, Possible, is_attacked, piece, squares};
use super::candidates::Candidate;

/// One move of a fragment, as far as it is known.
#[derive(Clone, Debug, Default)]
pub(super) struct FragmentStep {
    /// The ways in which it may have been made; `None` if it is unreadable.
    pub(super) made: Option<MadeStep>,
}

/// A move that was read.
#[derive(Clone, Debug)]
pub(super) struct MadeStep {
    pub(super) color: Color,
    pub(super) candidates: Vec<Candidate>,
    /// Whether it has a check sign.
    pub(super) checks: bool,
    /// The earlier move that makes it impossible.
    pub(super) barred_by: Option<usize>,
}

/// The number of rounds in which the boards are narrowed forwards and backwards; anything not found by then stays open.
const MAX_ROUNDS: usize = 4;

/// Finds the possible contents before each of some moves and after the last; `None` if they contradict each other.
///
/// `first` is the index of the first of them among all moves.
pub(super) fn narrowed(steps: &[FragmentStep], first: usize) -> Option<Vec<Possible>> {
    let mut boards = vec![Possible::anything(); steps.len() + 1];
    for _ in 0..MAX_ROUNDS {
        let mut is_new = false;
        for (at, step) in steps.iter().enumerate() {
            is_new |= narrow(&mut boards, at, step, first)?;
        }
        if !is_new {
            break;
        }
        is_new = false;
        for (at, step) in steps.iter().enumerate().rev() {
            is_new |= narrow(&mut boards, at, step, first)?;
        }
        if !is_new {
            break;
        }
    }
    Some(boards)
}

/// Narrows the boards before and after a move; returns whether anything changed, and `None` if the move is impossible.
fn narrow(boards: &mut [Possible], at: usize, step: &FragmentStep, first: usize) -> Option<bool> {
    let Some(step) = &step.made else { return Some(false) };
    if step.barred_by.is_some_and(|by| by >= first) {
        return None;
    }
    let (before, after) = (boards[at], boards[at + 1]);
    let both = before.both(&after);
    let impossible = both.impossible();
    let mut touched = 0;
    let fitting: Vec<&Candidate> = step
        .candidates
        .iter()
        .filter(|candidate| impossible & !candidate.touched == 0 && fits(candidate, step, &before, &after, &both))
        .inspect(|candidate| touched |= candidate.touched)
        .collect();
    if fitting.is_empty() {
        return None;
    }
    let (mut new_before, mut new_after) = (both, both);
    for square in squares().filter(|square| touched & 1 << square.index() != 0) {
        let (mut contents_before, mut contents_after): (Contents, Contents) = (0, 0);
        for candidate in &fitting {
            let (one, other) = match candidate.change_of(square) {
                Some(change) => (before.on(square) & change.before, after.on(square) & change.after),
                None => (both.on(square), both.on(square)),
            };
            contents_before |= one;
            contents_after |= other;
        }
        new_before.set(square, contents_before);
        new_after.set(square, contents_after);
    }
    let may_be = new_before.settle_kings() && new_after.settle_kings();
    if !may_be || new_before.impossible() | new_after.impossible() != 0 {
        return None;
    }
    let is_new = new_before != before || new_after != after;
    (boards[at], boards[at + 1]) = (new_before, new_after);
    Some(is_new)
}

/// Returns true if a move may have been made in this way: the required contents are possible, its own king is not
/// certainly in check afterwards, and it gives check if it has a check sign.
fn fits(candidate: &Candidate, step: &MadeStep, before: &Possible, after: &Possible, both: &Possible) -> bool {
    let stands = candidate
        .changes
        .iter()
        .all(|change| before.on(change.square) & change.before != 0 && after.on(change.square) & change.after != 0);
    if !stands {
        return false;
    }
    let on = |square: Square| match candidate.change_of(square) {
        Some(change) => after.on(square) & change.after,
        None => both.on(square),
    };
    let king_of = |color: Color| {
        let king = piece(color, Role::King);
        squares().find(|square| on(*square) == king)
    };
    if let Some(king) = king_of(step.color)
        && is_attacked(on, king, step.color.other(), true)
    {
        return false;
    }
    !step.checks || king_of(step.color.other()).is_none_or(|king| is_attacked(on, king, step.color, false))
}
