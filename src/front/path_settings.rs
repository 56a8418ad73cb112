//! The settings for the records of some paths.

use super::path_patterns::PathPatterns;
use super::settings_file::PathKeys;

#[derive(Clone, Debug)]
pub(super) struct PathSettings {
    pub(super) patterns: PathPatterns,
    pub(super) keys: PathKeys,
}
