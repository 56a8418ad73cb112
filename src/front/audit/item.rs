//! The items of an audit: findings and events.

use serde::Serialize;

use crate::findings::Finding;
use crate::render::FoundEvent;

/// An item of an audit.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[serde(untagged)]
#[expect(clippy::large_enum_variant, reason = "each is used immediately")]
pub enum AuditItem {
    /// What is wrong in a record, or with records together: copies, ratings, pairings, names.
    Finding(Finding),
    /// An event of some records; events come after the findings about copies and ratings.
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
