//! A quick check of the clocks of a record, so that sound clocks cost almost nothing.

use crate::record::{Item, ItemKind, Record};

/// The result of the quick check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockGlance {
    /// There are no clocks.
    None,
    /// Each move is followed by its clock, as servers write them.
    Regular {
        /// The largest increase of a side's clock from one move to the next, in milliseconds.
        largest_rise_ms: u64,
        /// The higher of the first clocks of both sides, in milliseconds.
        first_ms: u64,
    },
    /// They need a careful reading.
    Irregular,
}

/// Checks the clocks of a record quickly.
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
    regular(&record.tape.items).unwrap_or(ClockGlance::Irregular)
}

/// The state up to some move.
#[derive(Default)]
struct SeenClocks {
    largest_rise_ms: u64,
    first_ms: u64,
}

impl SeenClocks {
    /// Records a clock that is higher than the previous one of the same side; both are one more than their seconds.
    #[cold]
    #[inline(never)]
    fn rise(&mut self, from: u32, to: u32) {
        if from > 0 {
            self.largest_rise_ms = self.largest_rise_ms.max(u64::from(to - from) * 1000);
        } else {
            self.first_ms = self.first_ms.max(u64::from(to - 1) * 1000);
        }
    }
}

/// Follows moves with one clock each; `None` if there is anything else.
fn regular(mut items: &[Item]) -> Option<ClockGlance> {
    let mut seen = SeenClocks::default();
    // The last two clocks in seconds plus one; 0 before the first.
    let (mut before_last, mut last) = (0, 0);
    let mut add = |clock: u32| {
        if clock >= before_last {
            seen.rise(before_last, clock + 1);
        }
        (before_last, last) = (last, clock + 1);
    };
    loop {
        let (moves, _) = items.as_chunks();
        let mut n_usual = 0;
        // As servers write each move.
        for [number, mv, comment] in moves {
            let Some(clock) = comment.clock() else { break };
            if number.kind != ItemKind::Number || mv.kind != ItemKind::Move {
                break;
            }
            add(clock);
            n_usual += 1;
        }
        let Some((comment, rest)) = next_comment(&items[3 * n_usual..])? else { break };
        add(comment.clock()?);
        items = rest;
    }
    Some(ClockGlance::Regular { largest_rise_ms: seen.largest_rise_ms, first_ms: seen.first_ms })
}

/// Finds the comment of the next move, and the items after it; the inner `None` is the end of the record, the outer one
/// anything unusual.
#[expect(clippy::option_option, reason = "the end of a game is not an irregularity")]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{RecordReader, Tape};

    fn glance(text: &str) -> ClockGlance {
        let mut tape = Tape::default();
        RecordReader::new(text).next_record(&mut tape);
        glance_at_clocks(&Record { text, tape: &tape })
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
