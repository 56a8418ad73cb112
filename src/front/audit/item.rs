//! What an audit gives: findings, and events.

use crate::findings::Finding;
use crate::render::FoundEvent;

/// What an audit gives.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[expect(clippy::large_enum_variant, reason = "each is taken as soon as it is given")]
pub enum AuditItem {
    /// What is wrong in a record, or with records together: copies, ratings, pairings, names.
    Finding(Finding),
    /// An event that some records belong to; these come behind the findings in copies and ratings.
    Event(FoundEvent),
}

impl AuditItem {
    /// Returns the finding, if it is one.
    #[must_use]
    pub fn into_finding(self) -> Option<Finding> {
        match self {
            Self::Finding(finding) => Some(finding),
            Self::Event(_) => None,
        }
    }
}
