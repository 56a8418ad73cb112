//! `null-move`: the game itself, not a variation or a comment, holds a move that moves nothing: `--`, `Z0` or `0000`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `null-move`
pub const NULL_MOVE: &Rule = &rule!("R009" "null-move" Warning);
