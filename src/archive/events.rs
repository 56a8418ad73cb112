//! All events of an archive, one after another, and everything that is found in them.

use super::across::Across;
use super::card::Archive;
use super::event::{EventFound, event_of};
use super::event_check::check;
use super::event_key::grouped;
use super::head::head_of;
use super::people_check::name_variants;

/// An event has at least so many games, and so many players; others are loose games.
const LEAST_GAMES: usize = 3;

/// Visits every event of an archive whose kind could be told, in the order of their first records, with what is found in
/// it. Records that repeat a fuller one of the same event, which `fullest` names, are passed over: they are told elsewhere,
/// and would seem to be games too many.
/// Near-linear in the number of records; one event is in memory at a time.
///
/// # Errors
/// Passes on what the visitor returns.
pub fn visit_events<E>(
    archive: &Archive,
    fullest: &dyn Fn(u32) -> Option<u32>,
    mut visit: impl FnMut(&EventFound, Vec<Across>) -> Result<(), E>,
) -> Result<(), E> {
    let head = |number| head_of(archive, number);
    for mut group in grouped(archive.len(), &head) {
        if group.records.len() < LEAST_GAMES {
            continue;
        }
        let own = group.records.clone();
        group.records.retain(|record| fullest(*record).is_none_or(|fullest| own.binary_search(&fullest).is_err()));
        let found = event_of(&group, &head);
        if found.kind.is_some() && found.games.len() >= LEAST_GAMES && found.tournament.players.len() > 2 {
            let findings = check(&found);
            visit(&found, findings)?;
        }
    }
    Ok(())
}

/// Lists names of an archive that may be one person's, see [`name_variants`].
#[must_use]
pub fn names_across(archive: &Archive) -> Vec<Across> {
    name_variants(archive.len(), &|number| head_of(archive, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_gives_its_events_with_their_findings() {
        let mut archive = Archive::new(1 << 20);
        let text = include_str!("../../corpus/archive/pairing-wrong.pgn");
        archive.read("cup.pgn", text).unwrap();
        let mut names = Vec::new();
        let mut visit = |found: &EventFound, findings: Vec<Across>| -> Result<(), ()> {
            names.push((found.tournament.name.clone(), findings.len()));
            Ok(())
        };
        visit_events(&archive, &|_| None, &mut visit).unwrap();
        assert_eq!(names, [("Club Cup".to_owned(), 1)]);
        assert!(names_across(&archive).is_empty());
    }
}
