//! A draw that could be claimed, or that came by itself, as plain data.

use crate::findings::{Citation, Location};
use crate::game::{Game, Side};
use crate::laws::article;
use crate::render::{ClaimedRecord, players_of};
use crate::rulings::{Basis, Claim, ClaimKind};

use super::stream::Numbered;

/// A draw that a player could have claimed, or that came without a claim.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DrawClaim {
    /// The file, the record and the ply: the one about to be played where the claim is made with a move to be written, else
    /// the one just played.
    pub location: Location,
    /// Who could claim; no one where the draw comes by itself.
    pub claimant: Option<Side>,
    /// What it rests on: repetition, moves without capture and pawn move.
    pub kind: ClaimKind,
    /// Whether it is claimed on the board, with a move to be written, or comes by itself.
    pub basis: Basis,
    /// The move to be written, in SAN.
    pub intended: Option<String>,
    /// The plies after which the position stood, the last of them where it stood often.
    pub occurrences: Vec<u32>,
    /// How often the position stood; 0 where moves are counted.
    pub count: u32,
    /// The ply that had ended the game before, by a draw without a claim.
    pub drawn_since: Option<u32>,
    /// The ply of an illegal move that stood and without which it would not be so.
    pub rests_on_stood: Option<u32>,
    /// The article it rests on, in the edition of the game's date.
    pub law: Option<Citation>,
}

impl Numbered for DrawClaim {
    fn add_records_before(&mut self, before: u64) {
        if let Some(record) = &mut self.location.record {
            *record += before;
        }
    }
}

/// Takes what is told of a claim.
pub(super) fn draw_claim<G: Game>(of: &ClaimedRecord<'_, G>, claim: Claim<G::Move>) -> DrawClaim {
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
