//! Adjacent issues of one kind, joined to one.

use crate::text::Span;

use crate::record::issue::IssueKind;
use crate::record::tape::Tape;

impl Tape {
    /// Reports an issue, or extends the last one of the same kind if only blanks are between them.
    pub(crate) fn report_joined(&mut self, kind: IssueKind, place: Span, text: &str) {
        if let Some(last) = self.issues.last_mut()
            && last.kind == kind
            && last.span.end <= place.start
            && text[last.span.end as usize..place.start as usize]
                .trim_matches([' ', '\t', '\n', '\r', '.', ','])
                .is_empty()
        {
            last.span.end = place.end;
        } else {
            self.report(kind, place);
        }
    }
}

/// Returns a span of byte offsets; a record is below 4 GiB (see [`super::batch`]), beyond it offsets saturate.
pub(crate) fn span(start: usize, end: usize) -> Span {
    Span { start: u32::try_from(start).unwrap_or(u32::MAX), end: u32::try_from(end).unwrap_or(u32::MAX) }
}
