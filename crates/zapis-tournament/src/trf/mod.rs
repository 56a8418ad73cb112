//! FIDE's tournament report file, TRF16 and TRF26: tolerant reading with a list of faults, writing, and comparing.
//!
//! One line is one record, identified by its first three characters, and every part has fixed columns that count from 1.
//! Sources: the format of 2016 (approved 10 August 2015), that of 2026 (approved 12 May 2025, in use from 1 September
//! 2025), and the extensions of the pairing program `JaVaFo`, `XXR` and `XXS`.
//!
//! Reading never stops: an unreadable part is reported as a [`Fault`] with its line and column, and the rest of the
//! file is kept.

mod columns;
mod compare;
mod fault;
mod kind_records;
mod players;
mod read;
mod report;
mod round_columns;
mod teams;
mod write;

pub use compare::{Difference, compare};
pub use fault::{Fault, FaultKind, Part};
pub use kind_records::kind_records;
pub use read::{lines, name_comment, read};
pub use report::{MAX_ROUNDS, Report, Tag, Version};
pub use round_columns::RoundColumns;
pub use write::{Loss, numbers, stating, write};
