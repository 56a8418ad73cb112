//! The *clocks* family: clocks against the time control, and draws offered.

use crate::game::Game;
use crate::record::{Form, Record, TagPair, TimeControl, unescape};
use crate::rulings::{
    ClockEvent, ClockEventKind, ClockGlance, clock_events, clocks_are_plain, control_is_readable, glance_at_clocks,
    read_clocks,
};

use super::draft::Draft;
use super::rules;
use super::subject::Subject;

/// Returns the value of the tag `TimeControl`; empty if it is missing.
fn control<'a, G: Game>(subject: &Subject<'a, G>) -> &'a str {
    subject.record.tag("TimeControl").unwrap_or("")
}

/// Returns true, at almost no cost, if there may be findings above note level.
pub(super) fn may_have_findings(record: &Record<'_>, control: Option<&TagPair>) -> bool {
    let control = control.map_or("", |tag| record.slice(tag.value));
    !control_is_readable(control) || !clocks_are_plain(glance_at_clocks(record), control)
}

pub(super) fn check<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let record = &subject.record;
    if subject.notes || may_have_findings(record, record.tag_pair("TimeControl")) {
        check_with_care(subject, findings);
    }
}

fn check_with_care<G: Game>(subject: &Subject<'_, G>, findings: &mut Vec<Draft>) {
    let written = unescape(control(subject));
    let control = TimeControl::read(&written);
    if control.is_none()
        && let Some(tag) = subject.record.tag_pair("TimeControl")
    {
        findings.push(rules::time_control_unreadable::finding(&written, tag.value));
    }
    if let Some(TimeControl::Periods(periods)) = control.as_ref().filter(|_| subject.notes)
        && periods.form == Form::Prose
        && !subject.record.tape.has_headings_for_tags()
        && let Some(tag) = subject.record.tag_pair("TimeControl")
    {
        findings.push(rules::time_control_unreadable::in_words(&written, tag.value, periods));
    }
    if subject.notes {
        rules::draw_offer_in_movetext::check(subject, findings);
    }
    if glance_at_clocks(&subject.record) == ClockGlance::None {
        return;
    }
    rules::unreadable_command::check_clocks(subject, findings);
    if subject.notes {
        rules::unreadable_command::check_unit(subject, findings);
    }
    let readings = read_clocks(subject.game, &subject.record, subject.replay);
    for event in clock_events(control.as_ref(), &readings, subject.replay.main_plies) {
        let finding = match (event.kind, &control) {
            (ClockEventKind::MeantMinutes { .. } | ClockEventKind::BeganHigher { .. }, Some(control)) => {
                let TimeControl::Periods(periods) = control else { continue };
                rules::time_control_contradicts_clocks::finding(subject, &event, periods, &readings, &written)
            }
            _ => finding_of(subject, &event, &written),
        };
        let reading = event.reading;
        findings.push(finding.at_ply(reading.ply, reading.side));
    }
}

fn finding_of<G: Game>(subject: &Subject<'_, G>, event: &ClockEvent, control: &str) -> Draft {
    let reading = &event.reading;
    match event.kind {
        ClockEventKind::Rose { from_ms, increments_ms, n_more, why } => {
            rules::clock_increases::finding(subject, reading, (from_ms, increments_ms), n_more, why, control)
        }
        ClockEventKind::ElapsedDiffers { by_clocks_ms, n_more } => {
            rules::elapsed_time_differs::finding(reading, by_clocks_ms, n_more)
        }
        ClockEventKind::AtZero | ClockEventKind::MeantMinutes { .. } | ClockEventKind::BeganHigher { .. } => {
            rules::clock_at_zero::finding(subject, reading)
        }
    }
}
