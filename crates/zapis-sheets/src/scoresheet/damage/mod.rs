//! How a sheet may be damaged, and what each kind of damage costs.

pub(super) mod confusions;
pub(super) mod copies;
pub(super) mod costing;
pub(super) mod distance;
pub(super) mod expectations;
pub(super) mod hand;
pub(super) mod passing;
pub(super) mod prose;
pub(super) mod row_blocks;
pub(super) mod sheet_channel;
pub(super) mod step_costs;
