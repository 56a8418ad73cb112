//! Finds pairings of an event that are repeated, impossible, or deviate from the tables that all others follow.
//!
//! A single deviation is a mistake; if it recurs, it is how the event was, and means nothing.

use std::collections::{BTreeSet, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::findings::rules;
use crate::l10n::{Arg, message};
use crate::sorting::CompactSort;
use crate::tournament::are_anew;
use crate::tournament::{Irregularity, Kind, Pairing, start_numbers};

use super::super::entries::archive_finding::ArchiveFinding;
use super::checked_event::{CheckedEvent, pair_of};

/// One pair in this many may have met too often, or with uneven colors.
const PAIRS_A_MISTAKE: usize = 25;
/// One game in this many may be in another round than in the tables.
const GAMES_A_WRONG_ROUND: usize = 25;

/// Lists pairings that are doubled, impossible, or not those of the tables.
pub(in crate::database) fn pairings(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    let of_tables = by_tables(event);
    // A game whose round the tables correct explains why its players have two.
    let corrected: BTreeSet<usize> = of_tables.iter().map(|one| one.game).collect();
    let mut all = impossible(event);
    let crowded = crowded(event, &corrected);
    // Nothing more is reported about two who met twice in one round, nor about a name of two players.
    let mut reported: BTreeSet<(usize, usize)> =
        crowded.iter().filter_map(|one| one.pair).chain(of_tables.iter().map(|one| one.pair)).collect();
    all.extend(crowded.into_iter().map(|one| one.finding));
    all.extend(repeated(event, &mut reported));
    all.extend(of_tables.into_iter().map(|one| one.finding));
    all
}

/// Games of a player against himself or herself.
fn impossible(event: &CheckedEvent<'_>) -> Vec<ArchiveFinding> {
    let own = event.irregular.iter().filter_map(|one| match *one {
        Irregularity::AgainstSelf { contestant, round } => Some((contestant, round)),
        _ => None,
    });
    // If two players have one name they may have met, too.
    let own = own.filter(|(contestant, _)| !event.crowd.doubles.contains_key(contestant));
    let tell = |(contestant, round): (usize, u16)| {
        let name = event.contestant(contestant);
        let message = message!("pairing-against-self", name = name, round = u32::from(round));
        if event.found.is_paired_by_teams() {
            return ArchiveFinding::new(rules::PAIRING_WRONG, event.record(None), message);
        }
        event.of_pair(contestant, contestant, message)
    };
    own.map(tell).collect()
}

struct CrowdedFinding {
    finding: ArchiveFinding,
    /// The two who met twice in a round.
    pair: Option<(usize, usize)>,
}

/// Finds players with several games in a round.
fn crowded(event: &CheckedEvent<'_>, corrected: &BTreeSet<usize>) -> Vec<CrowdedFinding> {
    let mut all = Vec::new();
    if event.found.is_paired_by_teams() {
        for one in &event.irregular {
            if let Irregularity::SeveralInRound { contestant, round, n_games } = *one {
                let message = message!(
                    "pairing-several-in-round",
                    name = event.contestant(contestant),
                    round = u32::from(round),
                    count = n_games,
                    of = "teams",
                );
                let finding = ArchiveFinding::new(rules::PAIRING_WRONG, event.record(None), message);
                all.push(CrowdedFinding { finding, pair: None });
            }
        }
        return all;
    }
    for (player, rounds) in &event.crowd.doubles {
        let names = Arg::List(rounds.iter().map(ToString::to_string).collect());
        let message =
            message!("pairing-several-in-rounds", name = event.name(*player), count = rounds.len(), rounds = names);
        let is_its = |at: &usize| {
            event
                .pairing(*at)
                .is_some_and(|game| rounds.contains(&game.round) && (game.white == *player || game.black == *player))
        };
        let games: Vec<usize> = (0..event.found.games.len()).filter(is_its).collect();
        let finding = event.of_games(&games, message).with_help(message!("pairing-several-in-rounds-help"));
        all.push(CrowdedFinding { finding, pair: None });
    }
    // A game in whose round both players have another one is the misplaced one.
    let mut n_seats = vec![0_usize; event.found.games.len()];
    for game in event.crowd.seats.iter().flat_map(|one| &one.games) {
        n_seats[*game] += 1;
    }
    let is_wrong = |at: &usize| n_seats[*at] > 1;
    let mut reported: BTreeSet<usize> = BTreeSet::new();
    for one in &event.crowd.seats {
        if one.games.iter().any(|game| corrected.contains(game)) {
            continue;
        }
        let pairs: BTreeSet<(usize, usize)> =
            one.games.iter().filter_map(|at| event.pairing(*at)).map(pair_of).collect();
        let pair = pairs.first().copied().filter(|_| pairs.len() == 1);
        let wrong: Vec<usize> = one.games.iter().copied().filter(is_wrong).collect();
        if let (None, [game]) = (pair, &wrong[..]) {
            let Some(Pairing { white, black, round, .. }) = event.pairing(*game).filter(|_| reported.insert(*game))
            else {
                continue;
            };
            let message = message!(
                "pairing-both-have-another",
                white = event.name(white),
                black = event.name(black),
                round = u32::from(round),
            );
            let others = event.crowd.seats.iter().filter(|other| other.games.contains(game));
            let mut games: Vec<usize> =
                others.flat_map(|other| other.games.iter().copied()).filter(|at| at != game).collect();
            games.push(*game);
            let pair = Some((white.min(black), white.max(black)));
            all.push(CrowdedFinding { finding: event.of_games(&games, message), pair });
            continue;
        }
        if one.games.iter().any(|game| !reported.insert(*game)) && pair.is_some() {
            continue;
        }
        let message = message!(
            "pairing-several-in-round",
            name = event.name(one.contestant),
            round = u32::from(one.round),
            count = one.games.len(),
            of = "players",
        );
        all.push(CrowdedFinding { finding: event.of_games(&one.games, message), pair });
    }
    all
}

/// Pairs who met too often, or with one color.
fn repeated(event: &CheckedEvent<'_>, reported: &mut BTreeSet<(usize, usize)>) -> Vec<ArchiveFinding> {
    let Some(found) = event.found.kind else { return Vec::new() };
    let is_double = |at: usize| event.crowd.doubles.contains_key(&at);
    let n_most = (found.n_pairs / PAIRS_A_MISTAKE).max(1);
    let (mut again, mut uneven) = (Vec::new(), Vec::new());
    for one in &event.irregular {
        match *one {
            Irregularity::TooManyGames { first, second, n_more } if !is_double(first) && !is_double(second) => {
                let names = (event.contestant(first), event.contestant(second));
                let message = message!("pairing-too-many", first = names.0, second = names.1, count = n_more);
                again.push(((first, second), message));
            }
            Irregularity::MetAgain { first, second, n_games } => {
                let names = (event.contestant(first), event.contestant(second));
                let message = message!("pairing-met-again", first = names.0, second = names.1, count = n_games);
                again.push(((first, second), message));
            }
            Irregularity::UnevenColors { white, black, by } if !is_double(white) && !is_double(black) => {
                let names = (event.contestant(white), event.contestant(black));
                let message = message!("pairing-uneven-colors", white = names.0, black = names.1, count = by);
                uneven.push(((white, black), message));
            }
            _ => {}
        }
    }
    let is_whole = match found.kind {
        Kind::Swiss => is_filled(event, 6),
        Kind::RoundRobin { .. } | Kind::Scheveningen { .. } => event.is_nearly_whole(),
        // In old matches colors were not alternated, or drawn by lot; in others the numbers of the games tell.
        Kind::Match => {
            uneven.clear();
            uneven.extend(color_of_match(event));
            true
        }
        Kind::KnockOut => false,
    };
    if !is_whole {
        return Vec::new();
    }
    let mut all = Vec::new();
    for mut some in [again, uneven] {
        // What many pairs do is how the event was.
        if some.len() > n_most {
            continue;
        }
        some.retain(|((first, second), _)| reported.insert(((*first).min(*second), (*first).max(*second))));
        for ((first, second), message) in some {
            let is_of_teams = event.found.is_paired_by_teams();
            let finding = if is_of_teams {
                ArchiveFinding::new(rules::PAIRING_WRONG, event.record(None), message)
            } else {
                event.of_pair(first, second, message)
            };
            all.push(finding);
        }
    }
    all
}

/// Returns true if more than this share of the seats of a Swiss system is taken, in tenths: it is not a kept part.
pub(super) fn is_filled(event: &CheckedEvent<'_>, tenths: usize) -> bool {
    let n_seats = event.found.tournament.players.len() * usize::from(event.last_round());
    event.crowd.has_rounds && event.found.games.len() * 2 * 10 > n_seats * tenths
}

/// Finds the one game of a match in which colors did not alternate although they did from each game to the next.
fn color_of_match(event: &CheckedEvent<'_>) -> Option<((usize, usize), crate::l10n::Message)> {
    let mut games: Vec<Pairing> = event.found.pairings();
    games.compact_sort_by_key(|game| game.round);
    let n = games.len();
    let is_numbered = games.iter().zip(1..).all(|(game, number)| game.round == number);
    let of_odd = games.first()?;
    let is_white_first = |game: &Pairing| (game.white == of_odd.white) == (game.round % 2 == 1);
    let n_alike = games.iter().filter(|game| is_white_first(game)).count();
    let usual = n_alike * 2 > n;
    let mut others = games.iter().filter(|game| is_white_first(game) != usual);
    let only = others.next().filter(|_| others.next().is_none() && is_numbered && n >= 8)?;
    let message = message!(
        "pairing-color-of-match",
        white = event.name(only.white),
        black = event.name(only.black),
        round = u32::from(only.round),
    );
    Some(((only.white, only.black), message))
}

struct TablesFinding {
    finding: ArchiveFinding,
    game: usize,
    pair: (usize, usize),
}

/// Finds games that are in another round in the Berger tables, or with other colors, if all others follow them.
fn by_tables(event: &CheckedEvent<'_>) -> Vec<TablesFinding> {
    let Some(Kind::RoundRobin { cycles }) = event.kind() else { return Vec::new() };
    let n_players = event.found.tournament.players.len();
    let games = event.found.pairings();
    // The tables say nothing about a second cycle whose rounds have the same numbers as those of the first.
    let is_anew = are_anew(n_players, cycles, &games);
    if is_anew
        || !event.crowd.has_rounds
        || !event.crowd.doubles.is_empty()
        || !event.is_nearly_whole()
        || event.found.is_paired_by_teams()
        || event.found.has_rounds_by_day
    {
        return Vec::new();
    }
    let numbering = start_numbers::recover(n_players, &games);
    let Some(numbering) = numbering.filter(start_numbers::Numbering::follows_tables) else { return Vec::new() };
    let deviations = numbering.deviations(&games);
    let (of_colors, mut of_rounds): (Vec<_>, Vec<_>) =
        deviations.into_iter().partition(|one| one.round == one.game.round);
    // Pairs that were swapped as a whole leave no seat free and none taken twice: it was intended.
    let seats: HashSet<(u16, usize), DefaultHashBuilder> =
        event.crowd.seats.iter().map(|one| (one.round, one.contestant)).collect();
    of_rounds.retain(|one| {
        let Pairing { round, white, black, .. } = one.game;
        let is_taken = seats.contains(&(round, white)) || seats.contains(&(round, black));
        let sits = |player: usize| {
            games.iter().any(|game| game.round == one.round && (game.white == player || game.black == player))
        };
        is_taken || !sits(white) && !sits(black)
    });
    if of_rounds.len() > (games.len() / GAMES_A_WRONG_ROUND).max(2) {
        of_rounds.clear();
    }
    // A recurring deviation of one player was intended.
    let is_of_one = of_colors.len() > 1
        && of_colors.first().is_some_and(|first| {
            let in_all =
                |player: usize| of_colors.iter().all(|one| one.game.white == player || one.game.black == player);
            in_all(first.game.white) || in_all(first.game.black)
        });
    let of_colors = if numbering.follows_colors() && !is_of_one { of_colors } else { Vec::new() };
    let mut all = Vec::new();
    for deviation in of_rounds.into_iter().chain(of_colors) {
        let game = deviation.game;
        let Some(at) = event.found.games.iter().position(|one| one.pairing == game) else { continue };
        let number = |player: usize| numbering.numbers.get(player).copied().map_or(0, u32::from);
        let names = (event.name(game.white), event.name(game.black));
        let message = if deviation.round == game.round {
            message!(
                "pairing-colors-by-tables",
                white = names.0,
                black = names.1,
                round = u32::from(game.round),
                white_number = number(game.white),
                black_number = number(game.black),
                tables = event.name(deviation.white),
            )
        } else {
            message!(
                "pairing-round-by-tables",
                white = names.0,
                black = names.1,
                round = u32::from(game.round),
                white_number = number(game.white),
                black_number = number(game.black),
                tables = u32::from(deviation.round),
            )
        };
        let mut finding = ArchiveFinding::new(rules::PAIRING_WRONG, event.record(Some(at)), message)
            .with_help(message!("pairing-tables-help"));
        if deviation.round != game.round {
            // The other games of the two in that round.
            let others = event.crowd.seats.iter().filter(|one| one.games.contains(&at));
            for other in others.flat_map(|one| &one.games).filter(|other| **other != at).take(2) {
                let role = message!("related-met-in-round", round = u32::from(game.round));
                finding = finding.with_related(event.record(Some(*other)), role);
            }
        }
        all.push(TablesFinding { finding, game: at, pair: pair_of(game) });
    }
    all
}
