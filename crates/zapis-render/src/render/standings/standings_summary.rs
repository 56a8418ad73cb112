//! The counts of what was ranked.

use serde::Serialize;

/// The counts of what was ranked and found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct StandingsSummary {
    /// Events with standings.
    pub events: u64,
    /// Their players, or teams.
    pub contestants: u64,
    /// Their games.
    pub games: u64,
    /// Records that belong to no event with standings.
    pub other_records: u64,
    /// All records read.
    pub records: u64,
    /// Findings at error level.
    pub errors: u64,
    /// Findings at warning level.
    pub warnings: u64,
    /// Findings at note level.
    pub notes: u64,
    /// Files that could not be read completely.
    pub unreadable_files: u64,
}
