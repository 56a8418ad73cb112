//! What a deal gives when all cards are seen, and what records say of it.

mod par_contract;
mod search;
mod tags;

pub use search::DoubleDummy;
pub use tags::{asks_for_double_dummy, double_dummy_faults};
