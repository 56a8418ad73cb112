//! The one step model of the decoder: what may become of a ply and of a word, and what that costs. Both sweeps, and what is
//! known of blocks beforehand, ask here, so that a lost row or a word too many is the same thing on one sheet and on several.

use crate::game::Side;
use crate::record::GameResult;

use super::confusions::Costs;
use super::moves::Decodable;

/// An increase of the cheapest cost beyond this, for each sheet, shows that a word says nothing: what it meant shows only
/// moves later, and this many times more positions are kept until then.
pub(super) const SAYS_NOTHING: f32 = 7.0;
pub(super) const WIDER: usize = 4;

/// A word longer than this that says nothing costs more for each further character.
const USUAL_LENGTH: usize = 5;
/// How much of the cost of a word that says nothing still counts.
const LITTLE: f32 = 0.15;

/// A cell or word that is no ply of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PassedCell {
    /// Nothing stands in it.
    Empty,
    /// Its row has more words than columns.
    Over,
    /// It repeats a cell just before it; so may that one.
    Repeated { is_behind_repeated: bool },
    /// It is a number.
    Number,
    /// A word of this many characters.
    Word(usize),
    /// A word behind a position in which no move can be made.
    BehindEnd { is_first: bool },
}

/// Returns what it costs that a cell is no ply.
pub(super) fn passing_cost(cell: PassedCell, costs: &Costs) -> f32 {
    match cell {
        PassedCell::Empty => costs.gap_skipped,
        PassedCell::Over => costs.word_over,
        PassedCell::Repeated { is_behind_repeated: true } => costs.second_of_row,
        PassedCell::Repeated { is_behind_repeated: false } => costs.word_repeated,
        PassedCell::Number => costs.number_added,
        PassedCell::Word(len) => costs.ply_doubled + long_word(len, costs),
        PassedCell::BehindEnd { is_first: true } => costs.behind_end + costs.word_behind_end,
        PassedCell::BehindEnd { is_first: false } => costs.word_behind_end,
    }
}

/// Returns what it costs that a ply has no cell on a sheet, by whether that of the ply before was lost, too.
pub(super) fn losing_cost(is_behind_lost: bool, side: Side, costs: &Costs) -> f32 {
    match (is_behind_lost, side) {
        (false, _) => costs.ply_lost,
        (true, Side::Black) => costs.second_of_row,
        (true, Side::White) => costs.row_lost_more,
    }
}

/// Returns what it costs that a game ends at a position, with a result that may contradict a mate.
pub(super) fn ending_cost<G: Decodable>(game: &G, position: &G::Position, result: GameResult, costs: &Costs) -> f32 {
    let is_true = match (result, game.side(position)) {
        (GameResult::WhiteWins, side) => side == Side::Black,
        (GameResult::BlackWins, side) => side == Side::White,
        (GameResult::Draw, _) => false,
        (GameResult::Unknown | GameResult::BothLose, _) => true,
    };
    if is_true || !game.is_mated(position) { 0.0 } else { costs.result_contradicted }
}

/// Returns what a word that says nothing costs more if it is longer than a move: each character might be another one.
pub(super) fn long_word(len: usize, costs: &Costs) -> f32 {
    costs.garbage_longer * f32::from(u8::try_from(len.saturating_sub(USUAL_LENGTH)).unwrap_or(u8::MAX))
}

/// Returns the cost of a word that may say nothing at all; even then it says a little.
pub(super) fn bounded(cost: f32, limit: f32, costs: &Costs) -> f32 {
    if cost <= limit { cost } else { limit + ((cost - limit) * LITTLE).min(costs.garbage_most) }
}
