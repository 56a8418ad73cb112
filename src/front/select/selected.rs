//! Selected records, as bytes.

use crate::l10n::message;
use crate::render::DeferredBuffer;

use super::super::error::Error;
use super::super::unread::Unread;
use super::stored::Selecting;
use super::wanted::Select;
use super::written_anew::SelectingAnew;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::collector::Receiver;
use crate::front::pipeline::question::AsJob;
use crate::front::pipeline::run::run_job;
use crate::front::writing::convert::{Convert, language_said};

/// Selects records of games by a condition, as they are stored; see [`Select`].
///
/// Each record ends with a blank line; records of UTF-16 files become UTF-8. Conditions on copies (`repeated`,
/// `contained`) read the inputs twice.
///
/// # Errors
/// Fails if a temporary file cannot be written, and for conditions on copies in streams.
pub fn select(inputs: impl Into<Inputs>, select: &Select, options: &Options) -> Result<Selected, Error> {
    let inputs = inputs.into();
    let job = Selecting::new(select, &inputs, options, false)?;
    let mut selected = Selected::default();
    let done = run_job(inputs, &select.prepared(options), job.as_job(), &mut selected)?;
    selected.records = job.n_chosen();
    selected.unread = done.unread();
    Ok(selected)
}

/// Selects records by a condition and rewrites them, as [`convert`](super::super::convert()) does.
///
/// ```
/// use zapis::{Convert, Notation, Options, Select};
/// let games = "[White \"Tal\"]\n\n1. e4 c5 *\n\n[White \"Petrosian\"]\n\n1. d4 Nf6 *\n";
/// let select = Select::matching("white = Petrosian")?;
/// let moves = zapis::select_converted(games, &select, &Convert::to(Notation::Uci), &Options::default())?;
/// assert!(String::from_utf8_lossy(&moves.bytes).ends_with("\n1. d2d4 g8f6 *\n\n"));
/// # Ok::<(), zapis::Error>(())
/// ```
///
/// # Errors
/// Fails if [`select`] or [`convert`](super::super::convert()) does.
pub fn select_converted(
    inputs: impl Into<Inputs>,
    select: &Select,
    convert: &Convert,
    options: &Options,
) -> Result<Selected, Error> {
    let inputs = inputs.into();
    let convert = convert.job(None, language_said(options))?;
    let job = SelectingAnew::new(select, &inputs, options, &convert)?;
    let mut selected = Selected::default();
    let done = run_job(inputs, &select.prepared(options), job.as_job(), &mut selected)?;
    selected.records = job.n_chosen();
    selected.unread = done.unread();
    Ok(selected)
}

/// Selected records.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Selected {
    /// The records, in the order of the inputs.
    pub bytes: Vec<u8>,
    /// The number of matching records; for a sample, more than there are in `bytes`.
    pub records: u64,
    /// What could not be read, or not to its end.
    pub unread: Vec<Unread>,
}

impl Receiver for Selected {
    fn results(&mut self, results: &DeferredBuffer, before: u64) -> Result<(), Error> {
        let failed = |error| Error::Write { place: message!("verbatim", text = "memory"), error };
        results.write_to(&mut self.bytes, before).map_err(failed)
    }
}
