//! What an audit came to: by finding, by file, by event.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use hashbrown::DefaultHashBuilder;

use crate::database::{Symbol, is_unknown};
use crate::render::{AuditGroup, AuditRow, AuditSummary, RuleCount, Summary};
use crate::sorting::CompactSort;

use super::gathering::{FindingGroup, Gathered};

/// At most this many events with findings are listed.
const MAX_EVENTS: usize = 1000;
/// This many of them with one kind of finding.
const MAX_OF_KIND: usize = 100;

/// Sums up what was gathered and counted.
pub(super) fn summed_up(gathered: &Gathered, counts: Summary) -> AuditSummary {
    let archive = &gathered.archive;
    let mut by_finding: Vec<RuleCount> =
        gathered.by_rule.values().map(|(rule, count)| RuleCount { name: rule.name, count: *count }).collect();
    by_finding.compact_sort_by(|one, other| other.count.cmp(&one.count).then(one.name.cmp(other.name)));
    let row = |name: &str, [records, errors, warnings]: [u64; 3]| AuditRow {
        name: name.to_owned(),
        records,
        errors,
        warnings,
    };
    let files = gathered.by_file.iter().zip(0..);
    let mut by_file: Vec<AuditRow> = files
        .map(|([records, errors, warnings, _], file)| row(archive.path(file), [*records, *errors, *warnings]))
        .collect();
    let mut by_id: HashMap<Symbol, [u64; 3], DefaultHashBuilder> = HashMap::default();
    for (_, prefix) in archive.prefixes() {
        let [errors, warnings] = prefix.n_findings.map(u64::from);
        let counts = by_id.entry(prefix.event).or_default();
        counts.iter_mut().zip([1, errors, warnings]).for_each(|(count, more)| *count += more);
    }
    for (id, [errors, warnings]) in &gathered.by_event {
        let counts = by_id.entry(*id).or_default();
        counts[1] += errors;
        counts[2] += warnings;
    }
    // Events without a name are one row, however that is written.
    let mut events: BTreeMap<&str, [u64; 3]> = BTreeMap::new();
    for (id, more) in by_id {
        let event = archive.text(id);
        let counts = events.entry(if is_unknown(event) { "?" } else { event }).or_default();
        counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
    }
    let mut by_event: Vec<AuditRow> = events
        .iter()
        .filter(|(_, counts)| counts[1] + counts[2] > 0)
        .map(|(event, counts)| row(event, *counts))
        .collect();
    let order = |one: &AuditRow, other: &AuditRow| {
        (other.errors, other.warnings).cmp(&(one.errors, one.warnings)).then_with(|| one.name.cmp(&other.name))
    };
    by_file.compact_sort_by(order);
    by_event.compact_sort_by(order);
    by_event.truncate(MAX_EVENTS);
    let mut summary = AuditSummary::default();
    (summary.counts, summary.by_finding, summary.by_file, summary.by_event) = (counts, by_finding, by_file, by_event);
    summary.by_group = groups(gathered);
    summary
}

/// Lists findings by event and kind, those with most errors first, then those with most warnings.
fn groups(gathered: &Gathered) -> Vec<AuditGroup> {
    let archive = &gathered.archive;
    let named = |event: &str| if is_unknown(event) { "?".to_owned() } else { event.to_owned() };
    let mut groups: Vec<AuditGroup> = Vec::new();
    let mut all: Vec<_> = gathered.by_group.iter().collect();
    let order = |group: &FindingGroup| (Reverse(group.counts), group.first);
    all.compact_sort_by(|one, other| order(one.1).cmp(&order(other.1)).then(one.0.1.cmp(other.0.1)));
    let mut n_of_kind: HashMap<&str, usize> = HashMap::new();
    for ((event, finding), group) in all {
        let n = n_of_kind.entry(finding).or_default();
        if groups.len() == MAX_EVENTS || *n == MAX_OF_KIND {
            continue;
        }
        *n += 1;
        let entry = archive.entry(group.first);
        let place = (archive.path(entry.file).to_owned(), entry.record, entry.line);
        groups.push(AuditGroup::new(named(archive.text(*event)), finding, group.counts, place));
    }
    groups
}
