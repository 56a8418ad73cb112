//! Draws that could be claimed as plain data, which serializes by the schema `claim`, and the counts of them.

use serde::{Serialize, Serializer};

use crate::findings::{Citation, Location};
use crate::game::{Game, Side, Winnability};
use crate::laws::{Article, Edition, article};
use crate::rulings::{Basis, Claim, ClaimKind};
use crate::text::Fields;

use super::claim_text::ClaimedRecord;
use crate::render::findings::place::players_of;
use crate::render::layout::deferred_buffer::DeferredBuffer;

/// A draw that a player could have claimed, or that was reached without a claim.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DrawClaim {
    /// The file, the record and the ply: the one about to be played if the claim is made with a written move, else the
    /// one just played.
    pub location: Location,
    /// Who could claim; `None` if the draw needs no claim.
    pub claimant: Option<Side>,
    /// The reason: repetition, or moves without capture and pawn move.
    pub kind: ClaimKind,
    /// Whether it is claimed on the board, with a written move, or needs no claim.
    pub basis: Basis,
    /// The written move, in SAN.
    pub intended: Option<String>,
    /// The plies after which the position occurred; the last ones if there are many.
    pub occurrences: Vec<u32>,
    /// How often the position occurred; 0 if moves are counted.
    pub count: u32,
    /// The ply that had ended the game before, by a draw without a claim.
    pub drawn_since: Option<u32>,
    /// The ply of an illegal move that stood and without which there would be no such draw.
    pub rests_on_stood: Option<u32>,
    /// The article, in the edition of the game's date.
    pub law: Option<Citation>,
}

impl DrawClaim {
    /// Creates it from a claim of a record.
    pub fn of<G: Game>(of: &ClaimedRecord<'_, G>, claim: Claim<G::Move>) -> Self {
        let mut location = Location::of_file(of.source.path).with_record(of.index + 1);
        (location.ply, location.players) = (Some(claim.ply), players_of(&of.record));
        let cited = of.edition.and_then(|edition| Some((edition, article(edition, claim.topic())?)));
        Self {
            location,
            claimant: Some(claim.side).filter(|_| claim.basis != Basis::Automatic),
            kind: claim.kind,
            basis: claim.basis,
            intended: claim.san().map(str::to_owned),
            count: claim.count,
            drawn_since: claim.drawn_since,
            rests_on_stood: of.line.replay().rests_on(claim.n_played()).map(|stood| stood.ply),
            law: cited.map(|(edition, article)| Citation { edition, article }),
            occurrences: claim.occurrences,
        }
    }

    fn fields<S: Serializer>(&self, fields: Fields<S>) -> Fields<S> {
        let n_listed = u32::try_from(self.occurrences.len()).unwrap_or(u32::MAX);
        fields
            .put("ply", &self.location.ply)
            .some("side", self.claimant.map(Side::name))
            .put("kind", self.kind.name())
            .put("basis", self.basis.name())
            .some("move", self.intended.as_ref())
            .list("occurrences", &self.occurrences)
            .some("count", Some(self.count).filter(|count| *count > n_listed))
            .some("drawn_since", self.drawn_since)
            .some("rests_on_stood", self.rests_on_stood)
            .with(law_fields(self.law.map(|law| law.edition), self.law.map(|law| law.article)))
    }
}

/// Serializes the fields of the schema `claim`, with its texts in English.
impl Serialize for DrawClaim {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let fields = Fields::of_type(serializer, "claim").put("path", &self.location.path);
        self.fields(fields.put("record", &self.location.record)).end()
    }
}

/// A claim within the ruling on another one, whose place it shares.
pub(crate) struct OpenClaim<'a>(pub(crate) &'a DrawClaim);

impl Serialize for OpenClaim<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.fields(Fields::new(serializer)).end()
    }
}

/// Writes the edition and the article, if they are known, and a remark on a doubtful number.
pub(crate) fn law_fields<S: Serializer>(
    edition: Option<Edition>,
    article: Option<Article>,
) -> impl FnOnce(Fields<S>) -> Fields<S> {
    move |fields| {
        fields
            .some("edition", edition.map(Edition::key))
            .some("article", article.map(|article| article.number))
            .some("certainty", article.and_then(|article| article.certainty.remark()))
    }
}

/// Lists the numbers of articles.
pub(crate) fn numbers(laws: &[Citation]) -> Vec<&'static str> {
    laws.iter().map(|law| law.article.number).collect()
}

/// Returns whether a side can mate, if that was determined.
pub(crate) const fn can_mate(winnability: Winnability) -> Option<bool> {
    match winnability {
        Winnability::CanMate => Some(true),
        Winnability::CannotMate => Some(false),
        Winnability::NotDetermined => None,
    }
}

/// Writes a JSON line with the number of claims of a record that are omitted.
pub fn write_left_out_json<G: Game>(of: &ClaimedRecord<'_, G>, n_left_out: u64, buffer: &mut DeferredBuffer) {
    struct LeftOut<'a>(&'a str, u64);
    impl Serialize for LeftOut<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let fields = Fields::of_type(serializer, "claims-left-out").put("path", self.0);
            fields.put("record", &0).put("count", &self.1).end()
        }
    }
    buffer.json_line_of_record(of.index, &LeftOut(of.source.path, n_left_out));
}

/// The counts of the `claims` command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ClaimSummary {
    /// Records read.
    pub records: u64,
    /// Plies of main lines played.
    pub plies: u64,
    /// Claims that could be made.
    pub claims: u64,
    /// Draws without a claim.
    pub automatic_draws: u64,
    /// Records with either.
    pub records_with_claims: u64,
    /// Records that could not be played to their end.
    pub incomplete_records: u64,
    /// Files that could not be read.
    pub unreadable_files: u64,
}
