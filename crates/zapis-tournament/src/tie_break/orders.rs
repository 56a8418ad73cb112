//! The orders of tie-breaks recommended by the Russian rules of 2011, article 31.3.

use super::code::{Code, TieBreak};

/// The types of events for which they recommend an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventType {
    /// 31.3.1: an individual round robin.
    RoundRobin,
    /// 31.3.2: a round robin of teams.
    TeamRoundRobin,
    /// 31.3.3: an individual Swiss system with players of similar ratings.
    SwissOfCloseRatings,
    /// 31.3.4: an individual Swiss system with players of mixed ratings.
    SwissOfMixedRatings,
    /// 31.3.5: a Swiss system of teams.
    TeamSwiss,
}

/// Returns the recommended order. Remaining ties are decided by a play-off.
///
/// Article 31.2 allows only one criterion of each group, but 31.3.3 and 31.3.4 list two of one; the orders are given as
/// written.
///
/// ```
/// use zapis_tournament::tie_break::{EventType, recommended_order};
/// let codes: Vec<String> = recommended_order(EventType::RoundRobin).iter().map(ToString::to_string).collect();
/// assert_eq!(codes, ["SB", "DE", "WIN", "KS", "BPG"]);
/// ```
#[must_use]
pub fn recommended_order(event: EventType) -> Vec<TieBreak> {
    use Code::{
        AverageRating, BlackGames, Buchholz, DirectEncounter, GamePoints, Koya, MatchPoints, Performance, Progressive,
        SonnebornBerger, Wins,
    };
    let codes: &[Code] = match event {
        EventType::RoundRobin => &[SonnebornBerger, DirectEncounter, Wins, Koya, BlackGames],
        EventType::TeamRoundRobin => &[GamePoints, MatchPoints, DirectEncounter, SonnebornBerger],
        EventType::SwissOfCloseRatings => &[AverageRating, Performance, Buchholz, Progressive, Wins, DirectEncounter],
        EventType::SwissOfMixedRatings => &[Buchholz, Progressive, SonnebornBerger, DirectEncounter, Wins, BlackGames],
        EventType::TeamSwiss => &[GamePoints, MatchPoints, DirectEncounter, Buchholz, SonnebornBerger],
    };
    codes.iter().map(|code| TieBreak::from(*code)).collect()
}
