//! `unmappable-byte`: the record was read in some encoding, and one of its bytes means no character there.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `unmappable-byte`
pub const UNMAPPABLE_BYTE: &Rule = &rule!("T008" "unmappable-byte" Warning);
