//! Copies a stream that can be read only once to a seekable temporary file.

use std::{
    fs::File,
    io::{self, Read, Write},
};

use super::super::stored::NotSetDown;
use super::packed::CHUNK_LEN;

/// Writes a whole stream to an unnamed file, which is deleted with the program.
pub(in super::super) fn set_down(whole: &mut dyn Read) -> io::Result<File> {
    let no_room = |error| io::Error::other(NotSetDown(error));
    let mut file = tempfile::tempfile().map_err(no_room)?;
    let mut chunk = Vec::new();
    // Reading and writing can both fail, but only a read error is the input's fault.
    while (&mut *whole).take(CHUNK_LEN as u64).read_to_end(&mut chunk)? > 0 {
        file.write_all(&chunk).map_err(no_room)?;
        chunk.clear();
    }
    Ok(file)
}
