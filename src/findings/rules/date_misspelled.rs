//! `date-misspelled`: a date is not written as PGN asks for it, year, month and day: `21.05.1998`, `1998`.

use crate::findings::date::DateText;
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rule::Rule;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::{Arg, message};
use crate::record::TagPair;
use crate::text::quote;

/// `date-misspelled`
pub const DATE_MISSPELLED: &Rule = &rule!("T033" "date-misspelled" Warning);

/// Finds a date in another spelling than PGN's (8.1.1.3).
pub(in crate::findings) fn check<G: Game>(
    subject: &Subject<'_, G>,
    name: &str,
    tag: &TagPair,
    date: &DateText,
    findings: &mut Vec<Draft>,
) {
    let (help, fix) = match date {
        DateText::Misspelled { meant, is_certain } => {
            let help = if *is_certain {
                message!("write-this", spelling = meant.as_str())
            } else {
                message!("perhaps-meant", spellings = Arg::Either(vec![meant.clone()]))
            };
            (help, Some(DraftFix::doubtful(tag.value, meant.as_str()).safe_if(*is_certain)))
        }
        DateText::Unreadable => (message!("date-form-help"), None),
        _ => return,
    };
    let written = quote(subject.record.slice(tag.value));
    let message = message!("date-misspelled", tag = name, date = written.as_str());
    let mut finding = Draft::new(DATE_MISSPELLED, tag.value, message).with_help(help);
    (finding.written, finding.fix) = (Some(written), fix);
    findings.push(finding);
}
