//! The seating in the games of an event: the pairings of each round, by the names of the records.

use std::collections::HashMap;
use std::sync::OnceLock;

use hashbrown::DefaultHashBuilder;

use crate::record::GameResult;
use crate::sorting::CompactSort;

use super::super::entries::round_tag::{self, Stage};
use super::fide_numbers::FideNumbers;

/// Stages of a knock-out are numbered from here on, the final last.
const FIRST_STAGE: u16 = 1000;

/// The pairing of a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::database) struct Encounter {
    /// White and Black: hashes that spellings of a name share; 0 for no player.
    pub(in crate::database) players: [u32; 2],
    /// Numbers of the names as they are written.
    pub(in crate::database) written: [u32; 2],
    /// The round; 0 if it is not known.
    pub(in crate::database) round: u16,
    /// The number after it.
    pub(in crate::database) board: u16,
    /// FIDE IDs; 0 if unknown.
    pub(in crate::database) ids: [u32; 2],
    /// The winner: 1 for White, -1 for Black, 0 for a draw; `None` if unknown.
    pub(super) balance: Option<i8>,
}

impl Encounter {
    /// Creates it from two players and a Round tag.
    pub(in crate::database) fn of(
        players: [u32; 2],
        written: [u32; 2],
        round: &str,
        result: Option<GameResult>,
    ) -> Self {
        let balance = match result {
            Some(GameResult::WhiteWins) => Some(1),
            Some(GameResult::BlackWins) => Some(-1),
            Some(GameResult::Draw) => Some(0),
            Some(GameResult::BothLose | GameResult::Unknown) | None => None,
        };
        if round.bytes().all(|byte| byte.is_ascii_digit()) {
            // Most rounds are a number.
            let round = round_tag::read(round).round;
            return Self { players, written, round, board: 0, ids: [0; 2], balance };
        }
        let tag = round_tag::read(round);
        let stage =
            round_tag::stage(round).map(|Stage { n_matches, .. }| FIRST_STAGE + 512_u16.saturating_sub(n_matches));
        Self { players, written, round: stage.unwrap_or(tag.round), board: tag.board, ids: [0; 2], balance }
    }

    /// Replaces the players' numbers by those from FIDE IDs, as far as these are known for the names as written.
    pub(in crate::database) fn numbered(mut self, numbers: &FideNumbers) -> Self {
        self.ids = self.written.map(|name| numbers.id(name));
        self.written = self.written.map(|name| numbers.player(name));
        self
    }

    pub(super) const fn is_of_two(self) -> bool {
        let [white, black] = self.players;
        white != 0 && black != 0 && self.written[0] != self.written[1]
    }
}

/// How the names of players are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamesRead {
    /// As written: for one source.
    Written,
    /// With spellings of a name unified, which also unifies some different people.
    Alike,
}

impl NamesRead {
    pub(super) const fn players_of(self, game: &Encounter) -> [u32; 2] {
        match self {
            Self::Written => game.written,
            Self::Alike => game.players,
        }
    }
}

/// A seat: the round, or the day, and the player.
type Chair = (i32, u32);

/// Days are numbered from here on, rounds below.
const FIRST_DAY: i32 = 1 << 16;

/// A game of a group of records.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayedGame {
    pub(super) record: u32,
    pub(super) game: Encounter,
    /// The day, if it is known.
    pub(super) day: Option<i32>,
}

impl PlayedGame {
    /// Returns its round, or its day; `None` if unknown.
    pub(super) fn time(&self, is_by_days: bool) -> Option<i32> {
        let round = i32::from(self.game.round);
        if is_by_days { self.day.map(|day| FIRST_DAY + day) } else { Some(round).filter(|round| *round > 0) }
    }
}

/// The game of a player in a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seated {
    pub(super) opponent: u32,
    pub(super) board: u16,
    pub(super) record: u32,
    /// The previous one on the same seat, counted from 1; 0 for none.
    before: u32,
}

/// The occupants of each seat, by rounds or by days.
#[derive(Clone, Debug, Default)]
pub(super) struct Chairs {
    /// The last game of each seat, counted from 1.
    last: HashMap<Chair, u32, DefaultHashBuilder>,
    seated: Vec<Seated>,
    /// Seats of a player with two opponents.
    pub(super) n_taken_twice: usize,
}

impl Chairs {
    fn of(games: &[PlayedGame], read: NamesRead, is_by_days: bool) -> Self {
        let mut chairs = Self::default();
        chairs.last.reserve(games.len() * 2);
        chairs.seated.reserve(games.len() * 2);
        for played in games {
            chairs.add(played, read, is_by_days);
        }
        chairs
    }

    fn add(&mut self, played: &PlayedGame, read: NamesRead, is_by_days: bool) {
        let Some(time) = played.time(is_by_days) else { return };
        let [white, black] = read.players_of(&played.game);
        for (own, opponent) in [(white, black), (black, white)] {
            let is_other = self.seated((time, own)).any(|other| other.opponent != opponent);
            self.n_taken_twice += usize::from(is_other);
            let last = self.last.entry((time, own)).or_default();
            let before = std::mem::replace(last, u32::try_from(self.seated.len() + 1).unwrap_or(0));
            self.seated.push(Seated { opponent, board: played.game.board, record: played.record, before });
        }
    }

    /// Lists the opponents on a seat, the last first.
    pub(super) fn seated(&self, chair: Chair) -> impl Iterator<Item = &Seated> + Clone {
        let at = move |number: u32| (number as usize).checked_sub(1).and_then(|at| self.seated.get(at));
        let last = self.last.get(&chair).and_then(|last| at(*last));
        std::iter::successors(last, move |one| at(one.before))
    }
}

/// Players, each with the FIDE ID, or 0. Most groups have few: a sorted vector is the cheapest set.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayerSet(Vec<(u32, u32)>);

impl PlayerSet {
    fn of(games: &[PlayedGame], read: NamesRead) -> Self {
        let players = |played: &PlayedGame| read.players_of(&played.game).into_iter().zip(played.game.ids).rev();
        // Of several IDs of a player the last counts.
        let mut all: Vec<(u32, u32)> = games.iter().rev().flat_map(players).collect();
        all.compact_sort_by_key(|(player, _)| *player);
        all.dedup_by_key(|(player, _)| *player);
        Self(all)
    }

    pub(super) const fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        self.0.iter().copied()
    }

    /// Returns the ID of a player in the set.
    pub(super) fn get(&self, player: u32) -> Option<u32> {
        let at = self.0.binary_search_by_key(&player, |(player, _)| *player).ok()?;
        self.0.get(at).map(|(_, id)| *id)
    }

    pub(super) fn contains(&self, player: u32) -> bool {
        self.get(player).is_some()
    }
}

/// The games of each pair.
#[derive(Clone, Debug, Default)]
pub(super) struct MetPairs {
    /// The last record of each pair, the lower number first, counted from 1.
    last: HashMap<(u32, u32), u32, DefaultHashBuilder>,
    /// Each record with the previous one of the same pair, or 0.
    records: Vec<(u32, u32)>,
}

impl MetPairs {
    fn add(&mut self, played: &PlayedGame, read: NamesRead) {
        let [white, black] = read.players_of(&played.game);
        let last = self.last.entry((white.min(black), white.max(black))).or_default();
        let before = std::mem::replace(last, u32::try_from(self.records.len() + 1).unwrap_or(0));
        self.records.push((played.record, before));
    }

    /// Lists the records of a pair, the last first.
    pub(super) fn met(&self, one: u32, other: u32) -> impl Iterator<Item = u32> {
        let at = move |number: u32| (number as usize).checked_sub(1).and_then(|at| self.records.get(at));
        let last = self.last.get(&(one.min(other), one.max(other))).and_then(|last| at(*last));
        std::iter::successors(last, move |(_, before)| at(*before)).map(|(record, _)| *record)
    }
}

/// The seating with names compared in one way; each part is computed on demand, and updated from then on.
#[derive(Clone, Debug, Default)]
pub(super) struct Seating {
    /// Each with the FIDE ID, or 0.
    players: OnceLock<PlayerSet>,
    /// By rounds, and by days.
    chairs: [OnceLock<Chairs>; 2],
    pairs: OnceLock<MetPairs>,
}

impl Seating {
    /// Adds a game to the parts that are already computed.
    pub(super) fn add(&mut self, played: &PlayedGame, read: NamesRead) {
        self.players.take();
        for (chairs, is_by_days) in self.chairs.iter_mut().zip([false, true]) {
            if let Some(chairs) = chairs.get_mut() {
                chairs.add(played, read, is_by_days);
            }
        }
        if let Some(pairs) = self.pairs.get_mut() {
            pairs.add(played, read);
        }
    }

    pub(super) fn players(&self, games: &[PlayedGame], read: NamesRead) -> &PlayerSet {
        self.players.get_or_init(|| PlayerSet::of(games, read))
    }

    pub(super) fn chairs(&self, games: &[PlayedGame], read: NamesRead, is_by_days: bool) -> &Chairs {
        self.chairs[usize::from(is_by_days)].get_or_init(|| Chairs::of(games, read, is_by_days))
    }

    pub(super) fn pairs(&self, games: &[PlayedGame], read: NamesRead) -> &MetPairs {
        self.pairs.get_or_init(|| {
            let mut pairs = MetPairs::default();
            for played in games {
                pairs.add(played, read);
            }
            pairs
        })
    }
}
