//! Rulings under the laws on a replayed record: claims, dead positions, forfeits, clocks.
//!
//! # Invariants
//! - A ruling states its basis: the plies, the position, and the article of the edition, with how certain its number
//!   is. If the record is not sufficient, that is stated instead of a ruling.
//! - Positions are compared in full ([`Identity`](crate::chess::Identity)), never only by their keys: a collision must
//!   not give a draw.
//! - Nothing here creates messages for people; `findings` and `render` do.

mod appearances;
mod claim_penalty;
mod claims;
mod class_words;
mod clock;
mod clock_glance;
mod dead_since;
mod ending_index;
mod ending_reason;
mod ending_words;
mod illegal_move;
mod kings_signal;
mod main_line;
mod near_miss;
mod one_claim;
mod played_again;
mod quickplay;
mod said_ending;
mod sealed;
mod time_class;

pub use crate::game::{Reading, Readings, readings_of};
pub use appearances::MAX_LISTED;
pub use claim_penalty::{Penalty, penalty_of};
pub use claims::{Basis, Claim, ClaimKind, completes_fivefold, visit_claims};
pub use class_words::is_by_correspondence;
pub use clock::{
    ClockEvent, ClockEventKind, ClockReading, Rise, clock_events, clocks_are_plain, control_is_readable, periods_meant,
    read_clocks,
};
pub use clock_glance::{ClockGlance, glance_at_clocks};
pub use dead_since::{DeadSince, dead_since};
pub use ending_reason::EndingReason;
pub use illegal_move::{IllegalMoveRuling, illegal_move_ruling};
pub use kings_signal::{KingsSignal, kings_signal};
pub use main_line::{MainLine, MoveName, common_spelling, spelling_in};
pub use near_miss::NearMiss;
pub use one_claim::{ClaimQuestion, ClaimReason, ClaimRuling, Verdict, rule_on};
pub use played_again::has_no_repetition;
pub use quickplay::{CLAIM_BELOW_MS, Quickplay, QuickplayReason, rule_on_quickplay};
pub use said_ending::{
    EndingHint, SaidEnding, SaidIn, ending_hint, fallen_flag, said_endings, said_result, winner_without_time,
};
pub use sealed::{SealedEnd, SealedMove, SealedOutcome, SealedVerdict, rule_on_sealed};
pub use time_class::{TimeClassBasis, TimeClassRuling, is_bullet, time_class_of, time_class_of_record};
