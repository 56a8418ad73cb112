//! The text of a document while it is written.

/// Text with a line a paragraph.
#[derive(Default)]
pub(in super::super) struct Lines {
    pub(super) text: String,
    /// Cells that ended since the last text; those at the end of a row are not written.
    n_tabs: usize,
    /// Whether a paragraph ended within a cell.
    is_apart: bool,
    /// Whether something stands in the line, or in the cell.
    is_begun: bool,
}

impl Lines {
    /// Adds text to the line.
    pub(super) fn add(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.text.extend(std::iter::repeat_n('\t', std::mem::take(&mut self.n_tabs)));
        if std::mem::take(&mut self.is_apart) {
            self.text.push(' ');
        }
        self.text.push_str(text);
        self.is_begun = true;
    }

    /// Ends a paragraph; within a cell the next goes on in the same line.
    pub(super) fn paragraph(&mut self, is_in_cell: bool) {
        if is_in_cell {
            self.is_apart = self.is_begun;
        } else {
            self.row();
        }
    }

    /// Ends a cell of a row.
    pub(super) fn cell(&mut self) {
        self.n_tabs += 1;
        (self.is_apart, self.is_begun) = (false, false);
    }

    /// Ends a row, or a line.
    pub(super) fn row(&mut self) {
        self.text.push('\n');
        (self.n_tabs, self.is_apart, self.is_begun) = (0, false, false);
    }

    /// Ends the last line, if something stands in it.
    pub(super) fn end(&mut self) {
        if self.is_begun {
            self.row();
        }
    }
}
