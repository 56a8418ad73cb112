//! `event-date-after-date`: according to `EventDate` an event began after a game of it was played.

use crate::findings::date::DateText;
use crate::findings::draft::Draft;
use crate::findings::rules::EVENT_DATE_AFTER_DATE;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::text::quote;

/// Compares the two tags, as far as both are known.
pub(in crate::findings) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    let Some((began, played)) = record.tag_pair("EventDate").zip(record.tag_pair("Date")) else { return };
    let [event, date] = [began, played].map(|tag| record.slice(tag.value));
    let known = DateText::of(event).known().zip(DateText::of(date).known());
    if known.is_some_and(|(event, date)| event.is_surely_after(date)) {
        let message = message!("event-date-after-date", event = quote(event), date = quote(date));
        let mut finding = Draft::new(EVENT_DATE_AFTER_DATE, began.value, message);
        finding.written = Some(quote(event));
        findings.push(finding.with_help(message!("event-date-help")));
    }
}
