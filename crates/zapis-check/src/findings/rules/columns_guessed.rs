//! `columns-guessed`: which columns of a table were recognized only by their names, and which are left out.

use crate::findings::draft::Draft;
use crate::findings::rules::COLUMNS_GUESSED;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::record::ColumnsTaken;
use crate::text::{Span, quote};

/// At most this many columns are named.
const MOST: usize = 12;

/// Creates the findings on the columns of a table, once a file; columns left out are a warning, because that was not
/// requested.
pub fn findings(columns: &ColumnsTaken, span: Span) -> Vec<Draft> {
    let mut findings = Vec::new();
    let listed = |names: &mut dyn Iterator<Item = String>| names.take(MOST).collect::<Vec<_>>().join(", ");
    if !columns.guessed.is_empty() {
        let pairs = listed(&mut columns.guessed.iter().map(|(tag, column)| format!("{tag}={column}")));
        let message = message!("columns-guessed", columns = quote(&pairs), n = columns.guessed.len());
        findings.push(Draft::new(COLUMNS_GUESSED, span, message).with_help(message!("columns-guessed-help")));
    }
    if !columns.left_out.is_empty() {
        let names = listed(&mut columns.left_out.iter().cloned());
        let message = message!("columns-left-out", columns = quote(&names), n = columns.left_out.len());
        let finding = Draft::new(COLUMNS_GUESSED, span, message).with_severity(Severity::Warning);
        findings.push(finding.with_help(message!("columns-left-out-help")));
    }
    findings
}
