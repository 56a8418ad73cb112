//! The cost of an incorrect claim in the time class of a game.

use crate::laws::{Article, ClaimCost, Edition, TimeClass, incorrect_claim, incorrect_claim_articles};

use super::time_class::{TimeClassBasis, TimeClassRuling};

/// The cost of an incorrect claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// The time class, and how it is known.
    pub time_class: TimeClassRuling,
    /// The cost; `None` if it was not established for the edition, or the edition is unknown.
    pub cost: Option<ClaimCost>,
    /// The edition.
    pub edition: Option<Edition>,
    /// Whether the game is a correspondence game, in which there is no clock to which minutes could be added.
    pub is_by_correspondence: bool,
}

impl Penalty {
    /// Lists the articles on the cost, the primary one first; `None` if the cost is unknown.
    #[must_use]
    pub fn articles(&self) -> Option<(Edition, Vec<Article>)> {
        self.cost?;
        let edition = self.edition?;
        Some((edition, incorrect_claim_articles(edition, self.time_class.class)))
    }
}

/// Returns the cost of an incorrect claim: in the given time class, otherwise in that of the record, see
/// [`time_class_of_record`](super::time_class_of_record); if that is unknown, as in classical chess. In a
/// correspondence game the event's own rules apply.
#[must_use]
pub fn penalty_of(
    edition: Option<Edition>,
    asked: Option<TimeClass>,
    of_record: Option<TimeClassRuling>,
    is_by_correspondence: bool,
) -> Penalty {
    let stated = asked.map(|time_class| TimeClassRuling { class: time_class, basis: TimeClassBasis::Stated });
    let time_class = stated.or(of_record).unwrap_or(TimeClassRuling::UNKNOWN);
    let is_by_correspondence = is_by_correspondence && asked.is_none();
    let cost = edition.filter(|_| !is_by_correspondence).and_then(|edition| incorrect_claim(edition, time_class.class));
    Penalty { time_class, cost, edition, is_by_correspondence }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_by_correspondence_has_no_minutes_to_be_added() {
        let penalty = penalty_of(Some(Edition::Fide2023), None, None, true);
        assert_eq!((penalty.cost, penalty.articles()), (None, None));
        let asked = penalty_of(Some(Edition::Fide2023), Some(TimeClass::Blitz), None, true);
        assert_eq!(asked.cost.map(|cost| cost.opponent_gains_s), Some(60));
    }

    #[test]
    fn the_time_class_is_the_stated_one_else_that_of_the_record_else_an_assumption() {
        use TimeClass::{Blitz, Classical, Rapid};
        use TimeClassBasis::{Stated, TimeControl, Unknown};
        let edition = Some(Edition::Fide2023);
        for (edition, asked, record, time_class, basis, gains) in [
            (edition, None, None, Classical, Unknown, Some(120)),
            (edition, None, Some(Blitz), Blitz, TimeControl, Some(60)),
            (edition, None, Some(Rapid), Rapid, TimeControl, Some(60)),
            (edition, Some(Classical), Some(Blitz), Classical, Stated, Some(120)),
            (edition, Some(Blitz), None, Blitz, Stated, Some(60)),
            (Some(Edition::Fide2018), Some(Rapid), None, Rapid, Stated, Some(120)),
            (Some(Edition::Fide2005), None, None, Classical, Unknown, None),
            (None, None, None, Classical, Unknown, None),
        ] {
            let of_record = record.map(|time_class| TimeClassRuling { class: time_class, basis: TimeControl });
            let penalty = penalty_of(edition, asked, of_record, false);
            assert_eq!(
                penalty.time_class,
                TimeClassRuling { class: time_class, basis },
                "{edition:?} {asked:?} {record:?}"
            );
            assert_eq!(penalty.cost.map(|cost| cost.opponent_gains_s), gains, "{edition:?} {asked:?} {record:?}");
        }
    }
}
