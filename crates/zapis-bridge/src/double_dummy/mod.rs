//! Double-dummy results of a deal, and what records claim about them.

mod par_contract;
mod search;
mod tags;

pub use search::DoubleDummy;
pub use tags::{asks_for_double_dummy, double_dummy_faults};
