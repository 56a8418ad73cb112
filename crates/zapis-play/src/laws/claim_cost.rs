//! The cost of an incorrect claim of a draw, by edition and time class.

use super::concordance::numbered;
use super::{Article, Certainty, Edition, TimeClass};

/// The time lost by the claimant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimantLoss {
    /// Nothing: since 2009.
    Nothing,
    /// Half of the remaining time, at most three minutes, but leaving at least one: 2001, articles 9.5(b) to (d).
    Half,
}

impl ClaimantLoss {
    /// Returns the deduction, given the claimant's remaining time, in milliseconds.
    ///
    /// By the Laws of 2001: above two minutes half of it, at most three minutes; from one to two minutes the excess
    /// over one minute; below one minute nothing.
    #[must_use]
    pub const fn deduction_ms(self, remaining_ms: u64) -> u64 {
        const MINUTE: u64 = 60_000;
        match self {
            ClaimantLoss::Nothing => 0,
            ClaimantLoss::Half if remaining_ms > 6 * MINUTE => 3 * MINUTE,
            ClaimantLoss::Half if remaining_ms > 2 * MINUTE => remaining_ms / 2,
            ClaimantLoss::Half => remaining_ms.saturating_sub(MINUTE),
        }
    }
}

/// The cost of an incorrect claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClaimCost {
    /// The seconds gained by the opponent.
    pub opponent_gains_s: u16,
    /// The time lost by the claimant.
    pub claimant: ClaimantLoss,
    /// How certain the rule is.
    pub certainty: Certainty,
}

/// Returns the cost of an incorrect claim under articles 9.2 and 9.3; `None` if it was not established: 2005, and rapid
/// and blitz before 2014. The article is that of [`Topic::ClaimIncorrect`](super::Topic::ClaimIncorrect).
#[must_use]
pub const fn incorrect_claim(edition: Edition, time_class: TimeClass) -> Option<ClaimCost> {
    use Edition::{Fide2001, Fide2005, Fide2009, Fide2014, Fide2017, Fide2018, Fide2023, Ru2011, Tavreli};
    use TimeClass::{Blitz, Classical, Rapid};
    let (opponent_gains_s, claimant) = match (edition, time_class) {
        (Fide2001, Classical) => (180, ClaimantLoss::Half),
        (Fide2009 | Ru2011, Classical) => (180, ClaimantLoss::Nothing),
        (Fide2014 | Fide2017 | Fide2018 | Fide2023, Classical) | (Fide2014 | Fide2017 | Fide2018, Rapid) => {
            (120, ClaimantLoss::Nothing)
        }
        (Fide2014 | Fide2017 | Fide2018, Blitz) | (Fide2023, Rapid | Blitz) => (60, ClaimantLoss::Nothing),
        (Fide2005 | Tavreli, _) | (Fide2001 | Fide2009 | Ru2011, Rapid | Blitz) => return None,
    };
    let certainty = match (edition, time_class) {
        // Appendix B.2 of 2014 was read.
        (Fide2014, Blitz) => Certainty::Verified,
        _ => edition.certainty(),
    };
    Some(ClaimCost { opponent_gains_s, claimant, certainty })
}

/// Lists the articles that define the cost of an incorrect claim, as
/// [`illegal_move_articles`](super::illegal_move_articles) does for illegal moves; empty if the cost was not
/// established.
#[must_use]
pub fn incorrect_claim_articles(edition: Edition, time_class: TimeClass) -> Vec<Article> {
    use Edition::{Fide2001, Fide2005, Fide2009, Fide2014, Fide2017, Fide2018, Fide2023, Ru2011, Tavreli};
    use TimeClass::{Blitz, Classical, Rapid};
    let numbers: &[&str] = match (edition, time_class) {
        (Fide2001, Classical) => &["9.5(b)–(d)"],
        (Fide2009, Classical) | (Fide2014, Classical | Rapid) => &["9.5b"],
        (Ru2011, Classical) => &["9.5.2"],
        (Fide2014, Blitz) => &["B.2", "9.5b"],
        (Fide2017 | Fide2018, Classical | Rapid) | (Fide2023, Classical) => &["9.5.3"],
        (Fide2017 | Fide2018, Blitz) => &["B.2", "9.5.3"],
        (Fide2023, Rapid) => &["A.3", "9.5.3"],
        (Fide2023, Blitz) => &["B.3", "A.3", "9.5.3"],
        (Fide2005 | Tavreli, _) | (Fide2001 | Fide2009 | Ru2011, Rapid | Blitz) => &[],
    };
    numbers.iter().map(|number| numbered(edition, number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Topic, article};

    #[test]
    fn the_laws_of_2001_halve_the_claimants_time_but_leave_a_minute() {
        let cost = incorrect_claim(Edition::Fide2001, TimeClass::Classical).unwrap();
        assert_eq!(cost.opponent_gains_s, 180);
        for (remaining_s, lost_s) in
            [(3600, 180), (361, 180), (360, 180), (300, 150), (121, 60), (120, 60), (90, 30), (60, 0), (59, 0), (0, 0)]
        {
            let lost = cost.claimant.deduction_ms(remaining_s * 1000) / 1000;
            assert_eq!(lost, lost_s, "with {remaining_s} s left");
        }
    }

    #[test]
    fn a_price_has_its_articles_with_that_of_the_concordance_last() {
        for edition in Edition::ALL {
            for time_class in [TimeClass::Classical, TimeClass::Rapid, TimeClass::Blitz] {
                let way = incorrect_claim_articles(edition, time_class);
                assert_eq!(way.is_empty(), incorrect_claim(edition, time_class).is_none(), "{edition} {time_class:?}");
                if let Some(last) = way.last() {
                    assert_eq!(Some(*last), article(edition, Topic::ClaimIncorrect), "{edition} {time_class:?}");
                }
            }
        }
    }

    #[test]
    fn later_editions_give_the_opponent_time_and_take_none() {
        for (edition, time_class, gains) in [
            (Edition::Ru2011, TimeClass::Classical, 180),
            (Edition::Fide2009, TimeClass::Classical, 180),
            (Edition::Fide2014, TimeClass::Classical, 120),
            (Edition::Fide2014, TimeClass::Blitz, 60),
            (Edition::Fide2018, TimeClass::Rapid, 120),
            (Edition::Fide2018, TimeClass::Blitz, 60),
            (Edition::Fide2023, TimeClass::Classical, 120),
            (Edition::Fide2023, TimeClass::Rapid, 60),
            (Edition::Fide2023, TimeClass::Blitz, 60),
        ] {
            let cost = incorrect_claim(edition, time_class).unwrap();
            assert_eq!(cost.opponent_gains_s, gains, "{edition} {time_class:?}");
            assert_eq!(cost.claimant.deduction_ms(3_600_000), 0);
        }
        assert_eq!(incorrect_claim(Edition::Fide2005, TimeClass::Classical), None);
    }
}
