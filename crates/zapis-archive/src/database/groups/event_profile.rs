//! The profile of a group of records: the pairings of each round, the days, and the names of the event.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::{Arc, OnceLock};

use hashbrown::DefaultHashBuilder;

use crate::tournament::{Outcome, Pairing, kind};

use super::super::entries::event_key::Day;
use super::event_names::EventNames;
use super::event_records::EventRecords;
use super::seating::{Chairs, Encounter, NamesRead, PlayedGame, PlayerSet, Seating};

/// The maximum percentage of seats taken twice if rounds are real: games of a match may be numbered as rounds.
const MOST_TAKEN_TWICE: usize = 5;

/// Interleaved rounds of two groups alternate between them at least this often.
const LEAST_TURNS: usize = 3;

/// The maximum number of days between the stages of a knock-out.
pub(super) const LONGEST_BREAK: i32 = 14;
/// The maximum number of games of a knock-out.
const MOST_OF_KNOCK_OUT: usize = 2000;

/// The profile of a group of records. Parts needed for few groups are computed on demand.
#[derive(Clone, Debug, Default)]
pub(super) struct EventProfile {
    pub(super) names: Arc<EventNames>,
    /// By names as written, and with spellings unified.
    seatings: [Seating; 2],
    games: Vec<PlayedGame>,
    /// The first and the last complete day of each round, and of all.
    days: BTreeMap<u16, (i32, i32)>,
    /// The first and the last day, as far as days are known: for a year alone its ends.
    span: Option<(i32, i32)>,
    n_rounds_known: usize,
    n_days_known: usize,
    is_whole: OnceLock<bool>,
}

/// The comparison of two groups' records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct EventFit {
    /// The players of the larger group.
    pub(super) n_own: usize,
    /// The players of the smaller group, and those of them who are in the other one.
    pub(super) n_players: usize,
    pub(super) n_shared: usize,
    /// Seats of shared players that are free in the other group.
    pub(super) n_free: usize,
    /// Seats with the same game.
    pub(super) n_same: usize,
    /// Seats with the same opponent, but possibly another game.
    pub(super) n_maybe: usize,
    /// Seats with another opponent, or another game.
    pub(super) n_other: usize,
    /// Whether days replace rounds.
    pub(super) is_by_days: bool,
    /// Rounds of both groups played on the same days, and on others.
    pub(super) n_rounds_alike: usize,
    pub(super) n_rounds_apart: usize,
    /// The days between the two; `None` if one of them has no dates.
    pub(super) gap: Option<i32>,
}

impl EventFit {
    /// Counts the seats of shared players.
    pub(super) const fn n_seats(&self) -> usize {
        self.n_free + self.n_same + self.n_maybe + self.n_other
    }
}

/// Returns the first and the last possible day of an incomplete date.
pub(super) fn ends_of(day: Day) -> (i32, i32) {
    let number = |month: u8, day_of_month: u8| Day { month, day: day_of_month, ..day }.number();
    match (day.month, day.day) {
        (0, _) => (number(1, 1), number(12, 31)),
        (month, 0) => (number(month, 1), number(month, 31)),
        _ => (day.number(), day.number()),
    }
}

fn widened(known: Option<(i32, i32)>, (first, last): (i32, i32)) -> (i32, i32) {
    known.map_or((first, last), |known| (known.0.min(first), known.1.max(last)))
}

/// Returns the combined days of two groups.
pub(super) fn joined_spans(one: Option<(i32, i32)>, other: Option<(i32, i32)>) -> Option<(i32, i32)> {
    other.map_or(one, |other| Some(widened(one, other)))
}

/// Counts the days between two periods.
pub(super) fn gap_between(one: (i32, i32), other: (i32, i32)) -> i32 {
    (other.0 - one.1).max(one.0 - other.1).max(0)
}

impl EventProfile {
    /// Reads some records.
    pub(super) fn of(names: Arc<EventNames>, records: impl Iterator<Item = (u32, Encounter, Option<Day>)>) -> Self {
        let mut profile = Self { names, ..Self::default() };
        for (record, game, day) in records {
            profile.add(record, game, day);
        }
        profile
    }

    fn add(&mut self, record: u32, game: Encounter, day: Option<Day>) {
        if let Some(day) = day {
            let ends = ends_of(day);
            self.span = Some(widened(self.span, ends));
            if day.is_whole() && game.round > 0 {
                match self.days.entry(game.round) {
                    Entry::Occupied(mut known) => *known.get_mut() = widened(Some(*known.get()), ends),
                    Entry::Vacant(free) => *free.insert(ends) = ends,
                }
            }
        }
        if !game.is_of_two() {
            return;
        }
        let played = PlayedGame { record, game, day: day.filter(|day| day.is_whole()).map(Day::number) };
        self.put(played);
    }

    fn put(&mut self, played: PlayedGame) {
        self.n_rounds_known += usize::from(played.game.round > 0);
        self.n_days_known += usize::from(played.day.is_some());
        for (seating, read) in self.seatings.iter_mut().zip([NamesRead::Written, NamesRead::Alike]) {
            seating.add(&played, read);
        }
        self.is_whole.take();
        self.games.push(played);
    }

    /// Absorbs the records of another group.
    pub(super) fn absorb(&mut self, other: &Self) {
        for played in &other.games {
            self.put(*played);
        }
        for (round, ends) in &other.days {
            let known = self.days.get(round).copied();
            self.days.insert(*round, widened(known, *ends));
        }
        if let Some(span) = other.span {
            self.span = Some(widened(self.span, span));
        }
    }

    /// Returns true if more than this many days lie between a day and all known days.
    pub(super) fn lies_far(&self, day: Day, n_days: i32) -> bool {
        let (first, last) = ends_of(day);
        self.span.is_some_and(|own| first - own.1 > n_days || own.0 - last > n_days)
    }

    pub(super) fn n_games(&self) -> usize {
        self.games.len()
    }

    /// Returns the players, each with the FIDE ID, or 0.
    pub(super) fn players(&self, read: NamesRead) -> &PlayerSet {
        self.seatings[read as usize].players(&self.games, read)
    }

    fn chairs(&self, read: NamesRead, is_by_days: bool) -> &Chairs {
        self.seatings[read as usize].chairs(&self.games, read, is_by_days)
    }

    /// Returns true if nearly every player has one opponent in each round, or on each day.
    fn has_one_opponent(&self, is_by_days: bool) -> bool {
        if self.games.len() < 2 {
            return true;
        }
        let n_twice = self.chairs(NamesRead::Written, is_by_days).n_taken_twice;
        n_twice * 100 <= self.games.len() * 2 * MOST_TAKEN_TWICE
    }

    /// Returns true if rounds are known, and nearly every player has one opponent in each.
    pub(super) fn has_rounds(&self) -> bool {
        self.n_rounds_known * 10 >= self.games.len() * 9 && self.has_one_opponent(false)
    }

    /// Returns true if days may replace rounds: nearly every player has one opponent on each.
    pub(super) fn has_days(&self) -> bool {
        self.n_days_known * 10 >= self.games.len() * 9 && self.has_one_opponent(true)
    }

    /// Compares a smaller group with this one.
    pub(super) fn fit(&self, other: &Self, read: NamesRead, all: &dyn EventRecords<'_>) -> EventFit {
        let [own_players, players] = [self, other].map(|profile| profile.players(read));
        // Two FIDE IDs are two players, however similar their names.
        let is_shared =
            |(player, id): &(u32, u32)| own_players.get(*player).is_some_and(|own| own == *id || own == 0 || *id == 0);
        let n_shared = players.iter().filter(is_shared).count();
        let is_by_days = !(self.has_rounds() && other.has_rounds()) && self.has_days() && other.has_days();
        let mut fit = EventFit {
            is_by_days,
            n_own: own_players.len(),
            n_players: players.len(),
            n_shared,
            ..EventFit::default()
        };
        let mut count = |same: Option<Option<bool>>| match same {
            None => fit.n_free += 1,
            Some(Some(true)) => fit.n_same += 1,
            Some(None) => fit.n_maybe += 1,
            Some(Some(false)) => fit.n_other += 1,
        };
        let any = |records: &mut dyn Iterator<Item = u32>, record: u32| {
            let mut best = Some(false);
            for own in records {
                match all.is_same(own, record) {
                    Some(true) => return Some(true),
                    None => best = None,
                    Some(false) => {}
                }
            }
            best
        };
        let seating = &self.seatings[read as usize];
        let chairs = self.chairs(read, is_by_days);
        for played in &other.games {
            let (record, game) = (played.record, played.game);
            let [white, black] = read.players_of(&game);
            let Some(time) = played.time(is_by_days) else {
                let mut met = seating.pairs(&self.games, read).met(white, black).peekable();
                // Two may meet again in another round.
                let same = met.peek().is_some().then(|| any(&mut met, record)).filter(|same| *same != Some(false));
                (0..2).for_each(|_| count(same));
                continue;
            };
            for (own, opponent) in [(white, black), (black, white)] {
                if !own_players.contains(own) {
                    continue;
                }
                let seated = chairs.seated((time, own));
                if seated.clone().next().is_none() {
                    count(None);
                    continue;
                }
                let with = seated.filter(|one| one.opponent == opponent);
                if with.clone().next().is_none() {
                    count(Some(Some(false)));
                    continue;
                }
                let same = any(&mut with.clone().map(|one| one.record), record);
                // Another game of the same match.
                let is_next = same == Some(false) && with.clone().all(|one| one.board != game.board);
                count(if is_next { None } else { Some(same) });
            }
        }
        for (round, (first, last)) in &other.days {
            let Some((own_first, own_last)) = self.days.get(round) else { continue };
            let is_alike = first - 1 <= *own_last && own_first - 1 <= *last;
            *(if is_alike { &mut fit.n_rounds_alike } else { &mut fit.n_rounds_apart }) += 1;
        }
        if is_by_days {
            let days = |profile: &Self| -> HashSet<i32, DefaultHashBuilder> {
                profile.games.iter().filter_map(|played| played.day).collect()
            };
            (fit.n_rounds_alike, fit.n_rounds_apart) = (days(self).intersection(&days(other)).count(), 0);
        }
        fit.gap = self.span.zip(other.span).map(|(one, other)| gap_between(one, other));
        fit
    }

    /// Returns true if later rounds were played later, in both together.
    pub(super) fn rounds_follow(&self, other: &Self) -> bool {
        let mut all: BTreeMap<u16, (i32, i32)> = self.days.clone();
        for (round, ends) in &other.days {
            let known = all.get(round).copied();
            all.insert(*round, widened(known, *ends));
        }
        let days: Vec<(i32, i32)> = all.into_values().collect();
        days.windows(2).all(|pair| pair[0].0 <= pair[1].1)
    }

    /// Returns true if the rounds of another group, or its days, are all different from those here, and interleaved
    /// with them, as if every second round had another name.
    pub(super) fn lies_between(&self, other: &Self, is_by_days: bool) -> bool {
        let times = |profile: &Self| -> BTreeSet<i32> {
            if is_by_days {
                profile.games.iter().filter_map(|played| played.day).collect()
            } else {
                profile.games.iter().filter_map(|played| played.time(false)).collect()
            }
        };
        let [own, its] = [self, other].map(times);
        let mut all: Vec<(i32, bool)> = own.iter().map(|time| (*time, true)).collect();
        all.extend(its.iter().map(|time| (*time, false)));
        all.sort_unstable();
        let n_turns = all.windows(2).filter(|pair| pair[0].1 != pair[1].1).count();
        own.is_disjoint(&its) && n_turns >= LEAST_TURNS
    }

    fn pairings<'p>(profiles: impl IntoIterator<Item = &'p Self>) -> Vec<Pairing> {
        let games = profiles.into_iter().flat_map(|profile| &profile.games);
        let pairing = |played: &PlayedGame| {
            let [white, black] = played.game.written.map(|player| player as usize);
            Pairing { round: played.game.round, white, black, outcome: Outcome::Unknown, has_color: true }
        };
        games.map(pairing).collect()
    }

    /// Returns true if there are more players than in any round robin.
    fn is_crowded(&self) -> bool {
        self.players(NamesRead::Written).len() > 60
    }

    /// Counts the players of two groups, and their games.
    fn players_and_games(&self, other: &Self) -> (usize, usize) {
        let [own, its] = [self, other].map(|profile| profile.players(NamesRead::Written));
        let n_more = its.iter().filter(|(player, _)| !own.contains(*player)).count();
        (own.len() + n_more, self.games.len() + other.games.len())
    }

    /// Returns true if it is a complete round robin, or match of two sides.
    pub(super) fn is_whole(&self) -> bool {
        *self.is_whole.get_or_init(|| {
            let n_players = self.players(NamesRead::Written).len();
            !self.is_crowded() && may_be_complete(n_players, self.games.len()) && {
                kind::is_fixed_and_complete(&Self::pairings([self]))
            }
        })
    }

    /// Returns true if it may become complete with this many more games and players.
    pub(super) fn may_be_completed(&self, n_more_players: usize, n_more_games: usize) -> bool {
        let n_players = self.players(NamesRead::Written).len() + n_more_players;
        !self.is_crowded() && may_be_complete(n_players, self.games.len() + n_more_games)
    }

    /// Returns true if both together are a complete event, and neither is by itself.
    pub(super) fn completes(&self, other: &Self) -> bool {
        if self.is_crowded() {
            return false;
        }
        let (n_players, n_games) = self.players_and_games(other);
        may_be_complete(n_players, n_games)
            && !self.is_whole()
            && !other.is_whole()
            && kind::is_fixed_and_complete(&Self::pairings([self, other]))
    }

    /// Returns true if both together are the round robin, or the match of two sides, that neither is by itself, even if
    /// games are missing.
    pub(super) fn is_likely_with(&self, other: &Self) -> bool {
        if self.is_crowded() {
            return false;
        }
        // A sixth of all pairs met at least.
        let (n_players, n_games) = self.players_and_games(other);
        n_games * 6 >= n_players * n_players.saturating_sub(1)
            && kind::infer_fixed(&Self::pairings([self, other])).is_some_and(|found| found.n_contestants > 4)
            && kind::infer_fixed(&Self::pairings([other])).is_none_or(|found| found.n_contestants <= 3)
            && !self.is_whole()
    }

    /// Lists its matches: the two players, the lower first, the lead of the first in games, and the first and the last
    /// day; `None` if a day or a result is not known.
    fn matches(&self) -> Option<Vec<Duel>> {
        let mut matches: BTreeMap<[u32; 2], Duel> = BTreeMap::new();
        for PlayedGame { game, day, .. } in &self.games {
            let (day, balance) = ((*day)?, i32::from(game.balance?));
            let [white, black] = game.written;
            let players = [white.min(black), white.max(black)];
            let duel = matches.entry(players).or_insert(Duel { players, balance: 0, days: (day, day) });
            duel.balance += if white < black { balance } else { -balance };
            duel.days = widened(Some(duel.days), (day, day));
        }
        Some(matches.into_values().collect())
    }

    /// Returns true if another group is the next stage of a knock-out whose earlier stages are here: its players are
    /// exactly those who have not lost, each with one opponent, soon after; two who lost last may play for third place.
    pub(super) fn goes_on_in(&self, later: &Self) -> bool {
        let (Some((_, end)), Some((start, _))) = (self.span, later.span) else { return false };
        let is_small = self.games.len() <= MOST_OF_KNOCK_OUT && later.games.len() < self.games.len() * 2;
        if !is_small || !(0..=LONGEST_BREAK).contains(&(start - end)) {
            return false;
        }
        let (Some(own), Some(next)) = (self.matches(), later.matches()) else { return false };
        let mut last_day: HashMap<u32, i32, DefaultHashBuilder> = HashMap::default();
        for duel in &own {
            for player in duel.players {
                let last = last_day.entry(player).or_insert(duel.days.1);
                *last = (*last).max(duel.days.1);
            }
        }
        let mut lost: HashMap<u32, i32, DefaultHashBuilder> = HashMap::default();
        let mut open: Vec<[u32; 2]> = Vec::new();
        for duel in &own {
            let [first, second] = duel.players;
            let goes_on = duel.players.map(|player| last_day.get(&player).is_some_and(|last| *last > duel.days.1));
            let loser = match (duel.balance, goes_on) {
                (1.., _) | (0, [true, false]) => second,
                (..0, _) | (0, [false, true]) => first,
                _ => {
                    open.push(duel.players);
                    continue;
                }
            };
            if lost.insert(loser, duel.days.1).is_some() {
                return false;
            }
        }
        let plays: HashSet<u32, DefaultHashBuilder> = next.iter().flat_map(|duel| duel.players).collect();
        let has_one_each = plays.len() == next.len() * 2;
        let is_known = plays.iter().all(|player| last_day.contains_key(player));
        let third = next.iter().filter(|duel| duel.players.iter().all(|player| lost.contains_key(player)));
        let for_third: Vec<u32> = third.flat_map(|duel| duel.players).collect();
        let is_third = for_third.is_empty() || for_third.len() == 2 && next.len() == 2;
        let is_alive = |player: &u32| !lost.contains_key(player);
        let go_on = plays.iter().filter(|player| !for_third.contains(player));
        let all_go_on = last_day.keys().filter(|player| is_alive(player)).all(|player| {
            plays.contains(player)
                || open.iter().any(|two| two.contains(player) && two.iter().any(|one| plays.contains(one)))
        });
        own.len() > 1
            && own.len() > open.len() * 2
            && has_one_each
            && is_known
            && is_third
            && go_on.into_iter().all(is_alive)
            && open.iter().all(|two| !two.iter().all(|player| plays.contains(player)))
            && all_go_on
    }
}

/// Returns true if this many games may be a complete event of fixed pairings with this many players, more than three:
/// the smaller of two sides has at least a third of all.
const fn may_be_complete(n_players: usize, n_games: usize) -> bool {
    n_players > 3 && n_games * 9 >= n_players * n_players * 2
}

/// A match of two players.
#[derive(Clone, Copy, Debug)]
struct Duel {
    players: [u32; 2],
    balance: i32,
    days: (i32, i32),
}
