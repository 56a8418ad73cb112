//! The outcome of each sheet that was checked, for the table after the findings.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::game::Game;
use crate::record::Record;
use crate::render::{SheetLine, SheetTable, SheetVerdict, SourceFile, players_of};

use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::table_glance::has_extension;
use crate::front::pipeline::view::View;
use crate::front::sheets::sheet_answers::fingerprint_of;

/// Records the outcome of sheets, and of other records if a table of all is requested.
#[derive(Debug, Default)]
pub(crate) struct CheckedSheets {
    wants_all: bool,
    writes_json: bool,
    table: Mutex<SheetTable>,
    /// The number of sheets: records without tag pairs in text files.
    n_sheets: AtomicU64,
}

impl CheckedSheets {
    /// Starts empty; the outcome of all records may also be written, as JSON lines between the findings.
    pub(crate) fn new(wants_all: bool, writes_json: bool) -> Self {
        Self { wants_all, writes_json, ..Self::default() }
    }

    /// Returns the table if it is to be shown: it was asked for, or several files hold only sheets, as many as there
    /// are records.
    pub(crate) fn finish(self, n_records: u64, is_quiet: bool) -> Option<SheetTable> {
        let table = self.table.into_inner().unwrap_or_else(PoisonError::into_inner);
        let are_sheets = n_records > 0 && self.n_sheets.into_inner() == n_records;
        // A requested table is not a summary.
        (self.wants_all || (are_sheets && table.n_files() > 1 && !is_quiet)).then_some(table)
    }
}

/// Returns true if a record is a sheet: without tag pairs, in a text file.
fn is_sheet(record: &Record<'_>, source: &SourceFile<'_>) -> bool {
    record.tape.tags.is_empty() && has_extension(source.path, &["txt"])
}

impl CheckedSheets {
    /// Returns true if a record without findings is wanted.
    pub(crate) fn wants(&self, record: &Record<'_>, source: &SourceFile<'_>) -> bool {
        self.wants_all || is_sheet(record, source)
    }

    /// Notes a record, with or without findings.
    pub(crate) fn note<G: Game>(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let is_sheet = is_sheet(&view.record, view.source);
        if !is_sheet && !self.wants_all {
            return;
        }
        self.n_sheets.fetch_add(u64::from(is_sheet), Ordering::Relaxed);
        let players = players_of(&view.record);
        let is_playable = view.replay.is_complete && view.replay.start.position.is_some();
        let line = SheetLine {
            path: view.source.path,
            players: players.as_ref(),
            verdict: if is_playable { SheetVerdict::AsWritten } else { SheetVerdict::NotPlayable },
            confidence: if is_playable { 1.0 } else { 0.0 },
            plies: view.replay.main_plies as usize,
            changed: 0,
            fingerprint: if self.writes_json { fingerprint_of(&view.record) } else { 0 },
        };
        self.table.lock().unwrap_or_else(PoisonError::into_inner).add(&line);
        if self.writes_json {
            output.results.json_line_of_record(view.index, &line);
        }
    }
}
