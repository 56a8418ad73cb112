//! The arguments for fixing what was found.

use std::ffi::OsString;

use clap::Args;

const FIXING: &str = "Fixing";

/// Whether findings are fixed, and how.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = FIXING)]
pub(super) struct FixArgs {
    /// Mend the files where the record says the same afterwards: dates, results, check signs, tags misspelt
    ///
    /// What is shown is mended, so `--select`, `--ignore` and `--notes` choose; then the files are checked, and what is left is
    /// shown. A file is replaced as a whole or not at all, and every byte that no fix is about stays as it is. Compressed
    /// files are left alone. From standard input the mended text goes to standard output and what is left to standard error.
    #[arg(long, group = "mending", conflicts_with_all = ["range", "diff"])]
    pub(super) fix: bool,
    /// With `--fix` or `--diff`: fixes that somebody has to look at, too
    #[arg(long, requires = "mending")]
    pub(super) unsafe_fixes: bool,
    /// Show what `--fix` would change, as a unified diff, and change nothing
    ///
    /// The exit status is 1 if there is something to change. Lines are written as they are stored, so that `patch` can make
    /// the same changes; on a terminal they are shown as text.
    #[arg(long, group = "mending", conflicts_with = "range")]
    pub(super) diff: bool,
    /// With `--fix`: keep each file as it was under its name and this ending; what is there already is never replaced
    #[arg(long, value_name = "ENDING", requires = "fix", conflicts_with = "diff")]
    pub(super) backup: Option<OsString>,
}

impl FixArgs {
    /// Returns true if fixes are to be written or shown.
    pub(super) const fn is_asked(&self) -> bool {
        self.fix || self.diff
    }
}
