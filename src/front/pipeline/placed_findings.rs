//! Counts the findings of a record, and moves those about corrected text to the place in the source.

use crate::findings::{Draft, Severity};
use crate::record::SourceMap;
use crate::render::Summary;
use crate::text::quote;

/// Moves a finding about a sheet from corrected text to its place in the source, with the text there.
pub(crate) fn put_back(finding: &mut Draft, places: &SourceMap, text: &str) {
    finding.span = places.written(finding.span);
    for edit in finding.fix.iter_mut().flat_map(|fix| &mut fix.edits) {
        edit.span = places.written(edit.span);
    }
    finding.written =
        finding.written.take().filter(|_| !finding.span.is_empty()).map(|_| quote(finding.span.slice(text)));
}

/// Counts findings.
pub(crate) fn count(findings: &[Draft], summary: &mut Summary, in_record: bool) {
    let of =
        |severity| findings.iter().filter(|finding| finding.severity == severity).map(|finding| finding.count).sum();
    let errors: u64 = of(Severity::Error);
    summary.errors += errors;
    summary.records_with_errors += u64::from(in_record && errors > 0);
    summary.warnings += of(Severity::Warning);
    summary.notes += of(Severity::Note);
}
