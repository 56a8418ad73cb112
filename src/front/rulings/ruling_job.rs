//! The ruling on one claim, made while the records are read.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::findings::Location;
use crate::game::{Game, Side};
use crate::l10n::message;
use crate::render::{
    ClaimedRecord, DeferredBuffer, Located, MistakeBefore, QuickplayView, RuledClaim, RulingView, players_of,
    write_quickplay_text, write_ruling_text,
};
use crate::rulings::{
    ClaimQuestion, MainLine, Verdict, is_by_correspondence, penalty_of, rule_on, rule_on_quickplay,
    time_class_of_record,
};

use super::claim_on_slip::{Restorable, RestoredLine};
use super::player_claim::PlayerClaim;
use crate::front::error::Error;
use crate::front::options::Options;
use crate::front::options::show_as::ShowAs;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{Job, JobOf};
use crate::front::pipeline::view::View;
use crate::front::unread::Unread;

/// A ruling on a claim.
pub(crate) struct Ruled {
    pub(crate) claim: RuledClaim,
    /// The ruling as it is shown; empty if it is returned.
    pub(crate) shown: Vec<u8>,
}

/// Returns the reason for the lack of a ruling.
pub(crate) fn no_ruling(mut unread: Vec<Unread>) -> Error {
    let unknown = || Error::Usage(message!("claims-no-such-record", wanted = 1_u64, count = 0_u64));
    unread.pop().map_or_else(unknown, Error::Read)
}

/// Rules on a claim in its record.
pub(crate) struct RulingJob<'a> {
    claim: &'a PlayerClaim,
    shown: Option<ShowAs>,
    /// The differences of the sheets before the claim, if the record is the game that they result in.
    sheets: Option<MistakeBefore>,
    /// The number of records read; one thread reads them all.
    n_records: AtomicU64,
    /// The file being read, and the number of its records read.
    of_file: Mutex<(String, u64)>,
    ruled: Mutex<Option<Ruled>>,
}

impl<'a> RulingJob<'a> {
    /// Asks about a claim, and shows the ruling in a form, if any.
    pub(crate) fn new(claim: &'a PlayerClaim, shown: Option<ShowAs>) -> Result<Self, Error> {
        if claim.at == 0 && claim.written.is_some() {
            return Err(Error::Usage(message!("claims-ply-from-1")));
        }
        let (n_records, of_file, ruled) = (AtomicU64::new(0), Mutex::default(), Mutex::new(None));
        Ok(Self { claim, shown, sheets: None, n_records, of_file, ruled })
    }

    /// Sets that the record is the game of several sheets, with their differences before the claim.
    #[cfg(feature = "scoresheet")]
    pub(crate) fn by_sheets(self, differing: MistakeBefore) -> Self {
        Self { sheets: Some(differing), ..self }
    }

    /// Returns the options of the run: one thread, so that records are counted in order.
    pub(crate) fn options(options: &Options) -> Options {
        options.clone().jobs(1)
    }

    /// Returns the ruling; `None` if the record may be among what could not be read.
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

    /// Counts a record of a file and returns its number there.
    fn number_in(&self, path: &str) -> u64 {
        let mut of_file = self.of_file.lock().unwrap_or_else(PoisonError::into_inner);
        if of_file.0 != path {
            *of_file = (path.to_owned(), 0);
        }
        of_file.1 += 1;
        of_file.1
    }

    /// Returns true if a move before the claim is illegal or unreadable, and was not really played so.
    fn rests_on_mistake<G: Game>(claim: &PlayerClaim, view: &View<'_, G>) -> bool {
        let replay = view.replay;
        let n_before = claim.n_before();
        let is_cut_off = n_before > replay.main_plies && !replay.reaches_end;
        !replay.stands_as_written() && (is_cut_off || replay.rests_on(n_before).is_some())
    }

    /// Restores the record if the claim depends on an error in it.
    fn restored<G: Restorable>(claim: &PlayerClaim, view: &View<'_, G>) -> Option<RestoredLine<G>> {
        if Self::rests_on_mistake(claim, view) { RestoredLine::up_to(view, claim.n_before()) } else { None }
    }

    /// Rules on the claim in its record, and writes the ruling to an empty buffer.
    fn rule<G: Restorable>(&self, view: &View<'_, G>, number: u64, buffer: &mut DeferredBuffer) -> Ruled {
        let start = view.replay.start.position.as_ref();
        let first = start.map(|start| (view.game.move_number(start), view.game.side(start)));
        let claim = &self.claim.clone().counted_from(first.unwrap_or((1, Side::White)));
        let path = view.source.path;
        let (line, column) = view.source.line_and_column(view.record.tape.span.start);
        let mut location = Location::on_line(path, line, column).with_record(number);
        (location.ply, location.players) = (Some(claim.at), players_of(&view.record));
        let edition = view.edition();
        let mut restored = Self::restored(claim, view);
        let of_one =
            restored.as_ref().map(|restored| MistakeBefore::of_one(restored.readings.clone(), restored.is_sure));
        let mistake = self.sheets.clone().or(of_one);
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
            let quickplay = rule_on_quickplay(view.game, &view.record, line.as_ref(), edition, (claim.at, claim.by));
            let shown = QuickplayView { game: view.game, of, path, number, quickplay: &quickplay };
            if self.shown == Some(ShowAs::Text) {
                write_quickplay_text(&shown, buffer);
            }
            return self.ruled(RuledClaim::in_quickplay_finish(&shown, location), buffer);
        }
        let written = claim.written.as_deref();
        let mut ruling = rule_on(line.as_ref(), edition, &ClaimQuestion { at: claim.at, by: claim.by, written });
        // What is not sure is asked first; there is no ruling on a position that results from a mistake.
        let is_sure = mistake.as_ref().map_or(!Self::rests_on_mistake(claim, view), |mistake| mistake.is_sure);
        if !is_sure {
            ruling.verdict = Verdict::Undecidable;
            ruling.open.clear();
        }
        let of_record = edition.and_then(|edition| time_class_of_record(view.game, &view.record, view.replay, edition));
        let penalty = penalty_of(edition, claim.time_class, of_record, is_by_correspondence(&view.record));
        let is_to_restore = mistake.is_none() && Self::rests_on_mistake(claim, view);
        let shown =
            RulingView { game: view.game, of, path, number, ruling: &ruling, written, penalty, mistake, is_to_restore };
        if self.shown == Some(ShowAs::Text) {
            write_ruling_text(&shown, buffer);
        }
        self.ruled(RuledClaim::of(&shown, location), buffer)
    }

    /// Takes a ruling with what is shown of it.
    fn ruled(&self, claim: RuledClaim, buffer: &mut DeferredBuffer) -> Ruled {
        if self.shown == Some(ShowAs::Json) {
            buffer.json_line(&claim);
        }
        Ruled { claim, shown: std::mem::take(&mut buffer.bytes) }
    }
}

impl Job for RulingJob<'_> {
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Restorable> JobOf<G> for RulingJob<'_> {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let n_read = self.n_records.fetch_add(1, Ordering::Relaxed) + 1;
        let number = self.number_in(view.source.path);
        if n_read != self.claim.record.unwrap_or(1) {
            return;
        }
        let mut buffer = DeferredBuffer::new(output.results.language).with_width(output.results.width);
        let ruled = self.rule(view, number, &mut buffer);
        *self.ruled.lock().unwrap_or_else(PoisonError::into_inner) = Some(ruled);
    }
}
