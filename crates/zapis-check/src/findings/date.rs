//! Dates as in tags, whole or in part: `1986.??.??`; whether the day exists, and the meaning of other spellings.

use std::fmt;

/// Reads a PGN date (8.1.1.3); `None` if not even the year is known.
///
/// ```
/// use zapis_check::findings::date;
/// assert_eq!(date::read("1986.??.??"), Some((1986, None, None)));
/// assert_eq!(date::read("2014.07.01"), Some((2014, Some(7), Some(1))));
/// assert_eq!(date::read("????.??.??"), None);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<(u16, Option<u8>, Option<u8>)> {
    let mut parts = text.trim().split(['.', '-', '/']);
    let year = parts.next()?;
    let year: u16 = if year.len() == 4 { year.parse().ok()? } else { return None };
    if year == 0 {
        return None;
    }
    let month = parts.next().and_then(|month| month.parse().ok()).filter(|month| (1..=12).contains(month));
    let third = month.and_then(|_| parts.next());
    let day = third.and_then(|day| day.parse().ok()).filter(|day| (1..=31).contains(day));
    let is_zero_day = third.is_some_and(|day| day.bytes().all(|byte| byte.is_ascii_digit()))
        && ZERO_DAYS.contains(&(year, month.unwrap_or(0), day.unwrap_or(0)));
    (!is_zero_day).then_some((year, month, day))
}

/// Reads a date as [`read`] does; `None` for an impossible one: no such day, a year before chess, a day in the future.
#[must_use]
pub(super) fn read_possible(text: &str, today: CalendarDay) -> Option<(u16, Option<u8>, Option<u8>)> {
    let date = match DateText::of(text) {
        DateText::Known(date) if FIRST_DAYS.contains(&(date.year, date.month, date.day)) => return None,
        DateText::Known(date) => date,
        // Another spelling is read as far as possible.
        DateText::Misspelled { .. } => {
            let is_first_day = |(year, month, day): (u16, Option<u8>, Option<u8>)| {
                FIRST_DAYS.contains(&(year, month.unwrap_or(0), day.unwrap_or(0)))
            };
            return read(text).filter(|date| !is_first_day(*date));
        }
        DateText::Unknown | DateText::Unreadable | DateText::Impossible { .. } => return None,
    };
    let known = |part: u8| (part > 0).then_some(part);
    (date.year > 0 && !today.is_before(date)).then_some((date.year, known(date.month), known(date.day)))
}

/// Returns true if a text is a date in PGN format after `today`.
pub fn is_day_behind(text: &str, today: CalendarDay) -> bool {
    DateText::of(text).known().is_some_and(|date| today.is_before(date))
}

/// Returns a date in PGN format if it is written in another way, and whether this is the only possible meaning; `None`
/// if it is already in PGN format, or not a date.
///
/// ```
/// use zapis_check::findings::date;
/// assert_eq!(date::meant("21.5.1998"), Some(("1998.05.21".to_owned(), true)));
/// assert_eq!(date::meant("3.4.1998"), Some(("1998.04.03".to_owned(), false)));
/// assert_eq!(date::meant("?"), Some(("????.??.??".to_owned(), true)));
/// assert_eq!(date::meant("1998.05.21"), None);
/// ```
#[must_use]
pub fn meant(text: &str) -> Option<(String, bool)> {
    const UNKNOWN: &str = "????.??.??";
    match DateText::of(text) {
        DateText::Misspelled { meant, is_certain } => Some((meant, is_certain)),
        DateText::Unknown if text != UNKNOWN => Some((UNKNOWN.to_owned(), true)),
        _ => None,
    }
}

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CalendarDay {
    year: u16,
    month: u8,
    day: u8,
}

impl CalendarDay {
    /// Creates a day; `None` if there is no such day in the calendar.
    ///
    /// ```
    /// use zapis_check::findings::date::CalendarDay;
    /// assert!(CalendarDay::new(2024, 2, 29).is_some() && CalendarDay::new(2023, 2, 29).is_none());
    /// ```
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        if month == 0 || month > 12 || day == 0 || day > n_days(year, month) {
            return None;
        }
        Some(Self { year, month, day })
    }

    /// Returns the current day by the system clock in UTC; the last possible day if there is no clock.
    ///
    /// If `SOURCE_DATE_EPOCH` is set, seconds since 1970 as in reproducible builds, it is used instead.
    #[must_use]
    pub fn today() -> Self {
        const LAST: CalendarDay = CalendarDay { year: 9999, month: 12, day: 31 };
        const SECONDS_A_DAY: u64 = 86_400;
        let set = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|set| set.parse::<u64>().ok());
        if let Some(seconds) = set {
            return Self::of_number(seconds / SECONDS_A_DAY).unwrap_or(LAST);
        }
        if cfg!(all(target_family = "wasm", target_os = "unknown")) {
            return LAST;
        }
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(LAST, |since| Self::of_number(since.as_secs() / SECONDS_A_DAY).unwrap_or(LAST))
    }

    /// Converts a number of days since 1 January 1970.
    fn of_number(mut days: u64) -> Option<Self> {
        let mut year = 1970;
        loop {
            let of_year = if is_leap(year) { 366 } else { 365 };
            if days < of_year {
                break;
            }
            days -= of_year;
            year = if year < 9999 { year + 1 } else { return None };
        }
        let mut month = 1;
        while days >= u64::from(n_days(year, month)) {
            days -= u64::from(n_days(year, month));
            month += 1;
        }
        Self::new(year, month, u8::try_from(days + 1).ok()?)
    }

    /// Returns true if a date, as far as it is known, is more than a day after this one: in some time zones it is
    /// already tomorrow.
    pub(super) const fn is_before(self, date: PartialDate) -> bool {
        date.year > 0 && date.number() > self.next_number()
    }

    /// Returns the [number](PartialDate::number) of the day after it.
    pub(super) const fn next_number(self) -> u32 {
        let Self { year, month, day } = self;
        let is_last = day >= n_days(year, month);
        let date = if is_last {
            PartialDate { year, month: month + 1, day: 1 }
        } else {
            PartialDate { year, month, day: day + 1 }
        };
        date.number()
    }
}

impl fmt::Display for CalendarDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.day)
    }
}

/// A date as far as it is known; unknown parts are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PartialDate {
    pub(super) year: u16,
    pub(super) month: u8,
    pub(super) day: u8,
}

impl PartialDate {
    /// Packs it so that later days are greater, with months of 31 days; unknown parts count as the first of their kind.
    pub(super) const fn number(self) -> u32 {
        let (month, day) = (self.month.saturating_sub(1) as u32, self.day.saturating_sub(1) as u32);
        self.year as u32 * 372 + month * 31 + day
    }

    /// Returns true if it is after another date, whatever the unknown parts of both are.
    pub(super) const fn is_surely_after(self, other: Self) -> bool {
        if self.year == 0 || other.year == 0 || self.year != other.year {
            return other.year > 0 && self.year > other.year;
        }
        if self.month == 0 || other.month == 0 || self.month != other.month {
            return other.month > 0 && self.month > other.month;
        }
        other.day > 0 && self.day > other.day
    }

    /// Formats it as in PGN (8.1.1.3).
    fn written(self) -> String {
        let part = |part: u8| if part == 0 { "??".to_owned() } else { format!("{part:02}") };
        let year = if self.year == 0 { "????".to_owned() } else { format!("{:04}", self.year) };
        format!("{year}.{}.{}", part(self.month), part(self.day))
    }

    /// Returns why no game can have been played on that day.
    const fn impossible(self) -> Option<Impossible> {
        if self.year > 0 && self.year < FIRST_YEAR {
            Some(Impossible::Year)
        } else if self.month > 12 {
            Some(Impossible::Month)
        } else if self.day > n_days(self.year, self.month) {
            Some(Impossible::Day)
        } else {
            None
        }
    }
}

/// The epochs of spreadsheets and databases: if a table has no date they may write one of these.
const ZERO_DAYS: [(u16, u8, u8); 5] = [(1899, 12, 30), (1899, 12, 31), (1900, 1, 0), (1900, 0, 1), (1601, 1, 1)];

/// Epochs on which a game may have been played: the date is kept, but nothing is derived from it.
const FIRST_DAYS: [(u16, u8, u8); 3] = [(1900, 1, 1), (1904, 1, 1), (1970, 1, 1)];

/// The earliest year: the first known games are of the ninth century, and those are of another chess.
const FIRST_YEAR: u16 = 800;

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// Returns the number of days of a month, 31 if it is unknown; if the year is unknown, February has 29. Before 1752
/// each century began with a leap year in some countries.
const fn n_days(year: u16, month: u8) -> u8 {
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if year == 0 || is_leap(year) || year < 1752 && year.is_multiple_of(4) => 29,
        2 => 28,
        _ => 31,
    }
}

/// Why a date is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Impossible {
    /// `0202.05.01`
    Year,
    /// `2002.13.01`
    Month,
    /// `2002.02.31`
    Day,
    /// `1899.12.30`
    ZeroDay,
}

/// The content of a date tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DateText {
    /// Unknown: `????.??.??`, `?`.
    Unknown,
    /// A date in PGN format, possibly with unknown parts.
    Known(PartialDate),
    /// A date in another spelling: `21.05.1998`, `1998`.
    Misspelled {
        /// The date in PGN format.
        meant: String,
        /// Whether this is the only possible meaning.
        is_certain: bool,
    },
    /// A day that does not exist.
    Impossible {
        /// The date as read.
        date: PartialDate,
        /// What is wrong with it.
        why: Impossible,
        /// The date with day and month swapped, if that day exists.
        meant: Option<String>,
    },
    /// Something else: `May 21`, `1998.05.21-23`.
    Unreadable,
}

impl DateText {
    /// Reads a date tag.
    pub(super) fn of(text: &str) -> Self {
        let text = text.trim();
        if !text.chars().any(char::is_alphanumeric) {
            return Self::Unknown;
        }
        let parts: Vec<&str> = text.split(['.', '-', '/', ' ']).collect();
        let number = |part: &&str| -> Option<u16> {
            if part.is_empty() || part.bytes().all(|byte| byte == b'?') { Some(0) } else { part.parse().ok() }
        };
        let parts = match parts.as_slice() {
            // As in ISO 8601 without dashes.
            [all] if all.len() == 8 && all.bytes().all(|byte| byte.is_ascii_digit()) => {
                vec![&all[..4], &all[4..6], &all[6..]]
            }
            _ => parts,
        };
        let Some(numbers) = parts.iter().map(number).collect::<Option<Vec<u16>>>() else { return Self::Unreadable };
        let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
        let of = |year: u16, month: u16, day: u16| PartialDate { year, month: small(month), day: small(day) };
        let is_year = |at: usize| parts.get(at).is_some_and(|part| part.len() == 4);
        let is_short = |at: usize| parts.get(at).is_some_and(|part| part.len() <= 2);
        let (date, is_certain) = match *numbers.as_slice() {
            [year] if is_year(0) => (of(year, 0, 0), true),
            [year, month] if is_year(0) && is_short(1) => (of(year, month, 0), true),
            [month, year] if is_year(1) && is_short(0) => (of(year, month, 0), true),
            [year, month, day] if is_year(0) && is_short(1) && is_short(2) => (of(year, month, day), true),
            // A day beyond 12 shows which of the two is the month; otherwise dots do, in most countries.
            [day, month, year] if is_year(2) && is_short(0) && is_short(1) => match (day, month) {
                (1..=12, 13..) => (of(year, day, month), true),
                _ => (of(year, month, day), day > 12 || day == month || day == 0),
            },
            _ => return Self::Unreadable,
        };
        let is_whole = numbers.len() == 3 && !text.contains('?');
        let is_one_of = |days: &[(u16, u8, u8)]| is_whole && days.contains(&(date.year, date.month, date.day));
        if is_one_of(&ZERO_DAYS) {
            return Self::Impossible { date, why: Impossible::ZeroDay, meant: None };
        }
        let is_certain = is_certain && !is_one_of(&FIRST_DAYS);
        match date.impossible() {
            Some(Impossible::Month) => {
                let exchanged = PartialDate { month: date.day, day: date.month, ..date };
                let is_day = date.day > 0 && exchanged.impossible().is_none();
                Self::Impossible { date, why: Impossible::Month, meant: is_day.then(|| exchanged.written()) }
            }
            Some(why) => Self::Impossible { date, why, meant: None },
            None => {
                let meant = date.written();
                if meant == text { Self::Known(date) } else { Self::Misspelled { meant, is_certain } }
            }
        }
    }

    /// Returns the date, if it is in PGN format.
    pub(super) const fn known(&self) -> Option<PartialDate> {
        match self {
            Self::Known(date) => Some(*date),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_in_their_spellings() {
        let cases = [
            ("1998.05.21", "known 1998.05.21"),
            ("1998.??.??", "known 1998.??.??"),
            ("????.05.21", "known ????.05.21"),
            ("2000.02.29", "known 2000.02.29"),
            ("1700.02.29", "known 1700.02.29"),
            ("????.??.??", "unknown"),
            ("?", "unknown"),
            ("", "unknown"),
            ("-", "unknown"),
            ("1998", "meant 1998.??.??"),
            ("1998.05", "meant 1998.05.??"),
            ("05.1998", "meant 1998.05.??"),
            ("1998.5.1", "meant 1998.05.01"),
            ("1998-05-21", "meant 1998.05.21"),
            ("1998.00.00", "meant 1998.??.??"),
            ("1998.?.?", "meant 1998.??.??"),
            ("19980521", "meant 1998.05.21"),
            ("21.05.1998", "meant 1998.05.21"),
            ("05/21/1998", "meant 1998.05.21"),
            ("03.04.1998", "perhaps 1998.04.03"),
            (" 1998.05.21 ", "known 1998.05.21"),
            ("1998.21.05", "no Month 1998.05.21"),
            ("1998.21.35", "no Month"),
            ("1998.02.29", "no Day"),
            ("1900.02.29", "no Day"),
            ("1998.04.31", "no Day"),
            ("31.02.1998", "no Day"),
            ("0202.05.21", "no Year"),
            ("May 21, 1998", "unreadable"),
            ("1998.05.21-23", "unreadable"),
            ("1899-12-30", "no ZeroDay"),
            ("30.12.1899", "no ZeroDay"),
            ("1900.01.00", "no ZeroDay"),
            ("1/0/1900", "no ZeroDay"),
            ("1900.01.??", "known 1900.01.??"),
            ("1970.01.01", "known 1970.01.01"),
            ("1970-01-01", "perhaps 1970.01.01"),
            ("0000-00-00", "meant ????.??.??"),
            ("98", "unreadable"),
            ("999999999999", "unreadable"),
            ("1998.05.21.4", "unreadable"),
        ];
        for (text, expected) in cases {
            let found = match DateText::of(text) {
                DateText::Unknown => "unknown".to_owned(),
                DateText::Known(date) => format!("known {}", date.written()),
                DateText::Misspelled { meant, is_certain: true } => format!("meant {meant}"),
                DateText::Misspelled { meant, .. } => format!("perhaps {meant}"),
                DateText::Impossible { why, meant, .. } => {
                    format!("no {why:?} {}", meant.unwrap_or_default()).trim_end().to_owned()
                }
                DateText::Unreadable => "unreadable".to_owned(),
            };
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        for (number, written) in [(0, "1970.01.01"), (59, "1970.03.01"), (11_016, "2000.02.29"), (20_780, "2026.11.23")]
        {
            assert_eq!(CalendarDay::of_number(number).unwrap().to_string(), written);
        }
        assert_eq!(CalendarDay::of_number(u64::MAX / 400), None);
        assert!(CalendarDay::today() > CalendarDay::new(2025, 1, 1).unwrap());
    }

    #[test]
    fn a_day_to_come_and_a_day_that_never_was_are_not_dates_of_a_game() {
        let today = CalendarDay::new(2024, 2, 29).unwrap();
        for (text, expected) in [
            ("2024.02.29", Some((2024, Some(2), Some(29)))),
            ("2024.03.01", Some((2024, Some(3), Some(1)))),
            ("2024.03.02", None),
            ("2024.??.??", Some((2024, None, None))),
            ("2024.04.01", None),
            ("2025.??.??", None),
            ("1998.02.31", None),
            ("1998-02-03", Some((1998, Some(2), Some(3)))),
            ("????.02.03", None),
            ("1899.12.30", None),
            ("1899-12-31", None),
            ("1900.01.00", None),
            ("1904.01.01", None),
            ("1970-01-01", None),
            ("0001.01.01", None),
            ("0000-00-00", None),
        ] {
            assert_eq!(read_possible(text, today), expected, "{text}");
        }
        let date = |text| DateText::of(text).known().unwrap();
        for (later, earlier, is_after) in [
            ("1999.01.01", "1998.12.31", true),
            ("1999.??.??", "1998.12.31", true),
            ("1999.05.??", "1999.05.01", false),
            ("1999.06.??", "1999.05.31", true),
            ("1999.??.09", "1999.05.01", false),
            ("????.06.01", "1999.05.01", false),
            ("1999.05.02", "1999.05.01", true),
        ] {
            assert_eq!(date(later).is_surely_after(date(earlier)), is_after, "{later} {earlier}");
        }
    }
}
