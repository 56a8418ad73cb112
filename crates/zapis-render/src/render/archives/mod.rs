//! Reports on many records together.

#[cfg(feature = "database")]
pub(super) mod audit_summary;
#[cfg(feature = "database")]
pub(super) mod difference;
#[cfg(feature = "database")]
pub(super) mod found_event;
#[cfg(feature = "database")]
pub(super) mod merged_records;
#[cfg(feature = "database")]
pub(super) mod player_table;
pub(super) mod unified_diff;
#[cfg(feature = "database")]
pub(super) mod unique_records;
