//! Where results go: streams, files that appear whole, pages, progress; never to what is read.

pub(super) mod compressed_output;
pub(super) mod destination;
pub(super) mod file_identity;
pub(super) mod finding_output;
pub(super) mod held_output;
pub(super) mod index_file;
pub(super) mod interrupt;
pub(super) mod kept_attributes;
pub(super) mod own_output;
pub(super) mod page_folder;
pub(super) mod part_file;
#[cfg(feature = "png")]
pub(super) mod png;
pub(super) mod print;
pub(super) mod progress;
pub(super) mod replaced_file;
pub(super) mod report_page;
pub(super) mod safe_writer;
pub(super) mod sink;
pub(super) mod spreadsheet_writer;
pub(super) mod terminal;
pub(super) mod whole_blocks;
pub(super) mod written_rows;
