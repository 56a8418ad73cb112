//! Gathers records: passes on their findings at once, and keeps what the checks across records need.

use std::collections::{BTreeMap, HashMap};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use crate::database::{Archive, ArchiveFinding, RecordContext, Symbol, is_unknown};
use crate::findings::{Draft, Finding, KeptBytes, Rule, Severity, rules};
use crate::game::Game;
use crate::record::Record;
use crate::render::{Located, SourceFile, Summary};
use crate::replay::Keep;
use crate::sorting::CompactSort;

use super::drafted;
#[cfg(feature = "tables")]
use super::game_rows::{GameRows, RowBatch};
use crate::front::checking::baseline::Baseline;
use crate::front::input::file_index::FileIndex;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::{BatchOutput, FoundOfRecord};
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessNeeds, FileExtract, FileExtracts, KeptNeeded};
use crate::front::pipeline::file_facts::FileFacts;
use crate::front::pipeline::finding_form::FindingForm;
use crate::front::pipeline::job::{InFile, Job, JobNeeds, JobOf, KeepResults};
use crate::front::pipeline::kept_batch;
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::turns::LONG_BATCH;
use crate::front::pipeline::view::View;
use crate::front::standings::event_asked::is_event_asked;

/// How many bytes of moves stay in memory; a game has some 160, so those of nearly a million games do.
const MOVES_IN_MEMORY: usize = 144 << 20;

/// What was gathered.
#[derive(Debug)]
pub(super) struct Gathered {
    /// The records.
    pub(super) archive: Archive,
    /// How often each rule was broken, by its code.
    pub(super) by_rule: BTreeMap<&'static str, (&'static Rule, u64)>,
    /// Records, errors, warnings and notes of each file of the archive.
    pub(super) by_file: Vec<[u64; 4]>,
    /// Errors and warnings across records of each event.
    pub(super) by_event: HashMap<Symbol, [u64; 2]>,
    /// How often a rule was broken in an event: errors, warnings and notes, and the first record with it.
    pub(super) by_group: HashMap<(Symbol, &'static str), FindingGroup>,
    /// The number of each of the archive's files among the files that were read.
    pub(super) files: Vec<usize>,
    /// The last record at which an error across records was counted.
    last_with_error: Option<u32>,
    /// Drafted decisions about findings within records.
    pub(super) drafted: String,
}

impl Gathered {
    fn new() -> Self {
        let archive = Archive::new(MOVES_IN_MEMORY);
        let (by_rule, by_file, by_event, by_group) = (BTreeMap::new(), Vec::new(), HashMap::new(), HashMap::new());
        Self {
            archive,
            by_rule,
            by_file,
            by_event,
            by_group,
            files: Vec::new(),
            last_with_error: None,
            drafted: String::new(),
        }
    }

    /// Counts what was found at a record with its event. Events that have no name go by their places.
    fn group(&mut self, record: u32, rule: &'static Rule, severity: Severity, count: u64) {
        let prefix = self.archive.prefix(record);
        let is_named = !is_unknown(self.archive.text(prefix.event));
        let event = if is_named { prefix.event } else { prefix.site };
        let group = self.by_group.entry((event, rule.name)).or_insert(FindingGroup { counts: [0; 3], first: record });
        let at = match severity {
            Severity::Error => 0,
            Severity::Warning => 1,
            Severity::Note => 2,
        };
        group.counts[at] += count;
        group.first = group.first.min(record);
    }

    /// Counts a finding across files of a game without a board with the others.
    pub(super) fn count_across(&mut self, finding: &Finding, summary: &mut Summary) {
        let file = self.place_of_file(&finding.location.path);
        let mut none = [0; 4];
        let of_file = file.and_then(|file| self.by_file.get_mut(file)).unwrap_or(&mut none);
        let (of_all, of_file) = match finding.severity {
            Severity::Error => (&mut summary.errors, &mut of_file[1]),
            Severity::Warning => (&mut summary.warnings, &mut of_file[2]),
            Severity::Note => (&mut summary.notes, &mut of_file[3]),
        };
        *of_all += 1;
        *of_file += 1;
        self.by_rule.entry(finding.rule.code).or_insert((finding.rule, 0)).1 += 1;
    }

    fn place_of_file(&self, path: &str) -> Option<usize> {
        (0..self.by_file.len()).find(|file| u32::try_from(*file).is_ok_and(|n| self.archive.path(n) == path))
    }

    /// Returns the number that a file has among all inputs.
    pub(super) fn number_of_file(&self, path: &str) -> Option<usize> {
        self.files.get(self.place_of_file(path)?).copied()
    }

    /// Puts what was kept of files in the order in which they were read.
    pub(super) fn in_order_of_files(&self, mut files: Vec<Box<dyn FileExtract>>) -> Vec<Box<dyn FileExtract>> {
        let places: HashMap<&str, usize> =
            (0..self.by_file.len()).filter_map(|at| Some((self.archive.path(u32::try_from(at).ok()?), at))).collect();
        files.compact_sort_by_key(|file| places.get(file.path()).copied());
        files
    }

    /// Counts a finding across records with the others; those of one kind come in the order of their records.
    pub(super) fn count(&mut self, finding: &ArchiveFinding, summary: &mut Summary) {
        let record = self.archive.prefix(finding.record);
        let file = &mut self.by_file[record.file as usize];
        let event = self.by_event.entry(record.event).or_default();
        let (of_all, of_file) = match finding.severity {
            Severity::Error => (&mut summary.errors, &mut file[1]),
            Severity::Warning => (&mut summary.warnings, &mut file[2]),
            Severity::Note => (&mut summary.notes, &mut file[3]),
        };
        *of_all += 1;
        *of_file += 1;
        if finding.severity == Severity::Error {
            event[0] += 1;
            let is_first =
                record.n_findings[0] == 0 && self.last_with_error.replace(finding.record) != Some(finding.record);
            summary.records_with_errors += u64::from(is_first);
        }
        event[1] += u64::from(finding.severity == Severity::Warning);
        self.group(finding.record, finding.rule, finding.severity, 1);
        self.by_rule.entry(finding.rule.code).or_insert((finding.rule, 0)).1 += 1;
    }
}

/// Findings of one kind in one event.
#[derive(Clone, Copy, Debug)]
pub(super) struct FindingGroup {
    /// Errors, warnings and notes.
    pub(super) counts: [u64; 3],
    /// The record of the first record.
    pub(super) first: u32,
}

/// Passes on the findings of each record, and keeps the record.
#[derive(Debug)]
pub struct Gathering {
    /// How findings are given.
    pub(super) form: FindingForm,
    /// Whether comments and variations are named, so that copies can be compared by them.
    pub(super) wants_annotation_keys: bool,
    /// What is known already.
    pub(super) baseline: Option<Arc<Baseline>>,
    /// A part of the names of the events whose findings are wanted.
    pub(super) event: Option<String>,
    /// Whether records are known by their texts, for decisions about them.
    wants_text_keys: bool,
    /// What is kept about files between runs.
    index: Option<Arc<FileIndex>>,
    gathered: Mutex<Gathered>,
    /// The rows of games, if a database is written.
    #[cfg(feature = "tables")]
    pub(super) rows: GameRows,
    /// What was kept of files of games without a board.
    pub(super) boardless: FileExtracts,
}

impl Gathering {
    /// Says whether records are to be known by their texts.
    pub(super) const fn with_text_keys(mut self, are_wanted: bool) -> Self {
        self.wants_text_keys = are_wanted;
        self
    }

    /// Uses what was kept about files, and keeps the results of the others.
    pub(super) fn with_index(mut self, index: Option<Arc<FileIndex>>) -> Self {
        self.index = index;
        self
    }

    /// Begins with nothing.
    pub(super) fn new(
        form: FindingForm,
        wants_annotation_keys: bool,
        baseline: Option<Arc<Baseline>>,
        event: Option<String>,
    ) -> Self {
        let gathered = Mutex::new(Gathered::new());
        Self {
            form,
            wants_annotation_keys,
            baseline,
            event,
            wants_text_keys: false,
            index: None,
            gathered,
            #[cfg(feature = "tables")]
            rows: GameRows::default(),
            boardless: FileExtracts::default(),
        }
    }

    /// Returns true if findings of an event are wanted.
    pub(super) fn wants_event(&self, event: &str, site: &str, date: &str) -> bool {
        is_event_asked(self.event.as_deref(), event, site, date)
    }

    /// Removes and returns what was gathered.
    pub(super) fn take(&self) -> Gathered {
        std::mem::replace(&mut *self.gathered.lock().unwrap_or_else(PoisonError::into_inner), Gathered::new())
    }
}

/// Counts how often a rule was broken.
fn count_rule(located: &Located<'_>, output: &mut BatchOutput) {
    let Draft { rule, count, .. } = *located.finding;
    match output.by_rule.iter_mut().find(|(known, _)| *known == rule) {
        Some((_, n)) => *n += count,
        None => output.by_rule.push((rule, count)),
    }
}

impl Gathering {
    /// Passes on a finding of a record, and keeps it if requested.
    fn give(&self, finding: Finding, output: &mut BatchOutput) {
        if self.index.is_some() {
            output.kept.push(&finding);
        }
        self.form.give_made(finding, &mut output.results, output.items.of());
    }
}

impl<G: Game> JobOf<G> for Gathering {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let at = view.record.tape.span.start;
        let of =
            |severity| view.findings.iter().filter(move |found| found.severity == severity).map(|found| found.count);
        let kept = RecordContext {
            index: view.index,
            line: view.source.line_and_column(at).0,
            offset: view.source.stored_offset(at),
            n_findings: [Severity::Error, Severity::Warning].map(|severity| of(severity).sum()),
            wants_text_key: self.baseline.is_some() || self.wants_text_keys,
            wants_annotation_keys: self.wants_annotation_keys,
        };
        output.records.add(view.game, &view.record, view.replay, &kept);
        #[cfg(feature = "tables")]
        self.rows.add(view, &mut output.rows);
        if view.findings.is_empty() {
            return;
        }
        self.form.give_game(view, output);
        let record = output.records.last_entry();
        let mut event = None;
        for finding in view.findings {
            let (rule, severity, count) = (finding.rule, finding.severity, finding.count);
            output.of_records.push(FoundOfRecord { record, rule, severity, count });
            let located = view.locate(finding);
            count_rule(&located, output);
            if self.wants_text_keys {
                output.drafted.extend(drafted::of_record(&located, &view.record, output.records.last_text_key()));
            }
            if self.index.is_none() && self.form.gives_no_more() {
                continue;
            }
            let mut finding = located.to_finding(self.form.shows_line() || self.index.is_some());
            finding.event.clone_from(event.get_or_insert_with(|| event_of_record(&view.record)));
            self.give(finding, output);
        }
    }
}

as_jobs!(Gathering);

impl Job for Gathering {
    fn needs(&self) -> JobNeeds {
        #[cfg(feature = "tables")]
        let has_rows = self.rows.are_wanted();
        #[cfg(not(feature = "tables"))]
        let has_rows = false;
        let has_plies = has_rows || self.form.keeps() == Keep::Plies;
        JobNeeds {
            keep: if has_plies { Keep::Plies } else { Keep::MainMoves },
            boardless: BoardlessNeeds { kept: KeptNeeded::Results, ..BoardlessNeeds::FINDINGS },
            ..JobNeeds::default()
        }
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        count_rule(located, output);
        match self.index {
            Some(_) => self.give(located.to_finding(true), output),
            None => self.form.give(located, output),
        }
    }

    fn suppress(&self, record: Option<&Record<'_>>, source: &SourceFile<'_>, findings: &mut Vec<Draft>) -> u64 {
        if self.event.is_some() && !findings.is_empty() {
            let tag = |name| record.and_then(|record| record.tag_text(name)).unwrap_or_default();
            if !self.wants_event(&tag("Event"), &tag("Site"), &tag("Date")) {
                findings.clear();
            }
        }
        if let Some(baseline) = &self.baseline
            && !findings.is_empty()
        {
            return baseline.suppress(record, source, findings);
        }
        0
    }

    fn index(&self) -> Option<(&Arc<FileIndex>, &dyn KeepResults)> {
        Some((self.index.as_ref()?, self))
    }

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        let (finding, context) = match item {
            BoardlessItem::Finding(finding, context) => (*finding, context),
            BoardlessItem::Record(_) => return true,
            BoardlessItem::End { kept, .. } => {
                self.boardless.add(kept);
                return true;
            }
        };
        let [event, site, date] = &*context.event;
        if !self.wants_event(event, site, date) {
            return false;
        }
        if self.baseline.as_ref().is_some_and(|baseline| !baseline.is_new(finding.rule, context.key)) {
            output.n_known += 1;
            return false;
        }
        self.made_finding(finding, output);
        true
    }

    fn made_finding(&self, finding: Finding, output: &mut BatchOutput) {
        match output.by_rule.iter_mut().find(|(known, _)| *known == finding.rule) {
            Some((_, n)) => *n += finding.count,
            None => output.by_rule.push((finding.rule, finding.count)),
        }
        self.form.give_made(finding, &mut output.results, output.items.of());
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut gathered = self.gathered.lock().unwrap_or_else(PoisonError::into_inner);
        let first_card = gathered.archive.len();
        #[cfg(feature = "tables")]
        {
            let batch =
                RowBatch { rows: output.rows.take(), first_card, n_findings: output.items.of::<Finding>().len() };
            self.rows.take_in(batch, place.records_before);
        }
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
        gathered.drafted.push_str(&std::mem::take(&mut output.drafted));
        gathered.archive.append(std::mem::take(&mut output.records), place.records_before)?;
        for found in std::mem::take(&mut output.of_records) {
            gathered.group(first_card.saturating_add(found.record), found.rule, found.severity, found.count);
        }
        Ok(())
    }
}

impl KeepResults for Gathering {
    fn taken(&self, bytes: &[u8], options: &Options) -> Option<BatchOutput> {
        let output = kept_batch::take(KeptBytes(bytes), &self.form, options)?;
        if let Some(baseline) = &self.baseline {
            baseline.count_known(output.n_known);
        }
        Some(output)
    }

    fn keep(&self, file: &FileFacts, len: usize, output: &mut BatchOutput) {
        let Some(index) = self.index.as_ref().filter(|index| index.is_wanted(&file.path)) else { return };
        let mut bytes = Vec::new();
        // Output of a long batch may have been passed on already.
        let is_whole = len < LONG_BATCH && !file.is_boardless && !file.is_report;
        match is_whole.then(|| kept_batch::put(output, &mut bytes)).flatten() {
            Some(()) => {
                let is_dated = output.by_rule.iter().any(|(rule, _)| *rule == rules::DATE_IN_FUTURE);
                let is_of_its_day = is_dated || output.records.names_future_day(index.today());
                index.keep(&file.path, &bytes, output.summary.records, is_of_its_day);
            }
            None => index.spoil(&file.path),
        }
    }
}

/// Returns the event of a record, as it is called.
fn event_of_record(record: &Record<'_>) -> Option<String> {
    record.tag_text("Event").filter(|event| !is_unknown(event))
}
