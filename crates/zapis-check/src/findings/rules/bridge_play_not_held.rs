//! `bridge-play-not-held`: a player plays a card that was dealt to another player.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-play-not-held`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_PLAY_NOT_HELD: &Rule = &rule!("B051" "bridge-play-not-held" Error);
