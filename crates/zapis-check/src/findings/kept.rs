//! Limits the findings of one kind to a readable number, and counts the rest.

use std::mem::Discriminant;

use crate::l10n::message;
use crate::replay::MAX_POSITIONS;
use crate::text::Span;

use super::draft::Draft;

/// The maximum number of findings of one kind shown for a record. A record of 24 MiB can have millions, and memory must
/// not depend on them.
const MAX_OF_A_KIND: u64 = MAX_POSITIONS as u64;

/// Counts the findings of a record by kind.
pub(super) struct Kept<K> {
    kinds: Vec<Seen<K>>,
}

struct Seen<K> {
    kind: Discriminant<K>,
    in_variation: bool,
    n: u64,
    /// The index of one finding of the kind.
    shown: usize,
    /// The place of the first one that is only counted.
    first_left_out: Span,
}

impl<K> Kept<K> {
    pub(super) const fn new() -> Self {
        Self { kinds: Vec::new() }
    }

    /// Counts another one of a kind; adds it to the findings unless there are too many, and returns true if it did.
    pub(super) fn add(
        &mut self,
        kind: Discriminant<K>,
        in_variation: bool,
        span: Span,
        findings: &mut Vec<Draft>,
        finding: impl FnOnce() -> Draft,
    ) -> bool {
        let known = self.kinds.iter_mut().find(|known| known.kind == kind && known.in_variation == in_variation);
        match known {
            Some(known) if known.n >= MAX_OF_A_KIND => {
                if known.n == MAX_OF_A_KIND {
                    known.first_left_out = span;
                }
                known.n += 1;
                return false;
            }
            Some(known) => known.n += 1,
            None => {
                self.kinds.push(Seen { kind, in_variation, n: 1, shown: findings.len(), first_left_out: span });
            }
        }
        findings.push(finding());
        true
    }

    /// Adds one finding for all those of a kind that were only counted.
    pub(super) fn sum_up(self, findings: &mut Vec<Draft>) {
        for kind in self.kinds {
            let Some(n_left_out) = kind.n.checked_sub(MAX_OF_A_KIND).filter(|n| *n > 0) else { continue };
            let Some(shown) = findings.get(kind.shown) else { continue };
            let message = message!("more-of-this-kind", count = n_left_out);
            let mut rest = Draft::new(shown.rule, kind.first_left_out, message).with_severity(shown.severity);
            rest.count = n_left_out;
            findings.push(rest);
        }
    }
}
