//! Start numbers recovered from the pairings of a round robin, by the Berger tables.
//!
//! Two players below the highest number meet in the round that is one less than the sum of their numbers, modulo the
//! table; the opponent of the highest number has half of that sum. So the games of the player with the highest number
//! give every other number, and all games together vote on each: a few wrong pairings are outvoted.

use super::berger::{self, Cycles};
use super::event::Pairing;
use super::outcome::Color;

/// The maximum number of players.
pub(crate) const MAX_PLAYERS: usize = 200;

/// One in this many games may have wrong colors.
const GAMES_A_WRONG_COLOR: usize = 30;

/// How often votes are counted again with the numbers found.
const N_COUNTS: usize = 4;
/// How often swaps of all pairs of numbers are tried.
const N_EXCHANGES: usize = 6;

/// Start numbers, and how well the games agree with the tables under them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Numbering {
    /// The number of each player, by index.
    pub numbers: Vec<u16>,
    /// How the cycles of a multiple round robin follow one another.
    pub cycles: Cycles,
    /// Whether all colors are the opposite of the tables'.
    pub has_colors_reversed: bool,
    /// Whole rounds that were played at another time: organizers let compatriots meet early.
    pub moved_rounds: Vec<MovedRound>,
    /// The number of games with a round.
    pub n_games: usize,
    /// The number of those in the round of the tables.
    pub n_rounds_agree: usize,
    /// The number of those with the colors of the tables too.
    pub n_colors_agree: usize,
}

/// A round of the event that was moved relative to the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MovedRound {
    /// The round in which it was played.
    pub played_in: u16,
    /// The round of the event for which the tables have it.
    pub of_tables: u16,
}

/// A game that deviates from the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Deviation {
    /// The game.
    pub game: Pairing,
    /// The round of the event in which the two should have met.
    pub round: u16,
    /// The index of the player who should have White.
    pub white: usize,
}

impl Numbering {
    /// Returns true if the event follows the tables: nine games in ten are in their round. With many players chance
    /// reaches half of that at most.
    #[must_use]
    pub const fn follows_tables(&self) -> bool {
        self.n_games > 0 && self.n_rounds_agree * 10 >= self.n_games * 9
    }

    /// Returns true if deviating colors are mistakes, a small share of all games. Otherwise the event had its own rule
    /// for colors.
    #[must_use]
    pub const fn follows_colors(&self) -> bool {
        let (n_wrong, n_most) = (self.n_rounds_agree - self.n_colors_agree, self.n_games / GAMES_A_WRONG_COLOR);
        n_wrong <= if n_most > 1 { n_most } else { 1 }
    }

    /// Lists the games whose round or colors deviate from the tables.
    #[must_use]
    pub fn deviations(&self, games: &[Pairing]) -> Vec<Deviation> {
        let in_rounds = games.iter().filter(|game| game.round > 0);
        in_rounds.filter_map(|game| self.deviation(game)).collect()
    }

    fn deviation(&self, game: &Pairing) -> Option<Deviation> {
        let (n, own, other) = (size(self.numbers.len())?, self.number(game.white)?, self.number(game.black)?);
        let game_round = self.meant_round(game.round);
        let (table_round, is_reversed) = berger::table_round(n, self.cycles, game_round)?;
        let (round, color) = berger::meeting(n, own, other)?;
        let has_white = (color == Color::White) != (is_reversed != self.has_colors_reversed);
        if round == table_round && (has_white || !game.has_color) {
            return None;
        }
        // The round of the event in the cycle in which the game was played.
        let cycle = (game_round - 1) / berger::n_rounds(n);
        let in_cycle =
            (1..=berger::n_rounds(n)).filter_map(|one| (cycle.checked_mul(berger::n_rounds(n))?).checked_add(one));
        let is_meant = |one: &u16| berger::table_round(n, self.cycles, *one).is_some_and(|(found, _)| found == round);
        let of_tables = in_cycle.rev().find(is_meant)?;
        let moved = self.moved_rounds.iter().find(|moved| moved.of_tables == of_tables);
        let round = moved.map_or(of_tables, |moved| moved.played_in);
        Some(Deviation { game: *game, round, white: if has_white { game.white } else { game.black } })
    }

    /// Returns the round of the event without the moves.
    fn meant_round(&self, round: u16) -> u16 {
        self.moved_rounds.iter().find(|moved| moved.played_in == round).map_or(round, |moved| moved.of_tables)
    }

    fn number(&self, player: usize) -> Option<u16> {
        self.numbers.get(player).copied().filter(|number| *number > 0)
    }
}

fn size(n_players: usize) -> Option<u16> {
    u16::try_from(n_players).ok().filter(|_| (3..=MAX_PLAYERS).contains(&n_players))
}

/// Finds the numbering for which most games are in the rounds of the tables, and among those the one with most matching
/// colors.
///
/// Games without a round, and of players that are not among the first `n_players`, are ignored. The cost grows with
/// players times games; `None` for fewer than three players, more than 200, or no rounds.
///
/// ```
/// use zapis_tournament::{Outcome, Pairing, berger, start_numbers};
/// let drawn = [4_u16, 1, 3, 2];
/// let place = |number| drawn.iter().position(|own| *own == number).unwrap();
/// let mut games = Vec::new();
/// for round in 1..=3 {
///     for slot in berger::round(4, round) {
///         let (white, black) = (place(slot.white), place(slot.black));
///         games.push(Pairing { round, white, black, outcome: Outcome::Draw, has_color: true });
///     }
/// }
/// let found = start_numbers::recover(4, &games).unwrap();
/// assert_eq!(found.numbers, drawn);
/// assert!(found.follows_tables() && found.deviations(&games).is_empty());
/// ```
#[must_use]
pub fn recover(n_players: usize, games: &[Pairing]) -> Option<Numbering> {
    let n = size(n_players)?;
    let games: Vec<Pairing> = games
        .iter()
        .filter(|game| game.round > 0 && game.white < n_players && game.black < n_players && game.white != game.black)
        .copied()
        .collect();
    let mut best: Option<Numbering> = None;
    let last_round = games.iter().map(|game| game.round).max()?;
    let is_single = last_round <= berger::n_rounds(n);
    for cycles in [Cycles::Plain, Cycles::LastRoundsExchanged] {
        if is_single && cycles != Cycles::Plain {
            continue;
        }
        let search = Search::new(n, cycles, &games);
        // With an odd number of players the highest is a dummy: the player paired with it has a bye.
        let candidates = if n % 2 == 1 { n_players..n_players + 1 } else { 0..n_players };
        for last in candidates {
            let numbers = search.numbers(last);
            let found = search.judged(numbers);
            if best.as_ref().is_none_or(|best| weight(&found) > weight(best)) {
                best = Some(found);
            }
        }
        if let Some(found) = best.take_if(|best| best.cycles == cycles) {
            best = Some(search.improved(found));
        }
    }
    let best = best?;
    Some(with_moved_rounds(n, &games, &best).unwrap_or(best))
}

/// Finds rounds that were moved as a whole: most of their games are in one and the same other round of the tables.
fn with_moved_rounds(n: u16, games: &[Pairing], found: &Numbering) -> Option<Numbering> {
    let mut moved: Vec<MovedRound> = Vec::new();
    let mut sorted: Vec<&Pairing> = games.iter().collect();
    sorted.sort_by_key(|game| game.round);
    for games in sorted.chunk_by(|a, b| a.round == b.round) {
        let mut meant: Vec<u16> = games.iter().filter_map(|game| Some(found.deviation(game)?.round)).collect();
        meant.sort_unstable();
        let most = meant.chunk_by(|a, b| a == b).max_by_key(|rounds| rounds.len());
        if let Some(most) = most.filter(|most| most.len() * 5 >= games.len() * 4 && games.len() > 1) {
            moved.push(MovedRound { played_in: games[0].round, of_tables: most[0] });
        }
    }
    moved.retain(|one| one.played_in != one.of_tables);
    // Each round of the tables was played once, so a moved round must be replaced by another.
    let mut from: Vec<u16> = moved.iter().map(|one| one.played_in).collect();
    let mut to: Vec<u16> = moved.iter().map(|one| one.of_tables).collect();
    from.sort_unstable();
    to.sort_unstable();
    if moved.is_empty() || from != to {
        return None;
    }
    let put_back = |game: &Pairing| {
        let of_tables = moved.iter().find(|one| one.played_in == game.round).map(|one| one.of_tables);
        Pairing { round: of_tables.unwrap_or(game.round), ..*game }
    };
    let games: Vec<Pairing> = games.iter().map(put_back).collect();
    let search = Search::new(n, found.cycles, &games);
    let judged = search.improved(search.judged(found.numbers.clone()));
    (weight(&judged) > weight(found)).then_some(Numbering { moved_rounds: moved, ..judged })
}

/// Compares games with the tables under known start numbers, by index, each number once.
#[must_use]
pub fn given(numbers: &[u16], games: &[Pairing]) -> Option<Numbering> {
    let n = size(numbers.len())?;
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    if sorted != (1..=n).collect::<Vec<_>>() {
        return None;
    }
    let is_of_event = |game: &&Pairing| {
        game.round > 0 && game.white < numbers.len() && game.black < numbers.len() && game.white != game.black
    };
    let games: Vec<Pairing> = games.iter().filter(is_of_event).copied().collect();
    let judged = [Cycles::Plain, Cycles::LastRoundsExchanged]
        .map(|cycles| Search::new(n, cycles, &games).judged(numbers.to_vec()));
    let [plain, exchanged] = judged;
    Some(if weight(&exchanged) > weight(&plain) { exchanged } else { plain })
}

fn weight(numbering: &Numbering) -> (usize, usize) {
    (numbering.n_rounds_agree, numbering.n_colors_agree)
}

/// A game by the tables: the round of the table, and whether the cycle has colors reversed.
#[derive(Clone, Copy)]
struct Game {
    round: u16,
    is_reversed: bool,
    white: usize,
    black: usize,
    has_color: bool,
}

struct Search {
    n: u16,
    cycles: Cycles,
    games: Vec<Game>,
    /// The games of each player, and finally of the highest number of an odd event.
    of_player: Vec<Vec<usize>>,
}

impl Search {
    fn new(n: u16, cycles: Cycles, pairings: &[Pairing]) -> Self {
        let n_players = usize::from(n);
        let mut games = Vec::with_capacity(pairings.len());
        for game in pairings {
            if let Some((round, is_reversed)) = berger::table_round(n, cycles, game.round) {
                let Pairing { white, black, has_color, .. } = *game;
                games.push(Game { round, is_reversed, white, black, has_color });
            }
        }
        if n % 2 == 1 {
            games.extend(free_rounds(n, cycles, pairings));
        }
        let mut of_player = vec![Vec::new(); n_players + 1];
        for (at, game) in games.iter().enumerate() {
            of_player[game.white].push(at);
            of_player[game.black].push(at);
        }
        Self { n, cycles, games, of_player }
    }

    /// Computes the numbers if a given player has the highest one.
    fn numbers(&self, last: usize) -> Vec<u16> {
        let n_players = usize::from(self.n);
        let m = usize::from(berger::n_rounds(self.n));
        let mut numbers: Vec<Option<usize>> = vec![None; n_players + 1];
        let mut tallies = vec![vec![0_u32; m]; n_players];
        for count in 0..N_COUNTS {
            for (player, tally) in tallies.iter_mut().enumerate() {
                tally.fill(0);
                for game in self.of_player[player].iter().map(|at| &self.games[*at]) {
                    let other = if game.white == player { game.black } else { game.white };
                    let sum = usize::from(game.round) + 1;
                    // Numbers modulo the table: halving is multiplying by the middle.
                    let voted = if other == last {
                        sum * m.div_ceil(2) % m
                    } else {
                        let Some(number) = numbers[other].filter(|_| count > 0) else { continue };
                        (sum + m - number) % m
                    };
                    tally[voted] += 1;
                }
            }
            for (player, tally) in tallies.iter().enumerate().filter(|(player, _)| *player != last) {
                let most = tally.iter().max().copied().filter(|most| *most > 0);
                numbers[player] = most.and_then(|most| tally.iter().position(|votes| *votes == most));
            }
        }
        self.distinct(last, &tallies)
    }

    /// Gives each player a unique number: first the players with most votes for one, then the others.
    fn distinct(&self, last: usize, tallies: &[Vec<u32>]) -> Vec<u16> {
        let n_players = usize::from(self.n);
        let mut wishes: Vec<(u32, usize, usize)> = Vec::new();
        for (player, tally) in tallies.iter().enumerate().filter(|(player, _)| *player != last) {
            wishes.extend(
                tally.iter().enumerate().filter(|(_, votes)| **votes > 0).map(|(at, votes)| (*votes, player, at)),
            );
        }
        wishes.sort_by(|a, b| b.0.cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
        let mut numbers = vec![0_u16; n_players];
        let m = berger::n_rounds(self.n);
        let mut is_taken = vec![false; usize::from(m)];
        for (_, player, at) in wishes {
            if numbers[player] == 0 && !is_taken[at] {
                is_taken[at] = true;
                numbers[player] = u16::try_from(at).map_or(0, |at| if at == 0 { m } else { at });
            }
        }
        if let Some(own) = numbers.get_mut(last) {
            *own = berger::table_size(self.n);
        }
        // Number m is represented as 0 modulo m.
        let mut free = (1..=m).filter(|number| !is_taken[usize::from(number % m)]);
        for own in numbers.iter_mut().filter(|own| **own == 0) {
            *own = free.next().unwrap_or(0);
        }
        numbers
    }

    /// Returns whether a game agrees in its round, and in its colors.
    fn agreement(&self, numbers: &[u16], game: &Game) -> (bool, bool) {
        let number = |player: usize| numbers.get(player).copied().unwrap_or(berger::table_size(self.n));
        let Some((round, color)) = berger::meeting(self.n, number(game.white), number(game.black)) else {
            return (false, false);
        };
        (round == game.round, (color == Color::White) != game.is_reversed)
    }

    fn judged(&self, numbers: Vec<u16>) -> Numbering {
        let n_players = usize::from(self.n);
        let (mut n_rounds_agree, mut n_white, mut n_colored, mut n_games, mut n_plain) = (0, 0, 0, 0, 0);
        for game in self.games.iter().filter(|game| game.white < n_players && game.black < n_players) {
            n_games += 1;
            let (is_in_round, is_white) = self.agreement(&numbers, game);
            if !is_in_round {
                continue;
            }
            n_rounds_agree += 1;
            if game.has_color {
                n_colored += 1;
                n_white += usize::from(is_white);
            } else {
                n_plain += 1;
            }
        }
        let has_colors_reversed = n_white * 2 < n_colored;
        let n_colors_agree = n_plain + if has_colors_reversed { n_colored - n_white } else { n_white };
        let (cycles, moved_rounds) = (self.cycles, Vec::new());
        Numbering { numbers, cycles, has_colors_reversed, moved_rounds, n_games, n_rounds_agree, n_colors_agree }
    }

    /// Swaps the numbers of two players if more games agree then.
    fn improved(&self, found: Numbering) -> Numbering {
        let mut numbers = found.numbers.clone();
        let value = |numbers: &[u16], players: [usize; 2]| -> usize {
            let games = players.iter().flat_map(|player| &self.of_player[*player]).map(|at| &self.games[*at]);
            games.map(|game| self.agreement(numbers, game)).filter(|(is_in_round, _)| *is_in_round).count()
        };
        for _ in 0..N_EXCHANGES {
            let mut has_changed = false;
            for first in 0..numbers.len() {
                for second in first + 1..numbers.len() {
                    let before = value(&numbers, [first, second]);
                    numbers.swap(first, second);
                    if value(&numbers, [first, second]) > before {
                        has_changed = true;
                    } else {
                        numbers.swap(first, second);
                    }
                }
            }
            if !has_changed {
                break;
            }
        }
        let improved = self.judged(numbers);
        if weight(&improved) > weight(&found) { improved } else { found }
    }
}

/// Creates a game against the highest number for each player without a game in a round, if the number of players is
/// odd.
fn free_rounds(n: u16, cycles: Cycles, pairings: &[Pairing]) -> Vec<Game> {
    let n_players = usize::from(n);
    let last_round = pairings.iter().map(|game| game.round).max().unwrap_or(0);
    let mut plays = vec![false; n_players];
    let mut sorted: Vec<&Pairing> = pairings.iter().collect();
    sorted.sort_by_key(|game| game.round);
    let mut free = Vec::new();
    for games in sorted.chunk_by(|a, b| a.round == b.round) {
        plays.fill(false);
        for game in games {
            plays[game.white] = true;
            plays[game.black] = true;
        }
        let idle: Vec<usize> = (0..n_players).filter(|player| !plays[*player]).collect();
        let Some((round, is_reversed)) = berger::table_round(n, cycles, games[0].round) else { continue };
        if games[0].round <= last_round && idle.len() == 1 {
            free.push(Game { round, is_reversed, white: idle[0], black: n_players, has_color: false });
        }
    }
    free
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Outcome;

    /// Creates the games of an event by the tables, with shuffled numbers, the same in every run.
    fn games(n: u16, n_cycles: u16, cycles: Cycles) -> (Vec<u16>, Vec<Pairing>) {
        let mut numbers: Vec<u16> = (1..=n).collect();
        fastrand::Rng::with_seed(7).shuffle(&mut numbers);
        let place = |number: u16| numbers.iter().position(|own| *own == number).unwrap();
        let mut games = Vec::new();
        for round in 1..=n_cycles * berger::n_rounds(n) {
            let (table_round, is_reversed) = berger::table_round(n, cycles, round).unwrap();
            for slot in berger::round(n, table_round) {
                let (mut white, mut black) = (place(slot.white), place(slot.black));
                if is_reversed {
                    std::mem::swap(&mut white, &mut black);
                }
                games.push(Pairing { round, white, black, outcome: Outcome::Draw, has_color: true });
            }
        }
        (numbers, games)
    }

    #[test]
    fn numbers_are_found_for_every_size_and_number_of_cycles() {
        for n in 4..=30 {
            for (n_cycles, cycles) in [(1, Cycles::Plain), (2, Cycles::Plain), (2, Cycles::LastRoundsExchanged)] {
                let (numbers, games) = games(n, n_cycles, cycles);
                let found = recover(usize::from(n), &games).unwrap();
                assert_eq!(found.n_colors_agree, games.len(), "{n} players, {n_cycles} cycles");
                assert_eq!(found.cycles, cycles, "{n} players");
                // The tables of four have symmetries; from six on there is only one numbering.
                if n > 4 {
                    assert_eq!(found.numbers, numbers, "{n} players, {n_cycles} cycles");
                }
                assert!(found.deviations(&games).is_empty());
            }
        }
    }

    #[test]
    fn a_few_wrong_pairings_are_outvoted_and_named() {
        for n in [10_u16, 15, 24, 30] {
            let (numbers, mut games) = games(n, 1, Cycles::Plain);
            // Two wrong rounds, one wrong color, one game missing.
            let (first, second) = (games[3].round, games[20].round);
            games[3].round = second;
            games[20].round = first;
            let colored = games[12];
            (games[12].white, games[12].black) = (colored.black, colored.white);
            games.remove(30);
            let found = recover(usize::from(n), &games).unwrap();
            assert_eq!(found.numbers, numbers, "{n} players");
            let deviations = found.deviations(&games);
            assert_eq!(deviations.len(), 3, "{n} players: {deviations:?}");
            assert_eq!((deviations[0].round, deviations[0].game), (first, games[3]));
            let of_color = deviations.iter().find(|one| one.game == games[12]).unwrap();
            assert_eq!((of_color.round, of_color.white), (colored.round, colored.white));
        }
    }

    #[test]
    fn rounds_that_were_moved_are_put_back() {
        let (numbers, mut games) = games(16, 1, Cycles::Plain);
        let order = [(14, 3), (3, 4), (4, 14)];
        for game in &mut games {
            let moved = order.iter().find(|(of_tables, _)| *of_tables == game.round);
            game.round = moved.map_or(game.round, |(_, played_in)| *played_in);
        }
        let found = recover(16, &games).unwrap();
        assert_eq!(found.numbers, numbers);
        let moved = |played_in, of_tables| MovedRound { played_in, of_tables };
        assert_eq!(found.moved_rounds, [moved(3, 14), moved(4, 3), moved(14, 4)]);
        assert!(found.follows_tables() && found.n_colors_agree == games.len());
        assert!(found.deviations(&games).is_empty());
    }

    #[test]
    fn numbers_that_are_known_are_compared_with_the_tables() {
        let (numbers, games) = games(10, 2, Cycles::LastRoundsExchanged);
        let found = given(&numbers, &games).unwrap();
        assert_eq!((found.n_colors_agree, found.cycles), (games.len(), Cycles::LastRoundsExchanged));
        let mut wrong = numbers.clone();
        wrong.swap(0, 1);
        assert!(!given(&wrong, &games).unwrap().deviations(&games).is_empty());
        wrong[0] = wrong[1];
        assert_eq!(given(&wrong, &games), None);
    }

    #[test]
    fn colors_reversed_as_a_whole_are_seen() {
        let (_, mut games) = games(12, 1, Cycles::Plain);
        for game in &mut games {
            (game.white, game.black) = (game.black, game.white);
        }
        let found = recover(12, &games).unwrap();
        assert!(found.has_colors_reversed && found.n_colors_agree == games.len());
    }

    #[test]
    fn colors_of_another_rule_are_not_mistakes() {
        let (_, mut games) = games(10, 1, Cycles::Plain);
        let exchange = |game: &mut Pairing| (game.white, game.black) = (game.black, game.white);
        exchange(&mut games[7]);
        assert!(recover(10, &games).unwrap().follows_colors());
        for at in [13, 22, 30] {
            exchange(&mut games[at]);
        }
        let found = recover(10, &games).unwrap();
        assert!(found.follows_tables() && !found.follows_colors());
    }

    #[test]
    fn what_is_not_a_berger_event_is_not_taken_for_one() {
        let mut games = Vec::new();
        for round in 1..=9_u16 {
            for board in 0..10_usize {
                let (white, black) = (board, 10 + (board * 3 + usize::from(round) * 7) % 10);
                games.push(Pairing { round, white, black, outcome: Outcome::Draw, has_color: true });
            }
        }
        assert!(!recover(20, &games).unwrap().follows_tables());
        assert_eq!(recover(2, &games), None);
        assert_eq!(recover(20, &[]), None);
        assert_eq!(recover(MAX_PLAYERS + 1, &games), None);
        for game in &mut games {
            game.round = 0;
        }
        assert_eq!(recover(20, &games), None);
    }
}
