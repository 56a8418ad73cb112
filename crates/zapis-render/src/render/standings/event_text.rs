//! An event with its standings and findings, for people and for programs.

use crate::findings::Finding;
use crate::l10n::Language;
use crate::tournament::Kind;

use super::event_view::EventView;
use super::score_explained::explained;
use super::standings_json::write_standings_json;
use super::standings_text::{matches_text, standings_text};
use crate::render::findings::finding_json::write_finding_object;
use crate::render::findings::finding_text::{TextStyle, write_finding_text};
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// Writes an event for people: its standings, or the matches of a knock-out; the derivation of the numbers of the
/// contestants in `explains`; the findings.
pub fn write_event_text(
    view: &EventView<'_>,
    explains: &[usize],
    findings: &[Finding],
    style: &TextStyle,
    language: Language,
    out: &mut Vec<u8>,
) {
    let is_knock_out = view.kind.is_some_and(|found| found.kind == Kind::KnockOut);
    let table = if is_knock_out { matches_text } else { standings_text };
    out.extend_from_slice(table(view, style.width, language).as_bytes());
    for standing in view.standings.rows.iter().filter(|row| explains.contains(&row.contestant)) {
        out.push(b'\n');
        for line in explained(view, standing, language) {
            out.extend_from_slice(line.as_bytes());
            out.push(b'\n');
        }
    }
    if !findings.is_empty() {
        out.push(b'\n');
    }
    let mut said = DeferredBuffer::new(language);
    for finding in findings {
        write_finding_text(finding, style, &mut said);
    }
    out.extend_from_slice(&said.bytes);
}

/// Writes an event as JSON lines: the event, its standings, its findings.
pub fn write_event_lines(
    view: &EventView<'_>,
    explains: &[usize],
    findings: &[Finding],
    language: Language,
    out: &mut Vec<u8>,
) {
    let mut said = DeferredBuffer::new(language);
    said.json_line(view);
    write_standings_json(view, explains, language, &mut said.bytes);
    for finding in findings {
        write_finding_object(finding, &mut said);
        said.push_str("\n");
    }
    out.extend_from_slice(&said.bytes);
}
