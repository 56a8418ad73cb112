//! A date as far as it is known.

use crate::findings::date;

/// A date as far as it is known: year, month, day.
pub(super) type KnownDate = [Option<u16>; 3];

/// Reads a date as PGN writes it, `1999.05.??`, as far as it is known.
#[must_use]
pub(super) fn date_of(text: &str) -> KnownDate {
    let Some((year, month, day)) = date::read(text) else { return [None; 3] };
    [Some(year), month.map(u16::from), day.map(u16::from)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_far_as_they_are_known() {
        assert_eq!(date_of("1999.05.21"), [Some(1999), Some(5), Some(21)]);
        assert_eq!(date_of("1999.05.??"), [Some(1999), Some(5), None]);
        assert_eq!(date_of("1999.??.21"), [Some(1999), None, None]);
        for text in ["", "?", "????.05.21", "99.05.01"] {
            assert_eq!(date_of(text), [None; 3], "{text}");
        }
    }
}
