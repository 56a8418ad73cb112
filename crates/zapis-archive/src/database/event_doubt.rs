//! Records that may or may not belong to an event, and the consequences.

use crate::findings::rules;
use crate::l10n::message;
use crate::tournament::Points;

use super::archive_finding::ArchiveFinding;
use super::event_join::DoubtReason;

/// Records that may or may not belong to an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventDoubt {
    /// The first of them.
    pub record: u32,
    /// The first record of the event.
    pub other: u32,
    /// All of them.
    pub records: Vec<u32>,
    /// The number of their players who are in the event.
    pub n_shared: usize,
    /// The number of their players.
    pub n_players: usize,
    /// Why it is not certain.
    pub reason: DoubtReason,
    /// The differing tags, as tag pairs; empty if the difference is not in tags.
    pub here: String,
    /// The same tags of the event.
    pub there: String,
    /// The names of these tags, as in JSON.
    pub differs: Vec<&'static str>,
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
    pub(super) fn finding(&self) -> ArchiveFinding {
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
            records = self.records.len(),
            here = self.here.as_str(),
            there = self.there.as_str(),
            differs = if self.here.is_empty() { "no" } else { "yes" },
            shared = self.n_shared,
            players = self.n_players,
            why = self.reason.key(),
            together = reported(&self.together),
            one = reported(&self.apart[0]),
            other = reported(&self.apart[1]),
        );
        let mut finding = ArchiveFinding::new(rules::EVENT_DOUBTFUL, self.record, message)
            .with_help(message!("event-doubtful-help"))
            .with_related(self.other, message!("related-of-other-event"));
        finding.differs.clone_from(&self.differs);
        finding
    }
}
