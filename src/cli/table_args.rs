//! The rows and columns of a table.

use clap::{Args, ValueEnum};

use zapis::RowKind;
use zapis::message;

use super::CommandError;

/// Which table is written.
#[derive(Args, Debug)]
pub(super) struct TableArgs {
    /// Write a table: what one row is
    ///
    /// A table has the same columns in every format, Parquet, CSV and lines of JSON; `--schema` describes them.
    #[arg(long, value_enum, value_name = "KIND")]
    pub(super) rows: Option<RowChoice>,
    /// The columns of the table, in this order: their names, `usual`, `all`
    ///
    /// The usual columns are all but those that can be told from others and take much room, such as `moves16`. A row
    /// is a game unless `--rows` says otherwise.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(super) fields: Vec<String>,
    /// Put `'` before what a spreadsheet would take for a formula, in CSV; without it values are written as they are stored
    #[arg(long)]
    pub(super) for_spreadsheets: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum RowChoice {
    /// One game
    Games,
    /// One ply of a main line
    Plies,
    /// One deal of a record of bridge; as `csv`
    Deals,
}

impl RowChoice {
    pub(super) fn kind(self) -> Result<RowKind, CommandError> {
        match self {
            Self::Games => Ok(RowKind::Games),
            Self::Plies => Ok(RowKind::Plies),
            Self::Deals => Err(CommandError::Usage(message!("deals-as-csv"))),
        }
    }
}
