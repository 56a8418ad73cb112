//! The result of one record, as far as it is compared with others.

use super::number::WrittenNumber;
use crate::comparison::Measure;

/// The result of one record.
#[derive(Clone, Debug)]
pub(super) struct RecordResult {
    pub(super) record: u64,
    /// The North-South score, if known.
    pub(super) score: Option<i32>,
    /// The written North-South values, with the number of their places.
    pub(super) written: WrittenValues,
    /// The home team and the visitors.
    pub(super) teams: Option<[u32; 2]>,
    /// The first letter of the room.
    pub(super) room: Option<u8>,
    /// The names of both pairs.
    pub(super) pairs: [u32; 2],
}

/// The written North-South value by each measure, with the number of its place; nearly all records have none.
type WrittenValues = Option<Box<[Option<(WrittenNumber, usize)>; 3]>>;

impl RecordResult {
    pub(super) fn written_by(&self, measure: Measure) -> Option<(WrittenNumber, usize)> {
        self.written.as_ref()?[measure as usize]
    }
}

/// Sorts two teams, whichever sits where.
pub(super) fn sorted(mut teams: [u32; 2]) -> [u32; 2] {
    teams.sort_unstable();
    teams
}
