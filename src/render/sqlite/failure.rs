//! What `SQLite` reports, as errors of the system.

use std::io;

/// Makes an error of the system of one of `SQLite`.
pub(super) fn failed(error: rusqlite::Error) -> io::Error {
    match error {
        rusqlite::Error::SqliteFailure(code, _) if code.code == rusqlite::ErrorCode::DiskFull => {
            io::ErrorKind::StorageFull.into()
        }
        other => io::Error::other(other.to_string()),
    }
}
