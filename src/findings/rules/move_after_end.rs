//! `move-after-end`: the position before this move is mate or stalemate: the game was over, and the record goes on.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `move-after-end`
pub const MOVE_AFTER_END: &Rule = &rule!("R006" "move-after-end" Error);
