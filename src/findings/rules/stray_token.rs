//! `stray-token`: the movetext holds something that is neither a move, a number, a comment, a variation, an
//! annotation glyph nor a result, or one of these in a place where it means nothing: a closing parenthesis that
//! closes nothing, a glyph before the first move, a symbol the standard reserves.

use crate::findings::rule::Rule;
use crate::findings::severity::Severity;

/// `stray-token`
pub const STRAY_TOKEN: &Rule = &rule!("T004" "stray-token" Error);
