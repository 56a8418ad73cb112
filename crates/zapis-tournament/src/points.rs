//! Points and everything computed from them, as exact fractions.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};
use std::str::FromStr;

/// An exact number of points, or a tie-break value computed from points: `6½`, `30.25`, an average of thirds.
///
/// Values are rounded only for display, so two values are equal only if they really are. Values beyond 64 bits, which
/// no event reaches, saturate.
///
/// ```
/// use zapis_tournament::Points;
/// let score = Points::whole(6) + Points::HALF;
/// assert_eq!(score.to_string(), "6.5");
/// assert_eq!((score / 3).to_string(), "2.17");
/// assert_eq!("6,5".parse(), Ok(score));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Points {
    numerator: i64,
    denominator: i64,
}

/// The error for a text that is not a number of points: `6.x`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPoints;

impl Points {
    /// Zero points.
    pub const ZERO: Self = Self::whole(0);
    /// Half a point, the value of a draw in most systems.
    pub const HALF: Self = Self { numerator: 1, denominator: 2 };
    /// One point.
    pub const ONE: Self = Self::whole(1);

    /// Creates a whole number of points.
    #[must_use]
    pub const fn whole(points: i64) -> Self {
        Self { numerator: points, denominator: 1 }
    }

    /// Creates a number of half points.
    ///
    /// ```
    /// use zapis_tournament::Points;
    /// assert_eq!(Points::halves(3).to_string(), "1.5");
    /// ```
    #[must_use]
    pub fn halves(halves: i64) -> Self {
        Self::fraction(i128::from(halves), 2)
    }

    /// Creates a fraction in lowest terms; zero for a denominator of zero.
    fn fraction(numerator: i128, denominator: i128) -> Self {
        if denominator == 0 {
            return Self::ZERO;
        }
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs()).max(1);
        let divisor = i128::try_from(divisor).unwrap_or(1) * denominator.signum();
        let (numerator, denominator) = (numerator / divisor, denominator / divisor);
        if let (Ok(numerator), Ok(denominator)) = (i64::try_from(numerator), i64::try_from(denominator)) {
            return Self { numerator, denominator };
        }
        // Beyond any event: saturated as a whole number rather than wrong.
        let whole = numerator / denominator;
        Self::whole(i64::try_from(whole).unwrap_or(if whole < 0 { i64::MIN + 1 } else { i64::MAX }))
    }

    /// Divides by a count; zero if the count is zero.
    fn over(self, by: i64) -> Self {
        Self::fraction(i128::from(self.numerator), i128::from(self.denominator) * i128::from(by))
    }

    /// Returns true if it is zero.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// Returns the nearest whole number, halves up, as the regulations require for ratings (C.07, article 10.1).
    #[must_use]
    pub fn rounded(self) -> i64 {
        let doubled = i128::from(self.numerator) * 2 + i128::from(self.denominator);
        let floor = doubled.div_euclid(i128::from(self.denominator) * 2);
        i64::try_from(floor).unwrap_or(i64::MAX)
    }

    /// Returns it as a floating-point number, for output formats without fractions.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "points of events are far below 2^53")]
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// Formats it with this many decimals, halves up.
    #[must_use]
    pub fn with_decimals(self, decimals: u32) -> String {
        let scale = 10_i64.pow(decimals.min(9));
        let scaled = (self * Self::whole(scale)).rounded();
        if decimals == 0 {
            return scaled.to_string();
        }
        let sign = if scaled < 0 { "-" } else { "" };
        let (whole, rest) =
            (scaled.unsigned_abs() / scale.unsigned_abs(), scaled.unsigned_abs() % scale.unsigned_abs());
        format!("{sign}{whole}.{rest:0width$}", width = decimals.min(9) as usize)
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Default for Points {
    fn default() -> Self {
        Self::ZERO
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let (a, b) = (i128::from(self.denominator), i128::from(other.denominator));
        Self::fraction(i128::from(self.numerator) * b + i128::from(other.numerator) * a, a * b)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self { numerator: self.numerator.saturating_neg(), ..self }
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Points {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let numerator = i128::from(self.numerator) * i128::from(other.numerator);
        Self::fraction(numerator, i128::from(self.denominator) * i128::from(other.denominator))
    }
}

impl std::ops::Div<i64> for Points {
    type Output = Self;

    fn div(self, by: i64) -> Self {
        self.over(by)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl Ord for Points {
    fn cmp(&self, other: &Self) -> Ordering {
        let own = i128::from(self.numerator) * i128::from(other.denominator);
        own.cmp(&(i128::from(other.numerator) * i128::from(self.denominator)))
    }
}

impl PartialOrd for Points {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = match self.denominator {
            1 => 0,
            2 | 5 | 10 => 1,
            _ => 2,
        };
        f.write_str(&self.with_decimals(decimals))
    }
}

impl FromStr for Points {
    type Err = NoPoints;

    /// Reads `6`, `6.5`, `6,5`, `.5`, `6½`, optionally signed; at most nine digits on either side of the decimal point.
    fn from_str(text: &str) -> Result<Self, NoPoints> {
        let text = text.trim();
        let (sign, text) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (text, half) = match text.strip_suffix('½') {
            Some(rest) => (rest, Self::HALF),
            None => (text, Self::ZERO),
        };
        let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let are_digits = |part: &str| part.len() <= 9 && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_empty = whole.is_empty() && decimals.is_empty();
        if !are_digits(whole) || !are_digits(decimals) || is_empty && half.is_zero() {
            return Err(NoPoints);
        }
        let number = |part: &str| part.parse::<i128>().unwrap_or(0);
        let scale = 10_i128.pow(u32::try_from(decimals.len()).unwrap_or(0));
        let points = Self::fraction(number(whole) * scale + number(decimals), scale) + half;
        Ok(if sign < 0 { -points } else { points })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_exact_and_shown_short() {
        let third = Points::ONE / 3;
        assert_eq!(third + third + third, Points::ONE);
        assert_eq!(Points::halves(61).to_string(), "30.5");
        assert_eq!((Points::halves(61) * Points::HALF).to_string(), "15.25");
        assert_eq!((-Points::HALF).to_string(), "-0.5");
        assert_eq!(Points::halves(3).rounded(), 2);
        assert_eq!((-Points::HALF).rounded(), 0);
        assert!(Points::HALF < Points::ONE && Points::halves(2) == Points::ONE);
    }

    #[test]
    fn points_are_read_as_they_are_written() {
        let cases = [("6", 12), ("6.5", 13), ("6,5", 13), (".5", 1), ("½", 1), ("6½", 13), (" 0.0 ", 0), ("-1.5", -3)];
        for (text, halves) in cases {
            assert_eq!(text.parse(), Ok(Points::halves(halves)), "{text}");
        }
        for text in ["", ".", "-", "x", "1.x", "1.5.5", "99999999999", "+-1"] {
            assert_eq!(text.parse::<Points>(), Err(NoPoints), "{text}");
        }
    }

    #[test]
    fn what_no_event_reaches_stays_at_the_limit() {
        let mut points = Points::whole(i64::MAX / 2) / 3;
        for _ in 0..50 {
            points = points * points + Points::HALF / 7;
        }
        assert!(points > Points::ZERO);
        assert_eq!(Points::ONE / 0, Points::ZERO);
    }
}
