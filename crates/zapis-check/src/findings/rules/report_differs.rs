//! `report-differs`: the report file given with `--trf` and the records of the event differ: in a result, a color, a
//! round, a rating, or a player or game that only one of them has.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `report-differs`; it is found across records, in `crates/zapis-archive/src/database/report_check.rs`.
pub const REPORT_DIFFERS: &Rule = &rule!("A014" "report-differs" Error);
