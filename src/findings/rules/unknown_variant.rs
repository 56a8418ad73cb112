//! `unknown-variant`: the Variant tag names a game whose rules zapis does not know, such as `Atomic` or `Crazyhouse`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `unknown-variant`
pub const UNKNOWN_VARIANT: &Rule = &rule!("T015" "unknown-variant" Warning);
