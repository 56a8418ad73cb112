//! `row-number-misread`: a sign that is no figure was taken for the number of a row, because rows stand before it or
//! moves behind it: `l0.` for 10, `]I.` for 11, `б.` for 6.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `row-number-misread`
pub const ROW_NUMBER_MISREAD: &Rule = &rule!("T022" "row-number-misread" Note);
