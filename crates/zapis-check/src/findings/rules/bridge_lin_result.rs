//! `bridge-lin-result`: the list of results differs from auction, play and claim.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-lin-result`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_LIN_RESULT: &Rule = &rule!("B072" "bridge-lin-result" Warning);
