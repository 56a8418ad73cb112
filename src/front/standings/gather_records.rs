//! Gathers what is kept about each record to form events.

use std::io;
use std::sync::{Mutex, PoisonError};

use crate::database::{Archive, RecordContext};
use crate::game::Game;
use crate::render::Located;
use crate::replay::Keep;
use crate::text::Input;

use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessNeeds, FileExtract, FileExtracts, KeptNeeded};
use crate::front::pipeline::job::{InFile, Job, JobNeeds, JobOf};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::view::View;

/// How many bytes of moves stay in memory.
const MOVES_IN_MEMORY: usize = 144 << 20;

/// Gathers the entries of all records, in the order of the files.
pub(in crate::front) struct GatherRecords {
    /// The records, and the number of the last file among those that are read.
    archive: Mutex<(Archive, Option<usize>)>,
    /// What was kept of files of games without a board.
    boardless: FileExtracts,
}

impl Default for GatherRecords {
    fn default() -> Self {
        Self { archive: Mutex::new((Archive::new(MOVES_IN_MEMORY), None)), boardless: FileExtracts::default() }
    }
}

as_jobs!(GatherRecords);

impl Job for GatherRecords {
    fn needs(&self) -> JobNeeds {
        let boardless = BoardlessNeeds { kept: KeptNeeded::Standings, ..BoardlessNeeds::FINDINGS };
        JobNeeds { keep: Keep::MainMoves, boardless, ..JobNeeds::default() }
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn boardless(&self, item: BoardlessItem<'_>, _: &mut BatchOutput) -> bool {
        if let BoardlessItem::End { kept, .. } = item {
            self.boardless.add(kept);
        }
        true
    }

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut gathered = self.archive.lock().unwrap_or_else(PoisonError::into_inner);
        let (archive, last_file) = &mut *gathered;
        if last_file.replace(place.file) != Some(place.file) {
            archive.add_file(place.path);
        }
        archive.append(std::mem::take(&mut output.records), place.records_before)
    }
}

impl<G: Game> JobOf<G> for GatherRecords {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let at = view.record.tape.span.start;
        let (line, offset) = (view.source.line_and_column(at).0, view.source.stored_offset(at));
        let kept = RecordContext { index: view.index, line, offset, ..RecordContext::default() };
        output.records.add(view.game, &view.record, view.replay, &kept);
    }
}

impl GatherRecords {
    /// Returns what was kept of files of games without a board, in the order of the inputs.
    #[cfg_attr(not(feature = "bridge"), expect(dead_code, reason = "this build has no such game"))]
    pub(super) fn kept_files(&self, inputs: &[Input]) -> Vec<Box<dyn FileExtract>> {
        let mut files = self.boardless.take();
        let names: Vec<String> = inputs.iter().map(Input::display_name).collect();
        let place = |path: &str| names.iter().position(|name| path == name || path.starts_with(&format!("{name}/")));
        files.sort_by_cached_key(|file| (place(file.path()), file.path().to_owned()));
        files
    }

    /// Returns the records.
    pub(in crate::front) fn into_archive(self) -> Archive {
        self.archive.into_inner().unwrap_or_else(PoisonError::into_inner).0
    }
}
