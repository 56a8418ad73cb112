//! Sittings: the results of boards at all tables, what each is worth against the others, totals.
//!
//! # Invariants
//! - Nothing is decided for the director: adjusted scores are taken as they stand, and what is wrong is said.
//! - What is written is held against every usual way of comparing, and only what contradicts the one that gives most of it is wrong.
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
