//! Stable sorting that is compiled once, not for every type: the sorts of the standard library were a tenth of the
//! program's code. For lists outside of hot loops; it sorts numbers of places, and then moves the items.

use std::cmp::Ordering;

/// Stable sorts of slices with little code for each type; they take memory for one number an item.
pub trait CompactSort<T> {
    /// Sorts by a comparison, as [`slice::sort_by`] does.
    fn compact_sort_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// Sorts by a key, as [`slice::sort_by_key`] does.
    fn compact_sort_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K);
}

impl<T> CompactSort<T> for [T] {
    fn compact_sort_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        if self.len() < 2 {
            return;
        }
        let order = sorted_places(self.len(), &mut |one, other| compare(&self[one], &self[other]));
        for (to, from) in exchanges(order) {
            self.swap(to, from);
        }
    }

    fn compact_sort_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.compact_sort_by(|one, other| key(one).cmp(&key(other)));
    }
}

/// Returns the places of a list in sorted order.
fn sorted_places(len: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..len).collect();
    order.sort_by(|one, other| compare(*one, *other));
    order
}

/// Returns the exchanges that move every item to its place; `order` names for each place the item that belongs there.
fn exchanges(mut order: Vec<usize>) -> Vec<(usize, usize)> {
    let mut exchanges = Vec::new();
    for start in 0..order.len() {
        let mut place = start;
        loop {
            let from = std::mem::replace(&mut order[place], place);
            if from == start {
                break;
            }
            exchanges.push((place, from));
            place = from;
        }
    }
    exchanges
}

#[cfg(test)]
mod tests {
    use super::*;

    proptest::proptest! {
        #[test]
        fn sorts_as_the_standard_library_does(list: Vec<(u8, u32)>) {
            let (mut ours, mut theirs) = (list.clone(), list);
            ours.compact_sort_by_key(|item| item.0);
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs);
            ours.compact_sort_by(|one, other| other.1.cmp(&one.1));
            theirs.sort_by_key(|item| std::cmp::Reverse(item.1));
            assert_eq!(ours, theirs);
        }
    }
}
