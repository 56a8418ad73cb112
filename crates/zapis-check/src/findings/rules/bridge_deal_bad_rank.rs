//! `bridge-deal-bad-rank`: a hand has a sign that is not a rank; usually `10` for `T`.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-deal-bad-rank`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_DEAL_BAD_RANK: &Rule = &rule!("B021" "bridge-deal-bad-rank" Error);
