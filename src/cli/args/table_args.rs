//! The rows and columns of a table.

use clap::{Args, ValueEnum};

/// Which table is written.
#[derive(Args, Debug)]
pub(crate) struct TableArgs {
    /// Write a table; this is what each row is
    ///
    /// A table has the same columns in every format, Parquet, CSV and lines of JSON; `--schema` describes them.
    #[arg(long, value_enum, value_name = "KIND")]
    pub(crate) rows: Option<RowChoice>,
    /// The columns of the table, in this order: their names, `usual`, `all`
    ///
    /// The usual columns are all except large ones that can be derived from others, such as `moves16`. A row is a game
    /// by default.
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    pub(crate) fields: Vec<String>,
    /// Put `'` before CSV values that a spreadsheet would take for a formula; without it values are written as stored
    #[arg(long)]
    pub(crate) for_spreadsheets: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RowChoice {
    /// One game
    Games,
    /// One ply of a main line
    Plies,
    /// One deal of a record of bridge; as `csv`
    Deals,
}

impl TableArgs {
    /// Returns true if rows or columns are asked for.
    pub(crate) const fn is_asked(&self) -> bool {
        self.rows.is_some() || !self.fields.is_empty()
    }
}
