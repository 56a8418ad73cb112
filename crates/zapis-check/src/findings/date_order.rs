//! The order of days and months in the dates of a file, as far as days beyond 12 show it.

use memchr::memmem;

/// The orders found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DateOrder {
    /// `2012.15.8`.
    pub(super) has_year_day_month: bool,
    /// `15.8.2012`.
    pub(super) has_day_month_year: bool,
    /// `8/15/2012`.
    pub(super) has_month_day_year: bool,
}

impl DateOrder {
    /// Scans the date tags of a text, in any encoding.
    #[must_use]
    pub fn of(text: &[u8]) -> Self {
        const BEGINNING: &[u8] = b"Date \"";
        const LONGEST: usize = 12;
        let mut order = Self::default();
        for at in memmem::find_iter(text, BEGINNING) {
            let rest = &text[at + BEGINNING.len()..];
            let rest = &rest[..rest.len().min(LONGEST)];
            if let Some(end) = memchr::memchr(b'"', rest) {
                order.see(&rest[..end]);
            }
        }
        order
    }

    /// Combines the orders found in two texts.
    #[must_use]
    pub const fn join(self, other: Self) -> Self {
        Self {
            has_year_day_month: self.has_year_day_month || other.has_year_day_month,
            has_day_month_year: self.has_day_month_year || other.has_day_month_year,
            has_month_day_year: self.has_month_day_year || other.has_month_day_year,
        }
    }

    fn see(&mut self, value: &[u8]) {
        let mut parts = value.split(|byte| matches!(byte, b'.' | b'-' | b'/' | b' '));
        let mut part = || {
            let part = parts.next()?;
            let number: u16 = std::str::from_utf8(part).ok()?.parse().ok()?;
            Some((part.len(), number))
        };
        let (Some((first_len, first)), Some((_, second)), Some((third_len, third))) = (part(), part(), part()) else {
            return;
        };
        let (is_day, is_month) = (|number: u16| matches!(number, 13..=31), |number: u16| matches!(number, 1..=12));
        match (first_len, third_len) {
            (4, _) => self.has_year_day_month |= is_day(second) && is_month(third),
            (_, 4) => {
                self.has_day_month_year |= is_day(first) && is_month(second);
                self.has_month_day_year |= is_month(first) && is_day(second);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_beyond_twelve_tell_the_order() {
        for (value, expected) in [
            ("2012.15.8", [true, false, false]),
            ("15.8.2012", [false, true, false]),
            ("8/15/2012", [false, false, true]),
            ("2012.08.15", [false; 3]),
            ("3.4.2012", [false; 3]),
            ("15 August", [false; 3]),
            ("????.??.??", [false; 3]),
        ] {
            let order = DateOrder::of(format!("[Event \"x\"]\n[Date \"{value}\"]\n").as_bytes());
            let met = [order.has_year_day_month, order.has_day_month_year, order.has_month_day_year];
            assert_eq!(met, expected, "{value}");
        }
    }
}
