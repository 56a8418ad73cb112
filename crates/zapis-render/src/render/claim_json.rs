//! Claims and their summary as JSON lines.

use serde::Serialize;

use crate::game::{Game, Side};
use crate::laws::{Certainty, article};
use crate::rulings::{Basis, Claim};

use super::claim_text::ClaimedRecord;
use super::deferred_buffer::DeferredBuffer;
use crate::text::write_json;

/// The fields of a claim after its record number.
#[derive(Serialize)]
pub(super) struct ClaimFields<'a> {
    ply: u32,
    /// The claimant; `None` for a draw without a claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<&'a str>,
    kind: &'a str,
    basis: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    r#move: Option<&'a str>,
    #[serde(skip_serializing_if = "<[u32]>::is_empty")]
    occurrences: &'a [u32],
    /// The number of occurrences of the position, if not all are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u32>,
    /// The ply at which the game had already ended without a claim.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn_since: Option<u32>,
    /// The ply of the illegal move that stood on which the claim depends.
    #[serde(skip_serializing_if = "Option::is_none")]
    rests_on_stood: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    certainty: Option<&'a str>,
}

/// Collects the fields of a claim.
pub(super) fn claim_fields<'a, G: Game>(of: &ClaimedRecord<'_, G>, claim: &'a Claim<G::Move>) -> ClaimFields<'a> {
    let cited = of.edition.and_then(|edition| Some((edition, article(edition, claim.topic())?)));
    let n_listed = u32::try_from(claim.occurrences.len()).unwrap_or(u32::MAX);
    ClaimFields {
        ply: claim.ply,
        side: Some(claim.side).filter(|_| claim.basis != Basis::Automatic).map(Side::name),
        kind: claim.kind.name(),
        basis: claim.basis.name(),
        r#move: claim.san(),
        occurrences: &claim.occurrences,
        count: Some(claim.count).filter(|count| *count > n_listed),
        drawn_since: claim.drawn_since,
        rests_on_stood: of.line.replay().rests_on(claim.n_played()).map(|stood| stood.ply),
        edition: cited.map(|(edition, _)| edition.key()),
        article: cited.map(|(_, article)| article.number),
        certainty: cited.and_then(|(_, article)| doubt(article.certainty)),
    }
}

/// Returns a remark if an article's number is doubtful.
pub(super) fn doubt(certainty: Certainty) -> Option<&'static str> {
    (certainty == Certainty::Secondary).then_some("not verified")
}

/// Writes one claim as a JSON line.
pub fn write_claim_json<G: Game>(of: &ClaimedRecord<'_, G>, claim: &Claim<G::Move>, buffer: &mut DeferredBuffer) {
    buffer.push_str("{\"type\":\"claim\",\"path\":");
    write_json(&mut buffer.bytes, &of.source.path);
    buffer.push_str(",\"record\":");
    buffer.record_number(of.index);
    let mut tail = Vec::new();
    write_json(&mut tail, &claim_fields(of, claim));
    buffer.push_str(",");
    // The object's own opening brace has been written above.
    buffer.bytes.extend_from_slice(&tail[1..]);
    buffer.push_str("\n");
}

/// Writes a JSON line with the number of claims of a record that are omitted.
pub fn write_left_out_json<G: Game>(of: &ClaimedRecord<'_, G>, n_left_out: u64, buffer: &mut DeferredBuffer) {
    buffer.push_str("{\"type\":\"claims-left-out\",\"path\":");
    write_json(&mut buffer.bytes, &of.source.path);
    buffer.push_str(",\"record\":");
    buffer.record_number(of.index);
    buffer.push_str(&format!(",\"count\":{n_left_out}}}\n"));
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
