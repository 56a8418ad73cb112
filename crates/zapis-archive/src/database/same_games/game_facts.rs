//! What the tags of a record say that decides whether two records can be one game.

use std::cmp::Reverse;

use crate::record::GameResult;

use super::super::entries::archive::Archive;
use super::super::entries::interner::Symbol;
use super::super::entries::known_date::KnownDate;
use super::super::entries::player_names::Names;
use super::super::names::name_key::{NameKey, NameLikeness, is_unknown};

/// The facts compared between two records besides their moves.
#[derive(Clone, Debug)]
pub(super) struct GameFacts<'a> {
    /// White and Black.
    pub names: [&'a NameKey; 2],
    /// The date of the game.
    pub date: KnownDate,
    /// The text of the round; absent if it is not known.
    round: Symbol,
    archive: &'a Archive,
    number: u32,
    /// The result from the tag, otherwise from the marker.
    pub result: Option<GameResult>,
}

/// How the players of two records compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayersMatch {
    /// Both may be the same, or one is and the other is missing.
    Alike,
    /// No player is known in both records.
    Unknown,
    /// They may be the same with colors swapped.
    Swapped,
    /// At least one of them is certainly different.
    Other,
}

impl<'a> GameFacts<'a> {
    /// Reads them from a record's entry.
    #[must_use]
    pub(super) fn of(archive: &'a Archive, names: &'a Names, number: u32) -> Self {
        let summary = archive.summary(number);
        let (date, result) = (summary.date(), summary.result);
        Self {
            names: summary.players.map(|player| names.key(player)),
            date,
            round: summary.round,
            result,
            archive,
            number,
        }
    }

    /// Returns the round, if known.
    fn round(&self) -> Option<&'a str> {
        (!self.round.is_absent()).then(|| self.archive.text(self.round))
    }

    /// Compares the players.
    #[must_use]
    pub(super) fn players(&self, other: &Self) -> PlayersMatch {
        let [[a, b], [c, d]] = [self.names, other.names];
        let certainly = |one: NameLikeness, two: NameLikeness| {
            one != NameLikeness::Other
                && two != NameLikeness::Other
                && (one == NameLikeness::Alike || two == NameLikeness::Alike)
        };
        let (straight, crossed) = ([a.likeness(c), b.likeness(d)], [a.likeness(d), b.likeness(c)]);
        let is_crossed = crossed == [NameLikeness::Alike; 2] && straight != [NameLikeness::Alike; 2];
        if is_crossed {
            PlayersMatch::Swapped
        } else if certainly(straight[0], straight[1]) {
            PlayersMatch::Alike
        } else if straight == [NameLikeness::Unknown; 2] {
            PlayersMatch::Unknown
        } else {
            PlayersMatch::Other
        }
    }

    /// Returns true if one player has the same color in both.
    pub(super) fn has_a_player_of(&self, other: &Self) -> bool {
        self.names.iter().zip(other.names).any(|(one, other)| one.likeness(other) == NameLikeness::Alike)
    }

    /// Returns true if the same players have the same colors, and the dates are compatible.
    pub(super) fn has_colors_and_date_of(&self, other: &Self) -> bool {
        self.players(other) == PlayersMatch::Alike && self.has_date_of(other)
    }

    /// Returns true if a player of one is a player of the other, ignoring colors.
    pub(super) fn shares_a_player_with(&self, other: &Self) -> bool {
        self.names.iter().any(|one| other.names.iter().any(|other| one.is_likely(other)))
    }

    /// Returns true if both are pairings of one event that were both played, although the moves are the same: other
    /// players in another round, four players in one round, or in one file a draw of the same players in another round
    /// and on another day.
    pub(super) fn is_other_pairing_than(&self, other: &Self) -> bool {
        let is_other_round = !self.has_round_of(other);
        let is_apart = match self.players(other) {
            PlayersMatch::Alike | PlayersMatch::Swapped => {
                let are_days = self.day().is_some() && other.day().is_some();
                is_other_round && are_days && self.date != other.date && self.is_draw() && other.is_draw()
            }
            PlayersMatch::Unknown => false,
            PlayersMatch::Other => {
                is_other_round || self.round().is_some() && other.round().is_some() && !self.shares_a_player_with(other)
            }
        };
        is_apart && {
            let [one, other_entry] = [self, other].map(|facts| facts.archive.prefix(facts.number));
            let are_in_one_file = one.file == other_entry.file;
            let is_one_event = one.event == other_entry.event && !is_unknown(self.archive.text(one.event));
            is_one_event && (are_in_one_file || self.players(other) == PlayersMatch::Other)
        }
    }

    fn day(&self) -> Option<u32> {
        let [year, month, day] = self.date;
        let [year, month, day] = [year?, month?, day?].map(u32::from);
        Some(year * 372 + month * 31 + day)
    }

    /// Orders records by completeness, the most complete first, independent of their position.
    pub(super) fn rank(&self) -> impl Ord + use<'a> {
        let n_known = self.date.iter().flatten().count() + usize::from(!self.round.is_absent());
        let n_names = self.names.iter().filter(|name| !name.is_unknown()).count();
        let surnames = self.names.map(NameKey::surname);
        let result = self.result.map(GameResult::marker);
        (Reverse((n_names, n_known)), self.date, self.round(), result, surnames)
    }

    /// Returns true if the dates are compatible, as far as both are known.
    #[must_use]
    pub(super) fn has_date_of(&self, other: &Self) -> bool {
        self.date.iter().zip(&other.date).all(|(one, other)| one.is_none() || other.is_none() || one == other)
    }

    /// Returns true if both have the same year.
    #[must_use]
    pub(super) fn has_year_of(&self, other: &Self) -> bool {
        self.date[0].is_some() && self.date[0] == other.date[0]
    }

    #[must_use]
    pub(super) fn has_day_of(&self, other: &Self) -> bool {
        self.date.iter().all(Option::is_some) && self.date == other.date
    }

    /// Returns true if they are from two occasions: known, different days, in another round, or not within days.
    #[must_use]
    pub(super) fn is_of_another_occasion(&self, other: &Self) -> bool {
        const DAYS: u32 = 10;
        match (self.day(), other.day()) {
            (Some(one), Some(other_day)) if one != other_day => {
                one.abs_diff(other_day) > DAYS || !self.has_round_of(other)
            }
            (Some(_), Some(_)) => false,
            _ => !self.has_date_of(other) && self.date[0] != other.date[0],
        }
    }

    /// Returns true if the game was drawn, or its result is unknown.
    #[must_use]
    pub(super) const fn is_draw(&self) -> bool {
        matches!(self.result, Some(GameResult::Draw | GameResult::Unknown) | None)
    }

    /// Returns true if the rounds are compatible, as far as both are known.
    #[must_use]
    pub(super) fn has_round_of(&self, other: &Self) -> bool {
        if self.round == other.round {
            return true;
        }
        let (Some(one), Some(other)) = (self.round(), other.round()) else { return true };
        whole(one) == whole(other)
    }

    /// Returns true if the results are compatible.
    #[must_use]
    pub(super) fn has_result_of(&self, other: &Self) -> bool {
        let known = |result: Option<GameResult>| result.filter(|result| *result != GameResult::Unknown);
        let (Some(one), Some(other)) = (known(self.result), known(other.result)) else { return true };
        one == other
    }
}

/// Returns the round without the board after it: `5.3` is the third board of round 5, if boards are numbered at all.
fn whole(round: &str) -> &str {
    round.split('.').next().unwrap_or(round).trim_start_matches('0')
}
