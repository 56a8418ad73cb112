//! The format of a table, what the user says about it, and possible errors in its rows.

use memchr::memmem::Finder;

use super::columns::{ColumnRole, asked_role, role_of};

/// The format of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowFormat {
    /// Cells separated by this byte, quoted according to RFC 4180.
    Separated(u8),
    /// A JSON object on each line.
    JsonLines,
    /// JSON objects in a list, or one after another.
    Json,
    /// Lines of `ChessDB`.
    Numbered,
    /// A position on each line, as FEN or EPD.
    Positions,
}

/// What is needed to find the end of a row.
#[derive(Clone, Debug)]
pub(super) struct RowShape {
    pub(super) format: RowFormat,
    pub(super) n_columns: usize,
    /// The text after the opening bracket of a JSON row: its first key, or the quotation mark of its first move.
    pub(super) beginning: Finder<'static>,
    /// The key of the moves in a JSON row, with its quotation marks.
    pub(super) moves_key: Vec<u8>,
}

impl RowShape {
    /// Creates the shape of rows of which only the format is known.
    pub(super) fn of_format(format: RowFormat) -> Self {
        Self { format, n_columns: 0, beginning: Finder::new(b""), moves_key: Vec::new() }
    }
}

/// What the user says about tables: that the input is one, and what its columns mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableAsked {
    /// Whether the user says that the input is a table.
    pub is_asked: bool,
    /// The content of columns: a role and the name of the column.
    pub columns: Vec<(String, String)>,
    /// Whether columns that are not PGN tags are left out.
    pub drops_columns: bool,
}

impl TableAsked {
    /// Returns true if a name is a role that a column can have.
    #[must_use]
    pub fn is_role(name: &str) -> bool {
        asked_role(name).is_some()
    }

    /// Returns true if a column holds moves in any form.
    pub(super) fn is_of_moves(&self, column: &str) -> bool {
        let role = self.role_of(column);
        matches!(role, Some(ColumnRole::Moves | ColumnRole::Pgn | ColumnRole::Evaluations | ColumnRole::Tcn))
    }

    /// Returns the meaning of a column: from the user, or else from its name.
    pub(super) fn role_of(&self, column: &str) -> Option<ColumnRole> {
        if let Some((role, _)) = self.columns.iter().find(|(_, name)| name.eq_ignore_ascii_case(column)) {
            return asked_role(role);
        }
        // A role that the user gave to another column is not this one's.
        role_of(column).filter(|own| self.columns.iter().all(|(role, _)| asked_role(role) != Some(*own)))
    }
}

/// The reason why a row cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFault {
    /// Its number of cells is not the number of columns.
    Cells {
        /// The number of cells of the row.
        found: usize,
        /// The number of cells of the heading.
        wanted: usize,
    },
    /// A quote is not closed.
    Quote,
    /// It is not a complete JSON object.
    Json,
    /// It is not a position.
    Position,
}
