//! The penalty for a completed illegal move, by edition and time class.

use super::concordance::numbered;
use super::{Article, Certainty, Edition, TimeClass};

/// The penalty for illegal moves. For rapid and blitz it is the one in games without full supervision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IllegalMoveRule {
    /// The number of illegal moves of one player that loses the game: 2 since 2014. `None` if the arbiter decides.
    pub loses_at: Option<u8>,
    /// The seconds the opponent gains for each earlier one. `None` if the arbiter decides, or if it was not
    /// established.
    pub opponent_gains_s: Option<u16>,
    /// Whether the penalty requires a claim by the opponent, made before replying.
    pub on_claim: bool,
    /// Whether the loss becomes a draw if the opponent cannot mate.
    pub can_draw: bool,
    /// How certain the rule is.
    pub certainty: Certainty,
}

/// Returns the penalty for illegal moves; `None` for rapid and blitz of 2005, which was not studied: it is only known
/// that its 7.4(b) is that of 2001. The article is that of
/// [`Topic::IllegalMovePenalty`](super::Topic::IllegalMovePenalty), or of the topics on rapid and blitz;
/// [`illegal_move_articles`] lists all that lead there.
#[must_use]
pub const fn illegal_move(edition: Edition, time_class: TimeClass) -> Option<IllegalMoveRule> {
    use Edition::{Fide2001, Fide2005, Fide2009, Fide2014, Fide2017, Fide2018, Fide2023, Ru2011, Tavreli};
    use TimeClass::{Blitz, Classical, Rapid};
    // (loses at, opponent gains, on claim, can draw)
    let (loses_at, opponent_gains_s, on_claim, can_draw) = match (edition, time_class) {
        (Fide2005, Rapid | Blitz) | (Tavreli, _) => return None,
        // 7.4(b) has no exception for an opponent who cannot mate.
        (Fide2001 | Fide2005, Classical) => (Some(3), Some(120), false, false),
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
    let certainty = match (edition, time_class) {
        // Appendices A.4b and B.4 of 2014 were read.
        (Fide2014, Rapid | Blitz) => Certainty::Verified,
        _ => edition.certainty(),
    };
    Some(IllegalMoveRule { loses_at, opponent_gains_s, on_claim, can_draw, certainty })
}

/// Lists the articles that define the penalty for an illegal move, the primary one first: in blitz of 2023 B.3, which
/// refers to A.3 and A.5.2, which refers to 7.5.5. For rapid and blitz they are those of games without full
/// supervision.
#[must_use]
pub fn illegal_move_articles(edition: Edition, time_class: TimeClass) -> Vec<Article> {
    use Edition::{Fide2001, Fide2005, Fide2009, Fide2014, Fide2017, Fide2018, Fide2023, Ru2011, Tavreli};
    use TimeClass::{Blitz, Classical, Rapid};
    let numbers: &[&str] = match (edition, time_class) {
        (Fide2001 | Fide2005, Classical) => &["7.4(b)"],
        (Fide2009, Classical) => &["7.4b"],
        (Ru2011, Classical) => &["7.4.2"],
        (Fide2014, Classical) => &["7.5b"],
        // The paragraph is not known.
        (Fide2017, Classical) => &["7.5"],
        (Fide2018 | Fide2023, Classical) => &["7.5.5"],
        (Fide2001, Rapid) => &["B5"],
        (Fide2001, Blitz) => &["C3"],
        (Fide2009, Rapid) => &["A4c"],
        (Fide2009, Blitz) => &["B3c"],
        (Ru2011, Rapid) => &["16.4.3"],
        (Ru2011, Blitz) => &["17.3.2"],
        (Fide2014, Rapid) => &["A.4b"],
        (Fide2014, Blitz) => &["B.4", "A.4b"],
        (Fide2017, Rapid) => &["A.4.2"],
        (Fide2017, Blitz) => &["B.4", "A.4.2"],
        (Fide2018, Rapid) => &["A.4.2", "7.5.5"],
        (Fide2018, Blitz) => &["B.2", "B.4", "A.4.2", "7.5.5"],
        (Fide2023, Rapid) => &["A.3", "A.5.2", "7.5.5"],
        (Fide2023, Blitz) => &["B.3", "A.3", "A.5.2", "7.5.5"],
        (Fide2005, Rapid | Blitz) | (Tavreli, _) => &[],
    };
    numbers.iter().map(|number| numbered(edition, number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Topic, article};

    #[test]
    fn the_way_to_the_price_passes_the_article_of_the_concordance() {
        for edition in Edition::ALL {
            for (time_class, topic) in [
                (TimeClass::Classical, Topic::IllegalMovePenalty),
                (TimeClass::Rapid, Topic::IllegalMoveRapid),
                (TimeClass::Blitz, Topic::IllegalMoveBlitz),
            ] {
                let way = illegal_move_articles(edition, time_class);
                assert_eq!(way.is_empty(), illegal_move(edition, time_class).is_none(), "{edition} {time_class:?}");
                if let Some(cited) = article(edition, topic) {
                    assert!(way.contains(&cited), "{edition} {time_class:?}: {cited}");
                }
            }
        }
    }

    #[test]
    fn the_prices_are_those_of_the_editions() {
        use Edition::*;
        use TimeClass::*;
        for (edition, time_class, loses_at, gains) in [
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
            let rule = illegal_move(edition, time_class).unwrap();
            assert_eq!(rule.loses_at, loses_at, "{edition} {time_class:?}");
            assert_eq!(rule.opponent_gains_s, gains, "{edition} {time_class:?}");
        }
    }

    #[test]
    fn the_laws_of_2001_and_2005_print_no_draw_for_an_opponent_who_cannot_mate() {
        for edition in Edition::ALL {
            let rule = illegal_move(edition, TimeClass::Classical).unwrap();
            let has_none = matches!(edition, Edition::Fide2001 | Edition::Fide2005);
            assert_eq!(rule.can_draw, !has_none, "{edition}");
        }
    }
}
