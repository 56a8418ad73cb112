//! What is wrong in an event: pairings, rounds, dates and names, each told at a record.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::findings::rules;
use crate::l10n::{Message, message};
use crate::text::Visible;
use crate::tournament::irregularity::are_anew;
use crate::tournament::kind::team_pairings;
use crate::tournament::{Irregularity, Kind, Pairing, irregularities, kind, start_numbers};

use super::across::Across;
use super::event::{EventFound, EventGame};
use super::event_join::EventJoin;
use super::event_key::Day;
use super::people::{Variants, variants};

/// Of one event so many findings of a kind are told one by one; the others are counted in the last.
const MAX_OF_A_KIND: usize = 50;

/// Lists what is wrong in an event. `card` of each finding is the number of its record.
#[must_use]
pub fn check(found: &EventFound) -> Vec<Across> {
    let (merged, variants) = with_variants_merged(found);
    let whole = merged.as_ref().unwrap_or(found);
    let checker = Checker::new(whole, by_pair(&whole.games));
    let of_names = Checker::new(found, ByPair::new());
    let mut all = Vec::new();
    let joins = found.joins.iter().map(EventJoin::told).collect();
    for part in [joins, checker.pairings(), checker.rounds(), checker.dates(), of_names.names(&variants)] {
        all.extend(limited(part));
    }
    all.sort_by_key(|one| one.card);
    let name = Some(&found.tournament.name).filter(|name| !name.is_empty());
    for one in &mut all {
        one.event = name.cloned();
    }
    all
}

/// Returns the event as if all names that may be one player's were, if there are any, and which these are.
///
/// A player of two names seems to lack games and to be one too many; only the names are what is wrong then, so everything
/// else is looked at in this event. The names are always told.
#[must_use]
pub fn with_variants_merged(found: &EventFound) -> (Option<EventFound>, Vec<Variants>) {
    let names: Vec<&str> = found.tournament.players.iter().map(|player| player.name.as_str()).collect();
    let variants = possible_variants(found, &names);
    let pairs: Vec<(usize, usize)> = variants.iter().map(|pair| (pair.first, pair.second)).collect();
    (if pairs.is_empty() { None } else { Some(found.merged(&pairs)) }, variants)
}

/// Keeps the first findings, and says in the last how many more there are.
fn limited(mut found: Vec<Across>) -> Vec<Across> {
    if found.len() > MAX_OF_A_KIND {
        let n_more = found.len() - MAX_OF_A_KIND;
        found.truncate(MAX_OF_A_KIND);
        if let Some(last) = found.last_mut() {
            last.message = message!("and-more-in-event", message = last.message.clone(), count = n_more);
        }
    }
    found
}

type ByPair = BTreeMap<(usize, usize), Vec<usize>>;

fn by_pair(games: &[EventGame]) -> ByPair {
    let mut by_pair = ByPair::new();
    for (at, game) in games.iter().enumerate() {
        by_pair.entry(pair(game.pairing)).or_default().push(at);
    }
    by_pair
}

fn pair(game: Pairing) -> (usize, usize) {
    (game.white.min(game.black), game.white.max(game.black))
}

struct Checker<'a> {
    found: &'a EventFound,
    by_pair: ByPair,
    /// The first game of each round.
    first_by_round: BTreeMap<u16, usize>,
    /// Of each player the first game, and how many there are.
    by_player: HashMap<usize, (usize, usize)>,
}

impl<'a> Checker<'a> {
    fn new(found: &'a EventFound, by_pair: ByPair) -> Self {
        let (mut first_by_round, mut by_player) = (BTreeMap::new(), HashMap::new());
        for (at, game) in found.games.iter().enumerate() {
            let (first, last) = pair(game.pairing);
            first_by_round.entry(game.pairing.round).or_insert(at);
            by_player.entry(first).or_insert((at, 0)).1 += 1;
            if first != last {
                by_player.entry(last).or_insert((at, 0)).1 += 1;
            }
        }
        Self { found, by_pair, first_by_round, by_player }
    }

    fn name(&self, player: usize) -> String {
        let name = self.found.tournament.players.get(player).map_or("?", |player| player.name.as_str());
        Visible(name).to_string()
    }

    fn team_name(&self, team: usize) -> String {
        let name = self.found.tournament.teams.get(team).map_or("?", |team| team.name.as_str());
        Visible(name).to_string()
    }

    /// Returns the record of a game, or of the first.
    fn record(&self, game: Option<usize>) -> u32 {
        let game = game.and_then(|at| self.found.games.get(at)).or_else(|| self.found.games.first());
        game.map_or(0, |game| game.record)
    }

    /// Returns the games of two players, the latest first.
    fn games_of(&self, first: usize, second: usize) -> Vec<usize> {
        let mut games = self.by_pair.get(&(first.min(second), first.max(second))).cloned().unwrap_or_default();
        games.reverse();
        games
    }

    fn first_of_round(&self, round: u16) -> Option<usize> {
        self.first_by_round.get(&round).copied()
    }

    /// Returns the first game of a round, or of the last one before it that has any.
    fn first_up_to_round(&self, round: u16) -> Option<usize> {
        self.first_by_round.range(..=round).next_back().filter(|(round, _)| **round > 0).map(|(_, at)| *at)
    }

    fn first_of_player(&self, player: usize) -> Option<usize> {
        self.by_player.get(&player).map(|(first, _)| *first)
    }

    /// Tells a finding of a pair at its latest game, with the others beside it.
    fn of_pair(&self, first: usize, second: usize, message: Message) -> Across {
        let games = self.games_of(first, second);
        let mut found = Across::new(rules::PAIRING_WRONG, self.record(games.first().copied()), message);
        for game in games.iter().skip(1).take(4) {
            let round = self.found.games.get(*game).map_or(0, |game| game.pairing.round);
            found = found
                .with_related(self.record(Some(*game)), message!("related-met-in-round", round = u32::from(round)));
        }
        found
    }

    fn is_knock_out(&self) -> bool {
        self.found.kind.is_some_and(|found| found.kind == Kind::KnockOut)
    }

    fn irregularities(&self) -> Vec<Irregularity> {
        let Some(kind) = self.found.kind.map(|found| found.kind) else { return Vec::new() };
        let all = self.all_irregularities(kind);
        let is_open =
            |one: &&Irregularity| matches!(one, Irregularity::UndecidedMatch { .. } | Irregularity::WinnerGone { .. });
        let n_undecided = all.iter().filter(is_open).count();
        let n_pairs = self.found.kind.map_or(0, |found| found.n_pairs);
        let n_rounds = self.found.games.iter().map(|game| usize::from(game.pairing.round)).max().unwrap_or(0);
        match kind {
            // Of a few games of some knock-out nobody knows what is missing.
            Kind::KnockOut if n_pairs < 7 || n_undecided * 5 > n_pairs => Vec::new(),
            // Nor of a few games of a match, and more than a few have rounds.
            Kind::Match if n_rounds != self.found.games.len() => Vec::new(),
            // Where more than a few games of a round robin are not there, nobody misses one of them.
            Kind::RoundRobin { .. } if self.lacks_many() => {
                let is_gap = |one: &Irregularity| {
                    matches!(one, Irregularity::IncompleteRound { .. } | Irregularity::MissingGames { .. })
                };
                all.into_iter().filter(|one| !is_gap(one)).collect()
            }
            _ => all,
        }
    }

    /// Tells whether a round robin lacks more than a fifth of its games.
    fn lacks_many(&self) -> bool {
        let Some(kind::Inferred { kind: Kind::RoundRobin { cycles }, n_contestants, .. }) = self.found.kind else {
            return false;
        };
        let n_pairs = n_contestants.saturating_mul(n_contestants.saturating_sub(1)) / 2;
        !self.found.is_of_teams() && self.found.games.len() * 5 < n_pairs.saturating_mul(usize::from(cycles)) * 4
    }

    fn all_irregularities(&self, kind: Kind) -> Vec<Irregularity> {
        if self.found.is_of_teams() {
            let pairings = team_pairings(&self.found.tournament);
            return irregularities(kind, self.found.tournament.teams.len(), &pairings);
        }
        irregularities(kind, self.found.tournament.players.len(), &self.found.pairings())
    }

    /// Pairings that are doubled, impossible, or not those of the tables.
    fn pairings(&self) -> Vec<Across> {
        let is_of_teams = self.found.is_of_teams();
        let name = |at: usize| if is_of_teams { self.team_name(at) } else { self.name(at) };
        let mut all = Vec::new();
        // Two who met twice in one round are told of once.
        let mut told: BTreeSet<(usize, usize)> = BTreeSet::new();
        for one in self.irregularities() {
            let is_told = match one {
                Irregularity::SeveralInRound { contestant, round, .. } if !is_of_teams => {
                    let opponents = self.opponents_in(contestant, round);
                    let pair = opponents
                        .first()
                        .filter(|_| opponents.len() == 1)
                        .map(|other| (contestant.min(*other), contestant.max(*other)));
                    pair.is_some_and(|pair| !told.insert(pair))
                }
                Irregularity::TooManyGames { first, second, .. } | Irregularity::MetAgain { first, second, .. } => {
                    !told.insert((first.min(second), first.max(second)))
                }
                Irregularity::UnevenColors { white, black, .. } => told.contains(&(white.min(black), white.max(black))),
                _ => false,
            };
            if is_told {
                continue;
            }
            let message = match one {
                Irregularity::AgainstSelf { contestant, round } => {
                    message!("pairing-against-self", name = name(contestant), round = u32::from(round))
                }
                Irregularity::SeveralInRound { contestant, round, n_games } => message!(
                    "pairing-several-in-round",
                    name = name(contestant),
                    round = u32::from(round),
                    count = n_games,
                    of = if is_of_teams { "teams" } else { "players" },
                ),
                Irregularity::TooManyGames { first, second, n_more } => {
                    message!("pairing-too-many", first = name(first), second = name(second), count = n_more)
                }
                Irregularity::MetAgain { first, second, n_games } => {
                    message!("pairing-met-again", first = name(first), second = name(second), count = n_games)
                }
                // In matches of old nobody changed colors, or drew lots for them.
                Irregularity::UnevenColors { white, black, by } if !self.is_knock_out() => {
                    message!("pairing-uneven-colors", white = name(white), black = name(black), count = by)
                }
                _ => continue,
            };
            if is_of_teams {
                all.push(Across::new(rules::PAIRING_WRONG, self.record(None), message));
                continue;
            }
            match one {
                Irregularity::TooManyGames { first, second, .. }
                | Irregularity::MetAgain { first, second, .. }
                | Irregularity::UnevenColors { white: first, black: second, .. } => {
                    all.push(self.of_pair(first, second, message));
                }
                Irregularity::AgainstSelf { contestant, .. } => all.push(self.of_pair(contestant, contestant, message)),
                Irregularity::SeveralInRound { contestant, round, .. } => {
                    let is_its = |game: &&EventGame| {
                        game.pairing.round == round && [game.pairing.white, game.pairing.black].contains(&contestant)
                    };
                    let mut games = self.found.games.iter().filter(is_its).rev();
                    let record = games.next().map_or(0, |game| game.record);
                    let mut finding = Across::new(rules::PAIRING_WRONG, record, message);
                    for game in games.take(4) {
                        finding = finding
                            .with_related(game.record, message!("related-met-in-round", round = u32::from(round)));
                    }
                    all.push(finding);
                }
                _ => {}
            }
        }
        all.extend(self.against_tables());
        all
    }

    /// Games that the Berger tables have in another round, or with other colors, where all others follow them.
    fn against_tables(&self) -> Vec<Across> {
        let Some(Kind::RoundRobin { cycles }) = self.found.kind.map(|found| found.kind) else { return Vec::new() };
        // The tables tell nothing of a second cycle whose rounds are numbered as those of the first.
        let is_anew = are_anew(self.found.tournament.players.len(), cycles, &self.found.pairings());
        if is_anew || self.lacks_many() || self.found.is_of_teams() || self.found.has_rounds_by_day {
            return Vec::new();
        }
        let games = self.found.pairings();
        let numbering = start_numbers::recover(self.found.tournament.players.len(), &games);
        let Some(numbering) = numbering.filter(start_numbers::Numbering::follows_tables) else { return Vec::new() };
        let mut all = Vec::new();
        for deviation in numbering.deviations(&games) {
            let game = deviation.game;
            let at = self.found.games.iter().position(|one| one.pairing == game);
            let number = |player: usize| numbering.numbers.get(player).copied().map_or(0, u32::from);
            let names = (self.name(game.white), self.name(game.black));
            let message = if deviation.round == game.round {
                message!(
                    "pairing-colors-by-tables",
                    white = names.0,
                    black = names.1,
                    round = u32::from(game.round),
                    white_number = number(game.white),
                    black_number = number(game.black),
                    tables = self.name(deviation.white),
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
            all.push(
                Across::new(rules::PAIRING_WRONG, self.record(at), message).with_help(message!("pairing-tables-help")),
            );
        }
        all
    }

    /// Rounds with fewer games than there can be, and games that are not there.
    fn rounds(&self) -> Vec<Across> {
        let is_of_teams = self.found.is_of_teams();
        let name = |at: usize| if is_of_teams { self.team_name(at) } else { self.name(at) };
        let irregular = self.irregularities();
        let mut missing: Vec<(usize, usize, usize)> = irregular
            .iter()
            .filter_map(|one| match one {
                Irregularity::MissingGames { first, second, n_missing } => Some((*first, *second, *n_missing)),
                _ => None,
            })
            .collect();
        let (busy, nobody) = (self.busy_by_round(), BTreeSet::new());
        let mut all = Vec::new();
        for one in &irregular {
            match *one {
                Irregularity::IncompleteRound { round, n_games, n_expected } => {
                    let busy = busy.get(&round).unwrap_or(&nobody);
                    let is_of_round = |(first, second, _): &(usize, usize, usize)| {
                        !is_of_teams && !busy.contains(first) && !busy.contains(second)
                    };
                    let pairs: Vec<Message> = missing
                        .iter()
                        .filter(|one| is_of_round(one))
                        .take(6)
                        .map(|(first, second, _)| {
                            message!("round-missing-pair", first = name(*first), second = name(*second))
                        })
                        .collect();
                    let is_sure = n_expected - n_games == pairs.len();
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
                    let near = self.first_up_to_round(round);
                    all.push(Across::new(rules::ROUND_INCOMPLETE, self.record(near), message));
                }
                Irregularity::UndecidedMatch { first, second } => {
                    let message = message!("round-match-undecided", first = name(first), second = name(second));
                    let game = self.games_of(first, second).first().copied();
                    all.push(Across::new(rules::ROUND_INCOMPLETE, self.record(game.filter(|_| !is_of_teams)), message));
                }
                Irregularity::WinnerGone { contestant, round } => {
                    let message = message!("round-winner-gone", name = name(contestant), round = u32::from(round));
                    let is_its = |game: &&EventGame| {
                        game.pairing.round == round && [game.pairing.white, game.pairing.black].contains(&contestant)
                    };
                    let game = self.found.games.iter().rfind(is_its).filter(|_| !is_of_teams);
                    let record = game.map_or_else(|| self.record(None), |game| game.record);
                    all.push(Across::new(rules::ROUND_INCOMPLETE, record, message));
                }
                Irregularity::SeveralUnbeaten { n_contestants } => {
                    let message = message!("round-several-unbeaten", count = n_contestants);
                    all.push(Across::new(rules::ROUND_INCOMPLETE, self.record(None), message));
                }
                _ => {}
            }
        }
        for (first, second, n_missing) in missing {
            let message = message!("round-game-missing", first = name(first), second = name(second), count = n_missing);
            let near = if is_of_teams { None } else { self.first_of_player(first) };
            all.push(Across::new(rules::ROUND_INCOMPLETE, self.record(near), message));
        }
        all.extend(self.boards());
        all
    }

    /// Lists whom a player met in a round, each once.
    fn opponents_in(&self, player: usize, round: u16) -> BTreeSet<usize> {
        let games = self.found.games.iter().map(|game| game.pairing).filter(|game| game.round == round);
        let of = games.filter(|game| game.white == player || game.black == player);
        of.map(|game| if game.white == player { game.black } else { game.white }).collect()
    }

    /// Lists who plays in each round.
    fn busy_by_round(&self) -> BTreeMap<u16, BTreeSet<usize>> {
        let mut busy: BTreeMap<u16, BTreeSet<usize>> = BTreeMap::new();
        for game in &self.found.games {
            busy.entry(game.pairing.round).or_default().extend([game.pairing.white, game.pairing.black]);
        }
        busy
    }

    /// Rounds of a Swiss system that are not there at all, and boards that are missing between others.
    fn boards(&self) -> Vec<Across> {
        if self.found.kind.is_none_or(|found| found.kind != Kind::Swiss) || self.found.is_of_teams() {
            return Vec::new();
        }
        let mut by_round: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
        for game in self.found.games.iter().filter(|game| game.pairing.round > 0) {
            by_round.entry(game.pairing.round).or_default().push(game.board);
        }
        let (Some(last), mut all) = (by_round.keys().next_back().copied(), Vec::new()) else { return Vec::new() };
        let absent: Vec<u16> = (1..=last).filter(|round| !by_round.contains_key(round)).collect();
        // Where most games are not there, these are a few of an event; databases hold such.
        let n_seats = self.found.games.len() * 2;
        if n_seats * 10 < self.found.tournament.players.len() * by_round.len() * 6
            || absent.len() * 2 >= usize::from(last)
        {
            return Vec::new();
        }
        if let Some(first) = absent.first() {
            let near = self.first_up_to_round(first - 1);
            let rounds = crate::l10n::Arg::List(absent.iter().map(ToString::to_string).collect());
            let message = message!("round-not-there", count = absent.len(), rounds = rounds);
            all.push(Across::new(rules::ROUND_INCOMPLETE, self.record(near), message));
        }
        // Programs number byes as boards.
        for (round, board) in &self.found.bye_boards {
            by_round.entry(*round).and_modify(|boards| boards.push(*board));
        }
        for (round, boards) in by_round {
            let seen: BTreeSet<u16> = boards.iter().copied().collect();
            let last_board = seen.iter().next_back().copied().unwrap_or(0);
            let are_boards =
                !seen.contains(&0) && seen.len() == boards.len() && usize::from(last_board) < boards.len() * 5 / 4 + 2;
            let gaps: Vec<String> = (1..last_board)
                .filter(|board| are_boards && !seen.contains(board))
                .map(|board| board.to_string())
                .collect();
            if !gaps.is_empty() {
                let message = message!(
                    "round-boards-missing",
                    round = u32::from(round),
                    count = gaps.len(),
                    boards = crate::l10n::Arg::List(gaps),
                );
                all.push(Across::new(rules::ROUND_INCOMPLETE, self.record(self.first_of_round(round)), message));
            }
        }
        all
    }

    /// Dates before the event began, or far from all others.
    fn dates(&self) -> Vec<Across> {
        let mut all = Vec::new();
        let (first, last) = (self.found.tournament.start.clone(), self.found.tournament.end.clone());
        for game in &self.found.games {
            let Some(day) = game.day else { continue };
            let is_far = self.found.far_dates.contains(&game.record);
            let start = self.found.stated_start.filter(|start| is_before(day, *start));
            let message = match start {
                _ if is_far => {
                    message!("date-far", date = day.written(), first = first.as_str(), last = last.as_str())
                }
                Some(start) => message!("date-before-event", date = day.written(), start = start.written()),
                None => continue,
            };
            all.push(Across::new(rules::DATE_OUTSIDE_EVENT, game.record, message));
        }
        // Where most games come before it, the date of the event is what is wrong.
        let n_before = all.len();
        if n_before * 2 > self.found.games.len() && n_before > 2 {
            all.truncate(1);
            if let Some(one) = all.first_mut() {
                one.message = message!("and-more-in-event", message = one.message.clone(), count = n_before - 1);
            }
        }
        all
    }

    /// Names of the event that may be one player's. Two who met, or played in one round, are two.
    fn names(&self, variants: &[Variants]) -> Vec<Across> {
        let n_records = |player: usize| self.by_player.get(&player).map_or(0, |(_, n)| *n);
        let mut all = Vec::new();
        for pair in variants {
            let (rare, usual) = if n_records(pair.first) < n_records(pair.second) {
                (pair.first, pair.second)
            } else {
                (pair.second, pair.first)
            };
            let message = message!(
                "name-variants",
                first = self.name(rare),
                second = self.name(usual),
                why = pair.likeness.key(),
            );
            let finding = Across::new(rules::NAME_VARIANTS, self.record(self.first_of_player(rare)), message);
            all.push(finding.with_related(
                self.record(self.first_of_player(usual)),
                message!("related-named", name = self.name(usual)),
            ));
        }
        all
    }
}

/// Tells whether a day lies before another, as far as both are known.
fn is_before(day: Day, start: Day) -> bool {
    match (day.is_whole(), start.is_whole()) {
        (true, true) => day < start,
        _ => day.year < start.year,
    }
}

/// Lists names of an event that may be one player's: nobody met himself, or played twice in one round.
#[must_use]
pub fn possible_variants(found: &EventFound, names: &[&str]) -> Vec<Variants> {
    let mut rounds: Vec<BTreeSet<u16>> = vec![BTreeSet::new(); names.len()];
    let mut met: BTreeSet<(usize, usize)> = BTreeSet::new();
    for game in &found.games {
        met.insert(pair(game.pairing));
        for player in [game.pairing.white, game.pairing.black] {
            if let Some(rounds) = rounds.get_mut(player).filter(|_| game.pairing.round > 0) {
                rounds.insert(game.pairing.round);
            }
        }
    }
    let players = &found.tournament.players;
    let ids = |at: usize| players.get(at).map_or("", |player| player.fide_id.as_str());
    let is_possible = |pair: &Variants| {
        let (first, second) = (ids(pair.first), ids(pair.second));
        let is_knock_out = found.kind.is_some_and(|found| matches!(found.kind, Kind::KnockOut | Kind::Match));
        !met.contains(&(pair.first, pair.second))
            && (first.is_empty() || second.is_empty() || first == second)
            && (is_knock_out || rounds[pair.first].is_disjoint(&rounds[pair.second]))
    };
    variants(names).into_iter().filter(is_possible).collect()
}
