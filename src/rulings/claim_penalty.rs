//! What an incorrect claim costs at the pace of a game.

use crate::laws::{ClaimCost, Edition, Pace, incorrect_claim};

use super::pace::{PaceBasis, PaceRuling};

/// Says what an incorrect claim costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// The pace, and how it is known.
    pub pace: PaceRuling,
    /// The cost; none where it was not established for the edition, or the edition is not known.
    pub cost: Option<ClaimCost>,
}

/// Finds what an incorrect claim costs: at the pace that was asked for, else at that of the record, see
/// [`pace_of_record`](super::pace_of_record); where that is not known, what classical chess gives.
#[must_use]
pub fn penalty_of(edition: Option<Edition>, asked: Option<Pace>, of_record: Option<PaceRuling>) -> Penalty {
    let stated = asked.map(|pace| PaceRuling { pace, basis: PaceBasis::Stated });
    let pace = stated.or(of_record).unwrap_or(PaceRuling::UNKNOWN);
    Penalty { pace, cost: edition.and_then(|edition| incorrect_claim(edition, pace.pace)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pace_is_the_one_told_else_that_of_the_record_else_an_assumption() {
        use Pace::{Blitz, Classical, Rapid};
        use PaceBasis::{Stated, TimeControl, Unknown};
        let edition = Some(Edition::Fide2023);
        for (edition, asked, record, pace, basis, gains) in [
            (edition, None, None, Classical, Unknown, Some(120)),
            (edition, None, Some(Blitz), Blitz, TimeControl, Some(60)),
            (edition, None, Some(Rapid), Rapid, TimeControl, Some(60)),
            (edition, Some(Classical), Some(Blitz), Classical, Stated, Some(120)),
            (edition, Some(Blitz), None, Blitz, Stated, Some(60)),
            (Some(Edition::Fide2018), Some(Rapid), None, Rapid, Stated, Some(120)),
            (Some(Edition::Fide2005), None, None, Classical, Unknown, None),
            (None, None, None, Classical, Unknown, None),
        ] {
            let of_record = record.map(|pace| PaceRuling { pace, basis: TimeControl });
            let penalty = penalty_of(edition, asked, of_record);
            assert_eq!(penalty.pace, PaceRuling { pace, basis }, "{edition:?} {asked:?} {record:?}");
            assert_eq!(penalty.cost.map(|cost| cost.opponent_gains_s), gains, "{edition:?} {asked:?} {record:?}");
        }
    }
}
