//! `date-in-future`: the date of a game is in the future.

use crate::findings::date::DateText;
use crate::findings::draft::Draft;
use crate::findings::rules::DATE_IN_FUTURE;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::TagPair;
use crate::text::quote;

/// Finds a date after tomorrow.
pub(in crate::findings) fn check<G: Game>(
    subject: &Subject<'_, G>,
    name: &str,
    tag: &TagPair,
    date: &DateText,
    findings: &mut Vec<Draft>,
) {
    let Some(date) = date.known().filter(|date| subject.today.is_before(*date)) else { return };
    // An event may be announced; a played game cannot be in the future.
    let is_announced = name == "EventDate" && subject.replay.main_plies == 0;
    if is_announced || date.year == 0 {
        return;
    }
    let written = quote(subject.record.slice(tag.value));
    let message = message!("date-in-future", tag = name, date = written.as_str(), today = subject.today.to_string());
    let mut finding = Draft::new(DATE_IN_FUTURE, tag.value, message).with_help(message!("date-unused-help"));
    finding.written = Some(written);
    findings.push(finding);
}
