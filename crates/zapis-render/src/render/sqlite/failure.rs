//! Converts errors of `SQLite` to system errors.

use std::io;

pub(super) fn failed(error: rusqlite::Error) -> io::Error {
    match error {
        rusqlite::Error::SqliteFailure(code, _) if code.code == rusqlite::ErrorCode::DiskFull => {
            io::ErrorKind::StorageFull.into()
        }
        other => io::Error::other(other.to_string()),
    }
}
