//! The progress bar on a terminal.

use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::output::Summary;

/// Shows bytes done, records, findings and the time left; nothing at all where it is not wanted.
pub(super) struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// Starts a bar for so many bytes of files as they are stored, compressed or not, or one without an end where that is
    /// not known.
    pub(super) fn start(is_shown: bool, total_bytes: Option<u64>) -> Self {
        if !is_shown {
            return Self { bar: ProgressBar::hidden() };
        }
        let bar = match total_bytes {
            Some(total) => ProgressBar::new(total),
            None => ProgressBar::new_spinner(),
        };
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(8));
        let template = match total_bytes {
            Some(_) => "{bar:20} {bytes}/{total_bytes} {bytes_per_sec} eta {eta}  {msg}",
            None => "{spinner} {bytes} {bytes_per_sec}  {msg}",
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        Self { bar }
    }

    /// Tells how many more of those bytes have been worked on, and what was found so far.
    pub(super) fn advance(&self, bytes: u64, summary: &Summary) {
        if self.bar.is_hidden() {
            return;
        }
        self.bar.inc(bytes);
        self.bar.set_message(format!(
            "{} records, {} errors, {} warnings",
            HumanCount(summary.records),
            HumanCount(summary.errors),
            HumanCount(summary.warnings)
        ));
    }

    /// Runs `write` while the bar is out of the way.
    pub(super) fn suspend<T>(&self, write: impl FnOnce() -> T) -> T {
        self.bar.suspend(write)
    }

    /// Takes the bar away.
    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
