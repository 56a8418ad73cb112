//! `zapis validate`: the findings of every record.

use std::io::{self, Write};

use crate::output::{Located, Summary, TextStyle, write_concise, write_finding_json, write_summary_json, write_text};

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
        print_summary(&ran.summary);
    }
    Ok(ran.status)
}

/// Prints the counts on standard error.
pub(super) fn print_summary(summary: &Summary) {
    let count = |n: u64, noun: &str| format!("{} {noun}{}", grouped(n), if n == 1 { "" } else { "s" });
    let mut line = format!(
        "{}, {}: {}, {}, {}",
        count(summary.records, "record"),
        if summary.plies == 1 { "1 ply".to_owned() } else { format!("{} plies", grouped(summary.plies)) },
        count(summary.errors, "error"),
        count(summary.warnings, "warning"),
        count(summary.notes, "note"),
    );
    if summary.unreadable_files > 0 {
        line.extend(["; ", &count(summary.unreadable_files, "file"), " not read"]);
    }
    // A summary that cannot be written is no reason to fail.
    let _ = writeln!(io::stderr(), "{line}");
}

/// Writes a number with a comma at every thousand.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Returns the width findings are drawn for: that of the environment's terminal, else 80 columns.
pub(super) fn terminal_width() -> usize {
    std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|width| *width >= 40).unwrap_or(80)
}
