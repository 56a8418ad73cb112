//! `unreadable-command`: a comment holds a command in square brackets, such as a clock time or an evaluation, whose
//! value cannot be read.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `unreadable-command`
pub const UNREADABLE_COMMAND: &Rule = &rule!("T013" "unreadable-command" Note);
