//! Decides whether two groups of records are one event: certainly, certainly not, or unknown.

use std::cell::OnceCell;

use super::event_join::{DoubtReason, JoinReason};
use super::event_names::{EventNames, NamesFit};
use super::event_profile::{EventFit, EventProfile, LONGEST_BREAK, gap_between};
use super::event_records::EventRecords;
use super::seating::{Encounter, NamesRead};

/// The maximum number of days between parts of one event: leagues pause for a winter.
pub(in crate::database) const LONGEST_PAUSE: i32 = 100;
/// The maximum if the names are less similar.
const SHORT_PAUSE: i32 = 5;
/// Groups with fewer games, or fewer players, are not reported if in doubt.
const LEAST_DOUBTED: usize = 6;
const LEAST_PLAYERS_DOUBTED: usize = 4;

/// The verdict on two groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JoinVerdict {
    /// They are one event.
    One(JoinReason, EventFit),
    /// They may be one.
    Doubtful(DoubtReason, EventFit),
    /// They are two.
    Two,
}

/// Returns true if two groups are certainly two events by their days alone, whatever their names, as far as both are
/// dated.
pub(super) fn are_apart_by_days(spans: Option<((i32, i32), (i32, i32))>) -> bool {
    spans.is_some_and(|(one, other)| gap_between(one, other) > LONGEST_PAUSE)
}

/// Returns true if two groups are certainly two events by their names and days alone, as far as both are dated.
pub(super) fn are_apart(names: NamesFit, spans: Option<((i32, i32), (i32, i32))>) -> bool {
    let longest = match names {
        NamesFit::Apart => return true,
        NamesFit::Same => LONGEST_PAUSE,
        // Stages of a knock-out may be further apart than parts of a round.
        NamesFit::Similar | NamesFit::Other => SHORT_PAUSE.max(LONGEST_BREAK),
    };
    spans.is_some_and(|(one, other)| gap_between(one, other) > longest)
}

/// Returns whether two groups are one event, and why.
pub(super) fn verdict(one: &EventProfile, other: &EventProfile, all: &dyn EventRecords<'_>) -> JoinVerdict {
    let names = one.names.fit(&other.names);
    if names == NamesFit::Apart {
        return JoinVerdict::Two;
    }
    let mut doubt = None;
    for read in [NamesRead::Written, NamesRead::Alike] {
        let fit = one.fit(other, read, all);
        let is_near = fit.gap.map_or(names != NamesFit::Other, |gap| {
            gap <= if names == NamesFit::Same { LONGEST_PAUSE } else { SHORT_PAUSE }
        });
        let n_seats = fit.n_seats();
        // In a match, similar names may be coincidence.
        let is_match = read == NamesRead::Alike && fit.n_own < 3;
        if is_match || n_seats == 0 || fit.n_rounds_apart * 4 > fit.n_rounds_alike {
            continue;
        }
        if is_near && let Some(reason) = reason_of(names, &fit, one, other) {
            return JoinVerdict::One(reason, fit);
        }
        doubt = doubt.or_else(|| Some((doubt_of(names, &fit, one, other)?, fit)));
    }
    let is_stage = || one.names.are_stages(&other.names) && (one.goes_on_in(other) || other.goes_on_in(one));
    if is_stage() {
        return JoinVerdict::One(JoinReason::Stages, one.fit(other, NamesRead::Written, all));
    }
    doubt.map_or(JoinVerdict::Two, |(reason, fit)| JoinVerdict::Doubtful(reason, fit))
}

/// The number of shared players of a larger group and some games, which is cheap to compute.
pub(super) struct SharedPlayers<'p> {
    one: &'p EventProfile,
    games: &'p [Encounter],
    written: SharedCounts,
    alike: OnceCell<SharedCounts>,
}

/// Counts of shared players.
#[derive(Clone, Copy)]
struct SharedCounts {
    /// Players of the larger group, of the games, and of both.
    n_own: usize,
    n_players: usize,
    n_shared: usize,
    /// Games with one shared player, and with two.
    games: [usize; 2],
}

impl SharedCounts {
    fn of(one: &EventProfile, read: NamesRead, games: &[Encounter]) -> Self {
        let own = one.players(read);
        let mut players: Vec<u32> = games.iter().flat_map(|game| read.players_of(game)).collect();
        let mut of_players = [0; 2];
        for game in players.as_chunks::<2>().0 {
            match game.iter().filter(|player| own.contains(**player)).count() {
                0 => {}
                n => of_players[n - 1] += 1,
            }
        }
        players.sort_unstable();
        players.dedup();
        let n_shared = players.iter().filter(|player| own.contains(**player)).count();
        Self { n_own: own.len(), n_players: players.len(), n_shared, games: of_players }
    }

    /// Returns true if at least this percentage of players is shared.
    const fn shares(self, least: usize) -> bool {
        self.n_shared * 100 >= self.n_players.saturating_mul(least)
    }

    /// Returns true if the games may be copies.
    const fn are_copies(self) -> bool {
        let [n_one, n_both] = self.games;
        let n_both = n_both * 2;
        n_both > 3 && n_both * 10 >= (n_both + n_one) * 8
    }

    /// Returns true if all players of one of the two are shared, as in a stage of a knock-out.
    const fn is_stage(self) -> bool {
        self.n_shared == self.n_players || self.n_shared == self.n_own
    }
}

impl<'p> SharedPlayers<'p> {
    pub(in crate::database) fn of(one: &'p EventProfile, games: &'p [Encounter]) -> Self {
        let written = SharedCounts::of(one, NamesRead::Written, games);
        Self { one, games, written, alike: OnceCell::new() }
    }

    fn alike(&self) -> SharedCounts {
        *self.alike.get_or_init(|| SharedCounts::of(self.one, NamesRead::Alike, self.games))
    }

    /// Returns true if they are enough for one event, or for a doubt, if names allow it.
    pub(super) fn may_be_enough(&self) -> bool {
        let is_enough = |counts: SharedCounts| counts.shares(LEAST_SHARED) || counts.are_copies();
        is_enough(self.written) || self.written.is_stage() || is_enough(self.alike())
    }
}

/// The minimum percentage of shared players, unless the games are the same.
const LEAST_SHARED: usize = 50;

/// Returns true if a larger group and some games, of a group with these names, may be one event, or may leave a doubt,
/// judging by the number of shared players. [`verdict`] finds two events in all other cases.
pub(in crate::database) fn may_be_one(names: &EventNames, shared: &SharedPlayers<'_>) -> bool {
    let (one, n) = (shared.one, shared.games.len());
    let fit = one.names.fit(names);
    // The minimum percentage of shared players, unless together they are a complete event, or the games are the same.
    let least = match fit {
        NamesFit::Same if n > 2 => LEAST_SHARED,
        NamesFit::Similar if n >= LEAST_DOUBTED => LEAST_SHARED,
        NamesFit::Similar if n > 3 => 70,
        NamesFit::Other if n > 5 => 85,
        NamesFit::Same | NamesFit::Similar => 100,
        NamesFit::Other => usize::MAX,
        NamesFit::Apart => return false,
    };
    let written = shared.written;
    // Completeness is judged by names as written.
    let may_be = one.may_be_completed(written.n_players - written.n_shared, n) && written.n_shared > 0;
    let is_one = |counts: SharedCounts| counts.shares(least) || may_be && counts.shares(80) || counts.are_copies();
    written.is_stage() && one.names.are_stages(names) || is_one(written) || is_one(shared.alike())
}

fn share(fit: &EventFit, least: usize) -> bool {
    fit.n_shared * 100 >= fit.n_players * least
}

fn reason_of(names: NamesFit, fit: &EventFit, one: &EventProfile, other: &EventProfile) -> Option<JoinReason> {
    let n_seats = fit.n_seats();
    // Differences in copies are mistakes in one of them.
    let n_copied = fit.n_same + if names == NamesFit::Other { 0 } else { fit.n_maybe };
    if fit.n_same > 3 && n_copied * 10 >= n_seats * 8 {
        return Some(JoinReason::Copies);
    }
    // A mistaken round contradicts two others.
    let n_forgiven = n_seats / 25;
    if fit.n_other > n_forgiven {
        return None;
    }
    if share(fit, 80) && fit.n_maybe == 0 && one.completes(other) {
        return Some(JoinReason::Complete);
    }
    if fit.n_maybe * 10 > n_seats {
        return None;
    }
    let n = other.n_games();
    let has_rounds = one.has_rounds() && other.has_rounds();
    let is_joined = match names {
        // No player plays twice on a day, and the days of one lie among those of the other.
        NamesFit::Same | NamesFit::Similar if !has_rounds => {
            let is_among = fit.gap == Some(0) && (fit.n_rounds_alike > 1 || one.lies_between(other, true));
            fit.is_by_days && share(fit, 80) && is_among && n > 3
        }
        NamesFit::Same => share(fit, if n < 3 { 100 } else { 50 }) && (fit.gap.is_some() || n > 3),
        NamesFit::Similar if n < 4 => share(fit, 100) && fit.n_rounds_alike > 0,
        NamesFit::Similar => {
            share(fit, 70) && (fit.gap.is_some() || share(fit, 90) && n > 7) && one.rounds_follow(other)
        }
        NamesFit::Other => {
            has_rounds
                && share(fit, 85)
                && n > 5
                && fit.n_players > 5
                && fit.n_other == 0
                && (fit.n_rounds_alike > 1 || one.lies_between(other, false))
                && one.rounds_follow(other)
        }
        NamesFit::Apart => false,
    };
    is_joined.then_some(JoinReason::Rounds)
}

/// Returns why it is uncertain that two groups, which nothing shows to be one, are two events; `None` if it is certain.
fn doubt_of(names: NamesFit, fit: &EventFit, one: &EventProfile, other: &EventProfile) -> Option<DoubtReason> {
    let n_seats = fit.n_seats();
    let is_large = other.n_games() >= LEAST_DOUBTED && fit.n_shared >= LEAST_PLAYERS_DOUBTED;
    let is_near = fit.gap.is_none_or(|gap| gap <= SHORT_PAUSE);
    // A group that is complete by itself is an event of its own.
    if !is_large || !is_near || fit.n_same > 0 || one.is_whole() && other.is_whole() {
        return None;
    }
    let has_rounds = one.has_rounds() && other.has_rounds();
    match names {
        NamesFit::Same | NamesFit::Similar if !has_rounds => {
            let may_be = share(fit, 75) && fit.n_other * 10 <= n_seats;
            (may_be && one.is_likely_with(other)).then_some(DoubtReason::NoRounds)
        }
        NamesFit::Same | NamesFit::Similar if share(fit, 75) && fit.n_other > 0 => {
            let is_little = fit.n_other * 8 <= n_seats && fit.n_rounds_alike > 1;
            is_little.then_some(DoubtReason::OtherOpponents)
        }
        NamesFit::Similar => {
            (share(fit, 50) && fit.n_other == 0 && fit.n_rounds_alike > 1).then_some(DoubtReason::OtherPlayers)
        }
        // Rounds that are compatible, but without dates.
        NamesFit::Other => {
            let fits = has_rounds && share(fit, 90) && fit.n_other == 0 && fit.n_maybe == 0;
            (fits && fit.gap.is_none() && fit.n_players > 5).then_some(DoubtReason::OtherNames)
        }
        _ => None,
    }
}
