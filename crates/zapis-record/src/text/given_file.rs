//! Files given besides the records, as text: settings, decisions, events, data about a hand.

use std::io::Read;
use std::path::Path;

use crate::l10n::{Message, message};

use super::io_reason::io_reason;
use super::source::Input;

/// Reads a non-empty text; of a longer or endless one, at most `most` bytes are read.
///
/// # Errors
///
/// Fails if the file cannot be read, or has no text.
pub fn read_given(path: &Path, most: u64) -> Result<String, Message> {
    let text = read_text(path, most)?;
    if text.trim().is_empty() {
        return Err(message!("given-file-empty", path = path.to_string_lossy().into_owned()));
    }
    Ok(text)
}

/// Reads a text that may be empty.
///
/// # Errors
///
/// Fails if the file cannot be read, or is not text.
pub fn read_text(path: &Path, most: u64) -> Result<String, Message> {
    let mut bytes = Vec::new();
    let read = Input::File(path.to_owned())
        .open_other()
        .and_then(|opened| opened.reader.take(most + 1).read_to_end(&mut bytes));
    read.map_err(|error| {
        message!("cannot-read", path = path.to_string_lossy().into_owned(), reason = io_reason(&error))
    })?;
    if bytes.len() as u64 > most {
        return Err(message!("given-file-too-long", path = path.to_string_lossy().into_owned(), most = most));
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| message!("given-file-no-text", path = path.to_string_lossy().into_owned()))?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}
