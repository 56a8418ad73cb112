//! `bridge-note-number`: a note has no number from 1 to 32, is outside any section, or a reference lacks its closing
//! sign.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-note-number`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_NOTE_NUMBER: &Rule = &rule!("B014" "bridge-note-number" Error);
