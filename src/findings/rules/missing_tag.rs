//! `missing-tag`: one of the seven tags every archived game carries is absent: Event, Site, Date, Round, White, Black
//! or Result.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `missing-tag`
pub const MISSING_TAG: &Rule = &rule!("T007" "missing-tag" Note);
