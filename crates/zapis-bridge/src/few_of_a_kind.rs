//! Limits the faults of each kind in a record and counts the rest.

use std::collections::HashMap;
use std::hash::Hash;
use std::mem::{Discriminant, discriminant};

use crate::problem::{Found, Problem};

/// The maximum number of faults of one kind shown for a record, which can hold millions.
const MOST: u64 = 1000;

/// Replaces all faults of one kind in a record beyond the first thousand with one that counts them.
pub(crate) fn few_of_a_kind<T, K: Eq + Hash>(
    found: &mut Vec<T>,
    record_of: impl Fn(&T) -> K,
    fault_of: impl Fn(&mut T) -> &mut Found,
) {
    if found.len() as u64 <= MOST {
        return;
    }
    let mut kinds: HashMap<(K, Discriminant<Problem>), (u64, usize)> = HashMap::new();
    let mut kept: Vec<T> = Vec::new();
    for mut one in found.drain(..) {
        let kind = (record_of(&one), discriminant(&fault_of(&mut one).problem));
        let (n_seen, place) = kinds.entry(kind).or_default();
        *n_seen += 1;
        if *n_seen > MOST + 1 {
            if let Some(Found { problem: Problem::More { n, .. }, .. }) = kept.get_mut(*place).map(&fault_of) {
                *n += 1;
            }
            continue;
        }
        if *n_seen > MOST {
            *place = kept.len();
            let fault = fault_of(&mut one);
            fault.problem = Problem::More { of: Box::new(fault.problem.clone()), n: 1 };
        }
        kept.push(one);
    }
    *found = kept;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::span::Span;

    #[test]
    fn a_thousand_of_a_kind_are_shown_of_each_record_and_the_others_counted_in_their_place() {
        let fault = |at: usize| match at % 3 {
            0 => Found::new(Problem::UnreadableCall, Span::new(at, at)),
            _ => Found::new(Problem::LinSyntax, Span::new(at, at)),
        };
        let mut found: Vec<(usize, Found)> = (0..6000).map(|at| (at % 2, fault(at))).collect();
        few_of_a_kind(&mut found, |one| one.0, |one| &mut one.1);
        for record in 0..2 {
            let of_record = || found.iter().filter(|(own, _)| *own == record).map(|(_, one)| one);
            let rest = of_record().filter_map(|one| match &one.problem {
                Problem::More { of, n } => Some((&**of, *n, one.span.start)),
                _ => None,
            });
            assert_eq!(rest.collect::<Vec<_>>(), [(&Problem::LinSyntax, 1000, 3002 - record)]);
            assert_eq!(of_record().count(), 2001);
        }
    }
}
