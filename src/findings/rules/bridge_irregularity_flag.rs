//! `bridge-irregularity-flag`: a mark of an irregularity stands where none was, or is none.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-irregularity-flag`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_IRREGULARITY_FLAG: &Rule = &rule!("B041" "bridge-irregularity-flag" Error);
