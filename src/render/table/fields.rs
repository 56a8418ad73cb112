//! Which columns of a table are written, and in which order.

use super::columns::{GAME_COLUMNS, GameField, PLY_COLUMNS, PlyField, TableColumn};

/// What a row of a table is.
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
    /// Lists the columns that there are.
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

/// The columns that are written, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenColumns {
    rows: RowKind,
    /// Which of the columns of such rows.
    chosen: Vec<usize>,
}

impl ChosenColumns {
    /// Chooses the usual columns: all but those that can be told from others and take much room.
    #[must_use]
    pub fn usual(rows: RowKind) -> Self {
        let usual = rows.columns().iter().enumerate().filter(|(_, column)| column.is_usual);
        Self { rows, chosen: usual.map(|(index, _)| index).collect() }
    }

    /// Chooses columns by their names, in the order in which they are named; `all` is every column there is, `usual` the
    /// usual ones. A column that is named twice is written once.
    ///
    /// # Errors
    ///
    /// Returns the first name that no column has.
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

    /// Returns what a row is.
    #[must_use]
    pub const fn rows(&self) -> RowKind {
        self.rows
    }

    /// Lists the columns in their order.
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
    fn columns_come_in_the_order_asked_for_and_once_each() {
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
