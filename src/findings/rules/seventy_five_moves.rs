//! `seventy-five-moves`: each side has made seventy-five moves without a pawn move or a capture.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `seventy-five-moves`
pub const SEVENTY_FIVE_MOVES: &Rule = &rule!("O007" "seventy-five-moves" Warning);
