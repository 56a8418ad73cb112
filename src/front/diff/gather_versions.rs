//! Gathers the records of both versions, the old ones first.

use std::io;
use std::sync::{Mutex, PoisonError};

use crate::database::{Archive, RecordContext, RecordDetails, SpillBuffer};
use crate::game::Game;
use crate::render::Located;
use crate::replay::Keep;

use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{InFile, Job, JobNeeds, JobOf};
use crate::front::pipeline::view::View;

/// The number of bytes of moves and other data of records that stay in memory.
const IN_MEMORY: usize = 144 << 20;

/// The records that were gathered.
pub(super) struct GatheredVersions {
    pub(super) archive: Archive,
    /// The data of each record other than its moves: a hash, and where it is kept.
    pub(super) details: Vec<(u64, u64, u32)>,
    pub(super) kept: SpillBuffer,
    /// The last file among those that are read.
    last_file: Option<usize>,
    /// How many records the old version has.
    pub(super) n_old: u32,
}

impl GatheredVersions {
    fn new() -> Self {
        let (archive, kept) = (Archive::new(IN_MEMORY), SpillBuffer::new(IN_MEMORY));
        Self { archive, details: Vec::new(), kept, last_file: None, n_old: 0 }
    }
}

/// Gathers what is compared of each record.
pub(super) struct GatherVersions(Mutex<GatheredVersions>);

impl GatherVersions {
    /// Begins with the old version.
    pub(super) fn new() -> Self {
        Self(Mutex::new(GatheredVersions::new()))
    }

    /// Goes on with the new version.
    pub(super) fn go_on_with_new(&self) {
        let mut gathered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        gathered.n_old = gathered.archive.len();
        gathered.last_file = None;
    }

    pub(super) fn into_gathered(self) -> GatheredVersions {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The data of a record other than its moves, as bytes, and a hash of them.
pub(crate) type KeptDetails = (u64, Vec<u8>);

impl Job for GatherVersions {
    fn needs(&self) -> JobNeeds {
        JobNeeds { keep: Keep::MainMoves, ..JobNeeds::default() }
    }

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn in_order(&self, output: &mut BatchOutput, place: InFile<'_>) -> io::Result<()> {
        let mut gathered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let GatheredVersions { archive, details, kept, last_file, .. } = &mut *gathered;
        if last_file.replace(place.file) != Some(place.file) {
            archive.add_file(place.path);
        }
        for (key, bytes) in output.items.take::<KeptDetails>() {
            details.push((key, kept.append(&bytes)?, u32::try_from(bytes.len()).unwrap_or(u32::MAX)));
        }
        archive.append(std::mem::take(&mut output.records), place.records_before)
    }
}

impl<G: Game> JobOf<G> for GatherVersions {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let at = view.record.tape.span.start;
        let (line, offset) = (view.source.line_and_column(at).0, view.source.stored_offset(at));
        let kept = RecordContext { index: view.index, line, offset, ..RecordContext::default() };
        output.records.add(view.game, &view.record, view.replay, &kept);
        let details = RecordDetails::of(&view.record, view.replay.is_complete);
        let mut bytes = Vec::new();
        // Of what is longer than can be counted only the number is compared.
        if details.put(&mut bytes).is_none() {
            bytes.clear();
        }
        output.items.push((details.key(), bytes));
    }
}
