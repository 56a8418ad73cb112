//! Compares the clocks of a main line with its time control.
//!
//! Records are not exact: boards send whole seconds, and sometimes the time before the increment was added and
//! sometimes the time after it; programs add the time of the next period at its first move or when the old time has run
//! out. Deviations that can be explained this way are not reported.

use crate::game::{Game, Side};
use crate::record::clock_unit::ClockUnit;
use crate::record::command::{commands, time_ms};
use crate::record::{ItemKind, Period, Periods, Record, TimeControl};
use crate::replay::Replay;
use crate::sorting::CompactSort;
use crate::text::Span;

use super::clock_glance::ClockGlance;

/// A clock time as written, with its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The command in the record.
    pub span: Span,
    /// The ply it follows, from 1.
    pub ply: u32,
    /// The number of the move.
    pub number: u32,
    /// The side that made it.
    pub side: Side,
    /// The time left, from `[%clk]`.
    pub clock_ms: u64,
    /// The time spent, from `[%emt]`.
    pub elapsed_ms: Option<u64>,
}

/// A deviation that the time control does not explain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockEvent {
    /// The reading at which it occurs.
    pub reading: ClockReading,
    /// The kind of deviation.
    pub kind: ClockEventKind,
}

/// The kind of deviation of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEventKind {
    /// The time increased by more than the increments of the moves since the last reading.
    Rose {
        /// The last reading of this clock, in milliseconds.
        from_ms: u64,
        /// The increments of the moves since.
        increments_ms: u64,
        /// The number of other increases in the record.
        n_more: u32,
        /// The possible explanation.
        why: Rise,
    },
    /// The clock began with more than the time control gives, but with what it would give if it meant minutes: `90+30`.
    MeantMinutes {
        /// The number that means minutes.
        minutes: u64,
    },
    /// The clock began with more than the time control gives.
    BeganHigher {
        /// The time for the first move according to the time control, its increment included.
        most_ms: u64,
    },
    /// The clock was at zero, and the side moved again.
    AtZero,
    /// The time spent is not the difference of the clocks.
    ElapsedDiffers {
        /// The time spent according to the clocks.
        by_clocks_ms: u64,
        /// The number of other such moves in the record.
        n_more: u32,
    },
}

/// Possible explanations of an increase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rise {
    /// No known explanation.
    Unexplained,
    /// It is at most two increments: one reading may have been taken before the clock was pressed.
    Increments,
    /// This many minutes were added, as an arbiter does for a completed illegal move or an incorrect claim by the
    /// opponent.
    Arbiter {
        /// The number of minutes.
        minutes: u64,
    },
    /// The record has no time control, and no other increase is nearly as large.
    NoTimeControl,
}

/// Smaller differences are ignored, in milliseconds, because clocks show whole seconds.
const TOLERANCE: u64 = 1000;
/// The minutes that arbiters add to the opponent's time as penalties: one, two, three (9.5 and 7.5 of the editions).
const PENALTIES: [u64; 3] = [1, 2, 3];
const MINUTE: u64 = 60_000;
/// The longest move after which a penalty can still be recognized by the difference alone.
const MAX_TAKEN: u64 = 30_000;
/// A larger increase can only be a period of the time control.
const MIN_PERIOD: u64 = 10 * MINUTE;

/// Returns true if a quick check shows that the clocks of a record are in order; `control` is the value of its tag
/// `TimeControl`.
#[must_use]
pub fn clocks_are_plain(glance: ClockGlance, control: &str) -> bool {
    match (glance, plain_control_ms(control.as_bytes())) {
        (ClockGlance::None, _) => true,
        (ClockGlance::Regular { largest_rise_ms, first_ms }, Some((base, increment))) => {
            largest_rise_ms <= increment + TOLERANCE && first_ms <= base + 2 * increment + TOLERANCE
        }
        (ClockGlance::Regular { largest_rise_ms, .. }, None) => {
            largest_rise_ms <= TOLERANCE && matches!(control, "" | "?" | "-")
        }
        (ClockGlance::Irregular, _) => false,
    }
}

/// Returns true if a value of the tag `TimeControl` is readable, with a fast path for the usual form.
#[must_use]
pub fn control_is_readable(control: &str) -> bool {
    control.is_empty() || plain_control_ms(control.as_bytes()).is_some() || TimeControl::read(control).is_some()
}

/// Parses the usual form of a time control by hand, `300+3`.
fn plain_control_ms(control: &[u8]) -> Option<(u64, u64)> {
    const MAX_DIGITS: usize = 5;
    let mut parts = [0; 2];
    let (mut part, mut n_digits) = (0, 0);
    for byte in control {
        match byte {
            b'0'..=b'9' if n_digits < MAX_DIGITS => {
                parts[part] = parts[part] * 10 + u64::from(byte - b'0');
                n_digits += 1;
            }
            b'+' if part == 0 && n_digits > 0 => (part, n_digits) = (1, 0),
            _ => return None,
        }
    }
    (n_digits > 0 && parts[0] > 0).then_some((parts[0] * 1000, parts[1] * 1000))
}

/// Reads the clocks of the main line, as far as it was played.
pub fn read_clocks<G: Game>(game: &G, record: &Record<'_>, replay: &Replay<G>) -> Vec<ClockReading> {
    let mut readings: Vec<ClockReading> = Vec::new();
    let Some(start) = &replay.start.position else { return readings };
    let (mut depth, mut ply, mut unit) = (0_u32, 0_u32, ClockUnit::default());
    for (index, item) in (0..).zip(&record.tape.items) {
        match item.kind {
            ItemKind::VariationOpen => depth += 1,
            ItemKind::VariationClose => depth = depth.saturating_sub(1),
            ItemKind::Move if depth == 0 => ply += u32::from(!replay.is_passed_over(index)),
            ItemKind::Comment if depth == 0 && ply > 0 => {
                if ply > replay.main_plies {
                    break;
                }
                let text = record.slice(item.span);
                let (mut clock, mut elapsed_ms) = (None, None);
                for command in commands(text) {
                    match command.name {
                        "clk" => clock = unit.read(record, command.argument).map(|ms| (ms, command)).or(clock),
                        "emt" => elapsed_ms = time_ms(command.argument).or(elapsed_ms),
                        _ => {}
                    }
                }
                let Some((clock_ms, command)) = clock else { continue };
                let offset = |at: usize| item.span.start.saturating_add(u32::try_from(at).unwrap_or(u32::MAX));
                let span = Span { start: offset(command.start), end: offset(command.end) };
                let (number, side) = game.turn_after(start, ply - 1);
                let reading = ClockReading { span, ply, number, side, clock_ms, elapsed_ms };
                match readings.last_mut().filter(|last| last.ply == ply) {
                    // The last clock after a move belongs to it.
                    Some(last) => *last = reading,
                    None => readings.push(reading),
                }
            }
            _ => {}
        }
    }
    readings
}

/// Chooses the unit of a plain number in the time control by the first clocks: `90+30` is minutes if they begin with
/// them.
#[must_use]
pub fn periods_meant(periods: &Periods, readings: &[ClockReading]) -> Periods {
    let first = readings.first();
    match (first, periods.in_minutes()) {
        (Some(first), Some(minutes))
            if first.clock_ms > most_at(&periods.list[0], first)
                && first.clock_ms <= most_at(&minutes.list[0], first) =>
        {
            minutes
        }
        _ => periods.clone(),
    }
}

/// Returns the maximum time a clock can show at a reading in the first period. Boards may add the increment before the
/// first move.
fn most_at(period: &Period, reading: &ClockReading) -> u64 {
    let n_increments = u64::from(reading.number) + 1;
    period.base_ms.saturating_add(period.increment_ms.saturating_mul(n_increments)).saturating_add(TOLERANCE)
}

/// Finds the deviations that the time control does not explain, in the order of the record.
#[must_use]
pub fn clock_events(control: Option<&TimeControl>, readings: &[ClockReading], n_plies: u32) -> Vec<ClockEvent> {
    let mut events = Vec::new();
    let meant = match control {
        Some(TimeControl::Periods(periods)) => {
            let meant = periods_meant(periods, readings);
            begins_higher(periods, &meant, readings, &mut events);
            Some(meant)
        }
        Some(TimeControl::Untimed) => return events,
        Some(TimeControl::Unknown) | None => None,
    };
    let is_untrue = events.iter().any(|event| matches!(event.kind, ClockEventKind::BeganHigher { .. }));
    match meant.filter(|_| !is_untrue) {
        Some(periods) if periods.list.iter().any(|period| period.is_hourglass) => {}
        Some(periods) => {
            rises(&periods.list, readings, &mut events);
            elapsed(&periods.list, readings, &mut events);
        }
        None => outlier(readings, &mut events),
    }
    at_zero(readings, n_plies, &mut events);
    events.compact_sort_by_key(|event| event.reading.ply);
    events
}

fn begins_higher(written: &Periods, meant: &Periods, readings: &[ClockReading], events: &mut Vec<ClockEvent>) {
    let Some(first) = readings.first() else { return };
    if written != meant {
        let minutes = written.list[0].base_ms / 1000;
        return events.push(ClockEvent { reading: *first, kind: ClockEventKind::MeantMinutes { minutes } });
    }
    let firsts = [Side::White, Side::Black].map(|side| readings.iter().find(|reading| reading.side == side));
    // A period that is over at the first reading has already added its time.
    let higher = firsts.into_iter().flatten().find(|first| {
        let period = &meant.list[0];
        period.moves.is_none_or(|moves| first.number < moves) && first.clock_ms > most_at(period, first)
    });
    if let Some(first) = higher {
        let most_ms = most_at(&meant.list[0], first) - TOLERANCE;
        events.push(ClockEvent { reading: *first, kind: ClockEventKind::BeganHigher { most_ms } });
    }
}

/// Follows one side's clock through the periods.
struct Follower<'a> {
    periods: &'a [Period],
    /// The index of the current period.
    index: usize,
    /// The number of the move that ends it.
    ends_at: Option<u32>,
}

impl<'a> Follower<'a> {
    fn new(periods: &'a [Period]) -> Self {
        Self { periods, index: 0, ends_at: periods[0].moves }
    }

    /// Returns the largest increment that may have been added: the end of a period is not always recorded.
    fn increment_ms(&self) -> u64 {
        let next = self.periods.get(self.index + 1).map_or(0, |period| period.increment_ms);
        let now = &self.periods[self.index];
        now.increment_ms.max(next).max(now.delay_ms)
    }

    /// Attributes an increase beyond the increments to the time of later periods; returns true if that explains it.
    fn explains(&mut self, excess_ms: u64, number: u32) -> bool {
        let (mut index, mut ends_at) = (self.index, self.ends_at);
        let mut added = 0_u64;
        loop {
            // Some clocks count one move too many; a period without a number of moves may end anywhere.
            if ends_at.is_some_and(|last| number.saturating_add(1) < last) {
                return false;
            }
            let is_last = index + 1 >= self.periods.len();
            let (true, Some(next)) =
                (ends_at.is_some() || !is_last, self.periods.get(if is_last { index } else { index + 1 }))
            else {
                return false;
            };
            added = added.saturating_add(next.base_ms);
            index = if is_last { index } else { index + 1 };
            ends_at = match (ends_at, next.moves) {
                (Some(last), Some(moves)) => Some(last.saturating_add(moves.max(1))),
                (None, moves) => moves,
                (Some(_), None) => None,
            };
            if excess_ms <= added.saturating_add(TOLERANCE) {
                (self.index, self.ends_at) = (index, ends_at);
                return true;
            }
        }
    }
}

fn rises(periods: &[Period], readings: &[ClockReading], events: &mut Vec<ClockEvent>) {
    let mut found: Vec<ClockEvent> = Vec::new();
    for side in [Side::White, Side::Black] {
        let mut follower = Follower::new(periods);
        let mut own = readings.iter().filter(|reading| reading.side == side);
        let Some(mut last) = own.next() else { continue };
        for reading in own {
            let n_moves = u64::from(reading.number.saturating_sub(last.number)).max(1);
            let increments_ms = follower.increment_ms().saturating_mul(n_moves);
            let rise = reading.clock_ms.saturating_sub(last.clock_ms);
            let excess = rise.saturating_sub(increments_ms);
            // A move a day: each has the whole time again.
            let is_anew = periods[follower.index].moves == Some(1);
            if excess > TOLERANCE && !is_anew && !follower.explains(excess, reading.number) {
                let why = explanation(excess, reading.elapsed_ms.filter(|_| n_moves == 1), increments_ms);
                let kind = ClockEventKind::Rose { from_ms: last.clock_ms, increments_ms, n_more: 0, why };
                found.push(ClockEvent { reading: *reading, kind });
            }
            last = reading;
        }
    }
    found.compact_sort_by_key(|event| event.reading.ply);
    // One event for each kind of explanation is enough, except that each penalty is reported.
    let mut kept: Vec<ClockEvent> = Vec::new();
    for event in found {
        let ClockEventKind::Rose { why: new, .. } = event.kind else { continue };
        let like = kept.iter_mut().find_map(|old| match &mut old.kind {
            ClockEventKind::Rose { why, n_more, .. } if *why == new && !matches!(new, Rise::Arbiter { .. }) => {
                Some(n_more)
            }
            _ => None,
        });
        match like {
            Some(n_more) => *n_more += 1,
            None => kept.push(event),
        }
    }
    // A clock that increases repeatedly is not explained by an arbiter.
    let n_penalties = kept.iter().filter(|event| is_penalty(event)).count();
    if n_penalties > 2 {
        let mut left = n_penalties;
        kept.retain_mut(|event| {
            if !is_penalty(event) {
                return true;
            }
            left -= 1;
            if left + 1 == n_penalties
                && let ClockEventKind::Rose { why, n_more, .. } = &mut event.kind
            {
                (*why, *n_more) = (Rise::Unexplained, u32::try_from(n_penalties - 1).unwrap_or(u32::MAX));
                return true;
            }
            false
        });
    }
    events.extend(kept);
}

const fn is_penalty(event: &ClockEvent) -> bool {
    matches!(event.kind, ClockEventKind::Rose { why: Rise::Arbiter { .. }, .. })
}

/// Returns the possible explanation of an increase beyond the increments.
fn explanation(excess_ms: u64, elapsed_ms: Option<u64>, increments_ms: u64) -> Rise {
    for minutes in PENALTIES {
        let penalty = minutes * MINUTE;
        let is_it = match elapsed_ms {
            Some(elapsed) => (excess_ms + elapsed).abs_diff(penalty) <= 2 * TOLERANCE,
            None => excess_ms <= penalty + TOLERANCE && excess_ms + MAX_TAKEN >= penalty,
        };
        if is_it {
            return Rise::Arbiter { minutes };
        }
    }
    if excess_ms <= increments_ms + TOLERANCE { Rise::Increments } else { Rise::Unexplained }
}

/// Finds the only increase that differs from all others in a record without a time control: neither an increment nor a
/// period explains it.
/// increment and by no period.
fn outlier(readings: &[ClockReading], events: &mut Vec<ClockEvent>) {
    const FEWEST: usize = 10;
    let mut found: Vec<(u64, ClockReading, u64)> = Vec::new();
    for side in [Side::White, Side::Black] {
        let own: Vec<&ClockReading> = readings.iter().filter(|reading| reading.side == side).collect();
        for pair in own.windows(2).filter(|pair| pair[1].number == pair[0].number + 1) {
            let rise = pair[1].clock_ms.saturating_sub(pair[0].clock_ms);
            found.push((rise, *pair[1], pair[0].clock_ms));
        }
    }
    if found.len() < FEWEST {
        return;
    }
    found.compact_sort_by_key(|(rise, reading, _)| (*rise, reading.ply));
    let second = found[found.len() - 2].0;
    if let Some((rise, reading, from_ms)) = found.last().copied()
        && rise > 2 * second + MINUTE
        && rise < MIN_PERIOD
    {
        let kind = ClockEventKind::Rose { from_ms, increments_ms: second, n_more: 0, why: Rise::NoTimeControl };
        events.push(ClockEvent { reading, kind });
    }
}

fn elapsed(periods: &[Period], readings: &[ClockReading], events: &mut Vec<ClockEvent>) {
    let increment = periods.iter().map(|period| period.increment_ms.max(period.delay_ms)).max().unwrap_or(0);
    let mut found: Option<ClockEvent> = None;
    for side in [Side::White, Side::Black] {
        let own: Vec<&ClockReading> = readings.iter().filter(|reading| reading.side == side).collect();
        for pair in own.windows(2).filter(|pair| pair[1].number == pair[0].number + 1) {
            let Some(elapsed) = pair[1].elapsed_ms else { continue };
            // If the clock increased by more than its increment, that is another finding, or a new period.
            let Some(by_clocks_ms) = (pair[0].clock_ms + increment).checked_sub(pair[1].clock_ms) else { continue };
            if by_clocks_ms.abs_diff(elapsed) <= increment + 2 * TOLERANCE {
                continue;
            }
            let reading = *pair[1];
            let n_before = match &found {
                Some(ClockEvent { kind: ClockEventKind::ElapsedDiffers { n_more, .. }, .. }) => n_more + 1,
                _ => 0,
            };
            match &mut found {
                Some(event) if event.reading.ply < reading.ply => {
                    event.kind = match event.kind {
                        ClockEventKind::ElapsedDiffers { by_clocks_ms, .. } => {
                            ClockEventKind::ElapsedDiffers { by_clocks_ms, n_more: n_before }
                        }
                        kind => kind,
                    };
                }
                _ => {
                    let kind = ClockEventKind::ElapsedDiffers { by_clocks_ms, n_more: n_before };
                    found = Some(ClockEvent { reading, kind });
                }
            }
        }
    }
    events.extend(found);
}

/// Finds for each side the first clock at zero after which it moved again, unless the time of a new period was added.
fn at_zero(readings: &[ClockReading], n_plies: u32, events: &mut Vec<ClockEvent>) {
    for side in [Side::White, Side::Black] {
        let mut own = readings.iter().filter(|reading| reading.side == side).peekable();
        while let Some(reading) = own.next() {
            let is_new_period = own.peek().is_some_and(|next| next.clock_ms >= MIN_PERIOD / 2);
            if reading.clock_ms == 0 && reading.ply + 2 <= n_plies && !is_new_period {
                events.push(ClockEvent { reading: *reading, kind: ClockEventKind::AtZero });
                break;
            }
        }
    }
}
