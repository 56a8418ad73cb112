//! `unwinnable-forfeit`: the game was scored as a win by forfeit (on time, for illegal moves, or since 2023 by
//! resignation) for a side that cannot mate by any series of legal moves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `unwinnable-forfeit`
pub const UNWINNABLE_FORFEIT: &Rule = &rule!("O005" "unwinnable-forfeit" Error);
