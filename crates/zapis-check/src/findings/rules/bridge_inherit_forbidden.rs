//! `bridge-inherit-forbidden`: `#` inherits a value for a tag that cannot be inherited.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-inherit-forbidden`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_INHERIT_FORBIDDEN: &Rule = &rule!("B007" "bridge-inherit-forbidden" Error);
