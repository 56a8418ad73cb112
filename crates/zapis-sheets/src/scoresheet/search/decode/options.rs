//! The limits of the decoder.

/// The limits of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchOptions {
    /// The number of positions kept at each place.
    pub beam: usize,
    /// The cost above which a reading is left open, and what follows from it is hardly examined.
    pub max_cost: f32,
    /// The number of steps after which the search for a game ends with what was found.
    pub max_steps: u64,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self { beam: 100, max_cost: 24.0, max_steps: MAX_STEPS }
    }
}

/// Enough for any game that people write down, within a few seconds.
pub const MAX_STEPS: u64 = 40_000_000;
