//! All events of an archive, one after another, and everything that is found in them.

use super::across::Across;
use super::card::{Archive, Tag};
use super::event::{EventFound, event_of};
use super::event_check::check;
use super::event_key::grouped_from;
use super::head::{head_of, outline_of};
use super::loose_games::LooseGames;
use super::people_check::{KnownNames, variants_of};

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
    let mut loose = LooseGames::new(archive);
    for mut group in grouped_from(LEAST_GAMES, archive.len(), &|number| outline_of(archive, number)) {
        // Most groups of a large archive are loose games: nothing is made of them.
        if group.records.len() < LEAST_GAMES {
            continue;
        }
        let own = group.records.clone();
        group.records.retain(|record| fullest(*record).is_none_or(|fullest| own.binary_search(&fullest).is_err()));
        if group.records.len() < LEAST_GAMES || loose.are_these(&group.records) {
            continue;
        }
        let found = event_of(&group, &head);
        if found.kind.is_some() && found.games.len() >= LEAST_GAMES && found.tournament.players.len() > 2 {
            let findings = check(&found);
            visit(&found, findings)?;
        }
    }
    Ok(())
}

/// Lists names of an archive that may be one person's, see [`name_variants`](super::people_check::name_variants).
#[must_use]
pub fn names_across(archive: &Archive) -> Vec<Across> {
    // Texts have numbers, so that no name is looked up twice.
    let mut known = KnownNames::default();
    let mut places = vec![None; archive.n_texts() + 1];
    for (number, card) in archive.cards() {
        for (name, id) in [(Tag::White, Tag::WhiteFideId), (Tag::Black, Tag::BlackFideId)] {
            let (text, id) = (card.tag(name), archive.tag(&card, id));
            let place = &mut places[text.index()];
            match *place {
                Some(at) => known.meet_again(at, id),
                None => *place = known.meet(archive.text(text), id, number),
            }
        }
    }
    variants_of(&known)
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
