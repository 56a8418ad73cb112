//! Problems of bridge as rules and messages, each a row of a table.

mod record;
mod sitting;
mod wording;

pub use record::{dialect, say};
pub use sitting::measure_key;
pub use wording::Wording;
