//! The fixes of findings in files, and other facts about the files.

use std::io;
use std::sync::{Mutex, PoisonError};

use crate::findings::{Applicability, EditList, Fix, Rule};
use crate::game::Game;
use crate::render::{Located, Summary};
use crate::replay::Keep;

use super::super::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::BoardlessNeeds;
use crate::front::pipeline::collector::Receiver;
use crate::front::pipeline::job::{InFile, Job, JobNeeds, JobOf};
use crate::front::pipeline::run::{RunReport, run_job};
use crate::front::pipeline::view::View;

/// A fix with its rule.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct FoundFix {
    pub(super) rule: &'static Rule,
    fix: Fix,
}

impl FoundFix {
    /// Joins the edits of fixes. Returns `None` if they overlap.
    pub(super) fn edits_of<'a>(fixes: impl IntoIterator<Item = &'a Self>) -> Option<EditList> {
        let edits: Vec<_> = fixes.into_iter().flat_map(|found| found.fix.edits.iter().cloned()).collect();
        EditList::new(&edits).ok()
    }

    /// Returns true if two fixes write the same for the same reason, at any place.
    pub(super) fn is_alike(&self, other: &Self) -> bool {
        let texts = |found: &Self| found.fix.edits.iter().map(|edit| edit.text.clone()).collect::<Vec<_>>();
        self.rule == other.rule && texts(self) == texts(other)
    }
}

/// The possible fixes of one file, with its contents.
#[derive(Default)]
pub(super) struct FileFixes {
    file: usize,
    pub(super) path: String,
    pub(super) fixes: Vec<FoundFix>,
    /// The number of unsafe fixes, which are not wanted.
    pub(super) n_unsafe: u64,
    pub(super) counts: Summary,
}

impl FileFixes {
    pub(super) const fn has_any(&self) -> bool {
        !self.fixes.is_empty() || self.n_unsafe > 0
    }
}

/// How files are searched.
pub(super) struct Looking<'a> {
    pub(super) options: &'a Options,
    pub(super) up_to: Applicability,
}

impl Looking<'_> {
    /// Searches inputs for possible fixes; an input that cannot be read to its end is left out, and named in the
    /// report.
    pub(super) fn look(
        &self,
        inputs: Inputs,
        progress: &mut dyn Receiver,
    ) -> Result<(Vec<FileFixes>, RunReport), Error> {
        let job = FixJob { up_to: self.up_to, files: Mutex::default() };
        let report = run_job(inputs, self.options, &job, progress)?;
        let mut files = job.files.into_inner().unwrap_or_else(PoisonError::into_inner);
        let is_read = |path: &str| report.errors.iter().all(|(unread, _)| unread != path);
        files.retain(|file| report.faults.is_empty() && is_read(&file.path));
        Ok((files, report))
    }
}

/// Collects the fixes of each file.
struct FixJob {
    up_to: Applicability,
    files: Mutex<Vec<FileFixes>>,
}

impl Job for FixJob {
    fn needs(&self) -> JobNeeds {
        // Records of games without a board are read as such, so that fixes for chess games are not applied to them.
        let boardless = BoardlessNeeds::FINDINGS;
        JobNeeds { keep: Keep::Nothing, makes_fixes: true, boardless, ..JobNeeds::default() }
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        if let Some(fix) = located.fix() {
            output.items.push(FoundFix { rule: located.finding.rule, fix });
        }
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if files.last().is_none_or(|last| last.file != place.file) {
            files.push(FileFixes { file: place.file, path: place.path.to_owned(), ..FileFixes::default() });
        }
        if let Some(file) = files.last_mut() {
            file.counts.add(&output.summary);
            for FoundFix { rule, fix } in output.items.take::<FoundFix>() {
                if fix.applicability > self.up_to {
                    file.n_unsafe += 1;
                    continue;
                }
                file.fixes.push(FoundFix { rule, fix });
            }
        }
        Ok(())
    }
}

impl<G: Game> JobOf<G> for FixJob {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
    }
}
