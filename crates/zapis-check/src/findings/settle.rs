//! Selects the fixes of a record that can be made together.

use std::collections::BTreeSet;

use crate::l10n::Message;
use crate::record::SourceMap;
use crate::sorting::CompactSort;
use crate::text::Span;

use super::draft::Draft;
use super::draft_fix::{DraftEdit, DraftFix};
use super::severity::Severity;

/// Keeps the fixes of a record that can be made together, safe and severe ones first, and removes help that announces
/// an edit which is not made.
pub(super) fn settle(findings: &mut [Draft], places: Option<&SourceMap>, text_len: usize) {
    if let Some(places) = places {
        for finding in findings.iter_mut() {
            finding.fix = finding.fix.take().and_then(|fix| in_text(fix, places, text_len));
        }
    }
    if findings.iter().filter(|finding| finding.fix.is_some()).nth(1).is_some() {
        leave_one_of_each_place(findings);
    }
    for finding in findings {
        if finding.fix.is_none()
            && let Some(help) = finding.help.take()
        {
            finding.help = Some(without_edit(help));
        }
    }
}

/// Leaves all fixes to a later check of the record.
pub fn leave_fixes(findings: &mut [Draft]) {
    for finding in findings.iter_mut().filter(|finding| finding.fix.is_some()) {
        finding.fix = None;
        finding.help = finding.help.take().map(without_edit);
    }
}

/// Maps the edits of a scoresheet to its original text, each place once.
fn in_text(mut fix: DraftFix, places: &SourceMap, text_len: usize) -> Option<DraftFix> {
    for edit in &mut fix.edits {
        edit.span = places.rewritable(edit.span, text_len)?;
        edit.text = places.quoted(&edit.text)?;
    }
    fix.edits.compact_sort_by_key(|edit| (edit.span.start, edit.span.end));
    fix.edits.dedup();
    let is_apart = |pair: &[DraftEdit]| matches!(pair, [one, other] if one.span.end <= other.span.start);
    fix.edits.windows(2).all(is_apart).then_some(fix)
}

fn leave_one_of_each_place(findings: &mut [Draft]) {
    // Notes come last, so that the other fixes do not depend on whether notes are searched for.
    let rank = |finding: &Draft| {
        let applicability = finding.fix.as_ref().map(|fix| fix.applicability);
        (finding.severity == Severity::Note, applicability, std::cmp::Reverse(finding.severity))
    };
    let mut order: Vec<usize> = (0..findings.len()).filter(|index| findings[*index].fix.is_some()).collect();
    order.compact_sort_by_key(|index| rank(&findings[*index]));
    // The places taken, by end and start; for an insertion the two are equal.
    let mut taken: BTreeSet<(u32, u32)> = BTreeSet::new();
    for index in order {
        let Some(fix) = &findings[index].fix else { continue };
        let is_free = |edit: &DraftEdit| {
            let Span { start, end } = edit.span;
            let behind = taken.range((start.saturating_add(1), 0)..).next();
            behind.is_none_or(|(_, other)| *other >= end)
        };
        if fix.edits.iter().all(is_free) {
            taken.extend(fix.edits.iter().map(|edit| (edit.span.end, edit.span.start)));
        } else {
            findings[index].fix = None;
        }
    }
}

/// Rephrases help that announces a replacement, if there is no place for it.
fn without_edit(help: Message) -> Message {
    let other = match help.id() {
        "write-this" => Message::new("this-is-meant"),
        "write-one-of" => Message::new("may-be-meant"),
        "castling-misspelled-help" => Message::new("castling-misspelled-elsewhere"),
        "comment-not-closed-help" => Message::new("comment-read-to-the-end"),
        "variation-not-closed-help" => Message::new("variation-end-missing"),
        "fused-moves-help" => Message::new("fused-moves-elsewhere"),
        "missing-termination-help" => Message::new("missing-termination-unknown"),
        "result-unreadable-help" | "result-unreadable-ended-help" => Message::new("results-are"),
        "row-number-misread-help" => Message::new("row-number-misread-elsewhere"),
        "game-recognized-help" => Message::new("game-recognized-elsewhere"),
        "game-letters-help" => Message::new("game-letters-elsewhere"),
        "draw-offer-in-movetext-help" => Message::new("draw-offer-elsewhere"),
        "time-control-minutes-help" => Message::new("time-control-minutes-elsewhere"),
        "remove-signal" => Message::new("signal-ended"),
        "remove-signal-and-perhaps" => Message::new("signal-perhaps"),
        _ => return help,
    };
    other.with_words_of(help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::findings::rules;
    use crate::l10n::message;

    #[test]
    fn a_safe_edit_of_a_note_yields_to_an_unsafe_one_of_an_error() {
        let fixed = |rule, fix| Draft::new(rule, Span::new(0, 9), message!("no-record")).with_fix(fix);
        let note = fixed(rules::OTHER_NOTATION, DraftFix::safe(Span::new(2, 6), "a"));
        let error = fixed(rules::MALFORMED_TAG, DraftFix::doubtful(Span::new(3, 3), "b"));
        let mut findings = [note, error];
        settle(&mut findings, None, 9);
        assert_eq!(findings.map(|finding| finding.fix.is_some()), [false, true]);
    }

    #[test]
    fn of_edits_that_overlap_the_safe_one_is_left() {
        let finding =
            |fix: DraftFix| Draft::new(rules::SHORTHAND_MOVE, Span::new(0, 9), message!("no-record")).with_fix(fix);
        let span = Span::new;
        for (fixes, left) in [
            (
                vec![DraftFix::safe(span(2, 4), "a"), DraftFix::safe(span(4, 4), "b"), DraftFix::safe(span(4, 6), "c")],
                vec![0, 1, 2],
            ),
            (vec![DraftFix::doubtful(span(2, 4), "a"), DraftFix::safe(span(3, 6), "b")], vec![1]),
            (vec![DraftFix::safe(span(4, 4), "a"), DraftFix::safe(span(4, 4), "b")], vec![0, 1]),
            (vec![DraftFix::safe(span(2, 6), "a"), DraftFix::safe(span(4, 4), "b")], vec![0]),
            (vec![DraftFix::safe(span(4, 4), "a"), DraftFix::safe(span(2, 6), "b")], vec![0]),
            (vec![DraftFix::safe(span(2, 4), "a").and(span(8, 9), "b"), DraftFix::safe(span(5, 9), "c")], vec![0]),
        ] {
            let mut findings: Vec<Draft> = fixes.into_iter().map(finding).collect();
            settle(&mut findings, None, 9);
            let has_fix: Vec<usize> = (0..findings.len()).filter(|index| findings[*index].fix.is_some()).collect();
            assert_eq!(has_fix, left);
        }
    }
}
