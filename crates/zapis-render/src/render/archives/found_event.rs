//! An event found in a database: as plain data.

use serde::{Serialize, Serializer};

use crate::database::EventFound;
use crate::tournament::kind::Inferred;
use crate::tournament::tie_break::{Rules, standings};
use crate::tournament::{Field, Measure, Tournament};

use crate::render::standings::{EventView, event_fields};

/// An event formed by records of a database, according to their tags.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FoundEvent {
    /// Its name, place and days, its players and teams, and the results of each round.
    pub event: Tournament,
    /// Its kind: round robin, Swiss system, knock-out; and how certain it is.
    pub kind: Option<Inferred>,
    /// Whether there are no missing and no superfluous games, as far as the kind defines them.
    pub is_complete: bool,
    /// The number of players; for a team event, of teams.
    pub n_contestants: usize,
    /// The number of games.
    pub n_games: usize,
    /// The number of rounds.
    pub n_rounds: u16,
    /// The records of its records.
    pub records: Vec<u32>,
}

impl FoundEvent {
    /// Returns true if it is an event of teams.
    #[must_use]
    pub const fn is_of_teams(&self) -> bool {
        !self.event.teams.is_empty()
    }
}

impl From<EventFound> for FoundEvent {
    fn from(found: EventFound) -> Self {
        let (is_complete, n_contestants, n_rounds) =
            viewed(&found, |view| (view.is_complete(), view.field.contestants.len(), view.field.n_rounds));
        let (kind, n_games) = (found.kind, found.tournament.games().len());
        let records = found.games.iter().chain(&found.play_off).map(|game| game.record).collect();
        Self { event: found.tournament, kind, is_complete, n_contestants, n_games, n_rounds, records }
    }
}

/// Returns the JSON name of an event's kind, if known.
#[cfg(feature = "tables")]
pub(crate) fn kind_name_of(found: &FoundEvent) -> Option<&'static str> {
    found.kind.map(|inferred| crate::render::standings::kind_name(inferred.kind))
}

/// Serializes the fields of the schema `event`.
impl Serialize for FoundEvent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let size = (self.n_contestants, self.n_rounds);
        event_fields(serializer, &self.event, self.kind, self.is_complete, size).end()
    }
}

/// Creates a view of an event without standings.
fn viewed<T>(found: &EventFound, look: impl FnOnce(&EventView<'_>) -> T) -> T {
    let event = &found.tournament;
    let field = if found.is_of_teams() {
        Field::of_teams(event, found.format(), Measure::MatchPoints)
    } else {
        Field::of_players(event, found.format())
    };
    let standings = standings(&field, Rules::Fide2026, &[]);
    look(&EventView { event, field: &field, standings: &standings, kind: found.kind, notes: &[] })
}
