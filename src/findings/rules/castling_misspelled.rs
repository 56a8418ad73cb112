//! `castling-misspelled`: castling is written with small letters, without dashes, with several, or with blanks around
//! them: `o-o`, `OO`, `0--0`, `0 - 0`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `castling-misspelled`
pub const CASTLING_MISSPELLED: &Rule = &rule!("T016" "castling-misspelled" Warning);
