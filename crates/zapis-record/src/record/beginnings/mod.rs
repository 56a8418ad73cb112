//! Where records begin, and pieces of a stream that hold whole records.

pub mod batch;
pub(super) mod buffer;
pub mod content;
pub mod count;
pub(super) mod fragment;
pub(super) mod lone_record;
pub(super) mod next_record;
pub(super) mod noise;
pub(super) mod prose_before;
pub mod range;
pub(super) mod result_lines;
pub mod split;
