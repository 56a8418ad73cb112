//! Varma tables: drawing numbers that keep players of one federation apart in the last three rounds.
//!
//! The groups are those of the Russian rules of 2011 (article 22.9.1.5), which agree with FIDE's (C.05, annex 2) for
//! every size. The tests check that they work: they do for every size but twelve, where 6 and 12, both of group C, meet
//! in the last round.

/// The numbers of players covered by the tables.
pub const SIZES: std::ops::RangeInclusive<u16> = 9..=24;

/// The number of last rounds in which players of one group are kept apart.
pub(crate) const ROUNDS_APART: u16 = 3;

/// The groups A, B, C and D for the even sizes from 10.
const GROUPS: [[&[u16]; 4]; 8] = [
    [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
    [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]],
    [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
    [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
    [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
    [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
    [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
    [&[6, 7, 8, 9, 10, 11, 19, 20, 21, 22], &[1, 2, 3, 4, 13, 14, 15, 16, 17], &[12, 18, 23], &[5, 24]],
];

/// Returns the numbers of the groups A to D for this many players, without the highest number if the number of players
/// is odd; `None` for sizes that the tables do not cover.
///
/// ```
/// use zapis_tournament::varma;
/// assert_eq!(varma::groups(9).unwrap()[3], [2]);
/// assert!(varma::groups(8).is_none());
/// ```
#[must_use]
pub fn groups(n_players: u16) -> Option<[Vec<u16>; 4]> {
    let row = SIZES.contains(&n_players).then(|| usize::from((n_players + n_players % 2 - 10) / 2))?;
    let groups = GROUPS.get(row)?;
    Some(groups.map(|numbers| numbers.iter().copied().filter(|number| *number <= n_players).collect()))
}

/// Returns the group of a number: 0 for A to 3 for D.
#[must_use]
pub fn group_of(n_players: u16, number: u16) -> Option<usize> {
    groups(n_players)?.iter().position(|numbers| numbers.contains(&number))
}

/// Two players of one federation whose numbers let them meet in the last rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LateMeeting {
    /// One number.
    pub first: u16,
    /// The other.
    pub second: u16,
    /// The round in which they meet.
    pub round: u16,
}

/// Lists the pairs of one federation that meet in the last three rounds of a single round robin, by drawing numbers:
/// `federations[0]` belongs to number 1. An empty federation matches no other.
#[must_use]
pub fn late_meetings(federations: &[&str]) -> Vec<LateMeeting> {
    let Ok(n_players) = u16::try_from(federations.len()) else { return Vec::new() };
    let n_rounds = super::berger::n_rounds(n_players);
    let late = (n_rounds.saturating_sub(ROUNDS_APART) + 1)..=n_rounds;
    let mut found = Vec::new();
    for round in late {
        for slot in super::berger::round(n_players, round) {
            let federation = |number: u16| federations.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or("");
            let own = federation(slot.white);
            if !own.is_empty() && own == federation(slot.black) {
                found.push(LateMeeting {
                    first: slot.white.min(slot.black),
                    second: slot.white.max(slot.black),
                    round,
                });
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::berger;

    #[test]
    fn every_number_is_in_one_group() {
        for n in SIZES {
            let mut numbers: Vec<u16> = groups(n).unwrap().concat();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=n).collect::<Vec<_>>(), "{n} players");
        }
        assert!(groups(8).is_none() && groups(25).is_none() && groups(0).is_none());
        assert_eq!(group_of(12, 12), Some(2));
        assert_eq!(group_of(11, 12), None);
    }

    #[test]
    fn groups_keep_players_apart_in_the_last_three_rounds_but_for_twelve() {
        for n in SIZES {
            let mut meetings = Vec::new();
            for numbers in groups(n).unwrap() {
                for (at, first) in numbers.iter().enumerate() {
                    for second in &numbers[at + 1..] {
                        let (round, _) = berger::meeting(n, *first, *second).unwrap();
                        if round + ROUNDS_APART > berger::n_rounds(n) {
                            meetings.push((*first, *second, round));
                        }
                    }
                }
            }
            let expected: &[(u16, u16, u16)] = if n == 12 { &[(6, 12, 11)] } else { &[] };
            assert_eq!(meetings, expected, "{n} players");
        }
    }

    #[test]
    fn late_meetings_of_one_federation_are_found() {
        let mut federations = ["A", "B", "C", "D", "E", "X", "G", "H", "I", "J", "K", "X"];
        assert_eq!(late_meetings(&federations), [LateMeeting { first: 6, second: 12, round: 11 }]);
        federations[5] = "";
        assert!(late_meetings(&federations).is_empty());
        assert!(late_meetings(&[]).is_empty());
    }
}
