//! What can be read only once, set down where one can go back.

use std::{
    fs::File,
    io::{self, Read, Write},
};

use super::super::stored::NotSetDown;
use super::packed::CHUNK_LEN;

/// Writes all of a stream to a file without a name, which is gone with the program.
pub(in super::super) fn set_down(mut whole: impl Read) -> io::Result<File> {
    let no_room = |error| io::Error::other(NotSetDown(error));
    let mut file = tempfile::tempfile().map_err(no_room)?;
    let mut chunk = Vec::new();
    // Reading and writing are two things that can fail, and only one of them is the input's fault.
    while (&mut whole).take(CHUNK_LEN as u64).read_to_end(&mut chunk)? > 0 {
        file.write_all(&chunk).map_err(no_room)?;
        chunk.clear();
    }
    Ok(file)
}
