//! The tags of their own name that columns without a meaning become.

use std::borrow::Cow;

use super::cells::TableCell;
use super::columns::own_tag;

/// The tags of their own name that columns become.
#[derive(Clone, Debug, Default)]
pub(super) struct OwnTags {
    /// Those of the columns of the table.
    of_columns: Vec<Option<String>>,
    drops_columns: bool,
}

impl OwnTags {
    pub(super) fn new(names: &[String], drops_columns: bool) -> Self {
        Self { of_columns: names.iter().map(|name| own_tag(name, drops_columns)).collect(), drops_columns }
    }

    /// Returns the name of the tag that a cell becomes.
    pub(super) fn of<'a>(&'a self, cell: &TableCell<'_>) -> Option<Cow<'a, str>> {
        match cell.column {
            Some(column) => self.of_columns.get(column)?.as_deref().map(Cow::Borrowed),
            None => own_tag(&cell.name, self.drops_columns).map(Cow::Owned),
        }
    }
}
