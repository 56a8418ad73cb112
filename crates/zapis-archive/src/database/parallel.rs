//! Work shared by all threads, with little code for each use of it: the generic parallel iterators were a tenth of this
//! crate.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use rayon::prelude::*;

/// Makes a list by all threads: `part` makes the items of some numbers below `n`, at most `at_once` at a time.
pub(super) fn in_parts<T: Send>(n: usize, at_once: usize, part: &(dyn Fn(Range<usize>) -> Vec<T> + Sync)) -> Vec<T> {
    if n <= at_once {
        return part(0..n);
    }
    let parts: Vec<Mutex<Vec<T>>> = (0..n.div_ceil(at_once)).map(|_| Mutex::default()).collect();
    for_each(parts.len(), &|at| {
        let made = part(at * at_once..n.min((at + 1) * at_once));
        *parts[at].lock().unwrap_or_else(PoisonError::into_inner) = made;
    });
    let mut all = Vec::with_capacity(n);
    for part in parts {
        all.append(&mut part.into_inner().unwrap_or_else(PoisonError::into_inner));
    }
    all
}

/// The one parallel loop of the crate.
fn for_each(n: usize, run: &(dyn Fn(usize) + Sync)) {
    (0..n).into_par_iter().for_each(run);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_come_in_order_and_each_number_once() {
        for n in [0, 1, 7, 64, 65] {
            for at_once in [1, 8, 64] {
                let odd = in_parts(n, at_once, &|numbers| numbers.filter(|number| number % 2 == 1).collect());
                assert_eq!(odd, (0..n).filter(|number| number % 2 == 1).collect::<Vec<_>>());
            }
        }
    }
}
