//! `fivefold-repetition`: a position occurred for the fifth time, with the same side to move and the same possible
//! moves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `fivefold-repetition`
pub const FIVEFOLD_REPETITION: &Rule = &rule!("O006" "fivefold-repetition" Warning);
