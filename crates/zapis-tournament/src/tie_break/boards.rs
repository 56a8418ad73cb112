//! Tie-breaks of teams by the results of their boards over the whole event: board count, first boards, last boards.

use super::super::field::{Contestant, Field};
use super::super::points::Points;
use super::code::Code;
use super::encounter::Groups;
use super::score::{Score, Term, Why};

/// Sums the points of each board, from the first on.
fn results(contestant: &Contestant, n_boards: u16) -> Vec<Points> {
    let mut results = vec![Points::ZERO; usize::from(n_boards)];
    for meeting in &contestant.meetings {
        for (result, points) in results.iter_mut().zip(&meeting.boards) {
            *result += *points;
        }
    }
    results
}

fn terms(results: &[Points], times: impl Fn(u16) -> Points) -> Vec<Term> {
    let numbered = results.iter().zip(1..);
    numbered.map(|(points, board)| Term::of_event(*points * times(board), Why::Board { board })).collect()
}

/// Counts points times the number of the board; fewer is better.
pub(super) fn board_count(field: &Field) -> Vec<Score> {
    let of_one = |contestant: &Contestant| {
        Score::sum(terms(&results(contestant, field.n_boards), |board| Points::whole(i64::from(board))))
    };
    field.contestants.iter().map(of_one).collect()
}

/// Separates tied teams by the first board, then the second and so on (`TBR`), or by all boards but the last, then but
/// the last two and so on (`BBE`).
pub(super) fn by_boards(field: &Field, code: Code, tied: &[usize]) -> (Groups, Vec<(usize, Score)>) {
    let key = |results: &[Points]| -> Vec<Points> {
        match code {
            Code::BottomBoards => (1..results.len()).rev().map(|n| results[..n].iter().copied().sum()).collect(),
            _ => results.to_vec(),
        }
    };
    let mut keyed: Vec<(Vec<Points>, usize, Score)> = tied
        .iter()
        .filter_map(|contestant| {
            let results = results(field.get(*contestant)?, field.n_boards);
            Some((key(&results), *contestant, Score::sum(terms(&results, |_| Points::ONE))))
        })
        .collect();
    keyed.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    let groups =
        keyed.chunk_by(|a, b| a.0 == b.0).map(|group| group.iter().map(|(_, one, _)| *one).collect()).collect();
    (groups, keyed.into_iter().map(|(_, contestant, score)| (contestant, score)).collect())
}
