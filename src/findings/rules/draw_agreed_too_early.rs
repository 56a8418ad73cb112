//! `draw-agreed-too-early`: a draw was agreed although not both players had made a move.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `draw-agreed-too-early`
pub const DRAW_AGREED_TOO_EARLY: &Rule = &rule!("O022" "draw-agreed-too-early" Warning);
