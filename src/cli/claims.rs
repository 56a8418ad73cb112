//! `zapis claims`: which draws could be claimed when, by whom, under which article; rulings on one claim, and on a sealed
//! move.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::findings::Laws;
use crate::game::{Game, Side};
use crate::l10n::message;
use crate::laws::{Edition, TimeClass};
use crate::render::{
    ClaimSummary, ClaimedRecord, DeferredBuffer, Located, MAX_SHOWN, QuickplayView, RulingView, SealedView,
    write_claim_json, write_claims_text, write_left_out_json, write_quickplay_json, write_quickplay_text,
    write_ruling_json, write_ruling_text, write_sealed_json, write_sealed_text, write_summary_json,
};
use crate::rulings::{
    Basis, Claim, MainLine, Question, Verdict, is_by_correspondence, penalty_of, rule_on, rule_on_quickplay,
    rule_on_sealed, time_class_of_record, visit_claims,
};

use super::args::{ClaimFormat, ClaimsArgs, FindingArgs, SideChoice, TimeClassChoice};
use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, print, run_loop, terminal};
use crate::front::{BatchOutput, Job, JobOf, View};

pub(super) fn run(args: &ClaimsArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    if let Some(written) = &args.sealed {
        return sealed(written, args.format, &settings);
    }
    match (args.at, args.by) {
        (Some(at), Some(by)) => one_claim(args, settings, at, by),
        _ => all_claims(args, &settings),
    }
}

/// So many claims of one record are written as JSON. A record of 24 MiB can have tens of millions: nobody reads them, and
/// the memory of the run must not depend on them.
const MAX_LINES: u64 = 10_000;

/// Lists the claims of every record.
struct Listing {
    format: ClaimFormat,
    laws: Laws,
    n_claims: AtomicU64,
    n_automatic: AtomicU64,
    n_with_claims: AtomicU64,
    n_incomplete: AtomicU64,
}

impl Job for Listing {
    type Item = ();

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Game> JobOf<G> for Listing {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        if !view.replay.is_complete {
            self.n_incomplete.fetch_add(1, Ordering::Relaxed);
        }
        let Some(line) = MainLine::new(view.game, view.replay) else { return };
        let edition = self.laws.edition_for(view.game, &view.record);
        let of = ClaimedRecord { line: &line, record: view.record, index: view.index, source: view.source, edition };
        let (mut n_claims, mut n_automatic, mut n_after_end) = (0, 0, 0);
        let mut shown: Vec<Claim<G::Move>> = Vec::new();
        visit_claims(&line, edition, &mut |claim| {
            *(if claim.basis == Basis::Automatic { &mut n_automatic } else { &mut n_claims }) += 1;
            match self.format {
                ClaimFormat::Json if n_claims + n_automatic <= MAX_LINES => {
                    write_claim_json(&of, &claim, &mut output.results);
                }
                ClaimFormat::Text if claim.drawn_since.is_some() => n_after_end += 1,
                ClaimFormat::Text if shown.len() < MAX_SHOWN => shown.push(claim),
                ClaimFormat::Json | ClaimFormat::Text => {}
            }
        });
        if n_claims + n_automatic == 0 {
            return;
        }
        if self.format == ClaimFormat::Json && n_claims + n_automatic > MAX_LINES {
            write_left_out_json(&of, n_claims + n_automatic - MAX_LINES, &mut output.results);
        }
        if self.format == ClaimFormat::Text {
            write_claims_text(&of, &shown, [n_claims + n_automatic - n_after_end, n_after_end], &mut output.results);
        }
        self.n_claims.fetch_add(n_claims, Ordering::Relaxed);
        self.n_automatic.fetch_add(n_automatic, Ordering::Relaxed);
        self.n_with_claims.fetch_add(1, Ordering::Relaxed);
    }
}

fn all_claims(args: &ClaimsArgs, settings: &Settings) -> Result<ExitStatus, CommandError> {
    let job = Listing {
        format: args.format,
        laws: settings.options.laws,
        n_claims: AtomicU64::new(0),
        n_automatic: AtomicU64::new(0),
        n_with_claims: AtomicU64::new(0),
        n_incomplete: AtomicU64::new(0),
    };
    let written = Written::as_json_if(args.format == ClaimFormat::Json);
    let mut ran =
        run_loop::run(&args.read, settings, &job, Sink::open(Outputs::of(&args.read).grant(None)?, written)?)?;
    let summary = ClaimSummary {
        records: ran.summary.records,
        plies: ran.summary.plies,
        claims: job.n_claims.into_inner(),
        automatic_draws: job.n_automatic.into_inner(),
        records_with_claims: job.n_with_claims.into_inner(),
        incomplete_records: job.n_incomplete.into_inner(),
        unreadable_files: ran.summary.unreadable_files,
    };
    if args.format == ClaimFormat::Json {
        let mut line = Vec::new();
        write_summary_json(&summary, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    ran.sink.finish(ran.is_done, settings.options.language)?;
    if !settings.quiet && args.format == ClaimFormat::Text {
        let line = message!(
            "claims-summary",
            records = summary.records,
            plies = summary.plies,
            claims = summary.claims,
            automatic = summary.automatic_draws,
            with = summary.records_with_claims,
        );
        // A summary that cannot be written is no reason to fail.
        terminal::tell(&line.in_language(settings.options.language));
    }
    // Whether the records are true is another question than what could be claimed in them.
    Ok(if ran.status == ExitStatus::UsageOrIo { ran.status } else { ExitStatus::NothingFound })
}

/// Rules on one claim.
struct OneClaim<'a> {
    question: Question<'a>,
    /// The number of the record that is asked about; without one there must be only one.
    wanted: Option<u64>,
    tempo: Option<TimeClass>,
    /// Whether it is a claim in a quickplay finish.
    is_quickplay: bool,
    format: ClaimFormat,
    laws: Laws,
    /// How many records were read; one thread reads them all.
    n_records: AtomicU64,
    /// The file that is read, and how many of its records were.
    of_file: Mutex<(String, u64)>,
    ruled: Mutex<Option<(Verdict, Vec<u8>)>>,
}

impl OneClaim<'_> {
    /// Counts a record of a file and gives its number there.
    fn number_in(&self, path: &str) -> u64 {
        let mut of_file = self.of_file.lock().unwrap_or_else(PoisonError::into_inner);
        if of_file.0 != path {
            *of_file = (path.to_owned(), 0);
        }
        of_file.1 += 1;
        of_file.1
    }
}

impl Job for OneClaim<'_> {
    type Item = ();

    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Game> JobOf<G> for OneClaim<'_> {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let n_read = self.n_records.fetch_add(1, Ordering::Relaxed) + 1;
        let number = self.number_in(view.source.path);
        if n_read != self.wanted.unwrap_or(1) {
            return;
        }
        let edition = self.laws.edition_for(view.game, &view.record);
        let line = MainLine::new(view.game, view.replay);
        let of = line.as_ref().map(|line| ClaimedRecord {
            line,
            record: view.record,
            index: view.index,
            source: view.source,
            edition,
        });
        let (path, written) = (view.source.path, self.question.written);
        let mut pages = DeferredBuffer::new(output.results.language).with_width(output.results.width);
        if self.is_quickplay {
            let asked = (self.question.at, self.question.by);
            let told = rule_on_quickplay(view.game, &view.record, line.as_ref(), edition, asked);
            let shown = QuickplayView { game: view.game, of, path, number, told: &told };
            match self.format {
                ClaimFormat::Text => write_quickplay_text(&shown, &mut pages),
                ClaimFormat::Json => write_quickplay_json(&shown, &mut pages),
            }
            let bytes = std::mem::take(&mut pages.bytes);
            *self.ruled.lock().unwrap_or_else(PoisonError::into_inner) = Some((told.verdict, bytes));
            return;
        }
        let ruling = rule_on(line.as_ref(), edition, &self.question);
        let of_record = edition.and_then(|edition| time_class_of_record(view.game, &view.record, view.replay, edition));
        let penalty = penalty_of(edition, self.tempo, of_record, is_by_correspondence(&view.record));
        let shown = RulingView { game: view.game, of, path, number, ruling: &ruling, written, penalty };
        match self.format {
            ClaimFormat::Text => write_ruling_text(&shown, &mut pages),
            ClaimFormat::Json => write_ruling_json(&shown, &mut pages),
        }
        let bytes = std::mem::take(&mut pages.bytes);
        *self.ruled.lock().unwrap_or_else(PoisonError::into_inner) = Some((ruling.verdict, bytes));
    }
}

fn one_claim(args: &ClaimsArgs, mut settings: Settings, at: u32, by: SideChoice) -> Result<ExitStatus, CommandError> {
    if at == 0 && args.written.is_some() {
        return Err(CommandError::Usage(message!("claims-ply-from-1")));
    }
    // Records are counted as they come.
    settings.options.jobs = 1;
    let by = match by {
        SideChoice::White => Side::White,
        SideChoice::Black => Side::Black,
    };
    let job = OneClaim {
        question: Question { at, by, written: args.written.as_deref() },
        wanted: args.record,
        tempo: args.time_class.map(|class| match class {
            TimeClassChoice::Classical => TimeClass::Classical,
            TimeClassChoice::Rapid => TimeClass::Rapid,
            TimeClassChoice::Blitz => TimeClass::Blitz,
        }),
        is_quickplay: args.quickplay,
        format: args.format,
        laws: settings.options.laws,
        n_records: AtomicU64::new(0),
        of_file: Mutex::default(),
        ruled: Mutex::new(None),
    };
    let written = Written::as_json_if(args.format == ClaimFormat::Json);
    let ran = run_loop::run(&args.read, &settings, &job, Sink::open(Outputs::of(&args.read).grant(None)?, written)?)?;
    ran.sink.finish(ran.is_done, settings.options.language)?;
    let n_records = job.n_records.into_inner();
    if job.wanted.is_none() && n_records > 1 {
        return Err(CommandError::Usage(message!("claims-one-record", count = n_records)));
    }
    let Some((verdict, text)) = job.ruled.into_inner().unwrap_or_else(PoisonError::into_inner) else {
        if ran.status == ExitStatus::UsageOrIo {
            return Ok(ran.status);
        }
        let wanted = job.wanted.unwrap_or(1);
        return Err(CommandError::Usage(message!("claims-no-such-record", wanted = wanted, count = n_records)));
    };
    print(&text)?;
    Ok(match (ran.status, verdict) {
        (ExitStatus::UsageOrIo, _) => ExitStatus::UsageOrIo,
        (_, Verdict::Upheld) => ExitStatus::NothingFound,
        (_, Verdict::Refused | Verdict::Undecidable) => ExitStatus::Found,
    })
}

/// Rules on a sealed move.
fn sealed(written: &str, format: ClaimFormat, settings: &Settings) -> Result<ExitStatus, CommandError> {
    if settings.options.games.tavreli.game.default_start.is_some() {
        return Err(CommandError::Usage(message!("claims-sealed-of-chess")));
    }
    let Some(position) = &settings.options.games.chess.game.default_start else {
        return Err(CommandError::Usage(message!("claims-sealed-needs-fen")));
    };
    let edition = match settings.options.laws {
        Laws::Edition(edition) => edition,
        Laws::ByDate => Edition::NEWEST,
    };
    let sealed = rule_on_sealed(position, written, settings.options.games.chess.letters);
    let view = SealedView { position, written, sealed: &sealed, edition };
    let mut pages = DeferredBuffer::new(settings.options.language).with_width(settings.options.width);
    match format {
        ClaimFormat::Text => write_sealed_text(&view, &mut pages),
        ClaimFormat::Json => write_sealed_json(&view, &mut pages),
    }
    print(&pages.bytes)?;
    let is_valid = sealed.verdict == crate::rulings::SealedVerdict::Valid;
    Ok(if is_valid { ExitStatus::NothingFound } else { ExitStatus::Found })
}
