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

/// What was seen up to some move.
#[derive(Default)]
struct Seen {
    /// The clock of the move before the last, in the order of times; 0 before the first.
    before_last: u64,
    /// The clock of the last move.
    last: u64,
    largest_rise_ms: u64,
    first_ms: u64,
}

impl Seen {
    /// Takes a clock that is higher than the one of the same side before.
    #[cold]
    #[inline(never)]
    fn rise(&mut self, from: u64, to: u64) -> bool {
        let (Some(from_ms), Some(to_ms)) = (clock_ms(from), clock_ms(to)) else { return false };
        if from > 0 {
            self.largest_rise_ms = self.largest_rise_ms.max(to_ms.saturating_sub(from_ms));
        } else {
            self.first_ms = self.first_ms.max(to_ms);
        }
        true
    }
}

/// Follows moves with one clock each; none where anything else stands between.
fn regular(text: &[u8], items: &[Item]) -> Option<ClockGlance> {
    let mut seen = Seen::default();
    let mut items = plain_moves(text, items, &mut seen);
    while let Some((comment, rest)) = next_comment(items)? {
        let clock = other_clock(text, comment.span.end as usize)?;
        if clock > seen.before_last && !seen.rise(seen.before_last, clock) {
            return None;
        }
        (seen.before_last, seen.last) = (seen.last, clock);
        items = plain_moves(text, rest, &mut seen);
    }
    Some(ClockGlance::Regular { largest_rise_ms: seen.largest_rise_ms, first_ms: seen.first_ms })
}

/// Follows moves as servers write each, its number, the move, `{ [%clk 0:10:00] }`, and returns what comes next.
fn plain_moves<'a>(text: &[u8], mut items: &'a [Item], seen: &mut Seen) -> &'a [Item] {
    const COMMAND: u64 = u64::from_be_bytes(*b"[%clk 0:");
    const TIME: u64 = u64::from_be_bytes(*b"00:00] }");
    const NO_DIGIT: u64 = 0xF0F0_FFF0_F0FF_FFFF;
    let (mut before_last, mut last) = (seen.before_last, seen.last);
    while let [number, word, comment, rest @ ..] = items {
        let is_usual =
            number.kind == ItemKind::Number && word.kind == ItemKind::Move && comment.kind == ItemKind::Comment;
        let Some(words) = text.get(..comment.span.end as usize).and_then(|text| text.last_chunk::<16>()) else { break };
        let (Some(command), Some(time)) = (words.first_chunk(), words.last_chunk()) else { break };
        let time = u64::from_be_bytes(*time);
        if !is_usual || u64::from_ne_bytes(*command) != COMMAND.to_be() || (time ^ TIME) & NO_DIGIT != 0 {
            break;
        }
        let clock = time >> 16;
        if clock > before_last && !seen.rise(before_last, clock) {
            break;
        }
        (before_last, last) = (last, clock);
        items = rest;
    }
    (seen.before_last, seen.last) = (before_last, last);
    items
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

/// Takes the clock of a comment that ends `[%clk 1:10:00] }` or `[%clk 1:10:00]}`, in the order of times: its hours and the
/// text behind them.
fn other_clock(text: &[u8], end: usize) -> Option<u64> {
    const WIDTH: usize = 14;
    let comment = text.get(..end)?.strip_suffix(b"}")?;
    let words: &[u8; WIDTH] = comment.strip_suffix(b" ").unwrap_or(comment).last_chunk()?;
    let [b'[', b'%', b'c', b'l', b'k', b' ', hours @ b'0'..=b'9', b':', rest @ ..] = words else { return None };
    let [tens, minutes, colon, ten_seconds, seconds, end] = *rest;
    let clock = u64::from_be_bytes([0, hours - b'0', tens, minutes, colon, ten_seconds, seconds, end]);
    clock_ms(clock).map(|_| clock)
}

/// Returns the milliseconds of a clock that was taken; none of what is no time.
fn clock_ms(clock: u64) -> Option<u64> {
    const ZERO: u64 = u64::from_be_bytes(*b"\0\x0000:00]");
    const DIGITS: u64 = 0x000F_0F0F_000F_0F00;
    const SIX: u64 = 0x0000_0606_0006_0600;
    if clock == 0 {
        return Some(0);
    }
    let digits = clock ^ ZERO;
    if (digits | (digits + SIX)) & !DIGITS != 0 {
        return None;
    }
    let at = |byte: u32| digits >> (8 * (7 - byte)) & 15;
    Some((at(1) * 3600 + at(2) * 600 + at(3) * 60 + at(5) * 10 + at(6)) * 1000)
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
            if let Some(seen) = other_clock(text, end).and_then(clock_ms) {
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
