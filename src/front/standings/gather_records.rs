//! Gathers what is kept about each record to form events.

use std::io;
use std::sync::{Mutex, PoisonError};

use crate::database::{Archive, RecordContext};
use crate::game::Game;
use crate::render::Located;
use crate::replay::Keep;
#[cfg(feature = "bridge")]
use crate::text::Input;

use super::super::batch_output::BatchOutput;
#[cfg(feature = "bridge")]
use super::super::bridge::{BridgeWanted, SeenRecord};
#[cfg(feature = "bridge")]
use super::super::bridge_file::{BridgeFile, BridgeFiles};
use super::super::work::{InFile, Job, JobOf, View};

/// How many bytes of moves stay in memory.
const MOVES_IN_MEMORY: usize = 144 << 20;

/// Gathers the entries of all records, in the order of the files.
pub(in crate::front) struct GatherRecords {
    /// The records, and the number of the last file among those that are read.
    archive: Mutex<(Archive, Option<usize>)>,
    /// The files of bridge.
    #[cfg(feature = "bridge")]
    bridge: BridgeFiles,
}

impl Default for GatherRecords {
    fn default() -> Self {
        Self {
            archive: Mutex::new((Archive::new(MOVES_IN_MEMORY), None)),
            #[cfg(feature = "bridge")]
            bridge: BridgeFiles::default(),
        }
    }
}

impl Job for GatherRecords {
    type Item = ();

    fn keeps(&self) -> Keep {
        Keep::MainMoves
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    #[cfg(feature = "bridge")]
    fn bridge(&self) -> BridgeWanted {
        BridgeWanted { is_read: true, ..BridgeWanted::default() }
    }

    #[cfg(feature = "bridge")]
    fn see_bridge(&self, path: &str, seen: &SeenRecord<'_>) {
        self.bridge.see(path, seen);
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
    /// Returns the bridge files, in the order of the inputs.
    #[cfg(feature = "bridge")]
    pub(super) fn bridge_files(&self, inputs: &[Input]) -> Vec<BridgeFile> {
        let mut files = self.bridge.take();
        let names: Vec<String> = inputs.iter().map(Input::display_name).collect();
        let place = |path: &str| names.iter().position(|name| path == name || path.starts_with(&format!("{name}/")));
        files.sort_by_cached_key(|file| (place(&file.path), file.path.clone()));
        files
    }

    /// Returns the records.
    pub(in crate::front) fn into_archive(self) -> Archive {
        self.archive.into_inner().unwrap_or_else(PoisonError::into_inner).0
    }
}
