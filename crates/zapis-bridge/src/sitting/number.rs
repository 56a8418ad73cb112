//! Numbers of scores as written, with their number of decimals.

/// A number as written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct WrittenNumber {
    /// Its value.
    pub value: f64,
    /// The number of decimals.
    pub n_decimals: u8,
    /// Whether `^` marks it as an adjusted score.
    pub is_adjusted: bool,
}

impl WrittenNumber {
    /// Reads a number: `12`, `-0.5`, `+3`, `^60`, `62,5`, `62.5%`.
    #[must_use]
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (is_adjusted, text) = text.strip_prefix('^').map_or((false, text), |text| (true, text));
        let text = text.strip_suffix('%').unwrap_or(text);
        let (is_negative, digits) = match text.as_bytes().first()? {
            b'-' => (true, &text[1..]),
            b'+' => (false, &text[1..]),
            _ => (false, text.strip_prefix('\u{2212}').unwrap_or(text)),
        };
        let is_negative = is_negative || text.starts_with('\u{2212}');
        let (whole, decimals) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if digits.len() > 15 || !is_number(whole) || !is_number(decimals) || whole.len() + decimals.len() == 0 {
            return None;
        }
        let value: f64 = format!("{whole}.{decimals}0").parse().ok()?;
        let value = if is_negative { -value } else { value };
        Some(Self { value, n_decimals: u8::try_from(decimals.len()).ok()?, is_adjusted })
    }

    /// Returns true if an exact value, when rounded, is written like this; halves may be rounded either way.
    #[must_use]
    pub(crate) fn is_rounded_from(self, exact: f64) -> bool {
        let half = 0.5 / 10_f64.powi(i32::from(self.n_decimals));
        (self.value - exact).abs() <= half * (1.0 + 1e-6) + 1e-9
    }

    /// Returns it as a score of bridge: a whole multiple of ten.
    #[must_use]
    pub(crate) fn score(self) -> Option<i32> {
        let is_whole = self.value.fract() == 0.0 && self.value.abs() <= 20_000.0;
        #[expect(clippy::cast_possible_truncation, reason = "it is whole and small")]
        is_whole.then_some(self.value as i32)
    }
}

/// Formats a number with this many decimals; zero has no sign.
#[must_use]
pub(super) fn write_number(value: f64, n_decimals: u8) -> String {
    let text = format!("{value:.*}", usize::from(n_decimals.min(9)));
    match text.strip_prefix('-') {
        Some(rest) if rest.bytes().all(|byte| matches!(byte, b'0' | b'.')) => rest.to_owned(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_tables_write_them() {
        for (text, wanted) in [
            ("12", Some((12.0, 0, false))),
            ("-0.50", Some((-0.5, 2, false))),
            ("+3", Some((3.0, 0, false))),
            ("^60", Some((60.0, 0, true))),
            ("^-3", Some((-3.0, 0, true))),
            ("62,5%", Some((62.5, 1, false))),
            (".5", Some((0.5, 1, false))),
            ("-", None),
            ("", None),
            ("^", None),
            ("1e9", None),
            ("NS", None),
            ("99999999999999999999", None),
        ] {
            let read = WrittenNumber::read(text).map(|n| (n.value, n.n_decimals, n.is_adjusted));
            assert_eq!(read, wanted, "{text}");
        }
    }

    #[test]
    fn a_number_is_what_is_left_when_it_is_rounded() {
        for (text, exact, wanted) in
            [("79", 78.571, true), ("78.57", 78.571, true), ("78", 78.571, false), ("2", 2.5, true), ("3", 2.5, true)]
        {
            assert_eq!(WrittenNumber::read(text).unwrap().is_rounded_from(exact), wanted, "{text} {exact}");
        }
        assert_eq!([write_number(-0.04, 1), write_number(2.346, 2), write_number(-3.0, 0)], ["0.0", "2.35", "-3"]);
    }
}
