//! `elapsed-time-differs`: the time spent on a move, `[%emt]`, differs from the time lost on the player's clock by more
//! than the increment and two seconds.

use crate::findings::clock_time::clock_time;
use crate::findings::draft::Draft;
use crate::findings::rules::ELAPSED_TIME_DIFFERS;
use crate::l10n::message;
use crate::rulings::ClockReading;

/// Creates the finding for a move that took more or less time than the clocks show.
pub(in crate::findings) fn finding(reading: &ClockReading, by_clocks_ms: u64, n_more: u32) -> Draft {
    let message = message!(
        "elapsed-time-differs",
        side = reading.side.name(),
        number = reading.number,
        elapsed = clock_time(reading.elapsed_ms.unwrap_or(0)),
        clocks = clock_time(by_clocks_ms),
        more = n_more
    );
    Draft::new(ELAPSED_TIME_DIFFERS, reading.span, message).with_help(message!("elapsed-time-differs-help"))
}
