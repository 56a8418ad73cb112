//! Which files a run writes to as its standard output or standard error.

use std::path::Path;

use super::file_identity::FileId;

/// Returns true if a shell has just created the file for the results: `zapis validate . > report.txt` would read its
/// own report.
pub(crate) fn is_own_output(path: &Path) -> bool {
    let own = [FileId::of_standard_output(), FileId::of_standard_error()];
    own.iter().any(Option::is_some) && FileId::of_path(path).is_some_and(|id| own.contains(&Some(id)))
}
