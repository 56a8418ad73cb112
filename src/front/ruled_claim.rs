//! The ruling on one claim, as plain data.

use crate::findings::{Citation, Location};
use crate::game::{Game, Side, Winnability};
use crate::l10n::Message;
use crate::laws::{Article, Edition};
use crate::render::{QuickplayView, RulingView, SourceFile, players_of};
use crate::rulings::{Basis, ClaimKind, Penalty, TimeClassRuling, Verdict};

use super::draw_claim::{DrawClaim, draw_claim};
use super::unread::Unread;
use super::view::View;

/// The penalty for an incorrect claim.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClaimCosts {
    /// The penalty, in words.
    pub message: Message,
    /// The time added to the opponent's clock, in seconds; absent if unknown.
    pub opponent_gains_s: Option<u16>,
    /// The class of the time control, which decides the penalty, and its source.
    pub time_class: TimeClassRuling,
    /// The articles, the most relevant one first.
    pub laws: Vec<Citation>,
}

/// The facts in a record about a claim in a quickplay finish; unknown ones are absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct QuickplayFacts {
    /// The last clock of the claimant, in milliseconds.
    pub clock_ms: Option<u64>,
    /// The last clock of the opponent, in milliseconds.
    pub opponent_clock_ms: Option<u64>,
    /// Whether the claimant can mate by some series of legal moves.
    pub can_mate: Option<bool>,
    /// Whether the opponent can mate by some series of legal moves.
    pub opponent_can_mate: Option<bool>,
    /// Whether the time control has an increment.
    pub has_increment: Option<bool>,
}

/// The ruling on one claim, with its grounds.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RuledClaim {
    /// The file, the record and the ply of the claim.
    pub location: Location,
    /// The side that claims.
    pub claimant: Side,
    /// The verdict.
    pub verdict: Verdict,
    /// The reasons, in words.
    pub reasons: Vec<Message>,
    /// The ground of an upheld claim; absent in a quickplay finish.
    pub kind: Option<ClaimKind>,
    /// Whether it is about the position on the board or about a written move.
    pub basis: Basis,
    /// The written move, if it means one legal move, in SAN.
    pub intended: Option<String>,
    /// The plies after which the position occurred, an intended one included; the last ones if there are many.
    pub occurrences: Vec<u32>,
    /// How often the position occurred; 0 if the record is too short.
    pub count: u32,
    /// Plies without a capture or a pawn move, an intended one included; 0 if the record is too short.
    pub halfmove_clock: u32,
    /// The position that the claim is about, as FEN.
    pub fen: Option<String>,
    /// The correct claims that the player to move could make at this moment.
    pub open_claims: Vec<DrawClaim>,
    /// The articles, the most relevant one first.
    pub laws: Vec<Citation>,
    /// The ply of an illegal move that stood before the claim.
    pub rests_on_stood: Option<u32>,
    /// The penalty if the claim is refused; absent in a quickplay finish.
    pub costs: Option<ClaimCosts>,
    /// The facts about a claim in a quickplay finish, if it is one.
    pub quickplay: Option<QuickplayFacts>,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
}

fn cited(edition: Edition, articles: &[Article]) -> Vec<Citation> {
    articles.iter().map(|article| Citation { edition, article: *article }).collect()
}

fn place<G: Game>(view: &View<'_, G>, number: u64, ply: u32) -> Location {
    let source: &SourceFile<'_> = view.source;
    let (line, column) = source.line_and_column(view.record.tape.span.start);
    let mut location = Location::on_line(source.path, line, column).with_record(number);
    (location.ply, location.players) = (Some(ply), players_of(&view.record));
    location
}

fn costs_of(penalty: Penalty, message: Message) -> ClaimCosts {
    ClaimCosts {
        message,
        opponent_gains_s: penalty.cost.map(|cost| cost.opponent_gains_s),
        time_class: penalty.time_class,
        laws: penalty.articles().map_or_else(Vec::new, |(edition, articles)| cited(edition, &articles)),
    }
}

/// Converts the ruling on a claim.
pub(crate) fn ruled_claim<G: Game>(view: &View<'_, G>, shown: &RulingView<'_, G>) -> RuledClaim {
    let ruling = shown.ruling;
    let in_file = |mut claim: DrawClaim| {
        claim.location.record = Some(shown.number);
        claim
    };
    let open = |of| ruling.open.iter().map(|claim| in_file(draw_claim(of, claim.clone()))).collect();
    RuledClaim {
        location: place(view, shown.number, ruling.at),
        claimant: ruling.by,
        verdict: ruling.verdict,
        reasons: [shown.about_mistake(), shown.reasons()].concat(),
        kind: ruling.kind,
        basis: ruling.basis,
        intended: shown.san(),
        occurrences: ruling.occurrences.clone(),
        count: ruling.count,
        halfmove_clock: ruling.halfmove_clock,
        fen: shown.fen(),
        open_claims: shown.of.as_ref().map(open).unwrap_or_default(),
        laws: shown.article().map_or_else(Vec::new, |(edition, article)| cited(edition, &[article])),
        rests_on_stood: shown.rests_on().map(|rests_on| rests_on.ply),
        costs: shown.cost().map(|message| costs_of(shown.penalty, message)),
        quickplay: None,
        unread: Vec::new(),
    }
}

/// Converts the facts about a claim in a quickplay finish.
pub(super) fn ruled_quickplay<G: Game>(view: &View<'_, G>, shown: &QuickplayView<'_, G>) -> RuledClaim {
    let (quickplay, claim) = (shown.quickplay, &shown.quickplay.claim);
    let can = |winnability| match winnability {
        Winnability::CanMate => Some(true),
        Winnability::CannotMate => Some(false),
        Winnability::NotDetermined => None,
    };
    RuledClaim {
        location: place(view, shown.number, claim.at),
        claimant: claim.by,
        verdict: quickplay.verdict,
        reasons: shown.facts(),
        kind: None,
        basis: claim.basis,
        intended: None,
        occurrences: claim.occurrences.clone(),
        count: claim.count,
        halfmove_clock: claim.halfmove_clock,
        fen: claim.on_board.as_ref().map(|(_, position)| shown.game.position_text(position)),
        open_claims: Vec::new(),
        laws: shown.edition().map_or_else(Vec::new, |edition| cited(edition, &quickplay.articles)),
        rests_on_stood: view.replay.rests_on(claim.at).map(|stood| stood.ply),
        costs: None,
        quickplay: Some(QuickplayFacts {
            clock_ms: quickplay.clocks[0].map(|clock| clock.clock_ms),
            opponent_clock_ms: quickplay.clocks[1].map(|clock| clock.clock_ms),
            can_mate: can(quickplay.can_mate[0]),
            opponent_can_mate: can(quickplay.can_mate[1]),
            has_increment: quickplay.has_increment,
        }),
        unread: Vec::new(),
    }
}
