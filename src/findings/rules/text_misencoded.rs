//! `text-misencoded`: text was read in a wrong code page and then saved as UTF-8.

use crate::findings::draft::Draft;
use crate::findings::draft_fix::{DraftEdit, DraftFix};
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::{Span, quote};

/// `text-misencoded`
pub const TEXT_MISENCODED: &Rule = &rule!("T051" "text-misencoded" Warning);

/// Says of a text whose places of the damage are these, as they were meant, how the first of them is stored. What is true of a
/// whole file is a warning at its first record only, and a note at the others; each has the fix of its own places.
pub(crate) fn finding(text: &str, places: &[Span], stored: &str, is_first: bool) -> Draft {
    let first = places.first().copied().unwrap_or_default();
    let message = message!("text-misencoded", stored = quote(stored), meant = quote(first.slice(text)));
    let edits = places.iter().map(|span| DraftEdit { span: *span, text: span.slice(text).to_owned() }).collect();
    let mut finding = Draft::new(TEXT_MISENCODED, first, message).with_help(message!("text-misencoded-help"));
    finding.fix = DraftFix::of_all(edits, true);
    if is_first { finding } else { finding.with_severity(Severity::Note) }
}
