//! The temporary file a database is made in.

use std::fs::File;
use std::io::{self, Read, Seek};

use rusqlite::Connection;
use tempfile::{NamedTempFile, TempPath};

use super::failure::failed;

/// A file a database is made in. Where the system allows it, it has no name any more.
pub(super) struct MadeFile {
    file: File,
    /// Removes the file where it still has a name.
    path: Option<TempPath>,
}

impl MadeFile {
    /// Makes the file, and a database in it that has the settings.
    pub(super) fn begin(settings: &str) -> io::Result<(Self, Connection)> {
        let (file, path) = NamedTempFile::new()?.into_parts();
        let connection = Connection::open(&path).map_err(failed)?;
        connection.execute_batch(settings).map_err(failed)?;
        Ok((Self { file, path: Some(path) }, connection))
    }

    /// Takes the name away, once the database is open: nothing is left of it then, however the program ends.
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
