//! Decides which of the positions that several sheets lead to are kept.

use arrayvec::ArrayVec;

/// The maximum number of sheets of one game that are compared at once.
pub const MAX_SHEETS: usize = 16;

/// How far each of several sheets has been read.
pub(crate) type Slots = ArrayVec<u32, MAX_SHEETS>;

/// The minimum part of the positions for each way in which the sheets are shifted against each other, and the number of
/// such ways.
const SHARE_OF_EACH_SHIFT: usize = 8;
const MAX_SHIFTS: usize = 40;

/// Counts what is kept, so that temporarily cheap states do not crowd out possible shifts of the sheets: each shows
/// only later whether it is right.
pub(crate) struct AlignedQuota {
    beam: usize,
    n_taken: usize,
    of_shift: Vec<(Slots, usize)>,
}

impl AlignedQuota {
    pub(crate) const fn new(beam: usize) -> Self {
        Self { beam, n_taken: 0, of_shift: Vec::new() }
    }

    pub(crate) fn takes(&mut self, slots: Slots) -> bool {
        let at = match self.of_shift.iter().position(|(known, _)| *known == slots) {
            Some(at) => at,
            None if self.of_shift.len() < MAX_SHIFTS => {
                self.of_shift.push((slots, 0));
                self.of_shift.len() - 1
            }
            None => return false,
        };
        let of_shift = &mut self.of_shift[at].1;
        let takes = self.n_taken < self.beam || *of_shift < self.beam / SHARE_OF_EACH_SHIFT;
        self.n_taken += usize::from(takes);
        *of_shift += usize::from(takes);
        takes
    }
}
