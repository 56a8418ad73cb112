//! Converts problems in the comparison of bridge results into rules and messages.

use crate::bridge::{Fouling, Measure, SittingProblem};
use crate::l10n::{Message, message};

use super::rule::Rule;
use super::rules;

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

/// Describes a problem, with help.
pub(super) fn of_sitting(problem: &SittingProblem) -> (&'static Rule, Message, Option<Message>) {
    match problem {
        SittingProblem::RowScore { side, written, wanted } => {
            let (written, wanted) = (written.to_string(), wanted.to_string());
            let message = message!("bridge-table-score", side = side.letters(), written = written, wanted = wanted);
            (rules::BRIDGE_TABLE_SCORE, message, None)
        }
        SittingProblem::Compared { .. } | SittingProblem::Order { .. } | SittingProblem::MatchImps { .. } => {
            (rules::BRIDGE_COMPARISON_MISMATCH, of_comparison(problem), None)
        }
        SittingProblem::Unexplained { measure } => {
            let message = message!("bridge-comparison-unexplained", measure = measure_name(*measure));
            (rules::BRIDGE_COMPARISON_UNEXPLAINED, message, None)
        }
        SittingProblem::NotCompared { n_results, n_compared } => {
            let message = message!("bridge-results-not-compared", compared = *n_compared, n = *n_results);
            (rules::BRIDGE_COMPARISON_UNEXPLAINED, message, Some(message!("bridge-results-not-compared-help")))
        }
        SittingProblem::TotalsUnexplained { column } => {
            let message = message!("bridge-totals-unexplained", column = column.as_str());
            (rules::BRIDGE_COMPARISON_UNEXPLAINED, message, None)
        }
        SittingProblem::Award { side, written, wanted, percent, .. } => {
            let message = message!(
                "bridge-award-mismatch",
                percent = percent.as_str(),
                side = side.letters(),
                wanted = wanted.as_str(),
                written = written.as_str(),
            );
            (rules::BRIDGE_AWARD_MISMATCH, message, None)
        }
        SittingProblem::Total { pair, column, written, wanted, n_boards } => {
            let message = message!(
                "bridge-total-mismatch",
                column = column.as_str(),
                pair = pair.as_str(),
                wanted = wanted.as_str(),
                n = *n_boards,
                written = written.as_str(),
            );
            (rules::BRIDGE_TOTAL_MISMATCH, message, Some(message!("bridge-total-mismatch-help")))
        }
        SittingProblem::Fouled { board, other, fouling } => {
            let (board, other) = (*board, *other);
            let message = match fouling {
                Fouling::Turned(n) => {
                    message!("bridge-fouled-turned", board = board, other = other, degrees = 90 * *n)
                }
                Fouling::Mixed => message!("bridge-fouled-mixed", board = board, other = other),
                Fouling::OtherDeal => message!("bridge-fouled-deal", board = board, other = other),
            };
            let help = match fouling {
                Fouling::Turned(_) => message!("bridge-fouled-turned-help"),
                _ => message!("bridge-fouled-help"),
            };
            (rules::BRIDGE_FOULED_BOARD, message, Some(help))
        }
        SittingProblem::Conditions { board, other, is_dealer } => {
            let message = if *is_dealer {
                message!("bridge-board-conditions-dealer", board = *board, other = *other)
            } else {
                message!("bridge-board-conditions", board = *board, other = *other)
            };
            (rules::BRIDGE_BOARD_CONDITIONS, message, Some(message!("bridge-board-conditions-help")))
        }
        SittingProblem::ResultTwice { board, other, is_same } => {
            let (board, other) = (*board, *other);
            let message = if *is_same {
                message!("bridge-result-twice", board = board, other = other)
            } else {
                message!("bridge-result-contradicts", board = board, other = other)
            };
            (rules::BRIDGE_RESULT_TWICE, message, None)
        }
        SittingProblem::DealTwice { board, other_board, other } => {
            let message = message!("bridge-deal-twice", board = *board, before = *other_board, other = *other);
            (rules::BRIDGE_DEAL_TWICE, message, None)
        }
        SittingProblem::DeckResult { n_results } => {
            let message = message!("bridge-deck-result", n = *n_results);
            (rules::BRIDGE_DECK_RESULT, message, Some(message!("bridge-deck-result-help")))
        }
        _ => (rules::BRIDGE_COMPARISON_MISMATCH, of_comparison(problem), None),
    }
}

fn of_comparison(problem: &SittingProblem) -> Message {
    match problem {
        SittingProblem::Compared { measure: Measure::Percentage, side, written, wanted, way } => message!(
            "bridge-compared-percentage",
            side = side.letters(),
            wanted = wanted.as_str(),
            way = *way,
            written = written.as_str(),
        ),
        SittingProblem::Compared { measure, side, written, wanted, way } => message!(
            "bridge-compared",
            measure = measure_name(*measure),
            side = side.letters(),
            wanted = wanted.as_str(),
            way = *way,
            written = written.as_str(),
        ),
        SittingProblem::Order { written, other, is_equal: true, .. } => {
            message!("bridge-compared-equal", written = written.as_str(), other = other.as_str())
        }
        SittingProblem::MatchImps { written, wanted, other, scores: [own, others] } => message!(
            "bridge-match-imps",
            own = own.to_string(),
            others = others.to_string(),
            other = *other,
            wanted = wanted.to_string(),
            written = written.as_str(),
        ),
        SittingProblem::Order { written, other, .. } => {
            message!("bridge-compared-order", written = written.as_str(), other = other.as_str())
        }
        _ => message!("bridge-compared-order", written = "", other = ""),
    }
}
