//! `bridge-call-unreadable`: a word of the auction is not a call.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-call-unreadable`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_CALL_UNREADABLE: &Rule = &rule!("B036" "bridge-call-unreadable" Error);
