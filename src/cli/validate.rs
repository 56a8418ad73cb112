//! `zapis validate`: the findings of every record.

use std::io::{self, Write};

use crate::output::{Located, Summary, TextStyle, write_concise, write_finding_json, write_summary_json, write_text};
use crate::wording::{Language, phrase};

use super::args::{FindingFormat, ValidateArgs};
use super::batch_work::{BatchOutput, Job, View};
use super::settings::Settings;
use super::sink::Sink;
use super::{CommandError, ExitStatus, run_loop};

struct Validate {
    format: FindingFormat,
    style: TextStyle,
}

impl Job for Validate {
    fn needs_plies(&self) -> bool {
        false
    }

    fn record(&self, view: &View<'_>, output: &mut BatchOutput) {
        for finding in view.findings {
            self.finding(&view.locate(finding), output);
        }
    }

    fn finding(&self, located: &Located<'_>, output: &mut BatchOutput) {
        match self.format {
            FindingFormat::Text => write_text(located, &self.style, &mut output.results),
            FindingFormat::Concise => write_concise(located, &mut output.results),
            FindingFormat::Json => {
                write_finding_json(located, &mut output.results);
                output.results.push_str("\n");
            }
        }
    }
}

pub(super) fn run(args: &ValidateArgs) -> Result<ExitStatus, CommandError> {
    let settings = Settings::new(&args.read, &args.findings)?;
    let style = TextStyle::new(settings.colors, terminal_width());
    let job = Validate { format: args.format, style };
    let mut ran = run_loop::run(&args.read, &settings, &job, Sink::open(None)?)?;
    if args.format == FindingFormat::Json {
        let mut line = Vec::new();
        write_summary_json(&ran.summary, &mut line);
        ran.sink.write(|stream| stream.write_all(&line))?;
    }
    ran.sink.finish()?;
    if !settings.quiet && args.format != FindingFormat::Json {
        print_summary(&ran.summary, settings.language);
    }
    Ok(ran.status)
}

/// Prints the counts on standard error.
pub(super) fn print_summary(summary: &Summary, language: Language) {
    let counts = phrase!(
        "summary",
        records = summary.records,
        plies = summary.plies,
        errors = summary.errors,
        warnings = summary.warnings,
        notes = summary.notes,
    );
    let line = match summary.unreadable_files {
        0 => counts,
        files => phrase!("summary-of-some-files", counts = counts, files = files),
    };
    // A summary that cannot be written is no reason to fail.
    let _ = writeln!(io::stderr(), "{}", line.in_language(language));
}

/// Returns the width findings are drawn for: that of the environment's terminal, else 80 columns.
pub(super) fn terminal_width() -> usize {
    std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|width| *width >= 40).unwrap_or(80)
}
