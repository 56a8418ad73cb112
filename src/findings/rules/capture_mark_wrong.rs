//! `capture-mark-wrong`: the move has a capture sign, `x` or `:`, but nothing is captured.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `capture-mark-wrong`
pub const CAPTURE_MARK_WRONG: &Rule = &rule!("R008" "capture-mark-wrong" Note);
