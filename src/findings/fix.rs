//! What may be written instead of what was found wrong.

use crate::text::Span;

/// Says whether a fix may be made without looking at the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// Adds an edit behind those there are.
    #[must_use]
    pub fn and(mut self, span: Span, text: impl Into<String>) -> Self {
        self.edits.push(Edit { span, text: text.into() });
        self
    }
}
