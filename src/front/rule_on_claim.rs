//! One claim of a draw, as an arbiter rules on it.

#[cfg(feature = "scoresheet")]
use super::claim_on_sheets::{is_about_sheets, rule_on_sheets};
use super::collector::Discard;
use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::player_claim::PlayerClaim;
use super::ruled_claim::RuledClaim;
use super::ruling_job::{RulingJob, no_ruling};
use super::run::run_job;

/// Rules on one claim of a draw, as `zapis claims --at` does: by repetition or under the fifty-move rule (FIDE 9.2 to
/// 9.5), or in a quickplay finish. Several files without a selected record are the sheets of one game, and the ruling
/// is on the game that [`compare`](super::compare) reconciles from them.
///
/// # Errors
///
/// Fails if one input has several records and none is selected, if the selected record does not exist, if several
/// inputs are not sheets of one game, or if an input cannot be read.
/// sheets of one game, and where they cannot be read.
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
        return rule_on_sheets(inputs, claim, options, None)?.ruled.into_claim(Vec::new());
    }
    let job = RulingJob::new(claim, None)?;
    let (done, _) = run_job(inputs, &RulingJob::options(options), &job, Discard)?;
    let unread = done.unread();
    match job.into_ruled(done.is_whole())? {
        Some(ruled) => ruled.into_claim(unread),
        None => Err(no_ruling(unread)),
    }
}
