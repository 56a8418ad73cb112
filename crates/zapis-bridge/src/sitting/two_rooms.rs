//! A board of a match between two teams: compares the results of both rooms.

use std::collections::HashMap;

use super::number::write_number;
use super::record_result::{RecordResult, sorted};
use crate::comparison::{Measure, SittingProblem};
use crate::score::imps;
use crate::seat::Side;

/// Finds for each result of a match the one in the other room.
pub(super) fn partners(results: &[RecordResult]) -> HashMap<usize, usize> {
    let mut tables: HashMap<[u32; 2], Vec<usize>> = HashMap::new();
    for (number, result) in results.iter().enumerate() {
        if let Some(teams) = result.teams {
            tables.entry(sorted(teams)).or_default().push(number);
        }
    }
    let mut partners = HashMap::new();
    for tables in tables.into_values() {
        let [first, second] = tables[..] else { continue };
        partners.insert(first, second);
        partners.insert(second, first);
    }
    partners
}

/// Compares the IMPs of a table with the scores of both rooms.
pub(super) fn match_imps(result: &RecordResult, other: &RecordResult) -> Option<(SittingProblem, usize)> {
    let (number, anchor) = result.written_by(Measure::Imps)?;
    let scores = [result.score?, other.score?];
    let wanted = imps(scores[0] - scores[1]);
    if number.is_adjusted || number.is_rounded_from(f64::from(wanted)) {
        return None;
    }
    let written = write_number(number.value, number.n_decimals);
    Some((SittingProblem::MatchImps { written, wanted, other: other.record, scores }, anchor))
}

/// Compares the points of a board that is won, halved or lost (BAM) with the scores of both rooms: 2, 1, 0 or half of
/// that.
pub(super) fn match_points(result: &RecordResult, other: &RecordResult) -> Option<(SittingProblem, usize)> {
    let (number, anchor) = result.written_by(Measure::Matchpoints)?;
    let points = board_points(result.score?, other.score?);
    if number.is_adjusted || number.is_rounded_from(points) || number.is_rounded_from(points / 2.0) {
        return None;
    }
    let written = write_number(number.value, number.n_decimals);
    let (measure, side) = (Measure::Matchpoints, Side::NorthSouth);
    let problem = SittingProblem::Compared { measure, side, written, wanted: write_number(points, 0), way: "BAM" };
    Some((problem, anchor))
}

/// Returns 2 for a board won, 1 for one halved, 0 for one lost.
pub(super) const fn board_points(own: i32, other: i32) -> f64 {
    if own > other {
        2.0
    } else if own == other {
        1.0
    } else {
        0.0
    }
}
