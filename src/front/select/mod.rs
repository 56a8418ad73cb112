//! Records chosen by a condition, as they are stored or written again.
//!
//! # Invariants
//! - What tags decide is decided before a move is played; what only other records tell, when records are put in order.
//! - Of a record whose first moves decide no more is played.
//! - The choice does not depend on the form in which records are written.

mod chooser;
mod first_moves;
mod named;
mod record_counts;
mod selected;
mod stored;
mod wanted;
mod written_anew;

pub use record_counts::RecordCounts;
pub use selected::{Selected, select, select_converted};
pub use stored::Selecting;
pub use wanted::Select;
pub use written_anew::SelectingAnew;
