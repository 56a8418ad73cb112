//! One claim of a draw, as an arbiter rules on it.

use std::cell::Cell;

use crate::render::RuledClaim;
use crate::rulings::Verdict;

#[cfg(feature = "scoresheet")]
use super::claim_on_sheets::{is_about_sheets, rule_on_sheets};
use super::player_claim::PlayerClaim;
use super::ruling_job::{Ruled, RulingJob, no_ruling};
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::show_as::ShowAs;
use crate::front::pipeline::collector::Discard;
use crate::front::pipeline::question::{Answered, Part, Streams, ToStreams};
use crate::front::pipeline::run::{RunReport, run_job};

/// Rules on one claim of a draw, as `zapis claims --at` does: by repetition or under the fifty-move rule (FIDE 9.2 to
/// 9.5), or in a quickplay finish. Several files without a selected record are the sheets of one game, and the ruling
/// is on the game that [`compare`](crate::compare) reconciles from them.
///
/// # Errors
///
/// Fails if one input has several records and none is selected, if the selected record does not exist, if several
/// inputs are not sheets of one game, or if an input cannot be read.
///
/// ```
/// use zapis::{Options, PlayerClaim, Side, Verdict};
/// let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";
/// let ruled = zapis::rule_on_claim(shuffle, &PlayerClaim::on_board(8, Side::White), &Options::default())?;
/// assert_eq!((ruled.verdict, ruled.count), (Verdict::Upheld, 3));
/// assert_eq!(ruled.laws[0].article.number, "9.2.2");
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn rule_on_claim(inputs: impl Into<Inputs>, claim: &PlayerClaim, options: &Options) -> Result<RuledClaim, Error> {
    let inputs = inputs.into();
    #[cfg(feature = "scoresheet")]
    if is_about_sheets(&inputs, claim) {
        return Ok(rule_on_sheets(inputs, claim, options, None)?.0.claim);
    }
    let job = RulingJob::new(claim, None)?;
    let done = run_job(inputs, &RulingJob::options(options), &job, &mut Discard)?;
    let unread = done.unread();
    let Some(Ruled { mut claim, .. }) = job.into_ruled(done.is_whole())? else { return Err(no_ruling(unread)) };
    claim.unread = unread;
    Ok(claim)
}

/// Asks for the ruling on one claim, as [`rule_on_claim`] gives it.
pub struct OneClaim<'a> {
    claim: &'a PlayerClaim,
    show: ShowAs,
    verdict: Cell<Option<Verdict>>,
}

impl<'a> OneClaim<'a> {
    /// Asks for the ruling on a claim, shown in a form.
    #[must_use]
    pub const fn new(claim: &'a PlayerClaim, show: ShowAs) -> Self {
        Self { claim, show, verdict: Cell::new(None) }
    }

    /// Returns the ruling, once it is made; none if the record may be among what could not be read.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict.get()
    }
}

impl Answered for OneClaim<'_> {
    fn answer(&self, inputs: Inputs, options: &Options, streams: &mut dyn Streams) -> Result<RunReport, Error> {
        #[cfg(feature = "scoresheet")]
        if is_about_sheets(&inputs, self.claim) {
            let (ruled, notes) = rule_on_sheets(inputs, self.claim, options, Some(self.show))?;
            for note in &notes {
                streams.note(note);
            }
            self.verdict.set(Some(ruled.claim.verdict));
            Part::give(&ruled.shown, |part| streams.results(part))?;
            return Ok(RunReport::default());
        }
        let job = RulingJob::new(self.claim, Some(self.show))?;
        streams.begin(inputs.stored_len(options));
        let report = run_job(inputs, &RulingJob::options(options), &job, &mut ToStreams(streams))?;
        streams.read(&report);
        if let Some(ruled) = job.into_ruled(report.is_whole() && report.passed_over.is_empty())? {
            self.verdict.set(Some(ruled.claim.verdict));
            Part::give(&ruled.shown, |part| streams.results(part))?;
        }
        Ok(report)
    }
}
