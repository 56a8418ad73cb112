//! What the paths of a command name, and what kind of file each is before its records are read.

pub(super) mod declared_encoding;
pub(super) mod encoding_set;
#[cfg(feature = "database")]
pub(super) mod file_index;
#[cfg(feature = "database")]
pub(super) mod file_stamp;
pub(super) mod foreign_file;
pub(super) mod inputs;
pub(super) mod report_head;
#[cfg(feature = "database")]
pub(super) mod report_input;
#[cfg(feature = "database")]
pub(super) mod results_list;
