//! Findings as one page of HTML, to be read in a browser, kept, sent: nothing is fetched and nothing runs.

use std::fmt::Write as _;

use crate::findings::{Finding, Location, Severity};
use crate::l10n::{Language, message};

use super::deferred_buffer::DeferredBuffer;
use super::finding_json::role_of;
use super::finding_text::{NUMBER_MARK, excerpt, notes, place_of, put_numbered};
use super::printed::Typeset;
use super::statistics::FindingCounts;

/// At most this many columns of a source line are shown around the place.
const LINE_WIDTH: usize = 160;

const STYLE: &str = "\
:root{color-scheme:light dark}
body{font:16px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0}
th,td{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}
td.n{text-align:right;font-variant-numeric:tabular-nums}
article{border-left:.3rem solid #888;padding:.1rem 0 .1rem .8rem;margin:1rem 0}
.error{border-color:#c62828}.warning{border-color:#e09000}.note{border-color:#2e7d32}
h2{font-size:1rem;margin:.2rem 0}
.place{opacity:.75;overflow-wrap:anywhere}
p,dl{margin:.2rem 0}dt{float:left;margin-right:.5em;font-weight:600}dd{margin:0}
pre{overflow-x:auto;margin:.4rem 0;padding:.3rem .5rem;background:#8882}
mark{background:#ffd54f;color:#000}
#error:not(:checked)~main .error,#warning:not(:checked)~main .warning,#note:not(:checked)~main .note{display:none}
";

/// Writes a finding as a part of the page.
pub fn write_finding_html(finding: &Finding, pages: &mut DeferredBuffer) {
    let language = pages.language;
    let rule = finding.rule.name;
    let level = finding.severity.name();
    let severity = html(&finding.severity.message().in_language(language));
    let said = with_code(&finding.message.in_language(language));
    pages.push_str(&format!(
        "<article class=\"{level}\"><h2>{severity} <a href=\"#of-{rule}\">{rule}</a>: <bdi>{said}</bdi></h2>\n"
    ));
    pages.push_str("<p class=\"place\">");
    put_place(&finding.location, finding.event.as_deref(), pages);
    pages.push_str("</p>\n");
    if let Some(line) = &finding.source_line {
        let (shown, marked) = excerpt(&line.text, &line.marked, LINE_WIDTH);
        let [before, at, behind] = [&shown[..marked.start], &shown[marked.clone()], &shown[marked.end..]].map(html);
        // What is missing has no letters; the place it belongs to is marked all the same.
        let at = if at.is_empty() { "\u{2009}".to_owned() } else { at };
        pages.push_str(&format!("<pre><bdi>{before}<mark>{at}</mark>{behind}</bdi></pre>\n"));
    }
    let notes = notes(finding);
    if !finding.related.is_empty() || !notes.is_empty() {
        pages.push_str("<dl>\n");
        for related in &finding.related {
            let role_name = role_of(&related.role);
            let word = html(&related.role.in_language(language));
            pages.push_str(&format!("<dt class=\"{role_name}\">{word}</dt><dd>"));
            put_place(&related.location, None, pages);
            pages.push_str("</dd>\n");
        }
        for (name, says) in notes {
            let (name, says) = (html(&name.in_language(language)), with_code(&says.in_language(language)));
            pages.push_str(&format!("<dt>{name}</dt><dd><bdi>{says}</bdi></dd>\n"));
        }
        pages.push_str("</dl>\n");
    }
    pages.push_str("</article>\n");
    pages.pass_on();
}

/// Returns what stands before the findings: what was read, how many findings there are of each kind, which are shown.
#[must_use]
pub fn findings_html_head(counts: &FindingCounts, summary: &str, language: Language) -> String {
    let words = |message: crate::l10n::Message| html(&message.in_language(language));
    let tag = language.spoken().code();
    let title = words(message!("html-findings"));
    let summary = html(summary);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{summary}</p>\n"
    );
    let kinds = counts.kinds();
    if kinds.is_empty() {
        page.push_str("<main>\n");
        return page;
    }
    page.push_str(&table(&message!("html-kinds").in_language(language), |rows| {
        for kind in &kinds {
            let severity = words(kind.severity.message());
            let (code, name) = (kind.rule.code, kind.rule.name);
            let count = kind.count;
            let _ = write!(rows, "<tr><td class=\"n\">{count}</td><td>{severity}</td><td>{code}</td>");
            let _ = writeln!(rows, "<td><a href=\"#of-{name}\">{name}</a></td></tr>");
        }
    }));
    for severity in [Severity::Error, Severity::Warning, Severity::Note] {
        if kinds.iter().any(|kind| kind.severity == severity) {
            let (id, word) = (severity.name(), words(severity.message()));
            let _ = writeln!(page, "<input type=\"checkbox\" id=\"{id}\" checked><label for=\"{id}\">{word}</label>");
        }
    }
    page.push_str("<main>\n");
    page
}

/// Returns what stands behind the findings: what each kind of them means.
#[must_use]
pub fn findings_html_tail(counts: &FindingCounts, language: Language) -> String {
    let mut rules: Vec<_> = counts.kinds().into_iter().map(|kind| kind.rule).collect();
    rules.sort_by_key(|rule| rule.code);
    rules.dedup();
    let mut page = "</main>\n".to_owned();
    if !rules.is_empty() {
        let title = html(&message!("html-meanings").in_language(language));
        let _ = write!(page, "<footer>\n<h1>{title}</h1>\n");
        for rule in rules {
            let meaning = with_code(&rule.summary(language));
            let (code, name) = (rule.code, rule.name);
            let _ = writeln!(page, "<p id=\"of-{name}\"><b>{name}</b> ({code}): {meaning}</p>");
        }
        page.push_str("</footer>\n");
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// Puts where something stands, with the number of its record.
fn put_place(location: &Location, event: Option<&str>, pages: &mut DeferredBuffer) {
    pages.push_str("<bdi>");
    let place = place_of(location, event, pages.language);
    let parts: Vec<String> = place.split(NUMBER_MARK).map(html).collect();
    put_numbered(&parts.join(NUMBER_MARK), location, pages);
    pages.push_str("</bdi>");
}

/// Makes a table whose head is a line with bars between its columns.
fn table(head: &str, fill: impl FnOnce(&mut String)) -> String {
    let mut table = "<table>\n<tr>".to_owned();
    for column in head.split(" | ") {
        let _ = write!(table, "<th>{}</th>", html(column));
    }
    table.push_str("</tr>\n");
    fill(&mut table);
    table.push_str("</table>\n");
    table
}

/// Escapes text in which parts between grave accents are quoted.
fn with_code(text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split('`').enumerate() {
        out.push_str(match (at, at % 2) {
            (0, _) => "",
            (_, 1) => "<code>",
            _ => "</code>",
        });
        out.push_str(&html(part));
    }
    if text.matches('`').count() % 2 == 1 {
        out.push_str("</code>");
    }
    out
}

fn html(text: &str) -> String {
    Typeset::Html.escaped(text, false)
}
