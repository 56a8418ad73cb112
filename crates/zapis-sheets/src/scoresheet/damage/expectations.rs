//! The kinds of damage to what is written, and their expected frequencies before a sheet is read.

use std::collections::HashMap;

use serde::Deserialize;

/// A kind of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Damage {
    /// A character is lost.
    Lost,
    /// A character is added.
    Added,
    /// A character is doubled.
    Doubled,
    /// Two characters are exchanged.
    Swapped,
    /// A character is mistaken for one that looks like it.
    Alike,
    /// A file is mistaken for a file, a rank for a rank, a piece for a piece.
    SameKind,
    /// A character is mistaken for any other.
    Other,
    /// A letter is written small or large.
    OtherCase,
    /// `Bd7` for `Bxd7`.
    CaptureLost,
    /// `Bxd7` without a capture.
    CaptureAdded,
    /// A check that is not marked.
    CheckLost,
    /// A check sign without a check.
    CheckAdded,
    /// `Rd1` if two rooks can go there.
    OriginLost,
    /// `Rad1` if one can.
    OriginAdded,
    /// `d5` for `exd5`.
    PawnFileLost,
    /// `e8` for `e8=Q`.
    PromotionLost,
    /// Two moves are written as one word.
    Split,
    /// A move is written as two words.
    Joined,
}

/// The expected frequency of a kind of damage before the sheet is read.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpectedRate {
    /// The part of the possible occurrences.
    pub(crate) rate: f32,
    /// The number of observed non-occurrences with the same weight.
    pub(crate) strength: f32,
    /// The rate that the costs of the table are for; without one, the cost is that of the rate itself.
    pub(crate) table: Option<f32>,
}

/// The weight of what was seen of a hand against the table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpectedHand {
    /// The number of observed occurrences of a character that outweigh the table.
    pub(crate) strength: f64,
    /// The maximum factor by which an unseen confusion gets less probable.
    pub(crate) seldomer: f64,
}

pub(crate) type Expectations = HashMap<Damage, ExpectedRate>;

/// The weights of a logistic sum for the probability of a reading, by its share among all readings.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CertaintyWeights {
    /// For every reading.
    pub(crate) base: f64,
    /// For the logarithm of the odds of its share.
    pub(crate) share: f64,
    /// For its cost beyond usual damage.
    pub(crate) dear: f64,
    /// If nothing is written.
    pub(crate) empty: f64,
    /// If it has no place on the sheet.
    pub(crate) inserted: f64,
    /// For the cost of a different reading of a word that is written as a move.
    pub(crate) well_written: f64,
    /// For such a word, for the part of such ones among the words that are read differently around it.
    pub(crate) well_written_share: f64,
    /// For the costs of such words around it.
    pub(crate) well_written_around: f64,
    /// For the costs of all changes around it beyond usual damage.
    pub(crate) dear_around: f64,
    /// For each four moves around it that are not written.
    pub(crate) unwritten_around: f64,
    /// Measured probabilities, and how often readings with them are right.
    pub(crate) measured: [(f64, f64); 13],
    /// For every game.
    pub(crate) game_base: f64,
    /// For the logarithm of the odds of its share.
    pub(crate) game_share: f64,
    /// For the logarithm of the odds that all its readings are right.
    pub(crate) game_readings: f64,
}

impl CertaintyWeights {
    /// Corrects a probability by interpolating linearly between the measured ones.
    pub(crate) fn corrected(&self, held: f64) -> f64 {
        let (mut below, mut above) = ((0.0, 0.0), (1.0, 1.0));
        for known in self.measured {
            if known.0 <= held {
                below = known;
            } else {
                above = known;
                break;
            }
        }
        below.1 + (held - below.0) * (above.1 - below.1) / (above.0 - below.0).max(f64::EPSILON)
    }
}

/// The same weights for a move that none of several sheets has as it was played.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CertaintyTogether {
    /// For every such move.
    pub(crate) base: f64,
    /// For the logarithm of the odds of its share.
    pub(crate) share: f64,
    /// If no sheet has a word for it.
    pub(crate) unwritten: f64,
    /// For each four such moves near it.
    pub(crate) around: f64,
}

#[cfg(test)]
mod tests {
    use crate::scoresheet::damage::confusions::Confusions;

    #[test]
    fn a_more_probable_reading_is_more_often_right() {
        let weights = Confusions::get().certainty();
        let steps: Vec<f64> = (0..=200_u8).map(|step| weights.corrected(f64::from(step) / 200.0)).collect();
        assert!(steps.is_sorted() && steps[0] == 0.0 && (steps[200] - 1.0).abs() < 1e-9, "{steps:?}");
        assert!((weights.corrected(0.86) - 0.84).abs() < 1e-9);
    }
}
