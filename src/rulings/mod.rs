//! What the laws make of a replayed record: claims, dead positions, forfeits, clocks.
//!
//! # Invariants
//! - A ruling says what it rests on: the plies, the position, and the article of the edition, with how surely its number is
//!   known. Nothing is ruled where the record does not tell enough: then that is said.
//! - Nothing here makes messages for people; `findings` and `output` do.

mod clock;
mod clock_glance;
mod illegal_move;
mod pace;

pub use clock::{
    ClockEvent, ClockEventKind, ClockReading, Rise, clock_events, clocks_are_plain, control_is_readable, periods_meant,
    read_clocks,
};
pub use clock_glance::{ClockGlance, glance_at_clocks};
pub use illegal_move::{IllegalMoveRuling, illegal_move_ruling};
pub use pace::{PaceBasis, PaceRuling, pace_of};
