//! The penalty for a completed illegal move in a record's game: by the edition in force and the time class.

use crate::game::Breach;
use crate::laws::{Article, Edition, IllegalMoveRule, TimeClass, Topic, article, illegal_move, illegal_move_articles};

use super::time_class::TimeClassRuling;

/// The ruling on an illegal move, if it was really made and completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalMoveRuling {
    /// The edition.
    pub edition: Edition,
    /// The time class; classical if nothing is known.
    pub time_class: TimeClassRuling,
    /// The penalty.
    pub rule: IllegalMoveRule,
    /// The article on it.
    pub article: Option<Article>,
    /// All the articles that lead to it, the primary one first.
    pub way: Vec<Article>,
    /// Whether, under the edition, a pawn left on the last rank becomes a queen.
    pub becomes_queen: bool,
    /// The article by which the game is drawn if the position is not corrected: rapid and blitz.
    pub drawn_uncorrected: Option<Article>,
    /// Whether, under this edition, capturing the king is an illegal move.
    pub taking_king_counts: bool,
    /// Whether both kings are in check after it.
    pub both_kings_in_check: bool,
}

/// Rules on an illegal move; `None` if the edition was not studied.
#[must_use]
pub fn illegal_move_ruling(
    edition: Edition,
    time_class: Option<TimeClassRuling>,
    breach: Breach,
) -> Option<IllegalMoveRuling> {
    let time_class = time_class.unwrap_or(TimeClassRuling::UNKNOWN);
    let rule = illegal_move(edition, time_class.class)?;
    let is_unpromoted = breach == Breach::PawnUnpromoted;
    let both_in_check = breach == Breach::BothKingsInCheck;
    let own_topic = match time_class.class {
        TimeClass::Classical => Topic::IllegalMovePenalty,
        TimeClass::Rapid => Topic::IllegalMoveRapid,
        TimeClass::Blitz => Topic::IllegalMoveBlitz,
    };
    // An appendix without its own article leaves it to the main one.
    let article_of = |topic| article(edition, topic);
    let article = article_of(own_topic).or_else(|| article_of(Topic::IllegalMovePenalty));
    let is_quick = time_class.class != TimeClass::Classical;
    Some(IllegalMoveRuling {
        edition,
        time_class,
        rule,
        article,
        way: illegal_move_articles(edition, time_class.class),
        becomes_queen: is_unpromoted && edition >= Edition::Fide2014,
        drawn_uncorrected: article_of(Topic::UncorrectableIllegality)
            .filter(|_| is_quick && (is_unpromoted || both_in_check)),
        both_kings_in_check: both_in_check,
        taking_king_counts: breach == Breach::KingTaken && edition >= Edition::Fide2017,
    })
}

#[cfg(test)]
mod tests {
    use super::super::time_class::TimeClassBasis;
    use super::*;

    fn stated(time_class: TimeClass) -> TimeClassRuling {
        TimeClassRuling { class: time_class, basis: TimeClassBasis::Stated }
    }

    #[test]
    fn the_article_is_that_of_the_time_class_if_it_has_one() {
        let number = |edition, time_class| {
            illegal_move_ruling(edition, Some(stated(time_class)), Breach::Other)
                .and_then(|ruled| ruled.article)
                .map(|a| a.number)
        };
        assert_eq!(number(Edition::Fide2023, TimeClass::Classical), Some("7.5.5"));
        assert_eq!(number(Edition::Fide2014, TimeClass::Rapid), Some("A.4b"));
        assert_eq!(number(Edition::Fide2023, TimeClass::Rapid), Some("A.3"));
        assert_eq!(number(Edition::Fide2023, TimeClass::Blitz), Some("B.3"));
        assert_eq!(number(Edition::Fide2017, TimeClass::Rapid), Some("A.4.2"));
        assert_eq!(number(Edition::Fide2017, TimeClass::Blitz), Some("A.4.2"));
        assert_eq!(number(Edition::Fide2001, TimeClass::Blitz), Some("C3"));
        assert_eq!(number(Edition::Fide2005, TimeClass::Classical), Some("7.4(b)"));
        assert_eq!(number(Edition::Fide2005, TimeClass::Blitz), None);
    }

    #[test]
    fn an_unknown_time_class_is_assumed_to_be_classical() {
        let ruled = illegal_move_ruling(Edition::Fide2023, None, Breach::Other).unwrap();
        assert_eq!(ruled.time_class.class, TimeClass::Classical);
        assert!(ruled.time_class.basis.is_assumed());
    }

    #[test]
    fn a_pawn_left_on_the_last_rank_is_a_matter_of_its_own() {
        let ruled = |edition, time_class| {
            illegal_move_ruling(edition, Some(stated(time_class)), Breach::PawnUnpromoted).unwrap()
        };
        assert!(ruled(Edition::Fide2014, TimeClass::Classical).becomes_queen);
        assert_eq!(ruled(Edition::Fide2014, TimeClass::Classical).drawn_uncorrected, None);
        assert_eq!(ruled(Edition::Fide2023, TimeClass::Blitz).drawn_uncorrected.map(|a| a.number), Some("A.5.4"));
    }
}
