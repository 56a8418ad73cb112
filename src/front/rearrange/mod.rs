//! Records in another order or in several files, each byte for byte as it is stored, and every one of them once.
//!
//! # Invariants
//! - Text between records goes with one of them; only blanks and byte order marks of a file are left out.
//! - Records read back the same: one that would run into the record before it is separated from it, which is reported.
//! - Memory does not grow with the records.

mod gathering;
mod record_writer;
mod shape;
mod sort;
mod split;

pub use gathering::RecordGathering;
pub use sort::{Sort, Sorted, SortedCounts, sort};
pub use split::{Split, SplitFile, SplitRecords, split};
