//! `bridge-lin-syntax`: a command or a value of a LIN file cannot be read.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-lin-syntax`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_LIN_SYNTAX: &Rule = &rule!("B070" "bridge-lin-syntax" Error);
