//! `player-list-differs`: a record and the list given by `--players` differ about a player.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `player-list-differs`; it is found across records, in `crates/zapis-archive/src/database/listed_check.rs`.
pub const PLAYER_LIST_DIFFERS: &Rule = &rule!("A019" "player-list-differs" Warning);
