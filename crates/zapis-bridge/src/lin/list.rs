//! Compares the lists of a vugraph file with the boards played: results, points, IMPs carried over.

use std::collections::BTreeMap;
use std::ops::Range;

use super::board::Board;
use super::vugraph::{RoomScores, VugraphResult};
use crate::problem::{Found, Problem};
use crate::score::imps;
use crate::span::Span;

/// The part of a match in one piece of a file.
#[derive(Debug, Default)]
pub(super) struct MatchPart<'t> {
    /// The number of the match in the file.
    pub(super) number: usize,
    /// Its boards in this piece.
    pub(super) boards: Range<usize>,
    /// The number of results listed in earlier pieces.
    pub(super) n_results_before: usize,
    /// The results in this piece.
    pub(super) results: Vec<(&'t str, Span)>,
    /// The points in this piece, open room and closed room for each board.
    pub(super) points: Vec<(&'t str, Span)>,
}

/// A finding with the number of the board in the piece, from 1; 0 if it belongs to no board.
pub(super) type OfBoard = (usize, Found);

impl MatchPart<'_> {
    /// Compares the lists with the boards played.
    pub(super) fn check(&self, scores: &RoomScores, boards: &[Board], found: &mut Vec<OfBoard>) {
        for (result, span) in &self.results {
            found.extend(fault_of(result).map(|problem| (0, Found::new(problem, *span))));
        }
        let mut place_of: BTreeMap<u32, usize> = BTreeMap::new();
        for at in 0..scores.results.len().div_ceil(2) {
            if let Some(number) = scores.number_at(at) {
                place_of.entry(number).or_insert(at);
            }
        }
        let mut at_rooms: BTreeMap<usize, usize> = BTreeMap::new();
        for index in self.boards.clone() {
            let Some((board, (room, number))) =
                boards.get(index).and_then(|board| Some((board, board.room_and_number()?)))
            else {
                continue;
            };
            let Some(at) = place_of.get(&number).map(|at| 2 * at + room) else { continue };
            at_rooms.insert(at, index);
            let Some((written, wanted)) = scores.results.get(at).zip(board.result()) else { continue };
            let plain = written.to_ascii_uppercase().replace("NT", "N");
            if plain.is_empty() || plain == wanted || plain == "P" && board.is_passed_out || is_award(&plain) {
                continue;
            }
            let own = at.checked_sub(self.n_results_before).and_then(|at| self.results.get(at));
            let span = own.map_or(board.span, |(_, span)| *span);
            let problem = Problem::LinResult { written: plain, wanted };
            found.push((index + 1, Found::new(problem, span)));
        }
        self.check_points(scores, &at_rooms, found);
    }

    /// Compares the points of a match in IMPs with the scores of both rooms. Most of the values show whose IMPs are
    /// written: each side's own, or the home team's.
    fn check_points(&self, scores: &RoomScores, at_rooms: &BTreeMap<usize, usize>, found: &mut Vec<OfBoard>) {
        if !scores.header.is_by_imps() {
            return;
        }
        let of_boards = scores.scores();
        let mut written = Vec::new();
        for (at, (text, span)) in self.points.iter().enumerate() {
            let number = scores.number_at(at / 2);
            let Some(Some([Some(open), Some(closed)])) = number.map(|number| of_boards.get(&number)) else { continue };
            if let Ok(points) = text.parse::<f64>() {
                written.push((at, points, imps(open - closed), *span));
            }
        }
        let mut signs = [1.0; 2];
        for (room, sign) in signs.iter_mut().enumerate() {
            let agreeing = |sign: f64| {
                let own = written.iter().filter(|(at, ..)| at % 2 == room);
                own.filter(|(_, points, won, _)| is_same(*points, sign * f64::from(*won))).count()
            };
            let usual = if room == 0 { 1.0 } else { -1.0 };
            *sign = if agreeing(-usual) > agreeing(usual) { -usual } else { usual };
        }
        for (at, points, won, span) in written {
            let wanted = signs[at % 2] * f64::from(won);
            if !is_same(points, wanted) {
                #[expect(clippy::cast_possible_truncation, reason = "IMPs are at most 24")]
                let wanted = wanted as i32;
                let problem = Problem::LinPoints { board: scores.number_at(at / 2).unwrap_or(0), wanted };
                found.push((at_rooms.get(&at).map_or(0, |index| index + 1), Found::new(problem, span)));
            }
        }
    }
}

fn is_same(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

/// Returns true if a result is a director's award.
fn is_award(result: &str) -> bool {
    result.starts_with('A') || matches!(result, "-" | "NP" | "N/P")
}

/// Returns what is wrong with a result by itself.
fn fault_of(result: &str) -> Option<Problem> {
    if result.is_empty() || is_award(&result.to_ascii_uppercase()) {
        return None;
    }
    match VugraphResult::read(result) {
        None => Some(Problem::LinSyntax),
        Some(VugraphResult::Played { tricks, .. }) if !(0..=13).contains(&tricks) => {
            Some(Problem::LinTricks { tricks })
        }
        Some(_) => None,
    }
}

/// Compares the carry-over of the teams with their totals at the end of the previous segment; the places are those of
/// the heading's entries.
pub(super) fn check_carried(before: &RoomScores, now: &RoomScores, entries: &[(&str, Span)]) -> Vec<Found> {
    let (old, new) = (&before.header, &now.header);
    let carried = new.carried();
    let is_begun = carried.iter().flatten().any(|imps| *imps > 0.0);
    if !is_begun || !new.is_by_imps() || old.title != new.title || old.segment == new.segment {
        return Vec::new();
    }
    let Some(totals) = before.totals() else { return Vec::new() };
    let mut found = Vec::new();
    for (team, written) in carried.iter().enumerate() {
        let name = &new.teams[team].0;
        let Some(at) = old.teams.iter().position(|(other, _)| !name.is_empty() && other == name) else { continue };
        if let Some((written, (_, span))) = written.zip(entries.get(6 + 2 * team))
            && !is_same(written, totals[at])
        {
            let problem = Problem::LinCarried { team: name.clone(), wanted: totals[at] };
            found.push(Found::new(problem, *span));
        }
    }
    found
}
