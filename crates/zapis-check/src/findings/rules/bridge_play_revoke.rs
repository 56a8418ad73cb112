//! `bridge-play-revoke`: a player does not follow suit but could.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-play-revoke`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_PLAY_REVOKE: &Rule = &rule!("B053" "bridge-play-revoke" Error);
