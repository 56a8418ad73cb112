//! Gathers what the tags of records say of their events.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::database::HeadList;
use crate::database::fingerprint::named_moves;
use crate::game::Game;
use crate::render::Located;
use crate::replay::Keep;
use crate::text::Input;

use super::super::batch_output::BatchOutput;
#[cfg(feature = "bridge")]
use super::super::bridge::{BridgeWanted, SeenRecord};
#[cfg(feature = "bridge")]
use super::super::bridge_file::{BridgeFile, BridgeFiles};
use super::super::work::{Job, JobOf, View};

/// Gathers the heads of all records, whatever threads read them.
#[derive(Default)]
pub(crate) struct GatherHeads {
    heads: Mutex<HeadList>,
    /// The files of bridge.
    #[cfg(feature = "bridge")]
    bridge: BridgeFiles,
}

impl Job for GatherHeads {
    type Item = ();

    fn keeps(&self) -> Keep {
        // Plies are counted whether they are kept or not; every record is asked for.
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
}

impl<G: Game> JobOf<G> for GatherHeads {
    fn record(&self, view: &View<'_, G>, _: &mut BatchOutput) {
        let codes = view.replay.main_moves.iter().map(|mv| view.game.move_code(*mv));
        let moves = named_moves(codes);
        let mut heads = self.heads.lock().unwrap_or_else(PoisonError::into_inner);
        let start = view.record.tape.span.start;
        let ((line, _), offset) = (view.source.line_and_column(start), view.source.stored_offset(start));
        heads.add(view.source.path, &view.record, [line, offset], view.replay.main_plies, moves);
    }
}

impl GatherHeads {
    /// Gives the files of bridge, in the order of the inputs.
    #[cfg(feature = "bridge")]
    pub(super) fn bridge_files(&self, inputs: &[Input]) -> Vec<BridgeFile> {
        let mut files = self.bridge.take();
        let names: Vec<String> = inputs.iter().map(Input::display_name).collect();
        let place = |path: &str| names.iter().position(|name| path == name || path.starts_with(&format!("{name}/")));
        files.sort_by_cached_key(|file| (place(&file.path), file.path.clone()));
        files
    }

    /// Puts the heads in the order of the files, and of the records in them.
    pub(super) fn in_order(self, inputs: &[Input]) -> HeadList {
        let mut heads = self.heads.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut places: HashMap<String, usize> = HashMap::new();
        for (at, input) in inputs.iter().enumerate() {
            places.entry(input.display_name()).or_insert(at);
        }
        // What lies in an archive has its name and its own behind it.
        heads.put_in_order(|path| {
            let ends = path.match_indices('/').map(|(end, _)| end).chain([path.len()]);
            ends.filter_map(|end| places.get(&path[..end]).copied()).min()
        });
        heads
    }
}
