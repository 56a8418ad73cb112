//! The kind of event that pairings form: match, round robin, Scheveningen, Swiss, knock-out.

use std::collections::{BTreeMap, BTreeSet};

use super::event::{Pairing, Tournament};
use super::field::{Field, Format, Measure};
use super::knock_out::{self, Bracket, Match};
use super::outcome::{Color, Outcome, PointSystem};

/// A kind of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Two contestants.
    Match,
    /// All contestants meet each other.
    RoundRobin {
        /// The number of cycles.
        cycles: u16,
    },
    /// All contestants of one side meet all of the other.
    Scheveningen {
        /// The number of cycles.
        cycles: u16,
    },
    /// Pairings made round by round, each at most once.
    Swiss,
    /// The loser is out, after one game or a short match.
    KnockOut,
}

impl Kind {
    /// Returns the format according to the regulations for tie-breaks. Knock-outs have no tie-breaks; their pairings
    /// are fixed by results and not by numbers.
    #[must_use]
    pub const fn format(self) -> Format {
        match self {
            Self::Swiss | Self::KnockOut => Format::Swiss,
            Self::Match | Self::RoundRobin { .. } | Self::Scheveningen { .. } => Format::RoundRobin,
        }
    }
}

/// A kind as inferred from pairings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Inferred {
    /// The kind.
    pub kind: Kind,
    /// Whether the pairings leave no doubt: there are no missing and no extra games. Otherwise the kind is the most
    /// likely one.
    pub is_complete: bool,
    /// The number of contestants with a game.
    pub n_contestants: usize,
    /// The number of pairs that met.
    pub n_pairs: usize,
}

/// Infers the kind of an event of players, or of teams if it has any. Two teams whose players all meet each other are
/// not a match of two, but a Scheveningen tournament, whose contestants and pairs are those of the players.
#[must_use]
pub fn of_event(event: &Tournament) -> Option<Inferred> {
    if event.teams.is_empty() {
        return infer(&event.games());
    }
    all_against_all(event).or_else(|| infer(&team_pairings(event)))
}

/// Finds the Scheveningen system in the games of two teams.
fn all_against_all(event: &Tournament) -> Option<Inferred> {
    let [one, other] = &event.teams[..] else { return None };
    let games = event.games();
    let is_between = |game: &Pairing| {
        let [white, black] = [game.white, game.black].map(|player| one.members.contains(&player));
        let [is_white_other, is_black_other] = [game.white, game.black].map(|player| other.members.contains(&player));
        white && is_black_other && !is_white_other || black && is_white_other && !is_black_other
    };
    let found = infer_fixed(&games).filter(|found| matches!(found.kind, Kind::Scheveningen { .. }))?;
    games.iter().all(is_between).then_some(found)
}

/// Lists the matches of teams, each once, including forfeited ones: first the team that had White on the first board,
/// if known.
#[must_use]
pub fn team_pairings(event: &Tournament) -> Vec<Pairing> {
    let field = Field::of_teams(event, Format::RoundRobin, Measure::MatchPoints);
    let mut pairings = Vec::new();
    for (team, contestant) in field.contestants.iter().enumerate() {
        for meeting in &contestant.meetings {
            let Some(opponent) = meeting.opponent else { continue };
            let of_opponent = field.get(opponent).into_iter().flat_map(|one| &one.meetings);
            let mut same = of_opponent.filter(|other| other.round == meeting.round && other.opponent == Some(team));
            let is_other_white = same.any(|other| other.color == Some(Color::White));
            let has_color = meeting.color == Some(Color::White);
            if has_color || !is_other_white && team < opponent {
                let (round, outcome) = (meeting.round, meeting.outcome);
                pairings.push(Pairing { round, white: team, black: opponent, outcome, has_color });
            }
        }
    }
    pairings
}

/// Infers the kind of an event from its pairings; `None` if they show none.
///
/// ```
/// use zapis_tournament::{Outcome, Pairing, kind};
/// let game = |white, black| Pairing { round: 0, white, black, outcome: Outcome::Draw, has_color: true };
/// let found = kind::infer(&[game(0, 1), game(1, 2), game(2, 0)]).unwrap();
/// assert_eq!(found.kind, kind::Kind::RoundRobin { cycles: 1 });
/// assert!(found.is_complete);
/// ```
#[must_use]
pub fn infer(games: &[Pairing]) -> Option<Inferred> {
    let met = Met::of(games);
    let (n, pairs) = (met.n, &met.pairs);
    if n < 2 {
        return None;
    }
    if n == 2 {
        return Some(met.found(Kind::Match, true));
    }
    if let Some(found) = met.round_robin(games) {
        return Some(found);
    }
    if met.is_knock_out(games) {
        return Some(met.found(Kind::KnockOut, false));
    }
    if let Some(found) = met.scheveningen() {
        return Some(found);
    }
    let (n_games, n_pairs) = (met.n_games, pairs.len());
    if n_games * 5 >= n_pairs * 9 && are_matches(n, pairs) && are_won_once(games, n) || is_shrinking(games) {
        return Some(met.found(Kind::KnockOut, false));
    }
    is_swiss(games, n, n_games - n_pairs).then(|| met.found(Kind::Swiss, false))
}

/// Infers the kind of an event as [`infer`] does, if its pairings are fixed before it begins: a round robin, or the
/// games of two sides; `None` for all others, which costs less than distinguishing them.
#[must_use]
pub fn infer_fixed(games: &[Pairing]) -> Option<Inferred> {
    let met = Met::of(games);
    if met.n < 3 {
        return None;
    }
    met.round_robin(games).or_else(|| met.scheveningen().filter(|_| !met.is_knock_out(games)))
}

/// Returns true if [`infer`] finds a round robin, or the games of two sides, without missing or extra games.
#[must_use]
pub fn is_fixed_and_complete(games: &[Pairing]) -> bool {
    let met = Met::of(games);
    if met.n < 3 {
        return false;
    }
    if met.is_nearly_all() {
        return met.is_even() && met.pairs.len() == met.n_all();
    }
    let is_between = met.scheveningen().is_some_and(|found| found.is_complete);
    is_between && cycles_by_rounds(games, met.n, &met.pairs).is_none() && !met.is_knock_out(games)
}

/// The pairs that met, and how often.
struct Met {
    /// The number of contestants with a game.
    n: usize,
    n_games: usize,
    /// Each pair, the lower first, and how often it met.
    pairs: Vec<((usize, usize), usize)>,
}

impl Met {
    fn of(games: &[Pairing]) -> Self {
        // This is called for every few games that might be an event: sorted vectors are the cheapest sets.
        let met = games.iter().filter(|game| game.white != game.black);
        let mut met: Vec<(usize, usize)> =
            met.map(|game| (game.white.min(game.black), game.white.max(game.black))).collect();
        met.sort_unstable();
        let pairs: Vec<((usize, usize), usize)> =
            met.chunk_by(|one, other| one == other).map(|all| (all[0], all.len())).collect();
        let mut contestants: Vec<usize> = pairs.iter().flat_map(|((a, b), _)| [*a, *b]).collect();
        contestants.sort_unstable();
        contestants.dedup();
        Self { n: contestants.len(), n_games: met.len(), pairs }
    }

    const fn found(&self, kind: Kind, is_complete: bool) -> Inferred {
        Inferred { kind, is_complete, n_contestants: self.n, n_pairs: self.pairs.len() }
    }

    /// Counts all possible pairs.
    const fn n_all(&self) -> usize {
        self.n.saturating_mul(self.n - 1) / 2
    }

    /// Returns true if nearly all pairs met.
    const fn is_nearly_all(&self) -> bool {
        self.pairs.len() * 5 >= self.n_all() * 4
    }

    fn cycles(&self) -> usize {
        usual(self.pairs.iter().map(|(_, times)| *times))
    }

    fn is_even(&self) -> bool {
        let cycles = self.cycles();
        self.pairs.iter().all(|(_, times)| *times == cycles)
    }

    fn round_robin(&self, games: &[Pairing]) -> Option<Inferred> {
        let by_rounds = || cycles_by_rounds(games, self.n, &self.pairs);
        if !self.is_nearly_all() {
            return by_rounds().map(|cycles| self.found(Kind::RoundRobin { cycles }, false));
        }
        let is_complete = self.pairs.len() == self.n_all() && self.is_even();
        // If many second games are missing, most pairs have met once.
        let by_rounds = if is_complete { None } else { by_rounds() };
        let cycles = by_rounds.unwrap_or_else(|| u16::try_from(self.cycles()).unwrap_or(u16::MAX));
        Some(self.found(Kind::RoundRobin { cycles }, is_complete))
    }

    /// One contestant of each match advances, so there are about as many matches as contestants.
    fn is_knock_out(&self, games: &[Pairing]) -> bool {
        self.n > 4 && self.pairs.len() <= 2 * self.n && knock_out::is_knock_out(games)
    }

    fn scheveningen(&self) -> Option<Inferred> {
        let n_pairs = self.pairs.len();
        // The smaller side has at least a third of all contestants, which gives this many pairs, a fifth of which may
        // be missing.
        if n_pairs.saturating_mul(45) < self.n.saturating_mul(self.n).saturating_mul(8) {
            return None;
        }
        let [one, other] = sides(self.pairs.iter().map(|(pair, _)| *pair))?.map(|side| side.len());
        let between = one.saturating_mul(other);
        // The games of a few players against all others are not matches of two sides.
        if one.min(other) < 2 || one.min(other) * 2 < one.max(other) || n_pairs * 5 < between * 4 {
            return None;
        }
        let cycles = u16::try_from(self.cycles()).unwrap_or(u16::MAX);
        Some(self.found(Kind::Scheveningen { cycles }, n_pairs == between && self.is_even()))
    }
}

/// Returns true if pairs can be the matches of a knock-out: one of the two advances from each, so that there is no
/// cycle except for third place, hardly any contestant has more matches than there are stages, and most have few.
fn are_matches(n: usize, pairs: &[((usize, usize), usize)]) -> bool {
    let mut n_matches: BTreeMap<usize, usize> = BTreeMap::new();
    for ((one, other), _) in pairs {
        *n_matches.entry(*one).or_default() += 1;
        *n_matches.entry(*other).or_default() += 1;
    }
    let most = n_matches.values().max().copied().unwrap_or(0);
    let n_out_at_once = n_matches.values().filter(|n| **n == 1).count();
    let n_stages = usize::try_from(n.next_power_of_two().ilog2()).unwrap_or(0);
    // Some matches of a cup may be missing, and losers may play on for places.
    let is_known = pairs.len() * 4 <= n * 5 && pairs.len() * 4 >= (n - 1) * 3;
    n > 3 && is_known && most <= n_stages + 1 && n_out_at_once * 4 >= n
}

/// With at most this many players, the matches may be independent.
const FRIENDLY: usize = 8;

/// Returns true if results eliminate the contestants one after another: nearly all matches are decided, hardly any
/// contestant has lost two, and only one is left unbeaten. Without known results nothing contradicts it.
fn are_won_once(games: &[Pairing], n: usize) -> bool {
    if games.iter().all(|game| game.outcome == Outcome::Unknown) {
        return true;
    }
    let bracket = Bracket::of(games, &PointSystem::CLASSIC);
    let n_matches = bracket.matches.len();
    let mut played: BTreeMap<usize, usize> = BTreeMap::new();
    for player in bracket.matches.iter().flat_map(|one| one.players) {
        *played.entry(player).or_default() += 1;
    }
    let plays_on = |player: usize| played.get(&player).is_some_and(|n| *n > 1);
    // One contestant advances even from a drawn match, by lot or on the clock.
    let loser = |one: &Match| {
        let [first, second] = one.players;
        let of_drawn = match (plays_on(first), plays_on(second)) {
            (true, false) => Some(second),
            (false, true) => Some(first),
            _ => None,
        };
        one.loser().or(of_drawn)
    };
    let (mut n_lost, mut n_open) = (BTreeMap::new(), 0_usize);
    for one in &bracket.matches {
        match loser(one) {
            Some(loser) => *n_lost.entry(loser).or_insert(0_usize) += 1,
            None => n_open += 1,
        }
    }
    // One of those who play for third place loses again, and so on in each match for another place.
    let n_again = n_lost.values().filter(|n| **n > 1).count();
    let n_most_again = n / 16 + n_matches.saturating_sub(n - 1).max(1);
    let n_missing = (n - 1 + n_again).saturating_sub(n_matches);
    let n_unbeaten = n.saturating_sub(n_lost.len());
    // Some friendly matches may look the same: a few matches are taken for a cup only if all are present and were won,
    // and half of the players are out at once. With four or five players it is impossible to say.
    let n_out_at_once = played.values().filter(|n| **n == 1).count();
    let are_all_won = bracket.matches.iter().all(|one| one.winner.is_some()) && n_missing == 0;
    let is_sure = n > FRIENDLY || n > 5 && are_all_won && n_out_at_once * 2 >= n;
    is_sure && n_open * 4 <= n_matches && n_again <= n_most_again && n_unbeaten <= 1 + n_open + n_missing
}

/// Returns the intended number of cycles of a round robin with missing games, judging by the rounds: there are exactly
/// enough of them, which is never so in a Swiss system, and at least a third of the pairs met, or half of them if there
/// are several cycles.
fn cycles_by_rounds(games: &[Pairing], n: usize, pairs: &[((usize, usize), usize)]) -> Option<u16> {
    if n < 6 || games.len() < n {
        return None;
    }
    // In a double round robin hardly more than half of the pairs may be known to have met once.
    let most = pairs.iter().map(|(_, times)| *times).max().unwrap_or(0);
    let is_known = if most > 1 { pairs.len() * 4 >= n * (n - 1) } else { pairs.len() * 6 >= n * (n - 1) };
    let last_round = games.iter().map(|game| usize::from(game.round)).max().unwrap_or(0);
    if !is_known || last_round != most * (n + n % 2 - 1) {
        return None;
    }
    let rounds = players_by_round(games)?;
    let n_seats: usize = rounds.values().map(BTreeSet::len).sum();
    // A player plays once in a round, apart from mistakes.
    let n_twice = (2 * games.len()).saturating_sub(n_seats);
    (rounds.len() == last_round && n_twice * 50 <= games.len()).then(|| u16::try_from(most).ok()).flatten()
}

/// Returns the most frequent number, the greatest one if there are several.
fn usual(numbers: impl Iterator<Item = usize>) -> usize {
    let mut counts: BTreeMap<usize, usize> = BTreeMap::new();
    for number in numbers {
        *counts.entry(number).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(number, count)| (*count, *number)).map_or(0, |(number, _)| number)
}

/// Returns the players of each side if no player met one of the same side, and the graph is connected.
pub fn sides(pairs: impl Iterator<Item = (usize, usize)>) -> Option<[Vec<usize>; 2]> {
    let mut met: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (a, b) in pairs {
        met.entry(a).or_default().push(b);
        met.entry(b).or_default().push(a);
    }
    let first = *met.keys().next()?;
    let mut side: BTreeMap<usize, bool> = BTreeMap::from([(first, false)]);
    let mut to_do = vec![first];
    while let Some(contestant) = to_do.pop() {
        let own = side.get(&contestant).copied()?;
        for other in met.get(&contestant).into_iter().flatten() {
            match side.get(other) {
                Some(other) if *other == own => return None,
                Some(_) => {}
                None => {
                    side.insert(*other, !own);
                    to_do.push(*other);
                }
            }
        }
    }
    let of = |is_second| side.iter().filter(|(_, own)| **own == is_second).map(|(contestant, _)| *contestant).collect();
    (side.len() == met.len()).then(|| [of(false), of(true)])
}

/// Returns the players of each round; `None` if a game has no round.
fn players_by_round(games: &[Pairing]) -> Option<BTreeMap<u16, BTreeSet<usize>>> {
    let mut rounds: BTreeMap<u16, BTreeSet<usize>> = BTreeMap::new();
    for game in games {
        if game.round == 0 {
            return None;
        }
        rounds.entry(game.round).or_default().extend([game.white, game.black]);
    }
    Some(rounds)
}

/// Returns true if from round to round at most half of the players advance, plus a game for third place.
fn is_shrinking(games: &[Pairing]) -> bool {
    let Some(rounds) = players_by_round(games) else { return false };
    let is_from_first = rounds.keys().zip(1..).all(|(round, number)| *round == number);
    let rounds: Vec<_> = rounds.into_values().collect();
    let halves = |pair: &[BTreeSet<usize>]| pair[1].len() <= pair[0].len() / 2 + 2 && pair[1].is_subset(&pair[0]);
    let is_halving = is_from_first
        && rounds.len() >= 2
        && rounds.last().is_some_and(|last| last.len() <= 4)
        && rounds.windows(2).all(halves);
    if !is_halving {
        return false;
    }
    // A player who has lost plays at most for third place, and no pair meets twice.
    let bracket = Bracket::of(games, &PointSystem::CLASSIC);
    let goes_on = |one: &&Match| {
        one.points[0] != one.points[1] && one.loser().is_some_and(|loser| bracket.goes_on(loser, one.round))
    };
    let n_losers_on = bracket.matches.iter().filter(goes_on).count();
    bracket.has_stages && matches!(n_losers_on, 0 | 2)
}

/// Returns true if players play at most once per round, hardly any pair meets again, and there are fewer rounds than a
/// round robin has.
fn is_swiss(games: &[Pairing], n: usize, n_again: usize) -> bool {
    let Some(rounds) = players_by_round(games) else { return false };
    let n_seats: usize = rounds.values().map(BTreeSet::len).sum();
    // Each game has two seats of its own if no player plays twice in a round.
    let n_twice = (2 * games.len()).saturating_sub(n_seats);
    let last_round = rounds.keys().next_back().copied().map_or(0, usize::from);
    // This may be a round robin of which only a few games are known: in a Swiss system no player meets all others but
    // one, and hardly any meets more than half of them if most games are missing.
    let is_few = games.len() * 10 < n * last_round * 3;
    let has_fewer = if is_few { last_round * 5 <= n * 3 } else { last_round + 1 < n };
    // One game in the wrong round, or listed twice, is tolerated in any larger event.
    let n_most = if games.len() < 20 { 0 } else { (games.len() / 50).max(2) };
    rounds.len() >= 2 && has_fewer && n_again <= n_most && n_twice <= n_most
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::berger;

    fn game(round: u16, white: usize, black: usize) -> Pairing {
        Pairing { round, white, black, outcome: Outcome::Draw, has_color: true }
    }

    fn round_robin(n: u16, cycles: u16) -> Vec<Pairing> {
        let mut games = Vec::new();
        for round in 1..=cycles * berger::n_rounds(n) {
            let in_cycle = (round - 1) % berger::n_rounds(n) + 1;
            let slots = berger::round(n, in_cycle);
            games.extend(slots.iter().map(|slot| game(round, slot.white.into(), slot.black.into())));
        }
        games
    }

    #[test]
    fn kinds_are_recognized_by_who_met_whom() {
        assert_eq!(infer(&[]), None);
        assert_eq!(infer(&[game(1, 0, 1), game(2, 1, 0)]).unwrap().kind, Kind::Match);
        for (n, cycles) in [(4, 1), (10, 1), (11, 2), (5, 4)] {
            let mut games = round_robin(n, cycles);
            assert!(infer(&games).unwrap().is_complete);
            games.remove(0);
            let found = infer(&games).unwrap();
            assert_eq!((found.kind, found.is_complete), (Kind::RoundRobin { cycles }, false), "{n} players");
        }
        let two_sides: Vec<_> = (0..5).flat_map(|a| (5..10).map(move |b| game(0, a, b))).collect();
        assert_eq!(infer(&two_sides).unwrap().kind, Kind::Scheveningen { cycles: 1 });
    }

    #[test]
    fn fixed_pairings_are_reported_as_among_all_kinds() {
        // Random samples of the games of whole events: some of them show a kind, others none.
        let mut state = 1_u32;
        let mut draw = |n: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % n
        };
        let two_sides = |n: usize| -> Vec<Pairing> {
            (0..n * n).map(|at| game(u16::try_from(at / n).unwrap() + 1, (at + at / n) % n, n + at % n)).collect()
        };
        let single = [(1, 0, 1), (1, 2, 3), (1, 4, 5), (1, 6, 7), (2, 0, 2), (2, 4, 6), (3, 0, 4)];
        let knock_out: Vec<Pairing> = single.into_iter().map(|(round, one, other)| game(round, one, other)).collect();
        let events = [round_robin(9, 1), round_robin(6, 2), round_robin(14, 1), two_sides(5), two_sides(2), knock_out];
        let (mut n_fixed, mut n_complete) = (0, 0);
        for at in 0..4000 {
            let mut games = events[at % events.len()].clone();
            let n_of_ten = [0, 1, 3, 6, 8][at / events.len() % 5];
            games.retain(|_| draw(10) >= n_of_ten);
            if draw(3) == 0 {
                for game in &mut games {
                    game.round = 0;
                }
            }
            let is_fixed = |found: &Inferred| matches!(found.kind, Kind::RoundRobin { .. } | Kind::Scheveningen { .. });
            let fixed = infer(&games).filter(is_fixed);
            assert_eq!(infer_fixed(&games), fixed, "{games:?}");
            let is_complete = fixed.is_some_and(|found| found.is_complete);
            assert_eq!(is_fixed_and_complete(&games), is_complete, "{games:?}");
            n_fixed += usize::from(fixed.is_some());
            n_complete += usize::from(is_complete);
        }
        assert!(n_fixed > 1000 && n_fixed < 3500 && n_complete > 300, "{n_fixed} {n_complete}");
    }

    #[test]
    fn a_round_robin_of_which_games_are_missing_is_no_swiss() {
        for (n, cycles) in [(14, 1), (10, 1), (11, 1), (15, 2), (8, 2)] {
            // Two of five games are missing.
            let mut at = 0;
            let mut games = round_robin(n, cycles);
            games.retain(|_| {
                at += 1;
                at % 5 > 1
            });
            let found = infer(&games).unwrap();
            assert_eq!((found.kind, found.is_complete), (Kind::RoundRobin { cycles }, false), "{n} players");
            // With fewer rounds than one cycle has, the kind cannot be inferred.
            games.retain(|game| game.round < berger::n_rounds(n) / 2 + 2);
            assert!(!matches!(infer(&games), Some(Inferred { kind: Kind::RoundRobin { .. }, .. })), "{n} players");
        }
    }

    #[test]
    fn the_games_of_a_few_players_of_a_double_round_robin_are_no_knock_out() {
        for n_kept in 1..=3_usize {
            let mut games = round_robin(12, 2);
            games.retain(|game| game.white.min(game.black) <= n_kept);
            assert_eq!(infer(&games), None, "{n_kept} players");
        }
    }

    #[test]
    fn knock_outs_shrink_or_are_short_matches() {
        let single =
            [game(1, 0, 1), game(1, 2, 3), game(1, 4, 5), game(1, 6, 7), game(2, 0, 2), game(2, 4, 6), game(3, 0, 4)];
        assert_eq!(infer(&single).unwrap().kind, Kind::KnockOut);
        let matches = [(0, 1, 3), (2, 3, 2), (4, 5, 3), (6, 7, 4), (0, 2, 5), (4, 6, 7), (0, 4, 8)];
        let won = |white, black| Pairing { outcome: Outcome::Win, ..game(0, white, black) };
        let games: Vec<_> = matches.iter().flat_map(|(a, b, n)| std::iter::repeat_n(won(*a, *b), *n)).collect();
        assert_eq!(infer(&games).unwrap().kind, Kind::KnockOut);
        // Friendly matches: a player who has lost one plays on, or none was won.
        let turned = |(a, b, n): &(usize, usize, usize)| {
            let outcome = if *b == *a + 1 { Outcome::Loss } else { Outcome::Win };
            std::iter::repeat_n(Pairing { outcome, ..game(0, *a, *b) }, *n)
        };
        let games: Vec<_> = matches.iter().flat_map(turned).collect();
        assert_eq!(infer(&games), None);
        let games: Vec<_> = matches.iter().flat_map(|(a, b, n)| std::iter::repeat_n(game(0, *a, *b), *n)).collect();
        assert_eq!(infer(&games), None);
    }

    #[test]
    fn a_swiss_has_rounds_and_no_one_meets_twice() {
        let mut games: Vec<_> = (1..=5_u16)
            .flat_map(|round| (0..20).map(move |board| game(round, board, 20 + (board + usize::from(round)) % 20)))
            .collect();
        // One pairing within a half, so that there are no two sides.
        games[0] = game(1, 0, 1);
        games.remove(1);
        assert_eq!(infer(&games).unwrap().kind, Kind::Swiss);
        for game in &mut games {
            game.round = 0;
        }
        assert_eq!(infer(&games), None);
    }
}
