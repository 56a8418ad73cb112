//! Time controls written in minutes although the standard has seconds: `90+30`, `40/120:60`, `15|10`.

use super::period::Period;
use super::time_control::{Form, Periods};

/// The largest number that organizers write for minutes: `120+30`.
const MAX_MINUTES: u64 = 120;
/// More is written only with an increment of at least this many milliseconds: `180+30`; `180+2` is what servers write
/// for three minutes.
const LONG_INCREMENT_MS: u64 = 15_000;
/// The largest number with such an increment, or with a number of moves.
const MAX_MINUTES_OTHERWISE: u64 = 180;
/// The minimum number of seconds a move over the board in a period with a number of moves.
const MIN_SECONDS_A_MOVE: u64 = 10;

impl Periods {
    /// Interprets whole numbers as minutes: `90+30`, in the standard 90 seconds, as the 90 minutes that are often
    /// meant, and `40/120:60` as two hours and one. Returns `None` if only the written meaning is possible.
    ///
    /// A period with a number of moves means minutes only if seconds are too few for a game: fewer than ten a move.
    #[must_use]
    pub fn in_minutes(&self) -> Option<Self> {
        let is_whole = |period: &Period| !period.is_hourglass && period.base_ms.is_multiple_of(1000);
        if self.form != Form::Standard || !self.list.iter().all(is_whole) {
            return None;
        }
        let most = |period: &Period| {
            let is_single = self.list.len() == 1 && period.moves.is_none();
            let is_short = is_single && period.increment_ms < LONG_INCREMENT_MS;
            1000 * if is_short { MAX_MINUTES } else { MAX_MINUTES_OTHERWISE }
        };
        let first = self.list.first()?;
        let is_open = first.base_ms > 0 && self.list.iter().all(|period| period.base_ms <= most(period));
        let makes_no_game =
            first.moves.is_none_or(|moves| first.base_ms < u64::from(moves).saturating_mul(1000 * MIN_SECONDS_A_MOVE));
        let minutes = |period: &Period| Period { base_ms: period.base_ms * 60, ..*period };
        (is_open && makes_no_game).then(|| Self { list: self.list.iter().map(minutes).collect(), form: self.form })
    }

    /// Returns true if it is what servers write for a game of one or two minutes: `60+0`, `120+1`.
    #[must_use]
    pub fn is_bullet(&self) -> bool {
        let [only] = self.list.as_slice() else { return false };
        only.moves.is_none() && matches!((only.base_ms, only.increment_ms), (60_000 | 120_000, 1000 | 2000))
    }

    /// Parses `15|10`, as servers show minutes and seconds.
    pub(crate) fn of_bar(text: &str) -> Option<Self> {
        let (minutes, seconds) = text.split_once('|')?;
        let number = |text: &str| {
            let text = text.trim();
            let is_number = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| text.parse::<u64>().ok()).flatten()
        };
        let (minutes, seconds) = (number(minutes)?, number(seconds)?);
        let only = Period { base_ms: minutes * 60_000, increment_ms: seconds * 1000, ..Period::default() };
        (minutes + seconds > 0).then(|| Self { list: vec![only], form: Form::Prose })
    }

    /// Writes the periods in the standard's form: `40/5400+30:1800+30`.
    #[must_use]
    pub fn standard_text(&self) -> String {
        let one = |period: &Period| {
            let moves = period.moves.map_or(String::new(), |moves| format!("{moves}/"));
            let sand = if period.is_hourglass { "*" } else { "" };
            let base = period.base_ms / 1000;
            match period.increment_ms / 1000 {
                0 => format!("{moves}{sand}{base}"),
                increment => format!("{moves}{sand}{base}+{increment}"),
            }
        };
        self.list.iter().map(one).collect::<Vec<_>>().join(":")
    }
}

#[cfg(test)]
mod tests {
    use crate::record::TimeControl;

    #[test]
    fn minutes_are_meant_where_seconds_make_no_game() {
        for (text, expected) in [
            ("90+30", Some("5400+30")),
            ("3+2", Some("180+2")),
            ("25+10", Some("1500+10")),
            ("180+30", Some("10800+30")),
            ("180+2", None),
            ("300+3", None),
            ("40/120", Some("40/7200")),
            ("120/40", Some("40/7200")),
            ("40/90", Some("40/5400")),
            ("40/90+30:30+30", Some("40/5400+30:1800+30")),
            ("40/120:20/60:30", Some("40/7200:20/3600:1800")),
            ("40/7200:3600", None),
            ("60/600", None),
            ("40/120:1800", None),
            ("10.5+1", None),
            ("90 min", None),
            ("*60", None),
        ] {
            let found = match TimeControl::read(text) {
                Some(TimeControl::Periods(periods)) => periods.in_minutes().map(|periods| periods.standard_text()),
                _ => None,
            };
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }
}
