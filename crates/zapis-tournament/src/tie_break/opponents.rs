//! Tie-breaks from the opponents' scores: Buchholz, Sonneborn-Berger and their variants.

use super::super::field::{Field, Meeting};
use super::super::points::Points;
use super::code::{Code, TieBreak};
use super::rules::Rules;
use super::score::{Score, Term, Why};
use super::unplayed::{View, cut};

/// Computes Buchholz or Fore Buchholz of all contestants.
pub(super) fn buchholz(field: &Field, rules: Rules, tie_break: &TieBreak, is_fore: bool) -> Vec<Score> {
    let view = View { is_fore, ..View::new(field, rules, tie_break, field.which(tie_break.measure)) };
    products(&view, tie_break, |_| Points::ONE)
}

/// Computes Sonneborn-Berger: the opponents' scores, each times the points scored against the opponent. With one point
/// for a win that is the score of the opponents beaten plus half of the score of those drawn with.
pub(super) fn sonneborn_berger(field: &Field, rules: Rules, tie_break: &TieBreak) -> Vec<Score> {
    let which = field.which(tie_break.measure);
    let view = View::new(field, rules, tie_break, which);
    products(&view, tie_break, |meeting| meeting.points[which])
}

/// Computes Sonneborn-Berger of teams, whose two factors may be in different measures: `EMGSB` is the opponents' match
/// points times the game points scored against them.
pub(super) fn team_sonneborn_berger(field: &Field, rules: Rules, tie_break: &TieBreak) -> Vec<Score> {
    let which = field.which(tie_break.measure);
    let named = match tie_break.code {
        Code::TeamSonnebornBerger(named) => named,
        _ => None,
    };
    let (of_opponent, scored) =
        named.map_or((which, 1 - which), |(opponents, own)| (field.which(Some(opponents)), field.which(Some(own))));
    let view = View::new(field, rules, tie_break, of_opponent);
    products(&view, tie_break, |meeting| meeting.points[scored])
}

fn products(view: &View<'_>, tie_break: &TieBreak, times: impl Fn(&Meeting) -> Points) -> Vec<Score> {
    let adjusted = view.adjusted_scores();
    let of_one = |contestant| {
        let contributions = view.terms(contestant, &adjusted, &times);
        Score::sum(cut(contributions, tie_break, view.rules))
    };
    view.field.contestants.iter().map(of_one).collect()
}

/// Computes the average of the opponents' Buchholz (article 8.2) or their sum (S1 30.3.1.5). Only opponents met over
/// the board count for the average; the cuts of the tie-break apply to the opponents' Buchholz.
pub(super) fn of_opponents_buchholz(field: &Field, rules: Rules, tie_break: &TieBreak) -> Vec<Score> {
    let scores = buchholz(field, rules, tie_break, tie_break.is_fore);
    of_opponents(field, &scores, tie_break.code == Code::AverageBuchholz)
}

/// Computes the average, or the sum, of a value of the opponents met over the board.
pub(super) fn of_opponents(field: &Field, scores: &[Score], is_average: bool) -> Vec<Score> {
    let of_one = |meetings: &Vec<Meeting>| {
        let met = meetings.iter().filter(|meeting| meeting.outcome.is_played());
        let terms: Vec<Term> = met
            .filter_map(|meeting| {
                let value = scores.get(meeting.opponent?)?.value?;
                Some(Term::new(meeting.round, meeting.opponent, value, Why::OfOpponent))
            })
            .collect();
        if is_average { Score::average(terms) } else { Score::sum(terms) }
    };
    field.contestants.iter().map(|contestant| of_one(&contestant.meetings)).collect()
}

/// Computes `SSSC` (article 13): the secondary score, plus Buchholz divided so that the two have equal weight.
///
/// The divisor is the maximum of match points divided by the maximum of game points of one round, times rounds, rounded
/// down, unless the regulations of the event name one. Values have two decimals.
pub(super) fn schedule_strength(field: &Field, rules: Rules, tie_break: &TieBreak) -> Vec<Score> {
    let which = field.which(tie_break.measure);
    let plain = TieBreak { cut_least: tie_break.cut_least, ..*tie_break };
    let strengths = buchholz(field, rules, &plain, false);
    let rounds = Points::whole(i64::from(field.n_rounds));
    let (own, other) = (field.stakes[which].win, field.stakes[1 - which].win);
    let natural = if other.is_zero() { 1 } else { floor_of(own * rounds, other) };
    let divisor = tie_break.divisor.map_or(natural, i64::from).max(1);
    let with_share = |(at, strength): (usize, Score)| {
        let score = field.contestants[at].score(1 - which);
        let share = strength.value.unwrap_or_default() / divisor;
        let rounded = Points::whole(((score + share) * Points::whole(100)).rounded()) / 100;
        let terms = vec![Term::of_event(score, Why::Share), Term::of_event(share, Why::Share)];
        Score { value: Some(rounded), place: None, terms }
    };
    strengths.into_iter().enumerate().map(with_share).collect()
}

/// Divides and rounds down.
fn floor_of(numerator: Points, denominator: Points) -> i64 {
    let mut low = 0;
    let mut high = 1_i64 << 32;
    while low + 1 < high {
        let middle = i64::midpoint(low, high);
        if denominator * Points::whole(middle) <= numerator { low = middle } else { high = middle }
    }
    low
}
