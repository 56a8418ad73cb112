//! `bridge-lin-points`: the IMPs in a vugraph file differ from those of its results.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-lin-points`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_LIN_POINTS: &Rule = &rule!("B092" "bridge-lin-points" Warning);
