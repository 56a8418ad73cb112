//! `report-malformed`: a line of a report file is not as the format has it: a part is in other columns, is not a
//! number where there must be one, or names a player who is not there.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `report-malformed`; it is found across records, in `src/database/report_check.rs`.
pub const REPORT_MALFORMED: &Rule = &rule!("A016" "report-malformed" Warning);
