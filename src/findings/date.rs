//! Dates as tags give them, in part: `1986.??.??`.

/// Reads a PGN date (8.1.1.3); `None` where not even the year is known.
///
/// ```
/// use zapis::findings::date;
/// assert_eq!(date::read("1986.??.??"), Some((1986, None, None)));
/// assert_eq!(date::read("2014.07.01"), Some((2014, Some(7), Some(1))));
/// assert_eq!(date::read("????.??.??"), None);
/// ```
#[must_use]
pub fn read(text: &str) -> Option<(u16, Option<u8>, Option<u8>)> {
    let mut parts = text.trim().split(['.', '-', '/']);
    let year = parts.next()?;
    let year = if year.len() == 4 { year.parse().ok()? } else { return None };
    let month = parts.next().and_then(|month| month.parse().ok()).filter(|month| (1..=12).contains(month));
    let day = month.and_then(|_| parts.next()).and_then(|day| day.parse().ok()).filter(|day| (1..=31).contains(day));
    Some((year, month, day))
}
