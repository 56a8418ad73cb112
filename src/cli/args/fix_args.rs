//! The arguments for fixing what was found.

use std::ffi::OsString;

use clap::Args;

const FIXING: &str = "Fixing";

/// Whether findings are fixed, and how.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = FIXING)]
pub(crate) struct FixArgs {
    /// Fix files without changing what their records mean: dates, results, check signs, misspelled tags
    ///
    /// The findings shown are fixed, so `--select`, `--ignore` and `--notes` choose; then the files are checked again,
    /// and the remaining findings are shown. A file is replaced as a whole or not at all, and every byte that no fix
    /// concerns stays as it is. Compressed files are left alone. For standard input, the fixed text goes to standard
    /// output and the remaining findings to standard error.
    #[arg(long, group = "mending", conflicts_with_all = ["range", "diff"])]
    pub(crate) fix: bool,
    /// With `--fix` or `--diff`: also fixes that need review
    #[arg(long, requires = "mending")]
    pub(crate) unsafe_fixes: bool,
    /// Show what `--fix` would change, as a unified diff, and change nothing
    ///
    /// The exit status is 1 if there is something to change. Lines are written as they are stored, so that `patch` can make
    /// the same changes; on a terminal they are shown as text.
    #[arg(long, group = "mending", conflicts_with = "range")]
    pub(crate) diff: bool,
    /// With `--fix`: keep each original file under its name and this extension; existing files are never replaced
    #[arg(long, value_name = "ENDING", requires = "fix", conflicts_with = "diff")]
    pub(crate) backup: Option<OsString>,
}

impl FixArgs {
    /// Returns true if fixes are to be written or shown.
    pub(crate) const fn is_asked(&self) -> bool {
        self.fix || self.diff
    }
}
