//! Conditions that select records: on tags, moves and positions, in one language.
//!
//! # Invariants
//! - A condition is parsed once and evaluated for each record, on any thread; its result for a record depends on
//!   nothing else.
//! - What tags decide is decided before a move is played.
//! - What depends on other records is left open until all of them are read.
//! - Unknown values match nothing: neither `elo < 2000` nor `elo >= 2000` without a rating.

mod board;
mod condition;
#[cfg(feature = "bridge")]
pub mod deal;
mod facts;
mod field_names;
mod fields;
mod grammar;
mod material;
mod order;
mod pattern;
mod values;

pub use board::{BoardTest, BoardWalk};
pub use condition::{Condition, ConditionError, ConditionVerdict, Needs, OpenCondition};
pub use facts::{PlayedFacts, TagFacts};
pub use fields::{AmongTest, FIELDS, Field, Test};
pub use order::{RecordGroups, RecordOrder};
