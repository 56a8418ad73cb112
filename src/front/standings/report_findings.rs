//! Findings in a report file: in its fields, and contradictions.

use crate::database::Archive;
use crate::findings::{Finding, SourceLine};
use crate::sorting::CompactSort;
use crate::tournament::trf;

use super::event_findings::findings;
use super::event_source::EventSource;
use super::rank_event::rank;
use super::ranking::Ranking;
use crate::front::input::report_input::ReportFile;

/// Returns the findings in a report file, line by line, each with its line: unreadable fields, shifted columns, and
/// contradictions with its results.
pub(crate) fn report_findings(path: &str, text: &str) -> Vec<Finding> {
    let file = ReportFile { path: path.to_owned(), report: trf::read(text) };
    let ranking = Ranking::default();
    let ranked = rank(&ranking, EventSource::of_report(file));
    let mut all = findings(&ranked, &ranking, &Archive::new(0), None);
    all.compact_sort_by_key(|finding| finding.location.line_and_column);
    let lines: Vec<&str> = trf::lines(text).collect();
    for finding in &mut all {
        finding.source_line = finding.location.line_and_column.and_then(|(line, column)| marked(&lines, line, column));
    }
    all
}

/// Marks the text at a column of a line: a word, or the place of a missing one.
fn marked(lines: &[&str], line: u64, column: u64) -> Option<SourceLine> {
    let whole = lines.get(usize::try_from(line.checked_sub(1)?).ok()?)?;
    let text = &whole[..whole.char_indices().nth(LONGEST_LINE).map_or(whole.len(), |(end, _)| end)];
    let at = usize::try_from(column.saturating_sub(1)).ok()?;
    let start = text.char_indices().nth(at).map_or(text.len(), |(start, _)| start);
    // Columns are padded with blanks on the left.
    let blanks = text[start..].len() - text[start..].trim_start().len();
    let start = if blanks < WIDEST_FIELD { start + blanks } else { start };
    let end = text[start..].find(char::is_whitespace).map_or(text.len(), |len| start + len);
    Some(SourceLine::new(text.to_owned(), start..end))
}

/// The maximum length shown of a line: the columns of the maximum number of rounds.
const LONGEST_LINE: usize = 4200;
/// The maximum width of a field that is padded on the left.
const WIDEST_FIELD: usize = 11;
