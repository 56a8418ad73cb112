//! Bytes of a file that are not text and belong to no record, which were skipped.

use serde::Serialize;

use crate::l10n::{Language, Message, message};

use crate::text::write_json;

/// The maximum number of ranges listed; further ones are joined to the last one of their file.
const MOST_LISTED: usize = 1000;

/// Bytes of a file that were skipped, because they are not text and belong to no record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PassedOver {
    /// The name of the file; it may contain control characters.
    pub path: String,
    /// Their offset in the file as stored.
    pub offset: u64,
    /// Their number.
    pub length: u64,
}

impl PassedOver {
    /// Adds bytes to a list in the order of the files; adjacent ranges are joined. Memory is bounded: for a file with
    /// very many ranges the last one listed extends over the text between the others.
    pub fn add(list: &mut Vec<Self>, path: &str, offset: u64, length: u64) {
        let is_full = list.len() >= MOST_LISTED;
        match list.last_mut().filter(|stretch| stretch.path == path) {
            Some(before) if is_full || before.offset + before.length == offset => {
                before.length = (offset + length).saturating_sub(before.offset);
            }
            _ => list.push(Self { path: path.to_owned(), offset, length }),
        }
    }

    /// Describes it, in a language yet to be chosen.
    #[must_use]
    pub fn message(&self) -> Message {
        message!("passed-over-bytes", path = self.path.as_str(), length = self.length, offset = self.offset)
    }
}

/// Writes a summary as a JSON line, with the bytes that were skipped, if any.
pub fn write_summary_json(summary: &impl Serialize, passed_over: &[PassedOver], language: Language, out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Bytes<'a> {
        path: &'a str,
        offset: u64,
        length: u64,
        why: &'a str,
    }
    #[derive(Serialize)]
    struct Line<'a, S> {
        r#type: &'a str,
        #[serde(flatten)]
        summary: &'a S,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        passed_over: Vec<Bytes<'a>>,
    }
    let why = message!("passed-over-no-text").in_language(language);
    let passed_over = passed_over.iter().map(|PassedOver { path, offset, length }| Bytes {
        path,
        offset: *offset,
        length: *length,
        why: &why,
    });
    write_json(out, &Line { r#type: "summary", summary, passed_over: passed_over.collect() });
    out.push(b'\n');
}
