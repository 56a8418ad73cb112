//! `no-record`: the file holds text, but no record of a game: no tag pair, no move, no result.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `no-record`
pub const NO_RECORD: &Rule = &rule!("T014" "no-record" Error);
