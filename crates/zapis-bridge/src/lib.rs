//! Contract bridge: records in Portable Bridge Notation and LIN, the laws of auction and play, duplicate scoring.
//!
//! Reading never stops, whatever a record holds: faults are returned as data, each with its place.
//!
//! ```
//! let text = "[Dealer \"N\"]\n[Auction \"N\"]\n1D 1C *\n";
//! let record = zapis_bridge::pbn::read(text);
//! let (found, _) = zapis_bridge::Checker::default().check(&record);
//! assert!(matches!(found[0].problem, zapis_bridge::Problem::InsufficientBid { .. }));
//! ```

/// The examples of the README are run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod auction;
mod call;
mod card;
mod check;
mod comparison;
mod deal;
pub mod diagram;
#[cfg(feature = "double-dummy")]
mod double_dummy;
mod few_of_a_kind;
mod field;
pub mod lin;
pub mod pbn;
mod play;
mod problem;
mod result;
pub mod score;
mod seat;
pub mod sitting;
mod span;
#[cfg(test)]
mod tests;
mod write;

pub use auction::{Auction, AuctionReading};
pub use call::{Bid, Call, Contract, Denomination, FinalContract, Risk};
pub use card::{Card, CardSet, Suit};
pub use check::{Checker, Facts};
pub use comparison::{Fouling, Measure, SittingProblem};
pub use deal::{Deal, read_deal};
#[cfg(feature = "double-dummy")]
pub use double_dummy::{DoubleDummy, asks_for_double_dummy, double_dummy_faults};
pub use play::{PlayReading, PlayedTrick, winner};
pub use problem::{
    AnnotationFault, CharacterFault, DealFault, Dialect, Found, Irregularity, Needed, Problem, TableFault,
};
pub use seat::{Seat, Side, Vulnerability};
pub use span::Span;
pub use write::{DiagramLetters, LinLoss, LinWriter, PbnWriter, write_diagram, write_lin, write_pbn_of_lin};
