//! The temporary file in which a database is built.

use std::fs::File;
use std::io::{self, Read, Seek};

use rusqlite::Connection;
use tempfile::{NamedTempFile, TempPath};

use super::failure::failed;

/// A file in which a database is built. If the system allows it, it has no name any more.
pub(super) struct MadeFile {
    file: File,
    /// Deletes the file if it still has a name.
    path: Option<TempPath>,
}

impl MadeFile {
    /// Creates the file, and a database in it with the settings.
    pub(super) fn begin(settings: &str) -> io::Result<(Self, Connection)> {
        let (file, path) = NamedTempFile::new()?.into_parts();
        let connection = Connection::open(&path).map_err(failed)?;
        connection.execute_batch(settings).map_err(failed)?;
        Ok((Self { file, path: Some(path) }, connection))
    }

    /// Removes the name, once the database is open: nothing is left behind then, however the program ends.
    pub(super) fn hide(&mut self) -> io::Result<()> {
        if cfg!(unix) { self.path.take().map_or(Ok(()), TempPath::close) } else { Ok(()) }
    }

    /// Goes to the beginning.
    pub(super) fn rewind(&mut self) -> io::Result<()> {
        self.file.rewind()
    }
}

impl Read for MadeFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.file.read(buffer)
    }
}
