//! `forfeit-undetermined`: the game was scored as a win by forfeit (on time, for illegal moves, or since 2023 by
//! resignation), and the search could not determine whether the winner can mate by any series of legal moves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `forfeit-undetermined`
pub const FORFEIT_UNDETERMINED: &Rule = &rule!("O024" "forfeit-undetermined" Note);
