//! The value of a tie-break and the terms it consists of.

use super::super::points::Points;

/// A value with its terms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Score {
    /// The value; `None` if the regulations give none, such as an average of no ratings.
    pub value: Option<Points>,
    /// The rank among the tied contestants, from 0, if that rather than the value decides: direct encounters and
    /// results by boards.
    pub place: Option<usize>,
    /// The terms, by rounds.
    pub terms: Vec<Term>,
}

/// One term of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Term {
    /// The round, if there is one.
    pub round: Option<u16>,
    /// The opponent.
    pub opponent: Option<usize>,
    /// What it contributes.
    pub value: Points,
    /// How it was obtained.
    pub why: Why,
    /// Whether a modifier removed it.
    pub is_cut: bool,
}

/// How a term was obtained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// The opponent's score, adjusted if needed, times a factor: 1, or the points scored against that opponent.
    Opponent {
        /// The score.
        score: Points,
        /// The factor.
        times: Points,
    },
    /// A dummy in place of an unplayed game (C.07, article 16.4): the contestant's own score, or the cap.
    Dummy {
        /// The contestant's own score.
        own: Points,
        /// The maximum score of the dummy, if it applied.
        cap: Option<Points>,
        /// The factor.
        times: Points,
    },
    /// A virtual opponent in place of an unplayed game, with the score `before + (win - received) + draw x rounds to
    /// go` (FIDE 2009 to 2023).
    Virtual {
        /// The contestant's points before the round.
        before: Points,
        /// The points received for it.
        received: Points,
        /// The number of rounds after it.
        to_go: u16,
        /// The factor.
        times: Points,
    },
    /// The score after the round.
    Running,
    /// A round or game that counts.
    Counted,
    /// Points from the game.
    Scored,
    /// The opponent's rating.
    Rating,
    /// A value of the opponent: Buchholz, performance.
    OfOpponent,
    /// The average rating on which a performance is based.
    Average,
    /// The rating difference that the tables give for this many percent.
    Difference {
        /// The percentage.
        percent: i64,
    },
    /// Points of a board, times its number for a board count.
    Board {
        /// The board.
        board: u16,
    },
    /// Another score or tie-break, whole or divided.
    Share,
}

impl Term {
    /// Creates a term that is not cut.
    pub(super) const fn new(round: u16, opponent: Option<usize>, value: Points, why: Why) -> Self {
        Self { round: if round == 0 { None } else { Some(round) }, opponent, value, why, is_cut: false }
    }

    /// Creates a term that belongs to no round.
    pub(super) const fn of_event(value: Points, why: Why) -> Self {
        Self::new(0, None, value, why)
    }
}

impl Score {
    /// Creates the sum of the terms that are not cut.
    pub(super) fn sum(terms: Vec<Term>) -> Self {
        let value = terms.iter().filter(|term| !term.is_cut).map(|term| term.value).sum();
        Self { value: Some(value), place: None, terms }
    }

    /// Creates a value without a list of terms.
    pub(super) fn of(value: Points) -> Self {
        Self { value: Some(value), ..Self::default() }
    }

    /// Creates the average of the terms that are not cut, if there are any.
    pub(super) fn average(terms: Vec<Term>) -> Self {
        let kept: Vec<Points> = terms.iter().filter(|term| !term.is_cut).map(|term| term.value).collect();
        let n = i64::try_from(kept.len()).unwrap_or(i64::MAX);
        let value = (n > 0).then(|| kept.into_iter().sum::<Points>() / n);
        Self { value, place: None, terms }
    }

    /// Rounds the value to a whole number, halves up (C.07, article 10).
    pub(super) fn rounded(self) -> Self {
        Self { value: self.value.map(|value| Points::whole(value.rounded())), ..self }
    }
}
