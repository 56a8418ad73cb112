//! `fifty-moves`: each side has made fifty moves without a pawn move or a capture.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `fifty-moves`
pub const FIFTY_MOVES: &Rule = &rule!("C002" "fifty-moves" Note);
