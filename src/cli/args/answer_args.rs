//! The argument for answers about words on sheets.

use std::path::PathBuf;

use clap::Args;

/// The file of answers.
#[derive(Args, Debug)]
pub(crate) struct AnswerArgs {
    /// Read words on the sheets as this file says, in TOML
    ///
    /// `[[answer]]` with the `sheet` (its "fingerprint" in the JSON output), the `row` and the `side` of a cell, the
    /// text `written` there (omitted for an empty cell) and the move it is to be `read` as; `?` leaves it open. If a
    /// sheet has changed since, or the cell contains other text, nothing is done and the exit status is 2. The same
    /// file may contain other kinds of decisions (see `audit --decisions`).
    #[arg(long, value_name = "FILE")]
    pub(crate) answers: Option<PathBuf>,
}
