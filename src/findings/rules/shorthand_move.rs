//! `shorthand-move`: a move is written shorter than algebraic notation allows: `QxQ` and `axQ` name what is taken and
//! not where, `B6` gives only the rank, `e5x` no file of departure.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `shorthand-move`
pub const SHORTHAND_MOVE: &Rule = &rule!("T021" "shorthand-move" Warning);
