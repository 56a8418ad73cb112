//! Games as plain data, for callers that make something of their own of them.

#[cfg(feature = "database")]
pub(super) mod compact_games;
pub(super) mod games;
#[cfg(feature = "database")]
pub(super) mod page_games;
