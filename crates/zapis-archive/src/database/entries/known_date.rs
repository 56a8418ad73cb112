//! A date as far as it is known.

use crate::findings::date;

/// A date as far as it is known: year, month, day.
pub(in crate::database) type KnownDate = [Option<u16>; 3];

/// The maximum number of years between two records of one person.
const LONGEST_PAUSE: u16 = 60;

/// The first and the last year of some records; 0 if none is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::database) struct Years {
    pub(in crate::database) first: u16,
    pub(in crate::database) last: u16,
}

impl Years {
    /// Includes those of other records.
    pub(in crate::database) fn include(&mut self, other: Self) {
        let are_known = self.last > 0 && other.last > 0;
        self.first = if are_known { self.first.min(other.first) } else { self.first.max(other.first) };
        self.last = self.last.max(other.last);
    }

    /// Returns true if two people had them: a lifetime lies between.
    pub(in crate::database) const fn are_of_two(self, other: Self) -> bool {
        let are_known = self.last > 0 && other.last > 0;
        are_known && (self.first > other.last + LONGEST_PAUSE || other.first > self.last + LONGEST_PAUSE)
    }
}

/// Reads a date as PGN writes it, `1999.05.??`, as far as it is known.
#[must_use]
pub(in crate::database) fn date_of(text: &str) -> KnownDate {
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
