//! The encodings in which records are stored that are written to one file.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::render::SourceFile;
use crate::text::Encoding;

/// A set of encodings; pure ASCII is valid in all of them and adds none.
#[derive(Debug, Default)]
pub(crate) struct EncodingSet(AtomicU64);

impl EncodingSet {
    pub(crate) fn add(&self, encoding: Option<Encoding>) {
        let bit = encoding.map_or(0, |encoding| 1 << encoding as u8);
        if self.0.load(Ordering::Relaxed) & bit != bit {
            self.0.fetch_or(bit, Ordering::Relaxed);
        }
    }

    /// Returns true if records copied as they are stored would make a file in mixed encodings.
    pub(crate) fn has_several(&self) -> bool {
        self.0.load(Ordering::Relaxed).count_ones() > 1
    }

    /// Returns the labels of the encodings, `windows-1251, utf-8`.
    pub(crate) fn labels(&self) -> String {
        let bits = self.0.load(Ordering::Relaxed);
        let is_in = |encoding: &&Encoding| bits >> **encoding as u8 & 1 == 1;
        Encoding::ALL.iter().filter(is_in).map(|encoding| encoding.label()).collect::<Vec<_>>().join(", ")
    }
}

/// Returns the encoding of bytes of a file in memory, where UTF-16 is UTF-8. Returns `None` for pure ASCII.
pub(crate) fn stored_in(source: &SourceFile<'_>, bytes: &[u8]) -> Option<Encoding> {
    (!bytes.is_ascii()).then_some(at_hand(source.decoded.encoding))
}

/// Returns the encoding in memory of text that may have been UTF-16.
pub(crate) const fn at_hand(encoding: Encoding) -> Encoding {
    if encoding.is_utf16() { Encoding::Utf8 } else { encoding }
}
