//! Checks moves from the middle of a game, without a position, for compatibility: which pieces must have been where.
//!
//! # Invariants
//! - A contradiction is reported only if no game at all has these moves in a row: everything that may have been on a
//!   square stays possible until a move excludes it. The moves of a legal game never contradict each other.
//! - Signs of captures and checks are considered only if the moves themselves are compatible, and separately.
//! - Work is linear in the number of moves: they are narrowed a fixed number of times, in stretches of bounded length,
//!   and the number of contradictions is limited.

mod board;
mod candidates;
mod possible_moves;
mod too_early;
mod why;

use crate::chess::{CastlingMode, CastlingSide, CheckSuffix, Color, Role, Shape, Square, WrittenMove};
use crate::game::arbiter::{FragmentContradiction, FragmentMove};

use candidates::{DoubleStep, Made, SignsMeaning};
use possible_moves::{FragmentStep, MadeStep, narrowed};
pub(super) use too_early::begins_amid;

/// The maximum number of moves checked together.
const MAX_STRETCH: usize = 400;
/// The maximum number of contradictions.
const MAX_CONTRADICTIONS: usize = 10;
/// This many capture signs show that the author writes them.
const SIGNS_OF_A_HABIT: usize = 2;

/// Finds the moves that contradict earlier ones, whatever the initial position was.
pub(super) fn contradictions(moves: &[FragmentMove<WrittenMove>], mode: CastlingMode) -> Vec<FragmentContradiction> {
    let found = contradictions_by(moves, mode, SignsMeaning::Nothing);
    if !found.is_empty() {
        return found;
    }
    let n_captures = moves.iter().filter(|mv| mv.written.is_some_and(|written| written.captures)).count();
    let signs = if n_captures >= SIGNS_OF_A_HABIT { SignsMeaning::All } else { SignsMeaning::Captures };
    contradictions_by(moves, mode, signs)
}

fn contradictions_by(
    moves: &[FragmentMove<WrittenMove>],
    mode: CastlingMode,
    signs: SignsMeaning,
) -> Vec<FragmentContradiction> {
    let steps: Vec<FragmentStep> = (0..moves.len()).map(|at| step(moves, at, mode, signs)).collect();
    let mut found = Vec::new();
    let mut from = 0;
    while from < steps.len() && found.len() < MAX_CONTRADICTIONS {
        let stretch = steps.len().min(from + MAX_STRETCH);
        // If moves are missing, anything may have happened between.
        let end = (from + 1..stretch).find(|at| !moves[*at].is_next).unwrap_or(stretch);
        let Some((first, last)) = first_contradiction(&steps, from, end) else {
            from = end;
            continue;
        };
        let boards = narrowed(&steps[first..last], first);
        let reason = boards.zip(moves[last].written).and_then(|(boards, written)| {
            let board = boards.last()?;
            why::reason(board, &written, moves[last].side.into())
        });
        let barred = steps[last].made.as_ref().is_some_and(|made| made.barred_by.is_some_and(|by| by >= first));
        let reason = if barred { why::barred(moves[last].written.as_ref(), moves[last].side.into()) } else { reason };
        let rests_on_signs = signs != SignsMeaning::Nothing;
        found.push(FragmentContradiction { first, last, reason, rests_on_signs });
        from = last + 1;
    }
    found
}

/// Finds the first move up to `end` that contradicts earlier ones, and the last one from which on they contradict it.
fn first_contradiction(steps: &[FragmentStep], from: usize, end: usize) -> Option<(usize, usize)> {
    if narrowed(&steps[from..end], from).is_some() {
        return None;
    }
    // Each additional move leaves fewer possibilities.
    let (mut fits, mut last) = (from, end);
    while last - fits > 1 {
        let middle = fits + (last - fits) / 2;
        if narrowed(&steps[from..middle], from).is_some() { fits = middle } else { last = middle }
    }
    let (mut first, mut too_late) = (from, last);
    while too_late - first > 1 {
        let middle = first + (too_late - first) / 2;
        if narrowed(&steps[middle..last], middle).is_none() { first = middle } else { too_late = middle }
    }
    Some((first, last - 1))
}

/// Returns the ways in which a move may have been made.
fn step(moves: &[FragmentMove<WrittenMove>], at: usize, mode: CastlingMode, signs: SignsMeaning) -> FragmentStep {
    let Some(word) = &moves[at].written else { return FragmentStep::default() };
    let color: Color = moves[at].side.into();
    let described = Made { written: word, color, signs, mode, passed: passed(moves, at) };
    let checks = signs != SignsMeaning::Nothing && word.check != CheckSuffix::None;
    let barred_by = match word.shape {
        Shape::Castle(castling_side) if mode == CastlingMode::Standard => {
            castling_lost(moves, at, color, castling_side)
        }
        _ => None,
    };
    FragmentStep { made: Some(MadeStep { color, candidates: described.candidates(), checks, barred_by }) }
}

/// Returns what the previous move shows about a pawn that may be captured en passant.
fn passed(moves: &[FragmentMove<WrittenMove>], at: usize) -> DoubleStep {
    let before = at.checked_sub(1).filter(|_| moves[at].is_next).map(|before| moves[before].written);
    match before {
        None | Some(None) => DoubleStep::Unknown,
        Some(Some(written)) => match written.shape {
            Shape::Pawn { to_file, to_rank: Some(to_rank), .. } => {
                DoubleStep::Pawn(Square::from_coords(to_file, to_rank))
            }
            Shape::Coordinate { from, to, .. } if from.file() == to.file() => DoubleStep::Pawn(to),
            _ => DoubleStep::Nothing,
        },
    }
}

/// Finds the last move before castling after which it was no longer allowed: a king move, or one that reached the
/// square of the rook.
fn castling_lost(
    moves: &[FragmentMove<WrittenMove>],
    at: usize,
    color: Color,
    castling_side: CastlingSide,
) -> Option<usize> {
    let home = if color == Color::White { 0 } else { 56 };
    let corner = Square::from_index(home + if castling_side == CastlingSide::King { 7 } else { 0 })?;
    let loses = |mv: &FragmentMove<WrittenMove>| {
        let is_own = Color::from(mv.side) == color;
        match mv.written.map(|written| written.shape) {
            Some(Shape::Castle(_)) => is_own,
            Some(Shape::Piece { role, to, .. }) => is_own && role == Role::King || to == corner,
            Some(Shape::Pawn { to_file, to_rank: Some(to_rank), .. }) => {
                Square::from_coords(to_file, to_rank) == corner
            }
            Some(Shape::Coordinate { to, .. }) => to == corner,
            _ => false,
        }
    };
    let nearest = moves[..at].iter().rev().take(MAX_STRETCH).position(loses)?;
    Some(at - 1 - nearest)
}
