//! The progress of a long run on standard error: a line that is redrawn on a terminal.

use std::fmt;
use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{DecimalBytes, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use zapis::Summary;
use zapis::{Language, message};

use super::terminal;

/// Shows bytes done, records, findings and the time left, if wanted.
pub(crate) struct Progress {
    shown: Shown,
    total_bytes: Option<u64>,
    started: Instant,
    n_bytes: u64,
    language: Language,
}

enum Shown {
    Nothing,
    /// On a terminal; whether results go to one as well.
    Bar(ProgressBar, bool),
    /// Without a terminal, if asked for: a line now and then, and one at the end.
    Lines(Instant, Summary),
}

/// The template until the speed is known.
const STARTING: &str = "{done}/{whole} {wide_bar}";
const STARTING_WITHOUT_END: &str = "{spinner} {passed}";

/// Returns the template of the line once the speed is known.
fn under_way(has_end: bool, language: Language) -> String {
    if has_end {
        let left = message!("progress-left", time = "{left}").in_language(language);
        format!("{{done}}/{{whole}} {{wide_bar}} {left}, {{msg}}")
    } else {
        let elapsed = message!("progress-elapsed", time = "{passed}").in_language(language);
        format!("{{spinner}} {{done}} {elapsed}, {{msg}}")
    }
}

/// The interval between two redraws of the line.
const TICK: Duration = Duration::from_millis(125);
/// The interval between two lines without a terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(5);

impl Progress {
    /// Starts to show progress through a number of bytes of files as they are stored, compressed or not, or through
    /// input of unknown length.
    pub(crate) fn start(is_shown: bool, total_bytes: Option<u64>, language: Language) -> Self {
        let started = Instant::now();
        let shown = if !is_shown {
            Shown::Nothing
        } else if io::stderr().is_terminal() {
            Shown::Bar(bar(total_bytes, language), io::stdout().is_terminal())
        } else {
            Shown::Lines(started, Summary::default())
        };
        Self { shown, total_bytes, started, n_bytes: 0, language }
    }

    /// Adds bytes that have been read, with what was found so far.
    pub(crate) fn advance(&mut self, bytes: u64, summary: &Summary) {
        self.n_bytes += bytes;
        match &mut self.shown {
            Shown::Nothing => {}
            Shown::Bar(bar, _) => {
                if bar.message().is_empty() {
                    bar.set_style(style(&under_way(self.total_bytes.is_some(), self.language), self.language));
                }
                bar.set_position(self.n_bytes);
                bar.set_message(counts(summary, self.started.elapsed(), self.language));
            }
            Shown::Lines(last, known) => {
                *known = *summary;
                if last.elapsed() >= BETWEEN_LINES {
                    *last = Instant::now();
                    self.line(summary);
                }
            }
        }
    }

    fn line(&self, summary: &Summary) {
        let done = match self.total_bytes {
            Some(total) => {
                let (done, whole) = (size(self.n_bytes, self.language), size(total, self.language));
                message!("progress-done", done = done, whole = whole).in_language(self.language)
            }
            None => size(self.n_bytes, self.language),
        };
        terminal::tell(&format!("zapis: {done}, {}", counts(summary, self.started.elapsed(), self.language)));
    }

    /// Runs `write`, which writes results, while the line is hidden.
    pub(crate) fn around_results<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.shown {
            Shown::Bar(bar, true) => bar.suspend(write),
            _ => write(),
        }
    }

    /// Runs `write`, which writes to standard error, while the line is hidden.
    pub(crate) fn around_messages<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.shown {
            Shown::Bar(bar, _) => bar.suspend(write),
            _ => write(),
        }
    }

    /// Removes the line.
    pub(crate) fn finish(&mut self) {
        match std::mem::replace(&mut self.shown, Shown::Nothing) {
            Shown::Nothing => {}
            Shown::Bar(bar, _) => bar.finish_and_clear(),
            Shown::Lines(_, summary) => self.line(&summary),
        }
    }
}

fn bar(total_bytes: Option<u64>, language: Language) -> ProgressBar {
    let bar = match total_bytes {
        Some(total) => ProgressBar::new(total),
        None => ProgressBar::new_spinner(),
    };
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
    bar.set_style(style(if total_bytes.is_some() { STARTING } else { STARTING_WITHOUT_END }, language));
    // The first batch may take long, above all through a pipe.
    bar.enable_steady_tick(TICK);
    bar
}

/// Makes a style of a template; the usual one if the template is invalid.
fn style(template: &str, language: Language) -> ProgressStyle {
    // A line that cannot be drawn is no reason to stop.
    ProgressStyle::with_template(template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .progress_chars("=> ")
        .with_key("done", move |state: &ProgressState, line: &mut dyn fmt::Write| {
            let _ = line.write_str(&size(state.pos(), language));
        })
        .with_key("whole", move |state: &ProgressState, line: &mut dyn fmt::Write| {
            let _ = line.write_str(&size(state.len().unwrap_or(0), language));
        })
        .with_key("left", |state: &ProgressState, line: &mut dyn fmt::Write| {
            let _ = line.write_str(&clock(state.eta()));
        })
        .with_key("passed", |state: &ProgressState, line: &mut dyn fmt::Write| {
            let _ = line.write_str(&clock(state.elapsed()));
        })
}

/// Formats a time as a clock does: `0:05`, `12:30`.
fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// Returns what was read and found: `61,234 records, 20,411/s, 17 findings`.
fn counts(summary: &Summary, elapsed: Duration, language: Language) -> String {
    let rate = u128::from(summary.records) * 1000 / elapsed.as_millis().max(1);
    let rate = u64::try_from(rate).unwrap_or(u64::MAX);
    let findings = summary.errors + summary.warnings;
    message!("progress-counts", records = summary.records, rate = rate, findings = findings).in_language(language)
}

/// Formats a number of bytes: `61.23 MB`.
fn size(n_bytes: u64, language: Language) -> String {
    let text = DecimalBytes(n_bytes).to_string();
    let (number, unit) = text.split_once(' ').unwrap_or((&text, ""));
    let number = match language {
        Language::English => number.to_owned(),
        Language::Russian => number.replace('.', ","),
    };
    message!("size", number = number, unit = unit).in_language(language)
}
