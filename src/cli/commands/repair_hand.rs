//! What is known of the hand that wrote the sheets: read from a file, learned from the sheets, written to a file.

use zapis::message;
use zapis::{Hand, SearchLimits, learn_hand};

use crate::cli::CommandError;
use crate::cli::args::RepairArgs;
use crate::cli::output::destination::Destination;
use crate::cli::output::sink::{Sink, Written};
use crate::cli::output::terminal;
use crate::cli::settings::Settings;

/// Returns what is known before the sheets are restored; with `--same-hand` the sheets are read once for it.
pub(crate) fn known(args: &RepairArgs, limits: SearchLimits, settings: &Settings) -> Result<Hand, CommandError> {
    let mut known = args.hand.as_deref().map(Hand::read).transpose()?.unwrap_or_default();
    if args.same_hand {
        if args.read.paths.is_empty() || args.read.paths.iter().any(|path| path.as_os_str() == "-") {
            return Err(CommandError::Usage(message!("repair-same-hand-needs-paths")));
        }
        terminal::tell_that_it_waits(&args.read.paths, settings.quiet, settings.options.language);
        let inputs = settings.sheet_inputs(&args.read.paths);
        let learned = learn_hand(inputs, limits, &known, &settings.options)?;
        known.add(&learned);
    }
    Ok(known)
}

/// Writes what was learned, joined with the file of `--hand`.
pub(crate) fn write(
    args: &RepairArgs,
    learned: &Hand,
    to: Destination,
    settings: &Settings,
) -> Result<(), CommandError> {
    let mut all = args.hand.as_deref().map(Hand::read).transpose()?.unwrap_or_default();
    all.add(learned);
    let mut sink = Sink::open(to, Written::Records)?;
    sink.write(|stream| stream.write_all(all.to_toml().as_bytes()))?;
    sink.finish(true, settings.options.language).map(|_| ())
}
