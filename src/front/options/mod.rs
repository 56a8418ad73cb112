//! How records are read and results shown: options, their values as text, the file of settings.
//! Imports nothing of the other folders.

pub(super) mod by_name;
pub(super) mod known_names;
pub(super) mod name_table;
pub(super) mod option_values;
pub(super) mod options;
pub(super) mod options_from_settings;
pub(super) mod path_patterns;
pub(super) mod path_settings;
#[cfg(feature = "scoresheet")]
pub(super) mod search_limits;
pub(super) mod settings_file;
pub(super) mod show_as;
