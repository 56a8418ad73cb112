//! Draws by repetition and by counting moves: the rules of each edition.

use super::Edition;

/// Which five occurrences of a position end the game without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fivefold {
    /// Five occurrences on consecutive alternate moves by both players: the Laws of 2014, article 9.6a.
    Consecutive,
    /// Five occurrences at any time in the game: since July 2017, article 9.6.1.
    AnyTime,
}

/// The action by which a player loses the right to claim on this move, article 9.4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClaimLostBy {
    /// Making a move: the Laws of 2001.
    Moving,
    /// Touching a piece: since 2005.
    Touching,
}

/// The rules of an edition on draws. In every edition a threefold repetition and fifty moves must be claimed by the
/// player to move, and only a pawn move or a capture restarts the count of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawRules {
    /// The number of occurrences that allow a claim.
    pub threefold_occurrences: u8,
    /// The number of plies without a pawn move or a capture that allow a claim: fifty moves by each side.
    pub fifty_plies: u16,
    /// The kind of fivefold repetition that ends the game; `None` before 2014.
    pub fivefold: Option<Fivefold>,
    /// The number of plies without a pawn move or a capture that end the game; `None` before 2014. Mate by the last of
    /// these moves takes precedence.
    pub seventy_five_plies: Option<u16>,
    /// The action that forfeits the right to claim on this move.
    pub claim_lost_by: ClaimLostBy,
    /// Whether a draw can be agreed only after each side has made a move: since July 2017.
    pub agreement_needs_moves: bool,
    /// Whether a resignation is a draw if the opponent cannot mate by any series of legal moves: since 2023, article
    /// 5.1.2.
    pub resignation_can_draw: bool,
}

impl DrawRules {
    /// The number of occurrences of a position that end the game without a claim, in editions with that rule.
    pub const FIVEFOLD_OCCURRENCES: u8 = 5;
}

/// Returns the rules of an edition on draws.
#[must_use]
pub const fn draw_rules(edition: Edition) -> DrawRules {
    let (fivefold, seventy_five_plies) = match edition {
        Edition::Fide2001 | Edition::Fide2005 | Edition::Fide2009 | Edition::Ru2011 | Edition::Tavreli => (None, None),
        Edition::Fide2014 => (Some(Fivefold::Consecutive), Some(150)),
        Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023 => (Some(Fivefold::AnyTime), Some(150)),
    };
    DrawRules {
        threefold_occurrences: 3,
        fifty_plies: 100,
        fivefold,
        seventy_five_plies,
        claim_lost_by: match edition {
            Edition::Fide2001 => ClaimLostBy::Moving,
            _ => ClaimLostBy::Touching,
        },
        agreement_needs_moves: matches!(edition, Edition::Fide2017 | Edition::Fide2018 | Edition::Fide2023),
        resignation_can_draw: matches!(edition, Edition::Fide2023),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::{Topic, article};

    #[test]
    fn an_edition_with_an_automatic_draw_has_an_article_for_it() {
        for edition in Edition::ALL {
            let rules = draw_rules(edition);
            let fivefold = article(edition, Topic::Fivefold);
            let seventy_five = article(edition, Topic::SeventyFive);
            assert_eq!(rules.fivefold.is_some(), fivefold.is_some(), "{edition}");
            assert_eq!(rules.seventy_five_plies.is_some(), seventy_five.is_some(), "{edition}");
        }
    }

    #[test]
    fn only_the_fivefold_of_2014_must_be_consecutive() {
        let consecutive: Vec<Edition> =
            Edition::ALL.into_iter().filter(|e| draw_rules(*e).fivefold == Some(Fivefold::Consecutive)).collect();
        assert_eq!(consecutive, [Edition::Fide2014]);
    }

    #[test]
    fn only_in_2001_was_a_claim_lost_by_moving_alone() {
        for edition in Edition::ALL {
            let moving = draw_rules(edition).claim_lost_by == ClaimLostBy::Moving;
            assert_eq!(moving, edition == Edition::Fide2001, "{edition}");
        }
    }
}
