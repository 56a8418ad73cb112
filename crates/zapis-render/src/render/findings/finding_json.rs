//! Findings and summaries as JSON lines.

use serde::Serialize;

use crate::findings::Finding;
use crate::l10n::serialized_in;
use crate::text::write_json;

use super::finding_text::excerpt;
use super::place::Located;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// The counts of what was read and found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Summary {
    /// Records read.
    pub records: u64,
    /// Plies of main lines played.
    pub plies: u64,
    /// Findings at error level.
    pub errors: u64,
    /// Findings at warning level.
    pub warnings: u64,
    /// Findings at note level, shown or not.
    pub notes: u64,
    /// Records with a finding at error level.
    pub records_with_errors: u64,
    /// Files that could not be read.
    pub unreadable_files: u64,
}

impl Summary {
    /// Adds another summary to this one.
    pub const fn add(&mut self, other: &Self) {
        self.records += other.records;
        self.plies += other.plies;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
        self.records_with_errors += other.records_with_errors;
        self.unreadable_files += other.unreadable_files;
    }
}

/// Writes a finding of a record as a JSON object without a line break.
pub fn write_finding_json(located: &Located<'_>, buffer: &mut DeferredBuffer) {
    write_finding_object(&located.to_finding(false), buffer);
}

/// The maximum number of columns of a source line shown around the place.
const LINE_WIDTH: usize = 100;
/// The maximum number of moves suggested on a page.
const MAX_OFFERED: usize = 4;

/// Writes a finding for the page that shows it: with its line in three parts, the second of which is marked, and
/// without data that only programs need.
pub fn write_finding_for_page(finding: &Finding, buffer: &mut DeferredBuffer) {
    let mut shown = finding.clone();
    shown.candidates.truncate(MAX_OFFERED);
    (shown.fix, shown.location.bytes) = (None, None);
    write_finding_object(&shown, buffer);
    if let Some(line) = &finding.source_line {
        let (shown, marked) = excerpt(&line.text, &line.marked, LINE_WIDTH);
        let parts = [&shown[..marked.start], &shown[marked.clone()], &shown[marked.end..]];
        // The object's closing brace is written later.
        buffer.bytes.pop();
        buffer.push_str(",\"source\":");
        write_json(&mut buffer.bytes, &parts);
        buffer.push_str("}");
    }
    buffer.push_str("\n");
}

/// Writes a finding as a JSON object without a line break.
pub fn write_finding_object(finding: &Finding, buffer: &mut DeferredBuffer) {
    match finding.location.record {
        Some(record) => buffer.json_of_record(record - 1, finding),
        None => serialized_in(buffer.language, || write_json(&mut buffer.bytes, finding)),
    }
}
