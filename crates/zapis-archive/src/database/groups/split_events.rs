//! Splits records of one name, place and time that are several events, by the pairings of each round.
//!
//! A folder with one event per file and a database with one event spread over many files look similar. What
//! distinguishes them is whether a part of the records is an event by itself, and whether its rounds are those of
//! another part, played with other opponents. A part is the content of one file, cut where its round numbers start
//! over, and into groups whose players never met.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use hashbrown::DefaultHashBuilder;

use crate::sorting::CompactSort;
use crate::tournament::unnamed_teams::{BoardGame, teams_by_boards};
use crate::tournament::{Kind, Outcome, Pairing, kind};

use super::super::entries::event_key::{Day, day_of, folded};
use super::super::entries::result_tag;
use super::super::entries::round_tag;
use super::super::entries::tag::is_said;
use super::event_group::EventGroup;
use super::event_records::EventRecords;

/// The minimum number of games of two events.
const MIN_GAMES: usize = 12;
/// The maximum number of a player's last events of one name that are examined.
const MAX_EVENTS: usize = 64;

/// Splits the records of a group if they are several events. Near-linear in the number of records.
pub(in crate::database) fn apart(group: EventGroup, all: &dyn EventRecords<'_>) -> Vec<EventGroup> {
    if group.records.len() < MIN_GAMES {
        return vec![group];
    }
    let games = games(&group, all);
    let files: Vec<&[EventRecord]> = games.chunk_by(|one, other| one.file == other.file).collect();
    let runs: Vec<Vec<EventRecord>> = files.into_iter().flat_map(runs).collect();
    if let [only] = &runs[..]
        && by_root(only).len() < 2
    {
        return vec![group];
    }
    let parts: Vec<Component> = runs.into_iter().flat_map(components).collect();
    if parts.iter().filter(|part| part.is_whole).count() < 2 {
        return vec![group];
    }
    if have_unnamed_teams(&games) {
        return vec![group];
    }
    let events = Events::of(parts);
    if events.all.len() < 2 {
        return vec![group];
    }
    let rest = (!events.rest.is_empty()).then_some(events.rest);
    let records = events.all.into_iter().map(|event| event.records).chain(rest);
    let of = |mut records: Vec<u32>| {
        records.sort_unstable();
        let is_its = |record: &&u32| records.binary_search(record).is_ok();
        let far_dates = group.far_dates.iter().filter(is_its).copied().collect();
        EventGroup { records, far_dates, ..EventGroup::default() }
    };
    records.map(of).collect()
}

/// The relevant part of a record.
#[derive(Clone, Copy, Debug)]
struct EventRecord {
    record: u32,
    file: u32,
    day: Option<Day>,
    /// The pairing; a bye is a game against oneself.
    pairing: Pairing,
    board: u16,
    /// The teams of both, numbered with the players.
    teams: [Option<usize>; 2],
}

/// Reads the records of a group, those of one file together.
fn games(group: &EventGroup, all: &dyn EventRecords<'_>) -> Vec<EventRecord> {
    let mut by_name: HashMap<String, usize> = HashMap::new();
    // The texts of an archive have one address each.
    let mut by_place: HashMap<(usize, usize, bool), Option<usize>, DefaultHashBuilder> = HashMap::default();
    let mut number = |name: &str, is_team: bool| {
        *by_place.entry((name.as_ptr() as usize, name.len(), is_team)).or_insert_with(|| {
            let mut key = if is_team { "\n".to_owned() } else { String::new() };
            folded(name, &mut key);
            let next = by_name.len();
            let is_name = if is_team { is_said(name) } else { !result_tag::is_bye(name) };
            is_name.then(|| *by_name.entry(key).or_insert(next))
        })
    };
    let mut games: Vec<EventRecord> = Vec::with_capacity(group.records.len());
    for record in &group.records {
        let one = all.outline_head(*record);
        let [white, black] = [one.white, one.black].map(|seat| number(seat.name, false));
        let teams = [one.white, one.black].map(|seat| number(seat.team, true));
        let Some((white, black)) = white.or(black).zip(black.or(white)) else { continue };
        let tag = round_tag::read(one.round);
        let (round, board) = (tag.round, one.board.trim().parse().unwrap_or(tag.board));
        let pairing = Pairing { round, white, black, outcome: Outcome::Unknown, has_color: true };
        let day = day_of(&one).filter(|day| day.is_whole());
        games.push(EventRecord { record: *record, file: one.file, day, pairing, board, teams });
    }
    games.compact_sort_by_key(|game| game.file);
    games
}

/// Returns true if boards show teams that no tag names: players of one board never meet those of another.
fn have_unnamed_teams(games: &[EventRecord]) -> bool {
    if games.iter().any(|game| game.teams != [None; 2]) {
        return false;
    }
    let mut own: Vec<BoardGame> = Vec::with_capacity(games.len());
    for EventRecord { pairing, board, .. } in games {
        own.push(BoardGame { round: pairing.round, board: *board, white: pairing.white, black: pairing.black });
    }
    let n_players = games.iter().map(|game| game.pairing.white.max(game.pairing.black) + 1).max().unwrap_or(0);
    teams_by_boards(&own, n_players).is_some()
}

/// Lists the pairings of teams, each once a round.
fn team_seats(games: &[EventRecord]) -> BTreeSet<(Place, (usize, bool))> {
    let mut seats = BTreeSet::new();
    for game in games {
        if let EventRecord { pairing: Pairing { round: 1.., .. }, teams: [Some(one), Some(other)], .. } = *game
            && one != other
        {
            let round = game.pairing.round;
            seats.extend([(one, other), (other, one)].map(|(own, other)| ((round, own, usize::MAX), (other, true))));
        }
    }
    seats
}

/// The seat of one player in a game: the round and the player, the opponent and whether the player had White. In a game
/// without a round, the opponent takes its place.
type Place = (u16, usize, usize);

fn seats(game: &EventRecord) -> [(Place, (usize, bool)); 2] {
    let Pairing { round, white, black, .. } = game.pairing;
    let place = |own, other| (round, own, if round == 0 { other } else { usize::MAX });
    [(place(white, black), (black, true)), (place(black, white), (white, false))]
}

/// Lists the players of a game, and their teams.
fn contestants(game: &EventRecord) -> impl Iterator<Item = usize> {
    [Some(game.pairing.white), Some(game.pairing.black)].into_iter().chain(game.teams).flatten()
}

/// Cuts the games of a file where the round numbers start over: on another day or, without days, further on, most of
/// the known players play rounds that they have already played.
fn runs(file: &[EventRecord]) -> Vec<Vec<EventRecord>> {
    let mut sorted: Vec<EventRecord> = file.to_vec();
    let has_days = file.iter().all(|game| game.day.is_some());
    if has_days {
        sorted.compact_sort_by_key(|game| game.day);
    }
    let is_together = |one: &EventRecord, other: &EventRecord| {
        if has_days { one.day == other.day } else { one.pairing.round == other.pairing.round }
    };
    let mut runs: Vec<Vec<EventRecord>> = vec![Vec::new()];
    let mut known: HashMap<(u16, usize), usize, DefaultHashBuilder> = HashMap::default();
    let mut players: HashSet<usize, DefaultHashBuilder> = HashSet::default();
    for games in sorted.chunk_by(is_together) {
        let (mut n_known, mut n_taken) = (0_usize, 0_usize);
        for ((round, player, _), (opponent, _)) in games.iter().flat_map(seats).filter(|((round, ..), _)| *round > 0) {
            n_known += usize::from(players.contains(&player));
            n_taken += usize::from(known.get(&(round, player)).is_some_and(|before| *before != opponent));
        }
        if n_taken * 2 > n_known {
            runs.push(Vec::new());
            known.clear();
            players.clear();
        }
        for ((round, player, _), (opponent, _)) in games.iter().flat_map(seats) {
            players.insert(player);
            known.insert((round, player), opponent);
        }
        if let Some(run) = runs.last_mut() {
            run.extend_from_slice(games);
        }
    }
    if runs.len() < 2 {
        return runs;
    }
    let pairings: Vec<Pairing> = file.iter().map(|game| game.pairing).collect();
    let is_knock_out = kind::infer(&pairings).is_some_and(|found| found.kind == Kind::KnockOut);
    // Games of matches are often numbered as rounds, from 1 in each stage.
    if is_knock_out || is_of_even_cycles(&pairings) { vec![file.to_vec()] } else { runs }
}

/// Returns true if all players met each other equally often with White and with Black: a round robin of several cycles,
/// whose rounds may be numbered from 1 in each.
fn is_of_even_cycles(games: &[Pairing]) -> bool {
    let is_complete = kind::infer(games)
        .is_some_and(|found| found.is_complete && matches!(found.kind, Kind::RoundRobin { cycles: 2.. }));
    let mut colors: BTreeMap<(usize, usize), i32> = BTreeMap::new();
    for game in games {
        *colors.entry((game.white.min(game.black), game.white.max(game.black))).or_default() +=
            if game.white < game.black { 1 } else { -1 };
    }
    is_complete && colors.into_values().all(|more| more == 0)
}

/// Connected games.
#[derive(Debug)]
struct Component {
    games: Vec<EventRecord>,
    /// Whether they are an event by themselves.
    is_whole: bool,
}

/// For each player another one of the same component.
type Parents = HashMap<usize, usize, DefaultHashBuilder>;

/// Returns the representative of a player's component.
fn root(parent: &mut Parents, player: usize) -> usize {
    let mut at = player;
    while let Some(next) = parent.get(&at).copied().filter(|next| *next != at) {
        let above = parent.get(&next).copied().unwrap_or(next);
        parent.insert(at, above);
        at = above;
    }
    parent.entry(at).or_insert(at);
    at
}

/// Splits games into components.
fn by_root(games: &[EventRecord]) -> BTreeMap<usize, Vec<EventRecord>> {
    let mut parent = Parents::default();
    for game in games {
        // Players of one team do not meet each other, and often only those of their board.
        let [of_white, of_black] = game.teams;
        let others = [Some(game.pairing.black), of_white, of_black];
        for other in others.into_iter().flatten() {
            let (one, other) = (root(&mut parent, game.pairing.white), root(&mut parent, other));
            parent.insert(one, other);
        }
    }
    let mut by_root: BTreeMap<usize, Vec<EventRecord>> = BTreeMap::new();
    for game in games {
        by_root.entry(root(&mut parent, game.pairing.white)).or_default().push(*game);
    }
    by_root
}

/// Splits games into components, if several of them are events by themselves. The others stay together.
fn components(games: Vec<EventRecord>) -> Vec<Component> {
    let by_root = by_root(&games);
    let is_event = |games: &[EventRecord]| is_whole(games).is_some_and(|kind| kind != Kind::KnockOut);
    if by_root.values().filter(|games| is_event(games)).count() < 2 {
        let is_whole = is_whole(&games).is_some();
        return vec![Component { games, is_whole }];
    }
    let (whole, others): (Vec<_>, Vec<_>) = by_root.into_values().partition(|games| is_event(games));
    let whole = whole.into_iter().map(|games| Component { games, is_whole: true });
    whole.chain([Component { games: others.concat(), is_whole: false }]).collect()
}

/// Returns the kind of games that are an event by themselves.
fn is_whole(games: &[EventRecord]) -> Option<Kind> {
    let pairings: Vec<Pairing> = games.iter().map(|game| game.pairing).collect();
    let found = kind::infer(&pairings).filter(|found| found.n_contestants > 3)?;
    let n_rounds = pairings.iter().map(|game| game.round).collect::<HashSet<u16>>().len();
    let last_round = pairings.iter().map(|game| usize::from(game.round)).max().unwrap_or(0);
    let n = found.n_contestants;
    if is_of_one_player(games) {
        return None;
    }
    let is_whole = match found.kind {
        Kind::Match => false,
        // A play-off adds a round or two; more rounds belong to a larger event.
        Kind::RoundRobin { cycles } => last_round <= usize::from(cycles) * (n + n % 2 - 1) * 5 / 4 + 2,
        Kind::Scheveningen { cycles } => {
            n > 5 && (n_rounds > 2 || last_round == 0) && last_round <= usize::from(cycles) * n * 5 / 8 + 2
        }
        // If most games are missing, these are a few games of an event, as in databases.
        Kind::Swiss => n_rounds > 2 && games.len() * 20 >= n * n_rounds * 6,
        Kind::KnockOut => found.n_pairs > 2,
    };
    is_whole.then_some(found.kind)
}

/// Returns true if nearly all games are one player's: collections split events into a file per player.
fn is_of_one_player(games: &[EventRecord]) -> bool {
    let mut counts: HashMap<usize, usize, DefaultHashBuilder> = HashMap::default();
    for game in games {
        *counts.entry(game.pairing.white).or_default() += 1;
        *counts.entry(game.pairing.black).or_default() += 1;
    }
    counts.values().any(|n| n * 10 >= games.len() * 9)
}

/// An event, while parts are joined.
#[derive(Default)]
struct SplitEvent {
    records: Vec<u32>,
    seats: HashMap<Place, Vec<(usize, bool)>>,
    /// The number of seats of each player.
    players: HashMap<usize, usize>,
}

/// How a part overlaps with an event.
#[derive(Clone, Copy, Default)]
struct Overlap {
    /// Seats of common players, in the one that has fewer.
    shared: usize,
    /// Common seats with the same opponent and color.
    alike: usize,
    /// Common seats with another opponent or color.
    other: usize,
}

impl Overlap {
    /// Returns true if the two may be one event: their rounds differ, or nothing contradicts.
    const fn is_one(self) -> bool {
        self.other == 0 || (self.alike + self.other) * 5 < self.shared
    }
}

impl SplitEvent {
    fn add(&mut self, part: &Component) {
        for game in &part.games {
            self.records.push(game.record);
            for (place, seat) in seats(game) {
                self.seats.entry(place).or_default().push(seat);
                *self.players.entry(place.1).or_default() += 1;
            }
        }
        for (place, seat) in team_seats(&part.games) {
            let known = self.seats.entry(place).or_default();
            if !known.contains(&seat) {
                known.push(seat);
                *self.players.entry(place.1).or_default() += 1;
            }
        }
    }

    fn overlap(&self, part: &Component) -> Overlap {
        let mut overlap = Overlap::default();
        let (mut of_part, mut shared) = (0, HashSet::new());
        for (place, seat) in part.games.iter().flat_map(seats).chain(team_seats(&part.games)) {
            if !self.players.contains_key(&place.1) {
                continue;
            }
            of_part += 1;
            shared.insert(place.1);
            match self.seats.get(&place) {
                Some(known) if known.contains(&seat) => overlap.alike += 1,
                Some(_) => overlap.other += 1,
                None => {}
            }
        }
        let own: usize = shared.iter().filter_map(|player| self.players.get(player)).sum();
        overlap.shared = own.min(of_part);
        overlap
    }
}

/// The events formed by parts.
#[derive(Default)]
struct Events {
    all: Vec<SplitEvent>,
    /// The events of each player.
    of_player: HashMap<usize, Vec<usize>>,
    /// Records that belong to no event.
    rest: Vec<u32>,
}

impl Events {
    fn of(parts: Vec<Component>) -> Self {
        let mut events = Self::default();
        let (whole, others): (Vec<Component>, Vec<Component>) = parts.into_iter().partition(|part| part.is_whole);
        for part in &whole {
            let fitting = events.near(part).into_iter().filter(|(_, overlap)| overlap.is_one());
            let at = fitting.max_by_key(|(_, overlap)| (overlap.alike, overlap.shared)).map(|(at, _)| at);
            let at = at.unwrap_or_else(|| {
                events.all.push(SplitEvent::default());
                events.all.len() - 1
            });
            events.put(at, part);
        }
        for part in &others {
            let fitting =
                events.near(part).into_iter().filter(|(_, overlap)| overlap.other <= overlap.alike || overlap.is_one());
            let at = fitting.min_by_key(|(_, one)| (one.other, std::cmp::Reverse((one.alike, one.shared))));
            match at.map(|(at, _)| at) {
                Some(at) => events.put(at, part),
                None => events.rest.extend(part.games.iter().map(|game| game.record)),
            }
        }
        events
    }

    /// Lists the events that have players of a part.
    fn near(&self, part: &Component) -> Vec<(usize, Overlap)> {
        let players: HashSet<usize> = part.games.iter().flat_map(contestants).collect();
        let of = |player: usize| self.of_player.get(&player).into_iter().flatten().rev().take(MAX_EVENTS);
        let near: BTreeSet<usize> = players.into_iter().flat_map(of).copied().collect();
        near.into_iter().filter_map(|at| Some((at, self.all.get(at)?.overlap(part)))).collect()
    }

    fn put(&mut self, at: usize, part: &Component) {
        let Some(event) = self.all.get_mut(at) else { return };
        event.add(part);
        for contestant in part.games.iter().flat_map(contestants) {
            let own = self.of_player.entry(contestant).or_default();
            if !own.iter().rev().take(MAX_EVENTS).any(|known| *known == at) {
                own.push(at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::event_records::Heads;
    use super::*;
    use crate::database::entries::head::{Head, Seat};
    use crate::tournament::berger;

    /// A record: its file, day, round and players.
    type Row = (u32, u8, u16, String, String);

    /// A round robin in a file, one round per day from some day on; names are assigned to the numbers of the tables
    /// from `first`.
    fn round_robin(file: u32, day: u8, names: [&str; 6], first: usize) -> Vec<Row> {
        let name = |number: u16| names[(usize::from(number) + first) % 6].to_owned();
        let round = |round: u16| {
            let day = day + u8::try_from(round).unwrap();
            berger::round(6, round).into_iter().map(move |slot| (file, day, round, name(slot.white), name(slot.black)))
        };
        (1..=5).flat_map(round).collect()
    }

    fn sizes(rows: &[Row]) -> Vec<usize> {
        let texts: Vec<[String; 2]> =
            rows.iter().map(|(_, day, round, ..)| [format!("2024.03.{day:02}"), round.to_string()]).collect();
        let head = |at: usize| {
            let ((file, day, _, white, black), [date, round]) = (&rows[at], &texts[at]);
            let seat = |name| Seat { name, ..Seat::default() };
            let date = if *day == 0 { "" } else { date };
            Head { file: *file, date, round, white: seat(white), black: seat(black), ..Head::default() }
        };
        let heads = Heads((0..rows.len()).map(head).collect());
        let records = (0..heads.n_records()).collect();
        let groups = apart(EventGroup { records, far_dates: vec![1], ..EventGroup::default() }, &heads);
        assert_eq!(groups.iter().map(|group| group.far_dates.len()).sum::<usize>(), 1);
        groups.iter().map(|group| group.records.len()).collect()
    }

    const CLUB: [&str; 6] = ["a", "b", "c", "d", "e", "f"];
    const OTHERS: [&str; 6] = ["g", "h", "i", "j", "k", "l"];

    fn without_days(mut rows: Vec<Row>) -> Vec<Row> {
        for row in &mut rows {
            row.1 = 0;
        }
        rows
    }

    fn in_file(rows: &[Row], file: impl Fn(usize, &Row) -> u32) -> Vec<Row> {
        rows.iter().enumerate().map(|(at, row)| (file(at, row), row.1, row.2, row.3.clone(), row.4.clone())).collect()
    }

    #[test]
    fn several_events_of_one_name_are_apart() {
        let club = |file, day, first| round_robin(file, day, CLUB, first);
        let table = [
            ("a file each", without_days([club(0, 1, 0), club(1, 1, 1)].concat())),
            ("a file each, and one color differs", {
                let mut rows = without_days([club(0, 1, 0), club(1, 1, 0)].concat());
                let row = &mut rows[17];
                std::mem::swap(&mut row.3, &mut row.4);
                rows
            }),
            ("a file each, other players", without_days([club(0, 1, 0), round_robin(1, 1, OTHERS, 0)].concat())),
            ("one file, other players", without_days([club(0, 1, 0), round_robin(0, 1, OTHERS, 0)].concat())),
            ("one file, another week", [club(0, 1, 0), club(0, 8, 1)].concat()),
            ("one file, one below the other", without_days([club(0, 1, 0), club(0, 1, 1)].concat())),
        ];
        for (why, rows) in table {
            assert_eq!(sizes(&rows), [15, 15], "{why}");
        }
    }

    #[test]
    fn one_event_stays_one_however_its_records_lie() {
        let club = round_robin(0, 1, CLUB, 0);
        let mut cycles = [club.clone(), round_robin(1, 10, CLUB, 0)].concat();
        for row in &mut cycles[15..] {
            std::mem::swap(&mut row.3, &mut row.4);
        }
        let anew = in_file(&cycles, |_, _| 0);
        for row in &mut cycles[15..] {
            row.2 += 5;
        }
        let mut mistaken = [club.clone(), round_robin(0, 1, OTHERS, 0)].concat();
        // The two groups meet, so they are one event.
        mistaken.push((0, 7, 6, "a".to_owned(), "g".to_owned()));
        let mut wrong_round = club.clone();
        wrong_round[14].2 = 2;
        let matches = |round: u16, pairs: &[(usize, usize)]| -> Vec<Row> {
            let game = |n: u8, (one, other): &(usize, usize)| {
                (
                    0,
                    n + u8::try_from(round).unwrap() * 4,
                    u16::from(n),
                    OTHERS[*one].to_owned(),
                    OTHERS[*other].to_owned(),
                )
            };
            (1..=4).flat_map(|n| pairs.iter().map(move |pair| game(n, pair))).collect()
        };
        let table = [
            ("a file a round", in_file(&club, |_, row| u32::from(row.2))),
            ("a file a game", in_file(&club, |at, _| u32::try_from(at).unwrap())),
            ("files of some records each", in_file(&club, |at, _| u32::try_from(at / 4).unwrap())),
            ("files of every other record", in_file(&club, |at, _| u32::try_from(at % 2).unwrap())),
            ("two files of the same records", [club.clone(), in_file(&club, |_, _| 1)].concat()),
            ("a file that lacks some", [club.clone(), in_file(&club[..11], |_, _| 1)].concat()),
            ("a file a cycle", cycles),
            ("a second cycle numbered anew", anew),
            ("groups that meet", mistaken),
            ("a mistaken round", wrong_round),
            ("a knock-out of matches", [matches(1, &[(0, 1), (2, 3), (4, 5)]), matches(2, &[(0, 2)])].concat()),
        ];
        for (why, rows) in table {
            assert_eq!(sizes(&rows), [rows.len()], "{why}");
            let rows = without_days(rows);
            assert_eq!(sizes(&rows), [rows.len()], "{why}, without days");
        }
    }

    #[test]
    fn a_few_games_of_a_great_event_are_not_events_of_their_own() {
        // Boards of unnamed teams, with some games missing: players of different boards never meet.
        let board = |names: [&str; 6]| {
            let games = [(1, 0, 1), (2, 2, 3), (3, 4, 5), (4, 0, 2), (5, 1, 4), (6, 3, 5), (7, 0, 4)];
            games.map(|(round, white, black)| (0, 0, round, names[white].to_owned(), names[black].to_owned()))
        };
        assert_eq!(sizes(&[board(CLUB), board(OTHERS)].concat()), [14]);
    }

    #[test]
    fn records_of_a_file_that_is_no_event_come_to_the_one_they_fit() {
        let club = without_days(round_robin(0, 1, CLUB, 0));
        let other = without_days(round_robin(1, 1, CLUB, 1));
        // Some games of the second event are in a third file, and a friendly game in a fourth.
        let mut rows = [club, other[..13].to_vec(), in_file(&other[13..], |_, _| 2)].concat();
        rows.push((3, 0, 1, "y".to_owned(), "z".to_owned()));
        assert_eq!(sizes(&rows), [15, 15, 1]);
    }
}
