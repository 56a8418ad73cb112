//! The consequences of records that may or may not belong to an event: games, players, and the winner.

use crate::text::Visible;
use crate::tournament::Kind;
use crate::tournament::knock_out::Bracket;

use super::super::groups::event_group::EventGroup;
use super::super::groups::event_join::{DoubtfulRecords, differing_tags};
use super::super::groups::event_records::EventRecords;
use super::event::{EventFound, event_of};
use super::event_doubt::{EventDoubt, EventOutcome};

/// Adds the consequences of the doubtful records to an event.
pub(super) fn with_doubts(mut found: EventFound, group: &EventGroup, all: &dyn EventRecords<'_>) -> EventFound {
    found.doubts = group.doubts.iter().filter_map(|part| doubt(&group.records, part, all)).collect();
    found
}

/// Computes the consequences of a doubt.
fn doubt(main: &[u32], part: &DoubtfulRecords, all: &dyn EventRecords<'_>) -> Option<EventDoubt> {
    let (other, record) = (*main.first()?, *part.records.first()?);
    let tags = differing_tags(&all.head(record), &all.head(other));
    let mut both = [main, &part.records].concat();
    both.sort_unstable();
    let of = |records| outcome(&event_of(&EventGroup { records, ..EventGroup::default() }, all));
    let [together, one, two] = [both, main.to_vec(), part.records.clone()].map(of);
    together.is_event.then(|| EventDoubt {
        part: part.clone(),
        first: [record, other],
        tags,
        together,
        apart: [one, two],
    })
}

/// Returns how an event ended.
fn outcome(found: &EventFound) -> EventOutcome {
    let event = &found.tournament;
    let name = |player: usize| Visible(event.players.get(player).map_or("", |player| player.name.as_str())).to_string();
    let is_knock_out = found.kind.is_some_and(|found| found.kind == Kind::KnockOut);
    let by_stage = || Bracket::of(&found.pairings(), &event.points).order()?.into_iter().next();
    let most = (0..event.players.len()).map(|player| event.points_of(player)).max();
    let leaders = if is_knock_out {
        by_stage().unwrap_or_default()
    } else {
        (0..event.players.len()).filter(|player| Some(event.points_of(*player)) == most).collect()
    };
    let names: Vec<String> = leaders.iter().take(2).map(|player| name(*player)).collect();
    EventOutcome {
        n_games: found.games.len(),
        n_players: event.players.len(),
        first: if leaders.len() > 2 { String::new() } else { names.join(", ") },
        points: most.filter(|_| !is_knock_out),
        is_event: found.kind.is_some(),
    }
}
