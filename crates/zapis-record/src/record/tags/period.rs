//! One period of a time control, from any notation.

/// One period of a time control. All times are in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// The number of moves in it; `None` for the rest of the game.
    pub moves: Option<u32>,
    /// The time for all of them.
    pub base_ms: u64,
    /// The time added for each move.
    pub increment_ms: u64,
    /// The time for which the clock does not run at each move.
    pub delay_ms: u64,
    /// Whether the time that one player uses is given to the other.
    pub is_hourglass: bool,
}

/// Parses the first three digits of a decimal fraction as thousandths.
pub(crate) fn thousandths(fraction: &str) -> u64 {
    let digits = fraction.bytes().chain(std::iter::repeat(b'0')).take(3);
    digits.fold(0, |value, digit| value * 10 + u64::from(digit.saturating_sub(b'0')))
}
