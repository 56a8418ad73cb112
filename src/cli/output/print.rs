//! Prints output made in one piece.

use std::io::{self, Write};

use super::safe_writer::SafeWriter;
use zapis::message;

use crate::cli::CommandError;
use crate::cli::exit_status::ExitStatus;

/// Prints to standard output; a closed pipe is not an error.
pub(crate) fn print(bytes: &[u8]) -> Result<ExitStatus, CommandError> {
    let stream = io::stdout().lock();
    // Rulings quote words and names from the input.
    let mut stream = SafeWriter::lines(stream);
    match stream.write_all(bytes).and_then(|()| stream.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(CommandError::Write { place: message!("standard-output"), error })
        }
        _ => Ok(ExitStatus::NothingFound),
    }
}
