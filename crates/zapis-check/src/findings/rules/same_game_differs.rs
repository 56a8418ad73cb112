//! `same-game-differs`: two records of one game contradict each other.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `same-game-differs`; it is found across records, in `crates/zapis-archive/src/database/copies.rs`.
pub const SAME_GAME_DIFFERS: &Rule = &rule!("A002" "same-game-differs" Warning);
