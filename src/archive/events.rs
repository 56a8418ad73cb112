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
/// it. Near-linear in the number of records; one event is in memory at a time.
pub fn visit_events(archive: &Archive, mut visit: impl FnMut(&EventFound, Vec<Across>)) {
    let head = |number| head_of(archive, number);
    for group in grouped(archive.len(), &head) {
        let found = event_of(&group, &head);
        if found.kind.is_some() && found.games.len() >= LEAST_GAMES && found.tournament.players.len() > 2 {
            let findings = check(&found);
            visit(&found, findings);
        }
    }
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
        visit_events(&archive, |found, findings| {
            names.push((found.tournament.name.clone(), findings.len()));
        });
        assert_eq!(names, [("Club Cup".to_owned(), 1)]);
        assert!(names_across(&archive).is_empty());
    }
}
