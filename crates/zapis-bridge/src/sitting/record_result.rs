//! The result of one record, as far as it is compared with others.

use super::number::WrittenNumber;
use crate::comparison::Measure;

/// The result of one record.
#[derive(Clone, Debug)]
pub(super) struct RecordResult {
    pub(super) record: u64,
    /// What North and South scored; absent where no one knows.
    pub(super) score: Option<i32>,
    /// What North and South are said to have, with the number of its place.
    pub(super) written: WrittenValues,
    /// The home team and the visitors.
    pub(super) teams: Option<[u32; 2]>,
    /// The first letter of the room.
    pub(super) room: Option<u8>,
    /// The names of both pairs.
    pub(super) pairs: [u32; 2],
}

/// What North and South are said to have by each measure, with the number of its place; nearly all records say nothing.
type WrittenValues = Option<Box<[Option<(WrittenNumber, usize)>; 3]>>;

impl RecordResult {
    pub(super) fn written_by(&self, measure: Measure) -> Option<(WrittenNumber, usize)> {
        self.written.as_ref()?[measure as usize]
    }
}

/// Puts two teams in order, whoever sits where.
pub(super) fn sorted(mut teams: [u32; 2]) -> [u32; 2] {
    teams.sort_unstable();
    teams
}
