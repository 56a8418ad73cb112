//! One claim of a draw, as an arbiter rules on it (FIDE 9.2 to 9.5).

use crate::game::{Difference, Ending, Game, Side};
use crate::l10n::Message;
use crate::laws::{Edition, Topic};

use super::appearances::{appearances_of, listed};
use super::claims::{Basis, Claim, ClaimKind, visit_claims};
use super::main_line::{MainLine, MoveName};
use super::near_miss::{NearMiss, near_misses};

/// A request for one ruling.
#[derive(Clone, Copy, Debug)]
pub struct ClaimQuestion<'a> {
    /// The ply about to be played if a move is written, otherwise the ply just played.
    pub at: u32,
    /// The claimant.
    pub by: Side,
    /// The move written and declared by the claimant.
    pub written: Option<&'a str>,
}

/// The verdict on a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The claim is correct: the game is drawn.
    Upheld,
    /// The claim is incorrect.
    Refused,
    /// The record is not sufficient.
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

/// Why a claim is upheld, refused or cannot be decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimReason<M> {
    /// The position occurs for the third or a later time, or would.
    Repetition,
    /// Fifty moves without a capture or a pawn move are completed, or would be.
    FiftyMoves,
    /// The game had already been drawn without a claim.
    AlreadyDrawn {
        /// The number of plies at that point.
        ply: u32,
        /// The ground.
        kind: ClaimKind,
    },
    /// The other player is to move.
    NotToMove,
    /// The position has not occurred three times, nor have fifty moves been completed.
    NotEnough,
    /// Mate or stalemate had already ended the game.
    GameOver(Ending),
    /// The written move is illegal, with the reasons in chess players' words.
    IllegalMove(Vec<Message>),
    /// The written text is not a move.
    UnintelligibleMove,
    /// Several legal moves have this spelling.
    AmbiguousMove(Vec<M>),
    /// The record is shorter.
    BehindRecord {
        /// The number of its playable plies.
        n_plies: u32,
        /// Whether it continues with unplayable text.
        goes_on: bool,
    },
    /// Play could not start.
    NoStart,
}

/// A ruling, with its complete basis.
pub struct ClaimRuling<G: Game> {
    /// The verdict on the claim.
    pub verdict: Verdict,
    /// The reason.
    pub reason: ClaimReason<G::Move>,
    /// The claimant.
    pub by: Side,
    /// The ply of the question.
    pub at: u32,
    /// The ground of an upheld claim.
    pub kind: Option<ClaimKind>,
    /// Whether it is about the position on the board or about a written move.
    pub basis: Basis,
    /// The position on the board when the claim is made, and the number of plies before it.
    pub on_board: Option<(u32, G::Position)>,
    /// The position claimed: the one on the board, or the one after the written move.
    pub claimed: Option<G::Position>,
    /// The written move, if it identifies one legal move.
    pub intended: Option<(G::Move, MoveName)>,
    /// The plies after which the position occurred, an intended one included; at most the last ones.
    pub occurrences: Vec<u32>,
    /// The number of its occurrences.
    pub count: u32,
    /// Plies without a capture or a pawn move, an intended one included.
    pub halfmove_clock: u32,
    /// Moments at which the position looked the same but was different.
    pub near_misses: Vec<NearMiss>,
    /// The correct claims of the player to move at this moment.
    pub open: Vec<Claim<G::Move>>,
    /// The claim that the claimant could have made before the ply just played, by writing that move.
    pub missed: Option<Claim<G::Move>>,
    /// The topic of the article on which it is based.
    pub topic: Option<Topic>,
    /// Whether the record begins in the middle of a game, so that earlier positions are not counted.
    pub begins_late: bool,
}

/// Rules on one claim.
#[must_use]
pub fn rule_on<G: Game>(
    line: Option<&MainLine<'_, G>>,
    edition: Option<Edition>,
    question: &ClaimQuestion<'_>,
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
                // The player can still be asked what was meant; an unplayable text is not an intended move.
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

    /// Counts the occurrences of a position up to a ply.
    fn look_at(&mut self, line: &MainLine<'_, G>, position: &G::Position, up_to: u32) {
        let plies = appearances_of(line, position, up_to);
        (self.occurrences, self.count) = listed(&plies);
        self.halfmove_clock = line.game().halfmove_clock(position);
        self.claimed = Some(position.clone());
    }

    /// Finds the correct claims at a moment, and a draw without a claim that had come about by then.
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

    /// Decides a claim made by the right player, with a legal move if any.
    fn weigh(mut self, line: &MainLine<'_, G>, n_before: u32) -> Self {
        let meant = self.intended.as_ref().map(|(mv, _)| *mv);
        let is_met = |claim: &&Claim<G::Move>| match (claim.basis, meant) {
            (Basis::Appeared, _) => true,
            (Basis::Intended, Some(meant)) => claim.intended.as_ref().is_some_and(|(mv, _)| *mv == meant),
            _ => false,
        };
        // A claim is based on the written move if that makes it correct, otherwise on the board.
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

/// Reads the move written by the claimant.
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
