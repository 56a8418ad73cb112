//! `zapis claims`: which draws could be claimed when, by whom, under which article; rulings on one claim and on a
//! sealed move.

use zapis::message;
use zapis::write::{Claiming, OneClaim, ShowAs};
use zapis::{PlayerClaim, SealedVerdict, Side, TimeClass, Verdict, rule_on_sealed, to_json};

use crate::cli::args::move_asked::MoveAsked;
use crate::cli::args::{ClaimsArgs, FindingArgs, TimeClassChoice};
use crate::cli::exit_status::Outcome;
use crate::cli::output::destination::Outputs;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::{print::print, terminal};
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, run_loop};

pub(crate) fn run(args: &ClaimsArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let show = args.format.show();
    if let Some(written) = &args.sealed {
        let ruled = rule_on_sealed(written, &settings.options)?;
        let (width, language) = (settings.options.width, settings.options.language);
        let shown = match show {
            ShowAs::Text => ruled.to_text(width, language),
            ShowAs::Json => to_json(&ruled, language) + "\n",
        };
        print(shown.as_bytes())?;
        return Ok(Outcome::default().with_found(ruled.verdict != SealedVerdict::Valid).status());
    }
    match (args.at, args.by) {
        (Some(at), Some(by)) => one_claim(args, &settings, show, (at, by)),
        _ => all_claims(args, &settings, show),
    }
}

fn all_claims(args: &ClaimsArgs, settings: &Settings, show: ShowAs) -> Result<ExitStatus, CommandError> {
    let job = Claiming::new(Some(show));
    let written = Written::of_report(args.format, args.page.head("claims", settings.options.language));
    let ran = run_loop::run(
        &args.read,
        settings,
        &job,
        Sink::open(Outputs::of(&args.read).grant_results(&args.output)?, written)?,
    )?;
    let summary = job.summary(&ran.summary);
    let shows_notes = !settings.quiet && !ran.sink.is_closed;
    let is_written = ran.sink.finish(ran.is_done, settings.options.language)?;
    if shows_notes && show == ShowAs::Text {
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
    // The exit status is about claims, and not about errors in the records.
    Ok(ran.outcome.with_found(false).unwritten_if(!is_written).status())
}

fn one_claim(
    args: &ClaimsArgs,
    settings: &Settings,
    show: ShowAs,
    (at, by): (MoveAsked, Side),
) -> Result<ExitStatus, CommandError> {
    let claim = asked(args, at, by, settings.chosen(args.time_class, "time-class")?)?;
    let asked = OneClaim::new(&claim, show);
    let written = Written::of_report(args.format, args.page.head("claims", settings.options.language));
    let sink = Sink::open(Outputs::of(&args.read).grant_results(&args.output)?, written)?;
    let ran = run_loop::run(&args.read, settings, &asked, sink)?;
    ran.sink.finish(ran.is_done, settings.options.language)?;
    let Some(verdict) = asked.verdict() else { return Ok(ran.outcome.status()) };
    let is_found = matches!(verdict, Verdict::Refused | Verdict::Undecidable);
    Ok(ran.outcome.with_found(is_found).status())
}

/// Returns the claim that is asked about.
fn asked(
    args: &ClaimsArgs,
    asked: MoveAsked,
    by: Side,
    class: Option<TimeClassChoice>,
) -> Result<PlayerClaim, CommandError> {
    let at = match asked {
        MoveAsked::Ply(ply) => ply,
        MoveAsked::Move(..) => 0,
        MoveAsked::End => return Err(CommandError::Usage(message!("move-asked-unreadable", text = "end"))),
    };
    let mut claim = match &args.written {
        Some(written) => PlayerClaim::with_move(at, by, written),
        None if args.quickplay => PlayerClaim::in_quickplay_finish(at, by),
        None => PlayerClaim::on_board(at, by),
    };
    if let Some(number) = args.record {
        claim = claim.in_record(number);
    }
    if let MoveAsked::Move(number, side) = asked {
        claim = claim.at_move(number, side);
    }
    Ok(match class {
        Some(TimeClassChoice::Classical) => claim.at_time_class(TimeClass::Classical),
        Some(TimeClassChoice::Rapid) => claim.at_time_class(TimeClass::Rapid),
        Some(TimeClassChoice::Blitz | TimeClassChoice::Bullet) => claim.at_time_class(TimeClass::Blitz),
        None => claim,
    })
}
