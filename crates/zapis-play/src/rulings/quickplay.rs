//! A claim in a quickplay finish, as far as a record can support it (2001 to 2009 and Russia 2011 Article 10, 2014
//! Appendix G, since 2017 Guidelines III).
//!
//! Whether the opponent could win by normal means, or made no effort to, is for the arbiter who has seen the game. Only
//! what the laws decide by themselves is decided here.

use crate::game::{Ending, Game, Side, Winnability};
use crate::laws::{Article, Edition, TimeClass, Topic, article};
use crate::record::{Record, TimeControl, unescape};

use super::clock::{ClockReading, periods_meant, read_clocks};
use super::main_line::MainLine;
use super::one_claim::{ClaimQuestion, ClaimReason, ClaimRuling, Verdict, rule_on};
use super::time_class::{TimeClassRuling, time_class_of_record};

/// The maximum remaining time of a player who may claim, in milliseconds.
pub const CLAIM_BELOW_MS: u64 = 120_000;

/// Why a claim in a quickplay finish is decided, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuickplayReason {
    /// The opponent cannot mate by any series of legal moves, so cannot win by any means.
    OpponentCannotMate,
    /// The game had already been drawn: by a dead position, five occurrences, seventy-five moves.
    AlreadyDrawn,
    /// Mate or stalemate had already ended the game.
    GameOver(Ending),
    /// The other player has the move.
    NotToMove,
    /// The guidelines do not apply with an increment: since 2014.
    HasIncrement,
    /// The guidelines do not apply to blitz: since 2014.
    IsBlitz,
    /// The record is shorter, or play could not start.
    NoPosition,
    /// It remains open whether the opponent can win by normal means and makes an effort to: the arbiter decides.
    ForTheArbiter,
}

/// The facts of a record for a claim in a quickplay finish.
pub struct Quickplay<G: Game> {
    /// The verdict.
    pub verdict: Verdict,
    /// The reason.
    pub reason: QuickplayReason,
    /// The ruling on it as a claim under 9.2 and 9.3, with the position, its occurrences and the count of moves.
    pub claim: ClaimRuling<G>,
    /// The last clock of each side before the claim, that of the claimant first.
    pub clocks: [Option<ClockReading>; 2],
    /// Whether each side can mate by some series of legal moves, the claimant first.
    pub can_mate: [Winnability; 2],
    /// The time class of the game, if it is known.
    pub time_class: Option<TimeClassRuling>,
    /// Whether the time control adds time for moves; `None` if unknown.
    pub has_increment: Option<bool>,
    /// The applicable articles, that on the claim first.
    pub articles: Vec<Article>,
}

/// Collects the facts of a record for a claim in a quickplay finish, and decides what the laws decide.
#[must_use]
pub fn rule_on_quickplay<G: Game>(
    game: &G,
    record: &Record<'_>,
    line: Option<&MainLine<'_, G>>,
    edition: Option<Edition>,
    (at, by): (u32, Side),
) -> Quickplay<G> {
    let claim = rule_on(line, edition, &ClaimQuestion { at, by, written: None });
    let readings = line.map_or_else(Vec::new, |line| read_clocks(game, record, line.replay()));
    let last_of = |side: Side| readings.iter().rev().find(|reading| reading.side == side && reading.ply <= at).copied();
    let control = record.tag("TimeControl").and_then(|tag| TimeControl::read(&unescape(tag)));
    let has_increment = match &control {
        Some(TimeControl::Periods(periods)) => {
            let last = periods_meant(periods, &readings).list.last().copied();
            last.map(|period| period.increment_ms > 0 || period.delay_ms > 0)
        }
        _ => None,
    };
    let time_class =
        edition.zip(line).and_then(|(edition, line)| time_class_of_record(game, record, line.replay(), edition));
    let position = claim.on_board.as_ref().map(|(_, position)| position);
    let can = |side: Side| position.map_or(Winnability::NotDetermined, |position| game.winnability(position, side));
    let can_mate = [can(by), can(by.other())];
    let (verdict, reason) = decide(&claim, game, edition, time_class, has_increment, can_mate);
    let articles = edition.map_or_else(Vec::new, |edition| articles_on(edition, reason));
    let clocks = [last_of(by), last_of(by.other())];
    Quickplay { verdict, reason, claim, clocks, can_mate, time_class, has_increment, articles }
}

fn decide<G: Game>(
    claim: &ClaimRuling<G>,
    game: &G,
    edition: Option<Edition>,
    time_class: Option<TimeClassRuling>,
    has_increment: Option<bool>,
    can_mate: [Winnability; 2],
) -> (Verdict, QuickplayReason) {
    let Some((_, position)) = &claim.on_board else { return (Verdict::Undecidable, QuickplayReason::NoPosition) };
    if let Some(ending) = game.ending(position) {
        return (Verdict::Refused, QuickplayReason::GameOver(ending));
    }
    let [own, opponent] = can_mate;
    let is_dead = own == Winnability::CannotMate && opponent == Winnability::CannotMate;
    if is_dead || matches!(claim.reason, ClaimReason::AlreadyDrawn { .. }) {
        return (Verdict::Upheld, QuickplayReason::AlreadyDrawn);
    }
    if game.side(position) != claim.by {
        return (Verdict::Refused, QuickplayReason::NotToMove);
    }
    if opponent == Winnability::CannotMate {
        return (Verdict::Upheld, QuickplayReason::OpponentCannotMate);
    }
    // The guidelines since 2014 define where they do not apply; before, increments were not mentioned.
    if edition.is_some_and(|edition| article(edition, Topic::QuickplayAnnounced).is_some()) {
        if has_increment == Some(true) {
            return (Verdict::Refused, QuickplayReason::HasIncrement);
        }
        if time_class.is_some_and(|ruled| ruled.class == TimeClass::Blitz && !ruled.basis.is_assumed()) {
            return (Verdict::Refused, QuickplayReason::IsBlitz);
        }
    }
    (Verdict::Undecidable, QuickplayReason::ForTheArbiter)
}

/// Lists the articles that apply to a claim, and the one that decides it.
fn articles_on(edition: Edition, reason: QuickplayReason) -> Vec<Article> {
    let topics: &[Topic] = match reason {
        QuickplayReason::OpponentCannotMate => &[Topic::QuickplayClaim, Topic::FlagFall],
        QuickplayReason::AlreadyDrawn => &[Topic::QuickplayClaim, Topic::DeadPosition],
        QuickplayReason::GameOver(Ending::Mate(_)) => &[Topic::QuickplayClaim, Topic::Checkmate],
        QuickplayReason::GameOver(Ending::Stalemate) => &[Topic::QuickplayClaim, Topic::Stalemate],
        QuickplayReason::HasIncrement | QuickplayReason::IsBlitz => &[Topic::QuickplayClaim, Topic::QuickplayAnnounced],
        QuickplayReason::NotToMove => &[Topic::QuickplayClaim],
        QuickplayReason::NoPosition | QuickplayReason::ForTheArbiter => {
            &[Topic::QuickplayClaim, Topic::QuickplayAnnounced, Topic::QuickplayIncrement, Topic::QuickplayNoArbiter]
        }
    };
    topics.iter().filter_map(|topic| article(edition, *topic)).collect()
}

impl QuickplayReason {
    /// Returns its key in messages and JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::OpponentCannotMate => "opponent-cannot-mate",
            Self::AlreadyDrawn => "already-drawn",
            Self::GameOver(Ending::Mate(_)) => "mate",
            Self::GameOver(Ending::Stalemate) => "stalemate",
            Self::NotToMove => "not-to-move",
            Self::HasIncrement => "increment",
            Self::IsBlitz => "blitz",
            Self::NoPosition => "no-position",
            Self::ForTheArbiter => "for-the-arbiter",
        }
    }
}
