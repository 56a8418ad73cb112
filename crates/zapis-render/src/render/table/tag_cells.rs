//! Conversion of tags to column values: numbers, days, times, and tags left over.

use std::sync::LazyLock;

use hashbrown::HashMap;

use crate::findings::date::{self, CalendarDay};
use crate::laws::{Edition, TimeClass, time_class_for};
use crate::record::{Record, TimeControl, tag_value};

use super::cells::{Cells, Texts};
use super::columns::{CellKind, GAME_COLUMNS};

/// The columns that hold a tag, by its name.
static OF_TAGS: LazyLock<HashMap<&str, CellKind>> =
    LazyLock::new(|| GAME_COLUMNS.iter().filter_map(|column| Some((column.tag?, column.kind))).collect());

/// Appends the value of a tag to its column.
pub(super) fn append_tag(value: Option<&str>, kind: CellKind, cells: &mut Cells) {
    match kind {
        CellKind::Whole32 | CellKind::Whole64 => cells.number(value.and_then(|text| number(text, kind))),
        _ => cells.text(value),
    }
}

/// Reads a number that fits into a column.
fn number(text: &str, kind: CellKind) -> Option<i64> {
    whole(text).filter(|number| kind != CellKind::Whole32 || i32::try_from(*number).is_ok())
}

/// Returns true if a column stores the value of the first tag of a name without loss.
fn is_held(name: &str, value: &str, has_moment: bool) -> bool {
    match OF_TAGS.get(name) {
        Some(kind @ (CellKind::Whole32 | CellKind::Whole64)) => number(value, *kind).is_some(),
        Some(_) => true,
        None => matches!(name, "UTCDate" | "UTCTime") && has_moment,
    }
}

/// Reads a number in its usual form: `0123` or `+5` could not be restored from their value.
pub(super) fn whole(text: &str) -> Option<i64> {
    let is_plain = text == "0" || !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

/// Reads a day as the number of days from 1 January 1970.
pub(super) fn day(text: &str) -> Option<i64> {
    let (year, month, day) = date::read(text)?;
    let (month, day) = (month?, day?);
    CalendarDay::new(year, month, day)?;
    Some(days_from_1970(year.into(), month.into(), day.into()))
}

/// Counts the days from 1 January 1970; a year begins in March here, so that the leap day is its last.
const fn days_from_1970(year: i64, month: i64, day: i64) -> i64 {
    const DAYS_BEFORE_1970: i64 = 719_468;
    let year = if month < 3 { year - 1 } else { year };
    let months = (month + 9) % 12;
    let of_months = (153 * months + 2) / 5;
    365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400) + of_months + day
        - 1
        - DAYS_BEFORE_1970
}

/// Reads the year of a date.
pub(super) fn year(text: &str) -> Option<i64> {
    date::read(text).map(|(year, ..)| year.into())
}

/// Reads the tags `UTCDate` and `UTCTime` as milliseconds from the beginning of 1970.
pub(super) fn moment(record: &Record<'_>) -> Option<i64> {
    let [date, time] = ["UTCDate", "UTCTime"].map(|name| record.tag(name));
    let (date, time) = (date?, time?);
    let mut parts = time.split(':').map(|part| (part.len() == 2).then(|| whole_part(part)).flatten());
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    let is_time = parts.next().is_none() && hours < 24 && minutes < 60 && seconds < 60;
    // A date in another spelling could not be restored as it was written.
    let is_plain = date.len() == 10 && date.bytes().filter(|byte| *byte == b'.').count() == 2;
    let day = day(date).filter(|_| is_time && is_plain)?;
    Some((day * 86_400 + hours * 3600 + minutes * 60 + seconds) * 1000)
}

fn whole_part(text: &str) -> Option<i64> {
    text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the class of a time control by the Laws of 2023, whose thresholds are used for all games here.
pub(super) fn time_class(text: &str) -> Option<TimeClass> {
    let Some(TimeControl::Periods(periods)) = TimeControl::read(text) else { return None };
    let seconds = |ms: u64| u32::try_from(ms / 1000).unwrap_or(u32::MAX);
    let base = periods.list.iter().fold(0_u64, |sum, period| sum.saturating_add(period.base_ms));
    let first = periods.list.first()?;
    time_class_for(Edition::Fide2023, seconds(base), seconds(first.increment_ms.max(first.delay_ms)))
}

/// Collects the tags without a column: their names and their values.
pub(super) fn left_over(record: &Record<'_>, names: &mut Texts, values: &mut Texts) {
    let has_moment = moment(record).is_some();
    let mut counts: HashMap<&str, u32> = HashMap::new();
    for tag in &record.tape.tags {
        let name = record.name_of(tag);
        let count = counts.entry(name).or_default();
        *count += 1;
        let raw = record.slice(tag.value);
        let value = &tag_value(raw);
        if *count == 1 && is_held(name, value, has_moment) {
            continue;
        }
        match *count {
            1 => names.push(name.as_bytes()),
            count => names.push(format!("{name} {count}").as_bytes()),
        }
        values.push(value.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_leap_years() {
        for (text, expected) in [
            ("1970.01.01", Some(0)),
            ("1970.01.02", Some(1)),
            ("1969.12.31", Some(-1)),
            ("2000.02.29", Some(11_016)),
            ("2000.03.01", Some(11_017)),
            ("1851.06.21", Some(-43_293)),
            ("2024.12.31", Some(20_088)),
            ("2023.02.29", None),
            ("1978.??.??", None),
            ("", None),
        ] {
            assert_eq!(day(text), expected, "{text}");
        }
    }

    #[test]
    fn only_what_comes_back_as_it_was_written_is_a_number() {
        for (text, expected) in [
            ("2850", Some(2850)),
            ("0", Some(0)),
            ("02850", None),
            ("+5", None),
            ("-5", None),
            ("2850?", None),
            ("", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(whole(text), expected, "{text}");
        }
    }

    #[test]
    fn the_class_goes_by_all_the_time_for_sixty_moves() {
        for (text, expected) in [
            ("300+3", Some(TimeClass::Blitz)),
            ("600", Some(TimeClass::Blitz)),
            ("600+5", Some(TimeClass::Rapid)),
            ("900+10", Some(TimeClass::Rapid)),
            ("40/5400+30:1800+30", Some(TimeClass::Classical)),
            ("-", None),
            ("?", None),
        ] {
            assert_eq!(time_class(text), expected, "{text}");
        }
    }
}
