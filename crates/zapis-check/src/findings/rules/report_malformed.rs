//! `report-malformed`: a line of a report file does not follow the format: a part is in other columns, is not a number
//! where one is required, or names a player who does not exist.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `report-malformed`; it is found across records, in `crates/zapis-archive/src/database/report_check.rs`.
pub const REPORT_MALFORMED: &Rule = &rule!("A016" "report-malformed" Warning);
