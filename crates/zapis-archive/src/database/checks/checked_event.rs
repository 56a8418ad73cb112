//! An event prepared for checking: where its games are recorded, and how far its rounds can be trusted.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::findings::rules;
use crate::l10n::{Message, message};
use crate::text::Visible;
use crate::tournament::kind::team_pairings;
use crate::tournament::{Irregularity, Kind, Pairing, irregularities, kind};

use super::super::entries::archive_finding::ArchiveFinding;
use super::super::events::event::EventFound;

/// The maximum percentage of seats taken twice; above it, rounds are something else: numbers of games, or weeks.
const MOST_TAKEN_TWICE: usize = 5;
/// A player with several games in this many rounds is two players under one name.
const ROUNDS_OF_TWO: usize = 3;

type ByPair = BTreeMap<(usize, usize), Vec<usize>>;

/// Returns the indices of two contestants, the lower first.
pub(super) fn pair_of(game: Pairing) -> (usize, usize) {
    (game.white.min(game.black), game.white.max(game.black))
}

/// A player with several games in a round.
#[derive(Clone, Debug)]
pub(super) struct Crowded {
    pub(super) round: u16,
    pub(super) contestant: usize,
    /// The indices of the games in the event.
    pub(super) games: Vec<usize>,
}

/// Players with several games in a round, if that means something.
#[derive(Clone, Debug, Default)]
pub(super) struct Crowd {
    /// Whether rounds are real rounds: hardly any player has two games in one.
    pub(super) has_rounds: bool,
    /// Players whose names seem to belong to two people, each with the rounds.
    pub(super) doubles: BTreeMap<usize, Vec<u16>>,
    /// The others.
    pub(super) seats: Vec<Crowded>,
}

/// An event, with lookups that are needed repeatedly.
pub(super) struct CheckedEvent<'a> {
    pub(super) found: &'a EventFound,
    pub(super) irregular: Vec<Irregularity>,
    pub(super) crowd: Crowd,
    by_pair: ByPair,
    /// The first game of each round.
    first_by_round: BTreeMap<u16, usize>,
    /// The first game of each player, and the number of games.
    by_player: HashMap<usize, (usize, usize)>,
}

impl<'a> CheckedEvent<'a> {
    /// Prepares an event.
    pub(super) fn new(found: &'a EventFound) -> Self {
        let mut checked = Self::of_names(found);
        for (at, game) in found.games.iter().enumerate() {
            checked.by_pair.entry(pair_of(game.pairing)).or_default().push(at);
        }
        checked.irregular = checked.all_irregularities();
        checked.crowd = checked.crowd();
        checked
    }

    /// Prepares only the names of an event.
    pub(super) fn of_names(found: &'a EventFound) -> Self {
        let (mut first_by_round, mut by_player) = (BTreeMap::new(), HashMap::new());
        for (at, game) in found.games.iter().enumerate() {
            let (first, last) = pair_of(game.pairing);
            first_by_round.entry(game.pairing.round).or_insert(at);
            by_player.entry(first).or_insert((at, 0)).1 += 1;
            if first != last {
                by_player.entry(last).or_insert((at, 0)).1 += 1;
            }
        }
        let (irregular, crowd, by_pair) = (Vec::new(), Crowd::default(), ByPair::new());
        Self { found, irregular, crowd, by_pair, first_by_round, by_player }
    }

    /// Returns the name of a player, safe to display.
    pub(super) fn name(&self, player: usize) -> String {
        let name = self.found.tournament.players.get(player).map_or("?", |player| player.name.as_str());
        Visible(name).to_string()
    }

    /// Returns the name of a contestant: of a team in a team event.
    pub(super) fn contestant(&self, at: usize) -> String {
        if !self.found.is_paired_by_teams() {
            return self.name(at);
        }
        let name = self.found.tournament.teams.get(at).map_or("?", |team| team.name.as_str());
        Visible(name).to_string()
    }

    /// Returns the record of a game, or of the first game.
    pub(super) fn record(&self, game: Option<usize>) -> u32 {
        let game = game.and_then(|at| self.found.games.get(at)).or_else(|| self.found.games.first());
        game.map_or(0, |game| game.record)
    }

    pub(super) fn pairing(&self, game: usize) -> Option<Pairing> {
        self.found.games.get(game).map(|game| game.pairing)
    }

    /// Returns the games between two players, the latest first.
    pub(super) fn games_of(&self, first: usize, second: usize) -> Vec<usize> {
        let mut games = self.by_pair.get(&(first.min(second), first.max(second))).cloned().unwrap_or_default();
        games.reverse();
        games
    }

    pub(super) fn first_of_round(&self, round: u16) -> Option<usize> {
        self.first_by_round.get(&round).copied()
    }

    /// Returns the first game of a round, or of the last one before it that has any.
    pub(super) fn first_up_to_round(&self, round: u16) -> Option<usize> {
        self.first_by_round.range(..=round).next_back().filter(|(round, _)| **round > 0).map(|(_, at)| *at)
    }

    pub(super) fn first_of_player(&self, player: usize) -> Option<usize> {
        self.by_player.get(&player).map(|(first, _)| *first)
    }

    pub(super) fn n_records(&self, player: usize) -> usize {
        self.by_player.get(&player).map_or(0, |(_, n)| *n)
    }

    pub(super) fn last_round(&self) -> u16 {
        self.first_by_round.keys().next_back().copied().unwrap_or(0)
    }

    pub(super) fn kind(&self) -> Option<Kind> {
        self.found.kind.map(|found| found.kind)
    }

    /// Tells a finding of a pair at its latest game, with the others beside it.
    pub(super) fn of_pair(&self, first: usize, second: usize, message: Message) -> ArchiveFinding {
        let games = self.games_of(first, second);
        let found = ArchiveFinding::new(rules::PAIRING_WRONG, self.record(games.first().copied()), message);
        self.with_games(found, games.into_iter().skip(1))
    }

    /// Tells a finding of some games at the last of them, with the others beside it.
    pub(super) fn of_games(&self, games: &[usize], message: Message) -> ArchiveFinding {
        let found = ArchiveFinding::new(rules::PAIRING_WRONG, self.record(games.last().copied()), message);
        self.with_games(found, games.iter().rev().skip(1).copied())
    }

    fn with_games(&self, mut found: ArchiveFinding, games: impl Iterator<Item = usize>) -> ArchiveFinding {
        for game in games.take(4) {
            let round = self.pairing(game).map_or(0, |game| game.round);
            found =
                found.with_related(self.record(Some(game)), message!("related-met-in-round", round = u32::from(round)));
        }
        found
    }

    /// Returns the number of games of a complete round robin or match of two sides.
    pub(super) fn n_expected(&self) -> Option<usize> {
        let found = self.found.kind?;
        let n = found.n_contestants;
        match found.kind {
            Kind::RoundRobin { cycles } => Some(n.saturating_mul(n.saturating_sub(1)) / 2 * usize::from(cycles)),
            Kind::Scheveningen { cycles } => {
                let sides = kind::sides(self.by_pair.keys().copied().filter(|(one, other)| one != other))?;
                Some(sides[0].len() * sides[1].len() * usize::from(cycles))
            }
            _ => None,
        }
    }

    /// Returns the number of games of an event, or of team matches.
    pub(super) fn n_games(&self) -> usize {
        if self.found.is_paired_by_teams() {
            team_pairings(&self.found.tournament).len()
        } else {
            self.found.games.len()
        }
    }

    /// Returns true if a round robin has at least nine tenths of its games, and its rounds are its own. A kept part of
    /// a larger event may also be nearly complete, if it is small.
    pub(super) fn is_nearly_whole(&self) -> bool {
        let Some(kind::Inferred { kind, n_contestants: n, .. }) = self.found.kind else { return false };
        let Some(n_expected) = self.n_expected() else { return false };
        let n_rounds = match kind {
            Kind::RoundRobin { cycles } => usize::from(cycles) * (n + n % 2).saturating_sub(1),
            _ => usize::MAX,
        };
        let has_own_rounds = usize::from(self.last_round()) <= n_rounds;
        let n_missing = n_expected.saturating_sub(self.n_games());
        n > 4 && has_own_rounds && n_missing * 10 <= n_expected
    }

    fn all_irregularities(&self) -> Vec<Irregularity> {
        let Some(kind) = self.kind() else { return Vec::new() };
        if self.found.is_paired_by_teams() {
            let pairings = team_pairings(&self.found.tournament);
            return irregularities(kind, self.found.tournament.teams.len(), &pairings);
        }
        irregularities(kind, self.found.tournament.players.len(), &self.found.pairings())
    }

    /// Finds players with several games in a round, and interprets them: one player in many rounds means two people
    /// with one name, many players mean that rounds number something else.
    fn crowd(&self) -> Crowd {
        let games = &self.found.games;
        if self.found.is_paired_by_teams() {
            return Crowd { has_rounds: true, ..Crowd::default() };
        }
        let several = self.irregular.iter().filter_map(|one| match *one {
            Irregularity::SeveralInRound { contestant, round, .. } => Some((round, contestant)),
            _ => None,
        });
        let mut by_seat: BTreeMap<(u16, usize), Vec<usize>> = several.map(|seat| (seat, Vec::new())).collect();
        if by_seat.is_empty() {
            return Crowd { has_rounds: true, ..Crowd::default() };
        }
        for (at, game) in games.iter().enumerate() {
            for player in [game.pairing.white, game.pairing.black] {
                if let Some(games) = by_seat.get_mut(&(game.pairing.round, player)) {
                    games.push(at);
                }
            }
        }
        let seats = by_seat.into_iter().map(|((round, contestant), games)| Crowded { round, contestant, games });
        let opponents = |one: &Crowded| -> BTreeSet<usize> {
            let pairs = one.games.iter().filter_map(|at| self.pairing(*at));
            pairs.map(|game| if game.white == one.contestant { game.black } else { game.white }).collect()
        };
        let (of_matches, mut seats): (Vec<Crowded>, Vec<Crowded>) = seats.partition(|one| opponents(one).len() == 1);
        let mut rounds: BTreeMap<usize, Vec<u16>> = BTreeMap::new();
        for one in &seats {
            rounds.entry(one.contestant).or_default().push(one.round);
        }
        // Others have two games in these rounds only if they met this player twice.
        let (n_rounds, n_players) = (self.first_by_round.len(), self.found.tournament.players.len());
        rounds.retain(|_, own| own.len() >= ROUNDS_OF_TWO && own.len() * 3 > n_rounds && n_players > 4);
        let is_double = |at: &usize| {
            self.pairing(*at).is_some_and(|game| rounds.contains_key(&game.white) || rounds.contains_key(&game.black))
        };
        seats.retain(|one| !rounds.contains_key(&one.contestant) && !one.games.iter().any(is_double));
        let n_seats = 2 * games.len();
        let n_most = (n_seats * MOST_TAKEN_TWICE / 100).max(4);
        let is_too_many = seats.iter().chain(&of_matches).any(|one| one.games.len() > 3);
        // Two games between the same players in a round, more than once: rounds are matches.
        let are_matches = of_matches.len() > 4;
        let has_rounds = seats.len() <= n_most && !is_too_many && rounds.len() < 3 && !are_matches;
        if has_rounds {
            seats.extend(of_matches);
        }
        Crowd { has_rounds, doubles: rounds, seats }.if_rounds()
    }
}

impl Crowd {
    fn if_rounds(self) -> Self {
        if self.has_rounds { self } else { Self::default() }
    }
}
