//! `date-impossible`: a date tag has a day that does not exist, `2003.02.31`, or a year before any recorded game.

use crate::findings::date::{DateText, Impossible};
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::DATE_IMPOSSIBLE;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::{Arg, message};
use crate::record::TagPair;
use crate::text::quote;

/// Finds a day that does not exist in the calendar.
pub(in crate::findings) fn check<G: Game>(
    subject: &Subject<'_, G>,
    name: &str,
    tag: &TagPair,
    date: &DateText,
    findings: &mut Vec<Draft>,
) {
    let DateText::Impossible { date, why, meant } = date else { return };
    let written = quote(subject.record.slice(tag.value));
    let message = match why {
        Impossible::ZeroDay => message!("date-zero-day", tag = name, date = written.as_str()),
        Impossible::Year => message!("date-no-year", tag = name, date = written.as_str()),
        Impossible::Month => {
            message!("date-no-month", tag = name, date = written.as_str(), month = u32::from(date.month))
        }
        Impossible::Day => message!("date-no-day", tag = name, date = written.as_str(), day = u32::from(date.day)),
    };
    let mut finding = Draft::new(DATE_IMPOSSIBLE, tag.value, message);
    finding.written = Some(written);
    finding.help = Some(match meant {
        Some(meant) => message!("perhaps-meant", spellings = Arg::Either(vec![meant.clone()])),
        None => message!("date-unused-help"),
    });
    finding.fix = meant.as_ref().map(|meant| DraftFix::doubtful(tag.value, meant.as_str()));
    findings.push(finding);
}
