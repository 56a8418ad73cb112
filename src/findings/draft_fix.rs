//! What may be written instead of what was found wrong, in the text the record was read from.

use crate::text::Span;

use super::fix::Applicability;

/// One piece of the text and what is to be written in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftEdit {
    /// The piece, in the text the record was read from.
    pub span: Span,
    /// What to write there, in the encoding of the file.
    pub text: String,
}

/// The edits that mend what was found; all of them or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftFix {
    /// Whether they may be made without looking.
    pub applicability: Applicability,
    /// The edits, in the order of their places; no two overlap.
    pub edits: Vec<DraftEdit>,
}

impl DraftFix {
    /// Makes a fix that leaves what the record says as it is.
    #[must_use]
    pub fn safe(span: Span, text: impl Into<String>) -> Self {
        Self { applicability: Applicability::Safe, edits: vec![DraftEdit { span, text: text.into() }] }
    }

    /// Makes a fix that somebody has to look at.
    #[must_use]
    pub fn doubtful(span: Span, text: impl Into<String>) -> Self {
        Self { applicability: Applicability::Unsafe, ..Self::safe(span, text) }
    }

    /// Makes a fix of several edits, if there is any.
    #[must_use]
    pub fn of_all(edits: Vec<DraftEdit>, is_safe: bool) -> Option<Self> {
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

    /// Makes a fix that spells a move anew and leaves its signs of check as they are written.
    pub(super) fn of_move(span: Span, written: &str, plain: &str) -> Option<Self> {
        let signs = written.trim_start_matches(|c| !matches!(c, '+' | '#'));
        Self::of_word(span, written, &format!("{plain}{signs}"))
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
