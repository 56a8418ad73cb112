//! Decompression of inputs while they are read: streams, and the record files of ZIP archives.

mod counted_stream;
mod joined;
mod packed;
mod read_ahead;
mod temporary;
mod zip_archive;
mod zip_entry;
mod zip_file_part;
mod zip_headers;
mod zstd_frames;

pub(super) use packed::{unpack_short, unpack_stream};
pub(super) use temporary::set_down;
pub(super) use zip_archive::Members;
