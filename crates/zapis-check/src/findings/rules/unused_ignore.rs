//! `unused-ignore`: a line of a record ignores a finding that the record does not have, or that does not exist.

use crate::findings::draft::Draft;
use crate::findings::rules::UNUSED_IGNORE;
use crate::l10n::message;
use crate::text::{Span, quote};

/// Creates the finding for a name on such a line.
pub(in crate::findings) fn finding(span: Span, text: &str, is_known: bool) -> Draft {
    let written = quote(span.slice(text));
    let message = if is_known {
        message!("unused-ignore", name = written.as_str())
    } else {
        message!("unused-ignore-unknown", name = written.as_str())
    };
    let mut draft = Draft::new(UNUSED_IGNORE, span, message).with_help(message!("unused-ignore-help"));
    draft.written = Some(written);
    draft
}
