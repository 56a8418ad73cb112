//! What is known of a file before its records are.

use std::sync::{Arc, OnceLock};

use crate::findings::DateOrder;
use crate::record::{Batch, GameTable};
use crate::text::{Encoding, EncodingChoice, read_again};

use super::turns::LONG_BATCH;
use crate::front::options::Options;

/// What is known of the file of a batch.
#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact")]
#[derive(Clone, Debug)]
pub(crate) struct FileFacts {
    /// The name as it is, not safe to show.
    pub(crate) path: String,
    /// The original encoding if it was UTF-16 and is UTF-8 now.
    pub(crate) utf16: Option<Encoding>,
    /// How its records are decoded.
    pub(crate) encoding: EncodingChoice,
    /// Whether reading stopped before a record after the range asked for.
    pub(crate) has_more_records: bool,
    /// The folder it was found in, by its number among the paths.
    pub(crate) folder: Option<usize>,
    /// Whether it was found in a folder or an archive instead of being named.
    pub(crate) is_found: bool,
    /// Whether it is the report file of a tournament and read as such.
    pub(crate) is_report: bool,
    /// The number of its records before those read, which are not counted.
    pub(crate) records_before: u64,
    /// The table that it is, if its records are rows.
    pub(crate) table: Option<Arc<GameTable>>,
    /// The columns that were left out of its rows before they were read, if it is a file of rows without places in bytes.
    pub(crate) unpacked_rows: Option<Vec<String>>,
    /// Whether its records are of a game without a board.
    pub(crate) is_boardless: bool,
    /// The end of the first text that was read in a wrong code page before the file was saved; this is reported once.
    pub(crate) misread_from: u64,
    /// Its own options, if they differ from those of all files.
    pub(crate) options: Option<Arc<Options>>,
    /// Whether it is not read because the kept results are valid.
    pub(crate) is_kept: bool,
    /// The number of bytes of noise at its beginning, which are skipped.
    pub(crate) noise: u64,
    /// Whether it could not be read to its end; this explains last bytes that are not text.
    pub(crate) is_broken_off: bool,
    /// The orders of day, month and year in its dates, once needed.
    date_order: Arc<OnceLock<DateOrder>>,
    /// What it holds instead of records, if that was seen at once.
    pub(crate) nothing: Option<Nothing>,
}

impl FileFacts {
    /// Returns true if the result of a batch may be long: a file of a game without a board is one batch, however long it
    /// is.
    pub(crate) const fn is_long(&self, batch: &Batch) -> bool {
        self.is_boardless || batch.bytes.len() >= LONG_BATCH
    }

    /// Returns the orders in which the file writes its dates: in all of it, if it can be read again, else in this
    /// batch.
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
            unpacked_rows: None,
            is_boardless: false,
            is_kept: false,
            noise: 0,
            is_broken_off: false,
            date_order: Arc::default(),
            nothing,
        }
    }
}

/// Returns the orders in which a file writes its dates; an unreadable file gives no evidence.
fn dates_of(path: &str) -> DateOrder {
    /// A tag that is cut off by the end of a part is complete in the next one.
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
    /// A table without games, reported as unreadable.
    Table,
}
