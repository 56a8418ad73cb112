//! What an incorrect claim costs at the pace of a game, and how that pace is known.

use crate::laws::{ClaimCost, Edition, Pace, incorrect_claim, pace};

/// Names the pace of a game: classical, rapid, blitz.
pub type Tempo = Pace;

/// Tells how the pace of a game is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TempoSource {
    /// It was told with the question.
    Asked,
    /// It follows from the `TimeControl` tag by the thresholds of the edition.
    TimeControl,
    /// It is not known; the classical pace is assumed.
    Assumed,
}

/// Says what an incorrect claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// The pace.
    pub tempo: Tempo,
    /// How it is known.
    pub source: TempoSource,
    /// The cost; none where it was not established for the edition, or the edition is not known.
    pub cost: Option<ClaimCost>,
}

/// Finds what an incorrect claim costs: at the pace that was asked for, else at that of the `TimeControl` tag.
#[must_use]
pub fn penalty_of(edition: Option<Edition>, asked: Option<Tempo>, time_control: Option<&str>) -> Penalty {
    let of_tag = || {
        let (base_s, increment_s) = simple_time_control(time_control?)?;
        pace(edition?, base_s, increment_s)
    };
    let (tempo, source) = match (asked, of_tag()) {
        (Some(tempo), _) => (tempo, TempoSource::Asked),
        (None, Some(tempo)) => (tempo, TempoSource::TimeControl),
        (None, None) => (Pace::Classical, TempoSource::Assumed),
    };
    Penalty { tempo, source, cost: edition.and_then(|edition| incorrect_claim(edition, tempo)) }
}

/// Reads the time controls of one period, as PGN 9.6.1 writes them, as base time and increment in seconds: `300`, `180+2`.
///
/// Of all other forms, those of several periods among them, it reads nothing.
#[must_use]
pub fn simple_time_control(value: &str) -> Option<(u32, u32)> {
    let number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?;
    match value.trim().split_once('+') {
        Some((base, increment)) => Some((number(base)?, number(increment)?)),
        None => Some((number(value.trim())?, 0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_of_one_period_are_read_and_no_others() {
        for (value, expected) in [
            ("300", Some((300, 0))),
            (" 180+2 ", Some((180, 2))),
            ("5400+30", Some((5400, 30))),
            ("40/7200:3600", None),
            ("*180", None),
            ("?", None),
            ("-", None),
            ("", None),
            ("+2", None),
            ("90 min + 30 s", None),
            ("99999999999", None),
        ] {
            assert_eq!(simple_time_control(value), expected, "{value}");
        }
    }

    #[test]
    fn the_pace_is_the_one_told_else_that_of_the_tag_else_an_assumption() {
        use Pace::{Blitz, Classical, Rapid};
        use TempoSource::{Asked, Assumed, TimeControl};
        let edition = Some(Edition::Fide2023);
        for (edition, asked, tag, tempo, source, gains) in [
            (edition, None, None, Classical, Assumed, Some(120)),
            (edition, None, Some("180+2"), Blitz, TimeControl, Some(60)),
            (edition, None, Some("900+10"), Rapid, TimeControl, Some(60)),
            (edition, None, Some("5400+30"), Classical, TimeControl, Some(120)),
            (edition, Some(Classical), Some("180+2"), Classical, Asked, Some(120)),
            (edition, Some(Blitz), None, Blitz, Asked, Some(60)),
            (Some(Edition::Fide2018), Some(Rapid), None, Rapid, Asked, Some(120)),
            (Some(Edition::Fide2005), None, None, Classical, Assumed, None),
            (None, None, Some("180+2"), Classical, Assumed, None),
        ] {
            let penalty = penalty_of(edition, asked, tag);
            assert_eq!((penalty.tempo, penalty.source), (tempo, source), "{edition:?} {asked:?} {tag:?}");
            assert_eq!(penalty.cost.map(|cost| cost.opponent_gains_s), gains, "{edition:?} {asked:?} {tag:?}");
        }
    }
}
