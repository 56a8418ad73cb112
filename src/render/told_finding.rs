//! What is found in events and report files, one a line or as JSON: places are files and lines, since no one record is
//! shown.

use serde::Serialize;

use crate::findings::{Rule, Severity};
use crate::l10n::{Language, Message, message};
use crate::text::Visible;

use super::finding_json::role_of;
use super::json::write_json;

/// Another place that a finding speaks of.
#[derive(Clone, Debug)]
pub struct ToldPlace {
    /// The file, safe to show.
    pub path: String,
    /// The record, from 1; 0 in a report file.
    pub record: u64,
    /// The line, from 1.
    pub line: u64,
    /// What it is to the finding.
    pub role: Message,
}

/// Something found in an event or a report file.
#[derive(Clone, Debug)]
pub struct ToldFinding {
    /// What kind of thing it is.
    pub rule: &'static Rule,
    /// How grave it is here.
    pub severity: Severity,
    /// The file, safe to show.
    pub path: String,
    /// The record, from 1; 0 in a report file.
    pub record: u64,
    /// The line, from 1; 0 where it is about the whole file.
    pub line: u64,
    /// The column, from 1.
    pub column: u32,
    /// What is wrong.
    pub message: Message,
    /// What to do.
    pub help: Option<Message>,
    /// Other places it speaks of.
    pub related: Vec<ToldPlace>,
}

/// Writes a finding as text: `path:line:column: severity[name] message`, with the other places below.
pub fn write_told_text(finding: &ToldFinding, language: Language, out: &mut Vec<u8>) {
    let said = |phrase: &Message| phrase.in_language(language);
    let place = match finding.line {
        0 => Visible(&finding.path).to_string(),
        line => format!("{}:{line}:{}", Visible(&finding.path), finding.column),
    };
    let (severity, name) = (said(&finding.severity.message()), finding.rule.name);
    out.extend_from_slice(format!("{place}: {severity}[{name}] {}\n", said(&finding.message)).as_bytes());
    for related in &finding.related {
        let role = said(&related.role);
        out.extend_from_slice(format!("  {}:{}: {role}\n", Visible(&related.path), related.line).as_bytes());
    }
    if let Some(help) = &finding.help {
        let help = said(&message!("told-help", help = help.clone()));
        out.extend_from_slice(format!("  {help}\n").as_bytes());
    }
}

/// Writes a finding as a JSON line.
pub fn write_told_json(finding: &ToldFinding, language: Language, out: &mut Vec<u8>) {
    #[derive(Serialize)]
    struct Place<'a> {
        path: &'a str,
        #[serde(skip_serializing_if = "is_none")]
        record: u64,
        line: u64,
        role: &'a str,
    }
    #[derive(Serialize)]
    struct Fields<'a> {
        r#type: &'a str,
        name: &'a str,
        code: &'a str,
        severity: &'a str,
        path: &'a str,
        #[serde(skip_serializing_if = "is_none")]
        record: u64,
        #[serde(skip_serializing_if = "is_none")]
        line: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        column: Option<u32>,
        message: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        help: Option<String>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        related: Vec<Place<'a>>,
    }
    let fields = Fields {
        r#type: "finding",
        name: finding.rule.name,
        code: finding.rule.code,
        severity: finding.severity.name(),
        path: &finding.path,
        record: finding.record,
        line: finding.line,
        column: Some(finding.column).filter(|_| finding.line > 0),
        message: finding.message.in_language(language),
        help: finding.help.as_ref().map(|help| help.in_language(language)),
        related: finding
            .related
            .iter()
            .map(|place| Place {
                path: &place.path,
                record: place.record,
                line: place.line,
                role: role_of(&place.role),
            })
            .collect(),
    };
    write_json(out, &fields);
    out.push(b'\n');
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_none(number: &u64) -> bool {
    *number == 0
}
