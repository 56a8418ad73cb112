//! What a completed illegal move costs, by edition and pace.

use super::{Certainty, Edition, Pace};

/// Holds the price of illegal moves. For rapid and blitz it is the price in games without full supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IllegalMoveRule {
    /// Counts the illegal moves of one player of which the last loses the game: 2 since 2014. None where the arbiter
    /// decides.
    pub loses_at: Option<u8>,
    /// Holds the seconds the opponent gains for each earlier one. None where the arbiter decides, or where it was not
    /// established.
    pub opponent_gains_s: Option<u16>,
    /// Tells whether only a claim by the opponent, made before his own reply, brings the penalty about.
    pub on_claim: bool,
    /// Tells whether the loss becomes a draw when the opponent cannot mate.
    pub can_draw: bool,
    /// Tells how the rule is known.
    pub certainty: Certainty,
}

/// Returns the price of illegal moves; none for 2005, which was not studied. The article is that of
/// [`Topic::IllegalMovePenalty`](super::Topic::IllegalMovePenalty), or of the topics on rapid and blitz.
#[must_use]
pub const fn illegal_move(edition: Edition, pace: Pace) -> Option<IllegalMoveRule> {
    use Edition::{Fide2001, Fide2005, Fide2009, Fide2014, Fide2017, Fide2018, Fide2023, Ru2011, Tavreli};
    use Pace::{Blitz, Classical, Rapid};
    // (loses at, opponent gains, on claim, can draw)
    let (loses_at, opponent_gains_s, on_claim, can_draw) = match (edition, pace) {
        (Fide2005 | Tavreli, _) => return None,
        // 7.4(b) prints no exception for an opponent who cannot mate.
        (Fide2001, Classical) => (Some(3), Some(120), false, false),
        // B5: the arbiter acts only when a player claims.
        (Fide2001, Rapid) => (None, None, true, false),
        (Fide2009 | Ru2011, Classical) => (Some(3), Some(120), false, true),
        (Fide2009 | Ru2011, Rapid) => (None, None, true, true),
        (Fide2001 | Fide2009 | Ru2011, Blitz) => (Some(1), Some(0), true, true),
        (Fide2014 | Fide2018 | Fide2023, Classical) | (Fide2018, Rapid) => (Some(2), Some(120), false, true),
        (Fide2014 | Fide2017, Rapid | Blitz) => (Some(1), Some(0), false, true),
        (Fide2017, Classical) => (Some(2), None, false, true),
        (Fide2018, Blitz) | (Fide2023, Rapid | Blitz) => (Some(2), Some(60), false, true),
    };
    let certainty = match (edition, pace) {
        // Appendices A.4b and B.4 of 2014 were read.
        (Fide2014, Rapid | Blitz) => Certainty::Verified,
        _ => edition.certainty(),
    };
    Some(IllegalMoveRule { loses_at, opponent_gains_s, on_claim, can_draw, certainty })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prices_are_those_of_the_editions() {
        use Edition::*;
        use Pace::*;
        for (edition, pace, loses_at, gains) in [
            (Fide2001, Classical, Some(3), Some(120)),
            (Fide2001, Rapid, None, None),
            (Fide2001, Blitz, Some(1), Some(0)),
            (Ru2011, Classical, Some(3), Some(120)),
            (Fide2014, Classical, Some(2), Some(120)),
            (Fide2014, Rapid, Some(1), Some(0)),
            (Fide2017, Blitz, Some(1), Some(0)),
            (Fide2017, Classical, Some(2), None),
            (Fide2018, Rapid, Some(2), Some(120)),
            (Fide2018, Blitz, Some(2), Some(60)),
            (Fide2023, Classical, Some(2), Some(120)),
            (Fide2023, Rapid, Some(2), Some(60)),
            (Fide2023, Blitz, Some(2), Some(60)),
        ] {
            let rule = illegal_move(edition, pace).unwrap();
            assert_eq!(rule.loses_at, loses_at, "{edition} {pace:?}");
            assert_eq!(rule.opponent_gains_s, gains, "{edition} {pace:?}");
        }
    }

    #[test]
    fn only_the_laws_of_2001_print_no_draw_for_an_opponent_who_cannot_mate() {
        for edition in Edition::ALL {
            let Some(rule) = illegal_move(edition, Pace::Classical) else {
                assert_eq!(edition, Edition::Fide2005);
                continue;
            };
            assert_eq!(rule.can_draw, edition != Edition::Fide2001, "{edition}");
        }
    }
}
