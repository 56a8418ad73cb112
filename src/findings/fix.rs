//! What may be written instead of what was found wrong.

use std::collections::BTreeSet;

use crate::l10n::Message;
use crate::record::SourceMap;
use crate::text::Span;

use super::finding::Finding;

/// Says whether a fix may be made without looking at the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Applicability {
    /// The record says the same as before, and says it rightly.
    Safe,
    /// The fix is likely what was meant; somebody has to look.
    Unsafe,
}

impl Applicability {
    /// Returns `safe` or `unsafe`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Unsafe => "unsafe",
        }
    }
}

/// One piece of the text and what is to be written in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The piece, in the text the record was read from.
    pub span: Span,
    /// What to write there, in the encoding of the file.
    pub text: String,
}

/// The edits that mend what was found; all of them or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// Whether they may be made without looking.
    pub applicability: Applicability,
    /// The edits, in the order of their places; no two overlap.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// Makes a fix that leaves what the record says as it is.
    #[must_use]
    pub fn safe(span: Span, text: impl Into<String>) -> Self {
        Self { applicability: Applicability::Safe, edits: vec![Edit { span, text: text.into() }] }
    }

    /// Makes a fix that somebody has to look at.
    #[must_use]
    pub fn doubtful(span: Span, text: impl Into<String>) -> Self {
        Self { applicability: Applicability::Unsafe, ..Self::safe(span, text) }
    }

    /// Makes a fix of several edits, if there is any.
    #[must_use]
    pub fn of_all(edits: Vec<Edit>, is_safe: bool) -> Option<Self> {
        let applicability = if is_safe { Applicability::Safe } else { Applicability::Unsafe };
        (!edits.is_empty()).then_some(Self { applicability, edits })
    }

    /// Makes a fix that writes a word anew; signs of check at its end that stay as they are do not belong to it, since they
    /// may be wrong in themselves. Nothing where the word stays as it is.
    #[must_use]
    pub fn of_word(span: Span, written: &str, text: &str) -> Option<Self> {
        let n_signs = |word: &str| word.len() - word.trim_end_matches(['+', '#']).len();
        let kept = n_signs(written).min(n_signs(text));
        let kept = (0..=kept).rev().find(|kept| written.ends_with(&text[text.len() - kept..])).unwrap_or(0);
        let (old, new) = (&written[..written.len() - kept], &text[..text.len() - kept]);
        let end = span.end.saturating_sub(u32::try_from(kept).unwrap_or(0));
        (old != new && !old.is_empty()).then(|| Self::safe(Span { end, ..span }, new))
    }

    /// Makes it one that somebody has to look at, unless it is known to be safe.
    #[must_use]
    pub const fn safe_if(mut self, is_safe: bool) -> Self {
        self.applicability = if is_safe { Applicability::Safe } else { Applicability::Unsafe };
        self
    }

    /// Adds an edit behind those there are.
    #[must_use]
    pub fn and(mut self, span: Span, text: impl Into<String>) -> Self {
        self.edits.push(Edit { span, text: text.into() });
        self
    }
}

/// Leaves of the fixes of a record those that can be made together, the safe and the gravest first, and no help that says what
/// to write where no edit writes it.
pub(super) fn settle(findings: &mut [Finding], places: Option<&SourceMap>, text_len: usize) {
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

/// Brings the edits of a sheet to the places where it is written, each place once.
fn in_text(mut fix: Fix, places: &SourceMap, text_len: usize) -> Option<Fix> {
    for edit in &mut fix.edits {
        edit.span = places.rewritable(edit.span, text_len)?;
    }
    fix.edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
    fix.edits.dedup();
    let is_apart = |pair: &[Edit]| matches!(pair, [one, other] if one.span.end <= other.span.start);
    fix.edits.windows(2).all(is_apart).then_some(fix)
}

fn leave_one_of_each_place(findings: &mut [Finding]) {
    let rank = |finding: &Finding| {
        let applicability = finding.fix.as_ref().map(|fix| fix.applicability);
        (applicability, std::cmp::Reverse(finding.severity))
    };
    let mut order: Vec<usize> = (0..findings.len()).filter(|index| findings[*index].fix.is_some()).collect();
    order.sort_by_key(|index| rank(&findings[*index]));
    // The places that are taken, each by its end and its start; of an insertion the two are one.
    let mut taken: BTreeSet<(u32, u32)> = BTreeSet::new();
    for index in order {
        let Some(fix) = &findings[index].fix else { continue };
        let is_free = |edit: &Edit| {
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

/// Says the same as a help that tells what to write, where there is no place to write it.
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
    use crate::findings::rule;
    use crate::l10n::message;

    #[test]
    fn of_edits_that_overlap_the_safe_one_is_left() {
        let finding =
            |fix: Fix| Finding::new(rule::SHORTHAND_MOVE, Span::new(0, 9), message!("no-record")).with_fix(fix);
        let span = Span::new;
        for (fixes, left) in [
            (vec![Fix::safe(span(2, 4), "a"), Fix::safe(span(4, 4), "b"), Fix::safe(span(4, 6), "c")], vec![0, 1, 2]),
            (vec![Fix::doubtful(span(2, 4), "a"), Fix::safe(span(3, 6), "b")], vec![1]),
            (vec![Fix::safe(span(4, 4), "a"), Fix::safe(span(4, 4), "b")], vec![0, 1]),
            (vec![Fix::safe(span(2, 6), "a"), Fix::safe(span(4, 4), "b")], vec![0]),
            (vec![Fix::safe(span(4, 4), "a"), Fix::safe(span(2, 6), "b")], vec![0]),
            (vec![Fix::safe(span(2, 4), "a").and(span(8, 9), "b"), Fix::safe(span(5, 9), "c")], vec![0]),
        ] {
            let mut findings: Vec<Finding> = fixes.into_iter().map(finding).collect();
            settle(&mut findings, None, 9);
            let has_fix: Vec<usize> = (0..findings.len()).filter(|index| findings[*index].fix.is_some()).collect();
            assert_eq!(has_fix, left);
        }
    }

    #[test]
    fn signs_of_check_that_stay_are_no_part_of_an_edit() {
        let of = |written, text| Fix::of_word(Span::new(0, 4), written, text).map(|fix| fix.edits[0].clone());
        let edit = |end, text: &str| Some(Edit { span: Span::new(0, end), text: text.to_owned() });
        assert_eq!(of("0-0+", "O-O+"), edit(3, "O-O"));
        assert_eq!(of("0-0+", "O-O"), edit(4, "O-O"));
        assert_eq!(of("Nc3+", "Nc3+"), None);
    }
}
