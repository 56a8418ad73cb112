//! Suggested replacements in the bytes of a file.

use std::fmt;
use std::ops::Range;

use crate::sorting::CompactSort;
use crate::text::Encoding;

/// Whether a fix may be applied without review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Applicability {
    /// The meaning of the record does not change.
    Safe,
    /// The fix is probably what was meant, but needs review.
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

/// A place in a file and its replacement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Edit {
    /// The byte range in the file as stored; for a compressed file, as uncompressed.
    pub bytes: Range<u64>,
    /// The replacement, in the encoding of the record.
    pub replacement: Vec<u8>,
    /// The replacement as text.
    pub text: String,
}

impl Edit {
    /// Creates an edit of a text in some encoding; `None` if the encoding lacks a character, or if bytes have another
    /// meaning after an escape sequence.
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

/// The edits that fix a finding; they are made together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fix {
    /// Whether they may be made without review.
    pub applicability: Applicability,
    /// The edits, in the order of their places, without overlaps among all findings of the file.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// Creates a fix from its edits.
    #[must_use]
    pub const fn new(applicability: Applicability, edits: Vec<Edit>) -> Self {
        Self { applicability, edits }
    }
}

/// Why edits cannot be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ApplyError {
    /// An edit ends after the end of the file, at this byte.
    BehindTheEnd(u64),
    /// Two edits overlap, from this byte on.
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

/// Applies edits to the bytes of a file; all other bytes stay the same. Insertions at the same place keep their order.
///
/// # Errors
/// Fails if an edit is after the end, or two overlap.
///
/// ```
/// use zapis_check::findings::{Edit, apply};
/// use zapis_record::text::Encoding;
///
/// let edit = |bytes, text| Edit::new(bytes, text, Encoding::Utf8).unwrap();
/// let edits = [edit(15..15, " 1-0"), edit(12..15, "O-O")];
/// assert_eq!(apply(b"1. e4 e5 2. 0-0", &edits).unwrap(), b"1. e4 e5 2. O-O 1-0");
/// ```
pub fn apply<'a>(bytes: &[u8], edits: impl IntoIterator<Item = &'a Edit>) -> Result<Vec<u8>, ApplyError> {
    let mut edits: Vec<&Edit> = edits.into_iter().collect();
    edits.compact_sort_by_key(|edit| (edit.bytes.start, edit.bytes.end));
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
