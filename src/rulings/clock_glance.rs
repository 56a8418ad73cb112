//! A glance at the clocks of a record, so that one whose clocks are in order costs next to nothing.

use crate::record::{Item, ItemKind, Record};

/// What a glance at a record shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockGlance {
    /// There are no clocks.
    None,
    /// Behind each move stands its clock, as servers write them.
    Regular {
        /// By how much a side's clock rises at the most from one move to the next, in milliseconds.
        largest_rise_ms: u64,
        /// The higher one of the first clocks of both sides, in milliseconds.
        first_ms: u64,
    },
    /// They have to be read with care.
    Irregular,
}

/// Glances at the clocks of a record.
#[must_use]
pub fn glance_at_clocks(record: &Record<'_>) -> ClockGlance {
    let movetext = record.bytes(record.tape.span);
    let is_clock = |at: usize| movetext.get(at + 1..at + 4) == Some(b"clk");
    if !memchr::memchr_iter(b'%', movetext).any(is_clock) {
        return ClockGlance::None;
    }
    if record.tape.has_variations {
        return ClockGlance::Irregular;
    }
    regular(record.text.as_bytes(), &record.tape.items).unwrap_or(ClockGlance::Irregular)
}

/// Follows moves with one clock each; none where anything else stands between.
fn regular(text: &[u8], mut items: &[Item]) -> Option<ClockGlance> {
    let (mut largest_rise_ms, mut first_ms) = (0, 0);
    // The clocks of the last two moves, as they are written: such texts are in the order of their times.
    let (mut before_last, mut last) = (0, 0);
    loop {
        let comment = match items {
            // As servers write each move: its number, the move, its clock.
            [number, word, comment, rest @ ..]
                if number.kind == ItemKind::Number
                    && word.kind == ItemKind::Move
                    && comment.kind == ItemKind::Comment =>
            {
                items = rest;
                comment
            }
            _ => match next_comment(items)? {
                Some((comment, rest)) => {
                    items = rest;
                    comment
                }
                None => return Some(ClockGlance::Regular { largest_rise_ms, first_ms }),
            },
        };
        let end = comment.span.end as usize;
        let clock = match plain_clock(text, end) {
            Some(clock) => clock,
            None => close_clock(text, end)?,
        };
        if clock > before_last {
            let ms = clock_ms(clock)?;
            if before_last > 0 {
                largest_rise_ms = largest_rise_ms.max(ms.saturating_sub(clock_ms(before_last)?));
            } else {
                first_ms = first_ms.max(ms);
            }
        }
        (before_last, last) = (last, clock);
    }
}

/// Finds the comment of the next move, and what stands behind it; the inner none is the end of the record, the outer
/// anything unusual.
#[expect(clippy::option_option, reason = "an end is no irregularity")]
fn next_comment(items: &[Item]) -> Option<Option<(&Item, &[Item])>> {
    let mut n_moves = 0;
    for (at, item) in items.iter().enumerate() {
        match item.kind {
            ItemKind::Number if n_moves == 0 => {}
            ItemKind::Move if n_moves == 0 => n_moves = 1,
            ItemKind::Nag | ItemKind::Glyph if n_moves == 1 => {}
            ItemKind::Comment if n_moves == 1 => return Some(Some((item, &items[at + 1..]))),
            ItemKind::Termination if n_moves == 0 => return Some(None),
            _ => return None,
        }
    }
    (n_moves == 0).then_some(None)
}

const ZERO: u64 = u64::from_be_bytes(*b"0:00:00]");
/// What may differ from [`ZERO`] in a time: the four lower bits of its digits.
const NO_DIGIT: u64 = 0xF0FF_F0F0_FFF0_F0FF;

/// Takes the clock of a comment that ends `[%clk 0:10:00] }`: the text of its time as one number, which begins with the
/// hours. Exact values are asked for only where a clock is higher than the one before.
#[inline]
fn plain_clock(text: &[u8], end: usize) -> Option<u64> {
    const FIRST: u64 = u64::from_le_bytes(*b"[%clk 0:");
    const SECOND: u64 = u64::from_le_bytes(*b"00:00] }");
    let words: &[u8; 16] = text.get(..end)?.last_chunk()?;
    let first = u64::from_le_bytes(*words.first_chunk()?);
    let second = u64::from_le_bytes(*words.last_chunk()?);
    let differs = ((first ^ FIRST) & !0x000F_0000_0000_0000) | ((second ^ SECOND) & !0x0000_000F_0F00_0F0F);
    (differs == 0).then_some((first >> 48 | second << 16).swap_bytes())
}

/// Takes the clock of a comment that ends `[%clk 0:10:00]}`.
fn close_clock(text: &[u8], end: usize) -> Option<u64> {
    const WIDTH: usize = 15;
    let words: &[u8; WIDTH] = text.get(..end)?.last_chunk()?;
    let time = u64::from_be_bytes(*words[..WIDTH - 1].last_chunk()?);
    (words.starts_with(b"[%clk ") && words[WIDTH - 1] == b'}' && (time ^ ZERO) & NO_DIGIT == 0).then_some(time)
}

/// Returns the milliseconds of a clock that was taken.
fn clock_ms(written: u64) -> Option<u64> {
    const TEN: u64 = 0x0600_0606_0006_0600;
    let digits = written ^ ZERO;
    if (digits + TEN) & NO_DIGIT != 0 {
        return None;
    }
    let digit = |at: u32| (digits >> (8 * (7 - at))) & 15;
    let seconds = digit(0) * 3600 + digit(2) * 600 + digit(3) * 60 + digit(5) * 10 + digit(6);
    Some(seconds * 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::command::{commands, time_ms};
    use crate::record::{RecordReader, Tape};

    fn glance(text: &str) -> ClockGlance {
        let mut tape = Tape::default();
        RecordReader::new(text).next_record(&mut tape);
        glance_at_clocks(&Record { text, tape: &tape })
    }

    #[test]
    fn clocks_seen_at_a_glance_are_those_that_are_read_with_care() {
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
        ] {
            let (text, end) = (comment.as_bytes(), comment.len());
            if let Some(seen) = plain_clock(text, end).or_else(|| close_clock(text, end)).and_then(clock_ms) {
                n_seen += 1;
                let read = commands(comment).filter(|command| command.name == "clk");
                let read = read.filter_map(|command| time_ms(command.argument)).last();
                assert_eq!(read, Some(seen), "{comment}");
            }
        }
        assert_eq!(n_seen, 5);
    }

    #[test]
    fn each_side_has_a_clock_of_its_own() {
        let text = "1. e4 {[%clk 0:10:00]} 1... e5 {[%clk 0:20:00]} 2. Nf3 { [%clk 0:10:05] } Nc6 {[%eval 1.0] [%clk 0:19:59]} *";
        assert_eq!(glance(text), ClockGlance::Regular { largest_rise_ms: 5000, first_ms: 1_200_000 });
        assert_eq!(
            glance("1. e4! $1 {[%clk 0:10:00]} *"),
            ClockGlance::Regular { largest_rise_ms: 0, first_ms: 600_000 }
        );
        assert_eq!(glance("1. e4 {no clock} e5 {[%eval 0.3]} *"), ClockGlance::None);
        for irregular in [
            "1. e4 {[%clk 0:10:00]} e5 2. Nf3 {[%clk 0:10:05]} *",
            "1. e4 {[%clk 0:10:00]} (1. d4 {[%clk 0:10:00]}) e5 {[%clk 0:10:00]} *",
            "1. e4 {[%clk 0:10:00]} e5 {[%clk 0:10:00.5]} *",
            "1. e4 {[%clk 0:10:00]} $1 e5 {[%clk 0:10:00]} *",
            "1. e4 {[%clk 0:10:00] good} e5 *",
        ] {
            assert_eq!(glance(irregular), ClockGlance::Irregular, "{irregular}");
        }
    }
}
