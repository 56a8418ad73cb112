//! One claim of a draw, as an arbiter rules on it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::game::{Game, Side};
use crate::l10n::message;
use crate::laws::TimeClass;
use crate::render::{
    ClaimedRecord, DeferredBuffer, Located, QuickplayView, RulingView, SlipBefore, write_quickplay_json,
    write_quickplay_text, write_ruling_json, write_ruling_text,
};
use crate::rulings::{
    MainLine, Question, Verdict, is_by_correspondence, penalty_of, rule_on, rule_on_quickplay, time_class_of_record,
};

use super::batch_output::BatchOutput;
use super::claim_on_slip::{Restorable, RestoredLine};
use super::collector::Unheard;
use super::error::Error;
use super::inputs::Inputs;
use super::options::Options;
use super::ruled_claim::{RuledClaim, ruled_claim, ruled_quickplay};
use super::run::run_job;
use super::show_as::ShowAs;
use super::work::{Job, JobOf, View};

/// A claim that a player makes: when, who, and with which move.
///
/// ```
/// use zapis::{PlayerClaim, Side};
/// let on_the_board = PlayerClaim::on_board(8, Side::White);
/// let with_a_move = PlayerClaim::with_move(9, Side::White, "Nf3").in_record(3);
/// # let _ = (on_the_board, with_a_move);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerClaim {
    at: u32,
    by: Side,
    written: Option<String>,
    record: Option<u64>,
    time_class: Option<TimeClass>,
    is_quickplay: bool,
}

impl PlayerClaim {
    /// Claims that the position on the board after a ply is drawn; ply 0 is the start.
    #[must_use]
    pub const fn on_board(after_ply: u32, by: Side) -> Self {
        Self { at: after_ply, by, written: None, record: None, time_class: None, is_quickplay: false }
    }

    /// Claims with the move that the player has written and declared, in any notation; the ply is the one about to be
    /// played, from 1.
    #[must_use]
    pub fn with_move(ply: u32, by: Side, written: impl Into<String>) -> Self {
        Self { written: Some(written.into()), ..Self::on_board(ply, by) }
    }

    /// Claims in a quickplay finish, after a ply: that the opponent cannot win by normal means, or makes no effort to.
    #[must_use]
    pub fn in_quickplay_finish(after_ply: u32, by: Side) -> Self {
        Self { is_quickplay: true, ..Self::on_board(after_ply, by) }
    }

    /// Says in which record of the input, counted across all files from 1; needed where there are several.
    #[must_use]
    pub const fn in_record(mut self, number: u64) -> Self {
        self.record = Some(number);
        self
    }

    /// Says the class of the time control, which decides what an incorrect claim costs; by default that of the record.
    #[must_use]
    pub const fn at_time_class(mut self, time_class: TimeClass) -> Self {
        self.time_class = Some(time_class);
        self
    }
}

/// Rules on one claim of a draw, as `zapis claims --at` does: by repetition or under the fifty-move rule (FIDE 9.2 to 9.5), or
/// in a quickplay finish.
///
/// # Errors
///
/// Fails where the inputs have several records and none is named, where they do not have the one that is, and where they
/// cannot be read.
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
    let job = RulingJob::new(claim, None)?;
    let (done, _) = run_job(inputs.into(), &RulingJob::options(options), &job, Unheard)?;
    let mut unread = done.unread();
    let ruled = job.into_ruled(done.is_whole())?.and_then(|ruled| ruled.claim);
    match ruled {
        Some(ruled) => Ok(RuledClaim { unread, ..*ruled }),
        None => Err(Error::Read(unread.swap_remove(0))),
    }
}

/// What was ruled.
pub(crate) struct Ruled {
    pub(crate) verdict: Verdict,
    /// The ruling as it is shown; empty where that was not asked for.
    pub(crate) shown: Vec<u8>,
    /// The ruling as plain data, where nothing is to be shown.
    claim: Option<Box<RuledClaim>>,
}

/// Rules on one claim.
pub(crate) struct RulingJob<'a> {
    claim: &'a PlayerClaim,
    shown: Option<ShowAs>,
    /// How many records were read; one thread reads them all.
    n_records: AtomicU64,
    /// The file that is read, and how many of its records were.
    of_file: Mutex<(String, u64)>,
    ruled: Mutex<Option<Ruled>>,
}

impl<'a> RulingJob<'a> {
    pub(crate) fn new(claim: &'a PlayerClaim, shown: Option<ShowAs>) -> Result<Self, Error> {
        if claim.at == 0 && claim.written.is_some() {
            return Err(Error::Usage(message!("claims-ply-from-1")));
        }
        Ok(Self { claim, shown, n_records: AtomicU64::new(0), of_file: Mutex::default(), ruled: Mutex::new(None) })
    }

    /// Returns the options of the run: records are counted as they come.
    pub(crate) fn options(options: &Options) -> Options {
        options.clone().jobs(1)
    }

    /// Returns what was ruled; nothing where the record that was asked about may be among what could not be read.
    pub(crate) fn into_ruled(self, is_whole: bool) -> Result<Option<Ruled>, Error> {
        let n_records = self.n_records.into_inner();
        if self.claim.record.is_none() && n_records > 1 {
            return Err(Error::Usage(message!("claims-one-record", count = n_records)));
        }
        let ruled = self.ruled.into_inner().unwrap_or_else(PoisonError::into_inner);
        if ruled.is_none() && is_whole {
            let wanted = self.claim.record.unwrap_or(1);
            return Err(Error::Usage(message!("claims-no-such-record", wanted = wanted, count = n_records)));
        }
        Ok(ruled)
    }

    /// Counts a record of a file and gives its number there.
    fn number_in(&self, path: &str) -> u64 {
        let mut of_file = self.of_file.lock().unwrap_or_else(PoisonError::into_inner);
        if of_file.0 != path {
            *of_file = (path.to_owned(), 0);
        }
        of_file.1 += 1;
        of_file.1
    }

    /// Returns true if a move before the claim is illegal or cannot be read, and was not really played so.
    fn rests_on_slip<G: Game>(&self, view: &View<'_, G>) -> bool {
        let replay = view.replay;
        let n_before = self.n_before();
        let is_cut_off = n_before > replay.main_plies && !replay.reaches_end;
        !replay.stands_as_written() && (is_cut_off || replay.rests_on(n_before).is_some())
    }

    /// Counts the plies before the claim.
    fn n_before(&self) -> u32 {
        self.claim.at.saturating_sub(u32::from(self.claim.written.is_some()))
    }

    /// Restores the record where the claim rests on a slip.
    fn restored<G: Restorable>(&self, view: &View<'_, G>) -> Option<RestoredLine<G>> {
        if self.rests_on_slip(view) { RestoredLine::up_to(view, self.n_before()) } else { None }
    }

    /// Rules on the claim in its record, and shows the ruling on empty pages.
    fn rule<G: Restorable>(&self, view: &View<'_, G>, number: u64, pages: &mut DeferredBuffer) -> Ruled {
        let (claim, path) = (self.claim, view.source.path);
        let edition = view.edition();
        let mut restored = self.restored(view);
        let slip = restored.as_ref().map(|restored| (restored.readings.clone(), restored.is_sure));
        let replay = match &mut restored {
            Some(restored) => restored.replay(),
            None => view.replay,
        };
        let line = MainLine::new(view.game, replay);
        let of = line.as_ref().map(|line| ClaimedRecord {
            line,
            record: view.record,
            index: view.index,
            source: view.source,
            edition,
        });
        if claim.is_quickplay {
            let told = rule_on_quickplay(view.game, &view.record, line.as_ref(), edition, (claim.at, claim.by));
            let shown = QuickplayView { game: view.game, of, path, number, told: &told };
            match self.shown {
                Some(ShowAs::Text) => write_quickplay_text(&shown, pages),
                Some(ShowAs::Json) => write_quickplay_json(&shown, pages),
                None => {}
            }
            let claim = self.shown.is_none().then(|| Box::new(ruled_quickplay(view, &shown)));
            return Ruled { verdict: told.verdict, shown: std::mem::take(&mut pages.bytes), claim };
        }
        let written = claim.written.as_deref();
        let mut ruling = rule_on(line.as_ref(), edition, &Question { at: claim.at, by: claim.by, written });
        // What is not sure is asked before anything is ruled, and nothing is ruled on a position that a slip has made.
        let is_sure = slip.as_ref().map_or(!self.rests_on_slip(view), |(_, is_sure)| *is_sure);
        if !is_sure {
            ruling.verdict = Verdict::Undecidable;
        }
        let of_record = edition.and_then(|edition| time_class_of_record(view.game, &view.record, view.replay, edition));
        let penalty = penalty_of(edition, claim.time_class, of_record, is_by_correspondence(&view.record));
        let slip = slip.map(|(readings, is_sure)| SlipBefore { readings, is_sure });
        let is_to_restore = slip.is_none() && self.rests_on_slip(view);
        let shown =
            RulingView { game: view.game, of, path, number, ruling: &ruling, written, penalty, slip, is_to_restore };
        match self.shown {
            Some(ShowAs::Text) => write_ruling_text(&shown, pages),
            Some(ShowAs::Json) => write_ruling_json(&shown, pages),
            None => {}
        }
        let claim = self.shown.is_none().then(|| Box::new(ruled_claim(view, &shown)));
        Ruled { verdict: ruling.verdict, shown: std::mem::take(&mut pages.bytes), claim }
    }
}

impl Job for RulingJob<'_> {
    type Item = ();

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Restorable> JobOf<G> for RulingJob<'_> {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let n_read = self.n_records.fetch_add(1, Ordering::Relaxed) + 1;
        let number = self.number_in(view.source.path);
        if n_read != self.claim.record.unwrap_or(1) {
            return;
        }
        let mut pages = DeferredBuffer::new(output.results.language).with_width(output.results.width);
        let ruled = self.rule(view, number, &mut pages);
        *self.ruled.lock().unwrap_or_else(PoisonError::into_inner) = Some(ruled);
    }
}
