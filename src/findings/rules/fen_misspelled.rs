//! `fen-misspelled`: the tag FEN gives a position in another way than FEN has it: digits side by side (`44` for `8`),
//! too few or too many fields, castling rights or the side to move spelled otherwise.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `fen-misspelled`
pub const FEN_MISSPELLED: &Rule = &rule!("T027" "fen-misspelled" Warning);
