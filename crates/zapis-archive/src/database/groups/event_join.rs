//! Records that belong to an event although their tags name it differently, and the finding about them.

use crate::findings::rules;
use crate::l10n::message;
use crate::text::Visible;

use super::super::entries::archive_finding::ArchiveFinding;
use super::super::entries::head::Head;
use super::event_records::EventRecords;

/// Why records with different tags are one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinReason {
    /// They are the same games.
    Copies,
    /// They have the same players, none of whom has two opponents in a round.
    Rounds,
    /// Together all players meet each other.
    Complete,
    /// Exactly the winners of one part play in the other, as in a knock-out.
    Stages,
}

impl JoinReason {
    /// Returns its key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Copies => "copies",
            Self::Rounds => "rounds",
            Self::Complete => "complete",
            Self::Stages => "stages",
        }
    }
}

/// Why it is uncertain whether records are one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubtReason {
    /// Their rounds are unknown.
    NoRounds,
    /// Some of the players meet others in the same rounds.
    OtherOpponents,
    /// Hardly more than half of the players are the same.
    OtherPlayers,
    /// Names differ, and there are no dates to decide.
    OtherNames,
}

impl DoubtReason {
    /// Returns its key in messages.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoRounds => "no-rounds",
            Self::OtherOpponents => "other-opponents",
            Self::OtherPlayers => "other-players",
            Self::OtherNames => "other-names",
        }
    }
}

/// Records that may belong to an event as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoubtfulRecords {
    /// The records, in the order of the files.
    pub records: Vec<u32>,
    /// The number of their players who are in the event.
    pub n_shared: usize,
    /// The number of their players.
    pub n_players: usize,
    /// Why it is uncertain.
    pub reason: DoubtReason,
}

/// The tags in which two records name their events differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DifferingTags {
    /// Those of one, as tag pairs: `Site "Oslo"`; empty if the difference is not in tags.
    pub here: String,
    /// The same tags of the other.
    pub there: String,
    /// The names of these tags, as in JSON.
    pub names: Vec<&'static str>,
}

/// Compares the tags by which two records name their events.
pub(in crate::database) fn differing_tags(one: &Head<'_>, theirs: &Head<'_>) -> DifferingTags {
    let tags = [
        ("Event", "event", one.event, theirs.event),
        ("Site", "site", one.site, theirs.site),
        ("Section", "section", one.section, theirs.section),
        ("EventDate", "event-date", one.event_date, theirs.event_date),
    ];
    let differing = tags.iter().filter(|(_, _, here, there)| here != there);
    let pair = |name: &str, text: &str| format!("{name} \"{}\"", Visible(text));
    let here: Vec<String> = differing.clone().map(|(name, _, here, _)| pair(name, here)).collect();
    let there: Vec<String> = differing.clone().map(|(name, _, _, there)| pair(name, there)).collect();
    let names = differing.map(|(_, key, ..)| *key).collect();
    DifferingTags { here: here.join(", "), there: there.join(", "), names }
}

/// Records that belong to an event although their tags name it differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventJoin {
    /// The first of them.
    pub record: u32,
    /// The number of them.
    pub n_records: usize,
    /// The first of the other records.
    pub other: u32,
    /// The number of the others.
    pub n_others: usize,
    /// The number of their players who are in the others.
    pub n_shared: usize,
    /// Why they are one event.
    pub reason: JoinReason,
    /// The differing tags of the first of both.
    pub tags: DifferingTags,
}

impl EventJoin {
    /// Describes records that join others; `None` if there are none.
    pub(in crate::database) fn of(
        main: &[u32],
        part: &[u32],
        n_shared: usize,
        reason: JoinReason,
        all: &dyn EventRecords<'_>,
    ) -> Option<Self> {
        let (other, record) = (*main.first()?, *part.first()?);
        let tags = differing_tags(&all.head(record), &all.head(other));
        let (n_records, n_others) = (part.len(), main.len());
        Some(Self { record, n_records, other, n_others, n_shared, reason, tags })
    }

    /// Makes the finding of it.
    pub(in crate::database) fn finding(&self) -> ArchiveFinding {
        let message = message!(
            "event-joined",
            records = self.n_records,
            here = self.tags.here.as_str(),
            others = self.n_others,
            there = self.tags.there.as_str(),
            differs = if self.tags.here.is_empty() { "no" } else { "yes" },
            shared = self.n_shared,
            why = self.reason.key(),
        );
        let mut finding = ArchiveFinding::new(rules::EVENT_JOINED, self.record, message)
            .with_help(message!("event-joined-help"))
            .with_related(self.other, message!("related-of-event"));
        finding.differs.clone_from(&self.tags.names);
        finding
    }
}
