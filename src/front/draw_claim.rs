//! A draw that could be claimed, or that needs no claim, as plain data.

use crate::findings::{Citation, Location};
use crate::game::{Game, Side};
use crate::laws::article;
use crate::render::{ClaimedRecord, players_of};
use crate::rulings::{Basis, Claim, ClaimKind};

use super::stream::Numbered;

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

impl Numbered for DrawClaim {
    fn add_records_before(&mut self, before: u64) {
        if let Some(record) = &mut self.location.record {
            *record += before;
        }
    }
}

/// Converts a claim.
pub(crate) fn draw_claim<G: Game>(of: &ClaimedRecord<'_, G>, claim: Claim<G::Move>) -> DrawClaim {
    let mut location = Location::of_file(of.source.path).with_record(of.index + 1);
    (location.ply, location.players) = (Some(claim.ply), players_of(&of.record));
    let cited = of.edition.and_then(|edition| Some((edition, article(edition, claim.topic())?)));
    DrawClaim {
        claimant: Some(claim.side).filter(|_| claim.basis != Basis::Automatic),
        kind: claim.kind,
        basis: claim.basis,
        intended: claim.san().map(str::to_owned),
        count: claim.count,
        drawn_since: claim.drawn_since,
        rests_on_stood: of.line.replay().rests_on(claim.n_played()).map(|stood| stood.ply),
        law: cited.map(|(edition, article)| Citation { edition, article }),
        location,
        occurrences: claim.occurrences,
    }
}
