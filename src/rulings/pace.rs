//! Classical, rapid or blitz: what a record's time control makes of it under an edition.

use crate::laws::{Edition, Pace, pace};
use crate::record::{Period, Periods, TimeControl};

use super::clock::{ClockReading, periods_meant};

/// The pace of a game, and what it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaceRuling {
    /// The pace.
    pub pace: Pace,
    /// What it rests on.
    pub basis: PaceBasis,
}

/// What a pace rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceBasis {
    /// It was asked for.
    Stated,
    /// One period, by the thresholds of the edition.
    TimeControl,
    /// Several periods, their times added up over sixty moves, as the editions say only of one period.
    SeveralPeriods,
    /// A bare number that is seconds by the PGN standard and minutes in much use, and no clock to tell: read as seconds.
    UnitsUnclear,
    /// Nothing is known of the time control.
    Unknown,
}

impl PaceBasis {
    /// Returns the word used in JSON: `time-control`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::TimeControl => "time-control",
            Self::SeveralPeriods => "several-periods",
            Self::UnitsUnclear => "units-unclear",
            Self::Unknown => "unknown",
        }
    }

    /// Tells whether the pace is only assumed.
    #[must_use]
    pub const fn is_assumed(self) -> bool {
        !matches!(self, Self::Stated | Self::TimeControl)
    }
}

/// Tells the pace of a record by its time control; the readings of its clocks help where units are unclear. None where
/// the time control says nothing, and where the edition draws no line.
///
/// ```
/// use zapis::laws::{Edition, Pace};
/// use zapis::record::TimeControl;
/// use zapis::rulings::{PaceBasis, pace_of};
///
/// let control = TimeControl::read("40/5400+30:1800+30").unwrap();
/// let ruled = pace_of(&control, Edition::Fide2023, &[]).unwrap();
/// assert_eq!((ruled.pace, ruled.basis), (Pace::Classical, PaceBasis::SeveralPeriods));
/// ```
#[must_use]
pub fn pace_of(control: &TimeControl, edition: Edition, readings: &[ClockReading]) -> Option<PaceRuling> {
    let TimeControl::Periods(periods) = control else { return None };
    let meant = periods_meant(periods, readings);
    let written = pace_of_periods(edition, &meant)?;
    let other = meant.in_minutes().filter(|_| readings.is_empty()).map(|minutes| pace_of_periods(edition, &minutes));
    let is_unclear = other.is_some_and(|other| other != Some(written));
    let basis = match () {
        () if is_unclear => PaceBasis::UnitsUnclear,
        () if meant.list.len() > 1 || meant.list[0].moves.is_some() => PaceBasis::SeveralPeriods,
        () => PaceBasis::TimeControl,
    };
    Some(PaceRuling { pace: written, basis })
}

/// The number of moves for which increments count (A.1 and B.1 of 2014 and later).
const MOVES: u64 = 60;

fn pace_of_periods(edition: Edition, periods: &Periods) -> Option<Pace> {
    let seconds = |ms: u64| u32::try_from(ms / 1000).unwrap_or(u32::MAX);
    match periods.list.as_slice() {
        [only] if only.is_hourglass => None,
        [Period { moves: None, base_ms, increment_ms, delay_ms, .. }] => {
            // The editions speak of increments; a delay gives as much at the most.
            pace(edition, seconds(*base_ms), seconds((*increment_ms).max(*delay_ms)))
        }
        list => {
            let (mut total, mut n_moves) = (0_u64, 0_u64);
            let rest = list.last()?;
            let has_increments = list.iter().any(|period| period.increment_ms > 0);
            for period in list.iter().chain(std::iter::repeat(rest)) {
                let moves = period.moves.map_or(MOVES, |moves| u64::from(moves).max(1)).min(MOVES - n_moves);
                total = total.saturating_add(period.base_ms).saturating_add(period.increment_ms.saturating_mul(moves));
                n_moves += moves;
                if n_moves >= MOVES {
                    break;
                }
            }
            // The Laws of 2001 have no formula for increments, and only single moves tell of one here.
            if edition == Edition::Fide2001 && has_increments {
                return None;
            }
            pace(edition, seconds(total), 0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_has_the_pace_of_its_edition() {
        use Edition::{Fide2001, Fide2014, Fide2023, Ru2011};
        use Pace::{Blitz, Classical, Rapid};
        use PaceBasis::{SeveralPeriods, TimeControl as One, UnitsUnclear};
        for (text, edition, expected) in [
            ("300+3", Fide2023, Some((Blitz, One))),
            ("600+0", Ru2011, Some((Blitz, One))),
            ("600+5", Fide2014, Some((Rapid, One))),
            ("15'+10\"", Fide2023, Some((Rapid, One))),
            ("5400+30", Fide2023, Some((Classical, One))),
            ("5400+30", Fide2001, None),
            ("40/5400+30:1800+30", Fide2023, Some((Classical, SeveralPeriods))),
            ("40/7200:20/3600:900+30", Fide2001, None),
            ("40/900:900", Fide2023, Some((Rapid, SeveralPeriods))),
            ("60/600", Fide2023, Some((Blitz, SeveralPeriods))),
            ("90+30", Fide2023, Some((Rapid, UnitsUnclear))),
            ("3+2", Fide2023, Some((Blitz, One))),
            ("?", Fide2023, None),
            ("-", Fide2023, None),
            ("*300", Fide2023, None),
        ] {
            let control = TimeControl::read(text).unwrap();
            let found = pace_of(&control, edition, &[]).map(|ruled| (ruled.pace, ruled.basis));
            assert_eq!(found, expected, "{text} under {edition}");
        }
    }
}
