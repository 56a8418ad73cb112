//! One line of a report file, by its columns.

/// The columns of a player's record that must be blank.
const GAPS: [usize; 11] = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];

/// The distance between tab stops.
const TAB: usize = 8;

/// A line with columns counted from 1. Columns beyond its end are blank.
#[derive(Clone, Debug)]
pub(super) struct Columns {
    cells: Vec<char>,
}

impl Columns {
    /// Splits a line into columns, expanding tabs to the next multiple of eight.
    pub(super) fn of(line: &str) -> Self {
        let mut cells = Vec::with_capacity(line.len());
        for char in line.chars() {
            if char == '\t' {
                let end = (cells.len() / TAB + 1) * TAB;
                cells.resize(end, ' ');
            } else {
                cells.push(char);
            }
        }
        while cells.last().is_some_and(|cell| cell.is_whitespace()) {
            cells.pop();
        }
        Self { cells }
    }

    /// Splits a line whose columns were counted in bytes of UTF-8: what follows a letter of two bytes is one column
    /// further right than its characters say.
    pub(super) fn in_bytes(line: &str) -> Self {
        let mut cells = Vec::with_capacity(line.len());
        for char in line.chars() {
            cells.push(char);
            // Padded so that the text of the part is preserved, and its end is where it was meant.
            cells.resize(cells.len() + char.len_utf8() - 1, '\u{0}');
        }
        Self { cells }
    }

    /// Returns the number of columns.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Returns one column, blank beyond the end.
    pub(super) fn at(&self, column: usize) -> char {
        self.cells.get(column.wrapping_sub(1)).copied().unwrap_or(' ')
    }

    /// Returns the text of some columns, trimmed.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        let end = to.min(self.cells.len());
        let cells = self.cells.get(from.wrapping_sub(1)..end).unwrap_or(&[]);
        cells.iter().filter(|cell| **cell != '\u{0}').collect::<String>().trim().to_owned()
    }

    /// Returns the words from a column on, each with its column.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut is_inside = false;
        for (column, cell) in self.cells.iter().enumerate().skip(from - 1) {
            if cell.is_whitespace() {
                is_inside = false;
                continue;
            }
            if !is_inside {
                words.push((column + 1, String::new()));
                is_inside = true;
            }
            if let Some((_, word)) = words.last_mut() {
                word.push(*cell);
            }
        }
        words
    }

    /// Returns the first column of a player's record that must be blank but is not, and the number of such columns.
    pub(super) fn misfits(&self) -> (Option<usize>, usize) {
        let misfits = || GAPS.into_iter().filter(|gap| !matches!(self.at(*gap), ' ' | '\u{0}' | '\u{a0}'));
        (misfits().next(), misfits().count())
    }
}
