//! Berger tables: the pairings and colors of each round of a round robin.
//!
//! One algorithm produces the tables for every number of players; it agrees with every row that is legible in the
//! Russian rules of 2011 (article 22.9) and with the tables of FIDE's handbook (C.05, annex 1), 3 to 30 players. For an
//! odd number of players the highest number is a dummy, and the player paired with it has a bye.

use super::outcome::Color;

/// The maximum number of players.
pub(crate) const MAX_PLAYERS: u16 = 9999;

/// A pairing of a Berger table by drawing numbers, White first: `1:8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Slot {
    /// White's number, from 1.
    pub white: u16,
    /// Black's number.
    pub black: u16,
}

/// Returns the even number for which this many players use the table: 8 for seven and for eight.
#[must_use]
pub(crate) const fn table_size(n_players: u16) -> u16 {
    n_players + n_players % 2
}

/// Returns the number of rounds of one cycle.
#[must_use]
pub const fn n_rounds(n_players: u16) -> u16 {
    if n_players < 2 { 0 } else { table_size(n_players) - 1 }
}

/// Returns the pairings of one round, board by board; with an odd number of players, without the one who has a bye.
///
/// ```
/// use zapis_tournament::berger;
/// let round: Vec<_> = berger::round(6, 2).iter().map(|slot| (slot.white, slot.black)).collect();
/// assert_eq!(round, [(6, 4), (5, 3), (1, 2)]);
/// ```
#[must_use]
pub fn round(n_players: u16, round: u16) -> Vec<Slot> {
    if n_players > MAX_PLAYERS || round == 0 || round > n_rounds(n_players) {
        return Vec::new();
    }
    let (n, m) = (u32::from(table_size(n_players)), u32::from(n_rounds(n_players)));
    let number = |number: u32| u16::try_from((number + m - 1) % m + 1).unwrap_or(0);
    let k = (u32::from(round) - 1) * (n / 2) % m + 1;
    let last = table_size(n_players);
    let first =
        if round % 2 == 1 { Slot { white: number(k), black: last } } else { Slot { white: last, black: number(k) } };
    let others = (1..n / 2).map(|j| Slot { white: number(k + j), black: number(k + m - j) });
    std::iter::once(first).chain(others).filter(|slot| slot.white <= n_players && slot.black <= n_players).collect()
}

/// Returns the number that has a bye in a round; `None` for an even number of players.
#[must_use]
pub fn free(n_players: u16, round: u16) -> Option<u16> {
    if n_players.is_multiple_of(2) || n_players > MAX_PLAYERS || round == 0 || round > n_rounds(n_players) {
        return None;
    }
    let m = u32::from(n_rounds(n_players));
    let half = u32::from(table_size(n_players)) / 2;
    u16::try_from((u32::from(round) - 1) * half % m + 1).ok()
}

/// Returns the round in which two numbers meet, and the color of the first of them; `None` if they never do.
///
/// Two numbers below the highest of the table meet in the round that is one less than their sum, counted modulo the
/// table; if the sum is odd the lower has White, else the higher. The highest has White in even rounds.
#[must_use]
pub fn meeting(n_players: u16, own: u16, other: u16) -> Option<(u16, Color)> {
    let n = table_size(n_players);
    if own == other || own == 0 || other == 0 || own > n || other > n || n_players > MAX_PLAYERS {
        return None;
    }
    let m = u32::from(n - 1);
    let sum = match (own == n, other == n) {
        (true, _) => 2 * u32::from(other),
        (_, true) => 2 * u32::from(own),
        _ => u32::from(own) + u32::from(other),
    };
    let round = u16::try_from((sum + m - 2) % m + 1).ok()?;
    let own_has_white = if own == n {
        round.is_multiple_of(2)
    } else if other == n {
        round % 2 == 1
    } else {
        (own < other) == (sum % 2 == 1)
    };
    Some((round, if own_has_white { Color::White } else { Color::Black }))
}

/// How the cycles of a multiple round robin follow one another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Cycles {
    /// Each cycle repeats the table with colors reversed.
    #[default]
    Plain,
    /// The last two rounds of the first cycle are swapped, so that no player has the same color three times in a row
    /// (FIDE's recommendation for double round robins, C.05).
    LastRoundsExchanged,
}

/// Returns the round of the table to which a round of the event corresponds, and whether colors are reversed.
#[must_use]
pub fn table_round(n_players: u16, cycles: Cycles, event_round: u16) -> Option<(u16, bool)> {
    let m = n_rounds(n_players);
    if m == 0 || event_round == 0 {
        return None;
    }
    let (cycle, mut round) = ((event_round - 1) / m, (event_round - 1) % m + 1);
    if cycles == Cycles::LastRoundsExchanged && cycle == 0 && m >= 3 && round + 1 >= m {
        round = if round == m { m - 1 } else { m };
    }
    Some((round, cycle % 2 == 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Tables typed from the Russian rules of 2011, article 22.9, where the text is legible, and FIDE's C.05.
    const TABLES: [(u16, &[&str]); 5] = [
        (4, &["1:4 2:3", "4:3 1:2", "2:4 3:1"]),
        (6, &["1:6 2:5 3:4", "6:4 5:3 1:2", "2:6 3:1 4:5", "6:5 1:4 2:3", "3:6 4:2 5:1"]),
        (
            8,
            &[
                "1:8 2:7 3:6 4:5",
                "8:5 6:4 7:3 1:2",
                "2:8 3:1 4:7 5:6",
                "8:6 7:5 1:4 2:3",
                "3:8 4:2 5:1 6:7",
                "8:7 1:6 2:5 3:4",
                "4:8 5:3 6:2 7:1",
            ],
        ),
        (
            14,
            &[
                "1:14 2:13 3:12 4:11 5:10 6:9 7:8",
                "14:8 9:7 10:6 11:5 12:4 13:3 1:2",
                "2:14 3:1 4:13 5:12 6:11 7:10 8:9",
                "14:9 10:8 11:7 12:6 13:5 1:4 2:3",
                "3:14 4:2 5:1 6:13 7:12 8:11 9:10",
                "14:10 11:9 12:8 13:7 1:6 2:5 3:4",
                "4:14 5:3 6:2 7:1 8:13 9:12 10:11",
                "14:11 12:10 13:9 1:8 2:7 3:6 4:5",
                "5:14 6:4 7:3 8:2 9:1 10:13 11:12",
                "14:12 13:11 1:10 2:9 3:8 4:7 5:6",
                "6:14 7:5 8:4 9:3 10:2 11:1 12:13",
                "14:13 1:12 2:11 3:10 4:9 5:8 6:7",
                "7:14 8:6 9:5 10:4 11:3 12:2 13:1",
            ],
        ),
        (
            22,
            &[
                "1:22 2:21 3:20 4:19 5:18 6:17 7:16 8:15 9:14 10:13 11:12",
                "22:12 13:11 14:10 15:9 16:8 17:7 18:6 19:5 20:4 21:3 1:2",
                "2:22 3:1 4:21 5:20 6:19 7:18 8:17 9:16 10:15 11:14 12:13",
                "22:13 14:12 15:11 16:10 17:9 18:8 19:7 20:6 21:5 1:4 2:3",
            ],
        ),
    ];

    fn written(slots: &[Slot]) -> String {
        slots.iter().map(|slot| format!("{}:{}", slot.white, slot.black)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_tables_are_those_of_the_rules() {
        for (n, rows) in TABLES {
            for (index, row) in rows.iter().enumerate() {
                let number = u16::try_from(index + 1).unwrap();
                assert_eq!(written(&round(n, number)), *row, "{n} players, round {number}");
            }
        }
        assert_eq!(written(&round(24, 23)), "12:24 13:11 14:10 15:9 16:8 17:7 18:6 19:5 20:4 21:3 22:2 23:1");
        assert_eq!(written(&round(18, 10)), "18:14 15:13 16:12 17:11 1:10 2:9 3:8 4:7 5:6");
        assert_eq!(written(&round(7, 2)), "6:4 7:3 1:2");
        assert_eq!(free(7, 2), Some(5));
    }

    #[test]
    fn every_table_pairs_all_once_with_balanced_colors_and_agrees_with_the_formula() {
        for n in 3..=30 {
            let mut met = HashSet::new();
            let mut whites = vec![0_i32; usize::from(n) + 1];
            for number in 1..=n_rounds(n) {
                let mut seated = HashSet::new();
                for slot in round(n, number) {
                    assert!(seated.insert(slot.white) && seated.insert(slot.black), "{n} players, round {number}");
                    assert!(met.insert((slot.white.min(slot.black), slot.white.max(slot.black))));
                    whites[usize::from(slot.white)] += 1;
                    whites[usize::from(slot.black)] -= 1;
                    assert_eq!(meeting(n, slot.white, slot.black), Some((number, Color::White)));
                    assert_eq!(meeting(n, slot.black, slot.white), Some((number, Color::Black)));
                }
                assert_eq!(seated.len() + usize::from(n % 2), usize::from(n));
                assert_eq!(free(n, number).is_some(), n % 2 == 1);
                assert!(free(n, number).is_none_or(|free| !seated.contains(&free)));
            }
            assert_eq!(met.len(), usize::from(n) * usize::from(n - 1) / 2);
            assert!(whites.iter().all(|balance| balance.abs() <= 1), "{n} players: {whites:?}");
        }
    }

    #[test]
    fn a_second_cycle_reverses_colors_and_may_follow_exchanged_rounds() {
        assert_eq!(table_round(6, Cycles::Plain, 7), Some((2, true)));
        let exchanged = |round| table_round(6, Cycles::LastRoundsExchanged, round).map(|(round, _)| round);
        let order: Vec<_> = (1..=10).filter_map(exchanged).collect();
        assert_eq!(order, [1, 2, 3, 5, 4, 1, 2, 3, 4, 5]);
        assert_eq!(table_round(1, Cycles::Plain, 1), None);
        assert_eq!(table_round(6, Cycles::Plain, 0), None);
    }

    #[test]
    fn what_is_not_a_table_is_empty() {
        assert!(round(0, 1).is_empty() && round(1, 1).is_empty() && round(6, 6).is_empty());
        assert!(round(u16::MAX, 1).is_empty());
        assert_eq!(meeting(6, 3, 3), None);
        assert_eq!(meeting(6, 3, 7), None);
    }
}
