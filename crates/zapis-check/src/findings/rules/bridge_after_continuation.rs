//! `bridge-after-continuation`: something follows `+`, which represents the next call or card.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-after-continuation`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_AFTER_CONTINUATION: &Rule = &rule!("B042" "bridge-after-continuation" Error);
