//! An event found in a database, for programs.

use crate::database::EventFound;
use crate::l10n::Language;
use crate::tournament::tie_break::{Rules, standings};
use crate::tournament::{Field, Measure};

use super::standings::{EventView, write_event_json};

/// Writes an event of an archive as a JSON line, without standings: what it is, and how much of it there is.
pub fn write_found_event_json(found: &EventFound, language: Language, out: &mut Vec<u8>) {
    let event = &found.tournament;
    let field = if found.is_of_teams() {
        Field::of_teams(event, found.format(), Measure::MatchPoints)
    } else {
        Field::of_players(event, found.format())
    };
    let standings = standings(&field, Rules::Fide2026, &[]);
    write_event_json(
        &EventView { event, field: &field, standings: &standings, kind: found.kind, notes: &[] },
        language,
        out,
    );
}
