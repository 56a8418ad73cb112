//! `bridge-play-after-end`: there is a card after the last trick.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-play-after-end`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_PLAY_AFTER_END: &Rule = &rule!("B054" "bridge-play-after-end" Error);
