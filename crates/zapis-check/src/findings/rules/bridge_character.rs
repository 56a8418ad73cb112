//! `bridge-character`: a character that the standard forbids: a control character, or a tab in a text.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-character`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_CHARACTER: &Rule = &rule!("B009" "bridge-character" Error);
