//! The beginning of a batch of records.

use crate::text::FrameStart;

/// The beginning of a batch in its file.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BatchBeginning {
    pub(crate) offset: u64,
    pub(crate) lines_before: u64,
    /// Whether a record begins there, so that reading can start there.
    pub(crate) is_record: bool,
    /// The length of the batch in bytes of the file.
    pub(crate) len: u64,
    /// In a compressed file, a frame that begins there or before.
    pub(crate) frame: Option<FrameStart>,
}
