//! `letters-undecided`: the record can be played through with the piece letters of two languages, and the two give
//! different moves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `letters-undecided`
pub const LETTERS_UNDECIDED: &Rule = &rule!("T011" "letters-undecided" Warning);
