//! Problems in the comparison of bridge results as rules and messages.

use crate::bridge::{Fouling, Measure, SittingProblem as P};
use crate::l10n::{Message, message};

use super::wording::{Wording, wordings};

/// Returns the key of a measure in messages and JSON.
pub const fn measure_key(measure: Measure) -> &'static str {
    match measure {
        Measure::Matchpoints => "matchpoints",
        Measure::Imps => "imps",
        Measure::Percentage => "percentage",
    }
}

fn measure_name(measure: Measure) -> Message {
    message!("bridge-measure", measure = measure_key(measure))
}

wordings! {
    /// Describes a problem.
    pub(super) fn of_sitting(problem: &P);

    P::RowScore { side, written, wanted } =>
        BRIDGE_TABLE_SCORE, message!("bridge-table-score", side = side.letters(), written = written.to_string(),
            wanted = wanted.to_string());
    P::Compared { measure: Measure::Percentage, side, written, wanted, way } =>
        BRIDGE_COMPARISON_MISMATCH, message!("bridge-compared-percentage", side = side.letters(),
            wanted = wanted.as_str(), way = *way, written = written.as_str());
    P::Compared { measure, side, written, wanted, way } =>
        BRIDGE_COMPARISON_MISMATCH, message!("bridge-compared", measure = measure_name(*measure), side = side.letters(),
            wanted = wanted.as_str(), way = *way, written = written.as_str());
    P::Order { written, other, is_equal: true, .. } =>
        BRIDGE_COMPARISON_MISMATCH, message!("bridge-compared-equal", written = written.as_str(),
            other = other.as_str());
    P::Order { written, other, .. } =>
        BRIDGE_COMPARISON_MISMATCH, message!("bridge-compared-order", written = written.as_str(),
            other = other.as_str());
    P::MatchImps { written, wanted, other, scores: [own, others] } =>
        BRIDGE_COMPARISON_MISMATCH, message!("bridge-match-imps", own = own.to_string(), others = others.to_string(),
            other = *other, wanted = wanted.to_string(), written = written.as_str());
    P::Unexplained { measure } =>
        BRIDGE_COMPARISON_UNEXPLAINED, message!("bridge-comparison-unexplained", measure = measure_name(*measure));
    P::NotCompared { n_results, n_compared } =>
        BRIDGE_COMPARISON_UNEXPLAINED, message!("bridge-results-not-compared", compared = *n_compared, n = *n_results),
            help: message!("bridge-results-not-compared-help");
    P::TotalsUnexplained { column } =>
        BRIDGE_COMPARISON_UNEXPLAINED, message!("bridge-totals-unexplained", column = column.as_str());
    P::Award { side, written, wanted, percent, .. } =>
        BRIDGE_AWARD_MISMATCH, message!("bridge-award-mismatch", percent = percent.as_str(), side = side.letters(),
            wanted = wanted.as_str(), written = written.as_str());
    P::Total { pair, column, written, wanted, n_boards } =>
        BRIDGE_TOTAL_MISMATCH, message!("bridge-total-mismatch", column = column.as_str(), pair = pair.as_str(),
            wanted = wanted.as_str(), n = *n_boards, written = written.as_str()),
            help: message!("bridge-total-mismatch-help");
    P::Fouled { board, other, fouling: Fouling::Turned(n) } =>
        BRIDGE_FOULED_BOARD, message!("bridge-fouled-turned", board = *board, other = *other, degrees = 90 * *n),
            help: message!("bridge-fouled-turned-help");
    P::Fouled { board, other, fouling: Fouling::Mixed } =>
        BRIDGE_FOULED_BOARD, message!("bridge-fouled-mixed", board = *board, other = *other),
            help: message!("bridge-fouled-help");
    P::Fouled { board, other, fouling: Fouling::OtherDeal } =>
        BRIDGE_FOULED_BOARD, message!("bridge-fouled-deal", board = *board, other = *other),
            help: message!("bridge-fouled-help");
    P::Conditions { board, other, is_dealer: true } =>
        BRIDGE_BOARD_CONDITIONS, message!("bridge-board-conditions-dealer", board = *board, other = *other),
            help: message!("bridge-board-conditions-help");
    P::Conditions { board, other, is_dealer: false } =>
        BRIDGE_BOARD_CONDITIONS, message!("bridge-board-conditions", board = *board, other = *other),
            help: message!("bridge-board-conditions-help");
    P::ResultTwice { board, other, is_same: true } =>
        BRIDGE_RESULT_TWICE, message!("bridge-result-twice", board = *board, other = *other);
    P::ResultTwice { board, other, is_same: false } =>
        BRIDGE_RESULT_TWICE, message!("bridge-result-contradicts", board = *board, other = *other);
    P::DealTwice { board, other_board, other } =>
        BRIDGE_DEAL_TWICE, message!("bridge-deal-twice", board = *board, before = *other_board, other = *other);
    P::DeckResult { n_results } =>
        BRIDGE_DECK_RESULT, message!("bridge-deck-result", n = *n_results), help: message!("bridge-deck-result-help");
    _ => BRIDGE_COMPARISON_MISMATCH, message!("bridge-compared-order", written = "", other = "");
}
