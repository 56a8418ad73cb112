//! Names of an archive that may belong to one person.

use std::collections::HashMap;

use hashbrown::DefaultHashBuilder;

use super::super::entries::archive::Archive;
use super::super::entries::archive_finding::ArchiveFinding;
use super::super::entries::tag::Tag;
use super::super::same_games::identity::GameIdentity;
use super::likely_names::likely_pairs;
use super::people_check::{KnownNames, variants_of};

/// The maximum number of copies of one game whose names are examined.
const MOST_COPIES: usize = 16;

/// Lists names of an archive that may belong to one person, each with the more frequent or first one. Near-linear.
/// Names that differ in initials only are left to each event: among many thousands an initial means nothing.
#[must_use]
pub fn names_across(archive: &Archive, identity: &GameIdentity) -> Vec<ArchiveFinding> {
    // Texts have numbers, so that no name is looked up twice.
    let mut known = KnownNames::default();
    let mut places = vec![None; archive.n_texts() + 1];
    for (number, summary) in (0..).zip(archive.summaries()) {
        // The numbers in FIDE's list are among the tags that tell more.
        let entry = summary.tells_more().then(|| archive.entry(number));
        let [year, ..] = summary.date();
        for (text, id) in summary.players.into_iter().zip([Tag::WhiteFideId, Tag::BlackFideId]) {
            let id = entry.as_ref().map_or("", |entry| archive.tag(entry, id));
            let place = &mut places[text.index()];
            match *place {
                Some(at) => known.meet_again(at, id, year),
                None => *place = known.meet(archive.text(text), id, number, year),
            }
        }
    }
    // Names that always occur together in copies need no decision.
    let mut n_beside: HashMap<(usize, usize), usize, DefaultHashBuilder> = HashMap::default();
    for group in identity.groups().iter().filter(|group| !group.is_doubtful) {
        for side in 0..2 {
            let names: Vec<usize> = group
                .records
                .iter()
                .filter_map(|record| places[archive.summary(*record).players[side].index()])
                .take(MOST_COPIES)
                .collect();
            // Nearly always.
            if names.windows(2).all(|pair| pair[0] == pair[1]) {
                continue;
            }
            let mut beside: Vec<(usize, usize)> =
                names.iter().flat_map(|one| names.iter().map(move |other| (*one, *other))).collect();
            beside.sort_unstable();
            beside.dedup();
            for pair in beside.into_iter().filter(|(one, other)| one != other) {
                let n_records = names.iter().filter(|name| **name == pair.0).count();
                *n_beside.entry(pair).or_default() += n_records;
            }
        }
    }
    let likely = likely_pairs(archive, &known.names(), &|text| places.get(text).copied().flatten());
    variants_of(&known, &likely, &|one, other| n_beside.get(&(one, other)).copied().unwrap_or(0))
}
