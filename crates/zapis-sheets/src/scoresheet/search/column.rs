//! The entries of several sheets for a ply of the game.

/// The entry of a sheet for a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Observation {
    Word {
        slot: u32,
        /// Whether it is in the other player's column.
        is_displaced: bool,
    },
    /// A part of the word of a slot, which holds two moves: from one character to another.
    Part { slot: u32, from: u8, to: u8 },
    /// An empty slot.
    Gap { slot: u32 },
    /// No slot, although the sheet continues.
    Lost,
    /// Nothing: the sheet begins later.
    NotBegun,
    /// Nothing: the sheet has ended.
    Ended,
}

/// A ply of the game as the sheets have it, or the end of the game.
#[derive(Clone, Debug)]
pub(crate) struct Column {
    /// The entry of each sheet; empty at the end of the game.
    pub(crate) observations: Box<[Observation]>,
    /// The slots that are passed over before it, by sheet: the first, and their number.
    pub(crate) passed: Vec<(usize, u32, u32)>,
}
