//! `pawn-letter`: a pawn's move is written with a letter for the pawn, as `Pe4`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `pawn-letter`
pub const PAWN_LETTER: &Rule = &rule!("T017" "pawn-letter" Warning);
