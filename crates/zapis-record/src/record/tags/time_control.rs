//! The productions of `grammar/time_control.ebnf`: `40/5400+30:1800+30`, the value of the tag `TimeControl`.

use nom::branch::alt;
use nom::bytes::complete::tag;
use nom::character::complete::{char, digit1};
use nom::combinator::{map, opt, value};
use nom::multi::separated_list1;
use nom::sequence::{pair, preceded, terminated};
use nom::{IResult, Parser};

use super::period::{Period, thousandths};
use super::time_control_prose;

/// The value of the tag `TimeControl`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// `?`: unknown.
    Unknown,
    /// `-`: none.
    Untimed,
    /// `40/9000`, `300+3`, `90 min + 30 sec/move`: these periods, one after another.
    Periods(Periods),
}

/// The periods of a game, with their spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periods {
    /// The periods in their order; at least one.
    pub list: Vec<Period>,
    /// Their spelling.
    pub form: Form,
}

/// The spelling of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The standard's, in seconds: `5400+30`.
    Standard,
    /// In words: `90 min + 30 sec/move`.
    Prose,
}

impl TimeControl {
    /// Parses the value of the tag, in the standard's form or in words. Returns `None` if it is not readable; an empty
    /// value is unknown.
    ///
    /// ```
    /// use zapis_record::record::{Period, TimeControl};
    ///
    /// let Some(TimeControl::Periods(periods)) = TimeControl::read("40/5400+30:1800+30") else { panic!() };
    /// let first = Period { moves: Some(40), base_ms: 5_400_000, increment_ms: 30_000, ..Period::default() };
    /// assert_eq!(periods.list[0], first);
    /// assert_eq!(TimeControl::read("?"), Some(TimeControl::Unknown));
    /// assert_eq!(TimeControl::read("as usual"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if text.is_empty() {
            return Some(Self::Unknown);
        }
        if let Some(periods) = Periods::of_bar(text) {
            return Some(Self::Periods(periods));
        }
        if let Ok(("", read)) = time_control(&without_blanks(text))
            && let Some(meant) = read.meant()
        {
            return Some(meant);
        }
        time_control_prose::read(text).map(|list| Self::Periods(Periods { list, form: Form::Prose }))
    }

    /// Returns the meaning of a value that follows the grammar, if it makes sense: only the last period is without a
    /// number of moves (otherwise `1:30:00` would be three), some time is given, and `5400/40` is the wrong way round.
    fn meant(mut self) -> Option<Self> {
        let Self::Periods(periods) = &mut self else { return Some(self) };
        let before_last = periods.list.len() - 1;
        for (index, period) in periods.list.iter_mut().enumerate() {
            if let Some(moves) = period.moves
                && is_reversed(moves, period.base_ms)
            {
                period.moves = u32::try_from(period.base_ms / 1000).ok();
                period.base_ms = u64::from(moves) * 1000;
            }
            let has_moves = period.moves.map_or(index == before_last, |moves| moves > 0);
            if !has_moves || (period.base_ms == 0 && period.increment_ms == 0) {
                return None;
            }
        }
        Some(self)
    }
}

/// Returns true if moves and seconds are swapped: 5400 moves in 40 seconds are impossible, and so are 120 moves in 40,
/// in any unit.
const fn is_reversed(moves: u32, base_ms: u64) -> bool {
    (moves >= 300 && base_ms <= 120_000) || (moves > 60 && base_ms > 0 && base_ms <= 60_000)
}

/// Removes the blanks that do not separate two numbers.
fn without_blanks(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut joined = String::new();
    for word in words {
        let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
        if is_digit(joined.chars().next_back()) && is_digit(word.chars().next()) {
            joined.push(' ');
        }
        joined.push_str(word);
    }
    joined
}

/// Parses a whole value in the standard's form.
pub fn time_control(input: &str) -> IResult<&str, TimeControl, ()> {
    alt((
        value(TimeControl::Unknown, char('?')),
        value(TimeControl::Untimed, char('-')),
        map(periods, |list| TimeControl::Periods(Periods { list, form: Form::Standard })),
    ))
    .parse(input)
}

/// Parses periods with colons between them.
pub fn periods(input: &str) -> IResult<&str, Vec<Period>, ()> {
    separated_list1(char(':'), period).parse(input)
}

/// Parses one period.
pub fn period(input: &str) -> IResult<&str, Period, ()> {
    alt((hourglass, timed)).parse(input)
}

/// Parses the period of a sand clock.
pub fn hourglass(input: &str) -> IResult<&str, Period, ()> {
    let (rest, base_ms) = preceded(char('*'), seconds).parse(input)?;
    Ok((rest, Period { base_ms, is_hourglass: true, ..Period::default() }))
}

/// Parses a period of a clock.
pub fn timed(input: &str) -> IResult<&str, Period, ()> {
    let (rest, moves) = opt(terminated(moves, tag("/"))).parse(input)?;
    let (rest, (base_ms, increment)) = pair(seconds, opt(preceded(char('+'), seconds))).parse(rest)?;
    Ok((rest, Period { moves, base_ms, increment_ms: increment.unwrap_or(0), ..Period::default() }))
}

/// Parses a number of moves.
pub fn moves(input: &str) -> IResult<&str, u32, ()> {
    let (rest, digits) = digit1(input)?;
    Ok((rest, digits.parse().unwrap_or(u32::MAX)))
}

/// Parses seconds as milliseconds.
pub fn seconds(input: &str) -> IResult<&str, u64, ()> {
    let (rest, digits) = digit1(input)?;
    let (rest, fraction) = opt(preceded(char('.'), digit1)).parse(rest)?;
    let whole = digits.parse().unwrap_or(u64::MAX / 1_000_000).min(u64::MAX / 1_000_000);
    Ok((rest, whole * 1000 + fraction.map_or(0, thousandths)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let Some(read) = TimeControl::read(text) else { return "unreadable".to_owned() };
        let TimeControl::Periods(periods) = read else { return format!("{read:?}") };
        let one = |period: &Period| {
            let moves = period.moves.map_or(String::new(), |moves| format!("{moves}/"));
            let seconds = |ms: u64| match ms % 1000 {
                0 => (ms / 1000).to_string(),
                rest => format!("{}.{}", ms / 1000, format!("{rest:03}").trim_end_matches('0')),
            };
            let delay = if period.delay_ms > 0 { format!("d{}", seconds(period.delay_ms)) } else { String::new() };
            let sand = if period.is_hourglass { "*" } else { "" };
            format!("{moves}{sand}{}+{}{delay}", seconds(period.base_ms), seconds(period.increment_ms))
        };
        periods.list.iter().map(one).collect::<Vec<_>>().join(":")
    }

    #[test]
    fn time_controls_are_read_in_every_form() {
        for (text, expected) in [
            // In the standard's form.
            ("?", "Unknown"),
            ("", "Unknown"),
            ("-", "Untimed"),
            ("40/9000", "40/9000+0"),
            ("300", "300+0"),
            ("4500+60", "4500+60"),
            ("*180", "*180+0"),
            ("10.931+0.109", "10.931+0.109"),
            ("40/5400+30:1800+30", "40/5400+30:1800+30"),
            ("40/7200:20/3600:900+30", "40/7200+0:20/3600+0:900+30"),
            ("40/960:40/960:40/960", "40/960+0:40/960+0:40/960+0"),
            ("90+30", "90+30"),
            ("1/86400", "1/86400+0"),
            // The wrong way round, and times of the clock.
            ("5400/40+30:1800+30", "40/5400+30:1800+30"),
            ("120/40", "40/120+0"),
            ("90/40:30", "40/90+0:30+0"),
            ("60/30", "60/30+0"),
            ("15|10", "900+10"),
            ("3 | 2", "180+2"),
            ("1:30:00+30", "5400+30"),
            ("1:30:00 + 0:00:30", "5400+30"),
            // English.
            ("90 min + 30 sec/move", "5400+30"),
            ("90 min + 30 sec / move", "5400+30"),
            ("90 minutes +30 seconds increment", "5400+30"),
            ("90'+30''", "5400+30"),
            ("90' + 30\"", "5400+30"),
            ("90′+30″", "5400+30"),
            ("15'+10\"", "900+10"),
            ("90 + 30", "90+30"),
            ("90m+30s", "5400+30"),
            ("90min+30", "5400+30"),
            ("90min with 30 sec increment", "5400+30"),
            ("G/60 d5", "3600+0d5"),
            ("G/60;d5", "3600+0d5"),
            ("G/90; +30", "5400+30"),
            ("G90", "5400+0"),
            ("g90+30", "5400+30"),
            ("G/90;inc30", "5400+30"),
            ("Game in 30 minutes", "1800+0"),
            ("40 moves in 2h", "40/7200+0"),
            ("40 moves in 2 hours, then 20 moves in 1 hour, then 30 min", "40/7200+0:20/3600+0:1800+0"),
            ("40/120, SD/60", "40/7200+0:3600+0"),
            ("40/90, SD/30; +30", "40/5400+30:1800+30"),
            ("2h/40 + 1h", "40/7200+0:3600+0"),
            ("1h30 + 30s", "5400+30"),
            ("1h 30m", "5400+0"),
            ("2 min 17 sec + 7 sec/move", "137+7"),
            ("90 min/40 moves + 30 min + 30 sec/move", "40/5400+30:1800+30"),
            ("90'/40 + 30' + 30''", "40/5400+30:1800+30"),
            (
                "90 minutes for 40 moves followed by 30 minutes for the rest of the game with an addition of 30 seconds \
                 per move starting from move one",
                "40/5400+30:1800+30",
            ),
            (
                "120 minutes for the first 40 moves, then 60 minutes for the next 20 moves, then 15 minutes for the rest \
                 of the game with 30 seconds per move starting from move 61",
                "40/7200+0:20/3600+0:900+30",
            ),
            ("3 days per move", "1/259200+0"),
            ("5 min hourglass", "*300+0"),
            ("10 min, 5 s delay", "600+0d5"),
            // Russian.
            ("100 мин + 30 сек на ход", "6000+30"),
            ("90 мин. + 30 сек.", "5400+30"),
            ("1 час 30 минут + 30 секунд на каждый ход", "5400+30"),
            ("15 минут", "900+0"),
            (
                "90 минут на 40 ходов + 30 минут до конца с добавлением 30 секунд на каждый ход, начиная с первого",
                "40/5400+30:1800+30",
            ),
            (
                "2 часа на 40 ходов, затем 1 час на 20 ходов, затем 30 минут до конца партии",
                "40/7200+0:20/3600+0:1800+0",
            ),
            (
                "2 часа на 40 ходов, 1 час на 20 ходов, 15 минут до конца с добавлением 30 секунд на ход, начиная с 61-го хода",
                "40/7200+0:20/3600+0:900+30",
            ),
            ("3 дня на ход", "1/259200+0"),
            ("10 минут + 5 секунд на ход, начиная с 1-го хода", "600+5"),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn what_says_no_time_is_not_read() {
        for text in [
            "as usual",
            "blitz",
            "40",
            "0",
            "0/0",
            "+",
            "40 moves",
            "::",
            "90 90 90",
            "x/y",
            "W300-B240",
            "rapid 5 7 9",
        ] {
            let expected = if text == "40" { "40+0" } else { "unreadable" };
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn numbers_without_end_saturate() {
        let digits = "9".repeat(200);
        assert!(TimeControl::read(&digits).is_some());
        assert!(TimeControl::read(&format!("{digits}/{digits}+{digits}")).is_some());
        let _ = TimeControl::read(&format!("{digits} min + {digits} sec per move"));
    }
}
