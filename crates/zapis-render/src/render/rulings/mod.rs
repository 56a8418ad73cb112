//! Claims of draws, sealed moves, and how they are ruled.

pub(super) mod claim_json;
pub(super) mod claim_phrases;
pub(super) mod claim_text;
pub(super) mod quickplay;
pub(super) mod ruled_claim;
pub(super) mod ruling;
pub(super) mod sealed;
