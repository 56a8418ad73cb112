//! A job as a batch is given to it, whatever game its records are of.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::l10n::{Message, message};
use crate::record::Batch;
use crate::render::Outlet;

use super::batch_output::BatchOutput;
use super::boardless::BoardlessSource;
use super::file_facts::FileFacts;
use super::job::Job;
use super::work::{AnyJob, read_boardless, work};
use crate::front::options::options::Options;

/// A job as threads and collectors see it: they know what it makes, not what it is, so their code is compiled once for each
/// kind of item.
pub(crate) trait BatchJob: Job {
    /// Works on a batch, or on a file that only one thread can read. A panic, which would be a fault of this program, becomes
    /// a message about the batch.
    fn work_on(
        &self,
        of: (&Batch, Option<BoardlessSource>),
        file: &FileFacts,
        options: &Options,
        outlets: Option<[Outlet; 2]>,
    ) -> Result<BatchOutput<Self::Item>, Message>;
}

impl<J: AnyJob> BatchJob for J {
    fn work_on(
        &self,
        (batch, source): (&Batch, Option<BoardlessSource>),
        file: &FileFacts,
        options: &Options,
        outlets: Option<[Outlet; 2]>,
    ) -> Result<BatchOutput<Self::Item>, Message> {
        #[cfg(feature = "database")]
        if file.is_kept {
            let damaged = || message!("index-part-damaged", path = file.path.as_str());
            let taken = self.index().and_then(|(_, kept)| kept.taken(&batch.bytes, options));
            return taken.ok_or_else(damaged);
        }
        let job: &dyn AnyJob<Item = Self::Item> = self;
        let done = catch_unwind(AssertUnwindSafe(|| match source {
            Some(source) => read_boardless(source, file, options, job, outlets),
            None => Ok(work(batch, file, options, job, outlets)),
        }));
        done.unwrap_or_else(|_| Err(message!("internal-fault", path = file.path.as_str(), byte = batch.offset)))
    }
}
