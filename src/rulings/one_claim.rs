//! One claim of a draw, as an arbiter rules on it (FIDE 9.2 to 9.5).

use crate::game::{Difference, Ending, Game, Side};
use crate::l10n::Message;
use crate::laws::{Edition, Topic};

use super::appearances::{appearances_of, listed};
use super::claims::{Basis, Claim, ClaimKind, visit_claims};
use super::main_line::{MainLine, MoveName};
use super::near_miss::{NearMiss, near_misses};

/// Asks for one ruling.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The ply about to be played where a move is written, else the ply just played.
    pub at: u32,
    /// Who claims.
    pub by: Side,
    /// The move that the claimant has written and declared.
    pub written: Option<&'a str>,
}

/// Says what becomes of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim is correct: the game is drawn.
    Upheld,
    /// The claim is incorrect.
    Refused,
    /// The record does not tell enough.
    Undecidable,
}

impl Verdict {
    /// Returns the name used in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Upheld => "upheld",
            Self::Refused => "refused",
            Self::Undecidable => "undecidable",
        }
    }
}

/// Says why a claim is upheld, refused or cannot be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimReason<M> {
    /// The position stands for the third time or a later one, or would.
    Repetition,
    /// Fifty moves without a capture or a pawn move are completed, or would be.
    FiftyMoves,
    /// The game had been drawn without a claim.
    AlreadyDrawn {
        /// After how many plies.
        ply: u32,
        /// By what.
        kind: ClaimKind,
    },
    /// The other player is to move.
    NotToMove,
    /// The position has not stood three times, nor have fifty moves been completed.
    NotEnough,
    /// Mate or stalemate had ended the game.
    GameOver(Ending),
    /// The move written is not legal; why, in players' words.
    IllegalMove(Vec<Message>),
    /// What is written is no move.
    UnintelligibleMove,
    /// Several legal moves are written so.
    AmbiguousMove(Vec<M>),
    /// The record does not go so far.
    BehindRecord {
        /// How many plies of it could be played.
        n_plies: u32,
        /// Whether it goes on with what cannot be played.
        goes_on: bool,
    },
    /// Play could not start.
    NoStart,
}

/// A ruling, with everything it rests on.
pub struct ClaimRuling<G: Game> {
    /// What becomes of the claim.
    pub verdict: Verdict,
    /// Why.
    pub reason: ClaimReason<G::Move>,
    /// The claimant.
    pub by: Side,
    /// The ply of the question.
    pub at: u32,
    /// What an upheld claim rests on.
    pub kind: Option<ClaimKind>,
    /// Whether it is about the board as it stands or about a move written.
    pub basis: Basis,
    /// The position on the board when the claim is made, and after how many plies that is.
    pub on_board: Option<(u32, G::Position)>,
    /// The position the claim is about: that on the board, or the one the move written leads to.
    pub claimed: Option<G::Position>,
    /// The move written, if one legal move is meant.
    pub intended: Option<(G::Move, MoveName)>,
    /// The plies after which the position stood, an intended one included; of many the last ones.
    pub occurrences: Vec<u32>,
    /// How often it stood.
    pub count: u32,
    /// Plies without a capture or a pawn move, an intended one included.
    pub halfmove_clock: u32,
    /// Moments when the position looked the same and was another one.
    pub near_misses: Vec<NearMiss>,
    /// What the player to move could claim rightly at this moment.
    pub open: Vec<Claim<G::Move>>,
    /// What the claimant could have claimed before the ply just played, by writing the move that he made.
    pub missed: Option<Claim<G::Move>>,
    /// The article it rests on.
    pub topic: Option<Topic>,
    /// Whether the record begins in the middle of a game, so that what stood before is not counted.
    pub begins_late: bool,
}

/// Rules on one claim.
#[must_use]
pub fn rule_on<G: Game>(
    line: Option<&MainLine<'_, G>>,
    edition: Option<Edition>,
    question: &Question<'_>,
) -> ClaimRuling<G> {
    let basis = if question.written.is_some() { Basis::Intended } else { Basis::Appeared };
    let mut ruling = ClaimRuling {
        verdict: Verdict::Undecidable,
        reason: ClaimReason::NoStart,
        by: question.by,
        at: question.at,
        kind: None,
        basis,
        on_board: None,
        claimed: None,
        intended: None,
        occurrences: Vec::new(),
        count: 0,
        halfmove_clock: 0,
        near_misses: Vec::new(),
        open: Vec::new(),
        missed: None,
        topic: None,
        begins_late: false,
    };
    let Some(line) = line else { return ruling };
    let replay = line.replay();
    let n_before = if question.written.is_some() { question.at.saturating_sub(1) } else { question.at };
    let Some(position) = line.position_after(n_before) else {
        ruling.reason = ClaimReason::BehindRecord { n_plies: replay.main_plies, goes_on: !replay.reaches_end };
        return ruling;
    };
    ruling.begins_late = !replay.start.is_usual && line.game().move_number(line.start()) > 1;
    ruling.look_at(line, &position, n_before);
    ruling.on_board = Some((n_before, position.clone()));
    let drawn = ruling.find_open(line, edition, n_before);
    if let Some((ply, kind)) = drawn {
        let topic = if kind == ClaimKind::Fivefold { Topic::Fivefold } else { Topic::SeventyFive };
        ruling.kind = Some(kind);
        return ruling.decide(Verdict::Upheld, ClaimReason::AlreadyDrawn { ply, kind }, topic);
    }
    if let Some(ending) = line.game().ending(&position) {
        let topic = if ending == Ending::Stalemate { Topic::Stalemate } else { Topic::Checkmate };
        return ruling.decide(Verdict::Refused, ClaimReason::GameOver(ending), topic);
    }
    if line.game().side(&position) != question.by {
        return ruling.decide(Verdict::Refused, ClaimReason::NotToMove, Topic::ClaimLost);
    }
    if let Some(written) = question.written {
        match intended_move(line, &position, written) {
            Ok(mv) => {
                let mut after = position.clone();
                line.game().play(&mut after, mv);
                ruling.look_at(line, &after, n_before);
                ruling.occurrences.push(question.at);
                ruling.count += 1;
                ruling.intended = Some((mv, MoveName::of(line.game(), &position, mv, replay)));
            }
            Err(reason) => {
                // What the player meant he can still be asked; what cannot be played is no intended move.
                let is_doubtful = matches!(reason, ClaimReason::AmbiguousMove(_));
                let verdict = if is_doubtful { Verdict::Undecidable } else { Verdict::Refused };
                return ruling.decide(verdict, reason, Topic::ThreefoldIntended);
            }
        }
    }
    ruling.weigh(line, n_before)
}

impl<G: Game> ClaimRuling<G> {
    fn decide(mut self, verdict: Verdict, reason: ClaimReason<G::Move>, topic: Topic) -> Self {
        (self.verdict, self.reason, self.topic) = (verdict, reason, Some(topic));
        self
    }

    /// Counts how often a position has stood up to a ply.
    fn look_at(&mut self, line: &MainLine<'_, G>, position: &G::Position, up_to: u32) {
        let plies = appearances_of(line, position, up_to);
        (self.occurrences, self.count) = listed(&plies);
        self.halfmove_clock = line.game().halfmove_clock(position);
        self.claimed = Some(position.clone());
    }

    /// Finds what can rightly be claimed at a moment, and a draw without a claim that had come about by then.
    fn find_open(
        &mut self,
        line: &MainLine<'_, G>,
        edition: Option<Edition>,
        n_before: u32,
    ) -> Option<(u32, ClaimKind)> {
        let mut drawn = None;
        let (open, missed) = (&mut self.open, &mut self.missed);
        let played = line.plies().nth(n_before.saturating_sub(1) as usize).map(|ply| ply.mv);
        visit_claims(line, edition, &mut |claim: Claim<G::Move>| match claim.basis {
            Basis::Automatic if claim.ply <= n_before && drawn.is_none() => drawn = Some((claim.ply, claim.kind)),
            Basis::Appeared if claim.ply == n_before => open.push(claim),
            Basis::Intended if claim.ply == n_before + 1 => open.push(claim),
            Basis::Intended if claim.ply == n_before && claim.intended.as_ref().map(|(mv, _)| *mv) == played => {
                *missed = Some(claim);
            }
            _ => {}
        });
        drawn
    }

    /// Decides a claim that was made by the right player, with a legal move if with any.
    fn weigh(mut self, line: &MainLine<'_, G>, n_before: u32) -> Self {
        let meant = self.intended.as_ref().map(|(mv, _)| *mv);
        let is_met = |claim: &&Claim<G::Move>| match (claim.basis, meant) {
            (Basis::Appeared, _) => true,
            (Basis::Intended, Some(meant)) => claim.intended.as_ref().is_some_and(|(mv, _)| *mv == meant),
            _ => false,
        };
        // A claim rests on the move written if that makes it right, else on the board as it stands.
        let met = self.open.iter().filter(is_met).min_by_key(|claim| claim.basis != self.basis).cloned();
        if let Some(claim) = met {
            if claim.basis != self.basis
                && let Some((_, position)) = self.on_board.clone()
            {
                self.look_at(line, &position, n_before);
                self.basis = claim.basis;
            }
            self.kind = Some(claim.kind);
            let topic = claim.topic();
            let reason =
                if claim.kind == ClaimKind::Threefold { ClaimReason::Repetition } else { ClaimReason::FiftyMoves };
            return self.decide(Verdict::Upheld, reason, topic);
        }
        if let Some(claimed) = &self.claimed {
            self.near_misses = near_misses(line, claimed, n_before);
        }
        let differs =
            |wanted: fn(&Difference) -> bool| self.near_misses.iter().flat_map(|miss| &miss.differences).any(wanted);
        let topic = if differs(|found| matches!(found, Difference::Castling(_))) {
            Topic::SamePositionCastling
        } else if differs(|found| matches!(found, Difference::EnPassant(_))) {
            Topic::SamePositionEnPassant
        } else if !self.near_misses.is_empty() {
            Topic::SamePosition
        } else if self.basis == Basis::Intended {
            Topic::ThreefoldIntended
        } else {
            Topic::ThreefoldAppeared
        };
        self.decide(Verdict::Refused, ClaimReason::NotEnough, topic)
    }
}

/// Finds the move that a claimant has written.
fn intended_move<G: Game>(
    line: &MainLine<'_, G>,
    position: &G::Position,
    written: &str,
) -> Result<G::Move, ClaimReason<G::Move>> {
    let meant = line.game().intended(position, written, line.replay().alphabet);
    match (meant.legal.as_slice(), meant.illegal) {
        ([mv], _) => Ok(*mv),
        ([], Some(reasons)) => Err(ClaimReason::IllegalMove(reasons)),
        ([], None) => Err(ClaimReason::UnintelligibleMove),
        _ => Err(ClaimReason::AmbiguousMove(meant.legal)),
    }
}
