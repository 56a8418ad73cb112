//! A batch given to a job, whatever it holds.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::l10n::{Message, message};
use crate::record::Batch;
use crate::render::Outlet;

use super::batch_output::BatchOutput;
use super::boardless::BoardlessSource;
use super::file_facts::FileFacts;
use super::work::{AnyJob, read_boardless, work};
use crate::front::options::Options;

/// Works on a batch, or on a file that only one thread can read. A panic, which would be a fault of this program, becomes
/// a message about the batch.
pub(crate) fn work_on(
    job: &dyn AnyJob,
    (batch, source): (&Batch, Option<BoardlessSource>),
    file: &FileFacts,
    options: &Options,
    outlets: Option<[Outlet; 2]>,
) -> Result<BatchOutput, Message> {
    #[cfg(feature = "database")]
    if file.is_kept {
        let damaged = || message!("index-part-damaged", path = file.path.as_str());
        let taken = job.index().and_then(|(_, kept)| kept.taken(&batch.bytes, options));
        return taken.ok_or_else(damaged);
    }
    let done = catch_unwind(AssertUnwindSafe(|| match source {
        Some(source) => read_boardless(source, file, options, job, outlets),
        None => Ok(work(batch, file, options, job, outlets)),
    }));
    done.unwrap_or_else(|_| Err(message!("internal-fault", path = file.path.as_str(), byte = batch.offset)))
}
