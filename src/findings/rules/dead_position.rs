//! `dead-position`: from here neither side could mate by any series of legal moves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `dead-position`
pub const DEAD_POSITION: &Rule = &rule!("O008" "dead-position" Warning);
