//! Assumptions about an event, corrections if asked for, and the notes about them.

use crate::database::event_check::possible_variants;
use crate::database::proved_names::proved_variants;
use crate::l10n::{Message, message};
use crate::text::Visible;
use crate::tournament::kind::Inferred;
use crate::tournament::tie_break::{Objection, Standings, objection};
use crate::tournament::{Field, Kind, Outcome, irregularities, withdrawal};

use super::event_source::EventSource;
use super::numbering_notes::{berger_note, varma_notes};
use super::ranking::Ranking;

/// The maximum number of spellings listed; the others are counted.
const MAX_SPELLINGS: usize = 12;

/// Notes names that may be one player's, and merges them if requested or if only then the event is complete.
pub(super) fn names(ranking: &Ranking, source: &mut EventSource, notes: &mut Vec<Message>) {
    let Some(found) = &source.found else { return };
    let names: Vec<&str> = source.event.players.iter().map(|player| player.name.as_str()).collect();
    let name = |at: usize| Visible(names.get(at).unwrap_or(&"?"));
    let variants = possible_variants(found, &names);
    let mut proved = if ranking.merge_names { Vec::new() } else { proved_variants(found, &variants) };
    proved.sort_unstable();
    let mut pairs: Vec<(usize, usize)> = variants.iter().map(|pair| (pair.first, pair.second)).collect();
    pairs.sort_unstable();
    if !proved.is_empty() {
        let shown = proved.iter().take(MAX_SPELLINGS).map(|(one, other)| format!("{} = {}", name(*one), name(*other)));
        let shown: Vec<String> = shown.collect();
        let more = proved.len() - shown.len();
        notes.push(message!("event-proved-names", names = shown.join("; "), more = more));
    }
    for (first, second) in pairs.iter().filter(|pair| proved.binary_search(pair).is_err()) {
        let names = [first, second].map(|at| format!("`{}`", name(*at))).join(", ");
        notes.push(if ranking.merge_names {
            message!("event-merged-names", names = names)
        } else {
            message!("event-possible-variants", names = names)
        });
    }
    let pairs = if ranking.merge_names { pairs } else { proved };
    source.variants = (pairs.is_empty() || !ranking.merge_names).then_some(variants);
    if !pairs.is_empty() {
        let merged = found.merged(&pairs);
        let name = std::mem::take(&mut source.event.name);
        source.event = merged.tournament.clone();
        source.event.name = name;
        source.kind = merged.kind;
        let apart = source.found.replace(merged);
        // If names are joined by request, the user knows them; otherwise they are reported.
        source.apart = apart.filter(|_| !ranking.merge_names);
    }
}

/// Notes who left a round robin, and applies the fifty-percent rule if requested.
pub(super) fn withdrawals(ranking: &Ranking, source: &mut EventSource, notes: &mut Vec<Message>) {
    let Some(Inferred { kind: Kind::RoundRobin { cycles }, .. }) = source.kind else { return };
    if !source.event.teams.is_empty() {
        return;
    }
    let left = withdrawal::withdrawals(&source.event, cycles);
    // If half of the players lack games, games are missing, and no player left.
    if left.len() * 4 > source.event.players.len() {
        return;
    }
    for one in &left {
        let name = source.event.players.get(one.player).map(|player| Visible(&player.name).to_string());
        notes.push(message!(
            "event-withdrew",
            name = name.unwrap_or_default(),
            played = one.n_played,
            scheduled = one.n_scheduled,
            counts = if one.counts() { "yes" } else { "no" },
            applied = if ranking.half_rule { "yes" } else { "no" },
        ));
    }
    if ranking.half_rule {
        source.event = withdrawal::applied(&source.event, &left);
    }
}

/// Notes what a reader of the standings should know about the event and its tie-breaks.
pub(super) fn note(
    ranking: &Ranking,
    source: &EventSource,
    field: &Field,
    standings: &Standings,
    notes: &mut Vec<Message>,
) {
    let games = source.event.games();
    if let Some(found) = source.kind.filter(|_| source.event.teams.is_empty()) {
        let is_whole = found.is_complete && found.kind != Kind::Match || found.kind == Kind::KnockOut;
        if is_whole && irregularities(found.kind, source.event.players.len(), &games).is_empty() {
            notes.push(message!("event-complete"));
        }
        if matches!(found.kind, Kind::RoundRobin { .. }) {
            notes.extend(berger_note(source));
        }
    }
    if let Some(place) = &source.first_place {
        notes.push(message!("event-first-place", place = place.as_str()));
    }
    if let Some(found) = &source.found {
        notes.extend(found.notes.iter().cloned());
        if found.has_rounds_by_day {
            notes.push(message!("event-rounds-by-day"));
        }
        if found.n_rounds_by_day > 0 {
            notes.push(message!("event-some-rounds-by-day", count = found.n_rounds_by_day));
        }
        if found.has_unnamed_teams {
            notes.push(message!("event-unnamed-teams"));
        }
        if found.n_assumed_forfeits > 0 {
            notes.push(message!("event-assumed-forfeits", count = found.n_assumed_forfeits));
        }
        if found.n_repeated > 0 {
            notes.push(message!("event-repeated", count = found.n_repeated));
        }
        if !found.same_names.is_empty() {
            let shown = found.same_names.iter().take(MAX_SPELLINGS);
            let names = shown.map(|[was, is]| format!("{} = {}", Visible(was), Visible(is))).collect::<Vec<_>>();
            let more = found.same_names.len() - names.len();
            notes.push(message!("event-same-names", names = names.join("; "), more = more));
        }
        if field.n_assumed > 0 {
            notes.push(message!("event-assumed-absences", count = field.n_assumed));
        }
    }
    let n_unknown = games.iter().filter(|game| game.outcome == Outcome::Unknown).count();
    if n_unknown > 0 {
        notes.push(message!("event-unknown-results", count = n_unknown));
    }
    for code in &standings.tie_breaks {
        let why = match objection(field, standings.rules, code) {
            None => continue,
            Some(Objection::BuchholzInRoundRobin) => "buchholz-in-round-robin",
            Some(Objection::NotInTheseRules) => "not-in-these-rules",
            Some(Objection::ForTeams) => "for-teams",
        };
        notes.push(message!("event-objection", code = code.to_string(), why = why));
    }
    if ranking.varma {
        varma_notes(source, notes);
    }
}
