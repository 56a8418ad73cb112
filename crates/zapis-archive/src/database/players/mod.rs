//! The players of an archive: spellings of one name, contradicting ratings, lists of players to compare with. Takes the
//! archive and which records are one game, returns findings and tables of players.

mod likely_names;
pub(super) mod listed_check;
pub(super) mod names_across;
pub(super) mod names_once;
pub(super) mod people_check;
mod player_list;
pub(super) mod player_tally;
pub mod ratings;
