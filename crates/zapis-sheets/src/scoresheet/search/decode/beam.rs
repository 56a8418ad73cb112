//! Decides which of the positions at a place are kept.

/// The minimum part of the positions for each way in which moves and the text are shifted against each other.
const SHARE_OF_EACH_SHIFT: usize = 4;
/// The maximum number of such ways.
const MAX_SHIFTS: usize = 6;

/// Counts what is kept, so that temporarily cheap states do not crowd out possible shifts of moves and the text: each
/// shows only later whether it is right.
pub(crate) struct Quota {
    beam: usize,
    n_taken: usize,
    /// The number taken for each number of plies.
    of_ply: Vec<(u32, usize)>,
}

impl Quota {
    pub(crate) const fn new(beam: usize) -> Self {
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

    pub(crate) fn has_room(&mut self, ply: u32) -> bool {
        let (beam, n_taken) = (self.beam, self.n_taken);
        self.place(ply).is_some_and(|at| n_taken < beam || self.of_ply[at].1 < beam / SHARE_OF_EACH_SHIFT)
    }

    pub(crate) fn take(&mut self, ply: u32) {
        self.n_taken += 1;
        if let Some(at) = self.place(ply) {
            self.of_ply[at].1 += 1;
        }
    }
}
