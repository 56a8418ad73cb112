//! Maps the rounds of an event to the columns of a report file, which have room for only one game per player.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::super::event::{AbnormalPoints, Entry, Tournament};
use super::super::outcome::Color;
use super::report::MAX_ROUNDS;

/// The beginning of the comment that maps columns to rounds.
const COMMENT: &str = "### Rounds of the event by column:";

/// The round of the event for each column of a report file, from the first; 0 if the round is not known.
///
/// Matches of two games, replayed games and games without a round have columns of their own, so that none is lost and
/// each player's points are the sum of the line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundColumns(Vec<u16>);

impl RoundColumns {
    /// Assigns the rounds of an event to columns, and returns the event with columns as rounds; `None` if each column
    /// already is its round. Columns beyond [`MAX_ROUNDS`] do not fit in a file.
    #[must_use]
    pub fn of(event: &Tournament) -> Option<(Self, Tournament)> {
        let mut event = event.clone();
        let has_changed = take_forfeits_in(&mut event);
        let layers = layers(&event);
        let mut n_of_round: BTreeMap<u16, u16> = BTreeMap::new();
        for (player, layers) in event.players.iter().zip(&layers) {
            for (entry, layer) in player.entries.iter().zip(layers) {
                let n = n_of_round.entry(entry.round).or_default();
                *n = (*n).max(layer.saturating_add(1));
            }
        }
        let last = n_of_round.keys().copied().filter(|round| *round <= MAX_ROUNDS).max().unwrap_or(0);
        let is_plain = n_of_round.iter().all(|(round, n)| *n == 1 && (1..=last).contains(round));
        if is_plain {
            return has_changed.then_some((Self((1..=last).collect()), event));
        }
        let unknown = n_of_round.remove(&0).unwrap_or(0);
        let mut columns = Vec::new();
        for keeps_gaps in [true, false] {
            columns.clear();
            let gaps = (1..=last).filter(|_| keeps_gaps);
            let mut rounds: Vec<u16> = gaps.chain(n_of_round.keys().copied()).collect();
            rounds.sort_unstable();
            rounds.dedup();
            for round in rounds {
                let n = n_of_round.get(&round).copied().unwrap_or(1);
                columns.extend((0..n).map(|_| round));
            }
            columns.extend((0..unknown).map(|_| 0));
            if columns.len() <= usize::from(MAX_ROUNDS) {
                break;
            }
        }
        let columns = Self(columns);
        columns.spread(&mut event, &layers, last);
        Some((columns, event))
    }

    /// Returns the first column of each round.
    fn first_columns(&self) -> HashMap<u16, u16> {
        let mut first = HashMap::new();
        for (round, column) in self.0.iter().zip(1_u16..) {
            first.entry(*round).or_insert(column);
        }
        first
    }

    fn spread(&self, event: &mut Tournament, layers: &[Vec<u16>], last: u16) {
        let first = self.first_columns();
        let column = |round: u16| first.get(&round).copied().unwrap_or(round);
        for (player, layers) in event.players.iter_mut().zip(layers) {
            for (entry, layer) in player.entries.iter_mut().zip(layers) {
                entry.round = column(entry.round).saturating_add(*layer);
            }
        }
        let n_columns = u16::try_from(self.0.len()).unwrap_or(u16::MAX);
        event.stated_rounds = event.stated_rounds.map(|stated| n_columns.saturating_add(stated.saturating_sub(last)));
        let columns_of = |round: u16| {
            let own = self.0.iter().zip(1_u16..).filter(move |(of, _)| **of == round);
            own.map(|(_, column)| column).collect::<Vec<u16>>()
        };
        renumber(event, column, columns_of);
    }

    /// Returns the comment for a report file that maps columns to rounds; `None` if each column is its round.
    #[must_use]
    pub fn comment(&self) -> Option<String> {
        let is_plain = self.0.iter().copied().eq(1..=u16::try_from(self.0.len()).unwrap_or(u16::MAX));
        let rounds: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        (!is_plain).then(|| format!("{COMMENT} {}", rounds.join(" ")))
    }

    /// Reads such a comment.
    pub(super) fn read(line: &str) -> Option<Self> {
        let rounds: Option<Vec<u16>> =
            line.strip_prefix(COMMENT)?.split_whitespace().map(|round| round.parse().ok()).collect();
        rounds.filter(|rounds| !rounds.is_empty() && rounds.len() <= usize::from(MAX_ROUNDS)).map(Self)
    }

    /// Converts the columns of an event back into rounds.
    pub(super) fn restore(&self, event: &mut Tournament) {
        let n_columns = u16::try_from(self.0.len()).unwrap_or(u16::MAX);
        let last = self.0.iter().copied().max().unwrap_or(0);
        let round = |column: u16| match column.checked_sub(1).map(|at| self.0.get(usize::from(at))) {
            Some(Some(round)) => *round,
            Some(None) => last.saturating_add(column - n_columns),
            None => 0,
        };
        for entry in event.players.iter_mut().flat_map(|player| &mut player.entries) {
            entry.round = round(entry.round);
        }
        event.stated_rounds = event.stated_rounds.map(|stated| last.saturating_add(stated.saturating_sub(n_columns)));
        renumber(event, round, |column| vec![round(column)]);
    }

    /// Lists the rounds that have several columns, and returns whether some games have no known round.
    #[must_use]
    pub fn doubled(&self) -> (Vec<u16>, bool) {
        let mut doubled: Vec<u16> = self.0.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
        doubled.dedup();
        doubled.retain(|round| *round > 0);
        (doubled, self.0.contains(&0))
    }
}

/// Renumbers the rounds of everything but games. A rule about points may then apply to several rounds.
fn renumber(event: &mut Tournament, one: impl Fn(u16) -> u16, several: impl Fn(u16) -> Vec<u16>) {
    for team in &mut event.teams {
        team.lineups.iter_mut().for_each(|lineup| lineup.round = one(lineup.round));
        team.absences.iter_mut().for_each(|absence| absence.round = one(absence.round));
    }
    for adjustment in &mut event.adjustments {
        adjustment.round = adjustment.round.map(&one);
    }
    let mut abnormal = AbnormalPoints::default();
    for (outcome, round, contestant, points) in event.abnormal.rules() {
        match round {
            None => abnormal.set(outcome, None, contestant, points),
            Some(round) => {
                for round in several(round) {
                    abnormal.set(outcome, Some(round), contestant, points);
                }
            }
        }
    }
    event.abnormal = abnormal;
}

/// Assigns forfeited games without a round to the first round that is free for both players, with a color.
fn take_forfeits_in(event: &mut Tournament) -> bool {
    let is_loose = |entry: &Entry| entry.round == 0 && entry.outcome.is_forfeit();
    if !event.players.iter().flat_map(|player| &player.entries).any(is_loose) {
        return false;
    }
    let n_rounds = event.n_rounds();
    let mut taken: HashSet<(usize, u16)> = HashSet::new();
    for (place, player) in event.players.iter().enumerate() {
        taken.extend(player.entries.iter().map(|entry| (place, entry.round)));
    }
    let mut has_changed = false;
    for (one, other) in games(event).into_iter().filter_map(|(one, other)| Some((one, other?))) {
        let of = |(player, at): (usize, usize)| event.players[player].entries[at];
        if !is_loose(&of(one)) || of(one).color.is_some() || of(other).color.is_some() {
            continue;
        }
        let is_free = |round: &u16| !taken.contains(&(one.0, *round)) && !taken.contains(&(other.0, *round));
        let round = (1..=n_rounds).find(is_free).unwrap_or(0);
        has_changed = true;
        for ((player, at), color) in [(one, Color::White), (other, Color::Black)] {
            taken.insert((player, round));
            let entry = &mut event.players[player].entries[at];
            (entry.round, entry.color) = (round, Some(color));
        }
    }
    has_changed
}

/// The index of a player and of one of the player's entries.
type EntryPlace = (usize, usize);

/// Lists the games, each with the entries of both sides, or of one side only; byes too.
fn games(event: &Tournament) -> Vec<(EntryPlace, Option<EntryPlace>)> {
    let mut open: HashMap<(u16, usize, usize), Vec<usize>> = HashMap::new();
    for (place, player) in event.players.iter().enumerate() {
        for (at, entry) in player.entries.iter().enumerate() {
            if let Some(opponent) = entry.opponent {
                open.entry((entry.round, place, opponent)).or_default().push(at);
            }
        }
    }
    let mut games = Vec::new();
    for (place, player) in event.players.iter().enumerate() {
        for (at, entry) in player.entries.iter().enumerate() {
            let Some(opponent) = entry.opponent else {
                games.push(((place, at), None));
                continue;
            };
            let own = open.get_mut(&(entry.round, place, opponent));
            let Some(own_at) = own.and_then(|own| Some((own.iter().position(|one| *one == at)?, own))) else {
                continue;
            };
            own_at.1.remove(own_at.0);
            let others = open.get_mut(&(entry.round, opponent, place)).filter(|_| opponent != place);
            let other = others.and_then(|others| {
                let fits = |other: &usize| {
                    let its = event.players[opponent].entries[*other];
                    let has_color = its.color.is_none() || its.color != entry.color;
                    has_color && entry.outcome.agrees_with(its.outcome)
                };
                let at = others.iter().position(fits).or(if others.is_empty() { None } else { Some(0) })?;
                Some(others.remove(at))
            });
            games.push(((place, at), other.map(|other| (opponent, other))));
        }
    }
    games
}

/// Numbers each player's entries within a round, from 0, so that a player has no two with the same number.
fn layers(event: &Tournament) -> Vec<Vec<u16>> {
    let mut layers: Vec<Vec<u16>> = event.players.iter().map(|player| vec![0; player.entries.len()]).collect();
    let mut taken: HashSet<(u16, usize, u16)> = HashSet::new();
    for ((player, at), other) in games(event) {
        let entry = event.players[player].entries[at];
        let opponent = other.map(|(opponent, _)| opponent);
        let is_free = |layer: &u16| {
            let is_of = |player: usize| taken.contains(&(entry.round, player, *layer));
            !is_of(player) && !opponent.is_some_and(is_of)
        };
        let layer = (0..MAX_ROUNDS).find(is_free).unwrap_or(MAX_ROUNDS);
        for (player, at) in [Some((player, at)), other].into_iter().flatten() {
            layers[player][at] = layer;
            taken.insert((entry.round, player, layer));
        }
    }
    layers
}

#[cfg(test)]
mod tests {
    use super::super::super::event::Player;
    use super::super::super::outcome::Outcome;
    use super::*;

    fn event(n_players: usize, games: &[(u16, usize, usize)]) -> Tournament {
        let mut event = Tournament::default();
        for place in 0..n_players {
            event
                .add_player(Player { number: u32::try_from(place + 1).unwrap(), ..Player::named(format!("P{place}")) });
        }
        for (round, white, black) in games {
            event.add_game(*round, *white, *black, Outcome::Win);
        }
        event
    }

    fn rounds(event: &Tournament) -> Vec<Vec<u16>> {
        event.players.iter().map(|player| player.entries.iter().map(|entry| entry.round).collect()).collect()
    }

    #[test]
    fn a_round_each_stays_as_it_is() {
        assert_eq!(RoundColumns::of(&event(4, &[(1, 0, 1), (1, 2, 3), (3, 0, 2)])), None);
        assert_eq!(RoundColumns::of(&event(2, &[])), None);
    }

    #[test]
    fn games_of_one_round_are_in_columns_of_their_own_and_come_back() {
        let before = event(4, &[(1, 0, 1), (1, 1, 0), (1, 2, 3), (2, 0, 2), (0, 1, 3)]);
        let (columns, spread) = RoundColumns::of(&before).unwrap();
        assert_eq!(columns.comment().unwrap(), "### Rounds of the event by column: 1 1 2 0");
        assert_eq!(rounds(&spread), [vec![1, 2, 3], vec![1, 2, 4], vec![1, 3], vec![1, 4]]);
        assert_eq!(columns.doubled(), (vec![1], true));
        let mut after = spread;
        RoundColumns::read(&columns.comment().unwrap()).unwrap().restore(&mut after);
        assert_eq!(after, before);
    }

    #[test]
    fn both_sides_of_a_game_are_in_one_column() {
        // Each has two games in the round, in another order.
        let before = event(3, &[(5, 0, 1), (5, 2, 0), (5, 1, 2)]);
        let (columns, spread) = RoundColumns::of(&before).unwrap();
        assert_eq!(columns.doubled().0, [5]);
        for (place, player) in spread.players.iter().enumerate() {
            for entry in &player.entries {
                let opponent = &spread.players[entry.opponent.unwrap()];
                assert!(opponent.entries.iter().any(|its| its.round == entry.round && its.opponent == Some(place)));
            }
        }
    }

    #[test]
    fn rounds_that_are_numbered_far_apart_lose_their_gaps_before_games_are_lost() {
        let before = event(2, &[(1, 0, 1), (120, 0, 1), (120, 1, 0), (1900, 0, 1), (2000, 0, 1), (0, 0, 1)]);
        let (columns, spread) = RoundColumns::of(&before).unwrap();
        assert!(rounds(&spread).iter().flatten().all(|round| *round <= MAX_ROUNDS));
        let gapless = event(2, &[(1, 0, 1), (399, 0, 1), (399, 1, 0), (399, 1, 0)]);
        let (few, spread) = RoundColumns::of(&gapless).unwrap();
        assert_eq!(few.comment().unwrap(), "### Rounds of the event by column: 1 399 399 399");
        assert!(columns.comment().unwrap().ends_with(" 120 120 1900 2000 0"));
        assert_eq!(rounds(&spread)[0], [1, 2, 3, 4]);
    }

    #[test]
    fn a_comment_that_says_no_rounds_is_rejected() {
        for line in ["### Rounds of the event by column:", "### Rounds of the event by column: 1 x", "### Other", ""] {
            assert_eq!(RoundColumns::read(line), None, "{line}");
        }
    }

    #[test]
    fn a_forfeit_without_a_round_is_taken_where_both_had_nothing() {
        let mut before = event(3, &[(1, 0, 1), (2, 1, 2)]);
        before.stated_rounds = Some(3);
        for (player, opponent, outcome) in [(0, 2, Outcome::ForfeitWin), (2, 0, Outcome::ForfeitLoss)] {
            before.add_entry(player, Entry { round: 0, opponent: Some(opponent), color: None, outcome });
        }
        let (columns, spread) = RoundColumns::of(&before).unwrap();
        assert_eq!(columns.comment(), None);
        let last = |player: usize| *spread.players[player].entries.last().unwrap();
        assert_eq!((last(0).round, last(2).round), (3, 3));
        assert_eq!((last(0).color, last(2).color), (Some(Color::White), Some(Color::Black)));
    }
}
