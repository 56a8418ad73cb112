//! What several sheets have for a ply of the game.

/// What a sheet has for a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Observation {
    /// The word of a slot.
    Word {
        slot: u32,
        /// Whether it stands in the other player's column.
        is_displaced: bool,
    },
    /// A part of the word of a slot, which holds two moves: from one character to another.
    Part { slot: u32, from: u8, to: u8 },
    /// An empty slot.
    Gap { slot: u32 },
    /// No slot, although the sheet goes on.
    Lost,
    /// Nothing: the sheet begins later.
    NotBegun,
    /// Nothing: the sheet has ended.
    Ended,
}

/// A ply of the game as the sheets have it, or the end of the game.
#[derive(Clone, Debug)]
pub(super) struct Column {
    /// For each sheet; empty at the end of the game.
    pub(super) sightings: Box<[Observation]>,
    /// The slots that are passed over before it, by sheet: the first, and how many.
    pub(super) passed: Vec<(usize, u32, u32)>,
}
