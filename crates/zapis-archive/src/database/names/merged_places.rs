//! Indices of players after some of them are merged.

/// Returns the index of each of this many players after the second of each pair is merged into the first.
pub(in crate::database) fn places_of(n: usize, pairs: &[(usize, usize)]) -> Vec<usize> {
    /// Follows the links to the root, and shortens the path for the next search.
    fn top(above: &mut [usize], mut at: usize) -> usize {
        while above[at] != at {
            above[at] = above[above[at]];
            at = above[at];
        }
        at
    }
    let mut above: Vec<usize> = (0..n).collect();
    for (first, second) in pairs.iter().filter(|(first, second)| (*first).max(*second) < n) {
        let (into, gone) = (top(&mut above, *first), top(&mut above, *second));
        above[gone] = into;
    }
    (0..n).map(|at| top(&mut above, at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_one_as_if_each_pair_were_put_together_by_itself() {
        let one_by_one = |n: usize, pairs: &[(usize, usize)]| {
            let mut places: Vec<usize> = (0..n).collect();
            for (first, second) in pairs {
                let (into, gone) = (places[*first], places[*second]);
                places.iter_mut().filter(|place| **place == gone).for_each(|place| *place = into);
            }
            places
        };
        let mut random = fastrand::Rng::with_seed(1);
        let mut below = |most: usize| random.usize(..most);
        for _ in 0..2000 {
            let n = 2 + below(12);
            let pairs: Vec<(usize, usize)> = (0..below(14)).map(|_| (below(n), below(n))).collect();
            assert_eq!(places_of(n, &pairs), one_by_one(n, &pairs), "{pairs:?}");
        }
    }
}
