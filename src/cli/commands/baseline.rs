//! The file of a baseline.

use std::io::Write;
use std::path::Path;

use zapis::Language;
use zapis::write::Baseline;

use crate::cli::CommandError;
use crate::cli::output::part_file::write_file;

/// Writes the findings, under a name that appears only when the file is complete. Returns how many they are.
pub(crate) fn write(baseline: &Baseline, path: &Path, language: Language) -> Result<usize, CommandError> {
    let (text, n_findings) = baseline.text();
    write_file(path, language, |stream| stream.write_all(text.as_bytes()))?;
    Ok(n_findings)
}
