//! Which records are wanted: conditions on tags, moves and positions, in one language.
//!
//! # Invariants
//! - A condition is read once and asked of each record, on any thread; what it says of a record depends on nothing else.
//! - What tags decide is decided before a move is played.
//! - What only other records tell is left open until all of them are read.
//! - What is not known fits nothing: neither `elo < 2000` nor `elo >= 2000` where no rating is given.

mod board;
mod condition;
#[cfg(feature = "bridge")]
mod deal;
mod facts;
mod fields;
mod grammar;
mod material;
mod order;
mod pattern;
mod values;

pub use board::{BoardTest, BoardWalk};
pub use condition::{Condition, ConditionError, ConditionVerdict, Needs, OpenCondition};
#[cfg(feature = "bridge")]
pub use deal::DealFacts;
pub use facts::{PlayedFacts, TagFacts};
pub use fields::{AmongTest, FIELDS, Field, Test};
pub use order::{RecordGroups, RecordOrder};
