//! Reads the comments that servers write after every move, `{ [%clk 0:10:00] }`, without parsing their parts.
//!
//! Every other comment, and every other way to write a time, is left to [`super::command`].

use crate::record::words::packed_san::low_byte;

/// The beginning of the usual comment, with the first byte lowest.
pub(crate) const BEGINNING: u64 = u64::from_le_bytes(*b"{ [%clk ");
/// The length of the usual comment, including its braces.
pub(crate) const LENGTH: u32 = 18;

/// Reads the text after [`BEGINNING`] in the usual comment, `0:10:00] }`, in seconds.
#[inline]
pub(crate) fn usual_clock(behind: &[u8]) -> Option<u32> {
    let [time @ .., b' ', b'}'] = behind.first_chunk::<10>()? else { return None };
    seconds(u64::from_le_bytes(*time))
}

/// Returns true if a comment is the one that servers write after an analyzed move, `{ [%eval 0.17] [%clk 0:01:00] }`.
#[inline(never)]
pub(crate) fn is_evaluation_and_clock(comment: &[u8]) -> bool {
    const EVALUATION: &[u8] = b"{ [%eval ";
    const CLOCK: &[u8] = b"] [%clk ";
    const LONGEST_VALUE: usize = 8;
    let Some((before, clock)) = comment.split_last_chunk::<18>() else { return false };
    before.len() <= EVALUATION.len() + LONGEST_VALUE && before.starts_with(EVALUATION) && clock.starts_with(CLOCK)
}

/// Reads the clock at the end of a comment, `… [%clk 1:10:00] }` or `…[%clk 1:10:00]}`, in seconds.
#[inline]
pub(crate) fn clock_at_end(comment: &[u8]) -> Option<u32> {
    const NAME: u64 = u64::from_le_bytes(*b"[%clk \0\0");
    const OF_NAME: u64 = 0xFFFF_FFFF_FFFF;
    let inside = comment.strip_suffix(b"}")?;
    let inside = inside.strip_suffix(b" ").unwrap_or(inside);
    // Nearly every comment with another end is rejected here.
    if inside.last() != Some(&b']') {
        return None;
    }
    let command: &[u8; 14] = inside.last_chunk()?;
    let (name, time) = (command.first_chunk()?, command.last_chunk()?);
    if u64::from_le_bytes(*name) & OF_NAME != NAME {
        return None;
    }
    seconds(u64::from_le_bytes(*time))
}

/// Reads a time such as `1:10:00]`, the first byte lowest.
#[inline]
const fn seconds(time: u64) -> Option<u32> {
    const ZERO: u64 = u64::from_le_bytes(*b"0:00:00]");
    const DIGITS: u64 = u64::from_le_bytes([15, 0, 15, 15, 0, 15, 15, 0]);
    const TOP: u64 = u64::from_le_bytes([6, 0, 10, 6, 0, 10, 6, 0]);
    let digits = time ^ ZERO;
    // A digit with six added stays below sixteen; so do, with ten added, the tens of minutes and seconds, up to five.
    if (digits | digits.wrapping_add(TOP)) & !DIGITS != 0 {
        return None;
    }
    // Ten times each digit, plus the next one.
    let pairs = digits * 10 + (digits >> 8);
    let (hours, minutes, seconds) = (low_byte(digits), low_byte(pairs >> 16), low_byte(pairs >> 40));
    Some(hours as u32 * 3600 + minutes as u32 * 60 + seconds as u32)
}

#[cfg(test)]
mod tests {
    use super::super::command::{commands, time_ms};
    use super::*;

    #[test]
    fn a_clock_seen_at_the_end_is_the_one_that_is_read_with_care() {
        let mut n_seen = 0;
        for comment in [
            "{[%clk 0:10:00]}",
            "{ [%clk 1:29:59] }",
            "{[%eval 0.3] [%clk 9:59:59]}",
            "{[%clk 9:99:99]}",
            "{[%clk 0:10:0:]}",
            "{[%clk 0:1x:00]}",
            "{[%clk 0;10:00]}",
            "{[%emt 0:10:00]}",
            "{[%clk 10:00]}",
            "{[%clk 0:10:00.5]}",
            "{[%clk 0:10:00] good}",
            "{[%clk 0:10:00][%clk 0:09:00]}",
            "{}",
            "{[%clk 10:10:00]}",
            "{[%clk é0:00:00]}",
            "{ [%clk 0:10:00] ",
            "{ [%clk 0:10:00",
            "{ [%clk /:10:00] }",
            "{ [%clk 0:10:0?] }",
        ] {
            let seen = clock_at_end(comment.as_bytes());
            if let Some(seconds) = seen {
                n_seen += 1;
                let read = commands(comment).filter(|command| command.name == "clk");
                let read = read.filter_map(|command| time_ms(command.argument)).last();
                assert_eq!(read, Some(u64::from(seconds) * 1000), "{comment}");
            }
            let beginning = BEGINNING.to_le_bytes();
            if let Some(behind) = comment.as_bytes().strip_prefix(&beginning)
                && let Some(clock) = usual_clock(&[behind, b" e5"].concat())
            {
                assert_eq!((LENGTH as usize, Some(clock)), (comment.len(), seen), "{comment}");
            }
        }
        assert_eq!(n_seen, 4);
        assert_eq!(usual_clock(b"1:29:59] } e5"), Some(5399));
        assert_eq!(usual_clock(b"1:29:59] "), None);
    }
}
