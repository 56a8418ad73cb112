//! A table of reference data for people.

use std::fmt::Write as _;

use crate::l10n::{Arg, Language, Message};
use crate::text::display_width;

use super::wrap::wrapped;

/// A table of reference data, in a language yet to be chosen.
#[derive(Clone, Debug)]
pub struct KnownTable {
    /// The heads of the columns, separated by bars.
    pub head: Message,
    /// A row for each item.
    pub rows: Vec<Vec<Arg>>,
    /// The notes below.
    pub notes: Option<Message>,
    /// The indentation of wrapped lines of the notes.
    pub hang: usize,
}

impl KnownTable {
    /// Creates a table without notes.
    #[must_use]
    pub const fn new(head: Message, rows: Vec<Vec<Arg>>) -> Self {
        Self { head, rows, notes: None, hang: 0 }
    }

    /// Adds notes below; wrapped lines are indented by `hang`.
    #[must_use]
    pub fn with_notes(mut self, notes: Message, hang: usize) -> Self {
        (self.notes, self.hang) = (Some(notes), hang);
        self
    }

    /// Formats it in columns; the notes are wrapped at a width.
    #[must_use]
    pub fn text(&self, width: usize, language: Language) -> String {
        let head = self.head.in_language(language).split(" | ").map(str::to_owned).collect();
        let in_language = |row: &Vec<Arg>| row.iter().map(|cell| cell.in_language(language)).collect();
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(self.rows.iter().map(in_language)).collect();
        let mut text = table(&rows);
        if let Some(notes) = &self.notes {
            for line in notes.in_language(language).lines() {
                text.extend(["\n", &wrapped(line, width, &" ".repeat(self.hang))]);
            }
            text.push('\n');
        }
        text
    }
}

/// Formats rows in columns; the first row is the head.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| display_width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            let pad = width.saturating_sub(display_width(cell)) + 2;
            // Writing to a string cannot fail.
            let _ = write!(line, "{cell}{:pad$}", "");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
