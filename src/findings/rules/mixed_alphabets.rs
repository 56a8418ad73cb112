//! `mixed-alphabets`: one move holds letters of two alphabets that look alike: a Latin K beside a Cyrillic р, a
//! Cyrillic с as the file c.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `mixed-alphabets`
pub const MIXED_ALPHABETS: &Rule = &rule!("T009" "mixed-alphabets" Note);
