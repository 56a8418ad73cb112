//! Unplayed rounds: how they count for the contestant and for the opponents.
//!
//! Since September 2023 by C.07, article 16: dummies for the contestant, an adjusted score for opponents who left.
//! Before that: virtual opponents, and draws in place of the opponents' unplayed games.

use super::super::field::{Contestant, Field, Format, Meeting};
use super::super::outcome::Outcome;
use super::super::points::Points;
use super::code::TieBreak;
use super::rules::Rules;
use super::score::{Term, Why};

/// The categories of C.07, article 16.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Category {
    /// 16.2.1: a pairing-allocated bye, or a full-point bye.
    Bye,
    /// 16.2.2: a win by forfeit.
    ForfeitWin,
    /// 16.2.3: a requested bye, followed by a round that was not a voluntary absence.
    EarlyAbsence,
    /// 16.2.4: a loss by forfeit.
    ForfeitLoss,
    /// 16.2.5: a requested bye in the last round, or followed only by voluntary absences.
    LateAbsence,
}

/// A view of the meetings: as they were, or as if all pairings of the last round were drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct View<'a> {
    pub(super) field: &'a Field,
    pub(super) rules: Rules,
    /// The index of the measure that counts.
    pub(super) which: usize,
    /// Whether forfeits count as games: in round robins (article 15.2), and if regulations say so.
    pub(super) forfeits_count: bool,
    /// Whether the pairings of the last round count as drawn: Fore Buchholz, article 8.3.
    pub(super) is_fore: bool,
}

impl<'a> View<'a> {
    pub(super) fn new(field: &'a Field, rules: Rules, tie_break: &TieBreak, which: usize) -> Self {
        let forfeits_count = tie_break.forfeits_as_played || field.format == Format::RoundRobin;
        Self { field, rules, which, forfeits_count, is_fore: false }
    }

    /// Returns true if a meeting counts as drawn because it is in the last round and was paired.
    fn is_drawn_ahead(&self, meeting: &Meeting) -> bool {
        self.is_fore && meeting.round == self.field.n_rounds && meeting.opponent.is_some()
    }

    /// Returns true if a meeting counts as a game against the opponent.
    pub(super) fn is_game(&self, meeting: &Meeting) -> bool {
        let is_forfeit = self.forfeits_count && meeting.outcome.is_forfeit();
        meeting.opponent.is_some() && (meeting.is_regular() || is_forfeit || self.is_drawn_ahead(meeting))
    }

    /// Returns the points of a meeting; those of a draw for a pairing of the last round in Fore Buchholz.
    pub(super) fn points(&self, meeting: &Meeting) -> Points {
        if self.is_drawn_ahead(meeting) { self.draw() } else { meeting.points[self.which] }
    }

    pub(super) fn draw(&self) -> Points {
        self.field.stakes[self.which].draw
    }

    pub(super) fn own_score(&self, contestant: &Contestant) -> Points {
        let scored: Points = contestant.meetings.iter().map(|meeting| self.points(meeting)).sum();
        scored + contestant.adjustment[self.which]
    }

    /// Returns the category of each meeting; `None` for games.
    pub(super) fn categories(&self, contestant: &Contestant) -> Vec<Option<Category>> {
        let is_absent = |meeting: &Meeting| meeting.outcome.is_voluntary_absence() && !self.is_drawn_ahead(meeting);
        let meetings = &contestant.meetings;
        let last_present = meetings.iter().rposition(|meeting| !is_absent(meeting));
        let category = |(at, meeting): (usize, &Meeting)| {
            Some(match meeting.outcome {
                _ if self.is_drawn_ahead(meeting) => return None,
                Outcome::AllocatedBye | Outcome::FullPointBye => Category::Bye,
                Outcome::ForfeitWin => Category::ForfeitWin,
                Outcome::ForfeitLoss if meeting.opponent.is_some() => Category::ForfeitLoss,
                // A loss by forfeit without an opponent is an absence.
                outcome if outcome.is_voluntary_absence() && last_present.is_some_and(|last| at < last) => {
                    Category::EarlyAbsence
                }
                outcome if outcome.is_voluntary_absence() => Category::LateAbsence,
                _ => return None,
            })
        };
        meetings.iter().enumerate().map(category).collect()
    }

    /// Returns all scores as they count for opponents: article 16.3, or the rule before it.
    pub(super) fn adjusted_scores(&self) -> Vec<Points> {
        self.field.contestants.iter().map(|contestant| self.adjusted_score(contestant)).collect()
    }

    fn adjusted_score(&self, contestant: &Contestant) -> Points {
        if self.field.format == Format::RoundRobin || self.rules.counts_real_points() {
            return self.own_score(contestant);
        }
        let categories = self.categories(contestant);
        let is_draw = |category: &Option<Category>, meeting: &Meeting| match category {
            // An opponent's unplayed games count as draws, whatever they were worth (FIDE 2009 to 2023).
            Some(Category::ForfeitWin | Category::ForfeitLoss) if self.rules.has_virtual_opponents() => {
                !self.is_game(meeting)
            }
            Some(_) if self.rules.has_virtual_opponents() => true,
            Some(category) => *category == Category::LateAbsence,
            None => false,
        };
        let meetings = contestant.meetings.iter().zip(&categories);
        let counted = meetings.map(
            |(meeting, category)| {
                if is_draw(category, meeting) { self.draw() } else { self.points(meeting) }
            },
        );
        counted.sum::<Points>() + contestant.adjustment[self.which]
    }

    /// Lists a contestant's terms: each game with the opponent's adjusted score, each unplayed round with its
    /// substitute, times a factor; and whether it was a voluntary absence.
    ///
    /// In a round robin a round without an opponent has no term.
    pub(super) fn terms(
        &self,
        contestant: &Contestant,
        adjusted: &[Points],
        times: impl Fn(&Meeting) -> Points,
    ) -> Vec<Contribution> {
        let own = self.own_score(contestant);
        let mut before = Points::ZERO;
        let mut contributions = Vec::with_capacity(contestant.meetings.len());
        for meeting in &contestant.meetings {
            let factor = times(meeting);
            let (score, why) = match meeting.opponent {
                Some(opponent) if self.is_game(meeting) => {
                    let score = adjusted.get(opponent).copied().unwrap_or_default();
                    (score, Why::Opponent { score, times: factor })
                }
                _ if self.field.format == Format::RoundRobin || self.rules.counts_real_points() => continue,
                _ if self.rules.has_virtual_opponents() => self.virtual_opponent(meeting, before, factor),
                opponent => {
                    let cap = self.cap(opponent, adjusted).filter(|cap| *cap < own);
                    (cap.unwrap_or(own), Why::Dummy { own, cap, times: factor })
                }
            };
            before += self.points(meeting);
            let is_voluntary = meeting.outcome.is_voluntary_absence() && !self.is_game(meeting);
            let term = Term::new(meeting.round, meeting.opponent, score * factor, why);
            contributions.push(Contribution { term, score, is_voluntary });
        }
        contributions
    }

    /// Returns the maximum score of a dummy: the scheduled opponent's adjusted score (16.4.1), or draws in all rounds
    /// (16.4.2).
    fn cap(&self, opponent: Option<usize>, adjusted: &[Points]) -> Option<Points> {
        let scheduled = opponent.and_then(|opponent| adjusted.get(opponent).copied());
        let draws = self.draw() * Points::whole(i64::from(self.field.n_rounds));
        self.rules.caps_dummies().then(|| scheduled.unwrap_or(draws))
    }

    /// Returns the score of a virtual opponent: the score before the round, the points missing to a win, and draws in
    /// the rounds to go.
    fn virtual_opponent(&self, meeting: &Meeting, before: Points, times: Points) -> (Points, Why) {
        let received = self.points(meeting);
        let to_go = self.field.n_rounds.saturating_sub(meeting.round);
        let win = self.field.stakes[self.which].win;
        let score = before + (win - received) + self.draw() * Points::whole(i64::from(to_go));
        (score, Why::Virtual { before, received, to_go, times })
    }
}

/// A term before cuts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contribution {
    pub(super) term: Term,
    /// The opponent's score, which determines the least significant term.
    pub(super) score: Points,
    /// Whether the round was a voluntary absence.
    pub(super) is_voluntary: bool,
}

/// Marks the terms that the modifiers remove: C.07, articles 14 and 16.5.
///
/// The least significant term is that of the opponent with the lowest score; among several, the lowest product. If
/// there were voluntary absences, the lowest of their terms is cut instead, provided that it is not lower; likewise for
/// each further cut. Then the most significant terms are cut.
pub(super) fn cut(contributions: Vec<Contribution>, tie_break: &TieBreak, rules: Rules) -> Vec<Term> {
    let mut contributions = contributions;
    for _ in 0..tie_break.cut_least {
        let left = || contributions.iter().enumerate().filter(|(_, one)| !one.term.is_cut);
        let weight = |(_, one): &(usize, &Contribution)| (one.score, one.term.value);
        let Some((plain, least)) = left().min_by_key(weight) else { break };
        let voluntary = left().filter(|(_, one)| one.is_voluntary).min_by_key(weight);
        let instead = voluntary.filter(|(_, one)| one.term.value >= least.term.value && !rules.has_virtual_opponents());
        let at = instead.map_or(plain, |(at, _)| at);
        contributions[at].term.is_cut = true;
    }
    for _ in 0..tie_break.cut_greatest {
        let left = contributions.iter().enumerate().filter(|(_, one)| !one.term.is_cut);
        let Some((at, _)) = left.max_by_key(|(_, one)| (one.score, one.term.value)) else { break };
        contributions[at].term.is_cut = true;
    }
    contributions.into_iter().map(|one| one.term).collect()
}
