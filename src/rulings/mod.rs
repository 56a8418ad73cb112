//! What the laws make of a replayed record: claims, dead positions, forfeits, clocks.
//!
//! # Invariants
//! - A ruling says what it rests on: the plies, the position, and the article of the edition, with how surely its number is
//!   known. Nothing is ruled where the record does not tell enough: then that is said.
//! - Nothing here makes messages for people; `findings` and `output` do.

mod ending_words;
mod kings_signal;
mod main_moves;
mod said_ending;

pub use kings_signal::{KingsSignal, kings_signal};
pub use main_moves::{DeadSince, dead_since};
pub use said_ending::{EndingReason, SaidEnding, SaidIn, may_say_ending, said_endings};
