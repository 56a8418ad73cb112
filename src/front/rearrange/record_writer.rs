//! Writes records one after another, separated by blank lines so that each reads back as it was; rows of a table are
//! written one per line, below the heading.

use super::shape::{RecordBeginning, RecordEnding, RecordShape};

/// Writes records one after another.
#[derive(Debug, Default)]
pub(super) struct RecordWriter<'a> {
    /// What a file of rows begins with.
    heading: &'a [u8],
    /// Whether that ends its lines so.
    has_carriage_returns: bool,
    /// The record before, and its line breaks.
    last: Option<(RecordShape, &'static [u8])>,
    /// How often something had to be written so that a record would not run into the one before it.
    pub(super) n_parted: u64,
}

impl<'a> RecordWriter<'a> {
    /// Writes the heading of a file of rows before the first one.
    pub(super) fn below(heading: &'a [u8]) -> Self {
        let has_carriage_returns = memchr::memmem::find(heading, b"\r\n").is_some();
        Self { heading, has_carriage_returns, ..Self::default() }
    }

    /// Writes a record into `out`, which is emptied first.
    pub(super) fn write(&mut self, shape: RecordShape, bytes: &[u8], out: &mut Vec<u8>) {
        out.clear();
        out.extend_from_slice(std::mem::take(&mut self.heading));
        let is_row = shape.ends == RecordEnding::Row;
        let has_carriage_returns =
            if is_row { self.has_carriage_returns } else { memchr::memmem::find(bytes, b"\r\n").is_some() };
        let line_break: &'static [u8] = if has_carriage_returns { b"\r\n" } else { b"\n" };
        if let Some((last, last_break)) = self.last
            && let Some(part) = part(last, shape)
        {
            // A tag pair belongs to the next record, a result to the previous one.
            let own_break = if part.starts_with('[') { line_break } else { last_break };
            for bytes in [part.as_bytes(), own_break, own_break] {
                out.extend_from_slice(bytes);
            }
            self.n_parted += 1;
        }
        let n_breaks = if is_row { 1 } else { 2 };
        out.extend_from_slice(bytes);
        out.extend_from_slice(&[line_break, line_break][..n_breaks].concat());
        self.last = Some((shape, line_break));
    }
}

/// Returns the separator needed by two records that would otherwise be read as one: the result that the first one
/// lacks, or a tag pair for the second.
const fn part(last: RecordShape, next: RecordShape) -> Option<&'static str> {
    match (last.ends, next.begins) {
        (_, RecordBeginning::Event)
        | (RecordEnding::Result | RecordEnding::Row, _)
        | (RecordEnding::Said, RecordBeginning::Tag | RecordBeginning::Text)
        | (RecordEnding::Open, RecordBeginning::Tag) => None,
        (RecordEnding::Tags, _) => Some(last.result),
        (RecordEnding::Said | RecordEnding::Open, RecordBeginning::Moves) => Some("[Event \"?\"]"),
        (RecordEnding::Open, RecordBeginning::Text) => Some("*"),
    }
}
