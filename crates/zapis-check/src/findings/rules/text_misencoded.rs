//! `text-misencoded`: text was read in a wrong code page and then saved as UTF-8, or has HTML entities.

use memchr::memchr;

use crate::findings::draft::Draft;
use crate::findings::draft_fix::{DraftEdit, DraftFix};
use crate::findings::rules::TEXT_MISENCODED;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::{Record, tag_value, unescape};
use crate::text::{Span, quote};

/// Creates the finding for a text in its intended form, given the damaged places and the stored form of the first. If
/// it applies to a whole file it is a warning at its first record, and a note at the others; each has a fix for its own
/// places.
pub fn finding(text: &str, places: &[Span], stored: &str, is_first: bool) -> Draft {
    let first = places.first().copied().unwrap_or_default();
    let message = message!("text-misencoded", stored = quote(stored), meant = quote(first.slice(text)));
    let edits = places.iter().map(|span| DraftEdit { span: *span, text: span.slice(text).to_owned() }).collect();
    let mut finding = Draft::new(TEXT_MISENCODED, first, message).with_help(message!("text-misencoded-help"));
    finding.fix = DraftFix::of_all(edits, true);
    if is_first { finding } else { finding.with_severity(Severity::Note) }
}

/// Returns true if the tags of a record may contain HTML entities.
pub(in crate::findings) fn may_have_entities(record: &Record<'_>) -> bool {
    let has_entity = || record.tape.tags.iter().any(|tag| memchr(b'&', record.bytes(tag.value)).is_some());
    record.tape.has_unusual_tags && has_entity()
}

/// Finds HTML entities in the tags: `M&uuml;ller`.
pub(in crate::findings) fn check_entities<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    for tag in &subject.record.tape.tags {
        let raw = subject.record.slice(tag.value);
        let meant = tag_value(raw);
        if memchr(b'&', raw.as_bytes()).is_none() || meant == unescape(raw) {
            continue;
        }
        let message = message!("text-of-html", stored = quote(raw), meant = quote(&meant));
        let stored = meant.replace('\\', "\\\\").replace('"', "\\\"");
        let finding = Draft::new(TEXT_MISENCODED, tag.value, message).with_help(message!("text-of-html-help"));
        findings.push(finding.with_fix(DraftFix::safe(tag.value, stored)));
    }
}
