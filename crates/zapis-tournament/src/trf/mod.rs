//! FIDE's tournament report file, TRF16 and TRF26: read as it is, with what is wrong in it; written anew; compared.
//!
//! One line is one record; its first three characters say which, and everything stands in columns that count from 1.
//! Sources: the format of 2016 (approved 10 August 2015), that of 2026 (approved 12 May 2025, in use from 1 September
//! 2025), and the extensions of the pairing program `JaVaFo`, `XXR` and `XXS`.
//!
//! Reading never stops: what cannot be read is a [`Fault`] with its line and column, and the rest of the file stands.

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

pub use compare::{Difference, compare, missing_games};
pub use fault::{Fault, FaultKind, Part};
pub use kind_records::kind_records;
pub use read::{lines, name_comment, read};
pub use report::{MAX_ROUNDS, Report, Tag, Version};
pub use round_columns::RoundColumns;
pub use write::{Loss, numbers, stating, write};
