//! `zapis sort`: records in order, as they are stored.

use zapis::Sort;
use zapis::message;

use crate::cli::args::FindingArgs;
use crate::cli::args::rearrange_args::SortArgs;
use crate::cli::output::destination::Outputs;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, ExitStatus, report_error, run_loop};

pub(crate) fn run(args: &SortArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    settings.options.start_threads();
    let mut sort = Sort::by(&args.by)?;
    if let Some(n_bytes) = args.bytes_in_memory {
        sort = sort.in_memory(n_bytes);
    }
    let language = settings.options.language;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, language);
    let sink = Sink::open(Outputs::of(&args.read).grant_results(&args.output)?, Written::Records)?;
    let job = sort.job();
    let mut ran = run_loop::run_over(settings.inputs(&args.read.paths), &settings, &job, sink)?;
    let sink = &mut ran.sink;
    let written = job.write_sorted(|bytes| sink.write(|out| out.write_all(bytes)))?;
    let is_told = !settings.quiet && !ran.sink.is_closed;
    let is_written = ran.sink.finish(ran.is_done, language)?;
    if is_told && is_written {
        terminal::tell(&message!("sorted", records = written.records).in_language(language));
        if written.parted > 0 {
            terminal::tell(&message!("records-parted", count = written.parted).in_language(language));
        }
    }
    if written.left_out > 0 {
        report_error(&message!("rows-left-out", count = written.left_out), language);
    }
    let outcome = ran.outcome.unread_if(written.left_out > 0);
    Ok(outcome.with_found(ran.n_without_record > 0).unwritten_if(!is_written).status())
}
