//! `overspecified-move`: the move names the square or the file it came from although only one piece of that kind
//! could legally go there.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `overspecified-move`
pub const OVERSPECIFIED_MOVE: &Rule = &rule!("R003" "overspecified-move" Note);
