//! `threefold-repetition`: a position occurred for the third time, with the same side to move and the same possible
//! moves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `threefold-repetition`
pub const THREEFOLD_REPETITION: &Rule = &rule!("C001" "threefold-repetition" Note);
