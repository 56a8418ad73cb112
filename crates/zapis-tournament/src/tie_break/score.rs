//! What a tie-break came to, and how: the terms that an explanation lists.

use super::super::points::Points;

/// A value with the terms it was made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The value; none where the regulations give none, such as an average of no ratings.
    pub value: Option<Points>,
    /// The place among those it was to tell apart, from 0, where that rather than the value ranks: direct encounters
    /// and results by boards.
    pub place: Option<usize>,
    /// The terms, by rounds.
    pub terms: Vec<Term>,
}

/// One term of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round, where there is one.
    pub round: Option<u16>,
    /// The opponent.
    pub opponent: Option<usize>,
    /// What it contributes.
    pub value: Points,
    /// How it came about.
    pub why: Why,
    /// Whether a modifier took it out.
    pub is_cut: bool,
}

/// How a term came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The opponent's score, or his adjusted one, times a factor: 1, or what was scored against him.
    Opponent {
        /// The score.
        score: Points,
        /// The factor.
        times: Points,
    },
    /// A dummy in the place of an unplayed game (C.07, article 16.4): the contestant's own score, or the cap.
    Dummy {
        /// The contestant's own score.
        own: Points,
        /// What the dummy may have at most, if that took effect.
        cap: Option<Points>,
        /// The factor.
        times: Points,
    },
    /// A virtual opponent in the place of an unplayed game, with the score `before + (win - received) + draw x rounds
    /// to go` (FIDE 2009 to 2023).
    Virtual {
        /// The contestant's points before the round.
        before: Points,
        /// What he received for it.
        received: Points,
        /// How many rounds came after.
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
    /// A value of the opponent's: Buchholz, performance.
    OfOpponent,
    /// The average that a performance starts from.
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
    /// Makes a term that is not cut.
    pub(super) const fn new(round: u16, opponent: Option<usize>, value: Points, why: Why) -> Self {
        Self { round: if round == 0 { None } else { Some(round) }, opponent, value, why, is_cut: false }
    }

    /// Makes a term that belongs to no round.
    pub(super) const fn of_event(value: Points, why: Why) -> Self {
        Self::new(0, None, value, why)
    }
}

impl Score {
    /// Makes the sum of the terms that are not cut.
    pub(super) fn sum(terms: Vec<Term>) -> Self {
        let value = terms.iter().filter(|term| !term.is_cut).map(|term| term.value).sum();
        Self { value: Some(value), place: None, terms }
    }

    /// Makes a value whose terms need no list.
    pub(super) fn of(value: Points) -> Self {
        Self { value: Some(value), ..Self::default() }
    }

    /// Makes the average of the terms that are not cut, if there are any.
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
