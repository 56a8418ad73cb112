//! `duplicate-game`: the record holds the same game as another one, in this file or another: the moves are the same,
//! and the names may be the same as well.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `duplicate-game`; it is found across records, in `crates/zapis-archive/src/database/copies.rs`.
pub const DUPLICATE_GAME: &Rule = &rule!("A001" "duplicate-game" Warning);
