//! Records rewritten or exported: other notation, letters and encoding; data, tables.

pub(super) mod article;
pub(super) mod convert;
pub(super) mod export;
#[cfg(feature = "database")]
pub(super) mod export_table;
#[cfg(feature = "database")]
pub(super) mod table_batches;
