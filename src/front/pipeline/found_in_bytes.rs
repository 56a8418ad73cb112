//! Findings in the bytes of a piece of a file, before they are read as records.

use crate::findings::{Draft, rules};
use crate::render::SourceFile;
use crate::sorting::CompactSort;
use crate::text::Span;

/// Returns a finding for each run of bytes that the encoding does not have, and one if the encoding is uncertain.
#[inline]
pub(crate) fn found_in_bytes(source: &SourceFile<'_>, misread_from: u64) -> Vec<Draft> {
    if source.decoded.is_as_stored() { Vec::new() } else { found_in_others(source, misread_from) }
}

#[cold]
fn found_in_others(source: &SourceFile<'_>, misread_from: u64) -> Vec<Draft> {
    let decoded = source.decoded;
    let unmappable = |span: &Span| rules::unmappable_byte::finding(decoded.encoding, *span);
    let mut found: Vec<Draft> = decoded.unmappable.iter().map(unmappable).collect();
    if let Some(first) = decoded.misread.first() {
        let is_first = source.stored_offset(first.start) <= misread_from;
        let stored = String::from_utf8_lossy(source.stored_bytes(first.range()));
        found.push(rules::text_misencoded::finding(&decoded.text, &decoded.misread, &stored, is_first));
    }
    if let Some((span, other, in_other)) = decoded.doubtful_word(source.stored_bytes(0..decoded.text.len())) {
        let word = span.slice(&decoded.text);
        found.push(rules::encoding_doubtful::finding(decoded.encoding, word, span, (other, &in_other)));
        found.compact_sort_by_key(|finding| finding.span.start);
    }
    found
}
