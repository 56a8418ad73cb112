//! `player-unlisted`: the list given by `--players` has no player with this FIDE ID, or with this name.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `player-unlisted`; it is found across records, in `crates/zapis-archive/src/database/listed_check.rs`.
pub const PLAYER_UNLISTED: &Rule = &rule!("A018" "player-unlisted" Warning);
