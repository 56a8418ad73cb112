//! The ruling on one claim as plain data, which serializes by the schema `ruling`.

use serde::{Serialize, Serializer};

use crate::findings::{Citation, Location};
use crate::game::{Difference, Game, Side};
use crate::l10n::Message;
use crate::laws::{Article, Edition};
use crate::rulings::{Basis, ClaimKind, ClaimRuling, NearMiss, Penalty, TimeClassRuling, Verdict};
use crate::text::Fields;

use super::claim_json::{DrawClaim, OpenClaim, can_mate, law_fields, numbers};
use super::quickplay::QuickplayView;
use super::ruling::{MistakeBefore, MistakeReading, RulingView};
use crate::render::findings::unread::Unread;
use crate::render::layout::json::rounded;

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
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct QuickplayFacts {
    /// The key of the reason for the decision.
    pub grounds: &'static str,
    /// The last clock of the claimant, in milliseconds.
    pub clock_ms: Option<u64>,
    /// The last clock of the opponent, in milliseconds.
    pub opponent_clock_ms: Option<u64>,
    /// The pieces of White and of Black as in FEN, the strongest first: `KRPP`.
    pub material: Option<[String; 2]>,
    /// Whether the claimant can mate by some series of legal moves.
    pub can_mate: Option<bool>,
    /// Whether the opponent can mate by some series of legal moves.
    pub opponent_can_mate: Option<bool>,
    /// Whether the time control has an increment.
    pub has_increment: Option<bool>,
    /// The class of the time control, and its source.
    pub time_class: Option<TimeClassRuling>,
}

/// A position that looks like that of a claim, but differs from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct LookAlike {
    /// The number of plies before it.
    pub ply: u32,
    /// What differs: `side-to-move`, `castling`, `double-step`, `en-passant`.
    pub differs: Vec<&'static str>,
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
    /// The move as the claimant has written it.
    pub written: Option<String>,
    /// The files of the scoresheets, if the ruling is on the game of several.
    pub sheets: Vec<String>,
    /// The words that were read differently than written, if the record was restored.
    pub restored: Vec<MistakeReading>,
    /// The plies after which the position occurred, an intended one included; the last ones if there are many.
    pub occurrences: Vec<u32>,
    /// How often the position occurred; 0 if the record is too short.
    pub count: u32,
    /// Plies without a capture or a pawn move, an intended one included; 0 if the record is too short.
    pub halfmove_clock: u32,
    /// The position that the claim is about, as FEN.
    pub fen: Option<String>,
    /// The positions that look the same and are not.
    pub near_misses: Vec<LookAlike>,
    /// The correct claims that the player to move could make at this moment.
    pub open_claims: Vec<DrawClaim>,
    /// The edition of the laws that applies; `None` for a game older than all known ones.
    pub edition: Option<Edition>,
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

fn costs_of(penalty: Penalty, message: Message) -> ClaimCosts {
    ClaimCosts {
        message,
        opponent_gains_s: penalty.cost.map(|cost| cost.opponent_gains_s),
        time_class: penalty.time_class,
        laws: penalty.articles().map_or_else(Vec::new, |(edition, articles)| cited(edition, &articles)),
    }
}

fn look_alike(miss: &NearMiss) -> LookAlike {
    let differs = |difference: &Difference| match difference {
        Difference::ToMove(_) => "side-to-move",
        Difference::Castling(_) => "castling",
        Difference::DoubleStep(_) => "double-step",
        Difference::EnPassant(_) | Difference::NoEnPassant(_) => "en-passant",
    };
    LookAlike { ply: miss.ply, differs: miss.differences.iter().map(differs).collect() }
}

impl RuledClaim {
    /// Begins with what every ruling has.
    fn begun<G: Game>(ruling: &ClaimRuling<G>, location: Location, edition: Option<Edition>) -> Self {
        Self {
            location,
            claimant: ruling.by,
            verdict: ruling.verdict,
            reasons: Vec::new(),
            kind: None,
            basis: ruling.basis,
            intended: None,
            written: None,
            sheets: Vec::new(),
            restored: Vec::new(),
            occurrences: ruling.occurrences.clone(),
            count: ruling.count,
            halfmove_clock: ruling.halfmove_clock,
            fen: None,
            near_misses: Vec::new(),
            open_claims: Vec::new(),
            edition,
            laws: Vec::new(),
            rests_on_stood: None,
            costs: None,
            quickplay: None,
            unread: Vec::new(),
        }
    }

    /// Creates it from the ruling on a claim, made at a place.
    pub fn of<G: Game>(shown: &RulingView<'_, G>, location: Location) -> Self {
        let ruling = shown.ruling;
        let in_file = |mut claim: DrawClaim| {
            claim.location.record = Some(shown.number);
            claim
        };
        let open = |of| ruling.open.iter().map(|claim| in_file(DrawClaim::of(of, claim.clone()))).collect();
        let MistakeBefore { sheets, readings: restored, .. } = shown.mistake.clone().unwrap_or_default();
        Self {
            reasons: [shown.about_mistake(), shown.reasons()].concat(),
            kind: ruling.kind,
            intended: shown.san(),
            written: shown.written.map(str::to_owned),
            sheets,
            restored,
            fen: shown.fen(),
            near_misses: ruling.near_misses.iter().map(look_alike).collect(),
            open_claims: shown.of.as_ref().map(open).unwrap_or_default(),
            laws: shown.article().map_or_else(Vec::new, |(edition, article)| cited(edition, &[article])),
            rests_on_stood: shown.rests_on().map(|rests_on| rests_on.ply),
            costs: shown.cost().map(|message| costs_of(shown.penalty, message)),
            ..Self::begun(ruling, location, shown.of.as_ref().and_then(|of| of.edition))
        }
    }

    /// Creates it from the facts about a claim in a quickplay finish, made at a place.
    pub fn in_quickplay_finish<G: Game>(shown: &QuickplayView<'_, G>, location: Location) -> Self {
        let (quickplay, claim) = (shown.quickplay, &shown.quickplay.claim);
        let material = || Some([shown.material(Side::White)?, shown.material(Side::Black)?]);
        Self {
            verdict: quickplay.verdict,
            reasons: shown.facts(),
            fen: claim.on_board.as_ref().map(|(_, position)| shown.game.position_text(position)),
            laws: shown.edition().map_or_else(Vec::new, |edition| cited(edition, &quickplay.articles)),
            rests_on_stood: shown.of.as_ref().and_then(|of| of.line.replay().rests_on(claim.at)).map(|stood| stood.ply),
            quickplay: Some(QuickplayFacts {
                grounds: quickplay.reason.key(),
                clock_ms: quickplay.clocks[0].map(|clock| clock.clock_ms),
                opponent_clock_ms: quickplay.clocks[1].map(|clock| clock.clock_ms),
                material: material(),
                can_mate: can_mate(quickplay.can_mate[0]),
                opponent_can_mate: can_mate(quickplay.can_mate[1]),
                has_increment: quickplay.has_increment,
                time_class: quickplay.time_class,
            }),
            ..Self::begun(claim, location, shown.edition())
        }
    }

    /// Joins the reasons in the language in which they are serialized.
    fn reason(&self) -> String {
        self.reasons.iter().map(Message::serialized).collect::<Vec<_>>().join("; ")
    }

    fn serialize_quickplay<S: Serializer>(&self, fields: Fields<S>, facts: &QuickplayFacts) -> Fields<S> {
        #[derive(Serialize)]
        struct Material<'a> {
            white: &'a str,
            black: &'a str,
        }
        let is_there = self.fen.is_some();
        let material = facts.material.as_ref().map(|[white, black]| Material { white, black });
        fields
            .put("record", &self.location.record)
            .put("ply", &self.location.ply)
            .put("side", self.claimant.name())
            .put("verdict", self.verdict.name())
            .put("kind", "quickplay")
            .put("grounds", facts.grounds)
            .put("reason", &self.reason())
            .some("clock_ms", facts.clock_ms)
            .some("opponent_clock_ms", facts.opponent_clock_ms)
            .some("halfmove_clock", is_there.then_some(self.halfmove_clock))
            .some("material", material)
            .some("opponent_can_mate", facts.opponent_can_mate)
            .some("claimant_can_mate", facts.can_mate)
            .put("occurrences", &self.occurrences)
            .some("count", is_there.then_some(self.count))
            .some("has_increment", facts.has_increment)
            .some("tempo", facts.time_class.map(|ruled| ruled.class.name()))
            .some("tempo_basis", facts.time_class.map(|ruled| ruled.basis.key()))
            .some("fen", self.fen.as_ref())
            .with(law_fields(self.edition, self.laws.first().map(|law| law.article)))
            .put("articles", &numbers(&self.laws))
    }

    fn serialize_ruling<S: Serializer>(&self, fields: Fields<S>) -> Fields<S> {
        let is_there = self.fen.is_some();
        let (law, costs) = (self.laws.first(), self.costs.as_ref());
        let costs_by = costs.map_or(&[][..], |costs| &costs.laws);
        let open: Vec<OpenClaim<'_>> = self.open_claims.iter().map(OpenClaim).collect();
        fields
            .list("sheets", &self.sheets)
            .put("record", &self.location.record)
            .put("ply", &self.location.ply)
            .put("side", self.claimant.name())
            .put("verdict", self.verdict.name())
            .some("kind", self.kind.map(ClaimKind::name))
            .put("basis", self.basis.name())
            .some("move", self.intended.as_ref())
            .some("written", self.written.as_ref())
            .put("reason", &self.reason())
            .list("restored", &self.restored)
            .put("occurrences", &self.occurrences)
            .some("count", is_there.then_some(self.count))
            .some("halfmove_clock", is_there.then_some(self.halfmove_clock))
            .some("fen", self.fen.as_ref())
            .put("near_misses", &self.near_misses)
            .put("open_claims", &open)
            .with(law_fields(law.map(|law| law.edition), law.map(|law| law.article)))
            .some("rests_on_stood", self.rests_on_stood)
            .some("penalty", costs.map(|costs| &costs.message))
            .list("penalty_articles", &numbers(costs_by))
            .some("penalty_certainty", costs_by.iter().find_map(|law| law.article.certainty.remark()))
            .some("opponent_gains_s", costs.and_then(|costs| costs.opponent_gains_s))
            .some("tempo", costs.map(|costs| costs.time_class.class.name()))
            .some("tempo_basis", costs.map(|costs| costs.time_class.basis.key()))
    }
}

/// Serializes the fields of the schema `ruling`, with its texts in English.
impl Serialize for RuledClaim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = Fields::of_type(serializer, "ruling").put("path", &self.location.path);
        match &self.quickplay {
            Some(facts) => self.serialize_quickplay(fields, facts),
            None => self.serialize_ruling(fields),
        }
        .end()
    }
}

impl Serialize for MistakeReading {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = Fields::new(serializer).put("ply", &self.ply).some("written", self.written.as_ref());
        fields.put("read", &self.read).put("confidence", &rounded(self.confidence, 4)).end()
    }
}
