//! What no Swiss system allows, whatever its pairing program (basic rules for Swiss systems, C.04.1): repeated
//! pairings, a second bye, unbalanced colors.
//!
//! Colors count only in games that were played. In the last round, players near the top may have a color that is
//! forbidden otherwise, so colors are checked up to the round before.

use super::event::{Entry, Tournament};
use super::outcome::{Color, Outcome};

/// Something that the pairings of a Swiss system must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwissBreach {
    /// Two players who had played each other are paired again.
    MetAgain {
        /// The index of the player.
        player: usize,
        /// The opponent.
        opponent: usize,
        /// The round of the first game.
        before: u16,
        /// The round in which they meet again.
        round: u16,
    },
    /// A pairing-allocated bye for a player who had one before, or a point without playing.
    SecondBye {
        /// The index of the player.
        player: usize,
        /// The round of the first one.
        before: u16,
        /// The round.
        round: u16,
    },
    /// A player has one color in three games in a row.
    ColorThrice {
        /// The index of the player.
        player: usize,
        /// The color.
        color: Color,
        /// The round of the third game.
        round: u16,
    },
    /// A player has had one color three times more often than the other.
    ColorsUneven {
        /// The index of the player.
        player: usize,
        /// The more frequent color.
        color: Color,
        /// The round in which this was first the case.
        round: u16,
    },
}

impl SwissBreach {
    /// Returns the round of the breach.
    #[must_use]
    pub const fn round(self) -> u16 {
        match self {
            Self::MetAgain { round, .. }
            | Self::SecondBye { round, .. }
            | Self::ColorThrice { round, .. }
            | Self::ColorsUneven { round, .. } => round,
        }
    }
}

/// The maximum excess of games with one color, and the maximum number of games in a row with one color.
const MOST: i32 = 2;

/// Lists breaches of the basic rules for Swiss systems, player by player and round by round.
///
/// ```
/// use zapis_tournament::{Outcome, Player, Tournament, swiss_breaches};
/// let mut event = Tournament::default();
/// let [tal, keres] = ["Tal", "Keres"].map(|name| event.add_player(Player::named(name)));
/// event.add_game(1, tal, keres, Outcome::Win);
/// event.add_game(2, keres, tal, Outcome::Draw);
/// assert_eq!(swiss_breaches(&event).len(), 1);
/// ```
#[must_use]
pub fn swiss_breaches(event: &Tournament) -> Vec<SwissBreach> {
    let last_round = event.n_rounds();
    let mut found = Vec::new();
    for (player, one) in event.players.iter().enumerate() {
        let mut entries: Vec<&Entry> = one.entries.iter().filter(|entry| entry.round > 0).collect();
        entries.sort_by_key(|entry| entry.round);
        met_again(player, &entries, &mut found);
        second_byes(player, &entries, &mut found);
        forbidden_colors(player, &entries, last_round, &mut found);
    }
    found
}

fn met_again(player: usize, entries: &[&Entry], found: &mut Vec<SwissBreach>) {
    let mut met: Vec<(usize, u16)> = Vec::new();
    for entry in entries.iter().filter(|entry| entry.outcome.is_played()) {
        // Each pair is reported once, for the player with the lower index.
        let Some(opponent) = entry.opponent.filter(|opponent| *opponent > player) else { continue };
        match met.iter().find(|(known, _)| *known == opponent) {
            Some((_, before)) => {
                found.push(SwissBreach::MetAgain { player, opponent, before: *before, round: entry.round });
            }
            None => met.push((opponent, entry.round)),
        }
    }
}

fn second_byes(player: usize, entries: &[&Entry], found: &mut Vec<SwissBreach>) {
    let mut before = None;
    for entry in entries {
        match (entry.outcome, before) {
            (Outcome::AllocatedBye, Some(before)) => {
                found.push(SwissBreach::SecondBye { player, before, round: entry.round });
            }
            (Outcome::AllocatedBye | Outcome::FullPointBye | Outcome::ForfeitWin, None) => before = Some(entry.round),
            _ => {}
        }
    }
}

fn forbidden_colors(player: usize, entries: &[&Entry], last_round: u16, found: &mut Vec<SwissBreach>) {
    let (mut difference, mut in_succession, mut last) = (0_i32, 0_i32, None);
    let games = entries.iter().filter(|entry| entry.outcome.is_played() && entry.round < last_round);
    for entry in games {
        let Some(color) = entry.color else { continue };
        let sign = if color == Color::White { 1 } else { -1 };
        difference += sign;
        in_succession = if last == Some(color) { in_succession + 1 } else { 1 };
        last = Some(color);
        let round = entry.round;
        if in_succession == MOST + 1 {
            found.push(SwissBreach::ColorThrice { player, color, round });
        }
        if difference * sign == MOST + 1 {
            found.push(SwissBreach::ColorsUneven { player, color, round });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::event::Player;
    use super::*;

    fn event(n_players: usize) -> Tournament {
        let mut event = Tournament::default();
        (0..n_players).for_each(|place| _ = event.add_player(Player::named(format!("P{place}"))));
        event
    }

    #[test]
    fn colors_are_judged_up_to_the_round_before_the_last() {
        let mut one = event(6);
        for (round, black) in (1..=4).zip(1..) {
            one.add_game(round, 0, black, Outcome::Draw);
        }
        let thrice = |round| SwissBreach::ColorThrice { player: 0, color: Color::White, round };
        let uneven = |round| SwissBreach::ColorsUneven { player: 0, color: Color::White, round };
        assert_eq!(swiss_breaches(&one), [thrice(3), uneven(3)]);
        one.players.iter_mut().for_each(|player| player.entries.retain(|entry| entry.round < 4));
        assert_eq!(swiss_breaches(&one), []);
    }

    #[test]
    fn forfeits_are_not_games_and_a_second_bye_is_reported() {
        let mut one = event(4);
        one.add_game(1, 0, 1, Outcome::ForfeitWin);
        one.add_game(2, 0, 1, Outcome::Win);
        one.add_bye(3, 0, Outcome::AllocatedBye);
        one.add_bye(3, 1, Outcome::AllocatedBye);
        assert_eq!(swiss_breaches(&one), [SwissBreach::SecondBye { player: 0, before: 1, round: 3 }]);
        one.add_game(4, 1, 0, Outcome::Win);
        let again = SwissBreach::MetAgain { player: 0, opponent: 1, before: 2, round: 4 };
        assert!(swiss_breaches(&one).contains(&again));
    }
}
