//! Checks inputs and reports what was found, and what was fixed before.

use std::sync::Arc;

use zapis::Inputs;
use zapis::Summary;
use zapis::write::{Baseline, Checking, SheetTable, write_summary_json};
use zapis::{Language, message};

use super::baseline;
use super::mended::Mended;
use crate::cli::args::ValidateArgs;
use crate::cli::exit_status::Outcome;
use crate::cli::output::finding_output::{FindingOutput, counts_of};
use crate::cli::output::sink::Sink;
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, named, report_error, run_loop};

/// Checks inputs, in which something may have been fixed before.
pub(crate) fn check(
    args: &ValidateArgs,
    output: &FindingOutput,
    settings: &Settings,
    inputs: Inputs,
    mut sink: Sink,
    mended: Option<&Mended>,
) -> Result<Outcome, CommandError> {
    let language = settings.options.language;
    let is_json = output.is_json();
    let mut job = Checking::new(output.form()).with_table(args.table, args.table && is_json);
    if output.shows_first_of_kind() {
        job = job.only_first_of_kind();
    }
    let known = args.baseline.as_deref().map(|path| Baseline::open(path, args.update_baseline)).transpose()?;
    let known = known.map(Arc::new);
    if let Some(known) = &known {
        job = job.leaving_out(Arc::clone(known));
    }
    output.begin(&mut sink)?;
    let mut ran = run_loop::run_over(inputs, settings, &job, sink)?;
    output.end(&mut ran.sink, &ran.summary, ran.is_done)?;
    if is_json {
        let mut line = Vec::new();
        match mended {
            Some(mended) => {
                mended.write_json(&mut ran.sink)?;
                write_summary_json(&mended.with(ran.summary), &ran.passed_over, language, &mut line);
            }
            None => write_summary_json(&ran.summary, &ran.passed_over, language, &mut line),
        }
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    // If the reader has closed the pipe, half of the findings must not be reported as if they were all.
    let shows_notes = output.is_for_people() && !ran.sink.is_closed;
    let mut is_written = ran.sink.finish(ran.is_done, language)?;
    if shows_notes && let Some(table) = job.into_table(ran.summary.records, settings.quiet) {
        print_table(&table, language);
    }
    if shows_notes && !settings.quiet {
        if let Some(mended) = mended {
            terminal::tell(&mended.message().in_language(language));
        }
        print_summary(&ran.summary, language);
    }
    if let Some((known, path)) = known.zip(args.baseline.as_deref()) {
        let shows_notes = shows_notes && !settings.quiet;
        if known.is_there() {
            if shows_notes && known.n_known() > 0 {
                terminal::tell(&message!("audit-known", count = known.n_known()).in_language(language));
            }
        } else if ran.is_done {
            let n_written = baseline::write(&known, path, settings.options.language)?;
            if shows_notes {
                terminal::tell(&message!("baseline-written", count = n_written).in_language(language));
            }
        } else {
            report_error(&message!("output-not-written", path = named(path)), language);
            is_written = false;
        }
    }
    Ok(ran.outcome.unwritten_if(!is_written))
}

pub(crate) fn print_table(table: &SheetTable, language: Language) {
    terminal::tell_text(&table.text(terminal::message_width(), language));
}

pub(crate) fn print_summary(summary: &Summary, language: Language) {
    // A summary that cannot be written is no reason to fail.
    terminal::tell(&counts_of(summary).in_language(language));
}
