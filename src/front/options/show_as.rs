//! How the program shows results.

/// The form of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowAs {
    /// For people.
    Text,
    /// JSON lines.
    Json,
}
