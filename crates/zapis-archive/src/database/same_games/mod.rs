//! Which records are one game. Takes the archive and its names, returns groups of copies, the fullest record of each, how
//! copies differ, and records merged from several.

pub mod copies;
mod copies_without_moves;
pub(super) mod copy_keys;
pub mod duplicates;
mod game_facts;
pub(super) mod identity;
pub(super) mod merged_additions;
pub(super) mod merged_record;
mod merged_slot;
mod same_moves;
mod sources;
