//! The findings of records.

use std::io;
#[cfg(feature = "database")]
use std::sync::Arc;

#[cfg(feature = "database")]
use crate::findings::Draft;
use crate::findings::{Finding, Rule};
use crate::game::Game;
#[cfg(feature = "database")]
use crate::record::Record;
#[cfg(feature = "scoresheet")]
use crate::render::SheetTable;
#[cfg(feature = "database")]
use crate::render::SourceFile;
use crate::render::{DeferredBuffer, Located, Summary};

#[cfg(feature = "database")]
use super::baseline::Baseline;
#[cfg(feature = "scoresheet")]
use super::checked_sheets::CheckedSheets;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessNeeds, RecordsNeeded};
use crate::front::pipeline::finding_form::FindingForm;
use crate::front::pipeline::first_of_kind::FirstOfKind;
use crate::front::pipeline::job::{Frame, InFile, Job, JobNeeds, JobOf, Shortcuts};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::stream::{Numbered, Stream, iterator_over};
use crate::front::pipeline::view::View;

/// Reports the findings of records in a form.
#[derive(Debug)]
pub struct Checking {
    form: FindingForm,
    /// The outcome of sheets, for a table after the findings.
    #[cfg(feature = "scoresheet")]
    sheets: Option<CheckedSheets>,
    /// Shows only the first findings of each kind in a file, unless all are asked for.
    first_of_kind: Option<FirstOfKind>,
    /// The known findings, which are left out.
    #[cfg(feature = "database")]
    known: Option<Arc<Baseline>>,
}

impl Checking {
    /// Asks for findings in a form.
    #[must_use]
    pub const fn new(form: FindingForm) -> Self {
        Self {
            form,
            #[cfg(feature = "scoresheet")]
            sheets: None,
            first_of_kind: None,
            #[cfg(feature = "database")]
            known: None,
        }
    }

    /// Reports only the first findings of each kind in a file, with the number of the others.
    #[must_use]
    pub fn only_first_of_kind(mut self) -> Self {
        self.first_of_kind = Some(FirstOfKind::default());
        self
    }

    /// Leaves out known findings, and notes which these are.
    #[cfg(feature = "database")]
    #[must_use]
    pub fn leaving_out(mut self, known: Arc<Baseline>) -> Self {
        self.known = Some(known);
        self
    }

    /// Notes the outcome of sheets, or of all records, for a table; it may also be written, as JSON lines between the findings.
    #[cfg(feature = "scoresheet")]
    #[must_use]
    pub fn with_table(mut self, is_of_all: bool, writes_json: bool) -> Self {
        self.sheets = Some(CheckedSheets::new(is_of_all, writes_json));
        self
    }

    /// Returns the table if it is to be shown: it is of all records, or several files hold only sheets, as many as there are
    /// records.
    #[cfg(feature = "scoresheet")]
    #[must_use]
    pub fn into_table(self, n_records: u64, is_quiet: bool) -> Option<SheetTable> {
        self.sheets?.finish(n_records, is_quiet)
    }

    /// Returns true if a finding that represents `count` of its kind is to be reported, and counts it.
    fn is_given(&self, rule: &'static Rule, count: u64, output: &mut BatchOutput) -> bool {
        if self.first_of_kind.is_none() {
            return true;
        }
        // The output of a batch is short, and places in it are kept.
        output.results.set_outlet(None);
        output.kinds.is_shown(rule, count, output.results.bytes.len())
    }

    fn give(&self, located: &Located<'_>, output: &mut BatchOutput) {
        if self.is_given(located.finding.rule, located.finding.count, output) {
            self.form.give(located, output);
        }
    }
}

as_jobs!(Checking);

impl Job for Checking {
    fn needs(&self) -> JobNeeds {
        let records = if self.form.shows_games() { RecordsNeeded::WithFindings } else { RecordsNeeded::No };
        let (keep, boardless) = (self.form.keeps(), BoardlessNeeds::FINDINGS.with(records));
        JobNeeds { keep, boardless, reads_reports: cfg!(feature = "database"), ..JobNeeds::default() }
    }

    fn shortcuts(&self) -> &dyn Shortcuts {
        self
    }

    fn frame(&self) -> &dyn Frame {
        self
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        self.give(located, output);
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        if let Some(first) = &self.first_of_kind {
            first.take(&mut output.kinds, &mut output.results, place.file);
        }
        Ok(())
    }

    #[cfg(feature = "database")]
    fn suppress(&self, record: Option<&Record<'_>>, source: &SourceFile<'_>, findings: &mut Vec<Draft>) -> u64 {
        if let Some(known) = &self.known
            && !findings.is_empty()
        {
            return known.suppress(record, source, findings);
        }
        0
    }

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        match item {
            BoardlessItem::Finding(finding, _) => self.made_finding(*finding, output),
            // A page shows the record of a finding.
            BoardlessItem::Record(record) if !record.findings().is_empty() => {
                record.write_on_page(&mut output.results);
            }
            BoardlessItem::Record(_) | BoardlessItem::End { .. } => {}
        }
        true
    }

    fn made_finding(&self, finding: Finding, output: &mut BatchOutput) {
        if self.is_given(finding.rule, finding.count, output) {
            self.form.give_made(finding, &mut output.results, output.items.of());
        }
    }
}

impl Shortcuts for Checking {
    #[cfg(feature = "scoresheet")]
    fn wants_clean(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        // The table counts records without findings as well.
        self.sheets.as_ref().is_some_and(|sheets| sheets.wants(record, source))
    }
}

impl Frame for Checking {
    fn end_of_file(&self, path: &str, results: &mut DeferredBuffer) {
        if let Some(first) = &self.first_of_kind {
            first.end_file(path, results);
        }
    }
}

impl<G: Game> JobOf<G> for Checking {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        for finding in view.findings {
            self.give(&view.locate(finding), output);
        }
        self.form.give_game(view, output);
        #[cfg(feature = "scoresheet")]
        if let Some(sheets) = &self.sheets {
            sheets.note(view, output);
        }
    }
}

impl Numbered for Finding {
    fn add_records_before(&mut self, before: u64) {
        self.location.add_records_before(before);
    }
}

iterator_over! {
    /// The findings of some inputs, in the order of the files and of their places; made by [`check`].
    Findings(Stream<Checking, Finding>) of Finding,
    /// Returns the number of records and plies read, and of findings of each level, so far.
    Summary
}

/// Finds what is wrong in records of games, as `zapis validate` does.
///
/// Inputs are bytes, text, paths (folders are searched for records), or readers, see [`Inputs`]; in any encoding,
/// compression and notation. Each [`Finding`] says what is wrong, where, by which article, and how to fix it; its
/// `Display` is the line of `zapis validate --format concise`. Work is done when a finding is asked for, on
/// [`Options::jobs`] threads, and memory does not grow with the input.
///
/// Unreadable input is not a finding: [`Findings::unread`] lists it when the findings have come to their end.
///
/// ```
/// use zapis::Options;
/// let pgn = "[Event \"?\"]\n\n1. e4 e5 2. Ke3 *\n";
/// for finding in zapis::check(pgn, &Options::default()) {
///     println!("{finding}");
///     assert_eq!(finding.rule.name, "illegal-move");
/// }
/// ```
pub fn check(inputs: impl Into<Inputs>, options: &Options) -> Findings {
    Findings(Stream::new(inputs.into(), options, Checking::new(FindingForm::Data)))
}
