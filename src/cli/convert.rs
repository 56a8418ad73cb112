//! `zapis convert`: records written anew.

use crate::chess::Alphabet;
use crate::front::Convert;
use crate::game::Notation;
use crate::l10n::message;
use crate::render::{Drop, TextStyle};

use super::args::{ConvertArgs, DropChoice, FindingArgs, TargetNotation};
use super::destination::Outputs;
use super::settings::Settings;
use super::sink::{Sink, Written};
use super::terminal;
use super::validate::print_summary;
use super::{CommandError, ExitStatus, run_loop};

pub(super) fn run(args: &ConvertArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &FindingArgs::default())?;
    let to = Outputs::of(&args.read).grant(args.output.path())?;
    let figurine = || CommandError::Usage(message!("no-figurines"));
    let letters = match args.to {
        TargetNotation::Figurine => Alphabet::by_code("figurine").ok_or_else(figurine)?,
        _ => crate::front::letters(&args.out_letters)?.unwrap_or(Alphabet::ENGLISH),
    };
    let notation = match args.to {
        TargetNotation::Pgn | TargetNotation::San | TargetNotation::Figurine => Notation::San,
        TargetNotation::Lan => Notation::Lan,
        TargetNotation::Uci => Notation::Uci,
        TargetNotation::Iccf => Notation::Iccf,
        TargetNotation::Smith => Notation::Smith,
        TargetNotation::Descriptive => Notation::Descriptive,
        TargetNotation::Spoken => Notation::Spoken,
        TargetNotation::Braille => Notation::Braille,
    };
    let drops = |choice| args.drop.contains(&choice);
    let drop = Drop {
        comments: drops(DropChoice::Comments),
        variations: drops(DropChoice::Variations),
        nags: drops(DropChoice::Nags),
        clocks: drops(DropChoice::Clocks),
    };
    let convert = Convert { notation, letters, encoding: crate::front::encoding(&args.out_encoding)?, drop };
    let job = convert.job(&settings.options, Some(TextStyle::new(false, terminal::message_width())))?;
    let ran = run_loop::run(&args.read, &settings, &job, Sink::open(to, Written::Records)?)?;
    ran.sink.finish(ran.is_done, settings.options.language)?;
    if !settings.quiet && (ran.summary.errors > 0 || ran.summary.warnings > 0) {
        print_summary(&ran.summary, settings.options.language);
    }
    Ok(ran.status)
}
