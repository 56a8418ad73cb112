//! The fixes made in a run, counted and reported.

use serde::Serialize;

use zapis::FixedFile;
use zapis::Summary;
use zapis::{Language, Message, message, to_json};

use crate::cli::CommandError;
use crate::cli::output::sink::Sink;

/// The fixes made in a run.
#[derive(Debug, Default)]
pub(crate) struct Mended {
    /// The number of findings fixed.
    pub(crate) n_fixed: u64,
    /// The number of files changed.
    pub(crate) n_files: u64,
    /// The number of findings that unsafe fixes could fix.
    pub(crate) n_unsafe: u64,
    /// A JSON line for each file.
    lines: String,
}

/// The counts of a check, and of the fixes before it.
#[derive(Serialize)]
pub(crate) struct MendedSummary {
    #[serde(flatten)]
    checked: Summary,
    fixed: u64,
    files_fixed: u64,
    fixable_by_unsafe_fixes: u64,
}

impl Mended {
    /// Counts a file in which everything that can be fixed is fixed.
    pub(crate) fn add(&mut self, file: &FixedFile) {
        if file.edits.is_empty() {
            return;
        }
        self.n_fixed += file.n_fixed();
        self.n_files += 1;
        self.lines.push_str(&(to_json(file, Language::English) + "\n"));
    }

    /// Returns the message about what was fixed.
    pub(crate) fn message(&self) -> Message {
        self.and_more(message!("was-fixed", findings = self.n_fixed, files = self.n_files))
    }

    /// Returns the message about what would be fixed.
    pub(crate) fn possible_message(&self) -> Message {
        self.and_more(message!("would-be-fixed", findings = self.n_fixed, files = self.n_files))
    }

    fn and_more(&self, message: Message) -> Message {
        match self.n_unsafe {
            0 => message,
            count => message!("and-by-unsafe-fixes", told = message, count = count),
        }
    }

    pub(crate) fn write_json(&self, sink: &mut Sink) -> Result<(), CommandError> {
        sink.write(|stream| stream.write_all(self.lines.as_bytes()))
    }

    /// Joins the counts to those of the check after it.
    pub(crate) const fn with(&self, checked: Summary) -> MendedSummary {
        MendedSummary {
            checked,
            fixed: self.n_fixed,
            files_fixed: self.n_files,
            fixable_by_unsafe_fixes: self.n_unsafe,
        }
    }
}
