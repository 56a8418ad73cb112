//! Tables: their headings, whether their elements fill the rows, and whether the rows have the order stated in the
//! heading.

use nom::Parser;
use nom::combinator::all_consuming;

use super::Check;
use crate::pbn::{ItemKind, TagPair, grammar};
use crate::problem::{Found, Problem, TableFault};
use crate::span::Span;

impl Check<'_, '_> {
    pub(super) fn tables(&mut self) {
        for number in 0..self.record.tags.len() {
            let tag = self.record.tags[number];
            if tag.name.ends_with("Table") && tag.name != "Table" {
                self.table(&tag);
            }
        }
    }

    fn table(&mut self, tag: &TagPair<'_>) {
        let heading = self.inherited.value(tag).into_owned();
        let fault = |fault, span| Found::new(Problem::Table { fault }, span);
        let section = self.record.section(tag);
        let mut elements: Vec<Span> = Vec::with_capacity(section.len());
        for item in section {
            match item.kind {
                ItemKind::Word | ItemKind::Quoted => elements.push(item.span),
                ItemKind::BraceComment | ItemKind::LineComment if !elements.is_empty() => {
                    self.found.push(fault(TableFault::Comment, item.span));
                }
                ItemKind::BraceComment
                | ItemKind::LineComment
                | ItemKind::EscapeLine
                | ItemKind::Surrounding
                | ItemKind::Tag(_) => {}
                // The remains of a tag pair are already reported.
                ItemKind::Junk if item.span.end - item.span.start > 1 => {}
                _ => self.found.push(fault(TableFault::Sign, item.span)),
            }
        }
        if heading.is_empty() && tag.raw.starts_with('#') {
            return;
        }
        if all_consuming(grammar::table_heading).parse(&*heading).is_err() {
            self.found.push(fault(TableFault::Heading, tag.value_span));
            return;
        }
        let columns: Vec<&str> = heading.split(';').collect();
        let n_columns = columns.len();
        if !elements.len().is_multiple_of(n_columns) {
            let place = elements.last().copied().unwrap_or(tag.value_span);
            self.found.push(fault(TableFault::Incomplete, place));
            return;
        }
        self.order(&columns, &elements);
    }

    /// Compares the rows with the order stated for the first sorted column.
    fn order(&mut self, columns: &[&str], elements: &[Span]) {
        let text = self.record.text;
        for (at, column) in columns.iter().enumerate() {
            let is_rising = match column.as_bytes().first() {
                Some(b'+') => false,
                Some(b'-') => true,
                _ => continue,
            };
            let number = |span: &Span| span.of(text).trim_start_matches(['+', '^']).parse::<f64>().ok();
            let mut last: Option<f64> = None;
            for span in elements.iter().skip(at).step_by(columns.len()) {
                let Some(value) = number(span) else { continue };
                if last.is_some_and(|last| if is_rising { value < last } else { value > last }) {
                    self.found.push(Found::new(Problem::Table { fault: TableFault::Order }, *span));
                    return;
                }
                last = Some(value);
            }
            // Later columns only order rows that are equal in the first one.
            return;
        }
    }
}
