//! The rows of a table, with each element accessible by the name of its column.

use std::borrow::Cow;

use crate::pbn::{ItemKind, Record, TagPair, unescape};
use crate::span::Span;

/// An element of a table.
#[derive(Clone, Debug)]
pub(crate) struct Element<'t> {
    /// Its text, without quotes.
    pub text: Cow<'t, str>,
    /// Its place, without quotes.
    pub span: Span,
}

/// A table, read by its heading.
#[derive(Clone, Debug, Default)]
pub(crate) struct ColumnTable<'t> {
    /// The names of the columns, without their order and width.
    pub columns: Vec<String>,
    /// The elements, row by row.
    pub elements: Vec<Element<'t>>,
}

/// The maximum number of columns of a table.
const MOST_COLUMNS: usize = 256;

impl<'t> ColumnTable<'t> {
    /// Reads the rows after a tag by its heading, which may come from an earlier record; an incomplete last row is left
    /// out.
    ///
    /// Cost: linear.
    #[must_use]
    pub(crate) fn read(record: &Record<'t>, tag: &TagPair<'t>, heading: &str) -> Self {
        let name = |column: &str| {
            let column = column.trim_start_matches(['+', '-']);
            column.split('\\').next().unwrap_or_default().trim().to_owned()
        };
        let columns: Vec<String> = heading.split(';').take(MOST_COLUMNS).map(name).collect();
        let mut elements = Vec::new();
        for item in record.section(tag) {
            let raw = item.span.of(record.text);
            match item.kind {
                ItemKind::Word => elements.push(Element { text: Cow::Borrowed(raw), span: item.span }),
                ItemKind::Quoted if raw.len() >= 2 => {
                    let span = Span::new(item.span.start + 1, item.span.end - 1);
                    elements.push(Element { text: unescape(span.of(record.text)), span });
                }
                _ => {}
            }
        }
        let whole = elements.len() - elements.len() % columns.len();
        elements.truncate(whole);
        Self { columns, elements }
    }

    /// Finds a column by any of several names.
    #[must_use]
    pub(crate) fn column(&self, names: &[&str]) -> Option<usize> {
        self.columns.iter().position(|column| names.contains(&column.as_str()))
    }

    /// Lists the rows.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[Element<'t>]> {
        self.elements.chunks_exact(self.columns.len().max(1))
    }
}
