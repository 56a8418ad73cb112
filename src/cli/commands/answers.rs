//! Answers about words on sheets: read, compared with the sheets, and kept.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use zapis::Decisions;
use zapis::message;
use zapis::write::read_answers;

use crate::cli::args::answer_args::AnswerArgs;
use crate::cli::output::destination::Outputs;
use crate::cli::output::part_file::write_file;
use crate::cli::settings::Settings;
use crate::cli::{CommandError, io_reason, named, report_error};

impl AnswerArgs {
    /// Returns the answers given before questions are asked; a file that does not exist yet takes the answers to them.
    pub(crate) fn before_questions(
        &self,
        paths: &[PathBuf],
        outputs: &mut Outputs<'_>,
        settings: &Settings,
    ) -> Result<Option<Decisions>, CommandError> {
        let Some(path) = &self.answers else { return Ok(Some(Decisions::default())) };
        outputs.grant_file(path)?;
        if path.exists() { self.read(paths, settings) } else { Ok(Some(Decisions::default())) }
    }

    /// Appends answers to questions to those in the file.
    pub(crate) fn keep(&self, given: &str, settings: &Settings) -> Result<(), CommandError> {
        let Some(path) = self.answers.as_ref().filter(|_| !given.is_empty()) else { return Ok(()) };
        let unread = |error| message!("cannot-read", path = named(path), reason = io_reason(&error));
        let before = if path.exists() { fs::read_to_string(path).map_err(unread)? } else { String::new() };
        let between = if before.is_empty() || before.ends_with('\n') { "" } else { "\n" };
        write_file(path, settings.options.language, |stream| {
            stream.write_all([before.as_str(), between, given].concat().as_bytes())
        })
    }

    /// Reads the answers and compares them with the sheets. Returns `None` if some cannot be used, which is reported.
    pub(crate) fn read(&self, paths: &[PathBuf], settings: &Settings) -> Result<Option<Decisions>, CommandError> {
        let Some(path) = &self.answers else { return Ok(Some(Decisions::default())) };
        if paths.is_empty() || paths.iter().any(|path| path.as_os_str() == "-") {
            return Err(CommandError::Usage(message!("answers-need-paths")));
        }
        let (decisions, problems) = read_answers(path, settings.sheet_inputs(paths), &settings.options)?;
        for problem in &problems {
            report_error(problem, settings.options.language);
        }
        Ok(Some(decisions).filter(|_| problems.is_empty()))
    }
}
