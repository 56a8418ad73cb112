//! `bridge-play-rotated-rows`: cards are in columns of players who were not dealt them; assigned by the deal, the play
//! is legal.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-play-rotated-rows`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_PLAY_ROTATED_ROWS: &Rule = &rule!("B056" "bridge-play-rotated-rows" Warning);
