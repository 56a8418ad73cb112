//! The result of an audit on one screen: by finding, by file, by event.

use std::fmt::Write;

use serde::Serialize;

use crate::l10n::{Language, Message, message};
use crate::text::{Visible, display_width};

use crate::render::findings::finding_json::Summary;
use crate::render::layout::columns::padded;
use crate::render::layout::elided::in_middle;
use crate::render::layout::wrap::wrapped;

/// Counts of one file or event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AuditRow {
    /// The file or the event.
    pub name: String,
    /// Its records.
    pub records: u64,
    /// The number of its findings at error level.
    pub errors: u64,
    /// The number of its findings at warning level.
    pub warnings: u64,
}

/// The number of findings of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    /// The event; its place if it has no name, and `?` if it has neither.
    pub event: String,
    /// The name of the rule.
    pub finding: &'static str,
    /// The number of errors.
    pub errors: u64,
    /// The number of warnings.
    pub warnings: u64,
    /// The number of notes.
    pub notes: u64,
    /// The file of the first.
    pub path: String,
    /// Its record.
    pub record: u64,
    /// The first line of that record.
    pub line: u64,
}

impl AuditGroup {
    /// Creates a group from its event, its finding, its numbers of errors, warnings and notes, and its first place.
    #[must_use]
    pub fn new(event: String, finding: &'static str, counts: [u64; 3], place: (String, u64, u64)) -> Self {
        let ([errors, warnings, notes], (path, record, line)) = (counts, place);
        Self { event, finding, errors, warnings, notes, path, record, line }
    }
}

/// The result of an audit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct AuditSummary {
    /// Counts of what was read and found.
    #[serde(flatten)]
    pub counts: Summary,
    /// Events recognized, with or without findings.
    pub events: u64,
    /// Games with several records.
    pub games_repeated: u64,
    /// Records that are copies of a fuller one.
    pub copies: u64,
    /// Findings that were already known.
    pub known: u64,
    /// The number of findings of each rule, the most frequent first.
    pub by_finding: Vec<RuleCount>,
    /// Files, those with the most findings first.
    pub by_file: Vec<AuditRow>,
    /// Events with findings, those with the most first.
    pub by_event: Vec<AuditRow>,
    /// Findings of records by event and kind, the worst first, at most a thousand.
    pub by_group: Vec<AuditGroup>,
}

/// The maximum number of rows of each part shown to people.
const ROWS: usize = 6;
/// The maximum number of rules shown to people.
const RULES: usize = 10;
/// The maximum number of findings by event and kind shown to people.
const GROUPS: usize = 30;
/// The maximum number of these of one kind.
const GROUPS_OF_KIND: usize = 4;
/// The minimum and the maximum width of the place of the first of them.
const PLACE: [usize; 2] = [20, 32];
/// The maximum width of the event, which takes precedence over a wider place.
const EVENT: usize = 16;

impl AuditSummary {
    /// Draws the findings by event and kind, the worst first, for people who cannot read them all; mentions how to see the
    /// others.
    #[must_use]
    pub fn groups_text(&self, width: usize, language: Language) -> String {
        let said = |phrase: Message| phrase.in_language(language);
        let n_all: u64 = self.by_finding.iter().map(|rule| rule.count).sum();
        let mut text = wrapped(&said(message!("audit-too-many", count = n_all)), width, "  ");
        text.push('\n');
        let row = |group: &AuditGroup| {
            let place = format!("{}:{}", Visible(&group.path), group.line);
            let [errors, warnings] = [group.errors, group.warnings].map(|n| n.to_string());
            vec![Visible(&group.event).to_string(), group.finding.to_owned(), errors, warnings, place]
        };
        // The worst events are chosen for each kind, so that the most frequent kind does not hide the others.
        let of_kind = |rule: &RuleCount| {
            let name = rule.name;
            self.by_group.iter().filter(move |group| group.finding == name).take(GROUPS_OF_KIND)
        };
        let mut rows: Vec<Vec<String>> = self.by_finding.iter().flat_map(of_kind).take(GROUPS).map(row).collect();
        let n_shown = rows.len();
        let heads = [
            message!("audit-event"),
            message!("audit-finding"),
            message!("audit-errors"),
            message!("audit-warnings"),
            message!("audit-first"),
        ];
        let heads = heads.map(said);
        let widths = widths(&heads, &rows);
        if let [event, figures @ .., _] = &widths[..] {
            let taken = figures.iter().sum::<usize>() + 2 * (widths.len() - 1);
            let [least, most] = PLACE;
            let room = width.saturating_sub(taken + (*event).min(EVENT)).clamp(least, most);
            rows.iter_mut().filter_map(|row| row.last_mut()).for_each(|place| *place = in_middle(place, room));
        }
        part(&mut text, &heads, &rows, width);
        more(&mut text, self.by_group.len().saturating_sub(n_shown), language);
        text
    }

    /// Draws a summary for people, no wider than their terminal and at most one screen; the last line is the counts.
    #[must_use]
    pub fn text(&self, counts: &Message, width: usize, language: Language) -> String {
        let said = |phrase: Message| phrase.in_language(language);
        let mut text = String::new();
        if !self.by_finding.is_empty() {
            let rows: Vec<Vec<String>> = self
                .by_finding
                .iter()
                .take(RULES)
                .map(|rule| vec![rule.name.to_owned(), rule.count.to_string()])
                .collect();
            part(&mut text, &[said(message!("audit-finding")), said(message!("audit-count"))], &rows, width);
            more(&mut text, self.by_finding.len().saturating_sub(RULES), language);
        }
        for (heading, rows) in [(message!("audit-file"), &self.by_file), (message!("audit-event"), &self.by_event)] {
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
        if self.copies > 0 {
            text.push_str(&said(message!("audit-copies", copies = self.copies, games = self.games_repeated)));
            text.push('\n');
        }
        if self.known > 0 {
            text.push_str(&said(message!("audit-known", count = self.known)));
            text.push('\n');
        }
        text.push_str(&wrapped(&said(counts.clone()), width, "  "));
        text.push('\n');
        text
    }
}

/// Draws a table and an empty line.
fn part(text: &mut String, heads: &[String], rows: &[Vec<String>], width: usize) {
    if !text.is_empty() {
        text.push('\n');
    }
    let widths = widths(heads, rows);
    let figures: usize = widths.iter().skip(1).map(|column| column + 2).sum();
    let name_width = widths.first().map_or(0, |widest| *widest).min(width.saturating_sub(figures));
    for line in std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)) {
        text.push_str(&padded(&in_middle(&line[0], name_width), name_width));
        for (cell, widest) in line.iter().zip(&widths).skip(1) {
            let _ = write!(text, "  {}{cell}", " ".repeat(widest - display_width(cell)));
        }
        text.push('\n');
    }
}

/// Returns the maximum width of each column of a table.
fn widths(heads: &[String], rows: &[Vec<String>]) -> Vec<usize> {
    let widest = |column: usize| {
        rows.iter().map(|row| display_width(&row[column])).fold(display_width(&heads[column]), usize::max)
    };
    (0..heads.len()).map(widest).collect()
}

fn more(text: &mut String, count: usize, language: Language) {
    if count > 0 {
        text.push_str(&message!("audit-more", count = count).in_language(language));
        text.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Draws the groups of one event of a file, and returns its row.
    fn row(event: &str, path: &str, width: usize) -> String {
        let finding = "result-contradicts-stalemate";
        let group = AuditGroup::new(event.to_owned(), finding, [1, 0, 0], (path.to_owned(), 1, 12_345));
        let by_finding = vec![RuleCount { name: finding, count: 1 }];
        let summary = AuditSummary { by_finding, by_group: vec![group], ..AuditSummary::default() };
        let text = summary.groups_text(width, Language::English);
        assert!(text.lines().skip(1).all(|line| display_width(line) <= width), "{text}");
        text.lines().find(|line| line.contains(finding)).unwrap_or_default().to_owned()
    }

    #[test]
    fn the_name_of_an_event_has_room_before_the_place_of_the_first() {
        let path = "archive/of/the/federation/1999/clubcup.pgn";
        for (event, width, event_shown, place_shown) in [
            ("Clubcup", 80, "Clubcup ", "  archive/of/…p.pgn:12345"),
            ("Clubcup", 200, "Clubcup ", "  archive/of/the/f…ubcup.pgn:12345"),
        ] {
            let row = row(event, path, width);
            assert!(row.starts_with(event_shown) && row.ends_with(place_shown), "{row}");
        }
        let row = row("International Open of the Club", path, 80);
        assert!(row.starts_with("Inte"), "{row}");
    }
}
