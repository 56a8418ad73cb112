//! The step model of the decoder: the possible damage of a ply and of a word, and its costs. Both sweeps, and the
//! search for blocks, use it, so that a lost row or a superfluous word is the same on one sheet and on several.

use crate::game::Side;
use crate::record::GameResult;

use super::confusions::Costs;
use crate::scoresheet::moves::Decodable;

/// A larger increase of the cheapest cost, for each sheet, shows that a word is unreadable: its meaning shows only
/// moves later, and until then the second value times as many positions are kept.
pub(crate) const SAYS_NOTHING: f32 = 7.0;
pub(crate) const WIDER: usize = 4;

/// A longer unreadable word costs more for each further character.
const USUAL_LENGTH: usize = 5;
/// The part of the cost of an unreadable word that still counts.
const LITTLE: f32 = 0.15;

/// A cell or word that is not a ply of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PassedCell {
    /// It is empty.
    Empty,
    /// Its row has more words than columns.
    Over,
    /// It repeats a cell just before it, which may itself be a repetition.
    Repeated { is_behind_repeated: bool },
    /// It is a number.
    Number,
    /// A word of this many characters.
    Word(usize),
    /// A word after a position in which no move is possible.
    BehindEnd { is_first: bool },
}

/// Returns the cost of a cell that is not a ply.
pub(crate) fn passing_cost(cell: PassedCell, costs: &Costs) -> f32 {
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

/// Returns the cost of a ply without a cell on a sheet, by whether that of the ply before was lost, too.
pub(crate) fn losing_cost(is_behind_lost: bool, side: Side, costs: &Costs) -> f32 {
    match (is_behind_lost, side) {
        (false, _) => costs.ply_lost,
        (true, Side::Black) => costs.second_of_row,
        (true, Side::White) => costs.row_lost_more,
    }
}

/// Returns the cost of ending a game at a position, with a result that may contradict a mate.
pub(crate) fn ending_cost<G: Decodable>(game: &G, position: &G::Position, result: GameResult, costs: &Costs) -> f32 {
    let is_true = match (result, game.side(position)) {
        (GameResult::WhiteWins, side) => side == Side::Black,
        (GameResult::BlackWins, side) => side == Side::White,
        (GameResult::Draw, _) => false,
        (GameResult::Unknown | GameResult::BothLose, _) => true,
    };
    if is_true || !game.is_mated(position) { 0.0 } else { costs.result_contradicted }
}

/// Returns the additional cost of an unreadable word longer than a move: each character might be another one.
pub(crate) fn long_word(len: usize, costs: &Costs) -> f32 {
    costs.garbage_longer * f32::from(u8::try_from(len.saturating_sub(USUAL_LENGTH)).unwrap_or(u8::MAX))
}

/// Returns the bounded cost of a word that may be unreadable; even then it is weak evidence.
pub(crate) fn bounded(cost: f32, limit: f32, costs: &Costs) -> f32 {
    if cost <= limit { cost } else { limit + ((cost - limit) * LITTLE).min(costs.garbage_most) }
}
