//! `bridge-play-wrong-leader`: the first column of the play is not that of the player to declarer’s left, who
//! leads.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-play-wrong-leader`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_PLAY_WRONG_LEADER: &Rule = &rule!("B055" "bridge-play-wrong-leader" Warning);
