//! An event ranked as requested: kind, rules, tie-breaks, points.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::database::play_off_points;
use crate::l10n::{Message, message};
use crate::sorting::CompactSort;
use crate::text::Visible;
use crate::tournament::kind::Inferred;
use crate::tournament::knock_out::Bracket;
use crate::tournament::tie_break::{EventType, Rules, Standing, Standings, TieBreak, recommended_order, standings};
use crate::tournament::{Field, Format, Kind, Measure, PointSystem, Points, Tournament};

use super::assumptions::{names, note, withdrawals};
use super::event_source::EventSource;
use super::ranking::Ranking;

/// An event with its standings and its source.
pub(super) struct RankedEvent {
    pub(super) source: EventSource,
    pub(super) field: Field,
    pub(super) standings: Standings,
    pub(super) notes: Vec<Message>,
}

pub(super) fn rank(ranking: &Ranking, mut source: EventSource) -> RankedEvent {
    let mut notes = Vec::new();
    if let Some(round) = ranking.after_round {
        up_to_round(&mut source, round);
        notes.push(message!("standings-after-round", round = u32::from(round)));
    }
    names(ranking, &mut source, &mut notes);
    if source.n_clubs > 0 {
        notes.push(message!("standings-clubs", count = source.n_clubs));
    }
    if let Some(kind) = ranking.kind {
        source.kind = Some(asked_kind(kind, source.kind, &source.event));
    }
    if let Some(points) = ranking.points {
        source.event.points = points;
    }
    if let Some(points) = ranking.match_points {
        let allocated_bye = points.draw;
        source.event.team_points.system = PointSystem { allocated_bye, ..points };
    }
    withdrawals(ranking, &mut source, &mut notes);
    let format = match (source.kind, &source.found) {
        // In a knock-out, a player who is out is not absent.
        (Some(Inferred { kind: Kind::KnockOut, .. }), _) => Format::RoundRobin,
        (Some(found), _) => found.kind.format(),
        (None, Some(found)) => found.format(),
        (None, None) => Format::Swiss,
    };
    let field = if source.event.teams.is_empty() {
        Field::of_players(&source.event, format)
    } else {
        Field::of_teams(&source.event, format, ranking.first)
    };
    let rules = ranking.rules.unwrap_or_else(|| rules_by_date(&source.event));
    let tie_breaks = match &ranking.tie_breaks {
        Some(list) => list.clone(),
        None if !source.tie_breaks.is_empty() => source.tie_breaks.clone(),
        None => {
            let own = if ranking.first == Measure::GamePoints { "GPTS" } else { "MPTS" };
            // The score that teams are ranked by first does not break ties.
            recommended(&source, format).into_iter().filter(|one| one.code() != own).collect()
        }
    };
    // Loose games and knock-outs have no tie-breaks.
    let is_ranked = source.kind.is_some_and(|found| !matches!(found.kind, Kind::KnockOut));
    let tie_breaks = if is_ranked || ranking.tie_breaks.is_some() { tie_breaks } else { Vec::new() };
    let mut standings = standings(&field, rules, &tie_breaks);
    if source.kind.is_some_and(|found| found.kind == Kind::KnockOut) && source.event.teams.is_empty() {
        rank_by_stage(&mut standings, &source.event);
    }
    if source.event.teams.is_empty() {
        rank_by_play_off(&mut standings, &source, &mut notes);
    }
    note(ranking, &source, &field, &standings, &mut notes);
    RankedEvent { source, field, standings, notes }
}

/// Removes the results of later rounds.
fn up_to_round(source: &mut EventSource, last: u16) {
    let keep = |event: &mut Tournament| {
        for player in &mut event.players {
            player.entries.retain(|entry| entry.round <= last);
            (player.stated_points, player.stated_rank) = (None, None);
        }
        for team in &mut event.teams {
            (team.stated_match_points, team.stated_game_points, team.stated_rank) = (None, None, None);
        }
    };
    keep(&mut source.event);
    for found in source.found.iter_mut().chain(&mut source.apart) {
        keep(&mut found.tournament);
        found.games.retain(|game| game.pairing.round <= last);
        found.play_off.clear();
    }
}

/// Returns the requested kind, with the requested number of cycles, else the kind of the pairings.
fn asked_kind(kind: Kind, found: Option<Inferred>, event: &Tournament) -> Inferred {
    let known = found.and_then(|found| match found.kind {
        Kind::RoundRobin { cycles } | Kind::Scheveningen { cycles } => Some(cycles),
        _ => None,
    });
    let cycles = known.unwrap_or(1);
    let kind = match kind {
        Kind::RoundRobin { cycles: 0 } => Kind::RoundRobin { cycles },
        Kind::Scheveningen { cycles: 0 } => Kind::Scheveningen { cycles },
        other => other,
    };
    match found {
        Some(found) => Inferred { kind, is_complete: found.is_complete && found.kind == kind, ..found },
        None => Inferred { kind, is_complete: false, n_contestants: event.players.len(), n_pairs: 0 },
    }
}

/// Ranks the contestants of a knock-out by the stage that they reached; those who left in the same one share a rank.
fn rank_by_stage(standings: &mut Standings, event: &Tournament) {
    let Some(order) = Bracket::of(&event.games(), &event.points).order() else { return };
    let mut rank_of: HashMap<usize, usize> = HashMap::new();
    for group in order {
        let rank = rank_of.len() + 1;
        rank_of.extend(group.into_iter().map(|contestant| (contestant, rank)));
    }
    let last = rank_of.len() + 1;
    for row in &mut standings.rows {
        row.rank = rank_of.get(&row.contestant).copied().unwrap_or(last);
    }
    standings.rows.compact_sort_by_key(|row| row.rank);
}

/// Ranks the players of a play-off after the last round by its results, before others with the same points: the Russian
/// rules, article 30.5, and the regulations of most events. Adds a note.
fn rank_by_play_off(standings: &mut Standings, source: &EventSource, notes: &mut Vec<Message>) {
    let Some(games) = source.found.as_ref().map(|found| &found.play_off).filter(|games| !games.is_empty()) else {
        return;
    };
    let points = play_off_points(games);
    let key = |row: &Standing| points.get(&row.contestant).copied();
    let mut first = 0;
    while let Some(score) = standings.rows.get(first).map(|row| row.score) {
        let n = standings.rows[first..].iter().take_while(|row| row.score == score).count();
        let rows = &mut standings.rows[first..first + n];
        if rows.iter().any(|row| key(row).is_some()) {
            rows.compact_sort_by_key(|row| Reverse(key(row)));
            let mut before: Option<(Option<Points>, usize, usize)> = None;
            for (row, place) in rows.iter_mut().zip(first + 1..) {
                let own = (key(row), row.rank);
                row.rank = match before {
                    Some((points, old, rank)) if (points, old) == own => rank,
                    _ => place,
                };
                before = Some((own.0, own.1, row.rank));
            }
        }
        first += n;
    }
    let name = |player: &usize| source.event.players.get(*player).map_or("?", |player| player.name.as_str());
    let results: Vec<String> =
        points.iter().map(|(player, points)| format!("{} {points}", Visible(name(player)))).collect();
    notes.push(message!("event-play-off", count = games.len(), results = results.join(", ")));
}

/// Ratings of a Swiss system are close if they are all known and within this many points.
const CLOSE_RATINGS: u16 = 400;

/// Returns the order of tie-breaks that the Russian rules recommend for the kind of event, article 31.3.
fn recommended(source: &EventSource, format: Format) -> Vec<TieBreak> {
    let ratings: Option<Vec<u16>> = source.event.players.iter().map(|player| player.rating).collect();
    let span = ratings.and_then(|ratings| Some(ratings.iter().max()? - ratings.iter().min()?));
    let of = match (source.event.teams.is_empty(), format) {
        (true, Format::RoundRobin) => EventType::RoundRobin,
        (true, Format::Swiss) if span.is_some_and(|span| span <= CLOSE_RATINGS) => EventType::SwissOfCloseRatings,
        (true, Format::Swiss) => EventType::SwissOfMixedRatings,
        (false, Format::RoundRobin) => EventType::TeamRoundRobin,
        (false, Format::Swiss) => EventType::TeamSwiss,
    };
    let is_match = source.kind.is_some_and(|found| found.kind == Kind::Match);
    if is_match { Vec::new() } else { recommended_order(of) }
}

/// Returns FIDE's version in force when an event began; for a year alone, on its first day.
fn rules_by_date(event: &Tournament) -> Rules {
    let year = || event.start.get(..4).and_then(|year| year.parse().ok()).map(|year| (year, 1, 1));
    let in_force = |(year, month, day)| Rules::in_force_on(year, month, day);
    event.start_date().or_else(year).map_or(Rules::Fide2026, in_force)
}
