//! The file of a baseline.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use zapis::write::Baseline;
use zapis::{Language, message};

use super::CommandError;
use super::part_file::write_file;

/// Reads a file; one that does not exist yet, or is to be rewritten, gives an empty baseline.
///
/// A file that is not a baseline is refused, even if it is to be rewritten: it may hold someone's data.
pub(super) fn read(path: &Path, anew: bool) -> Result<Baseline, CommandError> {
    let shown = || path.to_string_lossy().into_owned();
    let no_baseline = || CommandError::Usage(message!("no-baseline", path = shown()));
    let unreadable =
        |error| CommandError::Usage(message!("cannot-read", path = shown(), reason = super::io_reason(&error)));
    match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => return Err(no_baseline()),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Baseline::default()),
        Err(error) => return Err(unreadable(error)),
    }
    let file = fs::File::open(path).map_err(unreadable)?;
    Baseline::read(file, anew).map_err(unreadable)?.ok_or_else(no_baseline)
}

/// Writes the findings, under a name that appears only when the file is complete. Returns how many they are.
pub(super) fn write(baseline: &Baseline, path: &Path, language: Language) -> Result<usize, CommandError> {
    let (text, n_findings) = baseline.text();
    write_file(path, language, |stream| stream.write_all(text.as_bytes()))?;
    Ok(n_findings)
}
