//! The search for the most probable games behind the words, whatever is made of them.

pub(super) mod bridges;
pub(super) mod budget;
pub(super) mod channel;
pub(super) mod choices;
pub(super) mod column;
pub(super) mod decode;
pub(super) mod lattice;
pub(super) mod lost_rows;
pub(super) mod same_words;
pub(super) mod sheet_costs;
