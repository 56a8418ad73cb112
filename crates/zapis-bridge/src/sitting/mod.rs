//! Sittings: the results of boards at all tables, their values, and totals.
//!
//! # Invariants
//! - Nothing is decided for the director: adjusted scores are taken as written, and errors are reported.
//! - Written values are compared with every usual method, and only those that contradict the method that explains most
//!   of them are wrong.
//! - Results of unequal boards are never compared (Law 87).

mod collect;
mod given_datum;
mod instant;
mod join;
mod line;
mod number;
mod record_result;
mod standing;
mod table;
mod tally;
mod traveller;
mod two_rooms;
mod vugraph;
mod way;

pub use collect::{Sitting, Taken};
pub(crate) use line::read_award;
pub(crate) use number::WrittenNumber;
pub use standing::{Contestants, RankedPair, SittingRanking};
pub(crate) use table::ColumnTable;
pub use tally::BoardShare;
pub use traveller::write_shortest;
pub use vugraph::rank_match;
