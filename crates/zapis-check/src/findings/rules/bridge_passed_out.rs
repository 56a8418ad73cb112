//! `bridge-passed-out`: a passed-out board has a declarer or a result, or there is a result without a contract.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-passed-out`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_PASSED_OUT: &Rule = &rule!("B040" "bridge-passed-out" Warning);
