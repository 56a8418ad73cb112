//! The settings for the records of some paths.

use super::path_patterns::PathPatterns;
use super::settings_file::PathKeys;

#[derive(Clone, Debug)]
pub(crate) struct PathSettings {
    pub(crate) patterns: PathPatterns,
    pub(crate) keys: PathKeys,
}
