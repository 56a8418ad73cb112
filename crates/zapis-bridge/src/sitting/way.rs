//! Methods of comparing the scores of a board: matchpoints, percentages of the maximum, IMPs.

use crate::comparison::Measure;
use crate::field::{Field, of};
use crate::score::{Datum, IMP_BOUNDS};

/// How matchpoints are adapted to tables without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fit {
    /// Only results are compared.
    Plain,
    /// As if every result represented its share of all tables (Neuberg).
    Neuberg,
    /// Each result ties with itself (Ascherman).
    Ascherman,
}

/// A method of comparing scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Way {
    /// Two matchpoints for a lower score and one for an equal one.
    Matchpoints {
        /// Whether they are halved: one and a half (MP2).
        is_halved: bool,
        /// Whether they are counted relative to the average.
        is_balanced: bool,
        /// The treatment of tables without a result.
        fit: Fit,
    },
    /// Matchpoints as a percentage of the maximum.
    Percentage {
        /// The treatment of tables without a result.
        fit: Fit,
    },
    /// The sum of the IMPs against all others (Cross).
    Cross,
    /// That sum divided by the number of scores (Cross1).
    CrossByScores,
    /// That sum divided by the number of comparisons (Cross2).
    CrossByComparisons,
    /// IMPs against a datum (Butler).
    Butler {
        /// The kind of datum.
        datum: Datum,
        /// Whether it is rounded to the nearest ten.
        is_rounded: bool,
    },
    /// IMPs against a datum set by experts (Experts).
    Given {
        /// The side's score at the datum.
        datum: i32,
    },
}

const fn matchpoints(is_halved: bool, is_balanced: bool, fit: Fit) -> Way {
    Way::Matchpoints { is_halved, is_balanced, fit }
}

const fn butler(datum: Datum, is_rounded: bool) -> Way {
    Way::Butler { datum, is_rounded }
}

/// The methods of counting matchpoints, the usual ones first.
const OF_MATCHPOINTS: [Way; 10] = [
    matchpoints(false, false, Fit::Plain),
    matchpoints(true, false, Fit::Plain),
    matchpoints(false, false, Fit::Neuberg),
    matchpoints(true, false, Fit::Neuberg),
    matchpoints(false, true, Fit::Plain),
    matchpoints(true, true, Fit::Plain),
    matchpoints(false, true, Fit::Neuberg),
    matchpoints(true, true, Fit::Neuberg),
    matchpoints(false, false, Fit::Ascherman),
    matchpoints(true, false, Fit::Ascherman),
];

const OF_PERCENTAGES: [Way; 3] = [
    Way::Percentage { fit: Fit::Plain },
    Way::Percentage { fit: Fit::Neuberg },
    Way::Percentage { fit: Fit::Ascherman },
];

const OF_IMPS: [Way; 9] = [
    Way::CrossByComparisons,
    Way::Cross,
    Way::CrossByScores,
    butler(Datum::Mean, true),
    butler(Datum::Mean, false),
    butler(Datum::MeanWithoutExtremes, true),
    butler(Datum::MeanWithoutExtremes, false),
    butler(Datum::Median, true),
    butler(Datum::Median, false),
];

impl Way {
    /// Lists the methods for a measure, the usual ones first.
    #[must_use]
    pub(crate) const fn all_of(measure: Measure) -> &'static [Self] {
        match measure {
            Measure::Matchpoints => &OF_MATCHPOINTS,
            Measure::Percentage => &OF_PERCENTAGES,
            Measure::Imps => &OF_IMPS,
        }
    }

    /// Returns its name, as in the Scoring tag if it has one there.
    #[must_use]
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Matchpoints { is_halved: false, fit: Fit::Plain, .. } => "MP1",
            Self::Matchpoints { is_halved: true, fit: Fit::Plain, .. } => "MP2",
            Self::Matchpoints { is_halved: false, fit: Fit::Neuberg, .. } => "MP1, Neuberg",
            Self::Matchpoints { is_halved: true, fit: Fit::Neuberg, .. } => "MP2, Neuberg",
            Self::Percentage { fit: Fit::Neuberg } => "Neuberg",
            Self::Matchpoints { fit: Fit::Ascherman, .. } | Self::Percentage { fit: Fit::Ascherman } => "Ascherman",
            Self::Percentage { fit: Fit::Plain } => "MP",
            Self::Cross => "Cross",
            Self::CrossByScores => "Cross1",
            Self::CrossByComparisons => "Cross2",
            Self::Butler { datum: Datum::Mean, .. } => "Butler",
            Self::Butler { datum: Datum::MeanWithoutExtremes, .. } => "Butler-2",
            Self::Butler { datum: Datum::Median, .. } => "Butler;Median",
            Self::Given { .. } => "Experts",
        }
    }
}

/// A method of comparison, prepared for one board.
#[derive(Clone, Debug)]
pub(crate) struct Reckoner<'f> {
    way: Way,
    field: &'f Field,
    n_tables: u64,
    datum: f64,
}

impl<'f> Reckoner<'f> {
    /// Prepares a method: `n_tables` includes tables without a result.
    #[must_use]
    pub(crate) fn new(way: Way, field: &'f Field, n_tables: u64) -> Self {
        let datum = match way {
            Way::Butler { datum, is_rounded: false } => field.datum(datum),
            Way::Butler { datum, is_rounded: true } => (field.datum(datum) / 10.0).round() * 10.0,
            Way::Given { datum } => f64::from(datum),
            _ => 0.0,
        };
        Self { way, field, n_tables: n_tables.max(field.n_scores()), datum }
    }

    /// Returns the maximum and the average of matchpoints: of MP1 or of their halves.
    fn top(&self, fit: Fit) -> f64 {
        let (n, tables) = (of(self.field.n_scores()), of(self.n_tables));
        match fit {
            Fit::Plain => 2.0 * (n - 1.0),
            Fit::Neuberg => 2.0 * (tables - 1.0),
            Fit::Ascherman => 2.0 * n,
        }
    }

    fn fitted(&self, score: i32, fit: Fit) -> f64 {
        let plain = of(self.field.matchpoints(score));
        match fit {
            Fit::Plain => plain,
            Fit::Neuberg => (plain + 1.0) * of(self.n_tables) / of(self.field.n_scores()) - 1.0,
            Fit::Ascherman => plain + 1.0,
        }
    }

    /// Returns the value of a score.
    #[must_use]
    pub(crate) fn value(&self, score: i32) -> Option<f64> {
        let n = self.field.n_scores();
        if n == 0 {
            return None;
        }
        let cross = || exact(self.field.cross_imps(score));
        match self.way {
            Way::Matchpoints { is_halved, is_balanced, fit } => {
                let points = self.fitted(score, fit) - if is_balanced { self.top(fit) / 2.0 } else { 0.0 };
                Some(if is_halved { points / 2.0 } else { points })
            }
            Way::Percentage { fit } => {
                let top = self.top(fit);
                (top > 0.0).then(|| 100.0 * self.fitted(score, fit) / top)
            }
            Way::Cross => Some(cross()),
            Way::CrossByScores => Some(cross() / of(n)),
            Way::CrossByComparisons => (n > 1).then(|| cross() / of(n - 1)),
            Way::Butler { .. } | Way::Given { .. } => {
                let difference = f64::from(score) - self.datum;
                let size = difference.abs() + 1e-9;
                let n = IMP_BOUNDS.iter().filter(|bound| size >= f64::from(**bound)).count();
                Some(f64::from(u8::try_from(n).unwrap_or(24)) * difference.signum())
            }
        }
    }

    /// Returns the value of an adjusted score, given as a percentage of the maximum.
    #[must_use]
    pub(crate) fn of_percent(&self, percent: f64) -> Option<f64> {
        match self.way {
            Way::Matchpoints { is_halved, is_balanced, fit } => {
                let top = self.top(fit).max(0.0);
                let points = top * (percent / 100.0 - if is_balanced { 0.5 } else { 0.0 });
                Some(if is_halved { points / 2.0 } else { points })
            }
            Way::Percentage { .. } => Some(percent),
            _ => None,
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "no board is played at 2^48 tables")]
const fn exact(n: i64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(way: Way, scores: &[i32], n_tables: u64) -> Vec<f64> {
        let field = Field::new(scores.iter().map(|score| (*score, 1)));
        let value =
            |score: &i32| (Reckoner::new(way, &field, n_tables).value(*score).unwrap() * 1000.0).round() / 1000.0;
        scores.iter().map(value).collect()
    }

    #[test]
    fn each_way_gives_what_its_rule_says() {
        let plain = |is_halved| matchpoints(is_halved, false, Fit::Plain);
        for (way, scores, n_tables, wanted) in [
            // Two for a lower score, one for an equal one; half of that; as a percentage of the maximum.
            (plain(false), [800, 450, 450], 3, [4.0, 1.0, 1.0]),
            (plain(true), [800, 450, 450], 3, [2.0, 0.5, 0.5]),
            (Way::Percentage { fit: Fit::Plain }, [800, 450, 450], 3, [100.0, 25.0, 25.0]),
            (matchpoints(false, true, Fit::Plain), [800, 450, 450], 3, [2.0, -1.0, -1.0]),
            // Each ties with itself, too.
            (Way::Percentage { fit: Fit::Ascherman }, [800, 450, 450], 3, [83.333, 33.333, 33.333]),
            // Three results at four tables: (4 + 1) * 4 / 3 - 1.
            (matchpoints(false, false, Fit::Neuberg), [800, 450, 450], 4, [5.667, 1.667, 1.667]),
            (Way::Cross, [420, 420, -50], 3, [10.0, 10.0, -20.0]),
            (Way::CrossByScores, [420, 420, -50], 3, [3.333, 3.333, -6.667]),
            (Way::CrossByComparisons, [420, 420, -50], 3, [5.0, 5.0, -10.0]),
            // The mean is 263.33, or 260 when rounded.
            (butler(Datum::Mean, false), [420, 420, -50], 3, [4.0, 4.0, -7.0]),
            (butler(Datum::Mean, true), [420, 420, -50], 3, [4.0, 4.0, -7.0]),
            (butler(Datum::Median, true), [420, 420, -50], 3, [0.0, 0.0, -10.0]),
        ] {
            assert_eq!(values(way, &scores, n_tables), wanted, "{way:?}");
        }
    }

    #[test]
    fn one_score_alone_is_compared_with_nothing() {
        let field = Field::new([(420, 1)]);
        for way in [Way::CrossByComparisons, Way::Percentage { fit: Fit::Plain }] {
            assert_eq!(Reckoner::new(way, &field, 1).value(420), None, "{way:?}");
        }
    }
}
