//! `draw-offer-in-movetext`: the sign used on scoresheets for a draw offer, `(=)`, is written between the moves of a
//! record with tag pairs, that is, in PGN.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `draw-offer-in-movetext`
pub const DRAW_OFFER_IN_MOVETEXT: &Rule = &rule!("K006" "draw-offer-in-movetext" Note);
