//! `bridge-line-too-long`: a line has more than 255 characters, its end included.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-line-too-long`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_LINE_TOO_LONG: &Rule = &rule!("B008" "bridge-line-too-long" Error);
