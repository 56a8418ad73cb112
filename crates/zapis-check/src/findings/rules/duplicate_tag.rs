//! `duplicate-tag`: the same tag name occurs twice in one record.

use crate::findings::draft::Draft;
use crate::findings::rules::DUPLICATE_TAG;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a tag pair with the name of an earlier one.
pub(in crate::findings) fn finding(pair: &str, span: Span) -> Draft {
    Draft::new(DUPLICATE_TAG, span, message!("duplicate-tag", name = name_of(pair)))
        .with_help(message!("duplicate-tag-help"))
}

fn name_of(pair: &str) -> &str {
    let name = pair.trim_start_matches('[').trim_start();
    name.split(|c: char| c.is_whitespace() || c == '"').next().unwrap_or(name)
}
