//! Which of the positions at a place are kept.

/// Where moves and the strip have come apart, each way in which they have keeps at least this part of the positions.
const SHARE_OF_EACH_SHIFT: usize = 4;
/// In this many ways they may have come apart at once.
const MAX_SHIFTS: usize = 6;

/// Counts what is kept, so that what is cheap for the moment does not crowd out the ways in which moves and the strip may
/// have come apart: each shows only later whether it is right.
pub(super) struct Quota {
    beam: usize,
    n_taken: usize,
    /// How many were taken of each number of plies.
    of_ply: Vec<(u32, usize)>,
}

impl Quota {
    pub(super) const fn new(beam: usize) -> Self {
        Self { beam, n_taken: 0, of_ply: Vec::new() }
    }

    fn place(&mut self, ply: u32) -> Option<usize> {
        match self.of_ply.iter().position(|(known, _)| *known == ply) {
            Some(at) => Some(at),
            None if self.of_ply.len() < MAX_SHIFTS => {
                self.of_ply.push((ply, 0));
                Some(self.of_ply.len() - 1)
            }
            None => None,
        }
    }

    pub(super) fn has_room(&mut self, ply: u32) -> bool {
        let (beam, n_taken) = (self.beam, self.n_taken);
        self.place(ply).is_some_and(|at| n_taken < beam || self.of_ply[at].1 < beam / SHARE_OF_EACH_SHIFT)
    }

    pub(super) fn take(&mut self, ply: u32) {
        self.n_taken += 1;
        if let Some(at) = self.place(ply) {
            self.of_ply[at].1 += 1;
        }
    }
}
