//! Compares the moves of two games.

/// How two move sequences compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    /// Identical.
    Same,
    /// One is the beginning of the other, which has this many more plies.
    Cut {
        /// The number of missing plies.
        missing: usize,
    },
    /// They differ in only a few places.
    Differ {
        /// The first ply that differs, from 0.
        first: usize,
        /// The number of plies that differ, are missing or are superfluous.
        n: usize,
    },
    /// One is a fragment of the other, which begins earlier.
    Within {
        /// The number of plies before it.
        before: usize,
        /// The number of plies after it.
        behind: usize,
    },
    /// They differ in many places.
    Other {
        /// The first ply that differs, from 0.
        first: usize,
    },
}

/// With fewer plies a fragment of a game may occur in another by chance.
const FRAGMENT: usize = 10;
/// The maximum number of places at which a fragment is tried.
const MAX_PLACES: usize = 64;

/// Finds the index of a fragment in a sequence; at most one comparison per move for each of a few places.
pub(in crate::database) fn found_in<C: PartialEq>(part: &[C], whole: &[C]) -> Option<usize> {
    let Some(first) = part.first() else { return Some(0) };
    let last = whole.len().checked_sub(part.len())?;
    let mut places = (0..=last).filter(|at| whole[*at] == *first).take(MAX_PLACES);
    places.find(|at| whole[*at..].starts_with(part))
}

/// The maximum number of plies in which copies of one game differ.
const MAX_DIFFERENT: usize = 4;

/// The minimum number of equal plies after a difference if the end is missing,
const ALIKE_BEHIND: usize = 8;
/// unless there are this many before it.
const ALIKE_BEFORE: usize = 60;

impl Relation {
    /// Compares two move sequences; at most one comparison per move.
    #[must_use]
    pub(super) fn between<C: PartialEq>(one: &[C], other: &[C]) -> Self {
        let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
        let first = short.iter().zip(long).take_while(|(a, b)| a == b).count();
        if first == short.len() {
            return match long.len() - first {
                0 => Self::Same,
                missing => Self::Cut { missing },
            };
        }
        // Moves left out, doubled, or written differently at one place: the rest is the same again.
        let (short_rest, long_rest) = (&short[first..], &long[first..]);
        let last = short_rest.iter().rev().zip(long_rest.iter().rev()).take_while(|(a, b)| a == b).count();
        let at_one_place = long_rest.len() - last.min(short_rest.len());
        // Moves written differently at several places, possibly with the end missing.
        let apart = short_rest.iter().zip(long_rest).filter(|(a, b)| a != b).take(MAX_DIFFERENT + 1).count();
        // If much is missing after the last difference, only the following moves distinguish an error from another
        // game.
        let is_cut = long.len() - short.len() > MAX_DIFFERENT && at_one_place > MAX_DIFFERENT;
        let alike_behind = short_rest.iter().zip(long_rest).rev().take_while(|(a, b)| a == b).count();
        if is_cut && alike_behind < ALIKE_BEHIND && first < ALIKE_BEFORE {
            return Self::within(short, long, first);
        }
        let n = at_one_place.min(apart);
        if n <= MAX_DIFFERENT && n * 10 <= short.len() {
            Self::Differ { first, n }
        } else {
            Self::within(short, long, first)
        }
    }

    /// Returns whether the shorter is a fragment of the longer.
    fn within<C: PartialEq>(short: &[C], long: &[C], first: usize) -> Self {
        let found = if short.len() >= FRAGMENT { found_in(short, long) } else { None };
        found.map_or(Self::Other { first }, |before| Self::Within { before, behind: long.len() - before - short.len() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(changes: &[(usize, u16)], len: usize) -> Vec<u16> {
        let mut moves: Vec<u16> = (0..60).collect();
        for (at, code) in changes {
            moves[*at] = *code;
        }
        moves.truncate(len);
        moves
    }

    #[test]
    fn relations_are_those_of_copies() {
        let whole = game(&[], 60);
        let relation = |other: &[u16]| {
            let relation = Relation::between(&whole, other);
            assert_eq!(relation, Relation::between(other, &whole));
            relation
        };
        assert_eq!(relation(&game(&[], 60)), Relation::Same);
        assert_eq!(relation(&game(&[], 41)), Relation::Cut { missing: 19 });
        assert_eq!(relation(&game(&[(20, 900)], 60)), Relation::Differ { first: 20, n: 1 });
        assert_eq!(relation(&game(&[(20, 900)], 50)), Relation::Differ { first: 20, n: 1 });
        assert_eq!(relation(&game(&[(48, 900)], 50)), Relation::Other { first: 48 });
        // Two moves of one side in reversed order.
        assert_eq!(relation(&game(&[(6, 8), (8, 6)], 60)), Relation::Differ { first: 6, n: 2 });
        // A move of each side left out.
        let mut without = game(&[], 60);
        without.drain(30..32);
        assert_eq!(relation(&without), Relation::Differ { first: 30, n: 2 });
        assert_eq!(
            relation(&game(&[(1, 900), (9, 901), (17, 902), (30, 903), (40, 904)], 60)),
            Relation::Other { first: 1 }
        );
        assert_eq!(relation(&game(&[(1, 900)], 8)), Relation::Other { first: 1 });
        assert_eq!(relation(&[]), Relation::Cut { missing: 60 });
    }
}
