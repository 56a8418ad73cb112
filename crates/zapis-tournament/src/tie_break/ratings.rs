//! Tie-breaks from ratings: averages and performances of games over the board (C.07, article 10; S1 30.4).

use super::super::field::{Contestant, Field};
use super::super::points::Points;
use super::code::{Code, TieBreak};
use super::opponents::of_opponents;
use super::rating_tables::{CERTAIN, difference, expected_percent, percent};
use super::rules::Rules;
use super::score::{Score, Term, Why};

/// A contestant with at most this many games ranks behind all who played on, before 2023 (S1 30.4.3).
const TOO_FEW_GAMES: usize = 2;

/// Computes one of the tie-breaks from ratings. Opponents without a rating are left out unless the tie-break assigns
/// them one, which the regulations leave to those of the event.
///
/// By the Russian rules and FIDE's of that time, a contestant who left after two games or fewer has no average and no
/// performance, and so ranks behind all who have one.
pub(super) fn ratings(field: &Field, rules: Rules, tie_break: &TieBreak) -> Vec<Score> {
    let of_all = |of_one: fn(&Games) -> Score| -> Vec<Score> {
        field.contestants.iter().map(|contestant| of_one(&Games::of(field, contestant, rules, tie_break))).collect()
    };
    let averaged = |scores: &[Score]| of_opponents(field, scores, true).into_iter().map(Score::rounded).collect();
    match tie_break.code {
        Code::Performance => of_all(Games::performance),
        Code::PerfectPerformance => of_all(Games::perfect_performance),
        Code::AveragePerformance => averaged(&of_all(Games::performance)),
        Code::AveragePerfectPerformance => averaged(&of_all(Games::perfect_performance)),
        Code::Rating => {
            let rating = |contestant: &Contestant| contestant.rating.or(tie_break.unrated);
            let score = |rating| Score::of(Points::whole(i64::from(rating)));
            field.contestants.iter().map(|one| rating(one).map(score).unwrap_or_default()).collect()
        }
        _ => of_all(|games| Score::average(games.terms.clone()).rounded()),
    }
}

/// A contestant's games over the board against rated opponents.
struct Games {
    /// The opponents' ratings, including those that are cut.
    terms: Vec<Term>,
    /// The ratings after the cut.
    ratings: Vec<i64>,
    /// The points of the remaining games, at one for a win and half for a draw.
    points: Points,
}

impl Games {
    fn of(field: &Field, contestant: &Contestant, rules: Rules, tie_break: &TieBreak) -> Self {
        let n_played = contestant.meetings.iter().filter(|meeting| meeting.outcome.is_played()).count();
        let has_left = n_played <= TOO_FEW_GAMES && n_played < usize::from(field.n_rounds);
        if rules.has_virtual_opponents() && has_left {
            return Self { terms: Vec::new(), ratings: Vec::new(), points: Points::ZERO };
        }
        let stakes = field.stakes[0];
        let mut games = Vec::new();
        for meeting in contestant.meetings.iter().filter(|meeting| meeting.outcome.is_played()) {
            let Some(opponent) = meeting.opponent.and_then(|opponent| field.get(opponent)) else { continue };
            let Some(rating) = opponent.rating.or(tie_break.unrated) else { continue };
            let points = match meeting.points[0] {
                points if points >= stakes.win => Points::ONE,
                points if points >= stakes.draw && !stakes.draw.is_zero() => Points::HALF,
                _ => Points::ZERO,
            };
            let rating = Points::whole(i64::from(rating));
            games.push((Term::new(meeting.round, meeting.opponent, rating, Why::Rating), points));
        }
        let mut order: Vec<usize> = (0..games.len()).collect();
        order.sort_by_key(|at| games[*at].0.value);
        // Before 2023 a cut first removed the rounds without a game.
        let n_unplayed = usize::from(field.n_rounds).saturating_sub(games.len());
        let spared = if rules.has_virtual_opponents() { n_unplayed } else { 0 };
        let n_least = usize::from(tie_break.cut_least).saturating_sub(spared);
        let spared = spared.saturating_sub(usize::from(tie_break.cut_least));
        let n_greatest = usize::from(tie_break.cut_greatest).saturating_sub(spared);
        for at in order.iter().take(n_least) {
            games[*at].0.is_cut = true;
        }
        for at in order.iter().skip(n_least).rev().take(n_greatest) {
            games[*at].0.is_cut = true;
        }
        let left = || games.iter().filter(|(term, _)| !term.is_cut);
        let ratings = left().map(|(term, _)| term.value.rounded()).collect();
        let points = left().map(|(_, points)| *points).sum();
        Self { ratings, points, terms: games.into_iter().map(|(term, _)| term).collect() }
    }

    /// Computes the average rating, halves up, plus the difference that the tables give for the score.
    fn performance(&self) -> Score {
        let Score { value: Some(average), mut terms, .. } = Score::average(self.terms.clone()).rounded() else {
            return Score { terms: self.terms.clone(), ..Score::default() };
        };
        let percent = percent(self.points, self.ratings.len());
        let added = Points::whole(difference(percent));
        terms.push(Term::of_event(average, Why::Average));
        terms.push(Term::of_event(added, Why::Difference { percent }));
        Score { value: Some(average + added), place: None, terms }
    }

    /// Finds the lowest whole rating whose expected score is at least the score made, on the full table; with no points
    /// the lowest opponent less 800.
    fn perfect_performance(&self) -> Score {
        let (Some(lowest), Some(highest)) = (self.ratings.iter().min(), self.ratings.iter().max()) else {
            return Score { terms: self.terms.clone(), ..Score::default() };
        };
        let scored = (self.points * Points::whole(100)).rounded();
        let is_enough = |rating: i64| {
            let expected = self.ratings.iter().map(|opponent| expected_percent(rating - opponent));
            expected.sum::<i64>() >= scored
        };
        let rating = if self.points.is_zero() {
            lowest - 800
        } else {
            let (mut below, mut reached) = (lowest - CERTAIN, highest + CERTAIN);
            while below + 1 < reached {
                let middle = i64::midpoint(below, reached);
                if is_enough(middle) { reached = middle } else { below = middle }
            }
            reached
        };
        Score { value: Some(Points::whole(rating)), place: None, terms: self.terms.clone() }
    }
}
