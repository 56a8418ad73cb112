//! How a table is written, what was said of it, and what may be wrong with its rows.

use super::columns::{ColumnRole, asked_role, role_of};

/// How a table is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowFormat {
    /// Cells with this byte between them, quoted as RFC 4180 has it.
    Separated(u8),
    /// An object of JSON on each line.
    JsonLines,
    /// Objects of JSON in a list, or one behind the other.
    Json,
    /// Lines of `ChessDB`.
    Numbered,
    /// A position on each line, as FEN or EPD.
    Positions,
}

/// What shows where a row ends.
#[derive(Clone, Debug)]
pub(super) struct RowShape {
    pub(super) format: RowFormat,
    pub(super) n_columns: usize,
    /// What stands behind the bracket that opens a row of JSON: its first key, or the quotation mark of its first move.
    pub(super) beginning: Vec<u8>,
    /// The key that the moves have in a row of JSON, with its quotation marks.
    pub(super) moves_key: Vec<u8>,
}

impl RowShape {
    /// Describes rows of which only the format is known.
    pub(super) const fn of_format(format: RowFormat) -> Self {
        Self { format, n_columns: 0, beginning: Vec::new(), moves_key: Vec::new() }
    }
}

/// What was said of tables: that the input is one, and what its columns mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableAsked {
    /// Whether it was said that the input is a table.
    pub is_asked: bool,
    /// What is in columns: a role and the name of the column.
    pub columns: Vec<(String, String)>,
    /// Whether columns that are no tags of PGN are left out.
    pub drops_columns: bool,
}

impl TableAsked {
    /// Returns true if something can be said to be in a column.
    #[must_use]
    pub fn is_role(name: &str) -> bool {
        asked_role(name).is_some()
    }

    /// Returns true if a column holds moves, in whatever form.
    pub(super) fn is_of_moves(&self, column: &str) -> bool {
        let role = self.role_of(column);
        matches!(role, Some(ColumnRole::Moves | ColumnRole::Pgn | ColumnRole::Evaluations | ColumnRole::Tcn))
    }

    /// Returns what a column means: what was said, or else what its name says.
    pub(super) fn role_of(&self, column: &str) -> Option<ColumnRole> {
        if let Some((role, _)) = self.columns.iter().find(|(_, name)| name.eq_ignore_ascii_case(column)) {
            return asked_role(role);
        }
        // What was said to be elsewhere is not here.
        role_of(column).filter(|own| self.columns.iter().all(|(role, _)| asked_role(role) != Some(*own)))
    }
}

/// What is wrong with a row that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// It has another number of cells than there are columns.
    Cells {
        /// The number of cells of the row.
        found: usize,
        /// The number of cells of the heading.
        wanted: usize,
    },
    /// A quote is not closed.
    Quote,
    /// It is no object of JSON, or only a part of one.
    Json,
    /// It is no position.
    Position,
}
