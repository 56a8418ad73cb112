//! Findings as a `JUnit` report, the format in which test runners report to build servers.

use std::fmt::Write;

use crate::findings::{Finding, Severity};
use crate::l10n::{Language, message};
use crate::text::Visible;

use super::finding_json::Summary;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// A placeholder for the record's number until it is known.
const NUMBER_MARK: char = '\u{1}';

/// Writes a finding as a test case: an error or a warning is a failure, a note is not.
pub fn write_finding_junit(finding: &Finding, buffer: &mut DeferredBuffer) {
    let language = buffer.language;
    let location = &finding.location;
    let mut name = finding.rule.name.to_owned();
    if let Some((line, column)) = location.line_and_column {
        let _ = write!(name, " {line}:{column}");
    }
    if location.record.is_some() {
        let _ = write!(name, " #{NUMBER_MARK}");
    }
    let said = finding.message.in_language(language);
    let mut text = said.clone();
    for more in [&finding.help, &finding.law.map(|law| law.message())].into_iter().flatten() {
        text.push('\n');
        text.push_str(&more.in_language(language));
    }
    let (open, close) = match finding.severity {
        Severity::Note => ("<system-out>".to_owned(), "</system-out>"),
        severity => {
            let message = escaped(&said);
            (format!("<failure type=\"{}\" message=\"{message}\">", severity.name()), "</failure>")
        }
    };
    let path = escaped(&location.path);
    let head = format!("<testcase classname=\"{path}\" name=\"{name}\">");
    let (before, behind) = head.split_once(NUMBER_MARK).unwrap_or((&head, ""));
    buffer.push_str(before);
    if let Some(record) = location.record {
        buffer.record_number(record - 1);
    }
    buffer.push_str(behind);
    buffer.push_str(&open);
    buffer.push_str(&escaped(&text));
    buffer.push_str(close);
    buffer.push_str("</testcase>\n");
    buffer.pass_on();
}

/// The number of findings that are test cases, and of failures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JunitCounts {
    /// Findings of any severity.
    pub cases: u64,
    /// Errors and warnings.
    pub failures: u64,
}

/// Returns the text before the test cases. One more reports whether everything could be read.
#[must_use]
pub fn junit_head(counts: JunitCounts, is_whole: bool) -> String {
    let (tests, failures, errors) = (counts.cases + 1, counts.failures, u8::from(!is_whole));
    let numbers = format!("tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\"");
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"zapis\" {numbers}>\n\
         <testsuite name=\"zapis\" {numbers}>\n"
    )
}

/// Returns the text after the test cases of findings: the one that reports what was read.
#[must_use]
pub fn junit_tail(summary: &Summary, is_whole: bool, language: Language) -> String {
    let read = message!("junit-read", records = summary.records, plies = summary.plies).in_language(language);
    let case = if is_whole {
        "/>".to_owned()
    } else {
        let what = escaped(&message!("junit-unread", count = summary.unreadable_files).in_language(language));
        format!("><error type=\"unreadable\" message=\"{what}\"/></testcase>")
    };
    format!("<testcase classname=\"zapis\" name=\"{}\"{case}\n</testsuite>\n</testsuites>\n", escaped(&read))
}

/// Escapes text for XML; characters that XML does not allow are made visible.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let (line, end) = line.strip_suffix('\n').map_or((line, ""), |line| (line, "&#10;"));
        for c in Visible(line).to_string().chars() {
            match c {
                '&' => out.push_str("&amp;"),
                '<' => out.push_str("&lt;"),
                '>' => out.push_str("&gt;"),
                '"' => out.push_str("&quot;"),
                '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
                c => out.push(c),
            }
        }
        out.push_str(end);
    }
    out
}
