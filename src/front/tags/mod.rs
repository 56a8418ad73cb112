//! Tag pairs set, renamed, dropped and normalized; nothing else of a file changes.
//!
//! # Invariants
//! - Changes are inside the tag section, or before the first move of a record that has none.
//! - A file that would hold other records afterwards is not changed, which is reported.
//! - Doing the same again changes nothing.

mod plan;
mod record_tags;
mod tagged;
mod tagging;

pub use plan::Tags;
pub(super) use tagged::KeptInputs;
#[cfg(feature = "database")]
pub use tagged::decide;
pub use tagged::{TagProblem, Tagged, tags};
