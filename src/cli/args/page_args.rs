//! Reports that are shown as text, as JSON lines or as a page: the formats, and the colors of a page.

use clap::{Args, ValueEnum};

use crate::cli::output::report_page::{PageHead, PageTheme};
use zapis::Language;
use zapis::write::ShowAs;

/// The colors of a page.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct PageArgs {
    /// With `--format html`: the colors of the page
    #[arg(long = "theme", value_enum, default_value_t, value_name = "THEME")]
    page_theme: PageTheme,
}

impl PageArgs {
    /// Returns the head of the page of a command.
    pub(crate) const fn head(self, command: &'static str, language: Language) -> PageHead {
        PageHead { command, language, theme: self.page_theme }
    }
}

/// How a report is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum ReportFormat {
    /// For people
    #[default]
    Text,
    /// JSON lines, a summary last
    Json,
    /// One self-contained page of HTML, to be read in a browser, kept or sent
    Html,
}

impl ReportFormat {
    /// Returns how a report is shown: a page is made of JSON lines.
    pub(crate) const fn show(self) -> ShowAs {
        match self {
            Self::Text => ShowAs::Text,
            Self::Json | Self::Html => ShowAs::Json,
        }
    }
}
