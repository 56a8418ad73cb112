//! Draws that could be claimed, and draws without a claim.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::Game;
use crate::l10n::Language;
use crate::render::{
    ClaimSummary, ClaimedRecord, DrawClaim, Located, MAX_SHOWN, PassedOver, Summary, write_claims_text,
    write_left_out_json, write_summary_json,
};
use crate::rulings::{Basis, Claim, MainLine, visit_claims};

use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::show_as::ShowAs;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{Frame, Job, JobOf};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::stream::{Numbered, Stream, iterator_over};
use crate::front::pipeline::view::View;

/// The maximum number of claims of one record that are returned, or written as JSON. A record of 24 MiB can have tens
/// of millions, more than anyone reads, and the memory of the run must not depend on them.
const MAX_CLAIMS: u64 = 10_000;

/// Finds claims by each record's laws, from its date: they are shown or returned.
pub struct Claiming {
    shown: Option<ShowAs>,
    counts: Mutex<ClaimSummary>,
}

impl Claiming {
    /// Asks for claims, shown in a form; as plain data without one.
    #[must_use]
    pub fn new(shown: Option<ShowAs>) -> Self {
        Self { shown, counts: Mutex::default() }
    }

    fn counts(&self) -> MutexGuard<'_, ClaimSummary> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the counts of claims so far, with those of what was read.
    pub fn summary(&self, read: &Summary) -> ClaimSummary {
        let Summary { records, plies, unreadable_files, .. } = *read;
        ClaimSummary { records, plies, unreadable_files, ..*self.counts() }
    }
}

as_jobs!(Claiming);

impl Job for Claiming {
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn frame(&self) -> &dyn Frame {
        self
    }
}

impl Frame for Claiming {
    fn summary(&self, read: &Summary, passed_over: &[PassedOver], language: Language, out: &mut Vec<u8>) {
        if self.shown == Some(ShowAs::Json) {
            write_summary_json(&Self::summary(self, read), passed_over, language, out);
        }
    }
}

impl<G: Game> JobOf<G> for Claiming {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        if !view.replay.is_complete {
            self.counts().incomplete_records += 1;
        }
        let Some(line) = MainLine::new(view.game, view.replay) else { return };
        let edition = view.edition();
        let of = ClaimedRecord { line: &line, record: view.record, index: view.index, source: view.source, edition };
        let (mut n_claims, mut n_automatic, mut n_after_end) = (0, 0, 0);
        let mut shown: Vec<Claim<G::Move>> = Vec::new();
        visit_claims(&line, edition, &mut |claim| {
            *(if claim.basis == Basis::Automatic { &mut n_automatic } else { &mut n_claims }) += 1;
            let is_wanted = n_claims + n_automatic <= MAX_CLAIMS;
            match self.shown {
                None if is_wanted => output.items.push(DrawClaim::of(&of, claim)),
                Some(ShowAs::Json) if is_wanted => {
                    output.results.json_line_of_record(of.index, &DrawClaim::of(&of, claim));
                }
                Some(ShowAs::Text) if claim.drawn_since.is_some() => n_after_end += 1,
                Some(ShowAs::Text) if shown.len() < MAX_SHOWN => shown.push(claim),
                _ => {}
            }
        });
        let n_all = n_claims + n_automatic;
        if n_all == 0 {
            return;
        }
        match self.shown {
            Some(ShowAs::Json) if n_all > MAX_CLAIMS => {
                write_left_out_json(&of, n_all - MAX_CLAIMS, &mut output.results);
            }
            Some(ShowAs::Text) => {
                write_claims_text(&of, &shown, [n_all - n_after_end, n_after_end], &mut output.results);
            }
            _ => {}
        }
        let mut counts = self.counts();
        counts.claims += n_claims;
        counts.automatic_draws += n_automatic;
        counts.records_with_claims += 1;
    }
}

impl Numbered for DrawClaim {
    fn add_records_before(&mut self, before: u64) {
        self.location.add_records_before(before);
    }
}

iterator_over! {
    /// The claims of some inputs, in the order of the files and of the plies; made by [`claims`].
    DrawClaims(Stream<Claiming, DrawClaim>) of DrawClaim,
    /// Returns the number of records and plies read so far.
    Summary
}

/// Finds the draws that could be claimed by repetition or under the fifty-move rule, and those without a claim (FIDE
/// 9.2, 9.3, 9.6), as `zapis claims` does.
///
/// At most 10,000 of each record are returned.
///
/// ```
/// use zapis::Options;
/// let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";
/// let claim = zapis::claims(shuffle, &Options::default()).next().unwrap();
/// assert_eq!((claim.location.ply, claim.count), (Some(8), 3));
/// ```
pub fn claims(inputs: impl Into<Inputs>, options: &Options) -> DrawClaims {
    DrawClaims(Stream::new(inputs.into(), options, Claiming::new(None)))
}
