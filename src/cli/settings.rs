//! From arguments as typed to settings that hold.

use std::io::IsTerminal;

use crate::front::{ByteRange, FindingForm, InputFormat, Options, System};
use crate::l10n::{Language, message};
use crate::render::TextStyle;

use super::args::{Deny, FindingArgs, FindingFormat, InputKind, MessageLanguage, ReadArgs, When};
use super::{CommandError, terminal};

/// What holds for a whole run.
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own on the command line")]
#[derive(Clone, Debug)]
pub(super) struct Settings {
    /// How records are read and which findings count.
    pub(super) options: Options,
    pub(super) deny_warnings: bool,
    pub(super) quiet: bool,
    pub(super) colors: bool,
    pub(super) progress: bool,
}

impl Settings {
    pub(super) fn new(read: &ReadArgs, findings: &FindingArgs) -> Result<Self, CommandError> {
        let reading = match read.input {
            InputKind::Auto => InputFormat::Auto,
            InputKind::Pgn => InputFormat::Pgn,
            InputKind::Scoresheet => InputFormat::Scoresheet,
        };
        let options =
            Options::default().game(System::by_name(&read.system), read.fen.as_deref())?.letters(&read.letters)?;
        let options = options.encoding(&read.encoding)?.laws(&read.laws)?.reading(reading).strict(read.strict);
        let options = options.notes(findings.notes).select(&findings.select)?.ignore(&findings.ignore)?;
        let mut options = options.language(language(read.lang));
        if let Some(jobs) = read.jobs {
            options = options.jobs(jobs);
        }
        options.range = range(read)?;
        options.width = terminal::width();
        Ok(Self {
            options,
            deny_warnings: findings.deny.contains(&Deny::Warnings),
            quiet: read.quiet,
            colors: terminal::has_colors(read.color.unwrap_or_default()),
            progress: match read.progress.unwrap_or_default() {
                When::Always => true,
                When::Never => false,
                // A line that is written over again and again is beyond a dumb terminal.
                When::Auto => !read.quiet && std::io::stderr().is_terminal() && !terminal::is_dumb(),
            },
        })
    }

    /// Says how findings are written.
    pub(super) fn form(&self, format: FindingFormat) -> FindingForm {
        match format {
            FindingFormat::Text => FindingForm::Text(TextStyle::new(self.colors, self.options.width)),
            FindingFormat::Concise => FindingForm::Concise,
            FindingFormat::Json => FindingForm::Json,
        }
    }
}

/// Chooses the language of messages: the one asked for, else that of the environment.
pub(super) fn language(choice: Option<MessageLanguage>) -> Language {
    match choice {
        Some(MessageLanguage::En) => Language::English,
        Some(MessageLanguage::Ru) => Language::Russian,
        None => Language::of_environment(|name| std::env::var(name).ok()),
    }
}

/// Takes the range asked for, which must be one of one file.
fn range(read: &ReadArgs) -> Result<ByteRange, CommandError> {
    let Some(range) = read.range else { return Ok(ByteRange::WHOLE) };
    match read.paths.as_slice() {
        [path] if path.is_dir() => {
            Err(CommandError::Usage(message!("range-of-a-folder", path = path.to_string_lossy().into_owned())))
        }
        [] | [_] => Ok(range),
        paths => Err(CommandError::Usage(message!("range-of-several-files", count = paths.len()))),
    }
}
