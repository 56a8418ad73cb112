//! `report-inconsistent`: a report file contradicts itself: points that its results do not add up to, ranks that its
//! tie-breaks do not give, or two players whose lines disagree about their game.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `report-inconsistent`; it is found across records, in `crates/zapis-archive/src/database/report_check.rs`.
pub const REPORT_INCONSISTENT: &Rule = &rule!("A015" "report-inconsistent" Error);
