//! What a group of records tells of its event: who played whom in which round, when, and what the event is called.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::collections::{HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::tournament::{Kind, Outcome, Pairing, kind};

use super::event_key::{Day, event_name, folded, is_address};
use super::head::Head;
use super::name_key::{NameKey, NameLikeness};
use super::round_tag::{self, Stage};
use super::tag::is_said;

/// Stages of a knock-out are numbered from here on, the final last.
const FIRST_STAGE: u16 = 1000;
/// Of so many seats in a hundred may be taken twice before rounds are no rounds: games of a match may be numbered so.
const MOST_TAKEN_TWICE: usize = 5;

/// Who met whom in a record, as far as it matters here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Encounter {
    /// White and Black: numbers that spellings of a name share; 0 for nobody.
    pub(super) players: [u32; 2],
    /// Numbers of the names as they are written.
    pub(super) written: [u32; 2],
    /// The round; 0 where it is not known.
    pub(super) round: u16,
    /// The number behind it.
    pub(super) board: u16,
}

impl Encounter {
    /// Makes the one of two players and a Round tag.
    pub(super) fn of(players: [u32; 2], written: [u32; 2], round: &str) -> Self {
        let tag = round_tag::read(round);
        let stage =
            round_tag::stage(round).map(|Stage { n_matches, .. }| FIRST_STAGE + 512_u16.saturating_sub(n_matches));
        Self { players, written, round: stage.unwrap_or(tag.round), board: tag.board }
    }

    const fn is_of_two(self) -> bool {
        let [white, black] = self.players;
        white != 0 && black != 0 && self.written[0] != self.written[1]
    }
}

/// What names an event, its place and the part of it that records belong to.
#[derive(Clone, Debug, Default)]
pub(super) struct EventNames {
    event: String,
    site: String,
    section: String,
    event_key: NameKey,
    site_key: NameKey,
    tempo: Option<&'static str>,
}

/// How the names of two events lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamesFit {
    /// One name, whatever the place.
    Same,
    /// Names and places that may be the same: spelled otherwise, or not known.
    Similar,
    /// The name or the place is another.
    Other,
    /// Sections or kinds of time control of which each says that it is another.
    Apart,
}

/// Words that tell events of one festival apart.
const TEMPOS: [(&str, &str); 13] = [
    ("rapid", "rapid"),
    ("рапид", "rapid"),
    ("быстр", "rapid"),
    ("schnell", "rapid"),
    ("active", "rapid"),
    ("blitz", "blitz"),
    ("блиц", "blitz"),
    ("bullet", "bullet"),
    ("blind", "blind"),
    ("вслепую", "blind"),
    ("960", "960"),
    ("chess9lx", "960"),
    ("armageddon", "armageddon"),
];

impl EventNames {
    /// Reads the names of a record's event.
    pub(super) fn of(head: &Head<'_>) -> Self {
        let said = |text: &str| {
            let mut key = String::new();
            if is_said(text) {
                folded(text, &mut key);
            }
            key.trim_end().to_owned()
        };
        let (event, site) = (event_name(head), if is_address(head.site) { "" } else { head.site });
        let words = [head.event, head.section, head.event_type].join(" ").to_lowercase();
        let tempo = TEMPOS.iter().find(|(word, _)| words.contains(word)).map(|(_, tempo)| *tempo);
        Self {
            event: said(event),
            site: said(site),
            section: said(head.section),
            event_key: NameKey::of(event),
            site_key: NameKey::of(site),
            tempo: tempo.or_else(|| tempo_of(head.time_control)),
        }
    }

    /// Tells how two events lie to each other by their names alone.
    pub(super) fn fit(&self, other: &Self) -> NamesFit {
        let are_known = |one: &str, other: &str| !one.is_empty() && !other.is_empty();
        let is_named = |one: &Self| !one.event.is_empty();
        if are_known(&self.section, &other.section) && self.section != other.section {
            return NamesFit::Apart;
        }
        // Of records that name no event nobody knows how fast it was played.
        let has_tempos = is_named(self) && is_named(other) || self.tempo.is_some() && other.tempo.is_some();
        if has_tempos && self.tempo != other.tempo {
            return NamesFit::Apart;
        }
        if self.event == other.event && is_named(self) {
            return NamesFit::Same;
        }
        let is_like = |one: &NameKey, other: &NameKey| one.likeness(other) != NameLikeness::Other;
        let is_event_like = !are_known(&self.event, &other.event) || is_like(&self.event_key, &other.event_key);
        let is_site_like =
            self.site == other.site || !are_known(&self.site, &other.site) || is_like(&self.site_key, &other.site_key);
        if is_event_like && is_site_like { NamesFit::Similar } else { NamesFit::Other }
    }
}

/// Tells blitz and rapid by seconds for sixty moves; slower games say nothing, as most records of them do.
fn tempo_of(time_control: &str) -> Option<&'static str> {
    let (main, more) = time_control.trim().split_once('+').unwrap_or((time_control.trim(), "0"));
    let seconds = main.parse::<u32>().ok()?.saturating_add(more.parse::<u32>().ok()?.saturating_mul(60));
    match seconds {
        0 | 3600.. => None,
        ..180 => Some("bullet"),
        180..=600 => Some("blitz"),
        _ => Some("rapid"),
    }
}

/// What is taken for a seat: the round and the player.
type Chair = (u16, u32);

/// The game somebody has in a round.
#[derive(Clone, Copy, Debug)]
struct Seated {
    opponent: u32,
    board: u16,
    record: u32,
}

/// How the names of players are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NamesRead {
    /// As they are written: of one source.
    Written,
    /// So that spellings of a name are one, and some names of two people as well.
    Alike,
}

/// Who sat where, by names read in one way.
#[derive(Clone, Debug, Default)]
struct Seating {
    players: HashSet<u32, DefaultHashBuilder>,
    chairs: HashMap<Chair, Vec<Seated>, DefaultHashBuilder>,
    /// Games of two who met, the lower number first.
    pairs: HashMap<(u32, u32), Vec<u32>, DefaultHashBuilder>,
    /// Chairs that somebody has with two opponents.
    n_taken_twice: usize,
}

impl Seating {
    fn add(&mut self, record: u32, [white, black]: [u32; 2], round: u16, board: u16) {
        for (own, opponent) in [(white, black), (black, white)] {
            self.players.insert(own);
            if round > 0 {
                let seated = self.chairs.entry((round, own)).or_default();
                self.n_taken_twice += usize::from(seated.iter().any(|other| other.opponent != opponent));
                seated.push(Seated { opponent, board, record });
            }
        }
        self.pairs.entry((white.min(black), white.max(black))).or_default().push(record);
    }
}

/// What a group of records tells.
#[derive(Clone, Debug, Default)]
pub(super) struct EventProfile {
    pub(super) names: EventNames,
    written: Seating,
    alike: Seating,
    games: Vec<(u32, Encounter)>,
    /// The first and the last whole day of each round, and of all.
    days: BTreeMap<u16, (i32, i32)>,
    /// The first and the last day, as far as days are known: of a year alone its ends.
    span: Option<(i32, i32)>,
    n_rounds_known: usize,
}

/// How the records of one group lie to those of another.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EventFit {
    /// Players of the greater group.
    pub(super) n_own: usize,
    /// Players of the smaller group, and those of them whom the other has.
    pub(super) n_players: usize,
    pub(super) n_shared: usize,
    /// Seats of shared players that the other group leaves free.
    pub(super) n_free: usize,
    /// Seats with the same game.
    pub(super) n_same: usize,
    /// Seats with the same opponent, of whose game nobody knows whether it is the same.
    pub(super) n_maybe: usize,
    /// Seats with another opponent, or another game.
    pub(super) n_other: usize,
    /// Rounds that both have, played on the same days, and on others.
    pub(super) n_rounds_alike: usize,
    pub(super) n_rounds_apart: usize,
    /// Days between the two; none where one of them is not dated.
    pub(super) gap: Option<i32>,
}

fn ends_of(day: Day) -> (i32, i32) {
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

impl EventProfile {
    /// Reads some records.
    pub(super) fn of(
        records: &[u32],
        names: EventNames,
        encounter: &dyn Fn(u32) -> Encounter,
        day: &dyn Fn(u32) -> Option<Day>,
    ) -> Self {
        let mut profile = Self { names, ..Self::default() };
        for record in records {
            profile.add(*record, encounter(*record), day(*record));
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
        self.n_rounds_known += usize::from(game.round > 0);
        self.written.add(record, game.written, game.round, game.board);
        self.alike.add(record, game.players, game.round, game.board);
        self.games.push((record, game));
    }

    /// Takes the records of another group in.
    pub(super) fn absorb(&mut self, other: &Self) {
        for (record, game) in &other.games {
            self.add(*record, *game, None);
        }
        for (round, ends) in &other.days {
            let known = self.days.get(round).copied();
            self.days.insert(*round, widened(known, *ends));
        }
        if let Some(span) = other.span {
            self.span = Some(widened(self.span, span));
        }
    }

    /// Tells whether more than so many days lie between a day and all that are known here.
    pub(super) fn lies_far(&self, day: Day, n_days: i32) -> bool {
        let (first, last) = ends_of(day);
        self.span.is_some_and(|own| first - own.1 > n_days || own.0 - last > n_days)
    }

    pub(super) fn n_games(&self) -> usize {
        self.games.len()
    }

    const fn seating(&self, read: NamesRead) -> &Seating {
        match read {
            NamesRead::Written => &self.written,
            NamesRead::Alike => &self.alike,
        }
    }

    /// Tells whether rounds are known, and nearly everybody has one opponent in each.
    pub(super) fn has_rounds(&self) -> bool {
        self.n_rounds_known * 10 >= self.games.len() * 9
            && self.written.n_taken_twice * 100 <= self.games.len() * 2 * MOST_TAKEN_TWICE
    }

    /// Holds a smaller group against this one; `is_same` tells whether two records are one game, where that is known.
    pub(super) fn fit(&self, other: &Self, read: NamesRead, is_same: &dyn Fn(u32, u32) -> Option<bool>) -> EventFit {
        let [own_seats, seats] = [self, other].map(|profile| profile.seating(read));
        let n_shared = seats.players.iter().filter(|player| own_seats.players.contains(*player)).count();
        let mut fit = EventFit {
            n_own: own_seats.players.len(),
            n_players: seats.players.len(),
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
                match is_same(own, record) {
                    Some(true) => return Some(true),
                    None => best = None,
                    Some(false) => {}
                }
            }
            best
        };
        for (record, game) in &other.games {
            let [white, black] = if read == NamesRead::Written { game.written } else { game.players };
            if game.round == 0 {
                let known = own_seats.pairs.get(&(white.min(black), white.max(black)));
                // Two may meet again in another round.
                let same = known.map(|records| any(&mut records.iter().copied(), *record));
                let same = same.filter(|same| *same != Some(false));
                (0..2).for_each(|_| count(same));
                continue;
            }
            for (own, opponent) in [(white, black), (black, white)] {
                if !own_seats.players.contains(&own) {
                    continue;
                }
                let Some(seated) = own_seats.chairs.get(&(game.round, own)) else {
                    count(None);
                    continue;
                };
                let with = seated.iter().filter(|one| one.opponent == opponent);
                if with.clone().next().is_none() {
                    count(Some(Some(false)));
                    continue;
                }
                let same = any(&mut with.clone().map(|one| one.record), *record);
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
        fit.gap = self.span.zip(other.span).map(|(one, other)| (other.0 - one.1).max(one.0 - other.1).max(0));
        fit
    }

    /// Tells whether later rounds were played later, in both together.
    pub(super) fn rounds_follow(&self, other: &Self) -> bool {
        let mut all: BTreeMap<u16, (i32, i32)> = self.days.clone();
        for (round, ends) in &other.days {
            let known = all.get(round).copied();
            all.insert(*round, widened(known, *ends));
        }
        let days: Vec<(i32, i32)> = all.into_values().collect();
        days.windows(2).all(|pair| pair[0].0 <= pair[1].1)
    }

    /// Tells whether both together are a round robin of which nothing is missing, and none of them is by itself.
    pub(super) fn completes(&self, other: &Self) -> bool {
        let of = |profiles: &[&Self]| {
            let games = profiles.iter().flat_map(|profile| &profile.games);
            let pairings: Vec<Pairing> = games
                .map(|(_, game)| {
                    let [white, black] = game.written.map(|player| player as usize);
                    Pairing { round: game.round, white, black, outcome: Outcome::Unknown, has_color: true }
                })
                .collect();
            kind::infer(&pairings).is_some_and(|found| {
                found.is_complete && found.n_contestants > 3 && matches!(found.kind, Kind::RoundRobin { .. })
            })
        };
        // More players than any round robin has.
        self.written.players.len() <= 60 && !of(&[self]) && !of(&[other]) && of(&[self, other])
    }
}
