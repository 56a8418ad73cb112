//! Prints what was made in one piece.

use std::io::{self, IsTerminal, Write};

use crate::l10n::message;
use crate::render::SafeWriter;

use super::CommandError;
use super::exit_status::ExitStatus;

/// Prints to standard output; a reader that has gone away is no error.
pub(super) fn print(bytes: &[u8]) -> Result<ExitStatus, CommandError> {
    let mut stream = io::stdout().lock();
    // Rulings speak of words and names of others.
    let mut safe = Vec::new();
    let bytes = if stream.is_terminal() && SafeWriter::lines(&mut safe).write_all(bytes).is_ok() {
        safe.as_slice()
    } else {
        bytes
    };
    match stream.write_all(bytes).and_then(|()| stream.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(CommandError::Write { place: message!("standard-output"), error })
        }
        _ => Ok(ExitStatus::NothingFound),
    }
}
