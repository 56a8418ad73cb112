//! Records that may or may not belong to an event, and the consequences.

use crate::findings::rules;
use crate::l10n::message;
use crate::tournament::Points;

use super::super::entries::archive_finding::ArchiveFinding;
use super::super::groups::event_join::{DifferingTags, DoubtfulRecords};

/// Records that may or may not belong to an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventDoubt {
    /// The records, and why it is not certain.
    pub part: DoubtfulRecords,
    /// The first of them, and the first of the event.
    pub first: [u32; 2],
    /// The differing tags of these.
    pub tags: DifferingTags,
    /// The event with these records.
    pub together: EventOutcome,
    /// The event without these records, and these records by themselves.
    pub apart: [EventOutcome; 2],
}

/// How an event ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventOutcome {
    /// The number of games.
    pub n_games: usize,
    /// The number of players.
    pub n_players: usize,
    /// The winner's name, safe to display; empty if it is missing.
    pub first: String,
    /// The winner's points; `None` in a knock-out.
    pub points: Option<Points>,
    /// Whether its kind is known.
    pub is_event: bool,
}

impl EventDoubt {
    /// Makes the finding of it.
    pub(in crate::database) fn finding(&self) -> ArchiveFinding {
        let reported = |outcome: &EventOutcome| {
            let points = outcome.points.map(|points| points.to_string()).unwrap_or_default();
            let ending = match (outcome.first.is_empty(), points.is_empty()) {
                (true, _) => "nobody",
                (false, true) => "winner",
                (false, false) => "points",
            };
            message!(
                "event-outcome",
                games = outcome.n_games,
                players = outcome.n_players,
                first = outcome.first.as_str(),
                points = points,
                ending = ending,
            )
        };
        let message = message!(
            "event-doubtful",
            records = self.part.records.len(),
            here = self.tags.here.as_str(),
            there = self.tags.there.as_str(),
            differs = if self.tags.here.is_empty() { "no" } else { "yes" },
            shared = self.part.n_shared,
            players = self.part.n_players,
            why = self.part.reason.key(),
            together = reported(&self.together),
            one = reported(&self.apart[0]),
            other = reported(&self.apart[1]),
        );
        let [record, other] = self.first;
        let mut finding = ArchiveFinding::new(rules::EVENT_DOUBTFUL, record, message)
            .with_help(message!("event-doubtful-help"))
            .with_related(other, message!("related-of-other-event"));
        finding.differs.clone_from(&self.tags.names);
        finding
    }
}
