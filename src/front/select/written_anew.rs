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
use crate::front::options::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessRecord, RecordsNeeded};
use crate::front::pipeline::job::{Frame, InFile, Job, JobNeeds, JobOf, Shortcuts, WriteBytes};
use crate::front::pipeline::question::RecordQuestion;
use crate::front::pipeline::view::View;

/// Chooses records by a condition, and has a job write them.
pub struct SelectingAnew<J: RecordQuestion> {
    chooser: Chooser<ChosenAnew<J::Item>>,
    job: J,
    /// The severity from which findings are passed to the job; `None` if it would only report them.
    findings_from: Option<Severity>,
}

/// A record that may match, with its output.
pub(crate) struct WrittenAnew<T> {
    index: u64,
    left: Left,
    output: Box<BatchOutput<T>>,
}

/// The output of a matching record.
struct ChosenAnew<T> {
    output: Box<BatchOutput<T>>,
    file: usize,
    records_before: u64,
}

impl<J: RecordQuestion> SelectingAnew<J> {
    /// Makes a choice among inputs, whose records are the answer to another question.
    ///
    /// # Errors
    ///
    /// Fails for conditions on copies in inputs that cannot be read twice.
    pub fn new(select: &Select, inputs: &Inputs, options: &Options, job: J) -> Result<Self, Error> {
        Ok(Self { chooser: Chooser::new(select, select.copies_in(inputs, options)?), job, findings_from: None })
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

    /// Returns the question that the chosen records answer.
    pub const fn job(&self) -> &J {
        &self.job
    }

    fn put(
        &self,
        mut chosen: ChosenAnew<J::Item>,
        path: &str,
        results: &mut Vec<u8>,
        messages: &mut Vec<u8>,
    ) -> io::Result<()> {
        let ChosenAnew { file, records_before, .. } = chosen;
        self.job.in_order(&mut chosen.output, InFile { file, path, records_before })?;
        chosen.output.results.write_to(results, records_before)?;
        chosen.output.messages.write_to(messages, records_before)
    }
}

impl<J: RecordQuestion> SelectingAnew<J> {
    /// Creates the output of one record.
    fn output_like(output: &BatchOutput<WrittenAnew<J::Item>>) -> BatchOutput<J::Item> {
        let (language, width) = (output.results.language, output.results.width);
        BatchOutput {
            results: DeferredBuffer::new(language).with_width(width),
            messages: DeferredBuffer::new(language),
            ..BatchOutput::default()
        }
    }

    fn write<G: Game>(&self, view: &View<'_, G>, left: Left, output: &mut BatchOutput<WrittenAnew<J::Item>>)
    where
        J: JobOf<G>,
    {
        let findings: Vec<Draft> = match self.findings_from {
            Some(from) => view.findings.iter().filter(|finding| finding.severity >= from).cloned().collect(),
            None => Vec::new(),
        };
        let mut own = Self::output_like(output);
        let view = View { findings: &findings, players: view.players.clone(), ..*view };
        self.job.record(&view, &mut own);
        output.items.push(WrittenAnew { index: view.index, left, output: Box::new(own) });
    }
}

impl<J: RecordQuestion> Job for SelectingAnew<J> {
    type Item = WrittenAnew<J::Item>;

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

    fn shortcuts(&self) -> &dyn Shortcuts<WrittenAnew<J::Item>> {
        self
    }

    fn frame(&self) -> &dyn Frame {
        self
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput<Self::Item>) {}

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput<Self::Item>) -> bool {
        if let BoardlessItem::Record(record) = item {
            self.write_boardless(record, output);
        }
        true
    }

    fn in_order(&self, output: &mut BatchOutput<Self::Item>, place: InFile<'_>) -> io::Result<()> {
        output.drop_counts_of_findings();
        for WrittenAnew { index, left, output: own } in std::mem::take(&mut output.items) {
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

impl<J: RecordQuestion> Shortcuts<WrittenAnew<J::Item>> for SelectingAnew<J> {
    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        true
    }

    fn needs_no_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        _: &mut BatchOutput<WrittenAnew<J::Item>>,
    ) -> bool {
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
        _: &mut BatchOutput<WrittenAnew<J::Item>>,
    ) -> bool {
        // Matching records are written, and have to be played for that.
        self.chooser.by_first_moves(record, source, options) == ConditionVerdict::Decided(false)
    }
}

impl<J: RecordQuestion> Frame for SelectingAnew<J> {
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

impl<J: RecordQuestion> SelectingAnew<J> {
    /// Takes a record of a game without a board.
    fn write_boardless(&self, record: &dyn BoardlessRecord, output: &mut BatchOutput<WrittenAnew<J::Item>>) {
        if !record.is_record() {
            return;
        }
        let Some(left) = self.chooser.by_boardless(record) else { return };
        let index = record.place().number - 1;
        let mut own = Self::output_like(output);
        self.job.boardless(BoardlessItem::Record(record), &mut own);
        self.job.boardless(BoardlessItem::End { path: record.path(), kept: None }, &mut own);
        // All of a file is one batch, and may be long: a record that depends on none before it leaves it at once.
        if output.items.is_empty() && own.items.is_empty() && self.chooser.count_at_once(&left) {
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

impl<J: RecordQuestion> JobOf<Chess> for SelectingAnew<J> {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput<Self::Item>) {
        if let Some(left) = self.chooser.by_chess(view) {
            self.write(view, left, output);
        }
    }
}

impl<J: RecordQuestion> JobOf<Tavreli> for SelectingAnew<J> {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput<Self::Item>) {
        if let Some(left) = self.chooser.by_moves(view, None) {
            self.write(view, left, output);
        }
    }
}
