//! Records gathered: their findings given as they come, and of each record what is kept for questions across records.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use crate::database::{Across, Archive, RecordContext, Symbol};
use crate::findings::{Draft, Finding, Rule, Severity};
use crate::game::Game;
use crate::record::Record;
use crate::render::{Located, SourceFile, Summary};
use crate::replay::Keep;

use super::super::finding_form::FindingForm;
use super::super::work::{BatchOutput, InFile, Job, JobOf, View};
use super::baseline::Baseline;

/// How many bytes of moves stay in memory; a game has some 160, so those of nearly a million games do.
const MOVES_IN_MEMORY: usize = 144 << 20;

/// What was gathered.
#[derive(Debug)]
pub(super) struct Gathered {
    /// The cards.
    pub(super) archive: Archive,
    /// How often each rule was broken, by its code.
    pub(super) by_rule: BTreeMap<&'static str, (&'static Rule, u64)>,
    /// Records, errors, warnings and notes of each file of the archive.
    pub(super) by_file: Vec<[u64; 4]>,
    /// Errors and warnings across records of each event.
    pub(super) by_event: HashMap<Symbol, [u64; 2]>,
    /// The number of the archive's last file among the files that were read.
    last_file: Option<usize>,
    /// The last record at which an error across records was counted.
    last_with_error: Option<u32>,
}

impl Gathered {
    fn new() -> Self {
        let archive = Archive::new(MOVES_IN_MEMORY);
        let (by_rule, by_file, by_event) = (BTreeMap::new(), Vec::new(), HashMap::new());
        Self { archive, by_rule, by_file, by_event, last_file: None, last_with_error: None }
    }

    /// Counts a finding across records with the others; those of one kind come in the order of their records.
    pub(super) fn count(&mut self, finding: &Across, summary: &mut Summary) {
        let card = self.archive.glance(finding.card);
        let file = &mut self.by_file[card.file as usize];
        let event = self.by_event.entry(card.event).or_default();
        let (of_all, of_file) = match finding.severity {
            Severity::Error => (&mut summary.errors, &mut file[1]),
            Severity::Warning => (&mut summary.warnings, &mut file[2]),
            Severity::Note => (&mut summary.notes, &mut file[3]),
        };
        *of_all += 1;
        *of_file += 1;
        if finding.severity == Severity::Error {
            event[0] += 1;
            let is_first = card.n_findings[0] == 0 && self.last_with_error.replace(finding.card) != Some(finding.card);
            summary.records_with_errors += u64::from(is_first);
        }
        event[1] += u64::from(finding.severity == Severity::Warning);
        self.by_rule.entry(finding.rule.code).or_insert((finding.rule, 0)).1 += 1;
    }
}

/// Gives the findings of each record, and keeps its card.
#[derive(Debug)]
pub(crate) struct Gathering {
    /// How findings are given.
    pub(super) form: FindingForm,
    /// Whether comments and variations are named, so that copies can be compared by them.
    pub(super) wants_annotation_keys: bool,
    /// What is known already.
    pub(super) baseline: Option<Arc<Baseline>>,
    gathered: Mutex<Gathered>,
}

impl Gathering {
    /// Begins with nothing.
    pub(super) fn new(form: FindingForm, wants_annotation_keys: bool, baseline: Option<Arc<Baseline>>) -> Self {
        Self { form, wants_annotation_keys, baseline, gathered: Mutex::new(Gathered::new()) }
    }

    /// Gives away what was gathered.
    pub(super) fn take(&self) -> Gathered {
        std::mem::replace(&mut *self.gathered.lock().unwrap_or_else(PoisonError::into_inner), Gathered::new())
    }
}

impl<G: Game> JobOf<G> for Gathering {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput<Finding>) {
        let at = view.record.tape.span.start;
        let of =
            |severity| view.findings.iter().filter(move |found| found.severity == severity).map(|found| found.count);
        let kept = RecordContext {
            index: view.index,
            line: view.source.line_and_column(at).0,
            offset: view.source.stored_offset(at),
            n_findings: [Severity::Error, Severity::Warning].map(|severity| of(severity).sum()),
            wants_text_key: self.baseline.is_some(),
            wants_annotation_keys: self.wants_annotation_keys,
        };
        output.cards.add(view.game, &view.record, view.replay, &kept);
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
    }
}

impl Job for Gathering {
    type Item = Finding;

    fn keeps(&self) -> Keep {
        Keep::MainMoves
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput<Finding>) {
        let (rule, count) = (located.finding.rule, located.finding.count);
        match output.by_rule.iter_mut().find(|(known, _)| *known == rule) {
            Some((_, n)) => *n += count,
            None => output.by_rule.push((rule, count)),
        }
        self.form.give(located, output);
    }

    fn suppress(&self, record: Option<&Record<'_>>, source: &SourceFile<'_>, findings: &mut Vec<Draft>) {
        if let Some(baseline) = &self.baseline
            && !findings.is_empty()
        {
            baseline.suppress(record, source, findings);
        }
    }

    fn in_order(&self, output: &mut BatchOutput<Finding>, place: InFile<'_>) -> io::Result<()> {
        let mut gathered = self.gathered.lock().unwrap_or_else(PoisonError::into_inner);
        if gathered.last_file.replace(place.file) != Some(place.file) {
            gathered.by_file.push([0; 4]);
            gathered.archive.add_file(place.path);
        }
        for (rule, count) in &output.by_rule {
            gathered.by_rule.entry(rule.code).or_insert((rule, 0)).1 += count;
        }
        let summary = &output.summary;
        if let Some(counts) = gathered.by_file.last_mut() {
            let more = [summary.records, summary.errors, summary.warnings, summary.notes];
            counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
        }
        gathered.archive.append(std::mem::take(&mut output.cards), place.records_before)
    }
}
