//! `time-control-contradicts-clocks`: the clocks start with more time than the tag `TimeControl` gives.

use crate::findings::clock_time::clock_time;
use crate::findings::draft::Draft;
use crate::findings::draft_fix::DraftFix;
use crate::findings::rules::TIME_CONTROL_CONTRADICTS_CLOCKS;
use crate::findings::severity::Severity;
use crate::findings::subject::Subject;
use crate::game::Game;
use crate::l10n::message;
use crate::record::Periods;
use crate::rulings::{ClockEvent, ClockEventKind, ClockReading, periods_meant};
use crate::text::quote;

/// Creates the finding for clocks that begin with more than the time control; if it was given in minutes, with the
/// intended seconds.
pub(in crate::findings) fn finding<G: Game>(
    subject: &Subject<'_, G>,
    event: &ClockEvent,
    periods: &Periods,
    readings: &[ClockReading],
    control: &str,
) -> Draft {
    let reading = &event.reading;
    let (clock, control) = (clock_time(reading.clock_ms), quote(control));
    if let ClockEventKind::MeantMinutes { minutes } = event.kind {
        let better = periods_meant(periods, readings).standard_text();
        let tag = subject.record.tag_pair("TimeControl").map(|tag| tag.value);
        let message = message!("time-control-minutes", control = control, minutes = minutes, clock = clock);
        let finding = Draft::new(TIME_CONTROL_CONTRADICTS_CLOCKS, reading.span, message)
            .with_severity(Severity::Note)
            .with_help(message!("time-control-minutes-help", better = better.as_str()));
        return Draft { fix: tag.map(|value| DraftFix::doubtful(value, better)), ..finding };
    }
    let message = message!(
        "time-control-contradicts-clocks",
        side = reading.side.name(),
        clock = clock,
        number = reading.number,
        control = control
    );
    Draft::new(TIME_CONTROL_CONTRADICTS_CLOCKS, reading.span, message)
        .with_help(message!("time-control-contradicts-clocks-help"))
}
