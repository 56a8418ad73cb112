//! A job as a batch is given to it, whatever game its records are of.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::l10n::{Message, message};
use crate::record::Batch;
use crate::render::Outlet;

use super::batch_output::BatchOutput;
use super::file_facts::FileFacts;
use super::options::Options;
use super::work::{AnyJob, Job, work};

/// A job as threads and collectors see it: they know what it makes, not what it is, so their code is compiled once for each
/// kind of item.
pub(crate) trait BatchJob: Job {
    /// Works on a batch. A panic, which would be a fault of this program, becomes a message about the batch.
    fn work_on(
        &self,
        batch: &Batch,
        file: &FileFacts,
        options: &Options,
        outlets: Option<[Outlet; 2]>,
    ) -> Result<BatchOutput<Self::Item>, Message>;
}

impl<J: AnyJob> BatchJob for J {
    fn work_on(
        &self,
        batch: &Batch,
        file: &FileFacts,
        options: &Options,
        outlets: Option<[Outlet; 2]>,
    ) -> Result<BatchOutput<Self::Item>, Message> {
        #[cfg(feature = "database")]
        if file.is_kept {
            let damaged = || message!("index-part-damaged", path = file.path.as_str());
            return self.taken_from_index(&batch.bytes, options).ok_or_else(damaged);
        }
        let job: &dyn AnyJob<Item = Self::Item> = self;
        let done = catch_unwind(AssertUnwindSafe(|| work(batch, file, options, job, outlets)))
            .map_err(|_| message!("internal-fault", path = file.path.as_str(), byte = batch.offset));
        #[cfg(feature = "bridge")]
        if let Some(failure) = file.bridge.as_ref().and_then(|source| source.failure(&file.path)) {
            return Err(failure);
        }
        done
    }
}
