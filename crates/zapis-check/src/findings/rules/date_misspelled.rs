//! `date-misspelled`: a date is not written as PGN requires, year, month and day: `21.05.1998`, `1998`.

use crate::findings::date::DateText;
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::DATE_MISSPELLED;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::{Arg, message};
use crate::record::TagPair;
use crate::text::quote;

/// Returns the possible meanings of a date, the most likely first, and whether it is certain: not if the file has other
/// dates with day and month in another order.
fn by_the_file<G: Game>(subject: &Subject<'_, G>, tag: &TagPair, meant: &str, is_certain: bool) -> (Vec<String>, bool) {
    let as_read = || vec![meant.to_owned()];
    let [year, month, day] = meant.split('.').collect::<Vec<_>>()[..] else { return (as_read(), is_certain) };
    let is_month = |part: &str| part.parse::<u8>().is_ok_and(|number| (1..=12).contains(&number));
    if !is_month(month) || !is_month(day) || month == day {
        return (as_read(), is_certain);
    }
    let written = subject.record.slice(tag.value).trim();
    let begins_with_year = written.bytes().take_while(u8::is_ascii_digit).count() >= 4;
    let order = (subject.date_order)();
    let exchanged = format!("{year}.{day}.{month}");
    match (begins_with_year, order.has_year_day_month) {
        (true, true) => (vec![meant.to_owned(), exchanged], false),
        (false, _) if order.has_month_day_year && !order.has_day_month_year => {
            (vec![exchanged, meant.to_owned()], false)
        }
        _ => (as_read(), is_certain),
    }
}

/// Finds a date in a spelling other than PGN's (8.1.1.3).
pub(in crate::findings) fn check<G: Game>(
    subject: &Subject<'_, G>,
    name: &str,
    tag: &TagPair,
    date: &DateText,
    findings: &mut Vec<Draft>,
) {
    let (help, fix) = match date {
        DateText::Misspelled { meant, is_certain } => {
            let (meant, is_certain) = by_the_file(subject, tag, meant, *is_certain);
            let help = match meant.as_slice() {
                [meant] if is_certain => message!("write-this", spelling = meant.as_str()),
                _ => message!("perhaps-meant", spellings = Arg::Either(meant.clone())),
            };
            (help, Some(DraftFix::doubtful(tag.value, meant[0].as_str()).safe_if(is_certain)))
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
