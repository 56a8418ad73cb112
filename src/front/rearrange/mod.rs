//! Records in another order or in several files, each byte for byte as it is stored, and every one of them once.
//!
//! # Invariants
//! - What stands between records goes with one of them; nothing of a file is left out but blanks and byte order marks.
//! - Records read back as they were: what would run into the record before it is parted from it, and that is told.
//! - Memory does not grow with the records.

mod fields;
mod gathering;
mod record_writer;
mod shape;
mod sort;
mod split;

pub use sort::{Sort, Sorted, sort};
pub use split::{Split, SplitFile, SplitRecords, split};
