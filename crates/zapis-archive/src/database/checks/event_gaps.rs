//! Finds missing games of a round robin, rounds and boards of a Swiss system, and matches of a knock-out.
//!
//! If more than a little is missing nothing is reported: databases hold parts of events, and single missing games do
//! not matter there.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::findings::rules;
use crate::l10n::{Arg, Message, message};
use crate::tournament::knock_out::Bracket;
use crate::tournament::{Irregularity, Kind, Pairing, PointSystem};

use super::super::entries::archive_finding::{ArchiveFinding, LackingGame};
use super::super::entries::event_key::Day;
use super::super::events::event_game::EventGame;
use super::checked_event::CheckedEvent;
use super::event_pairings::is_filled;

/// The maximum number of missing rounds and games that are reported one by one; for more there is one finding.
const MOST_BY_ONE: usize = 3;
/// The maximum number of pairs named.
const MOST_NAMED: usize = 6;

/// Lists what is missing.
pub(super) fn gaps(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    match event.kind() {
        Some(Kind::RoundRobin { .. } | Kind::Scheveningen { .. }) => of_round_robin(event),
        Some(Kind::KnockOut) => of_knock_out(event),
        Some(Kind::Swiss) => {
            let found = boards(event);
            if found.is_empty() { missing_pairs(event) } else { found }
        }
        _ => Vec::new(),
    }
}

/// Rounds with fewer games than there can be, and games that are not there.
fn of_round_robin(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    if !event.is_nearly_whole() {
        return Vec::new();
    }
    let is_of_teams = event.found.is_paired_by_teams();
    let mut missing: Vec<(usize, usize, usize)> = event
        .irregular
        .iter()
        .filter_map(|one| match one {
            Irregularity::MissingGames { first, second, n_missing } => Some((*first, *second, *n_missing)),
            _ => None,
        })
        .collect();
    // A player paired with himself or herself lacks the game that this was.
    let mut own: Vec<usize> = event
        .irregular
        .iter()
        .filter_map(|one| match one {
            Irregularity::AgainstSelf { contestant, .. } => Some(*contestant),
            _ => None,
        })
        .collect();
    let has_own = !own.is_empty();
    missing.retain(|(first, second, n)| {
        let at = own.iter().position(|one| *n == 1 && (one == first || one == second));
        at.map(|at| own.swap_remove(at)).is_none()
    });
    // If two players have one name, it is unknown whose games are missing.
    if !event.crowd.doubles.is_empty() {
        return Vec::new();
    }
    let n_missing: usize = missing.iter().map(|(.., n)| n).sum();
    let n_played = event.n_games();
    let round_of = |one: &Irregularity| match *one {
        Irregularity::IncompleteRound { round, n_games, n_expected } => Some((round, n_games, n_expected)),
        _ => None,
    };
    let incomplete: Vec<(u16, usize, usize)> = event.irregular.iter().filter_map(round_of).collect();
    // A round lacks a game that is in another one: nothing is missing, and the other round is reported.
    let incomplete = if missing.is_empty() || has_own || !event.crowd.has_rounds { Vec::new() } else { incomplete };
    let pair = |(first, second, _): &(usize, usize, usize)| {
        message!("round-missing-pair", first = event.contestant(*first), second = event.contestant(*second))
    };
    if let Some(stranger) = stranger(event, &missing) {
        return vec![stranger];
    }
    if missing.len() > MOST_BY_ONE {
        let named: Vec<Message> = missing.iter().take(MOST_NAMED).map(pair).collect();
        let n_more = missing.len() - named.len();
        let message = message!(
            "round-games-missing",
            count = n_missing,
            games = n_played,
            of = if is_of_teams { "teams" } else { "players" },
            pairs = named,
            more = n_more,
        );
        return vec![ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(None), message)];
    }
    let seats = |Pairing { round, white, black, .. }: Pairing| [(round, white), (round, black)];
    let busy: HashSet<(u16, usize), DefaultHashBuilder> = event.found.pairings().into_iter().flat_map(seats).collect();
    let mut all = Vec::new();
    for (round, n_games, n_expected) in incomplete {
        let is_of_round = |(first, second, _): &(usize, usize, usize)| {
            !is_of_teams && !busy.contains(&(round, *first)) && !busy.contains(&(round, *second))
        };
        let of_round: Vec<&(usize, usize, usize)> =
            missing.iter().filter(|one| is_of_round(one)).take(MOST_NAMED).collect();
        let is_sure = n_expected - n_games == of_round.len();
        let only = match of_round[..] {
            [(first, second, _)] if is_sure => Some((*first, *second)),
            _ => None,
        };
        let pairs: Vec<Message> = of_round.into_iter().map(pair).collect();
        if is_sure {
            missing.retain(|one| !is_of_round(one));
        }
        let pairs = if pairs.is_empty() || !is_sure {
            message!("round-missing-unknown")
        } else {
            message!("round-missing-pairs", pairs = pairs)
        };
        let message = message!(
            "round-incomplete",
            round = u32::from(round),
            games = n_games,
            expected = n_expected,
            of = if is_of_teams { "teams" } else { "players" },
            missing = pairs,
        );
        let near = event.first_up_to_round(round);
        let lacks = only.and_then(|pair| lacking_game(event, pair, round));
        all.push(ArchiveFinding { lacks, ..ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(near), message) });
    }
    for (first, second, n_missing) in missing {
        let names = (event.contestant(first), event.contestant(second));
        let message = message!("round-game-missing", first = names.0, second = names.1, count = n_missing);
        let near = if is_of_teams { None } else { event.first_of_player(first) };
        let lacks = if is_of_teams || n_missing > 1 { None } else { lacking_game(event, (first, second), 0) };
        all.push(ArchiveFinding { lacks, ..ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(near), message) });
    }
    all
}

/// Returns the facts about a game missing from an individual event, if its days are known.
fn lacking_game(event: &CheckedEvent<'_>, (first, second): (usize, usize), round: u16) -> Option<Box<LackingGame>> {
    let name = |at: usize| Some(event.found.tournament.players.get(at)?.name.clone());
    let is_of_round = |game: &&EventGame| round == 0 || game.pairing.round == round;
    let days = || event.found.games.iter().filter(is_of_round).filter_map(|game| game.day.filter(|day| day.is_whole()));
    let known = |day: Day| [Some(day.year), Some(u16::from(day.month)), Some(u16::from(day.day))];
    let days = [days().min()?, days().max()?].map(known);
    Some(Box::new(LackingGame { names: [name(first)?, name(second)?], round, days }))
}

/// Reports a player with hardly any games in an otherwise complete event: mostly a misspelling of another player's
/// name.
fn stranger(event: &CheckedEvent<'_>, missing: &[(usize, usize, usize)]) -> Option<ArchiveFinding> {
    let n_others = event.found.kind?.n_contestants.checked_sub(1)?;
    let (first, second, _) = missing.first()?;
    let is_one = |one: &usize| missing.iter().all(|(first, second, _)| first == one || second == one);
    let stranger = [*first, *second].into_iter().find(is_one)?;
    let n_played = n_others.checked_sub(missing.len())?;
    if event.found.is_paired_by_teams() || missing.len() <= MOST_BY_ONE || n_played * 8 > n_others {
        return None;
    }
    let message = message!("round-stranger", name = event.contestant(stranger), played = n_played, all = n_others);
    Some(ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(event.first_of_player(stranger)), message))
}

/// Matches of a knock-out without a winner, winners without later games, and missing matches.
fn of_knock_out(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    let is_of_teams = event.found.is_paired_by_teams();
    let (n, n_pairs) = event.found.kind.map_or((0, 0), |found| (found.n_contestants, found.n_pairs));
    let is_open =
        |one: &&Irregularity| matches!(one, Irregularity::UndecidedMatch { .. } | Irregularity::WinnerGone { .. });
    let n_open = event.irregular.iter().filter(is_open).count();
    let has_stages = || Bracket::of(&event.found.pairings(), &PointSystem::CLASSIC).has_stages;
    // With only a few games of a knock-out it is unknown what is missing: in a complete one all but the winner lose a
    // match.
    if n < 8 || n_pairs * 10 < (n - 1) * 9 || n_open * 8 > n_pairs || !is_of_teams && !has_stages() {
        return Vec::new();
    }
    let mut all = Vec::new();
    for one in &event.irregular {
        match *one {
            Irregularity::UndecidedMatch { first, second } => {
                let names = (event.contestant(first), event.contestant(second));
                let message = message!("round-match-undecided", first = names.0, second = names.1);
                let game = event.games_of(first, second).first().copied();
                all.push(ArchiveFinding::new(
                    rules::ROUND_INCOMPLETE,
                    event.record(game.filter(|_| !is_of_teams)),
                    message,
                ));
            }
            Irregularity::WinnerGone { contestant, round } => {
                let name = event.contestant(contestant);
                let message = message!("round-winner-gone", name = name, round = u32::from(round));
                let is_its = |game: &EventGame| {
                    game.pairing.round == round && [game.pairing.white, game.pairing.black].contains(&contestant)
                };
                let game = event.found.games.iter().rposition(is_its).filter(|_| !is_of_teams);
                all.push(ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(game), message));
            }
            Irregularity::SeveralUnbeaten { n_contestants } if n_contestants * 4 <= n => {
                let message = message!("round-several-unbeaten", count = n_contestants);
                all.push(ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(None), message));
            }
            _ => {}
        }
    }
    all
}

/// Rounds of a Swiss system in which the only two players without a game have one in every other round and have not
/// met: their game is probably missing. If this happens in many rounds, rounds without a game were common.
fn missing_pairs(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    if event.found.is_paired_by_teams() || !is_filled(event, 7) {
        return Vec::new();
    }
    let rounds: BTreeSet<u16> =
        event.found.games.iter().map(|game| game.pairing.round).filter(|round| *round > 0).collect();
    let mut lacking: BTreeMap<u16, Vec<(usize, usize)>> = BTreeMap::new();
    for (at, player) in event.found.tournament.players.iter().enumerate() {
        let own: BTreeSet<u16> = player.entries.iter().map(|entry| entry.round).collect();
        let missed: Vec<u16> = rounds.difference(&own).copied().collect();
        for round in &missed {
            lacking.entry(*round).or_default().push((at, missed.len()));
        }
    }
    let mut all = Vec::new();
    for (round, players) in lacking {
        let [(first, 1), (second, 1)] = players[..] else { continue };
        if event.games_of(first, second).is_empty() {
            let names = (event.contestant(first), event.contestant(second));
            let message = message!("round-pair-missing", round = u32::from(round), first = names.0, second = names.1);
            all.push(ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(event.first_of_round(round)), message));
        }
    }
    if all.len() > MOST_BY_ONE { Vec::new() } else { all }
}

/// Rounds of a Swiss system that are not there at all, and boards that are missing between others.
fn boards(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    if event.found.is_paired_by_teams() || !is_filled(event, 7) {
        return Vec::new();
    }
    let mut by_round: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    for game in event.found.games.iter().filter(|game| game.pairing.round > 0) {
        by_round.entry(game.pairing.round).or_default().push(game.board);
    }
    let last = event.last_round();
    let mut all = Vec::new();
    let absent: Vec<u16> = (1..=last).filter(|round| !by_round.contains_key(round)).collect();
    if absent.len() * 2 >= usize::from(last) {
        return Vec::new();
    }
    let listed = |numbers: &[u16]| Arg::List(numbers.iter().map(ToString::to_string).collect());
    if let Some(first) = absent.first() {
        let near = event.first_up_to_round(first - 1);
        let message = message!("round-not-there", count = absent.len(), rounds = listed(&absent));
        all.push(ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(near), message));
    }
    // Some programs number byes as boards.
    for (round, board) in &event.found.bye_boards {
        by_round.entry(*round).and_modify(|boards| boards.push(*board));
    }
    let mut lacking: Vec<(u16, Vec<u16>)> = Vec::new();
    for (round, boards) in by_round {
        let seen: BTreeSet<u16> = boards.iter().copied().collect();
        let last_board = seen.iter().next_back().copied().unwrap_or(0);
        let are_boards =
            !seen.contains(&0) && seen.len() == boards.len() && usize::from(last_board) < boards.len() * 5 / 4 + 2;
        let gaps: Vec<u16> = (1..last_board).filter(|board| are_boards && !seen.contains(board)).collect();
        if !gaps.is_empty() {
            lacking.push((round, gaps));
        }
    }
    let n_lacking: usize = lacking.iter().map(|(_, boards)| boards.len()).sum();
    if lacking.len() > MOST_BY_ONE {
        let rounds: Vec<u16> = lacking.iter().map(|(round, _)| *round).collect();
        let near = rounds.first().and_then(|round| event.first_of_round(*round));
        let message = message!("rounds-boards-missing", count = n_lacking, rounds = listed(&rounds));
        all.push(ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(near), message));
        return all;
    }
    for (round, gaps) in lacking {
        let message =
            message!("round-boards-missing", round = u32::from(round), count = gaps.len(), boards = listed(&gaps));
        all.push(ArchiveFinding::new(rules::ROUND_INCOMPLETE, event.record(event.first_of_round(round)), message));
    }
    all
}
