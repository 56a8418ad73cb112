//! Comments that engines and their user interfaces write after moves: evaluation, depth and time.
//!
//! | program | form | whose side |
//! |---|---|---|
//! | cutechess, fastchess | `{+0.23/12 1.2s}`, `{-M8/34 0.5s, White mates}` | the mover's; `M` counts plies |
//! | TCEC | `{d=23, sd=40, mt=1234, tl=60000, wv=0.11, …}` | White's; `mt` in milliseconds |
//! | Arena, XBoard and others | `{(Nf6) +0.23/12 2}`, `{+0.23/12}` | not known: no evaluation is taken |

use super::command::{Evaluation, time_ms};

/// The data in such a comment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EngineComment {
    /// The evaluation, if its side is known.
    pub evaluation: Option<Evaluation>,
    /// Whether the evaluation is for the side that moved; otherwise it is for White.
    pub is_for_mover: bool,
    /// The depth of the search.
    pub depth: Option<u32>,
    /// The time taken, in milliseconds.
    pub elapsed_ms: Option<u64>,
}

impl EngineComment {
    /// Parses the text of a comment, without its braces.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        match text.as_bytes().first()? {
            b'+' | b'-' | b'0'..=b'9' | b'M' => Self::score_and_depth(text, false),
            b'(' => Self::score_and_depth(text[1..].split_once(')')?.1.trim_start(), true),
            b'a'..=b'z' => Self::pairs(text),
            _ => None,
        }
    }

    /// Returns the evaluation for White.
    #[must_use]
    pub const fn for_white(&self, is_by_black: bool) -> Option<Evaluation> {
        let sign = if self.is_for_mover && is_by_black { -1 } else { 1 };
        match self.evaluation {
            Some(Evaluation::Centipawns(value)) => Some(Evaluation::Centipawns(sign * value)),
            Some(Evaluation::Mate(moves)) => Some(Evaluation::Mate(sign * moves)),
            None => None,
        }
    }

    /// Parses `+0.23/12 1.2s`.
    fn score_and_depth(text: &str, has_answer: bool) -> Option<Self> {
        let (written, behind) = text.split_once('/')?;
        let (score, has_sign) = (score(written)?, written.starts_with(['+', '-']));
        let n_digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        let depth = behind[..n_digits].parse().ok()?;
        let behind = behind[n_digits..].trim_start();
        let time_len = behind.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
        let (time, unit) = behind.split_at(time_len);
        let is_over = |rest: &str| rest.is_empty() || rest.starts_with([',', ' ', '\t', '\n', '\r']);
        let in_seconds = unit.strip_prefix('s').is_some_and(is_over);
        let elapsed_ms = seconds(time).filter(|_| in_seconds || is_over(unit));
        // `0.5/1` may be anything; so may a text that continues as a word.
        if !(is_over(behind) || elapsed_ms.is_some()) || (elapsed_ms.is_none() && !has_sign) {
            return None;
        }
        let is_of_mover = in_seconds && !has_answer;
        let evaluation = is_of_mover.then_some(score);
        Some(Self { evaluation, is_for_mover: is_of_mover, depth: Some(depth), elapsed_ms })
    }

    /// Parses `d=23, sd=40, mt=1234, wv=0.11`.
    fn pairs(text: &str) -> Option<Self> {
        let mut read = Self::default();
        let mut n_known = 0;
        for pair in text.split([',', ';']) {
            // A line of moves comes last, and may contain anything.
            let Some((name, value)) = pair.split_once('=') else { break };
            let value = value.trim();
            match name.trim() {
                "d" => read.depth = value.parse().ok(),
                "mt" => read.elapsed_ms = value.parse().ok().or_else(|| time_ms(value)),
                "wv" => read.evaluation = score(value),
                "sd" | "tl" | "s" | "n" | "tb" | "h" | "ph" => {}
                _ => continue,
            }
            n_known += 1;
        }
        let is_known = n_known >= 3 && (read.depth.is_some() || read.evaluation.is_some());
        is_known.then_some(read)
    }
}

/// Parses `+0.23` as hundredths of a pawn, `-M8` as mate; its plies are converted to moves.
fn score(text: &str) -> Option<Evaluation> {
    let (sign, value) = match text.as_bytes().first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    if let Some(plies) = value.strip_prefix('M') {
        let plies: i32 = whole_number(plies)?;
        return Some(Evaluation::Mate(sign * (plies / 2 + plies % 2)));
    }
    let (pawns, fraction) = value.split_once('.')?;
    let pawns = whole_number(pawns)?;
    if fraction.is_empty() || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digit = |at: usize| fraction.as_bytes().get(at).map_or(0, |byte| i32::from(*byte - b'0'));
    Some(Evaluation::Centipawns(sign * (pawns * 100 + digit(0) * 10 + digit(1))))
}

/// Parses digits, few enough not to overflow.
fn whole_number(text: &str) -> Option<i32> {
    const MAX_DIGITS: usize = 6;
    let are_digits = (1..=MAX_DIGITS).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    are_digits.then(|| text.parse().ok()).flatten()
}

/// Parses seconds with or without a fraction, as milliseconds.
fn seconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let whole = u64::try_from(whole_number(whole)?).ok()?;
    if !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let digits = fraction.bytes().chain(std::iter::repeat(b'0')).take(3);
    Some(digits.fold(whole, |value, digit| value * 10 + u64::from(digit - b'0')))
}

#[cfg(test)]
mod tests {
    use super::Evaluation::{Centipawns, Mate};
    use super::*;

    #[test]
    fn comments_of_engines_are_read_as_their_programs_write_them() {
        for (text, evaluation, is_for_mover, depth, elapsed_ms) in [
            ("+0.23/12 1.2s", Some(Centipawns(23)), true, Some(12), Some(1200)),
            ("-1.05/9 0s", Some(Centipawns(-105)), true, Some(9), Some(0)),
            ("0.00/1 0.001s", Some(Centipawns(0)), true, Some(1), Some(1)),
            ("+M9/20 0.50s", Some(Mate(5)), true, Some(20), Some(500)),
            ("-M8/20 3s, Black mates", Some(Mate(-4)), true, Some(20), Some(3000)),
            ("+0.31/15 0.104s, n=12345, sd=20", Some(Centipawns(31)), true, Some(15), Some(104)),
            ("(Nf6) +0.23/12 2", None, false, Some(12), Some(2000)),
            ("+0.23/12 2", None, false, Some(12), Some(2000)),
            ("-0.23/12", None, false, Some(12), None),
            ("d=23, sd=40, mt=1234, tl=5400, s=1, wv=0.11, pv=e4", Some(Centipawns(11)), false, Some(23), Some(1234)),
            ("d=30,sd=40,mt=00:00:12,wv=-M7", Some(Mate(-4)), false, Some(30), Some(12000)),
        ] {
            let expected = EngineComment { evaluation, is_for_mover, depth, elapsed_ms };
            assert_eq!(EngineComment::read(text), Some(expected), "{text}");
        }
        let by_black = EngineComment::read("+0.23/12 1.2s").and_then(|comment| comment.for_white(true));
        assert_eq!(by_black, Some(Centipawns(-23)));
    }

    #[test]
    fn other_comments_are_left_alone() {
        for text in [
            "book",
            "1/2",
            "1/2 a point",
            "0.5/1",
            "+1",
            "a good move",
            "(=)",
            "3/4 of the game",
            "d=5",
            "2024/05 1.2s",
            "+0.23/x 1s",
            "+0.23/12 1.2spam",
            "",
            "+/-",
            "+-",
            "(Nf6",
            "1.5/3 pages",
            "M/2 1s",
            "+99999999.0/1 1s",
        ] {
            assert_eq!(EngineComment::read(text), None, "{text}");
        }
    }
}
