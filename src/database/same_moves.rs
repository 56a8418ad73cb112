//! How the moves of two games stand to each other.

/// How two series of moves stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Relation {
    /// Move for move the same.
    Same,
    /// One is the beginning of the other, which has this many plies more.
    Cut {
        /// How many plies are missing.
        missing: usize,
    },
    /// They differ in a few places only.
    Differ {
        /// The first ply that differs, from 0.
        first: usize,
        /// How many plies differ, are missing or are too many.
        n: usize,
    },
    /// One is a part of the other, which begins earlier: a fragment.
    Within {
        /// How many plies stand before it.
        before: usize,
        /// How many stand behind it.
        behind: usize,
    },
    /// They differ in many.
    Other {
        /// The first ply that differs, from 0.
        first: usize,
    },
}

/// Of fewer plies a part of a game may stand in another by chance.
const FRAGMENT: usize = 10;
/// At this many places is looked where a part could begin.
const MAX_PLACES: usize = 64;

/// Finds where some moves stand among others, if they do; one look at each move for each of a few places at most.
pub(super) fn found_in<C: PartialEq>(part: &[C], whole: &[C]) -> Option<usize> {
    let Some(first) = part.first() else { return Some(0) };
    let last = whole.len().checked_sub(part.len())?;
    let mut places = (0..=last).filter(|at| whole[*at] == *first).take(MAX_PLACES);
    places.find(|at| whole[*at..].starts_with(part))
}

/// At most this many plies may differ between copies of one game.
const MAX_DIFFERENT: usize = 4;

/// This many plies have to be alike behind a difference if the end is missing,
const ALIKE_BEHIND: usize = 8;
/// unless there are this many before it.
const ALIKE_BEFORE: usize = 60;

impl Relation {
    /// Compares two series of moves; one look at each of their moves at most.
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
        // Moves left out, doubled, or written otherwise at one place: what stands behind it is the same again.
        let (short_rest, long_rest) = (&short[first..], &long[first..]);
        let last = short_rest.iter().rev().zip(long_rest.iter().rev()).take_while(|(a, b)| a == b).count();
        let at_one_place = long_rest.len() - last.min(short_rest.len());
        // Moves written otherwise at several places, with the end missing perhaps.
        let apart = short_rest.iter().zip(long_rest).filter(|(a, b)| a != b).take(MAX_DIFFERENT + 1).count();
        // Where much is missing behind the last difference, only what follows it tells a slip from another game.
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

    /// Returns true if the shorter is a fragment of the longer.
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
        // Two moves of one side in the other order.
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
