//! Finds games missing from an event that are among those of another event: same players, and the day of their round.

use std::collections::{HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::findings::rules;
use crate::l10n::message;
use crate::text::Visible;

use super::super::entries::archive::Archive;
use super::super::entries::archive_finding::ArchiveFinding;
use super::super::entries::player_names::Names;
use super::super::entries::tag::Tag;

/// Replaces findings of games that an event lacks, where another event has them, by one at the record of the game.
pub fn tell_stray_games(archive: &Archive, names: &Names, found: &mut Vec<ArchiveFinding>) {
    let player = |name: &str| names.player(archive.find_text(name)?);
    let mut wanted: HashMap<[u32; 2], usize, DefaultHashBuilder> = HashMap::default();
    for (at, one) in found.iter().enumerate() {
        if let Some([Some(first), Some(second)]) =
            one.lacks.as_ref().map(|game| game.names.each_ref().map(|name| player(name)))
        {
            wanted.insert([first.min(second), first.max(second)], at);
        }
    }
    if wanted.is_empty() {
        return;
    }
    let mut strays: Vec<(usize, u32)> = Vec::new();
    for (number, summary) in (0..).zip(archive.summaries()) {
        let [Some(white), Some(black)] = summary.players.map(|name| names.player(name)) else { continue };
        let Some(at) = wanted.get(&[white.min(black), white.max(black)]) else { continue };
        let Some(game) = found[*at].lacks.as_ref() else { continue };
        let day = summary.date();
        let is_of_days = day.iter().all(Option::is_some) && game.days[0] <= day && day <= game.days[1];
        let is_of_round = game.round == 0 || summary.round_number == 0 || summary.round_number == game.round;
        let event = archive.text(archive.prefix(number).event);
        let is_elsewhere = found[*at].event.as_deref().is_some_and(|own| own != event);
        if is_of_days && is_of_round && is_elsewhere {
            strays.push((*at, number));
        }
    }
    // Two such games are ambiguous.
    let mut n_found: HashMap<usize, usize, DefaultHashBuilder> = HashMap::default();
    for (at, _) in &strays {
        *n_found.entry(*at).or_default() += 1;
    }
    let strays: HashMap<usize, u32, DefaultHashBuilder> =
        strays.into_iter().filter(|(at, _)| n_found.get(at) == Some(&1)).collect();
    for (at, record) in &strays {
        let tag = |tag| archive.tag(&archive.entry(*record), tag);
        let message = message!(
            "event-of-another",
            event = found[*at].event.as_deref().map(Visible).map(|event| event.to_string()).unwrap_or_default(),
            other = Visible(tag(Tag::Event)).to_string(),
        );
        let (reported_at, event) = (found[*at].record, found[*at].event.take());
        found[*at] = ArchiveFinding {
            event,
            differs: vec!["event"],
            ..ArchiveFinding::new(rules::EVENT_DOUBTFUL, *record, message)
        }
        .with_help(message!("event-of-another-help"))
        .with_related(reported_at, message!("event-of-another-related"));
    }
    // Other findings about such a game are consequences of its tags.
    let records: HashSet<u32, DefaultHashBuilder> = strays.values().copied().collect();
    let mut at = 0;
    found.retain(|one| {
        let is_reported = strays.contains_key(&at);
        at += 1;
        let is_stray = |record: u32| records.contains(&record);
        is_reported
            || one.rule != rules::PAIRING_WRONG
            || !is_stray(one.record) && !one.related.iter().any(|other| is_stray(other.record))
    });
}
