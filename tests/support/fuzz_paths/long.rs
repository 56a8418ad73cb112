//! The path of long inputs: a piece repeated very often, between two others, goes down the path of a PGN file.

use super::choices::Choices;
use super::pgn;

/// Short enough that many can be tried.
const LONGEST: usize = 4 << 10;

/// Sends bytes down the path.
pub(crate) fn path(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (before, piece) = (choices.below(64), 1 + choices.below(64));
    let rest = choices.into_rest();
    let (before, rest) = rest.split_at(before.min(rest.len()));
    let (piece, after) = rest.split_at(piece.min(rest.len()));
    let n_times = LONGEST.saturating_sub(before.len() + after.len()).checked_div(piece.len()).unwrap_or(0);
    pgn::path(&[before, &piece.repeat(n_times), after].concat());
}
