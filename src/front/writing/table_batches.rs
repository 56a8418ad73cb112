//! Rows of tables in memory, for programs that make their own kind of tables.

use crate::game::Game;
use crate::render::table::{ChosenColumns, TableColumn, TableRows, append_rows};
use crate::render::{Located, Summary};

use super::export_table::TableExport;
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::job::{Job, JobOf};
use crate::front::pipeline::question::as_jobs;
use crate::front::pipeline::stream::{Numbered, Stream, iterator_over};
use crate::front::pipeline::view::View;

impl Numbered for TableRows {
    fn add_records_before(&mut self, before: u64) {
        Self::add_records_before(self, before);
    }
}

/// Returns the rows of each batch of records.
pub(crate) struct RowReading(ChosenColumns);

as_jobs!(RowReading);

impl Job for RowReading {
    // `check` reports text outside of records.
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}
}

impl<G: Game> JobOf<G> for RowReading {
    fn record(&self, view: &View<'_, G>, output: &mut BatchOutput) {
        let mut rows = output.items.of().pop().unwrap_or_else(|| TableRows::new(&self.0));
        append_rows(&view.timeline(None), &self.0, &mut rows);
        output.items.push(rows);
    }
}

iterator_over! {
    /// Rows of a table, some at a time, in the order of the files; made by [`table_batches`].
    TableBatches(Stream<RowReading, TableRows>) of TableRows,
    /// Returns the number of records and plies read so far.
    Summary
}

impl TableBatches {
    /// Returns the columns of the rows, in their order.
    pub fn columns(&self) -> impl Iterator<Item = &'static TableColumn> {
        self.0.job().0.columns()
    }
}

/// Reads records as rows of a table, column by column: what `zapis export --rows games` writes, in memory.
///
/// The format of `table` does not matter here. Memory is bounded by batches, not by files.
///
/// ```
/// use zapis::{Options, RowKind, TableExport, TableFormat};
/// let table = TableExport::new(TableFormat::Csv, RowKind::Games).fields(&["white", "plies", "moves"])?;
/// let mut batches = zapis::table_batches("[White \"Tal\"]\n\n1. e4 e5 *", &table, &Options::default());
/// let rows = batches.next().unwrap();
/// assert_eq!(rows.texts(0).collect::<Vec<_>>(), [Some("Tal")]);
/// assert_eq!(rows.numbers(1).collect::<Vec<_>>(), [Some(2)]);
/// assert_eq!((rows.lens(2).next(), rows.texts(2).count()), (Some(Some(2)), 2));
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn table_batches(inputs: impl Into<Inputs>, table: &TableExport, options: &Options) -> TableBatches {
    TableBatches(Stream::new(inputs.into(), options, RowReading(table.columns().clone())))
}
