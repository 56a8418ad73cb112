//! `bridge-note-unused`: no call or card of the section refers to a note.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-note-unused`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_NOTE_UNUSED: &Rule = &rule!("B013" "bridge-note-unused" Warning);
