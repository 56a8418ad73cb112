//! A table: its format, the meaning of its columns, and its rows as records.

use crate::text::{EncodingChoice, Span};

use super::super::sheet::SourceMap;
use super::cells::{Quoting, TableCell, csv_cells, json_cells};
use super::columns::{ColumnRole, own_tag};
use super::cut::row_end;
use super::format::{RowFault, RowFormat, RowShape, TableAsked};
use super::own_tags::OwnTags;
use super::position_rows::position_cells;
use super::recognition::{are_of_other_table, may_begin, moves_of_numbered, recognized};
use super::row_record::{MOST_OWN_TAGS, RowRecord};

/// A file that is a table.
#[derive(Clone, Debug)]
pub struct GameTable {
    shape: RowShape,
    names: Vec<String>,
    /// What became of the columns of the first row.
    columns: ColumnsTaken,
    /// The meaning of each of these columns.
    roles: Vec<Option<ColumnRole>>,
    own_tags: OwnTags,
    asked: TableAsked,
    /// The text before the first row, as stored.
    heading: Vec<u8>,
    /// Whether its rows have places in bytes: those of Parquet and of databases have none.
    has_places: bool,
}

/// What became of the columns of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColumnsTaken {
    /// Columns taken for the moves or for a tag of another name: the tag and the column.
    pub guessed: Vec<(String, String)>,
    /// Columns left out because no tag can have their name, or because there are too many.
    pub left_out: Vec<String>,
}

/// A row as the text of a record.
#[derive(Clone, Debug)]
pub struct RowOfTable {
    /// The row as written, followed by its content as PGN.
    pub text: String,
    /// The offset of the PGN.
    pub start: usize,
    /// The map back to the cells, with their other statements about the game.
    pub places: SourceMap,
}

/// The cells of a row, and how they are quoted.
type RowCells<'a> = (Vec<TableCell<'a>>, Quoting);

impl GameTable {
    /// Returns true if a file may be a table, by its first bytes; rarely true for other files.
    #[must_use]
    pub fn may_begin(head: &[u8]) -> bool {
        may_begin(head)
    }

    /// Recognizes a table by the beginning of a file. `Some(None)` is a table without games.
    #[must_use]
    pub fn recognize(
        head: &[u8],
        choice: EncodingChoice,
        asked: &TableAsked,
        is_named_so: bool,
    ) -> Option<Option<Self>> {
        let found = recognized(head, choice, asked);
        let Some(found) = found else { return asked.is_asked.then_some(None) };
        if !found.has_games {
            let is_table = match found.shape.format {
                RowFormat::Separated(_) => is_named_so && are_of_other_table(&found.names),
                _ => is_named_so,
            };
            return (asked.is_asked || is_table).then_some(None);
        }
        let heading = head[..found.heading_len].to_vec();
        let names = if found.names.is_empty() { found.first_names } else { found.names };
        let roles = names.iter().map(|name| asked.role_of(name)).collect();
        let columns = columns_taken(&names, asked);
        let (own_tags, asked) = (OwnTags::new(&names, asked.drops_columns), asked.clone());
        Some(Some(Self { shape: found.shape, names, columns, roles, own_tags, asked, heading, has_places: true }))
    }

    /// Says that its rows have no places in bytes, and which of their columns are left out.
    #[must_use]
    pub fn without_places(mut self, left_out: &[String]) -> Self {
        self.columns.left_out.extend_from_slice(left_out);
        Self { has_places: false, ..self }
    }

    /// Returns true if its rows have places in bytes.
    #[must_use]
    pub const fn has_places(&self) -> bool {
        self.has_places
    }

    /// Returns the name of the column at an offset in a row.
    #[must_use]
    pub fn field_at(&self, row: &str, at: u32) -> Option<String> {
        let row = row.trim_end_matches(['\r', '\n']);
        let (cells, _) = self.cells(row).ok()??;
        // The place of a cell that is only quotation marks is between them.
        let cell = cells.iter().rfind(|cell| cell.place.start <= at && at <= cell.place.end)?;
        Some(cell.name.clone().into_owned()).filter(|name| !name.is_empty())
    }

    /// Returns the meaning of a cell.
    fn role_of(&self, cell: &TableCell<'_>) -> Option<ColumnRole> {
        match cell.column {
            Some(column) => self.roles[column],
            None => self.asked.role_of(&cell.name),
        }
    }

    /// Returns what became of the columns.
    #[must_use]
    pub const fn columns(&self) -> &ColumnsTaken {
        &self.columns
    }

    /// Returns the text before the first row, as stored.
    #[must_use]
    pub fn heading(&self) -> &[u8] {
        &self.heading
    }

    /// Returns the text that a file of selected rows must begin with.
    #[must_use]
    pub fn heading_of_copies(&self) -> &[u8] {
        if matches!(self.shape.format, RowFormat::Separated(_) | RowFormat::Numbered) { &self.heading } else { &[] }
    }

    /// Returns the length of the first row in bytes, without and with the separator from the next one; `None` if more
    /// bytes are needed.
    #[must_use]
    pub fn row_len(&self, bytes: &[u8], is_last: bool) -> Option<(usize, usize)> {
        let end = row_end(bytes, &self.shape, is_last)?;
        Some((end.len, end.with_separator.max(1).min(bytes.len())))
    }

    /// Returns the lengths of all rows but the last, which may continue after the bytes, as [`GameTable::row_len`] does.
    #[must_use]
    pub fn whole_rows(&self, bytes: &[u8]) -> Vec<(usize, usize)> {
        let mut at = 0;
        let next = || {
            let row = self.row_len(&bytes[at..], false).filter(|_| at < bytes.len())?;
            at += row.1;
            Some(row)
        };
        std::iter::from_fn(next).collect()
    }

    /// Reads a row; `None` if it is blank.
    ///
    /// # Errors
    /// Returns the reason why a row cannot be read, and its place.
    pub fn read(&self, row: &str) -> Result<Option<RowOfTable>, (RowFault, Span)> {
        let row = row.trim_end_matches(['\r', '\n']);
        if row.trim().is_empty() {
            return Ok(None);
        }
        let Some((cells, quoting)) = self.cells(row)? else { return Ok(None) };
        let roles: Vec<_> = cells.iter().map(|cell| self.role_of(cell)).collect();
        let is_of_pairs = |(_, role): &(&TableCell<'_>, &_)| **role == Some(ColumnRole::TagPairs);
        let pairs = cells.iter().zip(&roles).filter(is_of_pairs).flat_map(|(cell, _)| cell.list(row));
        let pairs: Vec<_> = pairs.map(|pair| pair.list(row)).collect();
        let (made, statements) = RowRecord::of_cells(row, &cells, &roles, &pairs, &self.own_tags);
        let start = row.len() + 1;
        let text = format!("{row}\n{}", made.text);
        let places = SourceMap::of_row(made, u32::try_from(start).unwrap_or(u32::MAX), quoting, statements);
        Ok(Some(RowOfTable { text, start, places }))
    }

    /// Splits a row into its cells; `None` if it is blank.
    fn cells<'a>(&'a self, row: &'a str) -> Result<Option<RowCells<'a>>, (RowFault, Span)> {
        let all = Span::of(0..row.len());
        Ok(Some(match self.shape.format {
            RowFormat::Separated(delimiter) => {
                let cells = csv_cells(row, delimiter, &self.names).map_err(|place| (RowFault::Quote, place))?;
                let (found, wanted) = (cells.len(), self.names.len());
                let is_blank = |cell: &TableCell<'_>| cell.text.trim().is_empty();
                if found < wanted || !cells[wanted..].iter().all(is_blank) {
                    return Err((RowFault::Cells { found, wanted }, all));
                }
                (cells, Quoting::Separated(delimiter))
            }
            RowFormat::Numbered => match moves_of_numbered(row) {
                Some(at) => (numbered_cells(row, at, &self.names), Quoting::Separated(b'\n')),
                None if row.starts_with('#') => return Ok(None),
                None => return Err((RowFault::Cells { found: 1, wanted: 2 }, all)),
            },
            RowFormat::Positions => match position_cells(row) {
                Some(cells) => (cells, Quoting::Separated(b'\n')),
                None if row.starts_with('#') => return Ok(None),
                None => return Err((RowFault::Position, all)),
            },
            RowFormat::JsonLines | RowFormat::Json => {
                let leading = row.len() - row.trim_start_matches([' ', '\t', '\u{1e}']).len();
                let is_closing = |c: char| matches!(c, ']' | '}' | ',') || c.is_whitespace();
                if row.chars().all(is_closing) {
                    return Ok(None);
                }
                let cells = json_cells(row, &self.names).map_err(|at| {
                    let place = Span::of(at.min(row.len())..row.len());
                    (RowFault::Json, if place.is_empty() { Span::of(leading..row.len()) } else { place })
                })?;
                (cells, Quoting::Json)
            }
        }))
    }
}

/// Returns true if a line is not blank.
#[must_use]
pub fn is_row(bytes: &[u8]) -> bool {
    bytes.iter().any(|byte| !byte.is_ascii_whitespace())
}

/// Decides what becomes of columns.
fn columns_taken(names: &[String], asked: &TableAsked) -> ColumnsTaken {
    let mut taken = ColumnsTaken::default();
    let mut n_own = 0;
    for name in names {
        let guessed = match asked.role_of(name) {
            Some(ColumnRole::Moves | ColumnRole::Pgn) => Some("moves"),
            Some(ColumnRole::Tag(tag)) => Some(tag).filter(|tag| !tag.eq_ignore_ascii_case(name)),
            Some(ColumnRole::Start) => Some("FEN"),
            Some(_) => None,
            None => {
                n_own += 1;
                if n_own > MOST_OWN_TAGS || own_tag(name, false).is_none() && !name.is_empty() {
                    taken.left_out.push(name.clone());
                }
                None
            }
        };
        let is_asked = asked.columns.iter().any(|(_, column)| column.eq_ignore_ascii_case(name));
        if let Some(tag) = guessed.filter(|tag| !is_asked && !tag.eq_ignore_ascii_case(name)) {
            taken.guessed.push((tag.to_owned(), name.clone()));
        }
    }
    taken
}

/// Splits a line of `ChessDB`.
fn numbered_cells<'a>(row: &'a str, moves: usize, names: &'a [String]) -> Vec<TableCell<'a>> {
    let mut cells = Vec::new();
    let mut at = 0;
    for (column, name) in names.iter().enumerate() {
        at += row[at..moves].len() - row[at..moves].trim_start().len();
        let end = at + row[at..moves].find(' ').unwrap_or(moves - at);
        if !matches!(&row[at..end], "None" | "###") && name != "number" {
            cells.push(TableCell::plain(name.as_str(), row, at, end).in_column(Some(column)));
        }
        at = end;
    }
    cells.push(TableCell::plain("moves", row, moves, row.len()));
    cells
}
