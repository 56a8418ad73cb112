//! What may be written instead of what was found wrong, in the bytes of the file.

use std::fmt;
use std::ops::Range;

use crate::text::Encoding;

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

/// A piece of a file and what is to be written in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Edit {
    /// The piece, in bytes of the file as stored; of a compressed file, as it is unpacked.
    pub bytes: Range<u64>,
    /// What to write there, in the encoding of the record.
    pub replacement: Vec<u8>,
    /// The same as text.
    pub text: String,
}

impl Edit {
    /// Makes an edit of a text in some encoding; nothing where the encoding lacks a character of it, or where bytes mean
    /// something else behind an escape sequence.
    #[must_use]
    pub fn new(bytes: Range<u64>, text: impl Into<String>, encoding: Encoding) -> Option<Self> {
        let text = text.into();
        let mut replacement = Vec::with_capacity(text.len());
        if encoding.has_escapes() {
            return None;
        }
        encoding.encode(&text, &mut replacement).ok()?;
        Some(Self { bytes, replacement, text })
    }
}

/// The edits that mend what was found; all of them or none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fix {
    /// Whether they may be made without looking.
    pub applicability: Applicability,
    /// The edits, in the order of their places; no two overlap, nor do those of other findings of the file.
    pub edits: Vec<Edit>,
}

impl Fix {
    pub(crate) const fn new(applicability: Applicability, edits: Vec<Edit>) -> Self {
        Self { applicability, edits }
    }
}

/// Says why edits cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ApplyError {
    /// An edit ends behind the end of the file, at this byte.
    BehindTheEnd(u64),
    /// Two edits want the same bytes, from this one on.
    Overlapping(u64),
}

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BehindTheEnd(at) => write!(f, "an edit ends at byte {at}, behind the end of the file"),
            Self::Overlapping(at) => write!(f, "two edits overlap at byte {at}"),
        }
    }
}

impl std::error::Error for ApplyError {}

/// Makes edits in the bytes of a file; whatever lies outside them stays as it is. Of several that add something at one place
/// the first is written first.
///
/// # Errors
/// Fails where an edit lies behind the end, or two overlap.
///
/// ```
/// use zapis::findings::{Edit, apply};
/// use zapis::text::Encoding;
///
/// let edit = |bytes, text| Edit::new(bytes, text, Encoding::Utf8).unwrap();
/// let edits = [edit(15..15, " 1-0"), edit(12..15, "O-O")];
/// assert_eq!(apply(b"1. e4 e5 2. 0-0", &edits).unwrap(), b"1. e4 e5 2. O-O 1-0");
/// ```
pub fn apply<'a>(bytes: &[u8], edits: impl IntoIterator<Item = &'a Edit>) -> Result<Vec<u8>, ApplyError> {
    let mut edits: Vec<&Edit> = edits.into_iter().collect();
    edits.sort_by_key(|edit| (edit.bytes.start, edit.bytes.end));
    let mut mended = Vec::with_capacity(bytes.len() + edits.iter().map(|edit| edit.replacement.len()).sum::<usize>());
    let mut done = 0;
    for edit in edits {
        let end = usize::try_from(edit.bytes.end).ok().filter(|end| *end <= bytes.len());
        let end = end.ok_or(ApplyError::BehindTheEnd(edit.bytes.end))?;
        let start = usize::try_from(edit.bytes.start).unwrap_or(usize::MAX);
        let kept = bytes.get(done..start).ok_or(ApplyError::Overlapping(edit.bytes.start))?;
        mended.extend_from_slice(kept);
        mended.extend_from_slice(&edit.replacement);
        done = end.max(start);
    }
    mended.extend_from_slice(bytes.get(done..).unwrap_or_default());
    Ok(mended)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_that_cannot_be_made_are_refused() {
        let edit = |bytes| Edit::new(bytes, "x", Encoding::Utf8).unwrap();
        assert_eq!(apply(b"abc", &[edit(1..4)]), Err(ApplyError::BehindTheEnd(4)));
        assert_eq!(apply(b"abc", &[edit(0..2), edit(1..3)]), Err(ApplyError::Overlapping(1)));
        assert_eq!(apply(b"abc", &[edit(3..3), edit(0..1), edit(3..3)]).unwrap(), b"xbcxx");
        assert_eq!(Edit::new(0..0, "Кf3", Encoding::Windows1252), None);
    }
}
