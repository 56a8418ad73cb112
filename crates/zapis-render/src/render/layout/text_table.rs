//! Tables of text, as wide as there is room; a wider table is split into blocks below one another.

use crate::text::display_width;

use super::columns::padded;

/// The number of blanks between two columns.
const GAP: usize = 1;

/// A table: the first columns are repeated in every block.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextTable {
    /// The rows, the heads first; all have the same number of cells.
    pub(crate) rows: Vec<Vec<String>>,
    /// The number of columns repeated in every block.
    pub(crate) n_lead: usize,
    /// The column that is left-aligned and shortened if there is no room: names.
    pub(crate) names: usize,
    /// Columns that begin a group, separated by one more blank.
    pub(crate) groups: Vec<usize>,
}

/// The minimum width of a name, unless it is shorter.
const NARROWEST_NAME: usize = 12;
/// The maximum width of a name.
const WIDEST_NAME: usize = 32;

impl TextTable {
    fn n_columns(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    fn width_of(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| display_width(cell)).max().unwrap_or(0)
    }

    fn space_before(&self, column: usize) -> usize {
        if column == 0 { 0 } else { GAP + usize::from(self.groups.contains(&column)) }
    }

    /// Returns true if the table fits in lines of that width, however much names are shortened.
    pub(crate) fn fits(&self, width: usize) -> bool {
        let of = |column| {
            let own = self.width_of(column);
            if column == self.names { own.min(NARROWEST_NAME + 6) } else { own }
        };
        (0..self.n_columns()).map(|column| of(column) + self.space_before(column)).sum::<usize>() <= width
    }

    /// Draws it, in blocks if needed.
    pub(crate) fn draw(&mut self, width: usize) -> String {
        let n_columns = self.n_columns();
        let n_lead = self.n_lead.min(n_columns);
        let others: usize = (0..n_columns)
            .filter(|column| *column != self.names)
            .map(|column| self.width_of(column) + self.space_before(column))
            .sum();
        let room = width.saturating_sub(others + GAP);
        let name_width = if room >= NARROWEST_NAME { room } else { NARROWEST_NAME + 6 }.min(WIDEST_NAME);
        for row in &mut self.rows {
            if let Some(name) = row.get_mut(self.names) {
                *name = shortened(name, name_width);
            }
        }
        let widths: Vec<usize> = (0..n_columns).map(|column| self.width_of(column)).collect();
        let full = |column: usize| widths.get(column).copied().unwrap_or(0) + self.space_before(column);
        let lead: usize = (0..n_lead).map(full).sum();
        let mut blocks: Vec<Vec<usize>> = vec![Vec::new()];
        let mut used = lead;
        for column in n_lead..n_columns {
            let own = full(column);
            if used + own > width && blocks.last().is_some_and(|block| !block.is_empty()) {
                blocks.push(Vec::new());
                used = lead;
            }
            used += own;
            if let Some(block) = blocks.last_mut() {
                block.push(column);
            }
        }
        let blocks = blocks.iter().map(|block| self.block(n_lead, block, &widths));
        blocks.collect::<Vec<String>>().join("\n")
    }

    fn block(&self, n_lead: usize, columns: &[usize], widths: &[usize]) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let mut line = String::new();
            for column in (0..n_lead).chain(columns.iter().copied()) {
                let (cell, width) =
                    (row.get(column).map_or("", String::as_str), widths.get(column).copied().unwrap_or(0));
                line.push_str(&" ".repeat(self.space_before(column)));
                if column == self.names {
                    line.push_str(&padded(cell, width));
                } else {
                    line.push_str(&" ".repeat(width.saturating_sub(display_width(cell))));
                    line.push_str(cell);
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

/// Shortens text that is too wide, with a sign for the missing part.
pub(crate) fn shortened(text: &str, width: usize) -> String {
    if display_width(text) <= width {
        return text.to_owned();
    }
    let mut taken = String::new();
    for char in text.chars() {
        if display_width(&taken) + display_width(char.encode_utf8(&mut [0; 4])) + 1 > width {
            break;
        }
        taken.push(char);
    }
    taken.push('…');
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_table_is_cut_into_blocks_that_begin_alike() {
        let row = |first: &str, cell: &str| {
            let mut row = vec![first.to_owned()];
            row.extend(std::iter::repeat_n(cell.to_owned(), 40));
            row
        };
        let long = "Имя, очень длинное имя игрока с отчеством";
        let mut table = TextTable {
            rows: vec![row("", "Rd"), row(long, "12w½"), row("棋手", "1")],
            n_lead: 1,
            ..TextTable::default()
        };
        assert!(!table.fits(80));
        let text = table.draw(80);
        assert!(text.lines().all(|line| display_width(line) <= 80), "{text}");
        assert_eq!(text.matches("Имя, очень д").count(), text.matches("\n\n").count() + 1);
        assert_eq!(text.matches("12w½").count(), 40);
    }
}
