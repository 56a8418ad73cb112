//! `fused-moves`: two moves, or a number and a move, are written together without a space, and the program has taken
//! them apart: `e4e5` after `1.` is the move e4 and the reply e5.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `fused-moves`
pub const FUSED_MOVES: &Rule = &rule!("T012" "fused-moves" Note);
