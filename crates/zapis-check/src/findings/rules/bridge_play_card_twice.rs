//! `bridge-play-card-twice`: a card is played a second time.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-play-card-twice`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_PLAY_CARD_TWICE: &Rule = &rule!("B052" "bridge-play-card-twice" Error);
