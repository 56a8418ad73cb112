//! The chosen columns of a table and their order.

use super::columns::{GAME_COLUMNS, GameField, PLY_COLUMNS, PlyField, TableColumn};

/// What a row of a table represents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum RowKind {
    /// One record.
    #[default]
    Games,
    /// One ply of a main line.
    Plies,
}

impl RowKind {
    /// Lists the available columns.
    #[must_use]
    pub const fn columns(self) -> &'static [TableColumn] {
        match self {
            Self::Games => GAME_COLUMNS,
            Self::Plies => PLY_COLUMNS,
        }
    }

    /// Returns the name of the schema, with its version.
    #[must_use]
    pub const fn schema(self) -> &'static str {
        match self {
            Self::Games => "zapis.game-row/1",
            Self::Plies => "zapis.ply-row/1",
        }
    }
}

/// The chosen columns, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenColumns {
    rows: RowKind,
    /// The indices of the chosen columns.
    chosen: Vec<usize>,
}

impl ChosenColumns {
    /// Chooses the default columns: all except those that can be derived from others and are large.
    #[must_use]
    pub fn usual(rows: RowKind) -> Self {
        let usual = rows.columns().iter().enumerate().filter(|(_, column)| column.is_usual);
        Self { rows, chosen: usual.map(|(index, _)| index).collect() }
    }

    /// Chooses columns by their names, in the given order; `all` means all columns, `usual` the default ones. A column
    /// named twice is written once.
    ///
    /// # Errors
    ///
    /// The first unknown name.
    pub fn named<S: AsRef<str>>(rows: RowKind, names: &[S]) -> Result<Self, &S> {
        let mut chosen = Vec::new();
        for own in names {
            let name = own.as_ref().trim();
            let found: Vec<usize> = match name {
                "all" => (0..rows.columns().len()).collect(),
                "usual" => Self::usual(rows).chosen,
                _ => rows.columns().iter().position(|column| column.name == name).into_iter().collect(),
            };
            if found.is_empty() {
                return Err(own);
            }
            chosen.extend(found);
        }
        let mut is_known = vec![false; rows.columns().len()];
        chosen.retain(|index| !std::mem::replace(&mut is_known[*index], true));
        Ok(Self { rows, chosen })
    }

    /// Returns what a row represents.
    #[must_use]
    pub const fn rows(&self) -> RowKind {
        self.rows
    }

    /// Lists the columns in order.
    pub fn columns(&self) -> impl Iterator<Item = &'static TableColumn> {
        let all = self.rows.columns();
        self.chosen.iter().map(move |index| &all[*index])
    }

    pub(super) fn of_games(&self) -> impl Iterator<Item = GameField> {
        self.chosen.iter().map(|index| GameField::ALL[*index])
    }

    pub(super) fn of_plies(&self) -> impl Iterator<Item = PlyField> {
        self.chosen.iter().map(|index| PlyField::ALL[*index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_come_in_the_order_requested_and_once_each() {
        let names = |names: &[&str]| {
            let fields = ChosenColumns::named(RowKind::Games, names).unwrap();
            fields.columns().map(|column| column.name).collect::<Vec<_>>()
        };
        assert_eq!(names(&["moves", "white", "moves"]), ["moves", "white"]);
        assert_eq!(names(&["all"]).len(), GAME_COLUMNS.len());
        assert_eq!(names(&["moves16", "usual"])[..2], ["moves16", "path"]);
        assert_eq!(ChosenColumns::named(RowKind::Plies, &["fen", "eco"]), Err(&"eco"));
    }
}
