//! The encodings in which records are stored that come to stand in one file.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::render::SourceFile;
use crate::text::Encoding;

/// A set of encodings; text of ASCII alone is in all of them and adds none.
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

/// Returns the encoding in which bytes of a file are at hand: UTF-16 has become UTF-8. None where all of them are ASCII.
pub(crate) fn stored_in(source: &SourceFile<'_>, bytes: &[u8]) -> Option<Encoding> {
    (!bytes.is_ascii()).then_some(at_hand(source.decoded.encoding))
}

/// Returns the encoding of text that may have been UTF-16 and is UTF-8 now.
pub(crate) const fn at_hand(encoding: Encoding) -> Encoding {
    if encoding.is_utf16() { Encoding::Utf8 } else { encoding }
}
