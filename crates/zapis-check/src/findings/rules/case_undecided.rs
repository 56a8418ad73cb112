//! `case-undecided`: all letters of a sheet are small, or all are capitals, and a word means one legal move with its first
//! letter small and another one with a capital: `bxc3`.

use crate::findings::draft::Draft;
use crate::findings::rules::CASE_UNDECIDED;
use crate::findings::severity::Severity;
use crate::l10n::message;
use crate::text::Span;

/// Creates the finding for a word that may be either of two legal moves, the first of which was chosen.
pub(in crate::findings) fn finding(moves: [&str; 2], is_decided: bool, span: Span, quoted: &str) -> Draft {
    let [taken, other] = moves;
    let message = message!("case-undecided", word = quoted, taken = taken, other = other);
    if is_decided {
        return Draft::new(CASE_UNDECIDED, span, message)
            .with_severity(Severity::Note)
            .with_help(message!("case-undecided-decided", taken = taken));
    }
    Draft::new(CASE_UNDECIDED, span, message).with_help(message!("case-undecided-help", taken = taken))
}
