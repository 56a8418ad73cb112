//! A finding about a report file: at a place in its lines, at a record, or both.

use crate::findings::{Rule, Severity};
use crate::l10n::Message;

/// A finding about a report file.
#[derive(Clone, Debug)]
pub struct ReportFinding {
    /// The rule it belongs to.
    pub rule: &'static Rule,
    /// Its severity.
    pub severity: Severity,
    /// The line of the report file, from 1; 0 if it is missing.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
    /// The record it is about as well, if any.
    pub record: Option<u32>,
    /// What is wrong.
    pub message: Message,
}

impl ReportFinding {
    pub(in crate::database) fn new(rule: &'static Rule, line: u32, column: u32, message: Message) -> Self {
        Self { rule, severity: rule.severity, line, column, record: None, message }
    }

    pub(super) const fn at_record(mut self, record: u32) -> Self {
        self.record = Some(record);
        self
    }
}
