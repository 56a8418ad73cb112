//! What an audit came to, on one screen: by finding, by file, by event.

use std::fmt::Write;

use serde::Serialize;

use crate::l10n::{Language, Message, message};
use crate::text::{Visible, display_width};

use super::columns::padded;
use super::elided::in_middle;
use super::finding_json::Summary;
use super::wrap::wrapped;

/// Counts of one file or event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct AuditRow {
    /// The file or the event.
    pub name: String,
    /// Its records.
    pub records: u64,
    /// Findings in it at error level.
    pub errors: u64,
    /// Findings in it at warning level.
    pub warnings: u64,
}

/// How often a rule was broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct RuleCount {
    /// The name of the rule.
    pub name: &'static str,
    /// How often.
    pub count: u64,
}

/// Findings of one kind in one event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct AuditGroup {
    /// The event; where it has no name its place, and `?` where it has none either.
    pub event: String,
    /// The name of the rule.
    pub finding: &'static str,
    /// How many are errors.
    pub errors: u64,
    /// How many are warnings.
    pub warnings: u64,
    /// How many are notes.
    pub notes: u64,
    /// The file of the first.
    pub path: String,
    /// Its record.
    pub record: u64,
    /// The line that record begins on.
    pub line: u64,
}

impl AuditGroup {
    pub(crate) fn new(event: String, finding: &'static str, counts: [u64; 3], place: (String, u64, u64)) -> Self {
        let ([errors, warnings, notes], (path, record, line)) = (counts, place);
        Self { event, finding, errors, warnings, notes, path, record, line }
    }
}

/// What an audit came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct AuditSummary {
    /// What was read and found.
    #[serde(flatten)]
    pub counts: Summary,
    /// Events recognized, with or without findings.
    pub events: u64,
    /// Games that stand in several records.
    pub games_repeated: u64,
    /// Records that are copies of a fuller one.
    pub copies: u64,
    /// Findings that were known already.
    pub known: u64,
    /// How often each rule was broken, the most frequent first.
    pub by_finding: Vec<RuleCount>,
    /// Files, those with most findings first.
    pub by_file: Vec<AuditRow>,
    /// Events with findings, those with most first.
    pub by_event: Vec<AuditRow>,
    /// Findings of records by event and kind, the worst first, a thousand at most.
    pub by_group: Vec<AuditGroup>,
}

/// So many rows of each part are shown to people.
const ROWS: usize = 6;
/// So many rules are shown to people.
const RULES: usize = 10;
/// So many findings by event and kind are shown to people.
const GROUPS: usize = 30;
/// So many of one kind.
const GROUPS_OF_KIND: usize = 4;
/// The place of the first of them takes so many columns at most.
const PLACE: usize = 32;

/// Draws the findings by event and kind, the worst first, for people who cannot read them all; says how to see the others.
#[must_use]
pub fn audit_groups_text(summary: &AuditSummary, width: usize, language: Language) -> String {
    let said = |phrase: Message| phrase.in_language(language);
    let n_all: u64 = summary.by_finding.iter().map(|rule| rule.count).sum();
    let mut text = wrapped(&said(message!("audit-too-many", count = n_all)), width, "  ");
    text.push('\n');
    let row = |group: &AuditGroup| {
        let place = in_middle(&format!("{}:{}", Visible(&group.path), group.line), PLACE);
        let [errors, warnings] = [group.errors, group.warnings].map(|n| n.to_string());
        vec![Visible(&group.event).to_string(), group.finding.to_owned(), errors, warnings, place]
    };
    // Each kind has its worst events, so that the most frequent does not hide the others.
    let of_kind = |rule: &RuleCount| {
        let name = rule.name;
        summary.by_group.iter().filter(move |group| group.finding == name).take(GROUPS_OF_KIND)
    };
    let rows: Vec<Vec<String>> = summary.by_finding.iter().flat_map(of_kind).take(GROUPS).map(row).collect();
    let n_shown = rows.len();
    let heads = [
        message!("audit-event"),
        message!("audit-finding"),
        message!("audit-errors"),
        message!("audit-warnings"),
        message!("audit-first"),
    ];
    let heads = heads.map(said);
    part(&mut text, &heads, &rows, width);
    more(&mut text, summary.by_group.len().saturating_sub(n_shown), language);
    text
}

/// Draws a summary for people, no wider than their terminal and one screen at most; the last line is the counts.
#[must_use]
pub fn audit_summary_text(summary: &AuditSummary, counts: &Message, width: usize, language: Language) -> String {
    let said = |phrase: Message| phrase.in_language(language);
    let mut text = String::new();
    if !summary.by_finding.is_empty() {
        let rows: Vec<Vec<String>> = summary
            .by_finding
            .iter()
            .take(RULES)
            .map(|rule| vec![rule.name.to_owned(), rule.count.to_string()])
            .collect();
        part(&mut text, &[said(message!("audit-finding")), said(message!("audit-count"))], &rows, width);
        more(&mut text, summary.by_finding.len().saturating_sub(RULES), language);
    }
    for (heading, rows) in [(message!("audit-file"), &summary.by_file), (message!("audit-event"), &summary.by_event)] {
        // A single file has nothing to be compared with.
        let shown: Vec<&AuditRow> = rows.iter().filter(|row| row.errors + row.warnings > 0).collect();
        if shown.is_empty() || rows.len() < 2 {
            continue;
        }
        let cells: Vec<Vec<String>> = shown
            .iter()
            .take(ROWS)
            .map(|row| {
                let figures = [row.records, row.errors, row.warnings].map(|n| n.to_string());
                std::iter::once(Visible(&row.name).to_string()).chain(figures).collect()
            })
            .collect();
        let heads = [
            said(heading),
            said(message!("audit-records")),
            said(message!("audit-errors")),
            said(message!("audit-warnings")),
        ];
        part(&mut text, &heads, &cells, width);
        more(&mut text, shown.len().saturating_sub(ROWS), language);
    }
    if summary.copies > 0 {
        text.push_str(&said(message!("audit-copies", copies = summary.copies, games = summary.games_repeated)));
        text.push('\n');
    }
    if summary.known > 0 {
        text.push_str(&said(message!("audit-known", count = summary.known)));
        text.push('\n');
    }
    text.push_str(&wrapped(&said(counts.clone()), width, "  "));
    text.push('\n');
    text
}

/// Draws a table and an empty line.
fn part(text: &mut String, heads: &[String], rows: &[Vec<String>], width: usize) {
    if !text.is_empty() {
        text.push('\n');
    }
    let lines = || std::iter::once(heads).chain(rows.iter().map(Vec::as_slice));
    let widest = |column: usize| lines().map(|line| display_width(&line[column])).max().unwrap_or(0);
    let figures: usize = (1..heads.len()).map(|column| widest(column) + 2).sum();
    let name_width = widest(0).min(width.saturating_sub(figures));
    for line in lines() {
        text.push_str(&padded(&in_middle(&line[0], name_width), name_width));
        for (column, cell) in line.iter().enumerate().skip(1) {
            let _ = write!(text, "  {}{cell}", " ".repeat(widest(column) - display_width(cell)));
        }
        text.push('\n');
    }
}

fn more(text: &mut String, count: usize, language: Language) {
    if count > 0 {
        text.push_str(&message!("audit-more", count = count).in_language(language));
        text.push('\n');
    }
}
