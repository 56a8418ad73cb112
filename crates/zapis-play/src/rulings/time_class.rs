//! Classical, rapid or blitz: the class of a record's time control under an edition.

use crate::game::Game;
use crate::laws::{Edition, TimeClass, time_class_for};
use crate::record::{Period, Periods, Record, TimeControl, unescape};
use crate::replay::Replay;

use super::class_words::{class_in, class_in_kind, is_by_correspondence};
use super::clock::{ClockReading, periods_meant, read_clocks};

/// The time class of a game, and its basis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeClassRuling {
    /// The time class.
    pub class: TimeClass,
    /// Its basis.
    pub basis: TimeClassBasis,
}

/// The basis of a time class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeClassBasis {
    /// It was given.
    Stated,
    /// One period, by the thresholds of the edition.
    TimeControl,
    /// Several periods, their times added up over sixty moves, which the editions define only for one period.
    SeveralPeriods,
    /// Numbers that are seconds by the PGN standard and often minutes in practice, without a clock to decide: read as
    /// organizers mean them, as minutes except for games on a server.
    UnitsUnclear,
    /// An edition that has no formula for increments, or whose thresholds are unknown: those of its neighbor are used.
    NoFormula,
    /// The tag `EventType`: `swiss (rapid)`.
    EventType,
    /// A word instead of a time control: `rapid`.
    ControlWord,
    /// The name of the event: `World Blitz Championship`.
    EventName,
    /// Nothing is known about the time control.
    Unknown,
}

impl TimeClassBasis {
    /// Returns its name in JSON: `time-control`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::TimeControl => "time-control",
            Self::SeveralPeriods => "several-periods",
            Self::UnitsUnclear => "units-unclear",
            Self::NoFormula => "no-formula",
            Self::EventType => "event-type",
            Self::ControlWord => "time-control-word",
            Self::EventName => "event-name",
            Self::Unknown => "unknown",
        }
    }

    /// Returns true if the time class is only assumed.
    #[must_use]
    pub const fn is_assumed(self) -> bool {
        !matches!(self, Self::Stated | Self::TimeControl | Self::EventType | Self::ControlWord)
    }
}

impl TimeClassRuling {
    /// The result if nothing is known: classical chess, as an assumption.
    pub const UNKNOWN: Self = Self { class: TimeClass::Classical, basis: TimeClassBasis::Unknown };
}

/// Returns the time class of a record; `None` if it does not show one, and for correspondence games.
///
/// An unambiguous time control decides. Next come words for the kind of play in the tags `EventType` and `TimeControl`;
/// then a time control of several periods; then the name of the event; then a time control with unclear units. All but
/// the first two are assumptions, and marked as such.
#[must_use]
pub fn time_class_of_record<G: Game>(
    game: &G,
    record: &Record<'_>,
    replay: &Replay<G>,
    edition: Edition,
) -> Option<TimeClassRuling> {
    if is_by_correspondence(record) {
        return None;
    }
    let text = |name| record.tag(name).map(unescape);
    let written = text("TimeControl");
    let control = written.as_deref().and_then(TimeControl::read);
    let by_control = control.and_then(|control| {
        let readings = read_clocks(game, record, replay);
        time_class_by(&control, edition, &readings, is_of_a_server(record))
    });
    let with = |basis| move |time_class| TimeClassRuling { class: time_class, basis };
    let of = |basis: TimeClassBasis| by_control.filter(|ruled| ruled.basis == basis);
    of(TimeClassBasis::TimeControl)
        .or_else(|| class_in_kind(&text("EventType")?).map(with(TimeClassBasis::EventType)))
        .or_else(|| class_in_kind(written.as_deref()?).map(with(TimeClassBasis::ControlWord)))
        .or_else(|| of(TimeClassBasis::SeveralPeriods))
        .or_else(|| class_in(&text("Event")?).map(with(TimeClassBasis::EventName)))
        .or(by_control)
}

/// Returns true if a blitz game is what servers call bullet: less than three minutes for forty moves, by the time control in
/// seconds or by a word for it. No rule knows the class.
#[must_use]
pub fn is_bullet(record: &Record<'_>) -> bool {
    const SHORTEST_S: u32 = 15;
    let text = |name: &str| record.tag(name).unwrap_or_default().to_ascii_lowercase();
    if ["Event", "EventType", "TimeControl"].iter().any(|name| text(name).contains("bullet")) {
        return true;
    }
    let control = text("TimeControl");
    let (base, increment) = control.split_once('+').unwrap_or((&control, "0"));
    match (base.trim().parse::<u32>(), increment.trim().parse::<u32>()) {
        (Ok(base), Ok(increment)) => base >= SHORTEST_S && base.saturating_add(increment.saturating_mul(40)) < 180,
        _ => false,
    }
}

/// Returns true if a game was played on a server, where a time control is written in seconds by a program.
fn is_of_a_server(record: &Record<'_>) -> bool {
    let site = record.tag("Site").unwrap_or("").to_ascii_lowercase();
    let is_broadcast = site.contains("/broadcast/");
    let servers = ["lichess.org", "chess.com", "chess24", "playchess", "freechess.org", "chessclub.com", "fics"];
    !is_broadcast && servers.iter().any(|server| site.contains(server))
}

/// Returns the time class of a game by its time control; its clocks help if units are unclear. `None` if the time
/// control is not sufficient.
///
/// ```
/// use zapis_play::laws::{Edition, TimeClass};
/// use zapis_record::record::TimeControl;
/// use zapis_play::rulings::{TimeClassBasis, time_class_of};
///
/// let control = TimeControl::read("40/5400+30:1800+30").unwrap();
/// let ruled = time_class_of(&control, Edition::Fide2023, &[]).unwrap();
/// assert_eq!((ruled.class, ruled.basis), (TimeClass::Classical, TimeClassBasis::SeveralPeriods));
/// ```
#[must_use]
pub fn time_class_of(control: &TimeControl, edition: Edition, readings: &[ClockReading]) -> Option<TimeClassRuling> {
    time_class_by(control, edition, readings, false)
}

fn time_class_by(
    control: &TimeControl,
    edition: Edition,
    readings: &[ClockReading],
    is_of_a_server: bool,
) -> Option<TimeClassRuling> {
    let TimeControl::Periods(periods) = control else { return None };
    let meant = periods_meant(periods, readings);
    let of = |periods: &Periods| time_class_of_periods(edition, periods);
    let written = of(&meant)?;
    let are_seconds = is_of_a_server || !readings.is_empty();
    let other = meant.in_minutes().filter(|_| !are_seconds).and_then(|minutes| of(&minutes));
    if let Some((time_class, _)) = other.filter(|(time_class, _)| *time_class != written.0) {
        let time_class = if periods.is_bullet() { written.0 } else { time_class };
        return Some(TimeClassRuling { class: time_class, basis: TimeClassBasis::UnitsUnclear });
    }
    let has_moves = meant.list.first().is_some_and(|first| first.moves.is_some());
    let basis = match () {
        () if !written.1 => TimeClassBasis::NoFormula,
        () if meant.list.len() > 1 || has_moves => TimeClassBasis::SeveralPeriods,
        () => TimeClassBasis::TimeControl,
    };
    Some(TimeClassRuling { class: written.0, basis })
}

/// The number of moves for which increments count (A.1 and B.1 of 2014 and later).
const MOVES: u64 = 60;

/// Returns the time class for a time for sixty moves, and whether the edition itself draws the line. The Laws of 2001
/// have no formula for increments: their thresholds are compared with the sum defined by later editions. The thresholds
/// of 2005 are unknown: those of 2009 are used.
fn time_class_of_time(edition: Edition, base_s: u32, increment_s: u32) -> Option<(TimeClass, bool)> {
    if let Some(time_class) = time_class_for(edition, base_s, increment_s) {
        return Some((time_class, true));
    }
    let total = base_s.saturating_add(increment_s.saturating_mul(60));
    let assumed = match edition {
        Edition::Fide2001 => time_class_for(edition, total, 0),
        Edition::Fide2005 => time_class_for(Edition::Fide2009, base_s, increment_s),
        _ => None,
    };
    assumed.map(|time_class| (time_class, false))
}

fn time_class_of_periods(edition: Edition, periods: &Periods) -> Option<(TimeClass, bool)> {
    let seconds = |ms: u64| u32::try_from(ms / 1000).unwrap_or(u32::MAX);
    match periods.list.as_slice() {
        [only] if only.is_hourglass => None,
        [Period { moves: None, base_ms, increment_ms, delay_ms, .. }] => {
            // The editions mention increments; a delay gives at most as much.
            time_class_of_time(edition, seconds(*base_ms), seconds((*increment_ms).max(*delay_ms)))
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
            let (time_class, is_drawn) = time_class_of_time(edition, seconds(total), 0)?;
            Some((time_class, is_drawn && !(edition == Edition::Fide2001 && has_increments)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_writes_seconds() {
        let control = TimeControl::read("60+0").unwrap();
        let on =
            |server| time_class_by(&control, Edition::Fide2023, &[], server).map(|ruled| (ruled.class, ruled.basis));
        assert_eq!(on(true), Some((TimeClass::Blitz, TimeClassBasis::TimeControl)));
        assert_eq!(on(false), Some((TimeClass::Classical, TimeClassBasis::UnitsUnclear)));
    }

    #[test]
    fn a_time_control_has_the_time_class_of_its_edition() {
        use Edition::{Fide2001, Fide2005, Fide2014, Fide2023, Ru2011};
        use TimeClass::{Blitz, Classical, Rapid};
        use TimeClassBasis::{NoFormula, SeveralPeriods, TimeControl as One, UnitsUnclear};
        for (text, edition, expected) in [
            ("300+3", Fide2023, Some((Blitz, One))),
            ("600+0", Ru2011, Some((Blitz, One))),
            ("600+5", Fide2014, Some((Rapid, One))),
            ("15'+10\"", Fide2023, Some((Rapid, One))),
            ("5400+30", Fide2023, Some((Classical, One))),
            ("5400+30", Fide2001, Some((Classical, NoFormula))),
            ("180+2", Fide2001, Some((Blitz, NoFormula))),
            ("3+2", Fide2001, Some((Blitz, NoFormula))),
            ("1500+10", Fide2001, Some((Rapid, NoFormula))),
            ("900", Fide2001, Some((Rapid, One))),
            ("180+2", Fide2005, Some((Blitz, NoFormula))),
            ("5400+30", Fide2005, Some((Classical, NoFormula))),
            ("40/5400+30:1800+30", Fide2023, Some((Classical, SeveralPeriods))),
            ("40/7200:20/3600:900+30", Fide2001, Some((Classical, NoFormula))),
            ("40/7200:3600", Fide2023, Some((Classical, SeveralPeriods))),
            ("40/900:900", Fide2023, Some((Rapid, SeveralPeriods))),
            ("60/600", Fide2023, Some((Blitz, SeveralPeriods))),
            ("90+30", Fide2023, Some((Classical, UnitsUnclear))),
            ("120/40", Fide2023, Some((Classical, UnitsUnclear))),
            ("40/120", Fide2023, Some((Classical, UnitsUnclear))),
            ("40/120:60", Fide2023, Some((Classical, UnitsUnclear))),
            ("25+10", Fide2023, Some((Rapid, One))),
            ("10+5", Fide2023, Some((Rapid, UnitsUnclear))),
            ("60", Fide2023, Some((Classical, UnitsUnclear))),
            ("60+1", Fide2023, Some((Blitz, UnitsUnclear))),
            ("120+1", Fide2023, Some((Blitz, UnitsUnclear))),
            ("G/90", Fide2023, Some((Classical, One))),
            ("90'+30\"", Fide2023, Some((Classical, One))),
            ("15|10", Fide2023, Some((Rapid, One))),
            ("5 min", Fide2023, Some((Blitz, One))),
            ("3+2", Fide2023, Some((Blitz, One))),
            ("?", Fide2023, None),
            ("-", Fide2023, None),
            ("*300", Fide2023, None),
        ] {
            let control = TimeControl::read(text).unwrap();
            let found = time_class_of(&control, edition, &[]).map(|ruled| (ruled.class, ruled.basis));
            assert_eq!(found, expected, "{text} under {edition}");
        }
    }
}
