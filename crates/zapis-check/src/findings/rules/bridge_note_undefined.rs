//! `bridge-note-undefined`: a call or a card refers to a missing note.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-note-undefined`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_NOTE_UNDEFINED: &Rule = &rule!("B012" "bridge-note-undefined" Error);
