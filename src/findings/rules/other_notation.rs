//! `other-notation`: moves of the record are written in a notation other than the algebraic one: in the digits of
//! correspondence chess, in Smith notation, in English descriptive notation, in braille, or in the words with which
//! moves are announced to blind players.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `other-notation`
pub const OTHER_NOTATION: &Rule = &rule!("T020" "other-notation" Note);
