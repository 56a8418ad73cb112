//! Claims and sealed moves, ruled on.

#[cfg(feature = "scoresheet")]
pub(super) mod claim_on_sheets;
#[cfg(not(feature = "scoresheet"))]
#[path = "claim_as_written.rs"]
pub(super) mod claim_on_slip;
#[cfg(feature = "scoresheet")]
pub(super) mod claim_on_slip;
pub(super) mod claims;
pub(super) mod player_claim;
pub(super) mod rule_on_claim;
pub(super) mod rule_on_sealed;
pub(super) mod ruling_job;
