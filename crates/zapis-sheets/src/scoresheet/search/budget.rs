//! The work that the search for one game may take, counted in steps, so that it ends at the same place on every
//! machine.

/// The steps that are left.
///
/// A step is a comparison of a legal move with what is written; one in a new position counts for several, since its
/// moves have to be generated first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    left: u64,
}

impl Budget {
    pub(crate) const fn new(steps: u64) -> Self {
        Self { left: steps }
    }

    pub(crate) fn spend(&mut self, n_steps: usize) {
        self.left = self.left.saturating_sub(n_steps as u64);
    }

    pub(crate) const fn is_spent(self) -> bool {
        self.left == 0
    }

    /// Removes all but a part of the rest, and returns it to be given back later.
    pub(crate) fn hold_back(&mut self, (part, of): (u64, u64)) -> Self {
        let kept = self.left / of * part;
        let held = Self { left: self.left - kept };
        self.left = kept;
        held
    }

    pub(crate) fn give_back(&mut self, held: Self) {
        self.left = self.left.saturating_add(held.left);
    }
}
