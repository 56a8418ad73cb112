//! Writing of records.
//!
//! The content is never changed: if a format cannot represent something, that is reported.

mod diagram;
mod from_lin;
mod lin;
mod lin_match;
mod lines;
mod record;
mod section;

pub use diagram::{DiagramLetters, write_diagram};
pub use from_lin::write_pbn_of_lin;
pub use lin::{LinLoss, write_lin};
pub use lin_match::LinWriter;
pub use record::PbnWriter;
