//! Players who left a round robin, and whether their results count: the rule of half of the games.
//!
//! Russian rules of 2011, article 24.1: if a player played fewer than half of the games, the results stay in the table
//! but count for no one; otherwise they count, and the remaining opponents win by forfeit. FIDE's rule for round robins
//! is the same as far as is known here; its article was not read. In a Swiss system points scored before leaving stay
//! (24.2).

use super::event::{Entry, Tournament};
use super::outcome::{Color, Outcome};

/// A player who left.
///
/// ```
/// use zapis_tournament::{Outcome, Player, Tournament, withdrawal};
/// let mut event = Tournament::default();
/// let [a, b, c, d] = ["A", "B", "C", "D"].map(|name| event.add_player(Player::named(name)));
/// // All but D play each other; D leaves after the first round.
/// for (round, white, black) in [(1, a, d), (1, b, c), (2, c, a), (3, a, b)] {
///     event.add_game(round, white, black, Outcome::Draw);
/// }
/// let found = withdrawal::withdrawals(&event, 1);
/// assert_eq!((found[0].player, found[0].n_played, found[0].n_scheduled), (d, 1, 3));
/// assert!(!found[0].counts()); // fewer than half of the games
/// let corrected = withdrawal::applied(&event, &found);
/// assert!(corrected.players[d].entries.is_empty());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Withdrawal {
    /// The player.
    pub player: usize,
    /// The number of games played over the board.
    pub n_played: usize,
    /// The number of games scheduled.
    pub n_scheduled: usize,
    /// The last round played; 0 if unknown, or if rounds are not known.
    pub last_round: u16,
}

impl Withdrawal {
    /// Returns true if the player's results count: half of the games were played.
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.n_played * 2 >= self.n_scheduled
    }
}

/// Lists the players of a round robin who played at least two games fewer than scheduled, and none after the first that
/// they missed.
///
/// If rounds are not known, the order of games cannot show who left; players who lack at least two games are listed all
/// the same.
#[must_use]
pub fn withdrawals(event: &Tournament, cycles: u16) -> Vec<Withdrawal> {
    let n_scheduled = event.players.len().saturating_sub(1).saturating_mul(usize::from(cycles));
    let mut found = Vec::new();
    for (player, one) in event.players.iter().enumerate() {
        let is_played = |entry: &&Entry| entry.outcome.is_played() || entry.outcome == Outcome::Unknown;
        let n_played = one.entries.iter().filter(is_played).count();
        let last_round = one.entries.iter().filter(is_played).map(|entry| entry.round).max().unwrap_or(0);
        let forfeited = one.entries.iter().filter(|entry| entry.outcome == Outcome::ForfeitLoss);
        let came_back = forfeited.map(|entry| entry.round).min().is_some_and(|first| first > 0 && first < last_round);
        // Wins by forfeit are games that others missed.
        let n_given = one.entries.iter().filter(|entry| entry.outcome == Outcome::ForfeitWin).count();
        if n_played + n_given + 2 <= n_scheduled && !came_back {
            found.push(Withdrawal { player, n_played, n_scheduled, last_round });
        }
    }
    // If one player left, all others lack a game; if two left, two. A player has left only if more are missing.
    let n_gone = found.len();
    let lacks = |one: &Withdrawal| one.n_scheduled - one.n_played;
    let fewest = found.iter().map(lacks).min().unwrap_or(0);
    if n_gone == event.players.len() {
        found.retain(|one| lacks(one) > fewest);
    }
    found
}

/// Applies the rule: removes games of players whose results do not count, and gives the remaining opponents wins by
/// forfeit against players whose results count.
#[must_use]
pub fn applied(event: &Tournament, withdrawals: &[Withdrawal]) -> Tournament {
    let mut event = event.clone();
    let is_out =
        |player: usize, counts: bool| withdrawals.iter().any(|one| one.player == player && one.counts() == counts);
    for (player, one) in event.players.iter_mut().enumerate() {
        let is_annulled = is_out(player, false);
        one.entries.retain(|entry| !is_annulled && !entry.opponent.is_some_and(|opponent| is_out(opponent, false)));
    }
    for withdrawal in withdrawals.iter().filter(|one| one.counts()) {
        let player = withdrawal.player;
        for opponent in 0..event.players.len() {
            let has_met = event
                .players
                .get(player)
                .is_some_and(|one| one.entries.iter().any(|entry| entry.opponent == Some(opponent)));
            if opponent == player || has_met || withdrawals.iter().any(|one| one.player == opponent) {
                continue;
            }
            let forfeit =
                |opponent, outcome| Entry { round: 0, opponent: Some(opponent), color: None::<Color>, outcome };
            event.add_entry(opponent, forfeit(player, Outcome::ForfeitWin));
            event.add_entry(player, forfeit(opponent, Outcome::ForfeitLoss));
        }
    }
    event
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, Points, berger};

    /// A round robin of eight, all drawn, in which the first number leaves after some rounds.
    fn event(n_rounds_of_first: u16) -> Tournament {
        let mut event = Tournament::default();
        for number in 1..=8 {
            event.add_player(Player { number, ..Player::default() });
        }
        for round in 1..=7 {
            for slot in berger::round(8, round) {
                let is_first = slot.white == 1 || slot.black == 1;
                if !is_first || round <= n_rounds_of_first {
                    event.add_game(round, usize::from(slot.white) - 1, usize::from(slot.black) - 1, Outcome::Draw);
                }
            }
        }
        event
    }

    #[test]
    fn half_of_the_games_decides() {
        for (n_rounds, counts) in [(3, false), (4, true)] {
            let event = event(n_rounds);
            let found = withdrawals(&event, 1);
            assert_eq!(found.len(), 1);
            assert_eq!((found[0].player, found[0].counts(), found[0].last_round), (0, counts, n_rounds));
            let applied = applied(&event, &found);
            let total: Points = (0..8).map(|player| applied.points_of(player)).sum();
            // Seven others among themselves, 21 games; with the eighth 28.
            assert_eq!(total, Points::whole(if counts { 28 } else { 21 }));
        }
        assert!(withdrawals(&event(7), 1).is_empty());
        assert!(withdrawals(&event(6), 1).is_empty());
    }

    #[test]
    fn a_player_who_came_back_did_not_leave() {
        let mut event = event(7);
        for entry in &mut event.players[0].entries {
            if entry.round == 2 || entry.round == 3 {
                entry.outcome = Outcome::ForfeitLoss;
            }
        }
        assert!(withdrawals(&event, 1).is_empty());
    }
}
