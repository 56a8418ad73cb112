//! How certain a tie-break is: what was checked against published values, and what is known only from summaries.

use super::super::field::{Contestant, Field, Format, Meeting};
use super::super::outcome::Outcome;
use super::code::{BoardRule, Code, TieBreak};
use super::rules::Rules;

/// How certain a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Certainty {
    /// Computed by the text of the regulations, and equal to published exercises or events.
    Checked,
    /// Computed by summaries of the regulations, or where their text leaves a question open. Callers should say so when
    /// they show the value.
    Secondary,
}

/// Returns how certain a tie-break is for an event: an open question about forfeits does not matter if there are none.
#[must_use]
pub fn certainty(field: &Field, rules: Rules, tie_break: &TieBreak) -> Certainty {
    let any = |is_so: &dyn Fn(&Meeting) -> bool| {
        field.contestants.iter().flat_map(|contestant| &contestant.meetings).any(is_so)
    };
    let has_forfeits = || any(&|meeting| meeting.outcome.is_forfeit());
    let has_unplayed = || any(&|meeting| !meeting.is_regular());
    let is_secondary = match tie_break.code {
        // No published value was found to compare these with.
        Code::AveragePerfectPerformance
        | Code::StandardPoints
        | Code::Rating
        | Code::PairingNumber
        | Code::BoardCount
        | Code::TopBoards
        | Code::BottomBoards => true,
        Code::TeamEncounter(rule) => rule != BoardRule::None,
        // Article 15.2 treats forfeits as games except for losses; what that means for "over the board" is not
        // specified.
        Code::GamesWon | Code::BlackGames | Code::BlackWins => field.format == Format::RoundRobin && has_forfeits(),
        // The regulations of an event define what unrated opponents count as; otherwise they are left out.
        Code::AverageRating | Code::Performance | Code::PerfectPerformance | Code::AveragePerformance => {
            tie_break.unrated.is_none() && has_unrated(field) || rules.has_virtual_opponents() && has_unplayed()
        }
        // Virtual opponents are checked for Buchholz; that they enter products with the points received is not.
        Code::SonnebornBerger
        | Code::TeamSonnebornBerger(_)
        | Code::ForeBuchholz
        | Code::AverageBuchholz
        | Code::SumOfBuchholz => rules.has_virtual_opponents() && has_unplayed(),
        _ => false,
    };
    let is_secondary = is_secondary || rules.counts_real_points() && has_unplayed();
    // A game without a known result counts as still to be played.
    if is_secondary || any(&|meeting| meeting.outcome == Outcome::Unknown) {
        Certainty::Secondary
    } else {
        Certainty::Checked
    }
}

/// Returns true if a contestant played an opponent without a rating.
fn has_unrated(field: &Field) -> bool {
    let met_unrated = |contestant: &Contestant| {
        let played = contestant.meetings.iter().filter(|meeting| meeting.outcome.is_played());
        let mut opponents = played.filter_map(|meeting| field.get(meeting.opponent?));
        opponents.any(|opponent| opponent.rating.is_none())
    };
    field.contestants.iter().any(met_unrated)
}
