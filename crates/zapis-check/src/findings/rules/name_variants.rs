//! `name-variants`: two player names may belong to one person: they differ in order, initials, titles, signs above
//! letters, alphabet or transliteration, or have the same FIDE ID.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `name-variants`; it is found across records: in `crates/zapis-archive/src/database/people_check.rs`, in one event in `event_check.rs`, against
/// a report in `report_check.rs`.
pub const NAME_VARIANTS: &Rule = &rule!("A012" "name-variants" Warning);
