//! The archive: records come in as batches of entries, with their tags as numbers, their moves and fingerprints; entries,
//! summaries and texts come out, by the number of the record. Also what single tags mean: dates, rounds, results, names of
//! events; and what later stages hang findings on.

mod annotation;
pub(super) mod archive;
pub(super) mod archive_finding;
pub(super) mod entry_batch;
mod entry_batch_bytes;
pub(super) mod entry_bytes;
pub(super) mod entry_summary;
pub(super) mod event_key;
pub(super) mod external_sort;
pub(super) mod head;
pub(super) mod index_entry;
pub(super) mod interner;
pub(super) mod known_date;
mod played_line;
pub(super) mod player_names;
mod reading;
pub(super) mod record_details;
pub(super) mod record_sort;
pub(super) mod result_tag;
pub mod round_tag;
pub(super) mod spill_buffer;
pub(super) mod tag;
