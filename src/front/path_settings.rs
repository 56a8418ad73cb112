//! What a file of settings says of the records of some paths.

use super::path_patterns::PathPatterns;
use super::settings_file::PathKeys;

/// What is said of the records of some paths.
#[derive(Clone, Debug)]
pub(super) struct PathSettings {
    pub(super) patterns: PathPatterns,
    pub(super) keys: PathKeys,
}
