//! `result-misspelled`: the result is written in another way than PGN has it, in the Result tag or behind the moves:
//! `0.5-0.5`, `½ : ½`, `1 – 0`, `1:0`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `result-misspelled`
pub const RESULT_MISSPELLED: &Rule = &rule!("T025" "result-misspelled" Warning);
