//! The arguments for decisions about what an audit found.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

const DECISIONS: &str = "Decisions";

/// What was decided, and whether it is done.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = DECISIONS)]
pub(crate) struct DecisionArgs {
    /// Decisions about names, values in tags and copies; a draft is written if the file is missing
    ///
    /// TOML: `[[name]]` with `was` and `is`; `[[value]]` with `tag`, `was`, `is` and optionally the key of one
    /// `record`; `[[game]]` with the keys of the record to `keep` and of those to `drop`. The draft has them as
    /// comments: names that may be one player's, ratings, dates and results that are wrong or contradict each other,
    /// copies. Nothing of a game is dropped if its record to keep is missing.
    #[arg(long, value_name = "FILE")]
    pub(crate) decisions: Option<PathBuf>,
    /// With `--decisions`: apply the decisions, then check the result
    ///
    /// A file is replaced as a whole or not at all, and every byte that no decision concerns stays as it is. Compressed
    /// files are left alone.
    #[arg(long, requires = "decisions", conflicts_with_all = ["range", "diff"])]
    pub(crate) fix: bool,
    /// With `--decisions`: show the changes as a unified diff, and change nothing
    #[arg(long, requires = "decisions", conflicts_with = "range")]
    pub(crate) diff: bool,
    /// With `--fix`: keep each original file under its name and this extension; existing files are never replaced
    #[arg(long, value_name = "ENDING", requires = "fix")]
    pub(crate) backup: Option<OsString>,
}
