//! Rows, kept column by column.

use super::columns::CellKind;
use super::fields::ChosenColumns;

/// The value for a missing number.
pub const NOTHING: i64 = i64::MIN;
/// The value for the length of a missing list.
pub(super) const NO_LIST: u32 = u32::MAX;

/// Texts stored one after another; some may be missing.
#[derive(Clone, Debug, Default)]
pub(super) struct Texts {
    bytes: Vec<u8>,
    /// The beginning and the end of each; a missing one ends before it begins.
    places: Vec<(u32, u32)>,
}

/// The place of a missing text.
const NOWHERE: (u32, u32) = (1, 0);

impl Texts {
    pub(super) const fn len(&self) -> usize {
        self.places.len()
    }

    pub(super) const fn n_bytes(&self) -> usize {
        self.bytes.len() + self.places.len() * size_of::<(u32, u32)>()
    }

    pub(super) fn clear(&mut self) {
        self.bytes.clear();
        self.places.clear();
    }

    /// Appends a text; one that equals the previous row's takes no room.
    pub(super) fn push(&mut self, text: &[u8]) {
        if let Some(index) = self.places.len().checked_sub(1)
            && self.get(index) == Some(text)
        {
            self.places.push(self.places[index]);
            return;
        }
        self.push_with(|bytes| bytes.extend_from_slice(text));
    }

    /// Appends what `write` writes; a batch of rows always fits into 32 bits, and a text that did not would be missing.
    pub(super) fn push_with(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        let start = self.bytes.len();
        write(&mut self.bytes);
        let place = |at: usize| u32::try_from(at).ok();
        let placed = place(start).zip(place(self.bytes.len()));
        self.places.push(placed.unwrap_or(NOWHERE));
    }

    pub(super) fn push_nothing(&mut self) {
        self.places.push(NOWHERE);
    }

    pub(super) fn push_maybe(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.push(text.as_bytes()),
            None => self.push_nothing(),
        }
    }

    /// Returns the bytes of a text: always UTF-8.
    pub(super) fn get(&self, index: usize) -> Option<&[u8]> {
        let (start, end) = *self.places.get(index)?;
        self.bytes.get(start as usize..end as usize)
    }

    fn text(&self, index: usize) -> Option<&str> {
        self.get(index).and_then(|bytes| str::from_utf8(bytes).ok())
    }

    /// Returns all bytes, and the place of each text.
    #[cfg(feature = "tables")]
    pub(super) fn parts(&self) -> (&[u8], &[(u32, u32)]) {
        (&self.bytes, &self.places)
    }

    /// Appends all texts of another.
    pub(super) fn extend(&mut self, others: &Self) {
        for index in 0..others.len() {
            match others.get(index) {
                Some(text) => self.push(text),
                None => self.push_nothing(),
            }
        }
    }
}

/// The values of a column.
#[derive(Clone, Debug)]
pub(super) enum Values {
    Texts(Texts),
    Numbers(Vec<i64>),
    /// Names and their texts.
    Pairs(Texts, Texts),
}

/// One column of some rows.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    /// For columns of lists, the length of the list of each row.
    pub(super) lens: Vec<u32>,
    pub(super) values: Values,
}

impl Cells {
    fn new(kind: CellKind) -> Self {
        let values = match kind {
            CellKind::Text | CellKind::Texts => Values::Texts(Texts::default()),
            CellKind::Pairs => Values::Pairs(Texts::default(), Texts::default()),
            CellKind::Whole32
            | CellKind::Whole64
            | CellKind::Flag
            | CellKind::Day
            | CellKind::Moment
            | CellKind::Code
            | CellKind::Codes
            | CellKind::Wholes32
            | CellKind::Wholes64 => Values::Numbers(Vec::new()),
        };
        Self { lens: Vec::new(), values }
    }

    fn clear(&mut self) {
        self.lens.clear();
        match &mut self.values {
            Values::Texts(texts) => texts.clear(),
            Values::Numbers(numbers) => numbers.clear(),
            Values::Pairs(names, texts) => {
                names.clear();
                texts.clear();
            }
        }
    }

    fn n_bytes(&self) -> usize {
        let of_values = match &self.values {
            Values::Texts(texts) => texts.n_bytes(),
            Values::Numbers(numbers) => numbers.len() * size_of::<i64>(),
            Values::Pairs(names, texts) => names.n_bytes() + texts.n_bytes(),
        };
        of_values + self.lens.len() * size_of::<u32>()
    }

    /// Appends to a column of texts; ignored for other columns.
    pub(crate) fn text(&mut self, text: Option<&str>) {
        if let Values::Texts(texts) = &mut self.values {
            texts.push_maybe(text);
        }
    }

    /// Appends what `write` writes to a column of texts.
    pub(super) fn text_with(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        if let Values::Texts(texts) = &mut self.values {
            texts.push_with(write);
        }
    }

    /// Appends to a column of numbers.
    pub(super) fn number(&mut self, number: Option<i64>) {
        if let Values::Numbers(numbers) = &mut self.values {
            numbers.push(number.unwrap_or(NOTHING));
        }
    }

    /// Appends a list to a column of lists of texts.
    pub(super) fn texts(&mut self, list: Option<&Texts>) {
        self.lens.push(list.map_or(NO_LIST, |list| narrow(list.len())));
        if let (Values::Texts(texts), Some(list)) = (&mut self.values, list) {
            texts.extend(list);
        }
    }

    /// Appends a list to a column of lists of numbers.
    pub(super) fn numbers(&mut self, list: Option<&[i64]>) {
        self.lens.push(list.map_or(NO_LIST, |list| narrow(list.len())));
        if let (Values::Numbers(numbers), Some(list)) = (&mut self.values, list) {
            numbers.extend_from_slice(list);
        }
    }

    /// Appends names and their texts.
    pub(super) fn pairs(&mut self, own_names: &Texts, own_texts: &Texts) {
        self.lens.push(narrow(own_names.len()));
        if let Values::Pairs(names, texts) = &mut self.values {
            names.extend(own_names);
            texts.extend(own_texts);
        }
    }
}

/// No list has more elements than a record has bytes, for which 32 bits are enough.
fn narrow(len: usize) -> u32 {
    u32::try_from(len).unwrap_or(NO_LIST - 1)
}

/// Rows of a table, with the chosen columns.
#[derive(Clone, Debug)]
pub struct TableRows {
    n_rows: usize,
    /// The index of the column with the number of the record, if there is one.
    record: Option<usize>,
    pub(super) columns: Vec<Cells>,
}

impl TableRows {
    /// Creates a table without rows.
    #[must_use]
    pub fn new(fields: &ChosenColumns) -> Self {
        let columns = fields.columns().map(|column| Cells::new(column.kind)).collect();
        Self { n_rows: 0, record: fields.columns().position(|column| column.name == "record"), columns }
    }

    /// Counts the rows.
    #[must_use]
    pub const fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// Removes all rows, keeping the memory.
    pub fn clear(&mut self) {
        self.n_rows = 0;
        self.columns.iter_mut().for_each(Cells::clear);
    }

    /// Returns the memory used by the rows, in bytes.
    #[must_use]
    pub fn n_bytes(&self) -> usize {
        self.columns.iter().map(Cells::n_bytes).sum()
    }

    /// Numbers the records within their file, given the number of records before their batch.
    pub fn add_records_before(&mut self, before: u64) {
        let before = i64::try_from(before).unwrap_or(i64::MAX);
        let cells = self.record.and_then(|at| self.columns.get_mut(at));
        if let Some(Cells { values: Values::Numbers(numbers), .. }) = cells {
            for number in numbers {
                *number = number.saturating_add(before);
            }
        }
    }

    /// Lists the texts of a column, those of all lists one after another; empty for a column without texts.
    pub fn texts(&self, column: usize) -> impl Iterator<Item = Option<&str>> {
        let texts = match self.values(column) {
            Some(Values::Texts(texts)) => Some(texts),
            _ => None,
        };
        texts.into_iter().flat_map(|texts| (0..texts.len()).map(|index| texts.text(index)))
    }

    /// Lists the numbers of a column, those of all lists one after another; empty for a column without numbers.
    pub fn numbers(&self, column: usize) -> impl Iterator<Item = Option<i64>> {
        let numbers = match self.values(column) {
            Some(Values::Numbers(numbers)) => numbers.as_slice(),
            _ => &[],
        };
        numbers.iter().map(|number| Some(*number).filter(|number| *number != NOTHING))
    }

    /// Lists names and their texts, of all rows one after another; empty for a column without them.
    pub fn pairs(&self, column: usize) -> impl Iterator<Item = (&str, &str)> {
        let pairs = match self.values(column) {
            Some(Values::Pairs(names, texts)) => Some((names, texts)),
            _ => None,
        };
        pairs.into_iter().flat_map(|(names, texts)| {
            let at = |index| (names.text(index).unwrap_or_default(), texts.text(index).unwrap_or_default());
            (0..names.len()).map(at)
        })
    }

    /// Lists the lengths of the lists of all rows, `None` for a missing one; empty for a column without lists.
    pub fn lens(&self, column: usize) -> impl Iterator<Item = Option<u32>> {
        let lens = self.columns.get(column).map_or(&[][..], |cells| &cells.lens);
        lens.iter().map(|len| Some(*len).filter(|len| *len != NO_LIST))
    }

    fn values(&self, column: usize) -> Option<&Values> {
        self.columns.get(column).map(|cells| &cells.values)
    }

    pub(super) const fn end_row(&mut self) {
        self.n_rows += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_back_as_they_went_in_and_repeated_ones_take_no_room() {
        let mut texts = Texts::default();
        for text in [Some("a.pgn"), Some("a.pgn"), None, Some("a.pgn"), Some(""), Some("")] {
            texts.push_maybe(text);
        }
        let all: Vec<_> = (0..texts.len()).map(|index| texts.get(index)).collect();
        let path = Some(b"a.pgn".as_slice());
        assert_eq!(all, [path, path, None, path, Some(b""), Some(b"")]);
        assert_eq!(texts.bytes.len(), 10);
    }
}
