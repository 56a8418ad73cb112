//! What comes before and after findings in each format, and what replaces them if they are only counted.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::report_page::PageHead;
use zapis::Summary;
use zapis::write::{FindingForm, ShowAs, TextStyle};
use zapis::{Language, Message, message};

use super::sink::{Sink, Written};
use super::terminal;
use crate::cli::CommandError;
use crate::cli::args::FindingFormat;
use crate::cli::settings::Settings;

/// The maximum number of lines of findings on a terminal.
const MAX_LINES: usize = 1000;

/// How findings are written, and what is counted of them.
pub(crate) struct FindingOutput {
    format: FindingFormat,
    form: FindingForm,
    language: Language,
    width: usize,
    has_colors: bool,
    /// Whether each finding is shown to people, however many there are.
    shows_all: bool,
    page: PageHead,
}

impl FindingOutput {
    /// Chooses the form of findings; they are only counted if statistics are requested.
    pub(crate) fn new(
        format: FindingFormat,
        only_counts: bool,
        page: PageHead,
        settings: &Settings,
    ) -> Result<Self, CommandError> {
        let width = settings.options.width;
        let form = match format {
            FindingFormat::Text | FindingFormat::Json if only_counts => FindingForm::Counts(Arc::default()),
            _ if only_counts => return Err(CommandError::Usage(message!("statistics-of-format"))),
            FindingFormat::Text => FindingForm::Text(TextStyle::new(settings.colors, width)),
            FindingFormat::Concise => FindingForm::Concise,
            FindingFormat::Json => FindingForm::Json,
            FindingFormat::Sarif => FindingForm::Sarif,
            FindingFormat::Github => FindingForm::Github,
            FindingFormat::Junit => FindingForm::Junit(Arc::default()),
            FindingFormat::Html => FindingForm::Page,
            FindingFormat::Sqlite => return Err(CommandError::Usage(message!("sqlite-of-findings"))),
        };
        let has_colors = settings.colors && format == FindingFormat::Text;
        Ok(Self { format, form, language: settings.options.language, width, has_colors, shows_all: false, page })
    }

    /// Shows each finding, however many there are, if `shows_all`.
    pub(crate) fn showing_all_if(self, shows_all: bool) -> Self {
        Self { shows_all, ..self }
    }

    /// Returns true if only the first findings of each kind in a file are shown.
    pub(crate) fn shows_first_of_kind(&self) -> bool {
        !self.shows_all && matches!(self.form, FindingForm::Text(_) | FindingForm::Concise)
    }

    pub(crate) fn form(&self) -> FindingForm {
        self.form.clone()
    }

    /// Returns how findings are given if text is shown only of few findings, as the flag says.
    pub(crate) fn form_of_few(&self, are_too_many: &Arc<AtomicBool>) -> FindingForm {
        match self.form() {
            FindingForm::Text(style) => FindingForm::TextOfFew(style, Arc::clone(are_too_many)),
            form => form,
        }
    }

    /// Returns what is written as results.
    pub(crate) fn written(&self) -> Written {
        match self.format {
            FindingFormat::Json | FindingFormat::Sarif => Written::Json,
            FindingFormat::Html => Written::Page(self.page),
            _ if self.has_colors => Written::Colored,
            _ => Written::Messages,
        }
    }

    /// Returns true if results are JSON lines, or a page of them.
    pub(crate) fn is_json(&self) -> bool {
        matches!(self.format, FindingFormat::Json | FindingFormat::Html)
    }

    pub(crate) fn is_for_people(&self) -> bool {
        matches!(self.format, FindingFormat::Text | FindingFormat::Concise | FindingFormat::Github)
    }

    /// Writes what comes before findings.
    pub(crate) fn begin(&self, sink: &mut Sink) -> Result<(), CommandError> {
        let head = self.form.head(self.language);
        sink.write(|stream| stream.write_all(head.as_bytes()))?;
        sink.skip(self.form.n_skipped());
        match self.format {
            FindingFormat::Junit => sink.wait(),
            FindingFormat::Text if !self.shows_all && std::io::stdout().is_terminal() => sink.limit(MAX_LINES),
            _ => {}
        }
        Ok(())
    }

    /// Writes what comes after findings, and before them what is known only now.
    pub(crate) fn end(&self, sink: &mut Sink, summary: &Summary, is_whole: bool) -> Result<(), CommandError> {
        let n_cut = sink.n_cut();
        if n_cut > 0 {
            terminal::tell(&message!("lines-cut", count = n_cut).in_language(self.language));
        }
        if let Some(head) = self.form.late_head(is_whole) {
            sink.release_behind(head.as_bytes())?;
        }
        // If there was no finding, the next thing written is not a separator.
        sink.skip(0);
        let shown = if self.format == FindingFormat::Json { ShowAs::Json } else { ShowAs::Text };
        let counted = self.form.counted(shown, self.width, self.language);
        let tail = self.form.tail(summary, is_whole, self.language);
        sink.write(|stream| stream.write_all((counted + &tail).as_bytes()))
    }
}

/// Returns a line with what was read and found.
pub(crate) fn counts_of(summary: &Summary) -> Message {
    let counts = message!(
        "summary",
        records = summary.records,
        plies = summary.plies,
        errors = summary.errors,
        warnings = summary.warnings,
        notes = summary.notes,
    );
    match summary.unreadable_files {
        0 => counts,
        files => message!("summary-of-some-files", counts = counts, files = files),
    }
}
