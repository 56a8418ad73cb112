//! What is found in a report file: a place in its lines, a record, or both.

use crate::findings::{Rule, Severity};
use crate::l10n::Message;

/// Something found in a report file.
#[derive(Clone, Debug)]
pub struct ReportFinding {
    /// What kind of thing it is.
    pub rule: &'static Rule,
    /// How grave it is.
    pub severity: Severity,
    /// The line of the report file, from 1; 0 where it is about no line of it.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// The record it is about as well, if any.
    pub record: Option<u32>,
    /// What is wrong.
    pub message: Message,
}

impl ReportFinding {
    pub(super) fn new(rule: &'static Rule, line: u32, column: u32, message: Message) -> Self {
        Self { rule, severity: rule.severity, line, column, record: None, message }
    }

    pub(super) const fn at_record(mut self, record: u32) -> Self {
        self.record = Some(record);
        self
    }
}
