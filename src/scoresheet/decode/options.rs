//! How hard the decoder works.

/// How hard to search.
#[derive(Clone, Copy, Debug)]
pub struct SearchOptions {
    /// How many positions are kept at each place.
    pub beam: usize,
    /// A reading that costs more is left open, and what it would lead to is hardly looked at.
    pub max_cost: f32,
    /// After this many steps the search for a game ends with what was found.
    pub max_steps: u64,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self { beam: 100, max_cost: 24.0, max_steps: MAX_STEPS }
    }
}

/// This many steps are enough for any game that people write down, and no more than a few seconds.
pub const MAX_STEPS: u64 = 40_000_000;
