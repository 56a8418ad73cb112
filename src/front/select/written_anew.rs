//! Chosen records written by another job: converted, or as data for other programs.

use std::io;

use crate::findings::{Draft, Severity};
use crate::game::{Chess, Game, Tavreli};
use crate::record::Record;
use crate::render::{DeferredBuffer, Located, SourceFile};
use crate::replay::Keep;
use crate::select::ConditionVerdict;

use super::super::error::Error;
use super::chooser::{Chooser, Left};
use super::wanted::Select;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessRecord, RecordsNeeded};
use crate::front::pipeline::job::{Frame, InFile, Job, JobNeeds, JobOf, Shortcuts, WriteBytes};
use crate::front::pipeline::question::{RecordQuestion, as_jobs};
use crate::front::pipeline::view::View;
use crate::front::pipeline::work::AnyJob;

/// Chooses records by a condition, and has a job write them.
pub struct SelectingAnew<'a> {
    chooser: Chooser<ChosenAnew>,
    job: &'a dyn AnyJob,
    /// The severity from which findings are passed to the job; `None` if it would only report them.
    findings_from: Option<Severity>,
}

/// A record that may match, with its output.
pub(crate) struct WrittenAnew {
    index: u64,
    left: Left,
    output: Box<BatchOutput>,
}

/// The output of a matching record.
struct ChosenAnew {
    output: Box<BatchOutput>,
    file: usize,
    records_before: u64,
}

impl<'a> SelectingAnew<'a> {
    /// Makes a choice among inputs, whose records are the answer to another question.
    ///
    /// # Errors
    ///
    /// Fails for conditions on copies in inputs that cannot be read twice.
    pub fn new(
        select: &Select,
        inputs: &Inputs,
        options: &Options,
        job: &'a impl RecordQuestion,
    ) -> Result<Self, Error> {
        let chooser = Chooser::new(select, select.copies_in(inputs, options)?);
        Ok(Self { chooser, job: job.as_job(), findings_from: None })
    }

    /// Passes findings of at least this severity on to the question; none if it would only report them.
    #[must_use]
    pub fn passing_on(self, findings_from: Option<Severity>) -> Self {
        Self { findings_from, ..self }
    }

    /// Returns how many records meet the condition.
    pub fn n_chosen(&self) -> u64 {
        self.chooser.n_chosen()
    }

    fn put(&self, mut chosen: ChosenAnew, path: &str, results: &mut Vec<u8>, messages: &mut Vec<u8>) -> io::Result<()> {
        let ChosenAnew { file, records_before, .. } = chosen;
        self.job.in_order(&mut chosen.output, InFile { file, path, records_before })?;
        chosen.output.results.write_to(results, records_before)?;
        chosen.output.messages.write_to(messages, records_before)
    }
}

impl SelectingAnew<'_> {
    /// Creates the output of one record.
    fn output_like(output: &BatchOutput) -> BatchOutput {
        let (language, width) = (output.results.language, output.results.width);
        BatchOutput {
            results: DeferredBuffer::new(language).with_width(width),
            messages: DeferredBuffer::new(language),
            ..BatchOutput::default()
        }
    }

    fn write<G: Game>(&self, view: &View<'_, G>, job: &dyn JobOf<G>, left: Left, output: &mut BatchOutput) {
        let findings: Vec<Draft> = match self.findings_from {
            Some(from) => view.findings.iter().filter(|finding| finding.severity >= from).cloned().collect(),
            None => Vec::new(),
        };
        let mut own = Self::output_like(output);
        let view = View { findings: &findings, players: view.players.clone(), ..*view };
        job.record(&view, &mut own);
        output.items.push(WrittenAnew { index: view.index, left, output: Box::new(own) });
    }
}

as_jobs!(SelectingAnew<'_>);

impl Job for SelectingAnew<'_> {
    fn needs(&self) -> JobNeeds {
        let own = self.job.needs();
        JobNeeds {
            keep: match own.keep {
                Keep::Nothing if self.chooser.needs().positions => Keep::MainMoves,
                keep => keep,
            },
            drops_by_tags: self.chooser.drops_by_tags(),
            boardless: own.boardless.with(RecordsNeeded::WithFindings),
            batch_size: own.batch_size,
            ..JobNeeds::default()
        }
    }

    fn shortcuts(&self) -> &dyn Shortcuts {
        self
    }

    fn frame(&self) -> &dyn Frame {
        self
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        if let BoardlessItem::Record(record) = item {
            self.write_boardless(record, output);
        }
        true
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        output.drop_counts_of_findings();
        for WrittenAnew { index, left, output: own } in output.items.take() {
            if !self.chooser.fits(&left, index, place) {
                continue;
            }
            let chosen = ChosenAnew { output: own, file: place.file, records_before: place.records_before };
            if let Some(chosen) = self.chooser.count(chosen) {
                self.put(chosen, place.path, &mut output.results.bytes, &mut output.messages.bytes)?;
            }
        }
        Ok(())
    }

    fn is_done(&self) -> bool {
        self.chooser.is_done()
    }
}

impl Shortcuts for SelectingAnew<'_> {
    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        true
    }

    fn needs_no_moves(&self, record: &Record<'_>, source: &SourceFile<'_>, _: &mut BatchOutput) -> bool {
        self.chooser.by_tags(record, source) == ConditionVerdict::Decided(false)
    }

    fn is_dropped(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        self.chooser.is_dropped(record, source)
    }

    fn needs_first_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        options: &Options,
        _: &mut BatchOutput,
    ) -> bool {
        // Matching records are written, and have to be played for that.
        self.chooser.by_first_moves(record, source, options) == ConditionVerdict::Decided(false)
    }
}

impl Frame for SelectingAnew<'_> {
    fn head(&self, options: &Options) -> String {
        self.job.frame().head(options)
    }

    fn n_skipped(&self) -> usize {
        self.job.frame().n_skipped()
    }

    /// The records of a sample are chosen when all have been seen.
    fn last_results(&self, results: &mut Vec<u8>, messages: &mut Vec<u8>) -> io::Result<()> {
        self.chooser.sampled().try_for_each(|record| self.put(record, "", results, messages))
    }

    fn whole(&self) -> Option<fn(&str) -> Vec<u8>> {
        self.job.frame().whole()
    }

    fn tail(&self, write: WriteBytes<'_>) -> Result<(), Error> {
        self.job.frame().tail(write)
    }
}

impl SelectingAnew<'_> {
    /// Takes a record of a game without a board.
    fn write_boardless(&self, record: &dyn BoardlessRecord, output: &mut BatchOutput) {
        if !record.is_record() {
            return;
        }
        let Some(left) = self.chooser.by_boardless(record) else { return };
        let index = record.place().number - 1;
        let mut own = Self::output_like(output);
        self.job.boardless(BoardlessItem::Record(record), &mut own);
        self.job.boardless(BoardlessItem::End { path: record.path(), kept: None }, &mut own);
        // All of a file is one batch, and may be long: a record that depends on none before it leaves it at once.
        let is_alone = output.items.is_unused() && own.items.is_unused() && own.rows.is_none();
        if is_alone && self.chooser.count_at_once(&left) {
            // The batch begins with the file's first record, and writing to a vector does not fail.
            drop(own.results.write_to(&mut output.results.bytes, 0));
            drop(own.messages.write_to(&mut output.messages.bytes, 0));
            output.results.pass_on();
            output.messages.pass_on();
            return;
        }
        output.items.push(WrittenAnew { index, left, output: Box::new(own) });
    }
}

impl JobOf<Chess> for SelectingAnew<'_> {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput) {
        if let Some(left) = self.chooser.by_chess(view) {
            self.write(view, self.job, left, output);
        }
    }
}

impl JobOf<Tavreli> for SelectingAnew<'_> {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput) {
        if let Some(left) = self.chooser.by_moves(view, None) {
            self.write(view, self.job, left, output);
        }
    }
}
