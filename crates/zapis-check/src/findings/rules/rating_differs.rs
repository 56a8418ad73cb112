//! `rating-differs`: a player has two ratings in one event; or ratings that differ by more than 200 points within a
//! month.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `rating-differs`; it is found across records, in `crates/zapis-archive/src/database/ratings.rs`.
pub const RATING_DIFFERS: &Rule = &rule!("A003" "rating-differs" Warning);
