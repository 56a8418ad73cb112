//! Records gathered for commands that look at all of them together: their findings shown as they come, their cards kept.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::sync::{Mutex, PoisonError};

use crate::database::{Across, Archive, RecordContext, Symbol};
use crate::findings::{Draft, Rule, Severity};
use crate::game::Game;
use crate::record::Record;
use crate::render::{Located, SourceFile, Summary, TextStyle, write_concise, write_finding_json, write_text};
use crate::replay::Keep;

use super::args::FindingFormat;
use super::baseline::Baseline;
use crate::front::{BatchOutput, InFile, Job, JobOf, View};

/// How many bytes of moves stay in memory; a game has some 160, so those of nearly a million games do.
const MOVES_IN_MEMORY: usize = 144 << 20;

/// What was gathered.
#[derive(Debug)]
pub(super) struct Gathered {
    /// The cards.
    pub(super) archive: Archive,
    /// For each file of the archive its number among the files that were read.
    pub(super) files: Vec<usize>,
    /// How often each rule was broken, by its code.
    pub(super) by_rule: BTreeMap<&'static str, (&'static Rule, u64)>,
    /// Records, errors, warnings and notes of each file of the archive.
    pub(super) by_file: Vec<[u64; 4]>,
    /// Errors and warnings across records of each event.
    pub(super) by_event: HashMap<Symbol, [u64; 2]>,
    /// The last record at which an error across records was counted.
    last_with_error: Option<u32>,
}

impl Gathered {
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

/// Keeps the card of each record, and shows its findings if that is asked for.
pub(super) struct Gathering<'a> {
    /// How findings are shown; not at all where they are not asked for.
    pub(super) format: Option<FindingFormat>,
    pub(super) style: TextStyle,
    /// Whether comments and variations are named, so that copies can be compared by them.
    pub(super) wants_annotation_keys: bool,
    /// What is known already.
    pub(super) baseline: Option<&'a Baseline>,
    gathered: Mutex<Gathered>,
}

impl<'a> Gathering<'a> {
    /// Begins with nothing.
    pub(super) fn new(format: Option<FindingFormat>, style: TextStyle, baseline: Option<&'a Baseline>) -> Self {
        let archive = Archive::new(MOVES_IN_MEMORY);
        let (by_rule, by_event) = (BTreeMap::new(), HashMap::new());
        let (files, by_file) = (Vec::new(), Vec::new());
        let gathered = Gathered { archive, files, by_rule, by_file, by_event, last_with_error: None };
        Self { format, style, wants_annotation_keys: false, baseline, gathered: Mutex::new(gathered) }
    }

    /// Gives what was gathered.
    pub(super) fn finish(self) -> Gathered {
        self.gathered.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Game> JobOf<G> for Gathering<'_> {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
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

impl Job for Gathering<'_> {
    type Item = ();

    fn keeps(&self) -> Keep {
        Keep::MainMoves
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        let (rule, count) = (located.finding.rule, located.finding.count);
        match output.by_rule.iter_mut().find(|(known, _)| *known == rule) {
            Some((_, n)) => *n += count,
            None => output.by_rule.push((rule, count)),
        }
        match self.format {
            Some(FindingFormat::Text) => write_text(located, &self.style, &mut output.results),
            Some(FindingFormat::Concise) => write_concise(located, &mut output.results),
            Some(FindingFormat::Json) => {
                write_finding_json(located, &mut output.results);
                output.results.push_str("\n");
            }
            None => {}
        }
    }

    fn suppress(&self, record: Option<&Record<'_>>, source: &SourceFile<'_>, findings: &mut Vec<Draft>) {
        if let Some(baseline) = self.baseline
            && !findings.is_empty()
        {
            baseline.suppress(record, source, findings);
        }
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut gathered = self.gathered.lock().unwrap_or_else(PoisonError::into_inner);
        if gathered.files.last() != Some(&place.file) {
            gathered.files.push(place.file);
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
