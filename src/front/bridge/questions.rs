//! What can be asked of records of bridge alone: them in a format of bridge, a table of deals, drawings.

use std::sync::Arc;

use crate::game::Game;
use crate::render::deals::{DEAL_COLUMNS, DealColumn};
use crate::render::{DiagramStyle, Located, TextStyle};

use super::super::error::Error;
use super::super::unread::Unread;
use super::forms::{BridgeForm, BridgeFormat, Rewriting};
use crate::front::input::inputs::Inputs;
use crate::front::options::Options;
use crate::front::options::by_name;
use crate::front::pipeline::batch_output::BatchOutput;
use crate::front::pipeline::boardless::{BoardlessItem, BoardlessNeeds, RecordsNeeded};
use crate::front::pipeline::converted::Converted;
use crate::front::pipeline::job::{Job, JobNeeds, JobOf};
use crate::front::pipeline::question::{AsJob, as_jobs};
use crate::front::pipeline::run::run_job;
use crate::front::pipeline::stream::{Numbered, Stream};
use crate::front::pipeline::view::View;
use crate::front::writing::convert::Convert;
use crate::front::writing::export::Exporting;

impl Convert {
    /// Writes records of bridge in a format, and no others: in the encoding they are stored in, unless set otherwise.
    /// Diagrams may have the [letters](Self::letters) `en` or `ru`, which are Т К Д В and С В Ю З.
    ///
    /// ```
    /// use zapis::{BridgeFormat, Convert, Options};
    /// let pbn = "[Board \"7\"]\n[Dealer \"s\"]\n[Vulnerable \"both\"]\n";
    /// let converted = zapis::convert(pbn, &Convert::deals(BridgeFormat::Pbn), &Options::default())?;
    /// assert!(String::from_utf8_lossy(&converted.bytes).contains("[Dealer \"S\"]\r\n[Vulnerable \"All\"]\r\n"));
    /// # Ok::<(), zapis::Error>(())
    /// ```
    #[must_use]
    pub fn deals(format: BridgeFormat) -> Self {
        Self::in_own_format(Arc::new(Rewriting::to(format)))
    }
}

/// A table of deals, with its columns.
#[derive(Clone, Debug)]
pub struct DealTable {
    columns: Vec<DealColumn>,
}

impl Default for DealTable {
    fn default() -> Self {
        Self { columns: DEAL_COLUMNS.to_vec() }
    }
}

impl DealTable {
    /// Chooses columns, in this order: `board`, `contract`, `score_ns`; `all` and `usual` are all columns.
    ///
    /// # Errors
    ///
    /// Fails for an unknown name.
    pub fn fields(mut self, names: &[impl AsRef<str>]) -> Result<Self, Error> {
        self.columns.clear();
        for name in names.iter().map(AsRef::as_ref) {
            match DEAL_COLUMNS.iter().find(|column| column.name == name) {
                Some(column) => self.columns.push(*column),
                None if matches!(name, "all" | "usual") => self.columns.extend(DEAL_COLUMNS),
                None => {
                    let known = DEAL_COLUMNS.iter().map(|column| column.name).chain(["all", "usual"]);
                    return Err(by_name::unknown_field(name, known));
                }
            }
        }
        Ok(self)
    }

    /// Returns the question that writes the table; findings are written for people in a style, or returned.
    #[must_use]
    pub fn job(self, text: Option<TextStyle>) -> Exporting {
        Exporting::in_own_form(Box::new(BridgeForm::Table(self.columns)), text)
    }
}

/// Exports records of bridge as a table in CSV, one deal a row, as `zapis export --format csv --rows deals` does.
///
/// # Errors
///
/// Fails if memory cannot be written to.
///
/// ```
/// use zapis::{DealTable, Options};
/// let pbn = "[Board \"7\"]\n[Dealer \"S\"]\n[Vulnerable \"All\"]\n[Declarer \"S\"]\n[Contract \"4S\"]\n[Result \"10\"]\n";
/// let table = DealTable::default().fields(&["board", "contract", "score_ns"])?;
/// let written = zapis::export_deals(pbn, &table, &Options::default())?;
/// assert_eq!(String::from_utf8_lossy(&written.bytes), "board,contract,score_ns\r\n7,4S,620\r\n");
/// # Ok::<(), zapis::Error>(())
/// ```
pub fn export_deals(inputs: impl Into<Inputs>, table: &DealTable, options: &Options) -> Result<Converted, Error> {
    let job = table.clone().job(None);
    let mut exported = Converted::default();
    let done = run_job(inputs.into(), options, job.as_job(), &mut exported)?;
    exported.end(&done);
    Ok(exported)
}

/// Draws the deals of some inputs in their order as SVG, except records without hands. Also returns
/// what could not be read.
#[must_use]
pub fn drawn_deals(inputs: Inputs, style: DiagramStyle, options: &Options) -> (Vec<Option<String>>, Vec<Unread>) {
    let mut stream = Stream::new(inputs, options, DealDrawing { style });
    let drawn = std::iter::from_fn(|| stream.next_item()).map(|Drawn(svg)| svg).collect();
    (drawn, stream.unread().to_vec())
}

struct DealDrawing {
    style: DiagramStyle,
}

/// A deal, drawn.
struct Drawn(Option<String>);

impl Numbered for Drawn {
    fn add_records_before(&mut self, _: u64) {}
}

as_jobs!(DealDrawing);

impl Job for DealDrawing {
    // `validate` reports what is wrong with deals.
    fn finding(&self, _: &Located<'_>, _: &mut BatchOutput) {}

    fn needs(&self) -> JobNeeds {
        let boardless = BoardlessNeeds { is_all: true, ..BoardlessNeeds::FINDINGS }.with(RecordsNeeded::Records);
        JobNeeds { boardless, ..JobNeeds::default() }
    }

    fn boardless(&self, item: BoardlessItem<'_>, output: &mut BatchOutput) -> bool {
        if let BoardlessItem::Record(record) = item {
            output.items.push(Drawn(record.svg(self.style)));
        }
        true
    }
}

impl<G: Game> JobOf<G> for DealDrawing {
    fn record(&self, _: &View<'_, G>, _: &mut BatchOutput) {}
}
