//! Many records together: what an archive keeps of each, and what is found across them.
//!
//! # Invariants
//! - Cards are numbered in the order of the files and of the records in them, whatever threads made them.
//! - What is kept of a record is bounded, however long the record is; what grows with the number of records is set
//!   down in temporary files ([`SpillBuffer`]).
//! - Nothing is decided here about one record alone: that is the business of [`crate::findings`].
//! - Nothing is merged silently: two spellings are two players until somebody says otherwise.

mod across;
mod annotation;
mod casual_games;
mod checked_event;
pub mod copies;
mod copy_keys;
mod doubted_events;
pub mod duplicates;
mod entry_batch;
mod entry_batch_bytes;
mod entry_bytes;
mod entry_summary;
pub mod event;
pub mod event_check;
pub mod event_doubt;
mod event_game;
mod event_gaps;
mod event_groups;
pub mod event_join;
pub mod event_key;
mod event_list;
mod event_names;
mod event_pairings;
mod event_profile;
mod event_teams;
mod event_verdict;
pub mod events;
mod external_sort;
mod fide_numbers;
mod finding;
pub mod fingerprint;
mod game_facts;
pub mod head;
mod index;
mod index_entry;
mod initials;
mod interner;
mod joined_events;
mod kept_bytes;
mod known_date;
mod latin_letters;
mod listed_check;
mod merged_places;
mod merged_record;
mod name_form;
mod name_key;
mod names;
pub mod people;
pub mod people_check;
mod play_off;
mod player_list;
mod player_tally;
pub mod ratings;
mod reading;
mod record_sort;
pub mod report_check;
mod report_finding;
pub mod result_tag;
pub mod round_tag;
mod same_moves;
mod seen_game;
mod spill_buffer;
mod split_events;
pub mod swiss_check;
mod tag;
pub mod transliteration;

pub use across::{Across, Related};
pub(crate) use copy_keys::LoneRecord;
pub use doubted_events::with_doubts;
pub use entry_batch::{EntryBatch, RecordContext};
pub use event::{EventFound, EventGame, event_of};
pub use event_doubt::{EventDoubt, EventOutcome};
pub use event_groups::{grouped, grouped_by_list};
pub use event_join::{DoubtReason, DoubtfulRecords, EventJoin, JoinReason};
pub use event_key::{Day, EventGroup};
pub use event_list::{EventList, drafted};
pub use events::{EventWalk, names_across};
pub use finding::{finding_across, finding_of_event, finding_of_report};
pub use head::{Head, HeadList, Seat, head_of};
pub use index::Archive;
pub use index_entry::IndexEntry;
pub use interner::{Interner, Symbol};
pub(crate) use kept_bytes::{KeptBytes, put_count, put_counted};
pub(crate) use latin_letters::in_latin_letters;
pub use listed_check::check_players;
pub(crate) use merged_record::WrittenRecord;
pub use merged_record::{MergedAdditions, MergedContradiction};
pub use name_key::is_unknown;
pub use names::Names;
pub use play_off::play_off_points;
pub use player_tally::IndexedPlayer;
pub(crate) use player_tally::PlayerTally;
pub use record_sort::RecordSort;
pub use report_finding::ReportFinding;
pub use spill_buffer::SpillBuffer;
pub use tag::{CARD_TAGS, Tag, is_said};
