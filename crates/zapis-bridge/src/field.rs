//! The scores of a board at all tables, from one side's point of view, and the value of each among them.

use crate::score::{Datum, IMP_BOUNDS};

/// The scores compared with each other, each with its frequency.
#[derive(Clone, Debug, Default)]
pub(crate) struct Field {
    /// Each distinct score in ascending order, with the number of scores that are not higher.
    scores: Vec<(i32, u64)>,
}

impl Field {
    /// Collects scores with their frequencies.
    ///
    /// Cost: n log n.
    #[must_use]
    pub(crate) fn new(scores: impl IntoIterator<Item = (i32, u64)>) -> Self {
        let mut sorted: Vec<(i32, u64)> = scores.into_iter().filter(|(_, n)| *n > 0).collect();
        sorted.sort_unstable();
        let mut field = Self::default();
        let mut so_far = 0_u64;
        for (score, n) in sorted {
            so_far = so_far.saturating_add(n);
            match field.scores.last_mut() {
                Some((last, n)) if *last == score => *n = so_far,
                _ => field.scores.push((score, so_far)),
            }
        }
        field
    }

    /// Counts the scores.
    #[must_use]
    pub(crate) fn n_scores(&self) -> u64 {
        self.scores.last().map_or(0, |(_, n)| *n)
    }

    fn n_at(&self, at: usize) -> u64 {
        at.checked_sub(1).and_then(|last| self.scores.get(last)).map_or(0, |(_, n)| *n)
    }

    /// Counts the lower scores.
    fn n_below(&self, score: i32) -> u64 {
        self.n_at(self.scores.partition_point(|(other, _)| *other < score))
    }

    /// Counts the scores that are not higher.
    fn n_up_to(&self, score: i32) -> u64 {
        self.n_at(self.scores.partition_point(|(other, _)| *other <= score))
    }

    /// Returns the matchpoints of one of these scores: two for each lower score, one for each other equal one (MP1).
    ///
    /// Cost: log n.
    #[must_use]
    pub(crate) fn matchpoints(&self, score: i32) -> u64 {
        let (below, up_to) = (self.n_below(score), self.n_up_to(score));
        below.saturating_add(up_to).saturating_sub(1)
    }

    /// Returns the sum of the IMPs of a score against all of these.
    ///
    /// Cost: log n.
    #[must_use]
    pub(crate) fn cross_imps(&self, score: i32) -> i64 {
        // The bounds increase by one IMP each, so each score counts once for every bound passed.
        let n = self.n_scores();
        let signed = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        let bounds = IMP_BOUNDS.iter().map(|bound| {
            let won = self.n_up_to(score.saturating_sub(*bound));
            let lost = n - self.n_below(score.saturating_add(*bound));
            signed(won).saturating_sub(signed(lost))
        });
        bounds.fold(0, i64::saturating_add)
    }

    /// Returns the datum (Butler), not rounded; 0 without scores.
    ///
    /// Cost: linear.
    #[must_use]
    pub(crate) fn datum(&self, how: Datum) -> f64 {
        let n = self.n_scores();
        let at = |number: u64| self.scores.get(self.scores.partition_point(|(_, up_to)| *up_to <= number));
        let score_at = |number: u64| at(number).map_or(0.0, |(score, _)| f64::from(*score));
        if n == 0 {
            return 0.0;
        }
        if how == Datum::Median {
            return f64::midpoint(score_at((n - 1) / 2), score_at(n / 2));
        }
        let mut sum = 0.0;
        let mut before = 0;
        for (score, up_to) in &self.scores {
            sum += f64::from(*score) * of(up_to - before);
            before = *up_to;
        }
        if how == Datum::MeanWithoutExtremes && n > 2 {
            (sum - score_at(0) - score_at(n - 1)) / of(n - 2)
        } else {
            sum / of(n)
        }
    }
}

/// Converts a count for computing.
#[expect(clippy::cast_precision_loss, reason = "no board is played at 2^53 tables")]
pub(crate) const fn of(n: u64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{cross_imps, datum, matchpoints};

    #[test]
    fn a_field_gives_what_comparing_each_with_each_gives() {
        let mut random = fastrand::Rng::with_seed(1);
        for n in 1..40 {
            let scores: Vec<i32> = (0..n).map(|_| 10 * random.i32(-140..160)).collect();
            let field = Field::new(scores.iter().map(|score| (*score, 1)));
            let of_field: Vec<u64> = scores.iter().map(|score| field.matchpoints(*score)).collect();
            let one_by_one: Vec<u64> = matchpoints(&scores).into_iter().map(u64::from).collect();
            assert_eq!(of_field, one_by_one);
            let of_field: Vec<i64> = scores.iter().map(|score| field.cross_imps(*score)).collect();
            let one_by_one: Vec<i64> = cross_imps(&scores).into_iter().map(i64::from).collect();
            assert_eq!(of_field, one_by_one);
            for how in [Datum::Mean, Datum::MeanWithoutExtremes, Datum::Median] {
                let rounded = (field.datum(how) / 10.0).abs().round() * 10.0 * field.datum(how).signum();
                assert!((rounded - f64::from(datum(&scores, how))).abs() < 0.5, "{how:?} {scores:?}");
            }
        }
    }

    #[test]
    fn a_score_made_often_counts_often() {
        let field = Field::new([(800, 1), (450, 2)]);
        assert_eq!([800, 450].map(|score| field.matchpoints(score)), [4, 1]);
        assert_eq!(field.cross_imps(800), 16);
        assert_eq!(Field::new([(100, u64::MAX), (200, u64::MAX)]).n_scores(), u64::MAX);
    }
}
