//! What is known of a file before its records are.

use std::sync::{Arc, OnceLock};

use crate::findings::DateOrder;
use crate::record::{Batch, GameTable};
use crate::text::{Encoding, EncodingChoice, read_again};

#[cfg(feature = "bridge")]
use super::bridge::BridgeSource;
use super::options::Options;
use super::turns::LONG_BATCH;

/// What is known of the file a batch belongs to.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
#[derive(Clone, Debug)]
pub(crate) struct FileFacts {
    /// The name as it is, not yet safe to show.
    pub(crate) path: String,
    /// Whether it was UTF-16 and is UTF-8 now; then in which order its bytes stand.
    pub(crate) utf16: Option<Encoding>,
    /// How its records are decoded.
    pub(crate) encoding: EncodingChoice,
    /// Whether reading stopped before a record behind the range asked for.
    pub(crate) has_more_records: bool,
    /// The folder it was found in, by its number among the paths.
    pub(crate) folder: Option<usize>,
    /// Whether it was found in a folder or an archive and not named by anybody.
    pub(crate) is_found: bool,
    /// Whether it is the report file of a tournament and read as such.
    pub(crate) is_report: bool,
    /// How many of its records stand before what is read, and are not counted.
    pub(crate) records_before: u64,
    /// The table that it is, if its records are rows.
    pub(crate) table: Option<Arc<GameTable>>,
    /// Where its records are read from, if they are of bridge.
    #[cfg(feature = "bridge")]
    pub(crate) bridge: Option<BridgeSource>,
    /// Up to which byte the first place is that was read in a wrong code page before the file was saved, which is told of all.
    pub(crate) misread_from: u64,
    /// The options that hold for it, where they are others than those of all.
    pub(crate) options: Option<Arc<Options>>,
    /// Whether nothing of it is read, because what was kept of it still holds: its batches are what came of them.
    pub(crate) is_kept: bool,
    /// How many bytes of noise it begins with, which are passed over.
    pub(crate) noise: u64,
    /// Whether it could not be read to its end; where its last bytes are no text, that is the reason.
    pub(crate) is_broken_off: bool,
    /// In which orders it writes its dates, once somebody has asked.
    date_order: Arc<OnceLock<DateOrder>>,
    /// Why nothing of it is read, if it was seen at once that it holds no record.
    pub(crate) nothing: Option<Nothing>,
}

impl FileFacts {
    /// Returns true if what comes of a batch may be long: of a file of bridge all comes from one, however long the file is.
    pub(crate) const fn is_long(&self, batch: &Batch) -> bool {
        #[cfg(feature = "bridge")]
        let is_of_bridge = self.bridge.is_some();
        #[cfg(not(feature = "bridge"))]
        let is_of_bridge = false;
        is_of_bridge || batch.bytes.len() >= LONG_BATCH
    }

    /// Looks in which orders the file writes its dates: through all of it, where it can be read again as it is, and else
    /// through the batch that is at hand.
    pub(crate) fn date_order(&self, batch: &[u8]) -> DateOrder {
        let of_file = *self.date_order.get_or_init(|| dates_of(&self.path));
        of_file.join(DateOrder::of(batch))
    }

    pub(crate) fn new(
        path: String,
        utf16: Option<Encoding>,
        encoding: EncodingChoice,
        folder: Option<usize>,
        is_found: bool,
    ) -> Self {
        let (has_more_records, is_report, records_before, nothing) = (false, false, 0, None);
        Self {
            path,
            utf16,
            encoding,
            has_more_records,
            folder,
            is_found,
            is_report,
            records_before,
            misread_from: 0,
            options: None,
            table: None,
            #[cfg(feature = "bridge")]
            bridge: None,
            is_kept: false,
            noise: 0,
            is_broken_off: false,
            date_order: Arc::default(),
            nothing,
        }
    }
}

/// Looks in which orders a file writes its dates; what cannot be read as it is says nothing.
fn dates_of(path: &str) -> DateOrder {
    /// A tag that is cut off by the end of a part is seen whole in the next one.
    const OVERLAP: usize = 32;
    let mut order = DateOrder::default();
    read_again(path, OVERLAP, |part| order = order.join(DateOrder::of(part)));
    order
}

/// What a file holds instead of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Nothing {
    Text,
    Binary,
    /// A table without games, reported with what could not be read.
    Table,
}
