//! What no Swiss system allows, whatever its pairing program (basic rules for Swiss systems, C.04.1): repeated
//! pairings, a second bye, unbalanced colors.
//!
//! Colors count only in games that were played. In the last round, players near the top may have a color that is
//! forbidden otherwise, so colors are checked up to the round before.

use super::event::{Entry, Tournament};
use super::outcome::{Color, Outcome};

/// Something that the pairings of a Swiss system must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SwissBreach {
    /// The index of the player.
    pub player: usize,
    /// The round in which the rule is broken.
    pub round: u16,
    /// What is wrong.
    pub fault: SwissFault,
}

/// A rule of Swiss systems that is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SwissFault {
    /// Two players who had played each other are paired again.
    MetAgain {
        /// The opponent.
        opponent: usize,
        /// The round of the first game.
        before: u16,
    },
    /// A pairing-allocated bye for a player who had one, or a point without playing, in the given round.
    SecondBye(u16),
    /// A player has one color in three games in a row.
    ColorThrice(Color),
    /// A player has had one color three times more often than the other.
    ColorsUneven(Color),
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
                found.push(SwissBreach {
                    player,
                    round: entry.round,
                    fault: SwissFault::MetAgain { opponent, before: *before },
                });
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
                found.push(SwissBreach { player, round: entry.round, fault: SwissFault::SecondBye(before) });
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
            found.push(SwissBreach { player, round, fault: SwissFault::ColorThrice(color) });
        }
        if difference * sign == MOST + 1 {
            found.push(SwissBreach { player, round, fault: SwissFault::ColorsUneven(color) });
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
        let thrice = |round| SwissBreach { player: 0, round, fault: SwissFault::ColorThrice(Color::White) };
        let uneven = |round| SwissBreach { player: 0, round, fault: SwissFault::ColorsUneven(Color::White) };
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
        assert_eq!(swiss_breaches(&one), [SwissBreach { player: 0, round: 3, fault: SwissFault::SecondBye(1) }]);
        one.add_game(4, 1, 0, Outcome::Win);
        let again = SwissBreach { player: 0, round: 4, fault: SwissFault::MetAgain { opponent: 1, before: 2 } };
        assert!(swiss_breaches(&one).contains(&again));
    }
}
