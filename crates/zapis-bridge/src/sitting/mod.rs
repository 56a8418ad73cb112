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
pub use line::{PlacedNumber, ResultLine, read_award};
pub use number::{WrittenNumber, write_number};
pub use standing::{Contestants, RankedPair, SittingRanking};
pub use table::{ColumnTable, Element};
pub use tally::{BoardShare, PairTally, Tally, named_way, usual_way};
pub use traveller::{ChosenWay, LineProblem, Traveller, imps_of_award, write_shortest};
pub use vugraph::rank_match;
pub use way::{Fit, Reckoner, Way};
