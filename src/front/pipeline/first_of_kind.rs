//! Shows people the first findings of each kind in a file, and the number of the others.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use crate::findings::Rule;
use crate::l10n::message;
use crate::render::DeferredBuffer;
use crate::text::Visible;

/// The maximum number of findings of a kind shown for a file.
const MOST: u64 = 20;

/// The findings of a batch: where each begins in its output, and the number of each kind.
#[derive(Debug, Default)]
pub(crate) struct KindsOfBatch {
    shown: Vec<ShownFinding>,
    by_kind: BTreeMap<&'static str, ShownOfKind>,
}

/// A finding in the output of a batch.
#[derive(Debug)]
struct ShownFinding {
    at: usize,
    rule: &'static Rule,
    count: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct ShownOfKind {
    n_shown: u64,
    /// The number of findings not shown.
    n_more: u64,
}

impl KindsOfBatch {
    /// Counts a finding that represents `count` of its kind. Returns true if it is to be written, from `at` on.
    ///
    /// A file never shows more of a batch than the first of each kind in it: the others are not written at all.
    pub(crate) fn is_shown(&mut self, rule: &'static Rule, count: u64, at: usize) -> bool {
        let kind = self.by_kind.entry(rule.name).or_default();
        if kind.n_shown == MOST {
            kind.n_more += count;
            return false;
        }
        kind.n_shown += 1;
        self.shown.push(ShownFinding { at, rule, count });
        true
    }
}

/// The findings of the file that is being written.
#[derive(Debug, Default)]
pub(crate) struct FirstOfKind(Mutex<KindsOfFile>);

#[derive(Debug, Default)]
struct KindsOfFile {
    file: usize,
    by_kind: BTreeMap<&'static str, ShownOfKind>,
}

impl FirstOfKind {
    /// Removes from a batch, in the order of the file, what is not among the first of its kind.
    pub(crate) fn take(&self, batch: &mut KindsOfBatch, results: &mut DeferredBuffer, file: usize) {
        let mut of_file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if of_file.file != file {
            *of_file = KindsOfFile { file, by_kind: BTreeMap::new() };
        }
        let mut cut: Vec<Range<usize>> = Vec::new();
        let ends = batch.shown.iter().skip(1).map(|next| next.at).chain([results.bytes.len()]);
        for (ShownFinding { at, rule, count }, end) in batch.shown.iter().zip(ends) {
            let kind = of_file.by_kind.entry(rule.name).or_default();
            if kind.n_shown < MOST {
                kind.n_shown += 1;
            } else {
                kind.n_more += count;
                cut.push(*at..end);
            }
        }
        for (name, kind) in &batch.by_kind {
            of_file.by_kind.entry(name).or_default().n_more += kind.n_more;
        }
        *batch = KindsOfBatch::default();
        results.take_out(&cut);
    }

    /// Writes the number of further findings of each kind in the file taken last.
    pub(crate) fn end_file(&self, path: &str, results: &mut DeferredBuffer) {
        let by_kind = std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner).by_kind);
        for (name, kind) in by_kind.iter().filter(|(_, kind)| kind.n_more > 0) {
            let path = Visible(path).to_string();
            let line = message!("more-of-kind", path = path, count = kind.n_more, name = *name);
            results.push_str(&line.in_language(results.language));
            results.push_str("\n");
        }
    }
}
