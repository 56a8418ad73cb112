//! `bridge-section-needs`: there is an auction without a dealer, or a play without deal, declarer or contract.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `bridge-section-needs`; it is found in `crates/zapis-bridge`.
pub const BRIDGE_SECTION_NEEDS: &Rule = &rule!("B016" "bridge-section-needs" Error);
