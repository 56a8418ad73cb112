//! `bridge-annotation`: a call or a card has two judgements, two notes, or a number without a meaning there.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-annotation`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_ANNOTATION: &Rule = &rule!("B015" "bridge-annotation" Error);
