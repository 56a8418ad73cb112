//! Questions whose answers are written while inputs are read, in bounded memory.

use std::io::{self, Write};

use crate::l10n::{Message, message};
use crate::render::{DeferredBuffer, Summary};

use super::collector::Receiver;
use super::run::{RunReport, run_job};
use super::work::AnyJob;
use crate::front::error::Error;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;

/// A question about records: which findings they have, how they are written in another form, which of them meet a
/// condition. [`answer`] writes its answer.
///
/// Only the questions of this library are questions: the trait cannot be implemented elsewhere.
#[expect(private_bounds, reason = "how a question is answered is not part of the interface")]
pub trait Question: Answered {}

impl<Q: Answered> Question for Q {}

/// A question about each record by itself, which can be asked of chosen records too.
#[expect(private_bounds, reason = "how a question works on each thread is not part of the interface")]
pub trait RecordQuestion: AsJob {}

impl<Q: AsJob> RecordQuestion for Q {}

/// How a question is answered: by a job over the inputs, or by several and what follows from them.
pub(crate) trait Answered {
    fn answer(&self, inputs: Inputs, options: &Options, streams: &mut dyn Streams) -> Result<RunReport, Error>;
}

/// A question that is a job over the inputs.
pub(crate) trait AsJob {
    fn as_job(&self) -> &dyn AnyJob;
}

impl<Q: AsJob> Answered for Q {
    fn answer(&self, inputs: Inputs, options: &Options, streams: &mut dyn Streams) -> Result<RunReport, Error> {
        streams.begin(inputs.stored_len(options));
        let report = run_job(inputs, options, self.as_job(), &mut ToStreams(streams))?;
        streams.read(&report);
        Ok(report)
    }
}

/// Makes questions of jobs.
macro_rules! as_jobs {
    ($($job:ty),+ $(,)?) => {
        $(impl $crate::front::pipeline::question::AsJob for $job {
            // Inlined into another crate, it would compile the job for every game there once more.
            #[inline(never)]
            fn as_job(&self) -> &dyn $crate::front::pipeline::work::AnyJob {
                self
            }
        })+
    };
}

pub(crate) use as_jobs;

/// A part of an answer.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    pages: &'a DeferredBuffer,
    before: u64,
}

impl Part<'_> {
    /// Gives text that holds no numbers of records to a taker of parts.
    pub(crate) fn give(text: &[u8], take: impl FnOnce(Part<'_>) -> Result<(), Error>) -> Result<(), Error> {
        let mut pages = DeferredBuffer::new(crate::l10n::Language::English);
        pages.bytes.extend_from_slice(text);
        take(Part { pages: &pages, before: 0 })
    }

    /// Writes the part.
    ///
    /// # Errors
    ///
    /// Fails if the stream does.
    pub fn write_to(&self, stream: &mut impl Write) -> io::Result<()> {
        self.pages.write_to(stream, self.before)
    }
}

/// Where an answer goes, part by part, in the order of the files.
pub trait Streams {
    /// Takes a part of the results.
    ///
    /// # Errors
    ///
    /// An error ends the run.
    fn results(&mut self, part: Part<'_>) -> Result<(), Error>;

    /// Takes a part of what is said to people beside the results, of findings in records that are converted, for example.
    ///
    /// # Errors
    ///
    /// An error ends the run.
    fn messages(&mut self, _part: Part<'_>) -> Result<(), Error> {
        Ok(())
    }

    /// Learns how many bytes of stored files are going to be read, if that is known.
    fn begin(&mut self, _stored: Option<u64>) {}

    /// Learns that this many more bytes of the stored files were read, and what has been counted so far.
    fn advance(&mut self, _stored: u64, _so_far: &Summary) {}

    /// Learns that the inputs were read, before what follows from all of them is written.
    fn read(&mut self, _report: &RunReport) {}

    /// Takes a remark that is worth knowing but no hindrance.
    fn note(&mut self, _note: &Message) {}

    /// Takes the reason why a part of the answer could not be given.
    fn fault(&mut self, _fault: &Message) {}

    /// Takes games that are written besides the results; they belong to the results unless they go elsewhere.
    ///
    /// # Errors
    ///
    /// An error ends the run.
    fn games(&mut self, part: Part<'_>) -> Result<(), Error> {
        self.results(part)
    }

    /// Returns true if nothing more is wanted: then the run ends early.
    fn is_closed(&self) -> bool {
        false
    }
}

/// Writes results to a stream, and drops messages.
impl<W: Write> Streams for W {
    fn results(&mut self, part: Part<'_>) -> Result<(), Error> {
        part.write_to(self).map_err(|error| Error::Write { place: message!("standard-output"), error })
    }
}

/// Discards everything.
pub(crate) struct NoStreams;

impl Streams for NoStreams {
    fn results(&mut self, _: Part<'_>) -> Result<(), Error> {
        Ok(())
    }
}

/// Gives parts to streams.
pub(crate) struct ToStreams<'a>(pub(crate) &'a mut dyn Streams);

impl Receiver for ToStreams<'_> {
    fn results(&mut self, pages: &DeferredBuffer, before: u64) -> Result<(), Error> {
        self.0.results(Part { pages, before })
    }

    fn messages(&mut self, pages: &DeferredBuffer, before: u64) -> Result<(), Error> {
        self.0.messages(Part { pages, before })
    }

    fn advance(&mut self, stored: u64, total: &Summary) {
        self.0.advance(stored, total);
    }

    fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}

/// Reads inputs on all cores, and writes the answer to a question while it does. No more than a few batches of records
/// are in memory.
///
/// # Errors
///
/// Fails if the streams do. What cannot be read is no error: it is in the report.
///
/// ```
/// use zapis::write::{Checking, FindingForm, answer};
/// use zapis::{Inputs, Options};
/// let mut lines = Vec::new();
/// let question = Checking::new(FindingForm::Json);
/// let pgn = Inputs::bytes("club.pgn", "[Event \"Club\"]\n\n1. e4 e5 2. Ke3 *\n");
/// let report = answer(&question, pgn, &Options::default(), &mut lines)?;
/// assert!(report.is_whole() && report.summary.errors == 1);
/// assert!(lines.starts_with(b"{\"type\":\"finding\",\"name\":\"illegal-move\""));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn answer(
    question: &impl Question,
    inputs: impl Into<Inputs>,
    options: &Options,
    streams: &mut dyn Streams,
) -> Result<RunReport, Error> {
    question.answer(inputs.into(), options, streams)
}
