//! Whether clocks without seconds, `[%clk 1:30]`, are in hours and minutes or in minutes and seconds.

use super::command::{commands, time_ms};
use crate::record::tags::time_control::TimeControl;
use crate::record::tape::{ItemKind, Record};

/// Reads the clocks of one record; the meaning of two numbers is decided when the first such clock is met.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClockUnit {
    are_hours: Option<bool>,
}

impl ClockUnit {
    /// Parses the argument of `[%clk …]` in milliseconds.
    pub fn read(&mut self, record: &Record<'_>, argument: &str) -> Option<u64> {
        let ms = time_ms(argument)?;
        Some(if has_two_parts(argument) && self.are_hours(record) { ms * MINUTES_A_HOUR } else { ms })
    }

    /// Returns whether the clocks of a record are hours and minutes.
    pub fn are_hours(&mut self, record: &Record<'_>) -> bool {
        *self.are_hours.get_or_insert_with(|| are_hours(record))
    }
}

const MINUTES_A_HOUR: u64 = 60;
const HOUR_MS: u64 = 3_600_000;

/// Returns true if a time has only two parts: hours and minutes, or minutes and seconds.
#[must_use]
pub fn has_two_parts(argument: &str) -> bool {
    argument.bytes().filter(|byte| *byte == b':').count() == 1
}

/// Returns whether the first clock of a record, as hours and minutes, is at most the time of the first period and at
/// least half of it; no clock of such a record has seconds.
fn are_hours(record: &Record<'_>) -> bool {
    let Some(TimeControl::Periods(periods)) = record.tag_text("TimeControl").and_then(|text| TimeControl::read(&text))
    else {
        return false;
    };
    let mut first = None;
    for item in record.tape.items.iter().filter(|item| item.kind == ItemKind::Comment) {
        for command in commands(record.slice(item.span)).filter(|command| command.name == "clk") {
            let Some(ms) = time_ms(command.argument) else { continue };
            if !has_two_parts(command.argument) {
                return false;
            }
            first.get_or_insert(ms * MINUTES_A_HOUR);
        }
    }
    let Some(period) = periods.list.first().filter(|period| period.base_ms >= HOUR_MS) else { return false };
    let most = period.base_ms + 2 * period.increment_ms + MINUTES_A_HOUR * 1000;
    first.is_some_and(|first| (period.base_ms / 2..=most).contains(&first))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{InputFormat, Records, Tape};

    #[test]
    fn two_numbers_are_hours_and_minutes_where_the_time_control_says_so() {
        for (control, clocks, expected) in [
            ("5400+30", ["1:30", "1:28"], [5_400_000, 5_280_000]),
            ("5400", ["1:30", "0:45"], [5_400_000, 2_700_000]),
            ("5400+30", ["1:30:00", "1:28"], [5_400_000, 88_000]),
            ("120+1", ["1:58", "1:57"], [118_000, 117_000]),
            ("?", ["1:30", "1:28"], [90_000, 88_000]),
            ("7200", ["1:05", "1:02"], [3_900_000, 3_720_000]),
            ("7200", ["0:05", "0:02"], [5_000, 2_000]),
        ] {
            let [white, black] = clocks;
            let text = format!("[TimeControl \"{control}\"]\n\n1. e4 {{[%clk {white}]}} e5 {{[%clk {black}]}} *\n");
            let (mut records, mut tape) = (Records::new(&text, InputFormat::Pgn, true), Tape::default());
            records.next_record(&mut tape);
            let record = Record { text: &text, tape: &tape };
            let mut unit = ClockUnit::default();
            assert_eq!(clocks.map(|clock| unit.read(&record, clock).unwrap()), expected, "{control} {clocks:?}");
        }
    }
}
