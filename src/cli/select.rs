//! `zapis select`: the records that meet a condition, as they are stored.

use crate::front::Select;
use crate::l10n::message;

use super::args::FindingArgs;
use super::destination::Outputs;
use super::select_args::SelectArgs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::{CommandError, ExitStatus, run_loop, terminal};

pub(super) fn run(args: &SelectArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let mut select = Select::matching_all(&args.all_conditions(), args.invert)?;
    if let Some(n) = args.first {
        select = select.first(n);
    }
    if let Some(n) = args.sample {
        select = select.sample(n, args.seed);
    }
    let settings = Settings { options: select.prepared(&settings.options), ..settings };
    let language = settings.options.language;
    terminal::tell_that_it_waits(&args.read.paths, settings.quiet, language);
    let written = if args.count { Written::Messages } else { Written::Records };
    let sink = Sink::open(Outputs::of(&args.read).grant(args.output.path())?, written)?;
    let job = select.job(args.count);
    let mut ran = run_loop::run_over(settings.inputs(&args.read.paths), &settings, &job, sink)?;
    let n_chosen = job.n_chosen();
    if args.count {
        ran.sink.write(|out| writeln!(out, "{n_chosen}"))?;
    } else {
        let sampled = job.sampled();
        ran.sink.write(|out| out.write_all(&sampled))?;
    }
    let is_whole = ran.status != ExitStatus::UsageOrIo;
    ran.sink.finish(is_whole, language)?;
    if !settings.quiet && !args.count {
        let n_written = args.sample.map_or(n_chosen, |most| n_chosen.min(most as u64));
        let told = message!("selected", chosen = n_written, records = ran.summary.records);
        terminal::tell(&told.in_language(language));
    }
    Ok(match n_chosen {
        _ if !is_whole => ExitStatus::UsageOrIo,
        0 => ExitStatus::Found,
        _ => ExitStatus::NothingFound,
    })
}
