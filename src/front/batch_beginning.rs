//! Where a batch of records begins.

use crate::text::FrameStart;

/// Where a batch begins in its file.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BatchBeginning {
    pub(crate) offset: u64,
    pub(crate) lines_before: u64,
    /// Whether a record begins there, to which one can go at once.
    pub(crate) is_record: bool,
    /// How many bytes of the file it has.
    pub(crate) len: u64,
    /// Of a compressed file a frame that begins there or before.
    pub(crate) frame: Option<FrameStart>,
}
