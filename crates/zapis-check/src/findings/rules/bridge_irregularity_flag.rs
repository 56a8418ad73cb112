//! `bridge-irregularity-flag`: an irregularity flag is unknown, or marks something that was not irregular.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-irregularity-flag`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_IRREGULARITY_FLAG: &Rule = &rule!("B041" "bridge-irregularity-flag" Error);
