//! The teams of an event: as named in tags, or as inferred from boards.

use std::collections::BTreeMap;

use crate::sorting::CompactSort;
use crate::tournament::Lineup;
use crate::tournament::unnamed_teams::{BoardGame, teams_by_boards};
use crate::tournament::{Pairing, Player, Team, Tournament};

use super::event_game::EventGame;

/// The number of members used to name a team without a name.
const NAMED_OF_TEAM: usize = 4;

/// Creates the teams named in the tags, if team matches were played: in each round a team met one other. If no tag
/// names a team, they are inferred from boards; returns true if that was the case.
pub(super) fn add_teams(event: &mut Tournament, games: &[EventGame], said: &[Vec<String>]) -> bool {
    let mut names: BTreeMap<&str, usize> = BTreeMap::new();
    let mut own: Vec<Option<usize>> = Vec::with_capacity(said.len());
    for said in said {
        let Some(name) = most_common(said) else {
            own.push(None);
            continue;
        };
        let next = names.len();
        own.push(Some(*names.entry(name).or_insert(next)));
    }
    if names.is_empty() {
        return add_unnamed_teams(event, games);
    }
    let mut by_number = vec![String::new(); names.len()];
    for (name, at) in names {
        name.clone_into(&mut by_number[at]);
    }
    add_teams_of(event, games, &by_number, &own);
    false
}

/// Creates teams of players who play for the same side in every round, if no tag names teams.
fn add_unnamed_teams(event: &mut Tournament, games: &[EventGame]) -> bool {
    let seat = |game: &EventGame| {
        let Pairing { round, white, black, .. } = game.pairing;
        BoardGame { round, board: game.board, white, black }
    };
    let board_games: Vec<BoardGame> = games.iter().map(seat).collect();
    let Some(own) = teams_by_boards(&board_games, event.players.len()) else { return false };
    let n_teams = own.iter().flatten().max().map_or(0, |last| last + 1);
    add_teams_of(event, games, &vec![String::new(); n_teams], &own);
    let names: Vec<String> = event.teams.iter().map(|team| name_of_members(team, event)).collect();
    for (team, name) in event.teams.iter_mut().zip(names) {
        team.name = name;
    }
    !event.teams.is_empty()
}

/// Names a team after the players of its first boards.
fn name_of_members(team: &Team, event: &Tournament) -> String {
    let players = team.members.iter().filter_map(|member| event.players.get(*member));
    let surname = |player: &Player| player.name.split(',').next().unwrap_or("").trim().to_owned();
    let mut names: Vec<String> = players.take(NAMED_OF_TEAM).map(surname).collect();
    if team.members.len() > NAMED_OF_TEAM {
        names.push("…".to_owned());
    }
    names.join(" / ")
}

/// Creates teams of players with known teams, if team matches were played.
fn add_teams_of(event: &mut Tournament, games: &[EventGame], names: &[String], own: &[Option<usize>]) {
    let (n_teams, n_players) = (names.len(), own.iter().flatten().count());
    if n_teams < 2 || n_players < n_teams * 2 || n_players * 10 < own.len() * 9 {
        return;
    }
    let mut met: BTreeMap<(u16, usize), BTreeMap<usize, usize>> = BTreeMap::new();
    let mut n_matches_games = 0_usize;
    for game in games {
        let (Some(white), Some(black)) = (own[game.pairing.white], own[game.pairing.black]) else { continue };
        if white != black {
            n_matches_games += 1;
            *met.entry((game.pairing.round, white)).or_default().entry(black).or_default() += 1;
            *met.entry((game.pairing.round, black)).or_default().entry(white).or_default() += 1;
        }
    }
    let n_single = met.values().filter(|others| others.len() == 1 && others.values().all(|n| *n > 1)).count();
    if n_matches_games * 10 < games.len() * 9 || n_single * 10 < met.len() * 9 || met.is_empty() {
        return;
    }
    let mut teams: Vec<Team> = vec![Team::default(); n_teams];
    for (team, name) in teams.iter_mut().zip(names) {
        team.name.clone_from(name);
    }
    // Boards by the numbers of the tags, otherwise in the order of the records.
    let mut boards: BTreeMap<(u16, usize), Vec<(u16, usize)>> = BTreeMap::new();
    for game in games {
        for player in [game.pairing.white, game.pairing.black] {
            if let Some(team) = own[player] {
                boards.entry((game.pairing.round, team)).or_default().push((game.board, player));
            }
        }
    }
    let mut usual: Vec<BTreeMap<usize, (u32, u32)>> = vec![BTreeMap::new(); n_teams];
    for ((round, team), mut seats) in boards {
        seats.compact_sort_by_key(|(board, _)| *board);
        for (at, (_, player)) in (0_u32..).zip(&seats) {
            let (sum, n) = usual[team].entry(*player).or_default();
            (*sum, *n) = (*sum + at, *n + 1);
        }
        let boards = seats.into_iter().map(|(_, player)| Some(player)).collect();
        teams[team].lineups.push(Lineup { round, boards });
    }
    for (team, usual) in teams.iter_mut().zip(usual) {
        let mut members: Vec<(u32, usize)> =
            usual.into_iter().map(|(player, (sum, n))| (sum * 100 / n.max(1), player)).collect();
        members.sort_unstable();
        team.members = members.into_iter().map(|(_, player)| player).collect();
    }
    event.teams = teams;
}

fn most_common(said: &[String]) -> Option<&str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for name in said {
        *counts.entry(name).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(name, n)| (*n, std::cmp::Reverse(*name))).map(|(name, _)| name)
}
