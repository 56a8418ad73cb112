//! An event written as FIDE's report file, and what its columns have no room for.

use crate::l10n::{Message, message};
use crate::render::EventView;
use crate::tournament::trf::{self, Tag};

/// An event as a report file of FIDE.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReportText {
    /// The file; its lines end with `\r\n`.
    pub text: String,
    /// What its columns have no room for, contestant by contestant.
    pub losses: Vec<Message>,
}

impl ReportText {
    /// Writes an event, with the points and ranks of its standings; records that it does not hold are taken from `tags`.
    pub(super) fn of(one: &EventView<'_>, version: trf::Version, tags: &[Tag]) -> Self {
        let mut stated = trf::stating(one.event, one.field, one.standings);
        let is_said = |code: &str| tags.iter().any(|tag| tag.code == code);
        let mut tags = tags.to_vec();
        if let Some(found) = one.kind.filter(|_| !is_said("092") && !is_said("192")) {
            tags.extend(trf::kind_records(&stated, found.kind, version));
        }
        if version == trf::Version::Trf26 && stated.stated_rounds.is_none() {
            stated.stated_rounds = Some(stated.n_rounds()).filter(|rounds| *rounds > 0);
        }
        let (text, losses) = trf::write(&stated, version, &one.standings.tie_breaks, &tags);
        let lost = |loss: &trf::Loss| {
            let team = one.event.teams.get(loss.contestant).map(|team| team.name.clone());
            let player = one.event.players.get(loss.contestant).map(|player| player.name.clone());
            let name = if loss.is_team { team } else { player }.unwrap_or_else(|| one.name(loss.contestant));
            message!("standings-lost", name = name, part = part_key(loss.part))
        };
        let mut losses: Vec<Message> = losses.iter().map(lost).collect();
        losses.dedup();
        Self { text, losses }
    }
}

/// Returns the key by which phrases know a part of a player's record.
const fn part_key(part: trf::Part) -> &'static str {
    match part {
        trf::Part::Number => "number",
        trf::Part::Sex => "sex",
        trf::Part::Title => "title",
        trf::Part::Name => "name",
        trf::Part::Rating => "rating",
        trf::Part::Federation => "federation",
        trf::Part::FideId => "fide-id",
        trf::Part::Birth => "birth",
        trf::Part::Points => "points",
        trf::Part::Rank => "rank",
        trf::Part::Opponent(_) => "opponent",
        trf::Part::Color(_) => "color",
        trf::Part::Outcome(_) => "outcome",
        trf::Part::Round => "round",
        trf::Part::Count => "count",
    }
}
