//! What a long run has come to so far, on standard error: a line that is drawn anew on a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{DecimalBytes, HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::output::Summary;

/// Shows bytes done, records, findings and the time left; nothing at all where it is not wanted.
pub(super) struct Progress {
    shown: Shown,
    total_bytes: Option<u64>,
    started: Instant,
    n_bytes: u64,
}

enum Shown {
    Nothing,
    /// On a terminal; whether results go to one as well.
    Bar(ProgressBar, bool),
    /// Where it is asked for and there is no terminal: a line of its own now and then, and one at the end.
    Lines(Instant, Summary),
}

/// Before anything is known of the speed.
const STARTING: &str = "{decimal_bytes}/{decimal_total_bytes} {wide_bar}";
const STARTING_WITHOUT_END: &str = "{spinner} {elapsed}";
const UNDER_WAY: &str = "{decimal_bytes}/{decimal_total_bytes} {wide_bar} {eta} left, {msg}";
const UNDER_WAY_WITHOUT_END: &str = "{spinner} {decimal_bytes} in {elapsed}, {msg}";

/// How often the line is drawn.
const TICK: Duration = Duration::from_millis(125);
/// How often a line of its own is written.
const BETWEEN_LINES: Duration = Duration::from_secs(5);

impl Progress {
    /// Starts to show the way through so many bytes of files as they are stored, compressed or not, or through what has
    /// no end that is known.
    pub(super) fn start(is_shown: bool, total_bytes: Option<u64>) -> Self {
        let started = Instant::now();
        let shown = if !is_shown {
            Shown::Nothing
        } else if io::stderr().is_terminal() {
            Shown::Bar(bar(total_bytes), io::stdout().is_terminal())
        } else {
            Shown::Lines(started, Summary::default())
        };
        Self { shown, total_bytes, started, n_bytes: 0 }
    }

    /// Tells how many more of those bytes have been worked on, and what was found so far.
    pub(super) fn advance(&mut self, bytes: u64, summary: &Summary) {
        self.n_bytes += bytes;
        match &mut self.shown {
            Shown::Nothing => {}
            Shown::Bar(bar, _) => {
                if bar.message().is_empty() {
                    bar.set_style(style(if self.total_bytes.is_some() { UNDER_WAY } else { UNDER_WAY_WITHOUT_END }));
                }
                bar.set_position(self.n_bytes);
                bar.set_message(counts(summary, self.started.elapsed()));
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
            Some(total) => format!("{} of {}", DecimalBytes(self.n_bytes), DecimalBytes(total)),
            None => DecimalBytes(self.n_bytes).to_string(),
        };
        // Progress that cannot be shown is no reason to stop.
        let _ = writeln!(io::stderr(), "zapis: {done}, {}", counts(summary, self.started.elapsed()));
    }

    /// Runs `write`, which writes results, while the line is out of the way.
    pub(super) fn around_results<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.shown {
            Shown::Bar(bar, true) => bar.suspend(write),
            _ => write(),
        }
    }

    /// Runs `write`, which writes to standard error, while the line is out of the way.
    pub(super) fn around_messages<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.shown {
            Shown::Bar(bar, _) => bar.suspend(write),
            _ => write(),
        }
    }

    /// Takes the line away.
    pub(super) fn finish(&mut self) {
        match std::mem::replace(&mut self.shown, Shown::Nothing) {
            Shown::Nothing => {}
            Shown::Bar(bar, _) => bar.finish_and_clear(),
            Shown::Lines(_, summary) => self.line(&summary),
        }
    }
}

fn bar(total_bytes: Option<u64>) -> ProgressBar {
    let bar = match total_bytes {
        Some(total) => ProgressBar::new(total),
        None => ProgressBar::new_spinner(),
    };
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
    bar.set_style(style(if total_bytes.is_some() { STARTING } else { STARTING_WITHOUT_END }));
    // The first batch may be long in coming, above all through a pipe.
    bar.enable_steady_tick(TICK);
    bar
}

/// Makes a style of a template; the usual one, should the template be wrong.
fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()).progress_chars("=> ")
}

/// Says what was read and found: `61,234 records, 20,411/s, 17 findings`.
fn counts(summary: &Summary, elapsed: Duration) -> String {
    let rate = u128::from(summary.records) * 1000 / elapsed.as_millis().max(1);
    let n_findings = summary.errors + summary.warnings;
    format!(
        "{} record{}, {}/s, {} finding{}",
        HumanCount(summary.records),
        if summary.records == 1 { "" } else { "s" },
        HumanCount(u64::try_from(rate).unwrap_or(u64::MAX)),
        HumanCount(n_findings),
        if n_findings == 1 { "" } else { "s" },
    )
}
