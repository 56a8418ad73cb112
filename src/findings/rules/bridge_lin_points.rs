//! `bridge-lin-points`: the IMPs that a vugraph file writes are others than its results give.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-lin-points`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_LIN_POINTS: &Rule = &rule!("B092" "bridge-lin-points" Warning);
