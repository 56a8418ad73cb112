//! `ambiguous-move`: two or more pieces of the kind named can legally go to the square, and the record does not say
//! which of them did.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `ambiguous-move`
pub const AMBIGUOUS_MOVE: &Rule = &rule!("R002" "ambiguous-move" Error);
