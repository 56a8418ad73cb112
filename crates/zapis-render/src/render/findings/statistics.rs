//! The number of findings of each kind.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::findings::{Finding, Rule, Severity};
use crate::l10n::{Arg, Language, message};
use crate::sorting::CompactSort;

use crate::render::layout::known_table::KnownTable;
use crate::text::write_json;

/// The number of findings of each kind and severity, and of those that can be fixed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FindingCounts {
    counts: BTreeMap<(&'static str, Severity), KindCount>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KindCount {
    pub(crate) severity: Severity,
    pub(crate) rule: &'static Rule,
    pub(crate) count: u64,
    fixable: u64,
}

impl FindingCounts {
    /// Counts a finding.
    pub fn add(&mut self, finding: &Finding) {
        self.add_counted(finding.rule, finding.severity, finding.count, finding.fix.is_some());
    }

    /// Counts this many findings of a rule.
    pub fn add_counted(&mut self, rule: &'static Rule, severity: Severity, count: u64, is_fixable: bool) {
        let of_kind =
            self.counts.entry((rule.code, severity)).or_insert(KindCount { severity, rule, count: 0, fixable: 0 });
        of_kind.count += count;
        of_kind.fixable += if is_fixable { count } else { 0 };
    }

    /// Lists the kinds, those with the most findings first.
    pub(crate) fn kinds(&self) -> Vec<KindCount> {
        let mut all: Vec<_> = self.counts.values().copied().collect();
        all.compact_sort_by_key(|kind| (std::cmp::Reverse((kind.severity, kind.count)), kind.rule.code));
        all
    }

    /// Returns a table for people; empty if nothing was counted.
    #[must_use]
    pub fn text(&self, width: usize, language: Language) -> String {
        if self.counts.is_empty() {
            return String::new();
        }
        let row = |kind: KindCount| -> Vec<Arg> {
            let fixable = if kind.fixable > 0 { kind.fixable.to_string() } else { String::new() };
            vec![
                kind.count.to_string().into(),
                kind.severity.message().into(),
                kind.rule.code.into(),
                kind.rule.name.into(),
                fixable.into(),
            ]
        };
        let rows = self.kinds().into_iter().map(row).collect();
        KnownTable::new(message!("statistics-head"), rows).text(width, language)
    }

    /// Writes a JSON line for each kind.
    pub fn write_json(&self, out: &mut Vec<u8>) {
        #[derive(Serialize)]
        struct Line {
            r#type: &'static str,
            name: &'static str,
            code: &'static str,
            severity: &'static str,
            count: u64,
            fixable: u64,
        }
        for KindCount { severity, rule, count, fixable } in self.kinds() {
            let (name, code, severity) = (rule.name, rule.code, severity.name());
            write_json(out, &Line { r#type: "statistics", name, code, severity, count, fixable });
            out.push(b'\n');
        }
    }
}
