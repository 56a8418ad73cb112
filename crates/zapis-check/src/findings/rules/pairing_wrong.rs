//! `pairing-wrong`: an impossible or inconsistent game of an event: a player paired twice in one round or with himself
//! or herself, two players who met once too often, uneven colors, or, in a round robin that follows the Berger tables,
//! a game in another round or with other colors than in the tables.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `pairing-wrong`; it is found across records, in `crates/zapis-archive/src/database/event_check.rs`.
pub const PAIRING_WRONG: &Rule = &rule!("A010" "pairing-wrong" Warning);
