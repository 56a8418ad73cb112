//! Many records together: what an archive keeps of each, and what is found across them.
//!
//! # Invariants
//! - Cards are numbered in the order of the files and of the records in them, whatever threads made them.
//! - What is kept of a record is bounded, however long the record is; what grows with the number of records is set
//!   down in temporary files ([`Spool`]).
//! - Nothing is decided here about one record alone: that is the business of [`crate::findings`].

mod across;
mod annotation;
mod card;
mod card_batch;
mod card_bytes;
pub mod copies;
pub mod duplicates;
pub mod fingerprint;
mod game_facts;
mod name_key;
pub mod ratings;
mod reading;
mod same_moves;
mod sorted;
mod spool;
mod texts;

pub use across::{Across, Related};
pub use card::{Archive, CARD_TAGS, Card, Tag};
pub use card_batch::{CardBatch, Kept};
pub use name_key::is_unknown;
pub use spool::Spool;
pub use texts::{TextId, Texts};
