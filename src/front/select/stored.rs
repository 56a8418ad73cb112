//! Chosen records written as they are stored.

use std::io;

use crate::game::{Chess, Tavreli};
use crate::record::Record;
use crate::render::{Located, SourceFile, Summary};
use crate::replay::Keep;
use crate::select::ConditionVerdict;

use super::super::audit::CopiedGames;
use super::super::batch_output::BatchOutput;
use super::super::options::Options;
use super::super::work::{InFile, Job, JobOf, View};
use super::chooser::{Chooser, Left};
use super::wanted::Select;

/// Chooses records by a condition, and writes them as they are stored.
pub(crate) struct Selecting {
    chooser: Chooser<Vec<u8>>,
    only_counts: bool,
}

/// A record that may fit.
pub(crate) struct SelectedEnd {
    /// Where it ends in what is written of its batch.
    end: usize,
    /// Which record of the batch it is.
    index: u64,
    left: Left,
}

impl Selecting {
    /// Makes a choice, which on demand is only counted.
    pub(crate) fn new(select: &Select, copies: CopiedGames, only_counts: bool) -> Self {
        Self { chooser: Chooser::new(select, copies), only_counts }
    }

    /// Returns how many records fit.
    pub(crate) fn n_chosen(&self) -> u64 {
        self.chooser.n_chosen()
    }

    /// Returns the records of a sample, in the order of the files.
    pub(crate) fn sampled(&self) -> Vec<u8> {
        self.chooser.sampled().flatten().collect()
    }

    /// Takes a record that may fit; tells whether it is decided.
    fn take_decided(
        verdict: ConditionVerdict,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        output: &mut BatchOutput<SelectedEnd>,
    ) -> bool {
        let left = match verdict {
            ConditionVerdict::Decided(false) => return true,
            ConditionVerdict::Decided(true) => None,
            ConditionVerdict::Open(open) => Some(open),
            ConditionVerdict::Unknown => return false,
        };
        // The record itself is counted already.
        let index = output.n_passed_over + output.summary.records - 1;
        Self::take(record, index, left, source, output);
        true
    }

    fn take(
        record: &Record<'_>,
        index: u64,
        left: Left,
        source: &SourceFile<'_>,
        output: &mut BatchOutput<SelectedEnd>,
    ) {
        source.copy_record(record.tape.span, &mut output.results.bytes);
        output.items.push(SelectedEnd { end: output.results.bytes.len(), index, left });
    }
}

impl Job for Selecting {
    type Item = SelectedEnd;

    fn keeps(&self) -> Keep {
        if self.chooser.needs().positions { Keep::MainMoves } else { Keep::Nothing }
    }

    fn wants_clean(&self, _: &Record<'_>, _: &SourceFile<'_>) -> bool {
        true
    }

    fn needs_no_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        output: &mut BatchOutput<SelectedEnd>,
    ) -> bool {
        Self::take_decided(self.chooser.by_tags(record, source), record, source, output)
    }

    fn drops_by_tags(&self) -> bool {
        self.chooser.drops_by_tags()
    }

    fn is_dropped(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        self.chooser.is_dropped(record, source)
    }

    fn needs_first_moves(
        &self,
        record: &Record<'_>,
        source: &SourceFile<'_>,
        options: &Options,
        output: &mut BatchOutput<SelectedEnd>,
    ) -> bool {
        Self::take_decided(self.chooser.by_first_moves(record, source, options), record, source, output)
    }

    fn plies_wanted(&self) -> Option<u32> {
        self.chooser.plies_wanted()
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput<SelectedEnd>) {}

    fn in_order(&self, output: &mut BatchOutput<SelectedEnd>, place: InFile<'_>) -> io::Result<()> {
        // What is wrong with records is nobody's question here.
        let Summary { records, plies, .. } = output.summary;
        output.summary = Summary { records, plies, ..Summary::default() };
        let items = std::mem::take(&mut output.items);
        if items.iter().all(|item| item.left.is_none()) && self.chooser.count_all(items.len()) {
            if self.only_counts {
                output.results.bytes.clear();
            }
            return Ok(());
        }
        let all = std::mem::take(&mut output.results.bytes);
        let mut from = 0;
        for SelectedEnd { end, index, left } in items {
            let record = all.get(from..end).unwrap_or_default();
            from = end;
            if !self.chooser.fits(&left, index, place) {
                continue;
            }
            if let Some(record) = self.chooser.count(record.to_vec()).filter(|_| !self.only_counts) {
                output.results.bytes.extend(record);
            }
        }
        Ok(())
    }

    fn is_done(&self) -> bool {
        self.chooser.is_done()
    }
}

impl JobOf<Chess> for Selecting {
    fn record(&self, view: &View<'_, Chess>, output: &mut BatchOutput<SelectedEnd>) {
        if let Some(left) = self.chooser.by_chess(view) {
            Self::take(&view.record, view.index, left, view.source, output);
        }
    }
}

impl JobOf<Tavreli> for Selecting {
    fn record(&self, view: &View<'_, Tavreli>, output: &mut BatchOutput<SelectedEnd>) {
        if let Some(left) = self.chooser.by_moves(view, None) {
            Self::take(&view.record, view.index, left, view.source, output);
        }
    }
}
