//! Many records together: the archive with an entry for each, and findings across them.
//!
//! # Stages
//! `names` → `entries` → `same_games` → `players` → `groups` → `events` → `checks`: a folder imports only from folders before
//! it; `fingerprint` and `parallel` are for all of them.
//!
//! # Invariants
//! - Entries are numbered in the order of the files and of the records in them, whichever threads built them.
//! - The entry of a record has a bounded size, however long the record is; what grows with the number of records is
//!   written to temporary files ([`SpillBuffer`]).
//! - Findings about one record alone are left to [`crate::findings`].
//! - Nothing is merged silently: two spellings are two players unless stated otherwise.

mod checks;
mod entries;
mod events;
pub mod fingerprint;
mod groups;
mod names;
mod parallel;
mod players;
mod same_games;

pub use checks::finding::{finding_across, finding_of_report};
pub use checks::report_finding::ReportFinding;
pub use checks::stray_games::tell_stray_games;
pub use checks::{event_check, report_check, swiss_check};
pub use entries::archive::Archive;
pub use entries::archive_finding::{ArchiveFinding, Related};
pub use entries::entry_batch::{EntryBatch, RecordContext};
pub use entries::event_key::Day;
pub use entries::index_entry::IndexEntry;
pub use entries::interner::{Interner, Symbol};
pub use entries::player_names::Names;
pub use entries::record_details::RecordDetails;
pub use entries::record_sort::RecordSort;
pub use entries::round_tag;
pub use entries::spill_buffer::SpillBuffer;
pub use entries::tag::{ENTRY_TAGS, Tag, is_said};
pub use events::drafted_events::drafted;
pub use events::event::{EventFound, EventGame, ResultsDiffer};
pub use events::event_walk::EventWalk;
pub use events::play_off::play_off_points;
pub use events::proved_names;
pub use groups::event_group::EventGroup;
pub use groups::event_list::EventList;
pub use groups::event_records::{ArchiveRecords, EventsWanted};
pub use names::folded_name::name_key;
pub use names::latin_letters::in_latin_letters;
pub use names::name_key::is_unknown;
pub use names::same_player::may_be_same_player;
pub use names::{people, transliteration};
pub use players::listed_check::{begins_player_list, check_players};
pub use players::names_across::names_across;
pub use players::names_once::names_reported_once;
pub use players::player_tally::IndexedPlayer;
pub use players::player_tally::PlayerTally;
pub use players::ratings;
pub use same_games::copies::first_moves_apart;
pub use same_games::copy_keys::LoneRecord;
pub use same_games::identity::GameIdentity;
pub use same_games::identity::fullest;
pub use same_games::merged_additions::{MergedAdditions, MergedContradiction};
pub use same_games::merged_record::WrittenRecord;
pub use same_games::{copies, duplicates};
