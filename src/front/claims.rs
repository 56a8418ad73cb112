//! Draws that could be claimed, and draws that came by themselves.

use crate::findings::{Citation, Location};
use crate::game::{Game, Side};
use crate::laws::article;
use crate::render::{Located, Summary, players_of};
use crate::rulings::{Basis, Claim, ClaimKind, MainLine, visit_claims};

use super::inputs::Inputs;
use super::options::Options;
use super::stream::{Numbered, Stream, iterator_over};
use super::work::{BatchOutput, Job, JobOf, View};

/// A draw that a player could have claimed, or that came without a claim.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DrawClaim {
    /// The file, the record and the ply: the one about to be played where the claim is made with a move to be written, else
    /// the one just played.
    pub location: Location,
    /// Who could claim; nobody where the draw comes by itself.
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

/// So many claims of one record are handed on; a record of 24 MiB can have tens of millions.
const MAX_CLAIMS: usize = 10_000;

/// Hands on claims, each record's laws by its date.
pub(crate) struct Claiming;

impl Job for Claiming {
    type Item = DrawClaim;

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput<DrawClaim>) {}
}

impl<G: Game> JobOf<G> for Claiming {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput<DrawClaim>) {
        let Some(line) = MainLine::new(view.game, view.replay) else { return };
        let edition = view.laws.edition_for(view.game, &view.record);
        let mut n_claims = 0;
        visit_claims(&line, edition, &mut |claim: Claim<G::Move>| {
            n_claims += 1;
            if n_claims > MAX_CLAIMS {
                return;
            }
            let mut location = Location::of_file(view.source.path).with_record(view.index + 1);
            (location.ply, location.players) = (Some(claim.ply), players_of(&view.record));
            let cited = edition.and_then(|edition| Some((edition, article(edition, claim.topic())?)));
            output.items.push(DrawClaim {
                claimant: Some(claim.side).filter(|_| claim.basis != Basis::Automatic),
                kind: claim.kind,
                basis: claim.basis,
                intended: claim.san().map(str::to_owned),
                count: claim.count,
                drawn_since: claim.drawn_since,
                rests_on_stood: view.replay.rests_on(claim.n_played()).map(|stood| stood.ply),
                law: cited.map(|(edition, article)| Citation { edition, article }),
                location,
                occurrences: claim.occurrences,
            });
        });
    }
}

iterator_over! {
    /// The claims of some inputs, in the order of the files and of the plies; made by [`claims`].
    DrawClaims(Stream<Claiming>) of DrawClaim,
    /// Returns how many records and plies were read so far.
    Summary
}

/// Finds the draws that could be claimed by repetition or under the fifty-move rule, and those that came without a claim
/// (FIDE 9.2, 9.3, 9.6), as `zapis claims` does.
///
/// Of one record the first 10,000 are given.
///
/// ```
/// use zapis::Options;
/// let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";
/// let claim = zapis::claims(shuffle, &Options::default()).next().unwrap();
/// assert_eq!((claim.location.ply, claim.count), (Some(8), 3));
/// ```
pub fn claims(inputs: impl Into<Inputs>, options: &Options) -> DrawClaims {
    DrawClaims(Stream::new(inputs.into(), options, Claiming))
}
