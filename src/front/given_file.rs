//! Files given besides the records, as text: settings, decisions, events, data about a hand.

use std::io::Read;
use std::path::Path;

use crate::l10n::message;
use crate::text::Input;

use super::error::{Error, io_reason, named};

/// Reads a non-empty text; of a longer or endless one, at most `most` bytes are read.
///
/// # Errors
///
/// Fails if the file cannot be read, or has no text.
pub fn read_given(path: &Path, most: u64) -> Result<String, Error> {
    let text = read_text(path, most)?;
    if text.trim().is_empty() {
        return Err(Error::Usage(message!("given-file-empty", path = named(path))));
    }
    Ok(text)
}

/// Reads a text that may be empty.
pub(super) fn read_text(path: &Path, most: u64) -> Result<String, Error> {
    let mut bytes = Vec::new();
    let read = Input::File(path.to_owned())
        .open_other()
        .and_then(|opened| opened.reader.take(most + 1).read_to_end(&mut bytes));
    read.map_err(|error| Error::Usage(message!("cannot-read", path = named(path), reason = io_reason(&error))))?;
    if bytes.len() as u64 > most {
        return Err(Error::Usage(message!("given-file-too-long", path = named(path), most = most)));
    }
    let text =
        String::from_utf8(bytes).map_err(|_| Error::Usage(message!("given-file-no-text", path = named(path))))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
