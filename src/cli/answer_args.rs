//! The argument for answers about words on sheets.

use std::path::PathBuf;

use clap::Args;

/// The file of answers.
#[derive(Args, Debug)]
pub(super) struct AnswerArgs {
    /// Read words of the sheets as this file says, in TOML
    ///
    /// `[[answer]]` with the `sheet` (its "fingerprint" in the JSON output), the `row` and the `side` of a cell, what is
    /// `written` there (left out where nothing is) and the move it is to be `read` as; `?` leaves it open. Where a sheet was
    /// changed since, or something else is written in the cell, nothing is done at all, and the exit status is 2. Decisions of
    /// other kinds may stand in the same file (see `audit --decisions`).
    #[arg(long, value_name = "FILE")]
    pub(super) answers: Option<PathBuf>,
}
