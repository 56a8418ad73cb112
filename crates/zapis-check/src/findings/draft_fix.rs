//! Suggested replacements in the text of a record.

use crate::text::Span;

use super::fix::Applicability;

/// One place in the text and its replacement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftEdit {
    /// The place, in the text of the record.
    pub span: Span,
    /// The replacement, in the encoding of the file.
    pub text: String,
}

/// The edits that fix a finding; they are made together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftFix {
    /// Whether they may be made without review.
    pub applicability: Applicability,
    /// The edits, in the order of their places, without overlaps.
    pub edits: Vec<DraftEdit>,
}

impl DraftFix {
    /// Creates a fix that does not change the meaning of the record.
    #[must_use]
    pub fn safe(span: Span, text: impl Into<String>) -> Self {
        Self { applicability: Applicability::Safe, edits: vec![DraftEdit { span, text: text.into() }] }
    }

    /// Creates a fix that needs review.
    #[must_use]
    pub fn doubtful(span: Span, text: impl Into<String>) -> Self {
        Self { applicability: Applicability::Unsafe, ..Self::safe(span, text) }
    }

    /// Creates a fix of several edits; `None` if there are none.
    #[must_use]
    pub fn of_all(edits: Vec<DraftEdit>, is_safe: bool) -> Option<Self> {
        let applicability = if is_safe { Applicability::Safe } else { Applicability::Unsafe };
        (!edits.is_empty()).then_some(Self { applicability, edits })
    }

    /// Creates a fix that replaces a word; unchanged check signs at its end are left out, because they may be wrong
    /// themselves. `None` if the word does not change.
    #[must_use]
    pub fn of_word(span: Span, written: &str, text: &str) -> Option<Self> {
        let n_signs = |word: &str| word.len() - word.trim_end_matches(['+', '#']).len();
        let kept = n_signs(written).min(n_signs(text));
        let kept = (0..=kept).rev().find(|kept| written.ends_with(&text[text.len() - kept..])).unwrap_or(0);
        let (old, new) = (&written[..written.len() - kept], &text[..text.len() - kept]);
        let end = span.end.saturating_sub(u32::try_from(kept).unwrap_or(0));
        (old != new && !old.is_empty()).then(|| Self::safe(Span { end, ..span }, new))
    }

    /// Creates a fix that respells a move and leaves its check signs as written.
    pub(super) fn of_move(span: Span, written: &str, plain: &str) -> Option<Self> {
        let signs = written.trim_start_matches(|c| !matches!(c, '+' | '#'));
        Self::of_word(span, written, &format!("{plain}{signs}"))
    }

    /// Makes it need review, unless it is known to be safe.
    #[must_use]
    pub const fn safe_if(mut self, is_safe: bool) -> Self {
        self.applicability = if is_safe { Applicability::Safe } else { Applicability::Unsafe };
        self
    }

    /// Appends an edit.
    #[must_use]
    pub fn and(mut self, span: Span, text: impl Into<String>) -> Self {
        self.edits.push(DraftEdit { span, text: text.into() });
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_check_that_stay_are_no_part_of_an_edit() {
        let of = |written, text| DraftFix::of_word(Span::new(0, 4), written, text).map(|fix| fix.edits[0].clone());
        let edit = |end, text: &str| Some(DraftEdit { span: Span::new(0, end), text: text.to_owned() });
        assert_eq!(of("0-0+", "O-O+"), edit(3, "O-O"));
        assert_eq!(of("0-0+", "O-O"), edit(4, "O-O"));
        assert_eq!(of("Nc3+", "Nc3+"), None);
    }
}
