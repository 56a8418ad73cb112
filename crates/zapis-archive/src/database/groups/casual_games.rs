//! Recognizes groups of records that cannot be an event, by counting, before an event is built from them.

use crate::tournament::kind::sides;

use super::super::entries::archive::Archive;
use super::super::entries::event_key::Day;
use super::super::entries::player_names::Names;

/// The maximum number of players of an event: the largest opens have some thousands. A group with more players is an
/// online server, and would be expensive to pair.
const MOST_PLAYERS: usize = 1 << 14;

/// Returns true if quick checks show that some records form no event of a known kind. Otherwise the result of
/// `event_of` decides.
pub(in crate::database) fn are_loose(archive: &Archive, names: &Names, records: &[u32]) -> bool {
    let mut games: Vec<(u32, u32)> = Vec::with_capacity(records.len());
    let (mut rounds, mut days) = (Vec::with_capacity(records.len()), Vec::new());
    let mut are_whole = true;
    let mut has_byes = false;
    if has_too_many_players(archive, names, records) {
        return true;
    }
    for record in records {
        let summary = archive.summary(*record);
        if summary.tells_more() {
            return false;
        }
        let [white, black] = summary.players.map(|player| names.player(player));
        let (Some(white), Some(black)) = (white, black) else {
            has_byes = true;
            continue;
        };
        games.push((white.min(black), white.max(black)));
        let round = summary.round_number;
        if round == 0 && summary.is_stage() {
            return false;
        }
        rounds.push(i32::from(round));
        if round == 0 {
            let day = Day::of(summary.date());
            are_whole &= day.is_some_and(Day::is_whole);
            days.push(day.map_or(0, Day::number));
        }
    }
    let mut pairs = games.clone();
    pairs.sort_unstable();
    pairs.dedup();
    let has_own = pairs.iter().any(|(one, other)| one == other);
    pairs.retain(|(one, other)| one != other);
    let mut players: Vec<u32> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
    players.sort_unstable();
    players.dedup();
    let (n, n_pairs) = (players.len(), pairs.len());
    if n < 3 {
        return !has_byes && !has_own;
    }
    // All players meet each other, or all of the other side, where each side has at least two.
    if n_pairs * 5 >= n.saturating_mul(n - 1) / 2 * 4 {
        return false;
    }
    let is_between = |[one, other]: [usize; 2]| one.min(other) > 1 && n_pairs * 5 >= one.saturating_mul(other) * 4;
    if n_pairs * 5 >= 8 * (n - 2)
        && sides(pairs.iter().map(|(one, other)| (*one as usize, *other as usize)))
            .is_some_and(|sides| is_between(sides.map(|side| side.len())))
    {
        return false;
    }
    // Short matches with elimination.
    if games.len() * 5 >= n_pairs * 9 && n_pairs <= 2 * n {
        return false;
    }
    let n_without_round = days.len();
    if n_without_round > 0 && !are_whole {
        // Rounds show nothing if some games have none, and days show nothing if some are unknown.
        return true;
    }
    if n_without_round > 0 && n_without_round < rounds.len() {
        // Their rounds may be those of other games of the day.
        return false;
    }
    // Days may replace rounds. In a knock-out all play in the first round, or all but one lose; a Swiss has more games
    // than players.
    let mut times = if n_without_round == 0 { rounds } else { days };
    times.sort_unstable();
    let most = times.chunk_by(|one, other| one == other).map(<[i32]>::len).max().unwrap_or(0);
    most * 2 < n && games.len() + 1 < n
}

fn has_too_many_players(archive: &Archive, names: &Names, records: &[u32]) -> bool {
    if records.len() * 2 <= MOST_PLAYERS {
        return false;
    }
    let mut players: Vec<u32> = Vec::with_capacity(records.len() * 2);
    for record in records {
        players.extend(archive.summary(*record).players.into_iter().filter_map(|player| names.player(player)));
    }
    players.sort_unstable();
    players.dedup();
    players.len() > MOST_PLAYERS
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::super::event_group::EventGroup;
    use super::super::event_records::{ArchiveRecords, EventsWanted};
    use super::*;
    use crate::database::events::event::event_of;
    use crate::database::fingerprint::step;
    use crate::database::same_games::identity::GameIdentity;

    #[test]
    fn a_site_with_many_thousands_of_players_is_no_event() {
        for (n_players, expected) in [(2000, false), (20_000, true)] {
            // All play on each of two days, as in a Swiss without rounds.
            let mut text = String::new();
            for game in 0..n_players {
                let (white, black) = (game, (game * 7 + 3) % n_players);
                let day = 1 + game % 2;
                let _ = write!(
                    text,
                    "[Event \"Blitz\"]\n[Date \"2001.01.0{day}\"]\n[White \"P{white}\"]\n[Black \"P{black}\"]\n\n1. e4 *\n\n"
                );
            }
            let mut archive = Archive::new(1 << 20);
            archive.read("blitz.pgn", &text).unwrap();
            let records: Vec<u32> = (0..archive.len()).collect();
            assert_eq!(are_loose(&archive, &Names::of(&archive), &records), expected, "{n_players}");
        }
    }

    #[test]
    fn no_kind_of_event_is_inferred_from_casual_games() {
        // Random games between players, in rounds and on days.
        let mut state = 1;
        let mut draw = |n: u64| {
            state = step(state, n);
            state % n
        };
        let mut n_loose = 0;
        for _ in 0..3000 {
            let (n_players, n_rounds, n_days) = (2 + draw(9), draw(5), 1 + draw(4));
            let mut text = String::new();
            for _ in 0..=draw(12) {
                let [white, black] = [draw(n_players), draw(n_players)];
                let round = if n_rounds == 0 { "?".to_owned() } else { (1 + draw(n_rounds)).to_string() };
                let day = if n_days == 4 && draw(5) == 0 { "??".to_owned() } else { format!("0{}", draw(n_days) + 1) };
                let _ = write!(
                    text,
                    "[Event \"Cup\"]\n[Date \"2001.01.{day}\"]\n[Round \"{round}\"]\n[White \"P{white}\"]\n\
                     [Black \"P{black}\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n"
                );
            }
            let mut archive = Archive::new(1 << 20);
            archive.read("cup.pgn", &text).unwrap();
            let records: Vec<u32> = (0..archive.len()).collect();
            let names = &Names::of(&archive);
            if are_loose(&archive, names, &records) {
                n_loose += 1;
                let group = EventGroup { records, ..EventGroup::default() };
                let (archive, identity) = (&archive, &GameIdentity::default());
                let wanted = EventsWanted::All;
                let found = event_of(&group, &ArchiveRecords { archive, names, identity, ranks: &[], wanted });
                assert!(found.kind.is_none() || found.tournament.players.len() < 3, "{text}");
            }
        }
        assert!(n_loose > 100, "{n_loose}");
    }
}
