//! `both-flags-fallen`: the record says that both flags had fallen, and yet one player was given the win.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `both-flags-fallen`
pub const BOTH_FLAGS_FALLEN: &Rule = &rule!("O021" "both-flags-fallen" Warning);
