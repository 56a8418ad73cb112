//! `illegal-setup`: the record starts from a position of its own, in a FEN tag, and that position cannot be played
//! from: a king is missing or there are two, the side that is not to move stands in check, a pawn stands on the first
//! or last rank, or the text is not a FEN at all.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `illegal-setup`
pub const ILLEGAL_SETUP: &Rule = &rule!("R007" "illegal-setup" Error);
