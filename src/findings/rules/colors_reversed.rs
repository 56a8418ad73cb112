//! `colors-reversed`: a comment before the first move or behind the last one says that the game was played with the
//! colors reversed, against the pairing.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `colors-reversed`
pub const COLORS_REVERSED: &Rule = &rule!("O023" "colors-reversed" Warning);
