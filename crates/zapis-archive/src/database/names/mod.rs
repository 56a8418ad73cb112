//! Names of players and events as texts: their words and keys, other alphabets and spellings, initials, forms; and whether
//! two may be one person's. Takes texts, returns how they compare; knows no records.

pub(super) mod folded_name;
mod initials;
pub(super) mod latin_letters;
mod likeness;
pub(super) mod merged_places;
pub(super) mod name_form;
pub(super) mod name_key;
pub mod people;
pub(super) mod same_player;
mod transcription;
pub mod transliteration;
