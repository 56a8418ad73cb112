//! The findings of records.

#[cfg(feature = "database")]
pub(super) mod baseline;
pub(super) mod check;
#[cfg(feature = "scoresheet")]
pub(super) mod checked_sheets;
